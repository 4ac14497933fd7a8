"""Trisq of size 5, where not every position can be known: what the start and first moves are worth.

Neither player can force a win: after each first move both are proven to need not lose. Other
positions are known as far as the proofs, or a short search, show that both need not lose; how many
captures, or which positions are won, is not found out.
"""

from time import perf_counter

from pentalith.engine.solving.solver import Progress, Report, Solver, silent
from pentalith.engine.solving.trisq import check, figures
from pentalith.engine.solving.trisq_boards import Rules
from pentalith.engine.solving.trisq_proof import Proof
from pentalith.engine.solving.worth import Worth
from pentalith.games.errors import PentalithError
from pentalith.games.position import Position
from pentalith.games.rules import Game

SIZES = (3, 4, 5)
TABLE_BITS = {3: 12, 4: 18, 5: 25}
LEAST_BUDGET = 200
SHORT, LONG = 0.02, 0.06
YES, NO, UNKNOWN = 1, 0, 2
PLAYERS = (1, 2)


class TrisqStart(Solver):
    """Proves for each player, after each first move, that he need not lose.

    For size 5 the two tables of what is proven take 512 MB.
    """

    how = "for each player and each first move a proof that the player need not lose"
    quick = False

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        size = game.options["size"] if game.key == "trisq" else 0
        if size not in SIZES:
            raise PentalithError("the start of Trisq can be solved on boards of sizes 3 to 5")
        self.rules = Rules(size)
        self.proofs = {player: Proof(size, TABLE_BITS[size]) for player in PLAYERS}
        self.proven: set[tuple[int, int]] = set()
        self.budget = LEAST_BUDGET
        self.solved = False

    # The work

    def solve(self, report: Report = silent) -> None:
        for player in PLAYERS:
            for first in first_points(self.rules):
                if (player, first) not in self.proven:
                    self.prove(player, first, report)
        self.solved = True

    def prove(self, player: int, first: int, report: Report) -> None:
        """Prove, in slices, that a player need not lose after a first move."""
        verdict = UNKNOWN
        while verdict == UNKNOWN:
            began = perf_counter()
            verdict = self.proofs[player].secures(0, 1 << first, 0, player == 2, self.budget)
            self.adapt(perf_counter() - began)
            self.positions = sum(proof.nodes for proof in self.proofs.values())
            report(Progress("proving", self.positions))
        if verdict == NO:
            raise PentalithError("no proof was found")
        self.proven.add((player, first))

    def adapt(self, seconds: float) -> None:
        """Make the next slice longer or shorter."""
        if seconds < SHORT:
            self.budget *= 2
        elif seconds > LONG:
            self.budget = max(self.budget // 2, LEAST_BUDGET)

    # What is known

    def worth(self, position: Position) -> Worth:
        """What a position is worth, if it is a draw, and this is soon seen."""
        check(position, self.rules.size)
        if not (self.solved and is_first(position)) and not all(
            self.secures(position, player) for player in PLAYERS
        ):
            raise PentalithError("it is not known what {text} is worth", text=position.text)
        return Worth(0)

    def secures(self, position: Position, player: int, budget: int = LEAST_BUDGET) -> bool:
        """Whether a player is proven not to lose from a position, or is by looking at so many."""
        mine, theirs = figures(position, position.player, self.rules)
        lead = position.captures[player - 1] - position.captures[2 - player]
        ours = position.player == player
        return self.proofs[player].secures(mine, theirs, lead, ours, budget) == YES


def is_first(position: Position) -> bool:
    """Whether a position is like the start, or like that after the first placement."""
    triangles, squares = position.captures
    figures = sum(row.count(1) + row.count(2) for row in position.board())
    return figures <= 1 and triangles == squares


def first_points(rules: Rules) -> list[int]:
    """One of each set of points that symmetry makes the same, those near the centre first."""
    points = range(rules.points)
    least = {min(rules.turned(point, turn) for turn in range(8)) for point in points}
    return sorted(least, reverse=True)
