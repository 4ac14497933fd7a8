"""Stones, strongly solved: every position on both boards."""

from typing import cast

from pentalith.engine.solving.scores import worth_of
from pentalith.engine.solving.solver import Progress, Report, Solver, silent
from pentalith.engine.solving.stones_table import StonesTable
from pentalith.engine.solving.worth import Worth
from pentalith.games.position import Position
from pentalith.games.rules import Game
from pentalith.games.stones import Stones, field


class StonesSolver(Solver):
    """Scores all positions, backwards from those with a line."""

    how = "retrograde analysis of all positions with three stones each, then over the settings"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.table = StonesTable(field(bool(game.options["diagonals"])))

    def solve(self, report: Report = silent) -> None:
        self.table.fill()
        self.positions = self.table.positions
        report(Progress("all positions", self.positions, 1.0))

    def worth(self, position: Position) -> Worth:
        return Worth(*worth_of(self.table.content[self.table.index(cast("Stones", position))]))
