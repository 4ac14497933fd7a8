"""What the naive references share: stones on places, who acts, and how a game ends."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Hashable
from copy import copy
from typing import Self

Place = tuple[int, int]
"""A row and a column, both from 0, the upper left place first."""

Stones = dict[Place, int]
"""The occupied places, each with the player whose stone stands there."""

ORTHOGONAL = ((-1, 0), (0, -1), (0, 1), (1, 0))
DIAGONAL = ((-1, -1), (-1, 1), (1, -1), (1, 1))


def other(player: int) -> int:
    """The opponent of a player."""
    return 2 if player == 1 else 1


def within(option: str, value: int, low: int, high: int) -> int:
    """The value of an option, or ValueError when it is out of range."""
    if not low <= value <= high:
        raise ValueError(f"{option}: {value} is not between {low} and {high}")
    return value


class Naive(ABC):
    """A started game in which nothing is remembered that can be worked out again."""

    def __init__(self, rows: int, columns: int, phase: str, repetition: int) -> None:
        if repetition < 0:
            raise ValueError(f"repetition: {repetition} is below 0")
        self.rows = rows
        self.columns = columns
        self.repetition = repetition
        self.stones: Stones = {}
        self.seen: Counter[Hashable] = Counter()
        self.player = 1
        self.phase = phase
        self.winner: int | None = None
        self.reason: str | None = None
        self.skipped = 0
        self.due = 0
        self.captures = (0, 0)
        self.ban: str | None = None

    # What is legal, and what a move does

    def moves(self) -> list[str]:
        """All legal moves as canonical text; none when the game has ended."""
        return self.legal() if self.winner is None else []

    def play(self, text: str) -> None:
        """Play a legal move in place; ValueError for any other text."""
        if text not in self.moves():
            raise ValueError(f"{text}: not a legal move now")
        self.skipped = 0
        self.act(text)

    @abstractmethod
    def legal(self) -> list[str]:
        """All moves of a game that goes on."""

    @abstractmethod
    def act(self, text: str) -> None:
        """Carry out a move that is legal."""

    # When it ends

    def end(self, winner: int, reason: str) -> None:
        """End the game: winner 1 or 2, or 0 for a draw."""
        self.winner = winner
        self.reason = reason
        self.phase = "over"
        self.player = 0
        self.due = 0

    def repeats(self, *more: Hashable) -> bool:
        """Count this position once more; whether it has now occurred often enough for a draw."""
        if self.repetition == 0:
            return False
        position = (frozenset(self.stones.items()), self.player, *more)
        self.seen[position] += 1
        return self.seen[position] >= self.repetition

    # The board

    def places(self) -> list[Place]:
        """All places of the board, row by row."""
        return [(row, column) for row in range(self.rows) for column in range(self.columns)]

    def empty(self) -> list[Place]:
        """All places without a stone."""
        return [place for place in self.places() if place not in self.stones]

    def neighbours(self, place: Place, steps: tuple[Place, ...] = ORTHOGONAL) -> list[Place]:
        """The places on the board that are one of these steps away."""
        around = [(place[0] + down, place[1] + right) for down, right in steps]
        return [(r, c) for r, c in around if 0 <= r < self.rows and 0 <= c < self.columns]

    def count(self, player: int) -> int:
        """How many stones of this player are on the board."""
        return list(self.stones.values()).count(player)

    def board(self) -> list[list[int]]:
        """The rows from the top, each from the left: 0 empty, 1 and 2 the players' stones."""
        return [
            [self.stones.get((row, column), 0) for column in range(self.columns)]
            for row in range(self.rows)
        ]

    def copy(self) -> Self:
        """The same game, to be played on separately."""
        twin = copy(self)
        twin.stones = dict(self.stones)
        twin.seen = Counter(self.seen)
        return twin
