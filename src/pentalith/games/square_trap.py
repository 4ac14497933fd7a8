"""Square Trap: reduce your opponent to three stones by forming squares of your own.

A point's number is 9 times its row plus its column, both counted from 0 at the top left. Placing
a stone has the number of the point, removing one 64 more, and a slide is 128 + 64 * from + to.
"""

import re
from functools import cache
from typing import TYPE_CHECKING, cast

from pentalith.games import bits, draws, vacancy
from pentalith.games.chance import Chance
from pentalith.games.errors import IllegalMove, NotationError
from pentalith.games.grid import Grid, as_set, single_points
from pentalith.games.options import REPETITION, Option
from pentalith.games.position import BY_REPETITION, TO_DO, Moves, Position, shown

if TYPE_CHECKING:
    from pentalith.games.rules import Game

COLUMNS = "ABCDEFGH"
ROWS = "1234567"
MARKS = "+WB"
PLACE, SLIDE, REMOVE, FIRST = range(4)
STAGES = ("place", "slide", "remove", "remove")
STONES, BLOCKED = 1, 2
FEWEST = 3
FIRST_REMOVALS = re.compile("first-([0-9]{1,2})-([0-9]{1,2})")
REMOVAL, SLIDING = 64, 128
POINT = single_points(64)


class Field:
    """A board of one size: its points, and what lies in the four directions from each."""

    def __init__(self, rows: int) -> None:
        grid = Grid(rows, rows + 1, stride=9)
        self.points = as_set(grid.points())
        self.corners = [0] * 64
        self.rays = [0] * 256
        for point in grid.points():
            row, column = grid.place(point)
            self.corners[point] = as_set(grid.rectangle(row - 1, column - 1, 2, 2))
            for way, (down, right) in enumerate(((0, 1), (1, 0), (0, -1), (-1, 0))):
                self.rays[4 * point + way] = as_set(grid.ray(point, down, right))


field = cache(Field)


