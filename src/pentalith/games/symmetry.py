"""Symmetry: have the most stones of your colour on the board when it is full.

A point's number is 10 times its row plus its column, both counted from 0 at the upper left: the
point that players call `2,3` is 12. A square is told by its upper left point and its width.
"""

import re
from functools import cache
from typing import TYPE_CHECKING, cast

from pentalith.games import bits, draws, vacancy
from pentalith.games.chance import Chance
from pentalith.games.errors import IllegalMove, NotationError
from pentalith.games.grid import Grid, as_set, single_points
from pentalith.games.options import REPETITION, Option
from pentalith.games.position import BY_REPETITION, Moves, Position, shown

if TYPE_CHECKING:
    from pentalith.games.rules import Game

COUNT = 1
POINTS = 100
POINT = single_points(POINTS)


class Field:
    """A board of one size: its points, and the squares on it that hold a point."""

    def __init__(self, size: int) -> None:
        grid = Grid(size, size, stride=10)
        self.points = as_set(grid.points())
        self.squares = [as_set(grid.rectangle(0, 0, width, width)) for width in range(11)]
        holding = [0] * 1100
        for width in range(2, size + 1):
            for point in grid.points():
                row, column = grid.place(point)
                corners = grid.rectangle(row - width + 1, column - width + 1, width, width)
                fitting = grid.rectangle(0, 0, size - width + 1, size - width + 1)
                holding[100 * width + point] = as_set(set(corners) & set(fitting))
        self.holding = holding


field = cache(Field)


class Symmetry(Position):
    """White (1) and Black (2) place a stone on any empty square in turn, to the last one."""

    key = "symmetry"
    title = "Symmetry"
    aim = "Have the most stones of your colour on the board when it is full."
    players = ("White", "Black")
    options = {
        "size": Option(range(1, 11), 10, "1 to 10", "rows and columns of the board"),
        "repetition": REPETITION,
    }
    endings = {
        "repetition": BY_REPETITION,
        "count": "the board is full",
    }

    def __init__(self, game: "Game") -> None:
        super().__init__(game)
        self.field: Field = field(game.options["size"])
        self.rows = self.columns = game.options["size"]
        self.stones = [0, 0, 0]
        for point in Grid(self.rows, self.rows, stride=10).points():
            vacancy.vacate(self, point)

    # What is legal

    def knows(self, point: int) -> bool:
        return point < POINTS and self.field.points & POINT[point] != 0

    def allows(self, point: int) -> bool:
        return (self.stones[1] | self.stones[2]) & POINT[point] == 0

    def objection(self, point: int) -> IllegalMove:
        return IllegalMove("{point} is taken", point=self.write(point))

    def gather(self, moves: Moves) -> None:
        moves.count = self.vacancies
        for place in range(moves.count):
            moves.items[place] = self.vacant[place]

    def draw(self, chance: Chance) -> int:
        return self.vacant[draws.below(chance, self.vacancies)]

    # What a move does

    def apply(self, point: int) -> None:
        self.place(point, self.player)
        turned = self.turned(point)
        self.stones[self.player] |= turned
        self.player = 3 - self.player
        self.stones[self.player] &= ~turned
        if not self.vacancies:
            self.end(self.leader_in_stones(), COUNT)

    def place(self, point: int, player: int) -> None:
        vacancy.occupy(self, point)
        self.stones[player] |= POINT[point]

    def turned(self, point: int) -> int:
        """The points of all full symmetric squares that hold a point."""
        full = self.stones[1] | self.stones[2]
        turned = full & 0
        for width in range(2, self.rows + 1):
            full = full & full >> 1 & full >> 10 & full >> 11
            corners = full & self.field.holding[100 * width + point]
            if not corners:
                # A larger full square would hold a full square of this width.
                return turned
            corners &= self.mirrored(width, 1, 10) | self.mirrored(width, 10, 1)
            while corners:
                corner = bits.lowest_wide(corners)
                corners &= corners - 1
                turned |= self.field.squares[width] << corner
        return turned

    def mirrored(self, width: int, step: int, aside: int) -> int:
        """The squares of a width in which every line along `step` reads the same both ways."""
        white = self.stones[1]
        lines = ~(white ^ white >> step * (width - 1))
        for inset in range(1, width // 2):
            apart = width - 1 - 2 * inset
            lines &= ~(white ^ white >> step * apart) >> step * inset
        height = 1
        while 2 * height <= width:
            lines &= lines >> aside * height
            height *= 2
        return lines & lines >> aside * (width - height)

    # When it ends

    def leader_in_stones(self) -> int:
        """Who has the most stones; 0 if both have as many."""
        white = bits.size_wide(self.stones[1])
        black = bits.size_wide(self.stones[2])
        if white == black:
            return 0
        return 1 if white > black else 2

    def follow(self, leader: Position | None) -> None:
        self.leader = cast("Symmetry", leader)

    def reset(self) -> None:
        self.share(self.leader)
        self.stones[:] = self.leader.stones

    # Notation

    def read(self, text: str) -> int:
        if pair := PAIR.fullmatch(text):
            row, column = NUMBERS.get(pair[1], 0), NUMBERS.get(pair[2], 0)
            if 0 < row <= self.rows and 0 < column <= self.columns:
                return 10 * (row - 1) + column - 1
        raise NotationError(
            "{text} is no square: squares are {first} to {last}",
            text=shown(text),
            first="1,1",
            last=f"{self.rows},{self.columns}",
        )

    def write(self, point: int) -> str:
        row, column = divmod(point, 10)
        return f"{row + 1},{column + 1}"

    def set_up(self, player: int, details: list[str]) -> None:
        self.player = 2 if (self.rows * self.columns - self.vacancies) % 2 else 1
        if not self.vacancies:
            self.end(self.leader_in_stones(), COUNT)

    def point(self, row: int, column: int) -> int:
        return 10 * row + column

    def owner(self, point: int) -> int:
        if self.stones[1] & POINT[point]:
            return 1
        return 2 if self.stones[2] & POINT[point] else 0

    def __str__(self) -> str:
        return "\n".join("".join(map(str, row)) for row in self.board())


PAIR = re.compile("([0-9]{1,2})[ \t]*[, \t][ \t]*([0-9]{1,2})")
NUMBERS = {str(number): number for number in range(1, 11)}
