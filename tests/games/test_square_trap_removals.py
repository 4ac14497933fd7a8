"""Square Trap: the removals between placement and movement."""

import pytest

import pentalith
from drawn import Board, assert_over, assert_refused, board, exchanged, played, set_up, shown

THREE_LINES = pentalith.game("square-trap", rows=3)
FOUR_LINES = pentalith.game("square-trap", rows=4)


def full(game: pentalith.Game, drawing: str | Board) -> pentalith.Position:
    """The position after all stones of this full board were placed in turn."""
    cells = board(drawing) if isinstance(drawing, str) else drawing
    points: dict[int, list[str]] = {1: [], 2: []}
    for row, line in enumerate(cells, start=1):
        for column, stone in zip("ABCDEFGH", line, strict=False):
            points[stone].append(f"{row}{column}")
    pairs = zip(points[1], points[2], strict=True)
    return played(game.start(), " ".join(f"{white} {black}" for white, black in pairs))


NEITHER = """
      A B C D
    1 W B W B
    2 B W B W
    3 W B W B
"""
WHITE_TWO = """
      A B C D
    1 W W W B
    2 W W W B
    3 B B B B
"""
BLACK_TWO = """
      A B C D
    1 B B B W
    2 B B B W
    3 W W W W
"""
ONE_EACH = """
      A B C D
    1 W W B B
    2 W W B B
    3 W B W B
"""
TWO_EACH = """
      A B C D E
    1 W W B B B
    2 W W B B B
    3 W W W B W
    4 B B B W W
"""
BLACK_SAFE = """
      A B C D E
    1 B B W W W
    2 B B W W W
    3 B B W B B
    4 W W W B B
"""
WHITE_SAFE = """
      A B C D E
    1 W W B B B
    2 W W B B B
    3 W W B W W
    4 B B B W W
"""
ONE_BLACK_OPEN = """
      A B C D E
    1 B B B W W
    2 B B B W W
    3 B B B W W
    4 W W B W W
"""


@pytest.mark.parametrize(
    ("drawing", "fields", "due"),
    [
        (NEITHER, "1_first-1-0", 1),
        (WHITE_TWO, "1_first-2-0", 2),
        (BLACK_TWO, "2_first-0-2", 2),
        (ONE_EACH, "1_first-1-1", 1),
        (TWO_EACH, "1_first-2-2", 2),
        (WHITE_SAFE, "1_first-3-2", 3),
        (ONE_BLACK_OPEN, "1_first-3-4", 3),
    ],
)
def test_each_player_is_due_one_removal_for_each_square_on_the_full_board(
    drawing: str, fields: str, due: int
) -> None:
    game = THREE_LINES if len(board(drawing)) == 3 else FOUR_LINES
    position = full(game, drawing)
    assert shown(position) == board(drawing)
    assert position == set_up(game, drawing, fields)
    assert (position.phase, position.player, position.due) == ("remove", int(fields[0]), due)


def test_without_any_square_white_removes_one_black_stone_and_then_slides() -> None:
    position = full(THREE_LINES, NEITHER)
    assert sorted(position.moves()) == ["x1B", "x1D", "x2A", "x2C", "x3B", "x3D"]
    position.play("x1B")
    assert (position.player, position.phase, position.due) == (1, "slide", 0)
    assert shown(position) == board("""
          A B C D
        1 W . W B
        2 B W B W
        3 W B W B
    """)


def test_without_a_square_of_its_own_white_removes_nothing_where_black_has_one() -> None:
    position = full(THREE_LINES, BLACK_TWO)
    assert (position.player, position.phase, position.due) == (2, "remove", 2)
    played(position, "x3A x1D")
    assert (position.player, position.phase, position.due) == (1, "slide", 0)


def test_white_makes_the_first_slide_after_its_own_removals_too() -> None:
    position = played(full(THREE_LINES, WHITE_TWO), "x3B x2D")
    assert (position.player, position.phase, position.due) == (1, "slide", 0)


def test_all_of_whites_removals_come_before_all_of_blacks() -> None:
    position = full(FOUR_LINES, TWO_EACH)
    acts = []
    for place in ("x4A", "x3D", "x4D", "x3C"):
        acts.append((position.player, position.due))
        position.play(place)
    assert acts == [(1, 2), (1, 1), (2, 2), (2, 1)]
    assert (position.player, position.phase, position.due) == (1, "slide", 0)
    assert shown(position) == board("""
          A B C D E
        1 W W B B B
        2 W W B B B
        3 W W . . W
        4 . B B . W
    """)


