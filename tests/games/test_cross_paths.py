"""Cross the Board: paths and the end of the game."""

import pytest

import pentalith
from drawn import (
    Board,
    assert_over,
    assert_refused,
    board,
    boards,
    completed,
    exchanged,
    played,
    set_up,
    shown,
)

GAME = pentalith.game("cross")

BLACK_DOWN = """
      a b c d e
    1 . . B . .
    2 . . . B .
    3 . . W B .
    4 . W . W B
    5 . . . W B
"""
WHITE_ACROSS = """
      a b c d e
    1 . . W W W
    2 B W . B .
    3 . B W B .
    4 W W B B .
    5 B B . . .
"""
STRAIGHT_ACROSS = """
      a b c d e
    1 . . . . .
    2 . . . . .
    3 W W W W W
    4 . . . . .
    5 B . B . B
"""
DIAGONAL = """
      a b c d e
    1 . . B . W
    2 . . . W .
    3 B . W . .
    4 . W . . .
    5 W . . . B
"""


def finished(cells: Board, last: str, mover: int) -> pentalith.Position:
    """The position after the mover completed the board by this stone, which captures nothing."""
    position, expected = completed(GAME, cells, cells, last, mover)
    assert shown(position) == expected
    return position


@pytest.mark.parametrize("exchange", [False, True], ids=["as drawn", "colours exchanged"])
@pytest.mark.parametrize(
    ("drawing", "last", "winner"),
    [
        (drawing, last, winner)
        for drawing, path, winner in [
            (BLACK_DOWN, "c1 d2 d3 e4 e5", 2),
            (STRAIGHT_ACROSS, "a3 b3 c3 d3 e3", 1),
            (DIAGONAL, "a5 b4 c3 d2 e1", 1),
        ]
        for last in path.split()
    ],
)
def test_a_path_to_the_opposite_edge_wins(
    drawing: str, last: str, winner: int, exchange: bool
) -> None:
    cells, winner = (
        (exchanged(board(drawing)), 3 - winner) if exchange else (board(drawing), winner)
    )
    position = finished(cells, last, winner)
    assert_over(position, winner=winner, reason="path")
    assert_refused(position, "b1", pentalith.IllegalMove)


@pytest.mark.parametrize("last", ["a4", "b4", "c3", "b2", "c1", "d1", "e1"])
def test_a_path_may_wind(last: str) -> None:
    """Diagram 4, White has won; one black stone more makes the number of stones right."""
    assert_over(finished(board(WHITE_ACROSS), last, 1), winner=1, reason="path")


NO_PATHS = boards("""
    . . . . .    . . W . .    . . W . .    . . . . W    . . . . .
    . . . . .    . . W . .    . W . . .    . . . . W    W . . . .
    W W W W .    . . . W .    W . . . .    . . . . W    . W . . .
    . . . . .    . . . . .    . . . . .    . . . . W    . W . . .
    . . . . .    . . W . .    . . . . .    . . . . .    W . . . .
""")


@pytest.mark.parametrize(
    ("cells", "last"),
    list(zip(NO_PATHS, ["d3", "d3", "b2", "e3", "b3"], strict=True)),
    ids=["one square short", "a gap", "edges that meet", "along one edge", "back to one edge"],
)
@pytest.mark.parametrize("player", [1, 2], ids=["White", "Black"])
def test_what_does_not_join_opposite_edges_wins_nothing(
    cells: Board, last: str, player: int
) -> None:
    cells = cells if player == 1 else exchanged(cells)
    position = finished(cells, last, player)
    assert (position.player, position.result) == (3 - player, None)


def test_stones_of_both_colours_make_no_path() -> None:
    drawing = """
          a b c d e
        1 . . . . .
        2 . . . . .
        3 W W B W W
        4 . . . . .
        5 . . . B .
    """
    assert finished(board(drawing), "d3", 1).result is None


def test_the_winning_stone_still_captures() -> None:
    before, after = boards("""
          a b c d e         a b c d e
        1 B . . . .       1 B . . . .
        2 . . . W .       2 . . . W .
        3 W W . B W  -->  3 W W W W W
        4 . . . W .       4 . . . W .
        5 . B . . .       5 . B . . .
    """)
    position = played(set_up(GAME, before, "1"), "c3")
    assert shown(position) == after
    assert_over(position, winner=1, reason="path")


def test_a_stone_captured_as_it_is_placed_completes_no_path() -> None:
    before, after = boards("""
          a b c d e         a b c d e
        1 . . . . W       1 . . . . W
        2 . . . . .       2 . . . . .
        3 B W B B B  -->  3 B W B B B
        4 W . W . .       4 W W W . .
        5 . W . . .       5 . W . . .
    """)
    position = played(set_up(GAME, before, "2"), "b4")
    assert shown(position) == after
    assert (position.player, position.result) == (1, None)
