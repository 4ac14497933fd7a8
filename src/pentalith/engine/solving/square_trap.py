"""Square Trap with three lines, strongly solved."""

from array import array
from itertools import accumulate
from math import comb
from typing import cast

from pentalith.engine.solving.scores import worth_of
from pentalith.engine.solving.solver import Progress, Report, Solver, silent
from pentalith.engine.solving.square_trap_table import SquareTrapTable
from pentalith.engine.solving.worth import Worth
from pentalith.games.grid import Grid, as_set
from pentalith.games.position import Position
from pentalith.games.rules import Game
from pentalith.games.square_trap import SquareTrap

POINTS = 12
FEWEST, MOST = 4, 6
"""How many stones a side can have in the movement phase."""


class SquareTrapSolver(Solver):
    """Scores the movement phase with few stones first, then the placements."""

    how = "retrograde analysis of the movement phase, fewest stones first, then over the placements"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        points = Grid(game.options["rows"], game.options["rows"] + 1, stride=9).points()
        sets = sorted(
            (as_set(point for bit, point in enumerate(points) if subset >> bit & 1))
            for subset in range(1 << POINTS)
        )
        sets.sort(key=int.bit_count)
        offsets = accumulate((comb(POINTS, size) for size in range(POINTS + 1)), initial=0)
        start = cast("SquareTrap", game.start())
        self.table = SquareTrapTable(start, array("I", sets), array("i", offsets))
        self.levels = [
            (one, other)
            for stones in range(2 * FEWEST, POINTS)
            for one in range(FEWEST, MOST + 1)
            if one <= (other := stones - one) <= MOST
        ]
        self.done = 0

    def solve(self, report: Report = silent) -> None:
        while self.done <= len(self.levels):
            if self.done < len(self.levels):
                self.table.fill_slides(*self.levels[self.done])
            else:
                self.table.fill_placings()
            self.done += 1
            self.positions = self.table.positions
            part = self.done / (len(self.levels) + 1)
            report(Progress("finding the scores", self.positions, part))

    def worth(self, position: Position) -> Worth:
        return Worth(*worth_of(self.table.score(cast("SquareTrap", position))))
