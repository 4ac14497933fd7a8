"""Questions and answers, typed or piped: how the source programs talk with players."""

import sys
from collections.abc import Callable
from typing import TypeVar

from pentalith.console.voice import explain, speaker
from pentalith.games.errors import OptionError, PentalithError
from pentalith.games.position import Position
from pentalith.languages.positions import situation, skip

LONGEST_LINE = 5000
"""Longer than any answer, the path of a file among them."""

Answer = TypeVar("Answer")


class EndOfInput(Exception):
    """Nobody answers any more."""


def at_terminal() -> bool:
    """Whether somebody sits there who can read and answer."""
    return bool(sys.stdin and sys.stdin.isatty() and sys.stdout.isatty())


def answer(question: str) -> str:
    """The line that answers a question; one that is longer than any answer is refused."""
    line = typed(question) if edited() else piped(question)
    if len(line) > LONGEST_LINE:
        raise OptionError("a line has at most {most} characters", most=LONGEST_LINE)
    return line


def edited() -> bool:
    """Whether a line can be edited while it is typed."""
    return at_terminal() and "readline" in sys.modules


def typed(question: str) -> str:
    """The line that somebody types."""
    try:
        return input(question)
    except EOFError:
        print()
        raise EndOfInput from None


def piped(question: str) -> str:
    """The next line of the input; of one that is too long, the beginning."""
    print(question, end="", flush=True)
    line = rest = next_part()
    if not line:
        print()
        raise EndOfInput
    while len(rest) > LONGEST_LINE and not rest.endswith("\n"):
        rest = next_part()
    return line.rstrip("\r\n")


def next_part() -> str:
    """The next line of the input, or as much of it as is more than any answer; "" at the end."""
    try:
        return sys.stdin.readline(LONGEST_LINE + 2) if sys.stdin else ""
    except OSError:
        # Nobody can answer on a terminal that has gone, or a file that is only written.
        return ""


def settled(question: str, take: Callable[[str], Answer]) -> Answer:
    """What is made of the first answer that can be taken; of any other it is said why not."""
    while True:
        try:
            return take(answer(question))
        except PentalithError as problem:
            print(explain(problem))


def play_out(position: Position, question: Callable[[Position], str]) -> None:
    """Let players play a game to its end, the board shown after every change."""
    print(f"\n{position}\n")
    while position.player:
        settled(question(position), lambda text: position.play(text.strip()))
        print("\n".join(["", str(position), "", *skip(position, speaker())]))
    print(situation(position, speaker()))
