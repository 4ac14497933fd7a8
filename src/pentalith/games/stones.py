"""Stones: be the first to have your three stones in a line.

A point's number is 3 times its row plus its column, both counted from 0 at the upper left, and
setting a stone there has that number too; moving a stone is 9 + 9 * from + to.
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

ROWS = "ABC"
COLUMNS = "123"
MARKS = "+XO"
BETWEEN_ROWS = (("|   |   |", "|   |   |"), ("| \\ | / |", "| / | \\ |"))
LINE = 1
POINTS = 9
MOVE = 9
STONES = 3
POINT = single_points(POINTS)
GRID = Grid(3, 3, stride=3)
ROWS_OF_THREE = ((0, 1, 2), (3, 4, 5), (6, 7, 8))
COLUMNS_OF_THREE = ((0, 3, 6), (1, 4, 7), (2, 5, 8))
DIAGONALS = ((0, 4, 8), (2, 4, 6))
LINES = [as_set(line) for line in ROWS_OF_THREE + COLUMNS_OF_THREE + DIAGONALS]


class Field:
    """A board with or without the lines of its diagonals: which points a line joins to each."""

    def __init__(self, diagonals: bool) -> None:
        self.diagonals = diagonals
        self.beside = [as_set(GRID.beside(point)) for point in GRID.points()]
        if diagonals:
            self.beside = [
                beside | as_set({0, 2, 4, 6, 8} - {point} if point == 4 else {4} - {point})
                for point, beside in enumerate(self.beside)
            ]


field = cache(Field)


class Stones(Position):
    """The first player (1) sets three stones, then the second (2); then they move in turn."""

    key = "stones"
    title = "Stones"
    aim = "Be the first to have your three stones in a line."
    players = ("First", "Second")
    options = {
        "diagonals": Option((False, True), True, "true or false", "lines join centre and corners"),
        "repetition": REPETITION,
    }
    endings = {
        "repetition": BY_REPETITION,
        "line": "three stones stand in a line",
    }

    def __init__(self, game: "Game") -> None:
        super().__init__(game)
        self.field: Field = field(game.options["diagonals"])
        self.rows = self.columns = 3
        self.stones = [0, 0, 0]
        self.to_set = 2 * STONES
        for point in range(POINTS):
            vacancy.vacate(self, point)

    def stage(self) -> str:
        return "set" if self.to_set else "move"

    # What is legal

    def knows(self, move: int) -> bool:
        return move < MOVE + POINTS * POINTS

    def allows(self, move: int) -> bool:
        if self.to_set:
            return move < MOVE and self.may_set(move)
        return move >= MOVE and self.may_move((move - MOVE) // POINTS, (move - MOVE) % POINTS)

    def may_set(self, point: int) -> bool:
        """Whether a point is empty and no line of the player's own stones comes about there."""
        return self.is_empty(point) and not in_line(self.stones[self.player] | POINT[point])

    def may_move(self, source: int, target: int) -> bool:
        """Whether the player has a stone on a point that a line joins to an empty one."""
        return (
            self.stones[self.player] & POINT[source] != 0
            and self.field.beside[source] & POINT[target] != 0
            and self.is_empty(target)
        )

    def is_empty(self, point: int) -> bool:
        """Whether no stone stands on a point."""
        return (self.stones[1] | self.stones[2]) & POINT[point] == 0

    def objection(self, move: int) -> IllegalMove:
        if self.to_set and move >= MOVE:
            return IllegalMove("a stone is to be set, as in A1")
        if self.to_set:
            return self.setting_objection(move)
        if move < MOVE:
            return IllegalMove("a stone is to be moved, as in A1B2")
        return self.moving_objection(*divmod(move - MOVE, POINTS))

    def setting_objection(self, point: int) -> IllegalMove:
        """Why a stone may not be set on a point."""
        if not self.is_empty(point):
            return IllegalMove("{point} is taken", point=name(point))
        return IllegalMove("{point} would make a line of your own stones", point=name(point))

    def moving_objection(self, source: int, target: int) -> IllegalMove:
        """Why a stone may not be moved."""
        if not self.stones[self.player] & POINT[source]:
            return IllegalMove("no stone of yours is on {source}", source=name(source))
        if not self.is_empty(target):
            return IllegalMove("{point} is taken", point=name(target))
        return IllegalMove(
            "no line of the board joins {source} to {target}",
            source=name(source),
            target=name(target),
        )

    def gather(self, moves: Moves) -> None:
        moves.count = 0
        if self.player and self.to_set:
            self.gather_settings(moves)
        elif self.player:
            self.gather_moves(moves)

    def gather_settings(self, moves: Moves) -> None:
        """List the points on which a stone may be set."""
        for place in range(self.vacancies):
            if not in_line(self.stones[self.player] | POINT[self.vacant[place]]):
                moves.items[moves.count] = self.vacant[place]
                moves.count += 1

    def gather_moves(self, moves: Moves) -> None:
        """List the moves of the player's stones."""
        for place in range(self.vacancies):
            target = self.vacant[place]
            sources = self.stones[self.player] & self.field.beside[target]
            while sources:
                moves.items[moves.count] = MOVE + POINTS * bits.lowest(sources) + target
                moves.count += 1
                sources &= sources - 1

    def draw(self, chance: Chance) -> int:
        if self.to_set:
            return self.draw_setting(chance)
        while True:
            # Any stone and any empty point, until a line joins them.
            number = draws.below(chance, STONES * STONES)
            target = self.vacant[number // STONES]
            source = nth(self.stones[self.player], number % STONES)
            if self.field.beside[source] & POINT[target]:
                return MOVE + POINTS * source + target

    def draw_setting(self, chance: Chance) -> int:
        """One of the points on which a stone may be set."""
        while True:
            point = self.vacant[draws.below(chance, self.vacancies)]
            if not in_line(self.stones[self.player] | POINT[point]):
                return point

    # What a move does

    def apply(self, move: int) -> None:
        if self.to_set:
            self.set_stone(move)
        else:
            self.move_stone((move - MOVE) // POINTS, (move - MOVE) % POINTS)

    def set_stone(self, point: int) -> None:
        """Set a stone; each player sets all three in succession."""
        self.place(point, self.player)
        if self.to_set == STONES:
            self.player = 2
        elif not self.to_set:
            self.player = 1
            self.note_position()

    def place(self, point: int, player: int) -> None:
        vacancy.occupy(self, point)
        self.stones[player] |= POINT[point]
        self.to_set -= 1

    def move_stone(self, source: int, target: int) -> None:
        """Move a stone along a line of the board."""
        player = self.player
        self.stones[player] ^= POINT[source] | POINT[target]
        vacancy.occupy(self, target)
        vacancy.vacate(self, source)
        self.player = 3 - player
        if in_line(self.stones[player]):
            self.end(player, LINE)
        else:
            self.note_position()

    # When it ends

    def note_position(self) -> None:
        """A move is due: the position counts."""
        self.note(self.stones[1] << POINTS | self.stones[2], self.player)

    def follow(self, leader: Position | None) -> None:
        self.leader = cast("Stones", leader)

    def reset(self) -> None:
        self.share(self.leader)
        self.stones[:] = self.leader.stones
        self.to_set = self.leader.to_set

    # Notation

    def read(self, text: str) -> int:
        points = [POINT_OF.get(text[at : at + 2].upper(), -1) for at in range(0, len(text), 2)]
        if len(points) == 1 and points[0] >= 0:
            return points[0]
        if len(points) == 2 and min(points) >= 0:
            return MOVE + POINTS * points[0] + points[1]
        raise NotationError("{text} is no place (A1), and no move (A1B2)", text=shown(text))

    def write(self, move: int) -> str:
        if move < MOVE:
            return name(move)
        source, target = divmod(move - MOVE, POINTS)
        return name(source) + name(target)

    def set_up(self, player: int, details: list[str]) -> None:
        first, second = (bits.size(self.stones[owner]) for owner in (1, 2))
        if first > STONES or second > (STONES if first == STONES else 0):
            raise NotationError(
                "{first} and {second} stones are not set in turn, three and three",
                first=first,
                second=second,
            )
        self.set_up_player(player)

    def set_up_player(self, player: int) -> None:
        """Who acts, once the stones are set up."""
        if self.to_set:
            self.player = 1 if self.to_set > STONES else 2
            lines = in_line(self.stones[1])
        elif in_line(self.stones[1]) != in_line(self.stones[2]):
            self.end(1 if in_line(self.stones[1]) else 2, LINE)
            return
        else:
            self.player = player or 1
            lines = in_line(self.stones[1])
            self.note_position()
        if lines:
            raise NotationError("there is a line that the rules do not let come about")

    def may_repeat(self) -> bool:
        return not self.to_set

    def point(self, row: int, column: int) -> int:
        return 3 * row + column

    def owner(self, point: int) -> int:
        if self.stones[1] & POINT[point]:
            return 1
        return 2 if self.stones[2] & POINT[point] else 0

    def __str__(self) -> str:
        lines = ["  " + "   ".join(COLUMNS)]
        for row, stones in enumerate(self.board()):
            lines.append(f"{ROWS[row]} " + "---".join(MARKS[stone] for stone in stones))
            if row < 2:
                lines.append("  " + BETWEEN_ROWS[self.field.diagonals][row])
        return "\n".join(lines)


def in_line(stones: int) -> bool:
    """Whether three of these stones form a row, a column or a diagonal."""
    for line in range(8):
        if stones & LINES[line] == LINES[line]:
            return True
    return False


def nth(stones: int, count: int) -> int:
    """The stone that has so many below it."""
    while count:
        stones &= stones - 1
        count -= 1
    return bits.lowest(stones)


def name(point: int) -> str:
    """A point's text."""
    return ROWS[point // 3] + COLUMNS[point % 3]


POINT_OF = {name(point): point for point in GRID.points()}
