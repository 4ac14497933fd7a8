"""Which games can be solved, and by which solver."""

from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from time import perf_counter
from typing import NamedTuple

from pentalith import world
from pentalith.engine.solving import store
from pentalith.engine.solving.cross import CrossSolver
from pentalith.engine.solving.solver import Solver
from pentalith.engine.solving.square_trap import SquareTrapSolver
from pentalith.engine.solving.stones import StonesSolver
from pentalith.engine.solving.symmetry import SymmetrySolver
from pentalith.engine.solving.trisq import TrisqSolver
from pentalith.engine.solving.trisq_start import TrisqStart
from pentalith.games.errors import FileError, OptionError
from pentalith.games.rules import Game


class Solvable(NamedTuple):
    """The games that a solver solves: those with some values of an option."""

    solver: type[Solver]
    option: str
    values: tuple[int, ...]


SOLVABLE: Mapping[str, tuple[Solvable, ...]] = {
    "square-trap": (Solvable(SquareTrapSolver, "rows", (3,)),),
    "stones": (Solvable(StonesSolver, "diagonals", (False, True)),),
    "cross": (Solvable(CrossSolver, "size", (3, 4, 5)),),
    "symmetry": (Solvable(SymmetrySolver, "size", (1, 2, 3, 4)),),
    "trisq": (Solvable(TrisqSolver, "size", (3, 4)), Solvable(TrisqStart, "size", (5,))),
}


def solver(game: Game) -> Solver:
    """The solver for a game, before it has solved anything."""
    solvable = SOLVABLE[game.key]
    name = solvable[0].option
    for found in solvable:
        if game.options[name] in found.values:
            return found.solver(game)
    raise OptionError(
        "{game} can be solved with {name} {values}, not {value}",
        game=game.title,
        name=name,
        values=", ".join(str(value) for found in solvable for value in found.values),
        value=game.options[name],
    )


def can_solve(game: Game) -> bool:
    """Whether there is a solver for a game that a player can wait for."""
    return any(
        game.options[found.option] in found.values and found.solver.quick
        for found in SOLVABLE[game.key]
    )


def fetch(solver: Solver) -> float | None:
    """Give a solver the table that is kept of its game; how long it took to make, None without."""
    kept = store.load(solver.game, solver.version) if solver.kept else None
    if kept is None:
        return None
    parts, facts = kept
    try:
        solver.restore(parts)
        solver.positions = int(facts["positions"])
        return float(facts["seconds"])
    except (ValueError, KeyError, TypeError):
        return None


def keep(solver: Solver, seconds: float) -> None:
    """Keep the table of a solved game, if that is worth the while."""
    if solver.kept:
        facts = {"positions": solver.positions, "seconds": seconds}
        store.save(solver.game, solver.version, solver.state(), facts)


@cache
def at_hand(game: Game) -> Solver | None:
    """A solver that knows the game, if that takes a moment: with a kept table, or compiled."""
    if not can_solve(game):
        return None
    found = solver(game)
    if fetch(found) is None:
        if found.kept and not world.compiled():
            return None
        before = perf_counter()
        found.solve()
        with suppress(FileError):
            keep(found, perf_counter() - before)
    return found
