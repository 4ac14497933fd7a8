"""Cross the Board: be the first to join two opposite edges of the board with a path of your stones.

A point's number is 10 times its row, counted from 1 at the top, plus its column, counted from 0:
`a1` is 10, `c4` is 42. What lies around the board has numbers too, so a wall can stand there.
"""

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

COLUMNS = "abcdefghi"
ROWS = "123456789"
MARKS = ".WB"
PATH = 1
POINTS = 128
POINT = single_points(POINTS)


class Field:
    """A board of one size: its points, its edges, and which points are beside each."""

    def __init__(self, size: int) -> None:
        grid = Grid(size, size, stride=10, origin=10)
        around = Grid(size + 2, size + 2, stride=10, origin=-1)
        self.points = as_set(grid.points())
        self.walls = as_set(point for point in around.points() if point >= 0) & ~self.points
        self.left = as_set(grid.rectangle(0, 0, size, 1))
        self.right = as_set(grid.rectangle(0, size - 1, size, 1))
        self.top = as_set(grid.rectangle(0, 0, 1, size))
        self.bottom = as_set(grid.rectangle(size - 1, 0, 1, size))
        self.downs = self.left & ~self.bottom
        self.rights = self.top & ~self.right
        beside = {point: as_set(grid.beside(point)) for point in grid.points()}
        self.beside = [beside.get(point, 0) for point in range(128)]


field = cache(Field)


class Cross(Position):
    """White (1) and Black (2) place a stone on any empty square in turn."""

    key = "cross"
    title = "Cross the Board"
    aim = "Be the first to join two opposite edges of the board with a path of your stones."
    players = ("White", "Black")
    options = {
        "size": Option(range(3, 10), 5, "3 to 9", "rows and columns of the board"),
        "repetition": REPETITION,
    }
    endings = {
        "repetition": BY_REPETITION,
        "path": "a path joins two opposite edges",
    }

    def __init__(self, game: "Game") -> None:
        super().__init__(game)
        self.field: Field = field(game.options["size"])
        self.rows = self.columns = game.options["size"]
        self.stones = [0, 0, 0]
        self.counts = [0, 0, 0]
        for point in Grid(self.rows, self.rows, stride=10, origin=10).points():
            vacancy.vacate(self, point)

    # What is legal

    def knows(self, point: int) -> bool:
        return point < POINTS and self.field.points & POINT[point] != 0

    def allows(self, point: int) -> bool:
        return self.empty() & POINT[point] != 0

    def objection(self, point: int) -> IllegalMove:
        return IllegalMove("{point} is taken", point=self.write(point))

    def gather(self, moves: Moves) -> None:
        moves.count = self.vacancies if self.player else 0
        for place in range(moves.count):
            moves.items[place] = self.vacant[place]

    def draw(self, chance: Chance) -> int:
        return self.vacant[draws.below(chance, self.vacancies)]

    def empty(self) -> int:
        """The empty points."""
        return self.field.points & ~(self.stones[1] | self.stones[2])

    # What a move does

    def apply(self, point: int) -> None:
        player = self.player
        other = 3 - player
        beside = self.field.beside[point]
        self.place(point, player)
        captured = self.surrounded(self.stones[other], self.stones[player]) & beside
        if captured:
            self.recolour(captured, player)
        self.player = other
        if beside & self.stones[other] == beside:
            # The placed stone is captured itself, and joins nothing that was apart.
            self.recolour(POINT[point], other)
        elif self.counts[player] >= self.rows and self.path(self.stones[player], point):
            self.end(player, PATH)

    def place(self, point: int, player: int) -> None:
        vacancy.occupy(self, point)
        self.stones[player] |= POINT[point]
        self.counts[player] += 1

    def recolour(self, points: int, player: int) -> None:
        """Captured stones become a player's."""
        self.stones[player] |= points
        self.stones[3 - player] ^= points
        self.counts[player] += bits.size_wide(points)
        self.counts[3 - player] -= bits.size_wide(points)

    def surrounded(self, stones: int, others: int) -> int:
        """Those stones all of whose neighbours on the board are stones of the other colour."""
        walled = others | self.field.walls
        return stones & walled << 1 & walled >> 1 & walled << 10 & walled >> 10

    def follow(self, leader: Position | None) -> None:
        self.leader = cast("Cross", leader)

    def reset(self) -> None:
        self.share(self.leader)
        self.stones[:] = self.leader.stones
        self.counts[:] = self.leader.counts

    # When it ends

    def path(self, stones: int, point: int) -> bool:
        """Whether a path of these stones through a point joins two opposite edges."""
        return self.steps(stones) and self.joins(spread(POINT[point], stones))

    def steps(self, stones: int) -> bool:
        """Whether stones step from every row, or every column, to the next: a path needs that."""
        down = stones & (stones | stones << 1 | stones >> 1) >> 10
        down |= down >> 1
        down |= down >> 2
        down |= down >> 4 | down >> 5
        right = stones & (stones | stones << 10 | stones >> 10) >> 1
        right |= right >> 10
        right |= right >> 20
        right |= right >> 40 | right >> 50
        return (self.field.downs & ~down == 0) | (self.field.rights & ~right == 0)

    def joins(self, stones: int) -> bool:
        """Whether some of these stones stand on two opposite edges."""
        return (stones & self.field.left != 0) & (stones & self.field.right != 0) | (
            stones & self.field.top != 0
        ) & (stones & self.field.bottom != 0)

    def joined(self, stones: int) -> bool:
        """Whether any path of these stones joins two opposite edges."""
        if spread(stones & self.field.left, stones) & self.field.right:
            return True
        return spread(stones & self.field.top, stones) & self.field.bottom != 0

    # Notation

    def read(self, text: str) -> int:
        if len(text) == 2 and text.isascii():
            column = COLUMNS.find(text[0].lower(), 0, self.columns)
            row = ROWS.find(text[1], 0, self.rows) + 1
            if column >= 0 and row:
                return 10 * row + column
        raise NotationError(
            "{text} is no square: squares are {first} to {last}",
            text=shown(text),
            first="a1",
            last=f"{COLUMNS[self.columns - 1]}{self.rows}",
        )

    def write(self, point: int) -> str:
        row, column = divmod(point, 10)
        return f"{COLUMNS[column]}{row}"

    def set_up(self, player: int, details: list[str]) -> None:
        self.player = 2 if (self.rows * self.columns - self.vacancies) % 2 else 1
        if self.joined(self.stones[self.player]):
            raise NotationError("there is a path, and its owner has not moved last")
        if self.joined(self.stones[3 - self.player]):
            self.end(3 - self.player, PATH)

    def point(self, row: int, column: int) -> int:
        return 10 * (row + 1) + column

    def owner(self, point: int) -> int:
        if self.stones[1] & POINT[point]:
            return 1
        return 2 if self.stones[2] & POINT[point] else 0

    def __str__(self) -> str:
        lines = ["  " + " ".join(COLUMNS[: self.columns])]
        for row, stones in enumerate(self.board()):
            lines.append(f"{row + 1} " + " ".join(MARKS[stone] for stone in stones))
        return "\n".join(lines)


def spread(points: int, stones: int) -> int:
    """Points, and the stones that a path of these stones joins to them."""
    wider = widened(points) & stones
    while wider != points:
        points = wider
        wider = widened(points) & stones
    return points


def widened(points: int) -> int:
    """Points and their eight neighbours, those around the board among them."""
    row = points | points << 1 | points >> 1
    return row | row << 10 | row >> 10
