"""A board in box characters, in cells of any of three sizes: where its points are, and its text."""

from collections.abc import Iterator
from typing import NamedTuple

from pentalith.drawing.boards import Place, labels
from pentalith.drawing.text import FINE_MARKS, LATTICES, USUAL_FINE_MARKS
from pentalith.games.position import Position
from pentalith.games.trisq import Trisq

TARGET, SOURCE = "•", "◦"
"""Where a move may end, and where the last one began."""
PADDING = 2
"""Cells between the edge of a board without frames and its outermost points."""


class Scale(NamedTuple):
    """How large a board is drawn."""

    width: int
    """Cells from one point to the next."""
    height: int
    """Lines from one point to the next."""
    reach: int
    """Cells between a point and the brackets around its stone."""


LARGE, MEDIUM, SMALL = Scale(8, 4, 3), Scale(4, 2, 1), Scale(3, 1, 1)
SHAPES = {
    "○": (" ▄▄▄ ", "█   █", " ▀▀▀ "),
    "●": (" ▄▄▄ ", "█████", " ▀▀▀ "),
    "✕": ("▀▄ ▄▀", "  █  ", "▄▀ ▀▄"),
    "◯": (" ▄▄▄ ", "█   █", " ▀▀▀ "),
    "▲": ("  ▄  ", " ▟█▙ ", "▟███▙"),
    "□": ("┏━━━┓", "┃   ┃", "┗━━━┛"),
}
"""The stones of a large board, by their marks on smaller ones."""
FILLED = {"○": "●"}
CROSSINGS = ("┌┬┐", "├┼┤", "└┴┘")
OWNERS = ("", "first", "second")


class Cell(NamedTuple):
    """A character, the style it is in, and whether the cursor is on it."""

    character: str
    style: str
    under_cursor: bool = False


class Scene(NamedTuple):
    """What is to be seen."""

    position: Position
    last: tuple[Place, ...] = ()
    """The places that the last move names."""
    marks: frozenset[Place] = frozenset()
    chosen: Place | None = None
    cursor: Place | None = None
    coloured: bool = False
    """Whether colours tell white stones from black ones."""


class Plan:
    """Where the points of a board are at some scale."""

    def __init__(self, position: Position, scale: Scale) -> None:
        self.scale = scale
        self.rows, self.columns = position.rows, position.columns
        self.lattice = position.key in LATTICES
        self.framed = not (self.lattice or position.key == Trisq.key or scale == SMALL)
        self.across, self.down = labels(position)
        self.left = max(map(len, self.down)) + 1
        self.inward = scale.width // 2 if self.framed else max(scale.reach, PADDING)
        self.downward = scale.height // 2 if self.framed else 1
        self.width = self.x(self.columns - 1) + self.inward + 1
        self.height = self.y(self.rows - 1) + self.downward + 1

    def x(self, column: int) -> int:
        """The cell in which a column of points is."""
        return self.left + self.inward + column * self.scale.width

    def y(self, row: int) -> int:
        """The line in which a row of points is."""
        return 1 + self.downward + row * self.scale.height

    def place_at(self, x: int, y: int) -> Place | None:
        """The place whose point is nearest to a cell."""
        row = (2 * (y - self.y(0)) + self.scale.height) // (2 * self.scale.height)
        column = (2 * (x - self.x(0)) + self.scale.width) // (2 * self.scale.width)
        inside = 0 <= row < self.rows and 0 <= column < self.columns
        return (row, column) if inside else None


def plan(position: Position, width: int, height: int) -> Plan:
    """The largest plan that fits into so many cells and lines, or the smallest that there is."""
    scales = (LARGE, MEDIUM) if position.key in LATTICES else (LARGE, MEDIUM, SMALL)
    plans = [Plan(position, scale) for scale in scales]
    fitting = (made for made in plans if made.width <= width and made.height <= height)
    return next(fitting, plans[-1])


