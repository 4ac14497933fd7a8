"""Square Trap: slides, what they earn, how the game is won, and skips."""

from itertools import islice, product

import pytest

import pentalith
from drawn import Board, assert_over, assert_refused, board, exchanged, played, set_up, shown

THREE_LINES = pentalith.game("square-trap", rows=3)
FOUR_LINES = pentalith.game("square-trap", rows=4)

BOTH_COLOURS = pytest.mark.parametrize("player", [1, 2], ids=["White", "Black"])


def in_colours_of(player: int, drawing: str) -> Board:
    """The drawn board, its white stones being this player's."""
    return board(drawing) if player == 1 else exchanged(board(drawing))


def to_slide(player: int, drawing: str) -> pentalith.Position:
    """The drawn board, its white stones being this player's, who is to slide."""
    cells = in_colours_of(player, drawing)
    game = pentalith.game("square-trap", rows=len(cells))
    return set_up(game, cells, f"{player}_slide")


OPEN = """
      A B C D E
    1 W . . B .
    2 . . . . .
    3 . B W . B
    4 W . B . W
"""


@BOTH_COLOURS
def test_a_stone_slides_along_its_lines_as_far_as_they_are_free(player: int) -> None:
    slides = {
        "1A": "1B 1C 2A 3A",
        "3C": "3D 2C 1C",
        "4A": "4B 3A 2A",
        "4E": "4D",
    }
    expected = [f"{start}-{end}" for start, ends in slides.items() for end in ends.split()]
    assert sorted(to_slide(player, OPEN).moves()) == sorted(expected)


@pytest.mark.parametrize(
    "slide",
    [
        "1A-1E",
        "4A-4D",
        "3C-3A",
        "4E-2E",
        "4A-1A",
        "1A-4A",
        "3C-4C",
        "1A-2B",
        "3C-2D",
        "3C-1B",
        "1D-1C",
        "1B-1C",
    ],
)
def test_no_jump_no_diagonal_no_other_stone(slide: str) -> None:
    assert_refused(to_slide(1, OPEN), slide, pentalith.IllegalMove)


def test_a_slide_leads_elsewhere() -> None:
    assert_refused(to_slide(1, OPEN), "1A-1A", pentalith.PentalithError)


@pytest.mark.parametrize("move", ["2B", "x1D"], ids=["placement", "removal"])
def test_a_player_due_a_slide_does_nothing_else(move: str) -> None:
    assert_refused(to_slide(1, OPEN), move, pentalith.IllegalMove)


@BOTH_COLOURS
def test_a_slide_that_makes_no_square_passes_the_turn(player: int) -> None:
    position = played(to_slide(player, OPEN), "3C-1C")
    assert (position.player, position.phase, position.skipped) == (3 - player, "slide", 0)
    assert shown(position) == in_colours_of(
        player,
        """
          A B C D E
        1 W . W B .
        2 . . . . .
        3 . B . . B
        4 W . B . W
        """,
    )


MAKING_ONE = """
      A B C D E
    1 W W . . B
    2 W . . B B
    3 B . . B B
    4 . W . . .
"""
MAKING_TWO = """
      A B C D E
    1 W W W . B
    2 W . W . .
    3 B . . B B
    4 . W . . B
"""
FROM_SQUARE_TO_SQUARE = """
      A B C D E
    1 W W . W .
    2 W W W W B
    3 B . . B .
    4 . B . B B
"""


@BOTH_COLOURS
@pytest.mark.parametrize(
    ("drawing", "slide"),
    [(MAKING_ONE, "4B-2B"), (MAKING_TWO, "4B-2B"), (FROM_SQUARE_TO_SQUARE, "1B-1C")],
    ids=["one square", "two squares at once", "a stone out of a square into a new one"],
)
def test_a_slide_into_a_new_square_earns_one_removal(player: int, drawing: str, slide: str) -> None:
    position = played(to_slide(player, drawing), slide)
    assert (position.player, position.phase, position.due) == (player, "remove", 1)
    assert position.text.endswith(f"_{player}_remove")
    position.play("x3A")
    assert (position.player, position.phase, position.due) == (3 - player, "slide", 0)
    assert shown(position)[2][0] == 0


@BOTH_COLOURS
def test_stones_in_squares_are_not_removed(player: int) -> None:
    position = played(to_slide(player, MAKING_ONE), "4B-2B")
    assert sorted(position.moves()) == ["x1E", "x3A"]
    assert_refused(position, "x2D", pentalith.IllegalMove)


@pytest.mark.parametrize(
    "move", ["x1A", "x4B", "1A-1C"], ids=["own stone", "empty intersection", "slide"]
)
def test_a_removal_takes_a_stone_of_the_opponent(move: str) -> None:
    assert_refused(played(to_slide(1, MAKING_ONE), "4B-2B"), move, pentalith.IllegalMove)