class SquareTrap(Position):
    """White (1) and Black (2) fill the board, remove stones for squares, then slide in turn."""

    key = "square-trap"
    title = "Square Trap"
    aim = "Reduce your opponent to three stones by forming squares of your own."
    players = ("White", "Black")
    options = {
        "rows": Option(range(3, 8), 7, "3 to 7", "horizontal lines, one fewer than vertical ones"),
        "repetition": REPETITION,
    }
    endings = {
        "repetition": BY_REPETITION,
        "stones": "the opponent is down to three stones",
        "blocked": "on the full board nobody can ever slide",
    }

    def __init__(self, game: "Game") -> None:
        super().__init__(game)
        self.field: Field = field(game.options["rows"])
        self.rows: int = game.options["rows"]
        self.columns = self.rows + 1
        self.stones = [0, 0, 0]
        self.doing = PLACE
        self.later = 0
        for point in Grid(self.rows, self.columns, stride=9).points():
            vacancy.vacate(self, point)

    def stage(self) -> str:
        return STAGES[self.doing]

    # What is legal

    def knows(self, move: int) -> bool:
        if move < SLIDING:
            return self.has(point_of(move))
        source, target = source_of(move), point_of(move)
        return source < 64 and source != target and self.has(source) and self.has(target)

    def has(self, point: int) -> bool:
        """Whether the board has a point."""
        return self.field.points & POINT[point] != 0

    def allows(self, move: int) -> bool:
        if self.doing == PLACE:
            return move < REMOVAL and self.empty() & POINT[move] != 0
        if self.doing == SLIDE:
            return move >= SLIDING and self.may_slide(source_of(move), point_of(move))
        if move < REMOVAL or move >= SLIDING:
            return False
        return self.removable(self.player) & POINT[point_of(move)] != 0

    def may_slide(self, source: int, target: int) -> bool:
        """Whether the player has a stone on a point from which it can slide to another."""
        mine = self.stones[self.player] & POINT[source]
        return mine != 0 and self.reach(source) & POINT[target] != 0

    def seen(self, point: int, way: int) -> int:
        """The first stone in a direction from a point, if there is one."""
        stones = self.field.rays[4 * point + way] & (self.stones[1] | self.stones[2])
        lowest = stones & -stones
        highest = POINT[bits.highest(stones | 1)] & stones
        return lowest if way < 2 else highest

    def removable(self, player: int) -> int:
        """The opponent's stones that a player may remove: those that are part of no square."""
        theirs = self.stones[3 - player]
        corners = squares(theirs)
        sides = corners | corners << 1
        return theirs & ~(sides | sides << 9)

    def empty(self) -> int:
        """The empty intersections."""
        return self.field.points & ~(self.stones[1] | self.stones[2])

    def gather(self, moves: Moves) -> None:
        moves.count = 0
        if not self.player:
            return
        if self.doing == PLACE:
            add_all(moves, self.empty(), 0)
        elif self.doing == SLIDE:
            self.gather_slides(moves)
        else:
            add_all(moves, self.removable(self.player), REMOVAL)

    def gather_slides(self, moves: Moves) -> None:
        """List the slides of the player's stones."""
        stones = self.stones[self.player]
        while stones:
            source = bits.lowest(stones)
            stones &= stones - 1
            add_all(moves, self.reach(source), SLIDING + (source << 6))

    def reach(self, point: int) -> int:
        """The points to which a stone can slide."""
        reach = self.field.points & 0
        for way in range(2):
            # The points below the first stone's; all of them where there is none.
            reach |= self.field.rays[4 * point + way] & (self.seen(point, way) - 1)
        for way in range(2, 4):
            ray = self.field.rays[4 * point + way]
            first = self.seen(point, way)
            reach |= ray & -(first << 1) if first else ray
        return reach

    def draw(self, chance: Chance) -> int:
        if self.doing == PLACE:
            return self.vacant[draws.below(chance, self.vacancies)]
        if self.doing == SLIDE:
            return self.draw_slide(chance)
        stones = self.removable(self.player)
        for _ in range(draws.below(chance, bits.size(stones))):
            stones &= stones - 1
        return REMOVAL + bits.lowest(stones)

    def draw_slide(self, chance: Chance) -> int:
        """One of the slides: an empty point, and a direction in which one's own stone is seen.

        Two tries are looked at together: the processor then guesses wrong less often.
        """
        mine = self.stones[self.player]
        choices = 4 * self.vacancies
        while True:
            number = draws.below(chance, choices)
            spare = draws.below(chance, choices)
            source = self.seen(self.vacant[number >> 2], number & 3) & mine
            other = self.seen(self.vacant[spare >> 2], spare & 3) & mine
            number = number if source else spare
            source = source if source else other
            if source:
                return SLIDING + (bits.lowest(source) << 6) + self.vacant[number >> 2]

    # What a move does, and when it ends

    def apply(self, move: int) -> None:
        self.skipped = 0
        if self.doing == PLACE:
            self.add(move)
        elif self.doing == SLIDE:
            self.slide(source_of(move), point_of(move))
        else:
            self.remove(point_of(move))

    def add(self, point: int) -> None:
        """Place a stone; on the full board the squares are counted."""
        self.place(point, self.player)
        if self.vacancies:
            self.player = 3 - self.player
        else:
            white = bits.size(squares(self.stones[1]))
            black = bits.size(squares(self.stones[2]))
            self.first_removals(white if white or black else 1, black)

    def place(self, point: int, player: int) -> None:
        vacancy.occupy(self, point)
        self.stones[player] |= POINT[point]

    def first_removals(self, white: int, black: int) -> None:
        """White's removals, then Black's; they lapse where no stone may be removed."""
        self.doing = FIRST
        if white and self.removable(1):
            self.player, self.due, self.later = 1, white, black
        elif black and self.removable(2):
            self.player, self.due, self.later = 2, black, 0
        else:
            self.turn(1)

    def remove(self, point: int) -> None:
        """Remove an opposing stone; whoever is left with three has lost."""
        player = self.player
        other = 3 - player
        self.stones[other] ^= POINT[point]
        vacancy.vacate(self, point)
        self.history.clear()
        if bits.size(self.stones[other]) == FEWEST:
            self.end(player, STONES)
        elif self.doing == REMOVE:
            self.turn(other)
        elif player == 1:
            self.first_removals(self.due - 1, self.later)
        else:
            self.first_removals(0, self.due - 1)

    def slide(self, source: int, target: int) -> None:
        """Slide a stone; for a new square, an opposing stone is removed."""
        player = self.player
        self.stones[player] ^= POINT[source] | POINT[target]
        vacancy.occupy(self, target)
        vacancy.vacate(self, source)
        if self.makes_square(target) and self.removable(player):
            self.doing = REMOVE
            self.due = 1
        else:
            self.turn(3 - player)

    def makes_square(self, point: int) -> bool:
        """Whether a point of the player is a corner of a square that is all theirs."""
        return squares(self.stones[self.player]) & self.field.corners[point] != 0

    def turn(self, player: int) -> None:
        """A player is to slide; a blocked one is skipped, and where both are the game is a draw."""
        self.doing = SLIDE
        self.due = 0
        if self.can_slide(player):
            self.player = player
        elif self.can_slide(3 - player):
            self.skipped = player
            self.player = 3 - player
        else:
            self.end(0, BLOCKED)
            return
        self.note(self.stones[1], self.stones[2] << 2 | self.player)

    def can_slide(self, player: int) -> bool:
        """Whether a stone of a player is beside an empty point."""
        stones = self.stones[player]
        return (stones << 1 | stones >> 1 | stones << 9 | stones >> 9) & self.empty() != 0

    def follow(self, leader: Position | None) -> None:
        self.leader = cast("SquareTrap", leader)

    def reset(self) -> None:
        self.share(self.leader)
        self.stones[:] = self.leader.stones
        self.doing = self.leader.doing
        self.later = self.leader.later

    # Notation

    def read(self, text: str) -> int:
        if text[:1] in ("x", "X"):
            return REMOVAL + self.read_point(text[1:], text)
        if len(text) == 2:
            return self.read_point(text, text) + (REMOVAL if self.due else 0)
        if len(text) != 5 or text[2] not in "- ":
            raise NotationError("{text} is no place (2D), and no slide (3C-1C)", text=shown(text))
        source = self.read_point(text[:2], text)
        target = self.read_point(text[3:], text)
        if source == target:
            raise NotationError("{text} leaves the stone where it is", text=shown(text))
        return SLIDING + (source << 6) + target

    def read_point(self, text: str, whole: str) -> int:
        """An intersection's number from its text, which is part of a whole."""
        if len(text) == 2 and text.isascii():
            row = ROWS.find(text[0], 0, self.rows)
            column = COLUMNS.find(text[1].upper(), 0, self.columns)
            if row >= 0 and column >= 0:
                return 9 * row + column
        last = f"{self.rows}{COLUMNS[self.rows]}"
        raise NotationError("{text}: intersections are 1A to {last}", text=shown(whole), last=last)

    def write(self, move: int) -> str:
        point = name(point_of(move))
        if move >= SLIDING:
            return f"{name(source_of(move))}-{point}"
        return f"x{point}" if move >= REMOVAL else point

    def objection(self, move: int) -> IllegalMove:
        point = name(point_of(move))
        if self.stage() != ("place", "remove", "slide")[min(move >> 6, 2)]:
            return IllegalMove(TO_DO[self.stage()], player=self.players[self.player - 1])
        if self.doing == PLACE:
            return IllegalMove("{point} is taken", point=point)
        if self.doing == SLIDE:
            places = {"source": name(source_of(move)), "target": point}
            if self.stones[self.player] & POINT[source_of(move)]:
                return IllegalMove("no free line leads from {source} to {target}", **places)
            return IllegalMove("no stone of yours is on {source}", **places)
        if self.stones[3 - self.player] & POINT[point_of(move)]:
            return IllegalMove("the stone on {point} is part of a square", point=point)
        return IllegalMove("no opposing stone is on {point}", point=point)

    def details(self) -> list[str]:
        if self.doing != FIRST or not self.player:
            return [STAGES[self.doing]] if self.player else []
        return [f"first-{self.due}-{self.later}" if self.player == 1 else f"first-0-{self.due}"]

    def set_up(self, player: int, details: list[str]) -> None:
        white, black = (bits.size(self.stones[owner]) for owner in (1, 2))
        counts = {"white": white, "black": black}
        if details == ["place"] and white - black in (0, 1) and self.vacancies:
            self.player = 1 + white - black
        elif details == ["place"] or max(white, black) > self.rows * self.columns // 2:
            raise NotationError("{white} and {black} stones are not placed in turn", **counts)
        elif not player and min(white, black) == FEWEST < max(white, black):
            self.end(1 if black == FEWEST else 2, STONES)
        elif min(white, black) <= FEWEST:
            raise NotationError("with {white} and {black} stones the game is over", **counts)
        else:
            self.set_up_stage(player, details[0] if details else "")

    def set_up_stage(self, player: int, stage: str) -> None:
        """The stage after placement, as the text names it."""
        if first := FIRST_REMOVALS.fullmatch(stage):
            self.first_removals(int(first[1]), int(first[2]))
        elif stage == "remove" and player and self.removable(player) and self.vacancies:
            self.player, self.doing, self.due = player, REMOVE, 1
        elif self.vacancies or not (self.removable(1) or self.removable(2)):
            self.turn(player or 1)
        else:
            raise NotationError("on the full board the first removals are due")

    def may_repeat(self) -> bool:
        return self.doing == SLIDE

    def point(self, row: int, column: int) -> int:
        return 9 * row + column

    def owner(self, point: int) -> int:
        if self.stones[1] & POINT[point]:
            return 1
        return 2 if self.stones[2] & POINT[point] else 0

    def __str__(self) -> str:
        rows = ["---".join(MARKS[stone] for stone in stones) for stones in self.board()]
        lines = [f"{ROWS[row]} {stones}" for row, stones in enumerate(rows)]
        between = "\n  " + "   ".join("|" * self.columns) + "\n"
        return "  " + "   ".join(COLUMNS[: self.columns]) + "\n" + between.join(lines)


def add_all(moves: Moves, points: int, base: int) -> None:
    """List the moves whose numbers are `base` and a point of a set."""
    while points:
        moves.items[moves.count] = base + bits.lowest(points)
        moves.count += 1
        points &= points - 1


def squares(stones: int) -> int:
    """The upper left corners of the unit squares whose four corners are all among these stones."""
    pairs = stones & stones >> 1
    return pairs & pairs >> 9


def source_of(move: int) -> int:
    """The point from which a slide goes."""
    return (move >> 6) - 2


def point_of(move: int) -> int:
    """The point at which a stone is placed or removed, or to which it slides."""
    return move & 63


def name(point: int) -> str:
    """An intersection's text."""
    return ROWS[point // 9] + COLUMNS[point % 9]
