"""The reference of Square Trap against the rulings of the rulebook."""

import pytest

from . import Naive, reference
from .drawn import after, at, drawing_of, goes_on, result, shows, stones_of


def full(drawing: str) -> Naive:
    """Square Trap just after the placement of a drawn full board."""
    stones = stones_of(drawing)
    game = reference("square-trap", rows=drawing_of(drawing).count("\n") + 1)
    white, black = ([place for place in stones if stones[place] == player] for player in (1, 2))
    for turn in zip(white, black, strict=True):
        after(game, " ".join(f"{row + 1}{'ABCDEFGH'[column]}" for row, column in turn))
    return game


def sliding(drawing: str, player: int, **options: int) -> Naive:
    """Square Trap with a slide due, this position counted as its first occurrence."""
    game = at(reference("square-trap", **options), drawing, player, "slide")
    game.repeats()
    return game


def test_square_trap_row_1_is_the_top_and_column_a_the_left() -> None:
    game = after(reference("square-trap", rows=3), "1A 2D")
    assert shows(game, "W...\n...B\n....")
    assert len(game.moves()) == 10


@pytest.mark.parametrize("drawing", ["WWBB\nWWBB\nWWBB", "BBWW\nBBWW\nBBWW"])
def test_square_trap_full_board_without_removals_is_a_draw(drawing: str) -> None:
    game = full(drawing)
    assert result(game) == (0, "blocked", "over", 0)
    assert game.moves() == []


def test_square_trap_white_removes_one_when_neither_has_a_square() -> None:
    game = full("WBWB\nBWBW\nWBWB")
    assert (game.phase, game.player, game.due) == ("remove", 1, 1)
    assert sorted(game.moves()) == ["x1B", "x1D", "x2A", "x2C", "x3B", "x3D"]
    game.play("x2C")
    assert (game.phase, game.player, game.due) == ("slide", 1, 0)
    assert sorted(game.moves()) == ["1C-2C", "2B-2C", "2D-2C", "3C-2C"]


def test_square_trap_only_black_removes_when_only_black_has_a_square() -> None:
    game = full("BBWW\nBBWB\nWWBW")
    assert (game.phase, game.player, game.due) == ("remove", 2, 1)
    assert sorted(game.moves()) == ["x1C", "x1D", "x2C", "x3A", "x3B", "x3D"]
    game.play("x1D")
    assert (game.phase, game.player, game.skipped) == ("slide", 1, 0)


def test_square_trap_all_of_whites_first_removals_come_before_blacks() -> None:
    game = full("WWWBB\nWWWBB\nBWBBW\nWBBBW")
    order = []
    while game.phase == "remove":
        order.append((game.player, game.due))
        game.play(game.moves()[0])
    assert order == [(1, 2), (1, 1), (2, 2), (2, 1)]
    assert game.player == 1


def test_square_trap_blacks_first_removals_follow_when_whites_lapse() -> None:
    game = full("WWWWW\nBBBWW\nBBBBB\nWWWBB")
    assert (game.phase, game.player, game.due) == ("remove", 2, 3)
    assert sorted(game.moves()) == ["x1A", "x1B", "x1C", "x4A", "x4B", "x4C"]


def test_square_trap_slides_do_not_jump() -> None:
    game = sliding("W.B.\n....\nW..B", 1, rows=3)
    assert sorted(game.moves()) == ["1A-1B", "1A-2A", "3A-2A", "3A-3B", "3A-3C"]


def test_square_trap_slide_that_makes_no_square_passes_the_turn() -> None:
    game = after(sliding("WW.B\nW..B\n.WBB", 1, rows=3), "3B-3A")
    assert (game.phase, game.player, game.due) == ("slide", 2, 0)
    game.play("2D-2C")
    assert (game.phase, game.player, game.due) == ("slide", 1, 0)


def test_square_trap_slide_that_makes_two_squares_earns_one_removal() -> None:
    drawing = """
        W W W B
        W . W .
        B W B B
    """
    game = sliding(drawing, 1, rows=3)
    game.play("3B-2B")
    assert (game.phase, game.player, game.due) == ("remove", 1, 1)
    game.play("x3C")
    assert result(game) == (1, "stones", "over", 0)


def test_square_trap_stone_from_an_old_square_may_make_a_new_one() -> None:
    drawing = """
        W W . . .
        W . . W W
        B B B W W
        B . B . .
    """
    game = sliding(drawing, 1, rows=4)
    game.play("2D-2B")
    assert (game.phase, game.player, game.due) == ("remove", 1, 1)


def test_square_trap_old_square_earns_nothing_again() -> None:
    game = sliding("WW.W\nWW..\nBB.B", 1, rows=3)
    game.play("1D-1C")
    assert (game.phase, game.player) == ("slide", 2)


def test_square_trap_stone_in_a_square_cannot_be_removed() -> None:
    drawing = """
        W . W B B
        W W . B B
        . . . . .
        . . B . .
    """
    game = sliding(drawing, 1, rows=4)
    game.play("1C-1B")
    assert game.moves() == ["x4C"]


def test_square_trap_removal_lapses_when_no_stone_may_be_removed() -> None:
    drawing = """
        W . W B B
        W W . B B
        . . . . .
        . . . . .
    """
    game = sliding(drawing, 1, rows=4)
    game.play("1C-1B")
    assert (game.phase, game.player, game.due, game.skipped) == ("slide", 2, 0, 0)


BLOCKED_WHITE = """
    W W B B
    W W B .
    B B . .
"""


def test_square_trap_blocked_player_is_skipped() -> None:
    game = sliding(BLOCKED_WHITE, 2, rows=3)
    game.play("1D-2D")
    assert (game.player, game.phase, game.skipped) == (2, "slide", 1)
    game.play("2C-3C")
    assert (game.player, game.phase, game.skipped) == (1, "slide", 0)
    assert sorted(game.moves()) == ["2B-2C"]


def test_square_trap_third_occurrence_is_a_draw() -> None:
    game = after(sliding(BLOCKED_WHITE, 2, rows=3), "1D-2D 2D-1D 1D-2D")
    assert goes_on(game)
    game.play("2D-1D")
    assert result(game) == (0, "repetition", "over", 0)


def test_square_trap_repetition_can_be_turned_off() -> None:
    game = sliding(BLOCKED_WHITE, 2, rows=3, repetition=0)
    assert goes_on(after(game, "1D-2D 2D-1D " * 3))
