"""Proofs by consistency: what a solver says of a position follows from what it says of the next.

Where that holds for all positions, the solver is right: wins and losses by induction over the
actions that are left, and a draw that were a win would be next to a smaller one of its kind.
"""

import random
from collections.abc import Iterator

import pentalith
from pentalith.engine.solving.solver import Solver


def positions(game: pentalith.Game, games: int) -> Iterator[pentalith.Position]:
    """The positions of random games, without the last ones."""
    chance = random.Random(1)
    for _ in range(games):
        position = game.start()
        while position.player:
            yield position
            position.play(chance.choice(position.legal()))


def assert_consistent(solver: Solver, position: pentalith.Position) -> None:
    """A position is worth what its best move is."""
    assert solver.worth(position) == solver.choices(position)[0].worth, position.text


def assert_best_play_keeps(
    solver: Solver, position: pentalith.Position, chance: random.Random
) -> None:
    """The winner wins in the number of actions stated, or sooner if the loser errs."""
    worth = solver.worth(position)
    winner = position.player if worth.value > 0 else 3 - position.player
    actions = 0
    while position.player and worth.value:
        perfect = position.player == winner or chance.random() < 0.5
        position.play(solver.best(position) if perfect else chance.choice(position.legal()))
        actions += 1
    if worth.value:
        assert position.result is not None
        assert position.result.winner == winner
        assert worth.actions is not None
        assert actions <= worth.actions