class Picture:
    """The cells of a scene."""

    def __init__(self, plan: Plan, scene: Scene) -> None:
        self.plan = plan
        self.scene = scene
        self.stones = scene.position.board()
        self.marks = FINE_MARKS.get(scene.position.key, USUAL_FINE_MARKS)
        self.lines = [[Cell(" ", "ground")] * plan.width for _ in range(plan.height)]
        self.draw()

    def draw(self) -> None:
        """Draw everything, what lies on top last."""
        self.draw_face()
        self.draw_labels()
        if self.plan.framed:
            self.draw_frames()
        elif self.plan.lattice:
            self.draw_lattice()
        for row, stones in enumerate(self.stones):
            for column, owner in enumerate(stones):
                self.draw_point((row, column), owner)
        self.draw_cursor()

    def write(self, x: int, y: int, text: str, style: str) -> None:
        """Write a text that begins in a cell."""
        self.lines[y][x : x + len(text)] = [Cell(character, style) for character in text]

    def draw_face(self) -> None:
        """What the stones lie on."""
        for y in range(1, self.plan.height):
            self.write(self.plan.left, y, " " * (self.plan.width - self.plan.left), "face")

    def draw_labels(self) -> None:
        """The names of columns and rows."""
        for column, name in enumerate(self.plan.across):
            self.write(self.plan.x(column) - len(name) // 2, 0, name, "label")
        for row, name in enumerate(self.plan.down):
            self.write(0, self.plan.y(row), f"{name:>{self.plan.left - 1}}", "label")

    def draw_frames(self) -> None:
        """The lines between squares, and around them."""
        width, height, _ = self.plan.scale
        self.draw_grid(self.plan.left, 1, self.plan.columns + 1, self.plan.rows + 1, width, height)

    def draw_lattice(self) -> None:
        """Lines that cross where stones stand."""
        left, top = self.plan.x(0), self.plan.y(0)
        width, height, _ = self.plan.scale
        self.draw_grid(left, top, self.plan.columns, self.plan.rows, width, height)
        if self.scene.position.game.options.get("diagonals"):
            self.draw_diagonals()

    def draw_grid(
        self, left: int, top: int, columns: int, rows: int, width: int, height: int
    ) -> None:
        """So many lines down and across, so far apart."""
        for y in range((rows - 1) * height + 1):
            for x in range((columns - 1) * width + 1):
                if x % width == 0 and y % height == 0:
                    crossing = CROSSINGS[edge(y // height, rows)][edge(x // width, columns)]
                    self.write(left + x, top + y, crossing, "line")
                elif x % width == 0 or y % height == 0:
                    self.write(left + x, top + y, "─" if y % height == 0 else "│", "line")

    def draw_diagonals(self) -> None:
        """The two lines from corner to corner."""
        width, height, _ = self.plan.scale
        for step in range((self.plan.rows - 1) * height):
            if step % height:
                across, y = step * width // height, self.plan.y(0) + step
                self.write(self.plan.x(0) + across, y, "╲", "line")
                self.write(self.plan.x(self.plan.columns - 1) - across, y, "╱", "line")

    def draw_point(self, place: Place, owner: int) -> None:
        """What stands on a point, or that a move may end there, and the brackets around it."""
        x, y = self.plan.x(place[1]), self.plan.y(place[0])
        marked = place in self.scene.marks
        if owner:
            self.draw_stone(x, y, self.marks[owner], OWNERS[owner])
        elif marked:
            self.write(x, y, TARGET, "mark")
        elif not (self.plan.framed or self.plan.lattice):
            self.write(x, y, self.marks[0], "line")
        if place == self.scene.chosen:
            self.draw_brackets(x, y, "‹›", "chosen")
        elif self.scene.last and place == self.scene.last[-1]:
            self.draw_brackets(x, y, "[]", "last")
        elif marked and owner:
            self.draw_brackets(x, y, "()", "mark")
        elif place in self.scene.last:
            self.write(x, y, SOURCE, "last")

    def draw_stone(self, x: int, y: int, mark: str, style: str) -> None:
        """A stone, as large as the board."""
        if self.plan.scale != LARGE:
            self.write(x, y, mark, style)
            return
        filled = FILLED.get(mark, mark) if self.scene.coloured else mark
        for line, shape in enumerate(SHAPES[filled], -1):
            at = (len(shape) - len(shape.lstrip())) - 2
            self.write(x + at, y + line, shape.strip(), style)

    def draw_brackets(self, x: int, y: int, pair: str, style: str) -> None:
        """Brackets around a point."""
        reach = self.plan.scale.reach
        self.write(x - reach, y, pair[0], style)
        self.write(x + reach, y, pair[1], style)

    def draw_cursor(self) -> None:
        """Everything around the place of the cursor is turned inside out."""
        for x, y in self.under_cursor():
            self.lines[y][x] = self.lines[y][x]._replace(under_cursor=True)

    def under_cursor(self) -> Iterator[tuple[int, int]]:
        """The cells that the cursor covers."""
        if self.scene.cursor:
            x, y = self.plan.x(self.scene.cursor[1]), self.plan.y(self.scene.cursor[0])
            reach = self.plan.scale.reach
            above = 1 if self.plan.scale == LARGE else 0
            for line in range(y - above, y + above + 1):
                yield from ((cell, line) for cell in range(x - reach, x + reach + 1))


def edge(number: int, count: int) -> int:
    """0 for the first line of so many, 2 for the last one, 1 between."""
    return 0 if number == 0 else 2 if number == count - 1 else 1
