"""What all solvers share: they solve a game once, and know every position after that."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import NamedTuple

from pentalith.engine.solving.worth import Choice, Worth
from pentalith.games.errors import IllegalMove
from pentalith.games.position import Position
from pentalith.games.rules import Game


class Progress(NamedTuple):
    """How far a solver has come."""

    stage: str
    """What it does now."""
    positions: int
    """How many positions it has dealt with."""
    part: float | None = None
    """Which part of the work is done, from 0 to 1, where that is known."""


Report = Callable[[Progress], None]
Parts = Mapping[str, memoryview]
"""A table as named pieces of memory."""


def silent(progress: Progress) -> None:
    """Report nothing."""


class Solver(ABC):
    """Finds out what the positions of a game are worth.

    Repetition: a player who cannot win without letting a position come again draws; a count of
    earlier occurrences, and an option `repetition` of 0, therefore change nothing.
    """

    how = ""
    """How the game is solved, as part of a sentence."""
    kept = False
    """Whether it takes long enough to keep the table in a file."""
    quick = True
    """Whether a player can wait for it."""
    version = 1
    """Another one than before wherever the table is another one than before."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.positions = 0
        """How many positions were dealt with."""

    @abstractmethod
    def solve(self, report: Report = silent) -> None:
        """Solve the game; an exception from `report` stops the work, to be taken up again."""

    @abstractmethod
    def worth(self, position: Position) -> Worth:
        """What a position of the solved game, not an ended one, is worth to the player to act."""

    def state(self) -> Parts:
        """The table of the solved game, for `restore`."""
        raise NotImplementedError

    def restore(self, parts: Parts) -> None:
        """Take over a table, without copying it; ValueError if it is none of this game."""
        raise NotImplementedError

    def choices(self, position: Position) -> list[Choice]:
        """The legal moves with what they are worth to the player to act, the best first."""
        choices = [Choice(move, self.after(position, move)) for move in position.legal()]
        return sorted(choices, key=lambda choice: choice.worth.rank, reverse=True)

    def after(self, position: Position, move: int) -> Worth:
        """What a move is worth to the player to act."""
        child = position.copy()
        child.play(move)
        if child.result:
            return ended(child, position.player)
        worth = self.worth(child).before()
        return worth if child.player == position.player else worth.turned()

    def best(self, position: Position) -> int:
        """One of the best moves."""
        choices = self.choices(position)
        if not choices:
            raise IllegalMove("the game is over")
        return choices[0].move


def ended(position: Position, player: int) -> Worth:
    """What an ended game is worth to a player who has just made the last action."""
    result = position.result
    winner = result.winner if result else 0
    value = 0 if not winner else 1 if winner == player else -1
    return Worth(value, 1 if value else None, margin(position, player))


def margin(position: Position, player: int) -> int | None:
    """By how many stones a player is ahead, in a game that counts them at the end."""
    if "count" not in position.endings:
        return None
    stones = [stone for row in position.board() for stone in row]
    return stones.count(player) - stones.count(3 - player)