@pytest.mark.parametrize("lines", [4, 5, 6, 7])
@BOTH_COLOURS
def test_any_corner_of_any_square_may_be_the_last(lines: int, player: int) -> None:
    """The stone comes from beside the corner; black stones, no two abreast, stand around."""
    game = pentalith.game("square-trap", rows=lines)
    for top, left, down, right in product(range(lines - 1), range(lines), (0, 1), (0, 1)):
        corners = set(product((top, top + 1), (left, left + 1)))
        end = (top + down, left + right)
        for start in [(end[0] + 2 * down - 1, end[1]), (end[0], end[1] + 2 * right - 1)]:
            if not (0 <= start[0] < lines and 0 <= start[1] <= lines):
                continue
            white = corners - {end} | {start}
            free = (p for p in product(range(lines), range(lines + 1)) if sum(p) % 2 == 0)
            black = set(islice((p for p in free if p not in white | {end}), 4))
            cells = [[0] * (lines + 1) for _ in range(lines)]
            for row, column in white | black:
                cells[row][column] = player if (row, column) in white else 3 - player
            slide = "-".join(f"{row + 1}{'ABCDEFGH'[column]}" for row, column in (start, end))
            position = played(set_up(game, cells, f"{player}_slide"), slide)
            assert (position.player, position.due) == (player, 1), slide


def test_a_square_that_stands_while_another_stone_slides_earns_nothing() -> None:
    drawing = """
          A B C D
        1 W W . B
        2 W W . B
        3 . B W B
    """
    position = played(to_slide(1, drawing), "3C-2C")
    assert (position.player, position.phase, position.due) == (2, "slide", 0)


def test_a_square_left_and_made_again_by_the_same_stone_earns_again() -> None:
    drawing = """
          A B C D
        1 W W . B
        2 W W . B
        3 . . B B
    """
    position = played(to_slide(1, drawing), "1B-1C 3C-3B 1C-1B")
    assert (position.player, position.phase, position.due) == (1, "remove", 1)


def test_a_stone_sliding_out_of_a_square_earns_nothing() -> None:
    position = played(to_slide(1, FROM_SQUARE_TO_SQUARE), "2B-3B")
    assert (position.player, position.phase) == (2, "slide")


def test_a_square_with_a_stone_of_the_other_colour_is_none() -> None:
    drawing = """
          A B C D
        1 W B W B
        2 W . . B
        3 . W B .
    """
    position = played(to_slide(1, drawing), "3B-2B")
    assert (position.player, position.phase) == (2, "slide")


@BOTH_COLOURS
def test_the_removal_lapses_where_every_opposing_stone_is_in_a_square(player: int) -> None:
    drawing = """
          A B C D E
        1 W W . B B
        2 W . . B B
        3 . W . . .
        4 . . . . .
    """
    position = played(to_slide(player, drawing), "3B-2B")
    assert (position.player, position.phase, position.due) == (3 - player, "slide", 0)
    assert position.result is None


@BOTH_COLOURS
def test_reducing_the_opponent_to_three_stones_wins(player: int) -> None:
    drawing = """
          A B C D E
        1 W W . B .
        2 W . . . B
        3 . W . . .
        4 B . . . B
    """
    position = played(to_slide(player, drawing), "3B-2B")
    assert position.result is None
    position.play("x4E")
    assert_over(position, winner=player, reason="stones")
    assert position.text.endswith("_0")
    assert_refused(position, "1D-1C", pentalith.IllegalMove)


@BOTH_COLOURS
def test_four_stones_left_are_enough_to_play_on(player: int) -> None:
    position = played(to_slide(player, MAKING_TWO), "4B-2B x4E")
    assert (position.player, position.result) == (3 - player, None)


ENCLOSING = """
      A B C D
    1 B B W .
    2 B B W W
    3 W W . W
"""


@BOTH_COLOURS
def test_a_blocked_player_is_skipped(player: int) -> None:
    position = played(to_slide(player, ENCLOSING), "3D-3C")
    assert (position.player, position.phase) == (player, "slide")
    assert position.skipped == 3 - player


def test_a_skip_is_told_at_every_turn_it_happens_and_no_longer() -> None:
    position = to_slide(1, ENCLOSING)
    skips = []
    for slide in ("3D-3C", "3C-3D", "1C-1D", "1B-1C"):
        position.play(slide)
        skips.append((position.player, position.skipped))
    assert skips == [(1, 2), (1, 2), (2, 0), (1, 0)]


def test_a_player_blocked_after_a_removal_is_skipped() -> None:
    drawing = """
          A B C D E
        1 B B W . W
        2 B B W W .
        3 W W . . .
        4 B . . . .
    """
    position = played(to_slide(1, drawing), "1E-1D")
    assert (position.player, position.phase, position.skipped) == (1, "remove", 0)
    position.play("x4A")
    assert (position.player, position.phase, position.skipped) == (1, "slide", 2)
