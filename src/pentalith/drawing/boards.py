"""A position as shapes: the board as its source draws it, the stones, the last move and marks."""

import re
from collections.abc import Iterable, Iterator
from itertools import chain

from pentalith.drawing.shapes import Box, Circle, Drawing, Line, Shape, Text, Triangle
from pentalith.games import cross, square_trap, stones, trisq
from pentalith.games.position import Position
from pentalith.languages import USUAL, language
from pentalith.languages.positions import remarks

CELL = 48
MARGIN = 38
LABEL = 15
BASE = 0.35 * LABEL
STONE = 17.5
RING = 8.5
AROUND = 21.5
SIDE = 29
SQUARE = 22
DOT = 2
MARK = 5
ROUNDING = 6
TO_EDGE = 0.48

COLUMNS = {
    square_trap.SquareTrap.key: square_trap.COLUMNS,
    stones.Stones.key: stones.COLUMNS,
    cross.Cross.key: cross.COLUMNS,
    trisq.Trisq.key: trisq.COLUMNS,
}
ROWS = {square_trap.SquareTrap.key: square_trap.ROWS, stones.Stones.key: stones.ROWS}

LAYERS = ("triangle", "square", "light", "dark", "ring")

Place = tuple[int, int]


def drawn(
    position: Position, last: int | str | None = None, marks: Iterable[int | str] = ()
) -> Drawing:
    """A position as shapes, with the last move shown and the places where some moves end marked."""
    canvas = Canvas(position)
    shapes: list[Shape] = [*canvas.ground(), *canvas.labels(), *canvas.board(), *canvas.stones()]
    if last is not None:
        shapes += canvas.last(move_text(position, last))
    shapes += canvas.marks(move_text(position, move) for move in marks)
    return Drawing(canvas.width, canvas.height, position.title, description(position), shapes)


class Canvas:
    """A position's picture: where its points are, and what is drawn there."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.rows = range(position.rows)
        self.columns = range(position.columns)
        self.width = 2 * MARGIN + CELL * position.columns
        self.height = 2 * MARGIN + CELL * position.rows
        self.places = named_places(position)

    def x(self, column: float) -> float:
        """Where the middle of a column is."""
        return MARGIN + CELL * (column + 0.5)

    def y(self, row: float) -> float:
        """Where the middle of a row is."""
        return MARGIN + CELL * (row + 0.5)

    def ground(self) -> Iterator[Shape]:
        """What the board lies on, and its face."""
        width, height = CELL * len(self.columns), CELL * len(self.rows)
        yield Box("ground", 0, 0, self.width, self.height)
        yield Box("face", MARGIN, MARGIN, width, height, ROUNDING)

    def labels(self) -> Iterator[Shape]:
        """The names of the columns above the board and of the rows at its left."""
        across, down = labels(self.position)
        for column in self.columns:
            yield Text("label", self.x(column), MARGIN / 2 + BASE, LABEL, across[column])
        for row in self.rows:
            yield Text("label", MARGIN / 2, self.y(row) + BASE, LABEL, down[row])

    def board(self) -> Iterator[Shape]:
        """The board as the game's source draws it."""
        if self.position.key == trisq.Trisq.key:
            return self.points()
        if self.position.key in ROWS:
            return self.lattice()
        return self.squares()

    def points(self) -> Iterator[Shape]:
        """A board of points: a dot where nothing stands."""
        for row, column, owner in self.stood():
            if not owner:
                yield Circle("dot", self.x(column), self.y(row), DOT)

    def lattice(self) -> Iterator[Shape]:
        """A board of lines and their intersections."""
        bottom, right = self.rows[-1], self.columns[-1]
        for row in self.rows:
            yield self.line("line", (row, 0), (row, right))
        for column in self.columns:
            yield self.line("line", (0, column), (bottom, column))
        if self.position.game.options.get("diagonals"):
            yield self.line("line", (0, 0), (bottom, right))
            yield self.line("line", (bottom, 0), (0, right))

    def squares(self) -> Iterator[Shape]:
        """A board of squares: the lines between them."""
        bottom, right = len(self.rows) - 1 + TO_EDGE, len(self.columns) - 1 + TO_EDGE
        for row in self.rows[1:]:
            yield self.line("line", (row - 0.5, -TO_EDGE), (row - 0.5, right))
        for column in self.columns[1:]:
            yield self.line("line", (-TO_EDGE, column - 0.5), (bottom, column - 0.5))

    def line(self, style: str, start: tuple[float, float], end: tuple[float, float]) -> Line:
        """A line between two places, given as row and column."""
        return Line(style, self.x(start[1]), self.y(start[0]), self.x(end[1]), self.y(end[0]))

    def stood(self) -> Iterator[tuple[int, int, int]]:
        """Each row and column with the owner of what stands there."""
        for row, owners in enumerate(self.position.board()):
            for column, owner in enumerate(owners):
                yield row, column, owner

    def stones(self) -> list[Shape]:
        """The stones or figures; the players' differ in colour and in form."""
        shape = figure if self.position.key == trisq.Trisq.key else stone
        shapes = [
            shape(owner, self.x(column), self.y(row))
            for row, column, owner in self.stood()
            if owner
        ]
        # Shapes of one style together make a short file; no two of a layer overlap.
        return sorted(chain.from_iterable(shapes), key=lambda shape: LAYERS.index(shape.style))

    def last(self, text: str) -> Iterator[Shape]:
        """The last move: a ring about its place and a track to it, or a cross for a removal."""
        *source, (row, column) = self.named(text)
        x, y = self.x(column), self.y(row)
        if text.startswith("x"):
            yield Line("last", x - MARK, y - MARK, x + MARK, y + MARK)
            yield Line("last", x - MARK, y + MARK, x + MARK, y - MARK)
            return
        yield Circle("last", x, y, AROUND)
        for place in source:
            yield from self.track(place, (row, column))

    def track(self, source: Place, target: Place) -> Iterator[Shape]:
        """The way of a stone, from a dot where it stood to the ring about it."""
        down, right = target[0] - source[0], target[1] - source[1]
        length = CELL * (down * down + right * right) ** 0.5
        part = 1 - AROUND / length
        yield self.line("last", source, (source[0] + part * down, source[1] + part * right))
        yield Circle("mark", self.x(source[1]), self.y(source[0]), MARK)

    def marks(self, texts: Iterable[str]) -> Iterator[Shape]:
        """A dot on every empty place where one of the moves ends, a thin ring about a stone."""
        ends = {self.named(text)[-1] for text in texts}
        for row, column, owner in self.stood():
            if (row, column) in ends and owner:
                yield Circle("marked", self.x(column), self.y(row), AROUND)
            elif (row, column) in ends:
                yield Circle("mark", self.x(column), self.y(row), MARK)

    def named(self, text: str) -> list[Place]:
        """The places that a move's text names, in its order: the last is where the move ends."""
        names = sorted(self.places, key=len, reverse=True)
        return [self.places[name] for name in re.findall("|".join(names), text)]