def test_stones_in_squares_are_not_removed() -> None:
    position = full(THREE_LINES, ONE_EACH)
    assert sorted(position.moves()) == ["x3B", "x3D"]
    for place in ("1C", "1D", "2C", "2D"):
        assert_refused(position, f"x{place}", pentalith.IllegalMove)
    position.play("x3B")
    assert sorted(position.moves()) == ["x3A", "x3C"]


@pytest.mark.parametrize(
    "move", ["x1A", "x3A", "3A-3B"], ids=["own stone in a square", "own stone", "slide"]
)
def test_only_the_opponents_stones_are_removed(move: str) -> None:
    assert_refused(full(THREE_LINES, ONE_EACH), move, pentalith.IllegalMove)


def test_a_place_already_cleared_is_not_removed_again() -> None:
    position = played(full(THREE_LINES, WHITE_TWO), "x3B")
    assert_refused(position, "x3B", pentalith.IllegalMove)


def test_whites_removals_lapse_where_every_black_stone_is_in_a_square_and_black_removes() -> None:
    position = full(FOUR_LINES, BLACK_SAFE)
    assert position == set_up(FOUR_LINES, BLACK_SAFE, "2_first-0-3")
    assert sorted(position.moves()) == ["x3C", "x4A", "x4B", "x4C"]
    played(position, "x3C x4A x4B")
    assert (position.player, position.phase) == (1, "slide")


def test_blacks_removals_lapse_where_every_white_stone_is_in_a_square() -> None:
    position = played(full(FOUR_LINES, WHITE_SAFE), "x3C x4A")
    assert (position.player, position.phase, position.due) == (1, "remove", 1)
    position.play("x4B")
    assert (position.player, position.phase, position.due) == (1, "slide", 0)


def test_what_is_still_due_lapses_when_the_last_open_stone_has_gone() -> None:
    """White, due three, finds one black stone; Black, due four, finds two white ones."""
    position = full(FOUR_LINES, ONE_BLACK_OPEN)
    assert position.moves() == ["x4C"]
    position.play("x4C")
    assert position.text.endswith("_2_first-0-4")
    assert sorted(position.moves()) == ["x4A", "x4B"]
    played(position, "x4B x4A")
    assert (position.player, position.phase, position.due) == (1, "slide", 0)
    assert shown(position) == board("""
          A B C D E
        1 B B B W W
        2 B B B W W
        3 B B B W W
        4 . . . W W
    """)


HALVES = ("WWBB\nWWBB\nWWBB", "WWWWW\nWWWWW\nBBBBB\nBBBBB", "WWBBB\nWWBBB\nWWWBB\nWWWBB")


@pytest.mark.parametrize("cells", [board(drawing) for drawing in HALVES])
@pytest.mark.parametrize("white_first", [True, False])
def test_a_board_that_stays_full_is_a_draw(cells: Board, white_first: bool) -> None:
    game = pentalith.game("square-trap", rows=len(cells))
    cells = cells if white_first else exchanged(cells)
    position = full(game, cells)
    assert_over(position, winner=0, reason="blocked")
    assert shown(position) == cells
    assert position == set_up(game, cells, "0")
    assert_refused(position, "1A-1B", pentalith.IllegalMove)


def test_a_removal_that_leaves_three_stones_wins_at_once_and_what_is_due_lapses() -> None:
    drawing = """
          A B C D
        1 W W W .
        2 W W W .
        3 B B B B
    """
    position = played(set_up(THREE_LINES, drawing, "1_first-2-1"), "x3A")
    assert_over(position, winner=1, reason="stones")
    assert shown(position)[2] == [0, 2, 2, 2]


def test_black_may_win_by_its_first_removals_too() -> None:
    drawing = """
          A B C D
        1 B B B .
        2 B B B .
        3 W W W W
    """
    position = played(set_up(THREE_LINES, drawing, "2_first-0-2"), "x3A")
    assert_over(position, winner=2, reason="stones")


def test_white_is_skipped_where_its_removal_leaves_it_no_first_slide() -> None:
    drawing = """
          A B C D
        1 B B W W
        2 B W B W
        3 W B W B
    """
    position = played(full(THREE_LINES, drawing), "x1A")
    assert (position.player, position.phase, position.skipped) == (2, "slide", 1)
    assert sorted(position.moves()) == ["1B-1A", "2A-1A"]
