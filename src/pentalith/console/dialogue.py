"""Questions and answers, typed or piped: how the source programs talk with players."""

import sys
from collections.abc import Callable
from typing import TypeVar

from pentalith.console.voice import explain, speaker
from pentalith.games.errors import PentalithError
from pentalith.games.position import Position
from pentalith.languages.positions import situation, skip

LONGEST_LINE = 1000

Answer = TypeVar("Answer")


class EndOfInput(Exception):
    """Nobody answers any more."""


def at_terminal() -> bool:
    """Whether somebody sits there who can read and answer."""
    return bool(sys.stdin and sys.stdin.isatty() and sys.stdout.isatty())


def answer(question: str) -> str:
    """The line that answers a question."""
    return typed(question) if at_terminal() else piped(question)


def typed(question: str) -> str:
    """The line that somebody types."""
    try:
        return input(question)
    except EOFError:
        print()
        raise EndOfInput from None


def piped(question: str) -> str:
    """The next line of the input."""
    print(question, end="", flush=True)
    line = rest = sys.stdin.readline(LONGEST_LINE) if sys.stdin else ""
    if not line:
        print()
        raise EndOfInput
    while rest and not rest.endswith("\n"):
        rest = sys.stdin.readline(LONGEST_LINE)
    return line.rstrip("\r\n")


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
