"""Square Trap: the third occurrence of a position is a draw."""

import pytest

import pentalith
from drawn import assert_over, assert_refused, board, played, set_up, shown

OPEN = """
      A B C D
    1 W . . B
    2 W . . B
    3 W W B B
"""
THERE_AND_BACK = "1A-1B 1D-1C 1B-1A 1C-1D "


def to_slide(drawing: str, repetition: int = 3) -> pentalith.Position:
    game = pentalith.game("square-trap", rows=3, repetition=repetition)
    return set_up(game, drawing, "1_slide")


@pytest.mark.parametrize("times", [2, 3, 4])
def test_the_chosen_occurrence_of_a_position_is_a_draw(times: int) -> None:
    position = to_slide(OPEN, repetition=times)
    slides = (THERE_AND_BACK * (times - 1)).split()
    for slide in slides[:-1]:
        position.play(slide)
        assert position.result is None
    position.play(slides[-1])
    assert_over(position, winner=0, reason="repetition")
    assert shown(position) == board(OPEN)
    assert position.text == "x2o.x2o.xxoo_0_repetition"
    assert_refused(position, "1A-1B", pentalith.IllegalMove)


def test_three_occurrences_are_the_default() -> None:
    game = pentalith.game("square-trap", rows=3)
    assert_over(
        played(set_up(game, OPEN, "1_slide"), THERE_AND_BACK * 2), winner=0, reason="repetition"
    )


def test_without_the_rule_the_game_goes_on() -> None:
    position = played(to_slide(OPEN, repetition=0), THERE_AND_BACK * 20)
    assert (position.player, position.result) == (1, None)


@pytest.mark.parametrize("repetition", [-1, 1])
def test_a_first_occurrence_cannot_end_the_game(repetition: int) -> None:
    with pytest.raises(pentalith.PentalithError):
        pentalith.game("square-trap", repetition=repetition)


def test_the_same_stones_with_the_other_player_to_act_are_another_position() -> None:
    position = played(to_slide(OPEN, repetition=2), "1A-1C 2D-2C 1C-1B 2C-2D 1B-1A")
    assert shown(position) == board(OPEN)
    assert (position.player, position.result) == (2, None)


def test_the_position_at_the_first_slide_is_counted() -> None:
    drawing = """
          A B C D E
        1 W W B B B
        2 W W B B B
        3 W W W B W
        4 B B B W W
    """
    game = pentalith.game("square-trap", rows=4, repetition=2)
    position = played(set_up(game, drawing, "1_first-2-2"), "x4A x3D x4D x3C")
    played(position, "3E-3D 4C-4D 3D-3E")
    assert position.result is None
    position.play("4D-4C")
    assert_over(position, winner=0, reason="repetition")


def test_after_a_removal_other_positions_are_counted() -> None:
    drawing = """
          A B C D
        1 W W . B
        2 W . B B
        3 B W . B
    """
    position = played(to_slide(drawing), "3B-3C 2C-1C 3C-3B 1C-2C 3B-2B x3A 1D-1C 2A-3A")
    around = "1C-1D 3A-3B 1D-1C 3B-3A "
    for slide in (around * 2).split():
        assert position.result is None
        position.play(slide)
    assert_over(position, winner=0, reason="repetition")


def test_a_position_counts_when_the_opponent_was_skipped() -> None:
    drawing = """
          A B C D
        1 B B W .
        2 B B W W
        3 W W . W
    """
    position = to_slide(drawing)
    for slide in ("3D-3C", "3C-3D", "3D-3C", "3C-3D"):
        assert position.result is None
        position.play(slide)
    assert_over(position, winner=0, reason="repetition")
