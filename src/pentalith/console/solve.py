"""`pentalith solve`: who wins a game when both play perfectly."""

import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from time import perf_counter
from typing import Any

from pentalith.console.arguments import add_game, chosen, parser
from pentalith.console.voice import explain, say
from pentalith.engine.solving import solvers
from pentalith.engine.solving.solver import Progress, Solver
from pentalith.engine.solving.worth import Worth
from pentalith.games.errors import FileError

CLEAR = "\r\x1b[K"


def main(arguments: Sequence[str]) -> int:
    """Run the command."""
    made = parser("solve", say("Who wins a game when both players play perfectly."))
    add_game(made)
    made.add_argument("--json", action="store_true", help=say("print the answer as JSON"))
    fresh = say("solve the game again, even if its table is kept")
    made.add_argument("--fresh", action="store_true", help=fresh)
    given = made.parse_args(arguments)
    solver = solvers.solver(chosen(given))
    seconds = solve(solver, given)
    answer = told(solver, seconds)
    print(json.dumps(answer, indent=2) if given.json else described(solver, answer))
    return 0


def solve(solver: Solver, given: Namespace) -> float:
    """Solve a game, or fetch what was found earlier; the seconds that solving took."""
    if not given.fresh:
        seconds = solvers.fetch(solver)
        if seconds is not None:
            return seconds
    before = perf_counter()
    show = Show(before)
    try:
        solver.solve(show.report)
    finally:
        show.clear()
    seconds = perf_counter() - before
    try:
        solvers.keep(solver, seconds)
    except FileError as problem:
        print(f"pentalith: {explain(problem)}", file=sys.stderr)
    return seconds


class Show:
    """Shows on a terminal how far the work has come."""

    def __init__(self, before: float) -> None:
        self.before = before
        self.wanted = sys.stderr.isatty()

    def report(self, progress: Progress) -> None:
        """Show where the work is: positions, rate, and the time that is left if it is known."""
        if self.wanted:
            seconds = max(perf_counter() - self.before, 0.001)
            line = say(
                "{stage}: {positions} positions, {rate} a second",
                stage=say(progress.stage),
                positions=f"{progress.positions:,}",
                rate=f"{progress.positions / seconds:,.0f}",
            )
            if progress.part:
                left = seconds * (1 - progress.part) / progress.part
                line += ", " + say("{seconds} s left", seconds=f"{left:.0f}")
            print(f"{CLEAR}{line}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Leave an empty line behind."""
        if self.wanted:
            print(CLEAR, end="", file=sys.stderr, flush=True)


def told(solver: Solver, seconds: float) -> dict[str, Any]:
    """The answer for programs: what the start and each first move are worth to the first player."""
    start = solver.game.start()
    moves = [
        {"move": start.write(choice.move), **numbers(choice.worth)}
        for choice in solver.choices(start)
    ]
    return {
        **numbers(solver.worth(start)),
        "first_moves": moves,
        "seconds": round(seconds, 4),
        "positions": solver.positions,
    }


def numbers(worth: Worth) -> dict[str, int | None]:
    """A worth as the numbers of an answer."""
    return {"value": worth.value, "margin": worth.margin, "actions": worth.actions}


def described(solver: Solver, answer: dict[str, Any]) -> str:
    """The answer for people."""
    lines = [
        f"{say(solver.game.title)}: {outcome(solver, answer)}.",
        say(
            "{positions} positions in {seconds} s: {how}.",
            positions=f"{answer['positions']:,}",
            seconds=f"{answer['seconds']:.2f}",
            how=say(solver.how),
        ),
        "",
        *(f"{move['move']:8} {outcome(solver, move)}" for move in answer["first_moves"]),
    ]
    return "\n".join(lines)


def outcome(solver: Solver, found: dict[str, Any]) -> str:
    """How a game ends when both play perfectly."""
    if not found["value"]:
        return say("a draw")
    player = solver.game.players[found["value"] < 0]
    if found["margin"] is None:
        return say("{player} wins; actions: {count}", player=player, count=found["actions"])
    return say(
        "{player} wins; actions: {count}, margin: {margin}",
        player=player,
        count=found["actions"],
        margin=abs(found["margin"]),
    )
