"""Trisq: the other sizes, captures anywhere on them, and what holds in every game."""

import random

import pytest

import pentalith
from drawn import Board, assert_refused, exchanged, played, set_up, shown


def beside(size: int, row: int, column: int) -> list[tuple[int, int]]:
    """The neighbours of a point on a board of this size."""
    steps = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [(r, c) for r, c in steps if 0 <= r < size and 0 <= c < size]


def ring(size: int, row: int, column: int, *, inside: int) -> Board:
    """A figure of this kind, or none, with triangles on all its neighbours."""
    cells = [[0] * size for _ in range(size)]
    for r, c in beside(size, row, column):
        cells[r][c] = 1
    cells[row][column] = inside
    return cells


def point_at(size: int, row: int, column: int) -> str:
    return "abcdefghjklmn"[column] + str(size - row)


@pytest.mark.parametrize("size", range(3, 14))
def test_the_points_of_other_sizes(size: int) -> None:
    game = pentalith.game("trisq", size=size)
    columns = "abcdefghjklmn"[:size]
    points = {f"{column}{row}" for column in columns for row in range(1, size + 1)}
    assert shown(game.start()) == [[0] * size] * size
    assert set(game.start().moves()) == points
    assert shown(played(game.start(), f"{columns[-1]}{size}"))[0][-1] == 1


@pytest.mark.parametrize("point", ["i1", "i9", "k1", "a10"])
def test_a_point_off_a_smaller_board_is_bad_notation(point: str) -> None:
    assert_refused(pentalith.game("trisq", size=9).start(), point, pentalith.NotationError)


def test_thirteen_by_thirteen_is_the_game() -> None:
    assert pentalith.game("trisq").start() == pentalith.game("trisq", size=13).start()


@pytest.mark.parametrize("size", [-1, 0, 2, 14])
def test_other_sizes_are_refused(size: int) -> None:
    with pytest.raises(pentalith.PentalithError):
        pentalith.game("trisq", size=size)


@pytest.mark.parametrize("size", range(3, 14))
@pytest.mark.parametrize("mover", [1, 2], ids=["Triangle", "Square"])
def test_a_figure_is_captured_anywhere_on_the_board(size: int, mover: int) -> None:
    """Captures made before account for the figures missing on the board."""
    game = pentalith.game("trisq", size=size)
    for row, column in ((r, c) for r in range(size) for c in range(size)):
        around = beside(size, row, column)
        for last in around:
            before = ring(size, row, column, inside=2)
            before[last[0]][last[1]] = 0
            after = ring(size, row, column, inside=0)
            taken = len(around) - 2
            fields = f"1_{taken}_0_-" if mover == 1 else f"2_0_{taken + 1}_-"
            if mover == 2:
                before, after = exchanged(before), exchanged(after)
            position = played(set_up(game, before, fields), point_at(size, *last))
            assert shown(position) == after
            assert sum(position.captures) == taken + mover


@pytest.mark.parametrize("size", range(4, 14))
@pytest.mark.parametrize("mover", [1, 2], ids=["Triangle", "Square"])
def test_suicide_is_refused_anywhere_on_the_board(size: int, mover: int) -> None:
    game = pentalith.game("trisq", size=size)
    for row, column in ((r, c) for r in range(size) for c in range(size)):
        cells, figures = ring(size, row, column, inside=0), len(beside(size, row, column))
        if mover == 1:
            position = set_up(game, exchanged(cells), f"1_0_{figures}_-")
        else:
            position = set_up(game, cells, f"2_{figures - 1}_0_-")
        assert_refused(position, point_at(size, row, column), pentalith.IllegalMove)


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize("size", [3, 4, 5])
def test_no_figure_stays_surrounded_and_every_figure_is_accounted_for(size: int, seed: int) -> None:
    position, chance = pentalith.game("trisq", size=size).start(), random.Random(seed)
    placements = 0
    while position.result is None:
        position.play(chance.choice(position.moves()))
        placements += 1
        cells = shown(position)
        assert not any(surrounded(cells, r, c) for r in range(size) for c in range(size))
        figures = [cell for row in cells for cell in row]
        by_triangle, by_square = position.captures
        assert figures.count(1) + by_square == (placements + 1) // 2
        assert figures.count(2) + by_triangle == placements // 2


def surrounded(cells: Board, row: int, column: int) -> bool:
    """Whether the figure here has only figures of the other kind beside it."""
    around = {cells[r][c] for r, c in beside(len(cells), row, column)}
    return cells[row][column] != 0 and around == {3 - cells[row][column]}
