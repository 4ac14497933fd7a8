"""Stones, strongly solved."""

import random

import pytest

import pentalith
from consistent import assert_best_play_keeps, assert_consistent, positions
from pentalith.engine.graph import reachable
from pentalith.engine.solving.solver import Progress
from pentalith.engine.solving.stones import StonesSolver

both_boards = pytest.mark.parametrize("diagonals", [True, False])


def solved(diagonals: bool) -> StonesSolver:
    """A solver that has done its work; nothing comes too often."""
    solver = StonesSolver(pentalith.game("stones", diagonals=diagonals, repetition=0))
    solver.solve()
    return solver


@both_boards
def test_every_position_is_worth_what_its_best_move_is(diagonals: bool) -> None:
    solver = solved(diagonals)
    counted = 0
    for text in reachable(solver.game):
        position = solver.game.position(text)
        if position.player:
            assert_consistent(solver, position)
            counted += 1
    assert counted > 4000
    assert solver.positions > counted / 2


def test_with_diagonals_the_game_is_a_draw_whatever_is_set_first() -> None:
    solver = solved(True)
    choices = solver.choices(solver.game.start())
    assert solver.worth(solver.game.start()).value == 0
    assert {choice.worth.value for choice in choices} == {0}
    assert len(choices) == 9


def test_without_diagonals_only_the_centre_loses() -> None:
    solver = solved(False)
    start = solver.game.start()
    losing = [choice for choice in solver.choices(start) if choice.worth.value]
    assert [(start.write(choice.move), choice.worth) for choice in losing] == [
        ("B2", (-1, 8, None)),
    ]


@both_boards
def test_best_play_lasts_as_long_as_is_said(diagonals: bool) -> None:
    solver = solved(diagonals)
    for seed, position in enumerate(positions(solver.game, 20)):
        assert_best_play_keeps(solver, position.copy(), random.Random(seed))


def test_progress_is_reported() -> None:
    reports: list[Progress] = []
    solver = StonesSolver(pentalith.game("stones"))
    solver.solve(reports.append)
    assert reports[-1] == ("all positions", solver.positions, 1.0)
