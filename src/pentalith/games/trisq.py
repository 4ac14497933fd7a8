"""Trisq: take more single figures than your opponent before there is no room to place another.

A point's number is 14 times its row, counted from 1 at the bottom, plus its column, counted from 0:
`a1` is 14, `h8` is 119. Between and around the rows stand walls, so every point has four sides.
"""

import re
from functools import cache
from typing import TYPE_CHECKING, cast

from pentalith.games import draws, vacancy
from pentalith.games.chance import Chance, mixed
from pentalith.games.errors import IllegalMove, NotationError
from pentalith.games.grid import Grid
from pentalith.games.options import REPETITION, Option
from pentalith.games.position import BY_REPETITION, Moves, Position, shown

if TYPE_CHECKING:
    from pentalith.games.rules import Game

COLUMNS = "abcdefghjklmn"
MARKS = "·▲□"
CAPTURES = 1
ROW = 14
SPOTS = 224
WALL = 3
NOWHERE = 0


class Field:
    """A board of one size: its points and walls, and words that tell positions apart.

    A position is told by the exclusive or of two random words for each figure on a point, and of
    two for the closed point: `tags` and `mores`, at 256 times the player (or 0) plus the point.
    """

    def __init__(self, size: int) -> None:
        points = Grid(size, size, stride=ROW, origin=ROW).points()
        self.cells = [0 if spot in points else WALL for spot in range(SPOTS)]
        walls = [0] * SPOTS
        for point in points:
            for side in (below(point), point - 1, point + 1, above(point)):
                walls[point] += self.cells[side] == WALL
        self.walls = walls
        self.tags = [mixed(number) for number in range(768)]
        self.mores = [mixed(number) for number in range(768, 1536)]


field = cache(Field)


