"""Trisq on boards of sizes 3 and 4: every position that can be reached is known.

How much each player has captured is no part of what is looked up, nor what has occurred before:

- The difference of captures follows from the figures on the board and the player to act (see
  `trisq_table`), and nothing else about the captures decides the game. So a state is a board, the
  player to act and the closed point.
- Where a state comes again the difference is the same: endless play gains nothing, and counts as a
  draw here. The third occurrence, which ends the game as a draw, comes to the same for players who
  play perfectly from a position that is new. Who wins comes nearer to the end with every action,
  and meets no state twice. Who draws can go on avoiding what is lost; whether the game then ends
  by a third occurrence or with equal captures, it is a draw.
"""

from pentalith.engine.solving.solver import Parts, Progress, Report, Solver, silent
from pentalith.engine.solving.trisq_boards import Rules
from pentalith.engine.solving.trisq_table import Table
from pentalith.engine.solving.worth import Worth
from pentalith.games.errors import PentalithError
from pentalith.games.position import Position
from pentalith.games.rules import Game

SLICE = 500
SIZES = (3, 4)


class TrisqSolver(Solver):
    """Lists every position up to symmetry, and works back from the ends of the game.

    For size 4 that takes about 110 MB, of which 11 MB stay.
    """

    how = "all positions are listed, up to symmetry, and the ends of the game followed back"
    kept = True

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        size = game.options["size"] if game.key == "trisq" else 0
        if size not in SIZES:
            raise PentalithError("Trisq can be solved on boards of sizes 3 and 4")
        self.table = Table(size)
        self.solved = False

    # The work

    def solve(self, report: Report = silent) -> None:
        if not self.solved:
            self.explore(report)
            self.link(report)
            self.turn(report)
            self.trace(report)
            self.close()

    def explore(self, report: Report) -> None:
        """Find all boards."""
        while self.table.explored < self.table.found:
            self.table.room_to_explore(SLICE)
            self.table.explore(SLICE)
            self.positions = 2 * self.table.explored
            report(Progress("finding the positions", self.positions))

    def link(self, report: Report) -> None:
        """Note what follows each board."""
        if not self.table.linked:
            self.table.room_to_link()
        while self.table.linked < self.table.found:
            self.table.link(SLICE)
            part = self.table.linked / self.table.found
            report(Progress("finding what follows each", 2 * self.table.linked, part))

    def turn(self, report: Report) -> None:
        """Note what comes before each board."""
        if not self.table.turned:
            self.table.room_to_turn()
        while self.table.turned < self.table.found:
            self.table.turn(SLICE)
            part = self.table.turned / self.table.found
            report(Progress("finding what comes before each", 2 * self.table.turned, part))

    def trace(self, report: Report) -> None:
        """Follow the ends of the game back."""
        if not self.table.decided:
            self.table.room_to_trace()
        while self.table.traced < self.table.decided:
            self.table.trace(SLICE)
            report(Progress("going back from the ends", self.table.traced))

    def close(self) -> None:
        """All is known."""
        self.table.finish()
        self.positions = 2 * self.table.found
        self.solved = True

    # What is known

    def worth(self, position: Position) -> Worth:
        if not self.solved:
            raise PentalithError("the game is not solved yet")
        check(position, self.table.boards.rules.size)
        worth = self.table.worth(self.number(position, position.player), position.player)
        if worth is None:
            raise unreachable(position)
        return worth

    def number(self, position: Position, player: int) -> int:
        """The number of the board of a position, as the player who is to act sees it."""
        boards = self.table.boards
        return boards.number(*figures(position, player, boards.rules))

    # What is kept

    def state(self) -> Parts:
        """What is known, for `restore`, in this machine's order of bytes; to be read only."""
        if not self.solved:
            raise PentalithError("the game is not solved yet")
        seen, worths = self.table.held()
        return {"seen": seen.cast("B"), "worths": memoryview(worths)}

    def restore(self, parts: Parts) -> None:
        """Know what `parts` say, which are read in place for as long as this solver lives."""
        seen, worths = (memoryview(parts[name]).cast("B") for name in ("seen", "worths"))
        table = Table(self.table.boards.rules.size)
        if len(seen) != 8 * table.words:
            raise PentalithError("this was not kept by a solver of the same game")
        table.load(seen.cast("Q"), worths)
        if len(worths) != 2 * table.found:
            raise PentalithError("this was not kept by a solver of the same game")
        self.table = table
        self.close()


def check(position: Position, size: int) -> None:
    """Refuse a position of another game, or one that has ended."""
    if position.game.key != "trisq" or position.rows != size:
        raise PentalithError("this is no position of the game that was solved")
    if not position.player:
        raise PentalithError("the game is over")


def figures(position: Position, player: int, rules: Rules) -> tuple[int, int]:
    """The figures of a player, who is to act, and of the other, as `trisq_boards` shows them."""
    owners = [owner for row in position.board() for owner in row]
    mine, theirs = points(owners, player), points(owners, 3 - player)
    if rules.surrounded(mine, theirs) or rules.surrounded(theirs, mine):
        raise unreachable(position)
    closed = closed_point(position)
    return mine | closed if closed and rules.closes(closed, mine, theirs) else mine, theirs


def closed_point(position: Position) -> int:
    """The bit of the closed point, or 0."""
    name = position.details()[2]
    if name == "-":
        return 0
    size = position.rows
    places = [position.point(*divmod(place, size)) for place in range(size * size)]
    return 1 << places.index(position.read(name))


def points(owners: list[int], owner: int) -> int:
    """The points where an owner's figures stand, as bits."""
    return sum(1 << point for point, held in enumerate(owners) if held == owner)


def unreachable(position: Position) -> PentalithError:
    """The position does not come about in a game."""
    return PentalithError("{text} does not come about in a game", text=position.text)
