"""What Symmetry is worth on small boards, against its rulebook asked move by move."""

import random
from collections.abc import Callable
from functools import cache
from itertools import product

import pytest

import pentalith
from drawn import board_text
from pentalith import world
from pentalith.engine.solving.solver import Progress
from pentalith.engine.solving.symmetry import SymmetrySolver
from pentalith.engine.solving.worth import Worth

LARGEST = 4 if world.compiled() else 3
SIZES = range(1, LARGEST + 1)
MARGINS = {1: 1, 2: -4, 3: 5, 4: -4}


def symmetry(size: int) -> pentalith.Game:
    return pentalith.game("symmetry", size=size)


@cache
def solved(size: int) -> SymmetrySolver:
    solver = SymmetrySolver(symmetry(size))
    solver.solve()
    return solver


def position_of(size: int, cells: tuple[int, ...]) -> pentalith.Position:
    """The position with these cells, row by row, which the one acts whose turn it is."""
    rows = [list(cells[row * size : (row + 1) * size]) for row in range(size)]
    stones = size * size - cells.count(0)
    player = 0 if stones == size * size else 1 + stones % 2
    return symmetry(size).position(f"{board_text(rows)}_{player}")


def random_position(size: int, stones: int, chance: random.Random) -> pentalith.Position:
    """A position with so many stones of any colours anywhere, reached by play or not."""
    cells = [chance.choice((1, 2)) for _ in range(stones)] + [0] * (size * size - stones)
    chance.shuffle(cells)
    return position_of(size, tuple(cells))


def after(position: pentalith.Position, move: str) -> pentalith.Position:
    child = position.copy()
    child.play(move)
    return child


def searched() -> Callable[[pentalith.Position], int]:
    """A naive solver: White's margin under best play, by trying every move."""
    known: dict[str, int] = {}

    def margin(position: pentalith.Position) -> int:
        text = position.text
        if text not in known:
            known[text] = tried(position)
        return known[text]

    def tried(position: pentalith.Position) -> int:
        if position.result:
            return stones(position, 1) - stones(position, 2)
        margins = [margin(after(position, move)) for move in position.moves()]
        return max(margins) if position.player == 1 else min(margins)

    return margin


def stones(position: pentalith.Position, player: int) -> int:
    return sum(row.count(player) for row in position.board())


def expected(position: pentalith.Position, margin: int) -> Worth:
    """What a position is worth to the player to act, given White's margin."""
    own = margin if position.player == 1 else -margin
    value = (own > 0) - (own < 0)
    return Worth(value, len(position.moves()) if value else None, own)


@pytest.mark.parametrize("size", SIZES)
def test_the_game_is_worth_its_margin_to_white(size: int) -> None:
    start = symmetry(size).start()
    assert solved(size).worth(start) == expected(start, MARGINS[size])


@pytest.mark.parametrize("size", [1, 2, 3])
def test_every_position_is_worth_what_trying_all_moves_says(size: int) -> None:
    margin = searched()
    for cells in product((0, 1, 2), repeat=size * size):
        position = position_of(size, cells)
        if position.player:
            assert solved(size).worth(position) == expected(position, margin(position))


def test_a_position_near_the_end_is_worth_what_trying_all_moves_says() -> None:
    chance = random.Random(1)
    margin = searched()
    size = LARGEST
    for _ in range(60):
        position = random_position(size, size * size - chance.randint(1, 5), chance)
        assert solved(size).worth(position) == expected(position, margin(position))


@pytest.mark.parametrize("size", SIZES)
def test_any_position_is_worth_its_best_move(size: int) -> None:
    chance = random.Random(size)
    solver = solved(size)
    for _ in range(300):
        position = random_position(size, chance.randrange(size * size), chance)
        assert solver.worth(position) == solver.choices(position)[0].worth


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("side", [1, 2])
def test_best_play_yields_the_stated_margin_or_more(size: int, side: int) -> None:
    chance = random.Random(side)
    stated = MARGINS[size] if side == 1 else -MARGINS[size]
    for _ in range(20):
        position = symmetry(size).start()
        while position.player:
            best = position.player == side
            move = solved(size).best(position) if best else chance.choice(position.legal())
            position.play(move)
        assert stones(position, side) - stones(position, 3 - side) >= stated


@pytest.mark.parametrize("size", SIZES)
def test_best_play_on_both_sides_yields_exactly_the_stated_margin(size: int) -> None:
    position = symmetry(size).start()
    while position.player:
        position.play(solved(size).best(position))
    assert stones(position, 1) - stones(position, 2) == MARGINS[size]


def test_mirror_images_are_worth_the_same() -> None:
    chance = random.Random(3)
    size = LARGEST
    for _ in range(100):
        position = random_position(size, chance.randrange(size * size), chance)
        rows = position.board()
        image = position_of(
            size, tuple(cell for row in zip(*rows[::-1], strict=True) for cell in row)
        )
        assert solved(size).worth(image) == solved(size).worth(position)


class Interruption(Exception):
    """Somebody has enough."""


@pytest.mark.parametrize("stop", [KeyboardInterrupt, Interruption])
def test_work_that_was_stopped_is_taken_up_where_it_was(stop: type[BaseException]) -> None:
    solver = SymmetrySolver(symmetry(LARGEST))
    dealt_with: list[int] = []

    def report(progress: Progress) -> None:
        dealt_with.append(progress.positions)
        raise stop

    while True:
        try:
            solver.solve(report)
        except stop:
            continue
        break
    assert dealt_with == sorted(set(dealt_with))
    assert solver.positions == dealt_with[-1] == solved(LARGEST).positions
    assert solver.state() == solved(LARGEST).state()


def test_progress_ends_with_all_positions() -> None:
    reports: list[Progress] = []
    solver = SymmetrySolver(symmetry(3))
    solver.solve(reports.append)
    assert reports[-1].part == 1
    assert reports[-1].positions == solver.positions
    solver.solve(reports.append)


def test_a_read_only_table_is_used_where_it_lies() -> None:
    table = bytes(solved(3).state()["margins"])
    solver = SymmetrySolver(symmetry(3))
    solver.restore({"margins": memoryview(table)})
    solver.solve(lambda progress: pytest.fail("there is nothing left to do"))
    assert solver.worth(symmetry(3).start()) == Worth(1, 9, 5)
    assert solver.state()["margins"].obj is table


def test_a_table_of_another_size_is_refused() -> None:
    with pytest.raises(pentalith.PentalithError):
        SymmetrySolver(symmetry(2)).restore(solved(3).state())


def test_an_unsolved_game_has_no_answers() -> None:
    solver = SymmetrySolver(symmetry(2))
    with pytest.raises(pentalith.PentalithError):
        solver.worth(symmetry(2).start())
    with pytest.raises(pentalith.PentalithError):
        solver.state()


def test_a_position_of_another_game_is_refused() -> None:
    for other in (symmetry(2), pentalith.game("stones")):
        with pytest.raises(pentalith.PentalithError):
            solved(3).worth(other.start())


def test_repetition_does_not_matter() -> None:
    start = pentalith.game("symmetry", size=3, repetition=0).start()
    assert solved(3).worth(start) == Worth(1, 9, 5)


def test_larger_boards_are_refused() -> None:
    with pytest.raises(pentalith.PentalithError):
        SymmetrySolver(symmetry(6))
