"""Square Trap with three lines, strongly solved."""

import random
from functools import cache

import pytest

import pentalith
from consistent import assert_best_play_keeps, assert_consistent, positions
from pentalith import world
from pentalith.engine.solving.solver import Progress
from pentalith.engine.solving.square_trap import SquareTrapSolver

GAME = pentalith.game("square-trap", rows=3, repetition=0)


@cache
def solver() -> SquareTrapSolver:
    """A solver that has done its work."""
    made = SquareTrapSolver(GAME)
    made.solve()
    return made


def test_positions_are_worth_what_their_best_moves_are() -> None:
    phases = set()
    for position in positions(GAME, 300 if world.compiled() else 12):
        assert_consistent(solver(), position)
        phases.add(position.text.split("_")[2][:5])
    assert phases == {"place", "first", "slide", "remov"}


def test_white_wins_and_may_begin_anywhere() -> None:
    start = GAME.start()
    choices = solver().choices(start)
    assert solver().worth(start) == (1, 20, None)
    best = [start.write(choice.move) for choice in choices if choice.worth.actions == 20]
    assert sorted(best) == ["2A", "2B", "2C", "2D"]
    assert {choice.worth[:2] for choice in choices[4:]} == {(1, 21)}


def test_perfect_players_need_as_many_actions_as_is_said() -> None:
    position = GAME.start()
    actions = 0
    while position.player:
        position.play(solver().best(position))
        actions += 1
    assert (actions, position.result) == (20, (1, "stones"))


def test_the_winner_wins_in_time_against_any_defence() -> None:
    for seed, position in enumerate(positions(GAME, 6)):
        assert_best_play_keeps(solver(), position.copy(), random.Random(seed))


def test_an_interrupted_solver_goes_on_where_it_was() -> None:
    class Interrupted(Exception):
        pass

    reports: list[Progress] = []

    def report(progress: Progress) -> None:
        reports.append(progress)
        raise Interrupted

    made = SquareTrapSolver(GAME)
    while not reports or reports[-1].part != 1:
        with pytest.raises(Interrupted):
            made.solve(report)
    assert [one.positions for one in reports] == sorted({one.positions for one in reports})
    assert made.positions == solver().positions
    for position in positions(GAME, 3):
        assert made.worth(position) == solver().worth(position)
