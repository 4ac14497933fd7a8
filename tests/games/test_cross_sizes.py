"""Cross the Board: the other sizes, and what holds in every game."""

import random

import pytest

import pentalith
from drawn import (
    Board,
    assert_over,
    assert_refused,
    boards,
    completed,
    exchanged,
    played,
    set_up,
    shown,
)

GAME = pentalith.game("cross")


def square_at(row: int, column: int) -> str:
    return "abcdefghi"[column] + str(row + 1)


def beside(size: int, row: int, column: int) -> list[tuple[int, int]]:
    """The neighbours of a square on a board of this size."""
    steps = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [(r, c) for r, c in steps if 0 <= r < size and 0 <= c < size]


def ring(size: int, row: int, column: int, *, inside: int) -> Board:
    """A stone of this colour, or none, with white stones on all its neighbours."""
    cells = [[0] * size for _ in range(size)]
    for r, c in beside(size, row, column):
        cells[r][c] = 1
    cells[row][column] = inside
    return cells


def far_from(size: int, row: int, column: int) -> tuple[int, int]:
    """The corner furthest away."""
    return (0 if 2 * row >= size else size - 1, 0 if 2 * column >= size else size - 1)


@pytest.mark.parametrize("size", range(3, 10))
@pytest.mark.parametrize("across", [True, False])
def test_the_opposite_edge_of_other_sizes(size: int, across: bool) -> None:
    """White fills the first line, Black the third one, a stone behind."""
    position = pentalith.game("cross", size=size).start()
    letters = "abcdefghi"[:size]
    lines = [(f"{c}1", f"{c}3") for c in letters] if across else []
    lines = lines or [(f"a{row}", f"c{row}") for row in range(1, size + 1)]
    for white, black in lines[:-1]:
        played(position, f"{white} {black}")
        assert position.result is None
    position.play(lines[-1][0])
    assert_over(position, winner=1, reason="path")


@pytest.mark.parametrize("size", range(3, 10))
def test_the_squares_of_other_sizes(size: int) -> None:
    game = pentalith.game("cross", size=size)
    squares = [f"{c}{row}" for c in "abcdefghi"[:size] for row in range(1, size + 1)]
    assert sorted(game.start().moves()) == squares
    assert shown(played(game.start(), squares[-1]))[-1][-1] == 1


@pytest.mark.parametrize("square", ["d1", "a4", "i9"])
def test_a_square_off_a_smaller_board_is_bad_notation(square: str) -> None:
    assert_refused(pentalith.game("cross", size=3).start(), square, pentalith.NotationError)


def test_captures_on_another_size() -> None:
    before, after = boards("""
        B W .       W W .
        . . .  -->  W . .
        . . .       . . .
    """)
    game = pentalith.game("cross", size=3)
    assert shown(played(set_up(game, before, "1"), "a2")) == after


def test_five_by_five_is_the_game() -> None:
    assert GAME.start() == pentalith.game("cross", size=5).start()


@pytest.mark.parametrize("size", [-1, 0, 2, 10])
def test_other_sizes_are_refused(size: int) -> None:
    with pytest.raises(pentalith.PentalithError):
        pentalith.game("cross", size=size)


@pytest.mark.parametrize("size", range(4, 10))
@pytest.mark.parametrize("player", [1, 2], ids=["White", "Black"])
def test_a_stone_is_captured_anywhere_on_the_board(size: int, player: int) -> None:
    game = pentalith.game("cross", size=size)
    missed = set()
    for row, column in ((r, c) for r in range(size) for c in range(size)):
        placed = ring(size, row, column, inside=2)
        after = ring(size, row, column, inside=1)
        if player == 2:
            placed, after = exchanged(placed), exchanged(after)
        for last in (square_at(*square) for square in beside(size, row, column)):
            spare = far_from(size, row, column)
            position, expected = completed(game, placed, after, last, player, spare)
            if shown(position) != expected:
                missed.add(square_at(row, column))
    assert missed == set()


@pytest.mark.parametrize("size", range(4, 10))
@pytest.mark.parametrize("mover", [1, 2], ids=["White", "Black"])
def test_a_stone_placed_where_it_is_surrounded_turns_anywhere_on_the_board(
    size: int, mover: int
) -> None:
    game = pentalith.game("cross", size=size)
    missed = set()
    for row, column in ((r, c) for r in range(size) for c in range(size)):
        cells = ring(size, row, column, inside=1)
        cells = cells if mover == 2 else exchanged(cells)
        square = square_at(row, column)
        position, expected = completed(
            game, cells, cells, square, mover, far_from(size, row, column)
        )
        if shown(position) != expected:
            missed.add(square)
    assert missed == set()


@pytest.mark.parametrize("size", range(3, 10))
@pytest.mark.parametrize("across", [True, False], ids=["across", "down"])
@pytest.mark.parametrize("winner", [1, 2], ids=["White", "Black"])
def test_any_line_is_a_path(size: int, across: bool, winner: int) -> None:
    game = pentalith.game("cross", size=size)
    for line in range(size):
        for last in range(size):
            cells = [[winner * (row == line) for _ in range(size)] for row in range(size)]
            cells = cells if across else [list(column) for column in zip(*cells, strict=True)]
            square = square_at(line, last) if across else square_at(last, line)
            spare = (0, 0) if line else (size - 1, size - 1)
            position, _ = completed(game, cells, cells, square, winner, spare)
            assert_over(position, winner=winner, reason="path")


def surrounded(cells: Board, row: int, column: int) -> bool:
    """Whether all neighbours of the stone here are of the other colour."""
    around = {cells[r][c] for r, c in beside(len(cells), row, column)}
    return cells[row][column] != 0 and around == {3 - cells[row][column]}


@pytest.mark.parametrize("size", range(3, 10))
@pytest.mark.parametrize("seed", range(5))
def test_every_game_has_a_winner_who_moved_last_and_no_stone_stays_surrounded(
    size: int, seed: int
) -> None:
    position, chance = pentalith.game("cross", size=size).start(), random.Random(seed)
    mover = 0
    while position.result is None:
        mover = position.player
        position.play(chance.choice(position.moves()))
        cells = shown(position)
        assert not any(surrounded(cells, r, c) for r in range(size) for c in range(size))
    assert_over(position, winner=mover, reason="path")
