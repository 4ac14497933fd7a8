"""Proofs that a player need not lose at Trisq: against what is known, searches, and in play."""

import random

import pytest

import pentalith
from pentalith import world
from pentalith.engine.solving.solver import Progress
from pentalith.engine.solving.trisq_start import TrisqStart
from pentalith.engine.solving.worth import Worth
from pentalith.games.errors import PentalithError
from pentalith.games.position import Position
from trisq_known import SIZES, random_games, searched, solved

MANY = 10**6
GAMES = 200 if world.compiled() else 5
# Interpreted, the rest would take too long.
LARGEST = 5 if world.compiled() else 3


@pytest.mark.parametrize("size", [3, 4])
def test_the_start_and_every_first_move_are_draws(size: int) -> None:
    solver = TrisqStart(pentalith.game("trisq", size=size))
    solver.solve()
    start = solver.game.start()
    assert solver.worth(start) == Worth(0)
    assert [choice.worth for choice in solver.choices(start)] == [Worth(0)] * size**2


@pytest.mark.parametrize("size", SIZES)
def test_what_is_proven_is_true(size: int) -> None:
    solver, known = TrisqStart(pentalith.game("trisq", size=size)), solved(size)
    proven = missed = 0
    for position in random_games(size, GAMES, seed=1):
        if position.player:
            worth = known.worth(position).value
            for player in (1, 2):
                value = worth if player == position.player else -worth
                if solver.secures(position, player, MANY):
                    assert value >= 0, position.text
                    proven += 1
                else:
                    missed += value >= 0
    # What is a draw only because positions come again is not proven.
    assert proven > GAMES
    assert missed * 20 < proven


def test_what_is_proven_of_larger_boards_is_not_refuted_soon() -> None:
    solver = TrisqStart(pentalith.game("trisq", size=LARGEST))
    proven = 0
    for position in random_games(LARGEST, GAMES // 4, seed=2):
        if position.player and len(position.legal()) <= 8:
            worth = searched(position, 3).value
            for player in (1, 2):
                if solver.secures(position, player, MANY):
                    assert (worth if player == position.player else -worth) >= 0, position.text
                    proven += 1
    assert proven > GAMES // 4


@pytest.mark.parametrize("player", [1, 2])
def test_who_keeps_to_what_is_proven_never_loses(player: int) -> None:
    solver = TrisqStart(pentalith.game("trisq", size=SIZES[-1]))
    chance = random.Random(4)
    for _ in range(GAMES // 5):
        position = solver.game.start()
        while position.player:
            kept = position.player == player
            position.play(kept_move(solver, position) if kept else chance.choice(position.legal()))
        assert position.result is not None
        assert position.result.winner in (0, player)


def kept_move(solver: TrisqStart, position: Position) -> int:
    """A move after which the player to act is proven not to lose."""
    for move in position.legal():
        child = position.copy()
        child.play(move)
        if child.result:
            if child.result.winner in (0, position.player):
                return move
        elif solver.secures(child, position.player, MANY):
            return move
    raise AssertionError(f"nothing is proven after {position.text}")


def test_what_is_not_known_is_not_told() -> None:
    solver = TrisqStart(pentalith.game("trisq", size=5))
    with pytest.raises(PentalithError, match="not known"):
        solver.worth(solver.game.start())


def test_work_goes_on_after_each_interruption() -> None:
    size = SIZES[-1]
    solver = TrisqStart(pentalith.game("trisq", size=size))
    chance = random.Random(3)

    def interrupt(progress: Progress) -> None:
        if chance.random() < 0.5:
            raise KeyboardInterrupt

    while not solver.solved:
        try:
            solver.solve(interrupt)
        except KeyboardInterrupt:
            continue
    assert solver.worth(solver.game.start()) == Worth(0)


def test_work_in_small_slices_comes_to_an_end() -> None:
    proof = TrisqStart(pentalith.game("trisq", size=4)).proofs[2]
    slices = 1
    while proof.secures(0, 0, 0, False, 200) == 2:
        slices += 1
    assert slices > 10
    assert proof.secures(0, 0, 0, False, 1) == 1


@pytest.mark.parametrize("size", [6, 13])
def test_larger_boards_are_refused(size: int) -> None:
    with pytest.raises(PentalithError, match="sizes 3 to 5"):
        TrisqStart(pentalith.game("trisq", size=size))


def test_an_unreachable_position_is_refused() -> None:
    solver = TrisqStart(pentalith.game("trisq", size=3))
    with pytest.raises(PentalithError, match="does not come about"):
        solver.worth(solver.game.position("xo1.o2.3_1_0_1_-"))
