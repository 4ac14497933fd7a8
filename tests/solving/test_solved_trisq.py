"""Trisq solved: against a naive solver, the rulebook, searches of its own, and in play."""

import mmap
import random
from pathlib import Path

import pytest

import pentalith
from pentalith import world
from pentalith.engine.solving.solver import Progress, ended
from pentalith.engine.solving.trisq import TrisqSolver
from pentalith.engine.solving.worth import Worth
from pentalith.games.errors import PentalithError
from pentalith.games.position import Position
from trisq_known import SIZES, children, preferred, random_games, searched, solved

GAMES = 60 if world.compiled() else 8
DEPTH = 4
POSITIONS = {3: 1850, 4: 2716316}
LONGEST = {3: 9, 4: 16}
# All that is decided at sizes 3 and 4: so many positions with one or the other to act.
DECIDED = {3: 1345, 4: 1992695}


# Against a naive solver


def state(position: Position) -> str:
    """The text of a position, without the counts of captures."""
    board, player, _, _, *more = position.text.split("_")
    return "_".join((board, player, *more))


def naive() -> dict[str, tuple[Position, Worth]]:
    """Every state of size 3 that the rulebook reaches, and what it is worth.

    At first nothing is won or lost; each round finds what is decided one action further from the
    end, from the worths of the round before.
    """
    positions, following, ends = listed(pentalith.game("trisq", size=3, repetition=0).start())
    worths = {name: ends.get(name, Worth(0)) for name in positions}
    while True:
        latest = dict(worths)
        for name, followers in following.items():
            after = [worths[follower].before().turned() for follower in followers]
            latest[name] = preferred(after)
        if latest == worths:
            return {name: (positions[name], worths[name]) for name in following}
        worths = latest


def listed(
    start: Position,
) -> tuple[dict[str, Position], dict[str, list[str]], dict[str, Worth]]:
    """The positions that can be reached, by state; the states that follow; how games end."""
    positions = {state(start): start}
    following: dict[str, list[str]] = {}
    ends: dict[str, Worth] = {}
    waiting = [start]
    for position in waiting:
        following[state(position)] = []
        for child in children(position):
            name = state(child)
            # An ended position names nobody to act, and its board does not say who would be.
            name += f" after {position.player}" if child.result else ""
            following[state(position)].append(name)
            if name not in positions:
                positions[name] = child
                if child.result:
                    ends[name] = ended(child, 3 - position.player)._replace(
                        actions=0 if child.result.winner else None
                    )
                else:
                    waiting.append(child)
    return positions, following, ends


def test_every_state_of_size_3_is_worth_what_a_naive_solver_finds() -> None:
    solver = solved(3)
    states = naive()
    assert len(states) > 4000
    for name, (position, worth) in states.items():
        assert solver.worth(position) == worth, name


@pytest.mark.parametrize("size", SIZES)
def test_the_start_and_every_first_move_are_draws(size: int) -> None:
    solver = solved(size)
    start = solver.game.start()
    assert solver.worth(start) == Worth(0)
    assert [choice.worth for choice in solver.choices(start)] == [Worth(0)] * size**2


@pytest.mark.parametrize("size", SIZES)
def test_how_many_positions_and_how_long(size: int) -> None:
    solver = solved(size)
    assert solver.positions == POSITIONS[size]
    worths = bytes(solver.state()["worths"])
    assert sum(entry >= 32 for entry in worths) == DECIDED[size]
    assert (max(worths) - 32) // 2 == LONGEST[size]


# Against the rulebook


@pytest.mark.parametrize("size", SIZES)
def test_boards_follow_each_other_as_in_the_rulebook(size: int) -> None:
    solver = solved(size)
    for position in random_games(size, GAMES, seed=1):
        if position.player:
            other = 3 - position.player
            followers = [solver.number(child, other) for child in children(position)]
            number = solver.number(position, position.player)
            assert sorted(solver.table.boards.listed(number)) == sorted(followers), position.text


