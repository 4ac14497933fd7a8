"""A position as text: lines and stones, marks, colours, the last move in brackets."""

from collections.abc import Iterable
from typing import NamedTuple

from pentalith.drawing.boards import Canvas, Place, labels, move_text
from pentalith.games.position import Position
from pentalith.games.square_trap import SquareTrap
from pentalith.games.stones import Stones
from pentalith.games.trisq import Trisq

LATTICES = (SquareTrap.key, Stones.key)
ASCII_MARKS = {SquareTrap.key: "+WB", Stones.key: "+XO", Trisq.key: "·▲□"}
FINE_MARKS = {SquareTrap.key: "┼○●", Stones.key: "┼✕◯", Trisq.key: "·▲□"}
USUAL_MARKS, USUAL_FINE_MARKS = ".WB", "·○●"
TARGET, FINE_TARGET = "*", "◦"
RESET = "\x1b[0m"
COLOURS = {1: "\x1b[1;33m", 2: "\x1b[1;36m", "target": "\x1b[32m", "last": "\x1b[7m"}
BETWEEN = {"-": "─", "|": "│", "/": "╱", "\\": "╲"}


class Look(NamedTuple):
    """What a terminal can show."""

    fine: bool = False
    """Lines and stones beyond ASCII."""
    coloured: bool = False


PLAIN = Look()


def drawn(
    position: Position,
    last: int | str | None = None,
    marks: Iterable[int | str] = (),
    look: Look = PLAIN,
) -> str:
    """A position's board, with the last move in brackets and the ends of some moves marked."""
    painter = Painter(position, look)
    canvas = Canvas(position)
    if last is not None:
        painter.last = canvas.named(move_text(position, last))[-1]
    painter.targets = {canvas.named(move_text(position, move))[-1] for move in marks}
    return "\n".join(painter.lines())


class Painter:
    """Draws a board line by line."""

    def __init__(self, position: Position, look: Look) -> None:
        self.position = position
        self.look = look
        self.board = position.board()
        self.lattice = position.key in LATTICES
        self.across, self.down = labels(position)
        self.margin = max(map(len, self.down))
        self.last: Place | None = None
        self.targets: set[Place] = set()

    def lines(self) -> list[str]:
        """The names of the columns, then the rows, with lines between them on a lattice."""
        width = 4 if self.lattice else 3
        names = "".join(f"{name:^{width}}" for name in self.across)
        lines = [f"{'':{self.margin}} {names}".rstrip()]
        for row in range(self.position.rows):
            lines.append(f"{self.down[row]:>{self.margin}} {self.row(row)}".rstrip())
            if self.lattice and row + 1 < self.position.rows:
                lines.append(f"{'':{self.margin}} {self.fine(self.between(row))}".rstrip())
        return lines

    def row(self, row: int) -> str:
        """The points of a row, each with what is at its sides."""
        columns = range(self.position.columns)
        points = [self.point(row, column) for column in columns]
        return (self.fine("-") if self.lattice else "").join(points)

    def point(self, row: int, column: int) -> str:
        """A point between what is at its left and at its right."""
        left, right = self.sides(row, column)
        owner = self.board[row][column]
        if owner:
            return f"{left}{self.coloured(self.marks()[owner], owner)}{right}"
        if (row, column) in self.targets:
            mark = FINE_TARGET if self.look.fine else TARGET
            return f"{left}{self.coloured(mark, 'target')}{right}"
        return f"{left}{self.marks()[0]}{right}"

    def sides(self, row: int, column: int) -> tuple[str, str]:
        """What is at the left and at the right of a point."""
        if self.last == (row, column):
            return self.coloured("[", "last"), self.coloured("]", "last")
        if self.board[row][column] and (row, column) in self.targets:
            return "(", ")"
        if not self.lattice:
            return " ", " "
        line = self.fine("-")
        return line if column else " ", line if column + 1 < self.position.columns else " "

    def between(self, row: int) -> str:
        """The lines between a row and the next."""
        columns = self.position.columns
        if not self.position.game.options.get("diagonals"):
            return "   ".join([" |", *"|" * (columns - 1)])
        return (" | \\ | / |", " | / | \\ |")[row]

    def marks(self) -> str:
        """The marks of an empty point and of the players' stones."""
        if self.look.fine:
            return FINE_MARKS.get(self.position.key, USUAL_FINE_MARKS)
        return ASCII_MARKS.get(self.position.key, USUAL_MARKS)

    def fine(self, line: str) -> str:
        """A line as finely drawn as the terminal can."""
        if not self.look.fine:
            return line
        return "".join(BETWEEN.get(character, character) for character in line)

    def coloured(self, text: str, colour: int | str) -> str:
        """A text in a colour, if the terminal has colours."""
        return f"{COLOURS[colour]}{text}{RESET}" if self.look.coloured else text


def standing(position: Position) -> list[str]:
    """Where the stones of each player stand, for ears."""
    canvas = Canvas(position)
    names = {place: name for name, place in canvas.places.items()}
    return [
        " ".join(names[row, column] for row, column, found in canvas.stood() if found == owner)
        for owner in (1, 2)
    ]
