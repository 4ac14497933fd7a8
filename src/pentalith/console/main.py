"""The program `pentalith`: finds the command, runs it, and says in one line what went wrong."""

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from io import BytesIO, TextIOWrapper

from pentalith import PentalithError, __version__, world
from pentalith.console.dialogue import EndOfInput
from pentalith.console.voice import environment_kept, explain, say, speak
from pentalith.games.errors import OptionError
from pentalith.languages import NAMES, message, preferred

COMMANDS = {
    "play": message("play a game, against a person or the computer"),
    "tui": message("the same on the whole screen, with mouse and keyboard"),
    "square-trap": message("Square Trap, as its source describes the program"),
    "stones": message("Stones, as its source describes the program"),
    "cross": message("Cross the Board, as its source describes the program"),
    "symmetry": message("Symmetry, as its source describes the program"),
    "trisq": message("Trisq, as its source describes the program"),
    "games": message("the five games, with their options"),
    "rules": message("the rules of a game"),
    "show": message("a board after some moves"),
    "replay": message("a recorded game, move by move"),
    "export": message("a recorded game as SVG, GIF, JSON or text"),
    "solve": message("who wins when both play perfectly"),
    "perft": message("how many lines of play there are, depth by depth"),
    "bench": message("how fast the rulebooks are"),
}
FAILED = 1
BAD_INPUT = 2
INTERRUPTED = 130
LANGUAGE = "--lang"


def main() -> None:
    """Run the program and leave it with its status."""
    stand_in()
    for stream, errors in (
        (sys.stdin, "replace"),
        # A terminal that lacks a character shows its number instead.
        (sys.stdout, "backslashreplace"),
        (sys.stderr, "backslashreplace"),
    ):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)
    sys.exit(run(sys.argv[1:]))


def stand_in() -> None:
    """What is written to a standard stream that is closed goes nowhere."""
    sys.stdout = sys.stdout or TextIOWrapper(BytesIO())
    sys.stderr = sys.stderr or TextIOWrapper(BytesIO())


def run(arguments: Sequence[str]) -> int:
    """Run the program with some arguments; its status."""
    with environment_kept():
        speak(preferred())
        return attempt(arguments)


def attempt(arguments: Sequence[str]) -> int:
    """Run the program in a language that is known; its status."""
    try:
        status = dispatch(in_language(arguments))
        sys.stdout.flush()
    except PentalithError as problem:
        return complain(f"{explain(problem)} (pentalith --help)", BAD_INPUT)
    except EndOfInput:
        sys.stdout.flush()
        return complain(say("the input has ended in the middle of the game"), FAILED)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has left.
        drop_output()
        return FAILED
    except OSError as problem:
        drop_output()
        reason = problem.strerror
        return complain(say("the output cannot be written: {reason}", reason=reason), FAILED)
    return status


def drop_output() -> None:
    """What is still to be written, at the end at the latest, goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def in_language(arguments: Sequence[str]) -> list[str]:
    """The arguments without the language, which is spoken from now on."""
    rest: list[str] = []
    given = iter(arguments)
    for argument in given:
        name, _, code = argument.partition("=")
        if argument == LANGUAGE:
            speak(next(given, ""))
        elif name == LANGUAGE:
            speak(code)
        else:
            rest.append(argument)
    return rest


def dispatch(arguments: Sequence[str]) -> int:
    """Run the command that the first argument names; its status."""
    name, *rest = arguments or [""]
    if name in ("-h", "--help", "help"):
        print(help_text())
        return 0
    if name in ("-V", "--version"):
        print(f"pentalith {__version__}, {described()}")
        return 0
    if name not in COMMANDS:
        raise (
            OptionError("there is no command {name}", name=repr(name[:40]))
            if name
            else (OptionError("a command is missing"))
        )
    command: Callable[[Sequence[str]], int]
    command = import_module(f"pentalith.console.{name.replace('-', '_')}").main
    return command(rest)


def help_text() -> str:
    """What `pentalith --help` prints."""
    commands = [f"  {name:11}  {say(meaning)}" for name, meaning in COMMANDS.items()]
    codes = ", ".join(f"{code} ({name})" for code, name in NAMES.items())
    options = {
        "-h, --help": say("show this help; after a command, that command's"),
        "--version": say("show the version, and whether the rulebooks are compiled"),
        "--lang CODE": say("speak a language: {codes}", codes=codes),
    }
    return "\n".join(
        [
            say("usage: ") + "pentalith COMMAND ...",
            "",
            say("Five stone games, one engine."),
            "",
            say("commands") + ":",
            *commands,
            "",
            say("options") + ":",
            *(f"  {name:11}  {meaning}" for name, meaning in options.items()),
        ]
    )


def described() -> str:
    """The world that the program runs in."""
    if world.compiled():
        return say("compiled")
    return say(
        "interpreted: everything works, play by the computer is about a hundred times slower"
    )


def complain(problem: str, status: int) -> int:
    """Say on one line what is wrong; the status that goes with it."""
    print(f"pentalith: {problem}", file=sys.stderr)
    return status
