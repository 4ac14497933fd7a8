"""Every position of Stones with its score for the player to act.

A position is `mine | theirs << 9`, the stones of the player to act and of the other: how many each
has tells who is to do what, and the colours are alike.
"""

from array import array

from pentalith.engine.solving import scores
from pentalith.games import bits, stones
from pentalith.games.stones import Field, Stones

SURE = 10_000
POINTS = 9
STONES = 3
ALL = 0x1FF
STATES = 1 << 18
SETTINGS = ((3, 2), (3, 1), (3, 0), (2, 0), (1, 0), (0, 0))
"""How many stones the first and the second player have set, the last setting first."""


class StonesTable:
    """The scores of all positions on a board with or without lines along its diagonals."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.content = array("h", bytes(2 * STATES))
        self.scores = self.content
        self.positions = 0

    def fill(self) -> None:
        """Find all scores: backwards from the wins, then backwards over the settings."""
        threes = of_size(STONES)
        distance = 0
        idle = 0
        while idle < 2:
            distance += 1
            idle = 0 if self.decide(threes, len(threes), distance) else idle + 1
        self.positions = count_pairs(threes, len(threes))
        for first, second in SETTINGS:
            mine, theirs = (second, first) if first == STONES else (first, second)
            self.set_stones(of_size(mine), of_size(theirs))

    def decide(self, threes: "array[int]", count: int, distance: int) -> int:
        """Score the positions that are decided in so many actions; how many they are."""
        decided = 0
        for mine in range(count):
            for theirs in range(count):
                if not threes[mine] & threes[theirs]:
                    state = threes[mine] | threes[theirs] << POINTS
                    if self.scores[state] == 0:
                        score = self.best_move(threes[mine], threes[theirs])
                        if score == SURE - distance or score == distance - SURE:
                            self.scores[state] = score
                            decided += 1
        return decided

    def best_move(self, mine: int, theirs: int) -> int:
        """The score of the best move, as far as scores are known."""
        best = -SURE
        left = mine
        while left:
            source = bits.lowest(left)
            left &= left - 1
            targets = self.field.beside[source] & ~(mine | theirs) & ALL
            while targets:
                moved = mine ^ stones.POINT[source] | targets & -targets
                targets &= targets - 1
                if stones.in_line(moved):
                    return SURE - 1
                best = max(best, -scores.earlier(self.scores[theirs | moved << POINTS]))
        return best

    def set_stones(self, mine: "array[int]", theirs: "array[int]") -> None:
        """Score the positions in which a stone is to be set."""
        for place in range(len(mine)):
            for other in range(len(theirs)):
                if not mine[place] & theirs[other]:
                    state = mine[place] | theirs[other] << POINTS
                    self.scores[state] = self.best_setting(mine[place], theirs[other])
                    self.positions += 1

    def best_setting(self, mine: int, theirs: int) -> int:
        """The score of the best point to set a stone on."""
        best = -SURE
        free = ~(mine | theirs) & ALL
        while free:
            more = mine | free & -free
            free &= free - 1
            if not stones.in_line(more):
                best = max(best, self.after_setting(more, theirs))
        return best

    def after_setting(self, mine: int, theirs: int) -> int:
        """The score for the player who has just set a stone."""
        if bits.size(mine) < STONES:
            return scores.earlier(self.scores[mine | theirs << POINTS])
        return -scores.earlier(self.scores[theirs | mine << POINTS])

    def index(self, position: Stones) -> int:
        """The number of a position that is not over."""
        player = position.player
        return position.stones[player] | position.stones[3 - player] << POINTS


def of_size(count: int) -> "array[int]":
    """The sets of so many points without a line."""
    sizes = [points for points in range(ALL + 1) if points.bit_count() == count]
    return array("H", [points for points in sizes if not stones.in_line(points)])


def count_pairs(threes: "array[int]", count: int) -> int:
    """How many pairs of sets have no point in common."""
    pairs = 0
    for mine in range(count):
        for theirs in range(count):
            pairs += not threes[mine] & threes[theirs]
    return pairs
