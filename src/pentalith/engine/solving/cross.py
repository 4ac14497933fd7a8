"""Cross the Board, solved up to the real game on five rows."""

from array import array
from collections.abc import Callable

from pentalith.engine.solving.cross_search import Search
from pentalith.engine.solving.solver import Parts, Progress, Report, Solver, silent
from pentalith.engine.solving.worth import Worth
from pentalith.games.errors import PentalithError
from pentalith.games.position import Position
from pentalith.games.rules import Game

ENTRIES = {3: 1 << 12, 4: 1 << 16, 5: 1 << 20}
"""How many proofs the table has room for, by the size of the board; each takes 16 bytes."""
SLICE = 20_000
STOPPED = -1
STRIDE = 8

Question = Callable[[int, int, int], int]
"""Whether one player wins, or loses, with so many stones: 1, 0, or STOPPED."""


class CrossSolver(Solver):
    """Proves in how many stones a player wins: more and more, until one of them does."""

    how = "proof search with one stone more at a time, and a table of what was proved"
    kept = True

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.size = game.options["size"]
        entries = ENTRIES[self.size]
        self.table = array("Q", bytes(16 * entries))
        self.search = Search(self.size, self.table, entries)

    def solve(self, report: Report = silent) -> None:
        start = self.game.start()
        boards = [self.board(start), *(self.board(child) for child in children(start))]
        for done, (own, other) in enumerate(boards):
            self.prove(own, other, report, done / len(boards))
        report(Progress("proving", self.search.nodes, 1.0))
        self.positions = self.search.nodes

    def worth(self, position: Position) -> Worth:
        if position.game.key != self.game.key or position.rows != self.size:
            raise PentalithError("this is no position of the game that was solved")
        own, other = self.board(position)
        return self.prove(own, other)

    def board(self, position: Position) -> tuple[int, int]:
        """The stones of the player to act, and the other's, as the search numbers squares."""
        sets = [0, 0, 0]
        for row, owners in enumerate(position.board()):
            for column, owner in enumerate(owners):
                sets[owner] |= 1 << STRIDE * row + column
        return sets[position.player], sets[3 - position.player]

    def prove(
        self, own: int, other: int, report: Report = silent, part: float | None = None
    ) -> Worth:
        """What a board is worth to the player to act: nobody can put the end off for ever."""
        stones = 1
        while True:
            if self.proved(self.search.attack, own, other, stones, report, part):
                return Worth(1, 2 * stones - 1)
            if self.proved(self.search.defence, own, other, stones, report, part):
                return Worth(-1, 2 * stones)
            stones += 1

    def proved(
        self,
        question: Question,
        own: int,
        other: int,
        stones: int,
        report: Report,
        part: float | None,
    ) -> bool:
        """The answer to a question, searched for in slices; what they prove stays in the table."""
        while True:
            self.search.budget = SLICE
            found = question(own, other, stones)
            if found != STOPPED:
                return found == 1
            report(Progress("proving", self.search.nodes, part))

    def state(self) -> Parts:
        return {"table": memoryview(self.table).cast("B")}

    def restore(self, parts: Parts) -> None:
        """Take over a table; it is copied, for later questions add to it."""
        table = array("Q", parts["table"].tobytes())
        if len(table) != len(self.table):
            raise PentalithError("this was not kept by a solver of the same game")
        self.table = table
        self.search = Search(self.size, table, len(table) // 2)


def children(start: Position) -> list[Position]:
    """The positions after each first move."""
    found = []
    for move in start.legal():
        child = start.copy()
        child.play(move)
        found.append(child)
    return found