class Trisq(Position):
    """Triangle (1) and Square (2) place a figure on an empty point in turn: match play."""

    key = "trisq"
    title = "Trisq"
    aim = "Take more single figures than your opponent before there is no room to place another."
    players = ("Triangle", "Square")
    options = {
        "size": Option(range(3, 14), 13, "3 to 13", "rows and columns of the board"),
        "repetition": REPETITION,
    }
    endings = {
        "repetition": BY_REPETITION,
        "captures": "no legal placement is left",
    }

    def __init__(self, game: "Game") -> None:
        super().__init__(game)
        self.field: Field = field(game.options["size"])
        self.rows = self.columns = game.options["size"]
        self.cells = [0] * 224
        self.cells[:] = self.field.cells
        self.around = [0] * 768
        self.around[256:480] = self.field.walls
        self.around[512:736] = self.field.walls
        self.taken = [0, 0, 0]
        self.closed = NOWHERE
        self.tag = 0
        self.more = 0
        self.open = [0, 0, 0]
        for point in Grid(self.rows, self.rows, stride=ROW, origin=ROW).points():
            vacancy.vacate(self, point)
            self.open[1] = self.open[2] = point

    @property
    def captures(self) -> tuple[int, int]:
        """How many figures Triangle and Square have taken."""
        return self.taken[1], self.taken[2]

    # What is legal

    def knows(self, point: int) -> bool:
        return point < SPOTS and self.field.cells[point] != WALL

    def allows(self, point: int) -> bool:
        return self.cells[point] == 0 and point != self.closed and self.breathes(point, self.player)

    def breathes(self, point: int, player: int) -> bool:
        """Whether a player's figure would not be surrounded on an empty point, or would capture."""
        return not self.surrounded(point, player) or self.would_capture(point, player)

    def surrounded(self, point: int, player: int) -> bool:
        """Whether all four neighbours of a point are the other player's figures, or walls."""
        return self.around[256 * (3 - player) + point] == 4

    def would_capture(self, point: int, player: int) -> bool:
        """Whether a figure of a player on an empty point would surround a neighbour."""
        return (
            self.last_gap(below(point), player)
            or self.last_gap(point - 1, player)
            or self.last_gap(point + 1, player)
            or self.last_gap(above(point), player)
        )

    def last_gap(self, spot: int, player: int) -> bool:
        """Whether the other player's figure stands on a spot with one side left to surround."""
        return self.around[256 * player + spot] == 3 and self.cells[spot] == 3 - player

    def objection(self, point: int) -> IllegalMove:
        if self.cells[point]:
            return IllegalMove("{point} is taken", point=name(point))
        if point == self.closed:
            return IllegalMove(
                "{point} is closed: a figure was captured there by the move before",
                point=name(point),
            )
        return IllegalMove("a figure on {point} would be captured at once", point=name(point))

    def gather(self, moves: Moves) -> None:
        moves.count = 0
        if self.player:
            for place in range(self.vacancies):
                if self.allows(self.vacant[place]):
                    moves.items[moves.count] = self.vacant[place]
                    moves.count += 1

    def draw(self, chance: Chance) -> int:
        # Points that turn out illegal go to the end of the list and are not drawn again.
        count = self.vacancies
        while True:
            point = self.vacant[draws.below(chance, count)]
            if self.allows(point):
                return point
            count -= 1
            vacancy.exchange(self, point, count)

    # What a move does

    def apply(self, point: int) -> None:
        player = self.player
        self.place(point, player)
        self.closed = NOWHERE
        captured = (
            self.capture(below(point), player)
            + self.capture(point - 1, player)
            + self.capture(point + 1, player)
            + self.capture(above(point), player)
        )
        self.taken[player] += captured
        if captured != 1:
            self.closed = NOWHERE
        self.player = 3 - player
        if self.around[256 * player + point] != self.field.walls[point]:
            # Of two figures of one colour side by side neither is ever captured again.
            self.history.clear()
        self.judge()

    def place(self, point: int, player: int) -> None:
        vacancy.occupy(self, point)
        self.cells[point] = player
        self.touch(point, player, 1)

    def touch(self, point: int, player: int, more: int) -> None:
        """A figure of a player comes to a point, or leaves it: count it on all sides."""
        base = 256 * player + point
        self.around[below(base)] += more
        self.around[base - 1] += more
        self.around[base + 1] += more
        self.around[above(base)] += more
        self.tag ^= self.field.tags[base]
        self.more ^= self.field.mores[base]

    def capture(self, spot: int, player: int) -> int:
        """Take the other player's figure on a spot if it is surrounded; how many were taken."""
        if self.surrounded(spot, 3 - player) and self.cells[spot] == 3 - player:
            return self.take(spot, 3 - player)
        return 0

    def take(self, point: int, owner: int) -> int:
        """Take a figure from the board: one was taken."""
        self.cells[point] = 0
        self.touch(point, owner, -1)
        vacancy.vacate(self, point)
        self.closed = point
        return 1

    # When it ends

    def judge(self) -> None:
        """End the game where the player to act cannot place, or the position has come too often."""
        if not self.can_place():
            self.end(self.ahead(), CAPTURES)
        else:
            self.note(
                self.tag ^ self.field.tags[self.closed] ^ self.player,
                self.more ^ self.field.mores[self.closed],
            )

    def can_place(self) -> bool:
        """Whether the player to act has a legal placement: the one found last, or another."""
        if self.allows(self.open[self.player]):
            return True
        for place in range(self.vacancies):
            if self.allows(self.vacant[place]):
                self.open[self.player] = self.vacant[place]
                return True
        return False

    def ahead(self) -> int:
        """Who has captured more; 0 if both have captured as much."""
        if self.taken[1] == self.taken[2]:
            return 0
        return 1 if self.taken[1] > self.taken[2] else 2

    def follow(self, leader: Position | None) -> None:
        self.leader = cast("Trisq", leader)

    def reset(self) -> None:
        self.share(self.leader)
        self.cells[:] = self.leader.cells
        self.around[:] = self.leader.around
        self.taken[:] = self.leader.taken
        self.open[:] = self.leader.open
        self.closed = self.leader.closed
        self.tag = self.leader.tag
        self.more = self.leader.more

    # Notation

    def read(self, text: str) -> int:
        if text.isascii() and len(text) in (2, 3):
            column = COLUMNS.find(text[0].lower(), 0, self.columns)
            row = ROWS.get(text[1:], 0)
            if column >= 0 and 0 < row <= self.rows:
                return ROW * row + column
        raise NotationError(
            "{text} is no point: points are a1 to {last}, without a column i",
            text=shown(text),
            last=f"{COLUMNS[self.columns - 1]}{self.rows}",
        )

    def write(self, point: int) -> str:
        return name(point)

    def details(self) -> list[str]:
        closed = name(self.closed) if self.closed else "-"
        return [str(self.taken[1]), str(self.taken[2]), closed]

    def set_up(self, player: int, details: list[str]) -> None:
        counts = NUMBER.fullmatch("_".join(details[:2]))
        if not counts or len(details) < 3:
            raise NotationError(
                "a position of Trisq says how many figures each has taken, and the closed point"
            )
        self.taken[:] = (0, int(counts[1]), int(counts[2]))
        self.closed = NOWHERE if details[2] == "-" else self.read(details[2])
        self.set_up_player()

    def set_up_player(self) -> None:
        """Who acts, with these figures on the board and so many taken."""
        board = self.board()
        triangles, squares = (sum(row.count(owner) for row in board) for owner in (1, 2))
        ahead = triangles + self.taken[2] - squares - self.taken[1]
        if ahead not in (0, 1):
            raise NotationError("figures and captures do not add up to placements in turn")
        self.player = 1 + ahead
        if self.closed and (
            self.cells[self.closed] or not self.surrounded(self.closed, self.player)
        ):
            raise NotationError(
                "no figure can have been captured on {point}", point=name(self.closed)
            )
        self.judge()

    def may_repeat(self) -> bool:
        # Between two occurrences each player takes what the other has placed.
        return min(self.taken[1], self.taken[2]) >= self.repetition - 1

    def point(self, row: int, column: int) -> int:
        return ROW * (self.rows - row) + column

    def owner(self, point: int) -> int:
        return self.cells[point]

    def __str__(self) -> str:
        lines = ["   " + "  ".join(COLUMNS[: self.columns])]
        for row, figures in enumerate(self.board()):
            lines.append(f"{self.rows - row:2} " + "  ".join(MARKS[figure] for figure in figures))
        return "\n".join(lines)


def above(point: int) -> int:
    """The point, or wall, in the next row up."""
    return point + 14


def below(point: int) -> int:
    """The point, or wall, in the next row down."""
    return point - 14


def name(point: int) -> str:
    """A point's text."""
    return f"{COLUMNS[point % ROW]}{point // ROW}"


ROWS = {str(row): row for row in range(1, 14)}
NUMBER = re.compile("([0-9]{1,9})_([0-9]{1,9})")