@pytest.mark.parametrize("size", [3, 4, 5, 13])
def test_the_difference_of_captures_follows_from_the_board(size: int) -> None:
    chance = random.Random(size)
    for _ in range(GAMES // 4):
        position = pentalith.game("trisq", size=size, repetition=0).start()
        while position.player:
            stones = [stone for row in position.board() for stone in row]
            lead = stones.count(1) - stones.count(2) - (position.player == 2)
            assert position.captures[0] - position.captures[1] == lead
            position.play(chance.choice(position.legal()))


@pytest.mark.parametrize("size", SIZES)
def test_a_position_is_worth_its_best_move(size: int) -> None:
    solver = solved(size)
    for position in random_games(size, GAMES, seed=2):
        if position.player:
            after = [choice.worth for choice in solver.choices(position)]
            assert solver.worth(position) == preferred(after), position.text


def test_symmetric_positions_are_worth_the_same() -> None:
    solver = solved(3)
    boards = ("x1o.3.1x1", "o1x.3.1x1", "1x1.3.x1o", "1x1.3.o1x", "x2.2x.o2")
    numbers = {solver.number(solver.game.position(f"{board}_2_0_0_-"), 2) for board in boards}
    assert len(numbers) == 1


# Against searches


@pytest.mark.parametrize("size", SIZES)
def test_a_search_finds_what_is_decided_soon_and_nothing_else(size: int) -> None:
    solver = solved(size)
    decided = 0
    for position in random_games(size, GAMES, seed=3):
        if position.player and len(position.legal()) <= 2 * DEPTH:
            worth = solver.worth(position)
            soon = worth.actions is not None and worth.actions <= DEPTH
            assert searched(position, DEPTH) == (worth if soon else Worth(0)), position.text
            decided += soon
    assert decided > GAMES


# In play


@pytest.mark.parametrize("size", SIZES)
def test_the_winner_needs_no_more_actions_than_stated_whatever_the_other_does(size: int) -> None:
    solver = solved(size)
    chance = random.Random(4)
    for text in [p.text for p in random_games(size, GAMES // 4, seed=4) if p.player]:
        position = solver.game.position(text)
        worth = solver.worth(position)
        if worth.value:
            winner = position.player if worth.value > 0 else 3 - position.player
            assert worth.actions == length(solver, position.copy(), winner, None)
            assert worth.actions >= length(solver, position.copy(), winner, chance)


def length(
    solver: TrisqSolver, position: Position, winner: int, chance: random.Random | None
) -> int:
    """How long a game lasts that a player wins, who plays best; the other does so, or by chance."""
    actions = 0
    while position.player:
        by_chance = chance and position.player != winner
        move = chance.choice(position.legal()) if chance and by_chance else solver.best(position)
        position.play(move)
        actions += 1
    assert position.result is not None
    assert position.result.winner == winner
    return actions


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("player", [1, 2])
def test_who_plays_best_from_the_start_never_loses(size: int, player: int) -> None:
    solver = solved(size)
    chance = random.Random(5)
    for _ in range(GAMES // 4):
        position = solver.game.start()
        while position.player:
            best = position.player == player
            position.play(solver.best(position) if best else chance.choice(position.legal()))
        assert position.result is not None
        assert position.result.winner in (0, player)


# Work that is interrupted, kept, or not done


def test_work_goes_on_after_each_interruption() -> None:
    size = SIZES[-1]
    solver = TrisqSolver(pentalith.game("trisq", size=size))
    stages = set()

    def interrupt(progress: Progress) -> None:
        stages.add(progress.stage)
        if chance.random() < 0.3:
            raise KeyboardInterrupt

    chance = random.Random(6)
    while not solver.solved:
        try:
            solver.solve(interrupt)
        except KeyboardInterrupt:
            with pytest.raises(PentalithError, match="is not solved yet"):
                solver.worth(solver.game.start())
    assert len(stages) == 4
    assert solver.positions == POSITIONS[size]
    assert solver.state() == solved(size).state()


def test_what_is_known_is_read_in_place(tmp_path: Path) -> None:
    size = SIZES[-1]
    kept = solved(size).state()
    state = {}
    for name, content in kept.items():
        (tmp_path / name).write_bytes(content)
        with (tmp_path / name).open("rb") as file:
            state[name] = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
    solver = TrisqSolver(pentalith.game("trisq", size=size, repetition=2))
    solver.restore(state)
    solver.solve()
    assert solver.positions == POSITIONS[size]
    assert solver.state() == kept
    for position in random_games(size, 2, seed=7):
        if position.player:
            assert solver.worth(position) == solved(size).worth(position)


def test_what_another_solver_kept_is_refused() -> None:
    kept = solved(3).state()
    solver = TrisqSolver(pentalith.game("trisq", size=4))
    with pytest.raises(PentalithError, match="same game"):
        solver.restore(kept)
    with pytest.raises(PentalithError, match="same game"):
        TrisqSolver(solved(3).game).restore({**kept, "worths": kept["worths"][:-1]})
    assert not solver.solved


def test_nothing_is_known_before_the_work() -> None:
    solver = TrisqSolver(pentalith.game("trisq", size=3))
    with pytest.raises(PentalithError, match="is not solved yet"):
        solver.state()


@pytest.mark.parametrize("options", [{"size": 5}, {}])
def test_larger_boards_are_refused(options: dict[str, int]) -> None:
    with pytest.raises(PentalithError, match="sizes 3 and 4"):
        TrisqSolver(pentalith.game("trisq", **options))


def test_another_game_is_refused() -> None:
    with pytest.raises(PentalithError, match="sizes 3 and 4"):
        TrisqSolver(pentalith.game("symmetry", size=3))
    with pytest.raises(PentalithError, match="no position of the game"):
        solved(3).worth(pentalith.game("trisq", size=4).start())


def test_an_ended_game_is_refused() -> None:
    for position in random_games(3, 1, seed=8):
        if not position.player:
            with pytest.raises(PentalithError, match="the game is over"):
                solved(3).worth(position)


@pytest.mark.parametrize("text", ["1x1.xox.1x1_1_3_0_-", "1o1.oxo.1o1_2_0_4_-", "xo1.o2.3_1_0_1_-"])
def test_a_surrounded_figure_does_not_come_about(text: str) -> None:
    with pytest.raises(PentalithError, match="does not come about"):
        solved(3).worth(solved(3).game.position(text))
