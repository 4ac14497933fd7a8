"""Symmetry solved on boards of up to four rows: the margins of all positions, from the end back.

A shape is the set of points that are taken. Of the up to eight shapes that mirrors and turns make
of one another, only the lowest is in the table, with a margin for each of its colourings. The
number of a colouring has a bit for each stone, in the order of the points: 1 for a stone of the
player to act. So both colours are in one table; whose turn it is, is seen from the shape.
"""

from array import array
from typing import TYPE_CHECKING

from pentalith.engine.solving.solver import Parts, Progress, Report, Solver, silent
from pentalith.engine.solving.worth import Worth
from pentalith.games import bits
from pentalith.games.errors import PentalithError
from pentalith.games.grid import Grid, as_set

if TYPE_CHECKING:
    from pentalith.games.position import Position
    from pentalith.games.rules import Game

LARGEST = 4
SYMMETRIES = 8
WORST = -127
SLICE = 1 << 15


class Square:
    """A square of the board: its points, and what tells whether it is mirror-symmetric.

    `across` holds pairs: how far apart mirrored points are, and the left ones of them; `down` holds
    the same for the upper and the lower half. No width up to five needs more than two pairs.
    """

    def __init__(self, grid: Grid, row: int, column: int, width: int) -> None:
        self.points = as_set(grid.rectangle(row, column, width, width))
        self.across = [0] * 4
        self.down = [0] * 4
        for inset in range(width // 2):
            apart = width - 1 - 2 * inset
            self.across[2 * inset] = apart
            self.across[2 * inset + 1] = as_set(grid.rectangle(row, column + inset, width, 1))
            self.down[2 * inset] = apart * grid.stride
            self.down[2 * inset + 1] = as_set(grid.rectangle(row + inset, column, 1, width))


def squares(size: int) -> list[Square]:
    """All squares on a board of a size."""
    grid = Grid(size, size, stride=size)
    return [
        Square(grid, row, column, width)
        for width in range(2, size + 1)
        for row in range(size - width + 1)
        for column in range(size - width + 1)
    ]


def images(size: int) -> list[list[int]]:
    """For each symmetry of the board, where it takes the points; the first leaves them alone."""
    last = size - 1
    places = [divmod(point, size) for point in range(size * size)]
    return [
        [size * row + column for row, column in places],
        [size * row + last - column for row, column in places],
        [size * (last - row) + column for row, column in places],
        [size * (last - row) + last - column for row, column in places],
        [size * column + row for row, column in places],
        [size * column + last - row for row, column in places],
        [size * (last - column) + row for row, column in places],
        [size * (last - column) + last - row for row, column in places],
    ]


class Shapes:
    """The shapes of a board, and where in the table the margins of their colourings begin."""

    def __init__(self, size: int) -> None:
        self.points = size * size
        self.everything = (1 << self.points) - 1
        self.image_of = [0] * 128
        self.image = [0] * 4096
        for symmetry, points in enumerate(images(size)):
            self.set_up(symmetry, points)
        self.begins = array("I", bytes(4 << self.points))
        lowest = [shape for shape in range(1 << self.points) if self.lowest(shape) >> 3 == shape]
        self.order = array("I", sorted(lowest, key=int.bit_count, reverse=True))
        self.positions = 0
        for shape in self.order:
            self.begins[shape] = self.positions
            self.positions += 1 << shape.bit_count()

    def set_up(self, symmetry: int, points: list[int]) -> None:
        """Enter where a symmetry takes the points, and sets of eight points."""
        for point, image in enumerate(points):
            self.image_of[16 * symmetry + point] = image
        for half in range(2):
            for byte in range(256):
                taken = [points[point] for point in within(byte << 8 * half, self.points)]
                self.image[512 * symmetry + 256 * half + byte] = as_set(taken)

    def lowest(self, shape: int) -> int:
        """The lowest image of a shape times 8, plus the symmetry that makes it."""
        lowest = shape << 3
        for symmetry in range(1, SYMMETRIES):
            low = self.image[512 * symmetry + (shape & 255)]
            image = low | self.image[512 * symmetry + 256 + (shape >> 8)]
            lowest = min(lowest, image << 3 | symmetry)
        return lowest

    def bits_of(self, points: int, lowest: int) -> int:
        """The bits of stones in the colourings of the shape that `lowest` tells."""
        found = 0
        while points:
            image = self.image_of[16 * (lowest & 7) + bits.lowest(points)]
            found |= 1 << bits.size(lowest >> 3 & (1 << image) - 1)
            points &= points - 1
        return found

    def entry(self, shape: int, own: int) -> int:
        """Where in the table a position is, told by its shape and the stones of who acts."""
        lowest = self.lowest(shape)
        return self.begins[lowest >> 3] + self.bits_of(own, lowest)


def within(chosen: int, points: int) -> list[int]:
    """The points of a set on a board with so many points."""
    return [point for point in range(points) if chosen >> point & 1]


class Filler:
    """Fills the table, shape by shape; shapes with as many stones do not depend on each other.

    `boards`, `nexts` and `best` have a place for each colouring of the shape at hand: the board
    with the stones of the player to act, the colouring after the placement tried, with a bit for
    each stone of the player who made it, and the best margin so far.
    """

    def __init__(self, size: int, shapes: Shapes) -> None:
        self.shapes = shapes
        self.margins = array("b", bytes(shapes.positions))
        self.boards = [0] * 65536
        self.nexts = [0] * 65536
        self.best = [0] * 65536
        self.square = [0] * 256
        self.squares = 0
        for square in squares(size):
            self.enter(square)

    def enter(self, square: Square) -> None:
        """Enter a square among those that `turn` knows."""
        for place, value in enumerate([square.points, *square.across, *square.down]):
            self.square[16 * self.squares + place] = value
        self.squares += 1

    def fill(self, begin: int, shapes: int) -> int:
        """Find the margins of some shapes, from one on in their order; where to go on after."""
        work = 0
        while begin < shapes and work < SLICE:
            work += self.fill_shape(self.shapes.order[begin])
            begin += 1
        return begin

    def fill_shape(self, shape: int) -> int:
        """Find the margins of a shape's colourings; how many placements that took."""
        colourings = self.colour(shape)
        empty = self.shapes.everything & ~shape
        if not empty:
            self.count_stones(colourings)
            return colourings
        for colouring in range(colourings):
            self.best[colouring] = WORST
        while empty:
            self.place(shape, empty & -empty, colourings)
            empty &= empty - 1
        self.keep(self.shapes.begins[shape], colourings)
        return colourings * (self.shapes.points - bits.size(shape))

    def colour(self, shape: int) -> int:
        """Lay out the boards of all colourings; how many there are."""
        colourings = 1
        self.boards[0] = 0
        while shape:
            stone = shape & -shape
            for colouring in range(colourings):
                self.boards[colourings + colouring] = self.boards[colouring] | stone
            colourings *= 2
            shape &= shape - 1
        return colourings

    def count_stones(self, colourings: int) -> None:
        """The margins of the full board."""
        for colouring in range(colourings):
            self.margins[colouring] = 2 * bits.size(colouring) - self.shapes.points

    def place(self, shape: int, stone: int, colourings: int) -> None:
        """Try a placement in all colourings of a shape."""
        after = shape | stone
        lowest = self.shapes.lowest(after)
        self.map(shape, lowest, stone)
        for square in range(self.squares):
            points = self.square[16 * square]
            if points & stone and points & after == points:
                self.turn(16 * square + 1, self.shapes.bits_of(points, lowest), stone, colourings)
        self.take(self.shapes.begins[lowest >> 3] + 2 * colourings - 1, colourings)

    def map(self, shape: int, lowest: int, stone: int) -> None:
        """The colourings after a placement that turns nothing."""
        colourings = 1
        self.nexts[0] = self.shapes.bits_of(stone, lowest)
        while shape:
            bit = self.shapes.bits_of(shape & -shape, lowest)
            for colouring in range(colourings):
                self.nexts[colourings + colouring] = self.nexts[colouring] | bit
            colourings *= 2
            shape &= shape - 1

    def turn(self, mirrors: int, turned: int, stone: int, colourings: int) -> None:
        """Turn a square where it is symmetric once a stone is placed."""
        outer_across, inner_across = self.square[mirrors], self.square[mirrors + 2]
        outer_left, inner_left = self.square[mirrors + 1], self.square[mirrors + 3]
        outer_down, inner_down = self.square[mirrors + 4], self.square[mirrors + 6]
        outer_upper, inner_upper = self.square[mirrors + 5], self.square[mirrors + 7]
        for colouring in range(colourings):
            board = self.boards[colouring] | stone
            across = (board ^ board >> outer_across) & outer_left
            across |= (board ^ board >> inner_across) & inner_left
            down = (board ^ board >> outer_down) & outer_upper
            down |= (board ^ board >> inner_down) & inner_upper
            self.nexts[colouring] |= turned if across == 0 or down == 0 else 0

    def take(self, end: int, colourings: int) -> None:
        """Take the placement where it is better; `end` is the last entry of the shape after it.

        There the other player acts, so that the bits of a colouring count down from the end.
        """
        for colouring in range(colourings):
            margin = -self.margins[end - self.nexts[colouring]]
            self.best[colouring] = max(self.best[colouring], margin)

    def keep(self, begin: int, colourings: int) -> None:
        """Enter the best margins into the table."""
        for colouring in range(colourings):
            self.margins[begin + colouring] = self.best[colouring]


class SymmetrySolver(Solver):
    """Knows the margin of every position of Symmetry on a board of up to four rows."""

    how = "a table of all positions, one of each eight mirror images, from the full board back"
    kept = True

    def __init__(self, game: "Game") -> None:
        super().__init__(game)
        self.size = game.options["size"]
        if self.size > LARGEST:
            raise PentalithError(
                "Symmetry is solved up to size {largest}, not {size}",
                largest=LARGEST,
                size=self.size,
            )
        self.shapes = Shapes(self.size)
        self.filler: Filler | None = Filler(self.size, self.shapes)
        self.margins = memoryview(self.filler.margins)
        self.filled = 0

    def solve(self, report: Report = silent) -> None:
        while self.filler:
            self.filled = self.filler.fill(self.filled, len(self.shapes.order))
            if self.filled == len(self.shapes.order):
                self.finish(memoryview(self.filler.margins))
            else:
                self.positions = self.shapes.begins[self.shapes.order[self.filled]]
            part = self.positions / self.shapes.positions
            report(Progress("going back from the full board", self.positions, part))

    def finish(self, margins: memoryview) -> None:
        """The table is full."""
        self.filler = None
        self.margins = margins
        self.positions = self.shapes.positions

    def worth(self, position: "Position") -> Worth:
        if (position.game.key, position.rows) != (self.game.key, self.size):
            raise PentalithError("{game} is another game", game=position.game)
        if self.filler:
            raise PentalithError("the game is not solved yet")
        stones = [stone for row in position.board() for stone in row]
        shape = as_set(point for point, stone in enumerate(stones) if stone)
        own = as_set(point for point, stone in enumerate(stones) if stone == position.player)
        margin = self.margins[self.shapes.entry(shape, own)]
        return worth_of(margin, stones.count(0))

    def state(self) -> Parts:
        """What `restore` needs to know every position at once."""
        if self.filler:
            raise PentalithError("the game is not solved yet")
        return {"margins": self.margins.cast("B")}

    def restore(self, parts: Parts) -> None:
        """Take over what another solver of the game found; the buffer is used as it is."""
        margins = parts["margins"].cast("B").cast("b")
        if len(margins) != self.shapes.positions:
            raise PentalithError(
                "a table of {positions} positions is no table of this game",
                positions=len(margins),
            )
        self.finish(margins)


def worth_of(margin: int, actions: int) -> Worth:
    """What a position is worth in which a player wins by a margin, actions before the end."""
    value = (margin > 0) - (margin < 0)
    return Worth(value, actions if value else None, margin)
