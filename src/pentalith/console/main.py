"""The program `pentalith`: finds the command, runs it, and says in one line what went wrong."""

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from io import TextIOWrapper

from pentalith import PentalithError, __version__, world

COMMANDS = {
    "games": "the five games, with their options",
    "rules": "the rules of a game",
    "show": "a board after some moves",
    "replay": "a recorded game, move by move",
    "export": "a recorded game as SVG, GIF, JSON or text",
    "perft": "how many lines of play there are, depth by depth",
    "bench": "how fast the rulebooks are",
}
BAD_INPUT = 2
INTERRUPTED = 130

HELP = """\
usage: pentalith COMMAND ...

Five stone games, one engine.

commands:
{commands}

options:
  -h, --help   show this help; after a command, that command's
  --version    show the version, and whether the rulebooks are compiled
"""


def main() -> None:
    """Run the program and leave it with its status."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a character shows its number instead.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run the program with some arguments; its status."""
    try:
        status = dispatch(arguments)
        sys.stdout.flush()
    except PentalithError as problem:
        return complain(str(problem))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has left.
        drop_output()
        return 1
    except OSError as problem:
        drop_output()
        return complain(f"the output cannot be written: {problem.strerror}")
    return status


def drop_output() -> None:
    """What is still to be written, at the end at the latest, goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def dispatch(arguments: Sequence[str]) -> int:
    """Run the command that the first argument names; its status."""
    name, *rest = arguments or [""]
    if name in ("-h", "--help", "help"):
        print(help_text(), end="")
        return 0
    if name in ("-V", "--version"):
        print(f"pentalith {__version__}, {described()}")
        return 0
    if name not in COMMANDS:
        return complain(f"there is no command {name!r}" if name else "a command is missing")
    command: Callable[[Sequence[str]], int]
    command = import_module(f"pentalith.console.{name}").main
    return command(rest)


def help_text() -> str:
    """What `pentalith --help` prints."""
    commands = "\n".join(f"  {name:8} {meaning}" for name, meaning in COMMANDS.items())
    return HELP.format(commands=commands)


def described() -> str:
    """The world that the program runs in."""
    if world.compiled():
        return "compiled"
    return "interpreted: everything works, play by the computer is about a hundred times slower"


def complain(problem: str) -> int:
    """Say what was wrong with the input; the status for that."""
    print(f"pentalith: {problem} (pentalith --help)", file=sys.stderr)
    return BAD_INPUT