def stone(owner: int, x: float, y: float) -> list[Shape]:
    """A stone: light ones are plain, dark ones have a ring."""
    if owner == 1:
        return [Circle("light", x, y, STONE)]
    return [Circle("dark", x, y, STONE), Circle("ring", x, y, RING)]


def figure(owner: int, x: float, y: float) -> list[Shape]:
    """A figure: triangles are filled, squares are outlines."""
    if owner == 1:
        return [Triangle("triangle", x, y, SIDE)]
    return [Box("square", x - SQUARE / 2, y - SQUARE / 2, SQUARE, SQUARE)]


def labels(position: Position) -> tuple[list[str], list[str]]:
    """The names of the columns and of the rows, the top row's first."""
    numbers = [str(number) for number in range(1, max(position.rows, position.columns) + 1)]
    columns = list(COLUMNS.get(position.key, numbers))[: position.columns]
    rows = list(ROWS.get(position.key, numbers))[: position.rows]
    return columns, rows[::-1] if position.key == trisq.Trisq.key else rows


def named_places(position: Position) -> dict[str, Place]:
    """The row and column of each place by its name: what a stone placed there is written as."""
    return {
        position.write(position.point(row, column)): (row, column)
        for row in range(position.rows)
        for column in range(position.columns)
    }


def move_text(position: Position, move: int | str) -> str:
    """A move as the game writes it; a place alone is no removal, whatever is due now."""
    text = position.write(position.number(move))
    removes = not isinstance(move, str) or move[:1] in "xX"
    return text if removes else text.removeprefix("x")


def description(position: Position) -> str:
    """A position in words, stone by stone."""
    standing: tuple[list[str], list[str]] = ([], [])
    board = position.board()
    for name, (row, column) in named_places(position).items():
        owner = board[row][column]
        if owner:
            standing[owner - 1].append(name)
    lists = [
        f"{player}: {', '.join(names) or 'none'}."
        for player, names in zip(position.players, standing, strict=True)
    ]
    return " ".join([*lists, *remarks(position, language(USUAL))])
