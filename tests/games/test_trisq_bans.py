"""Trisq: suicide, the precedence of captures, and the ban on recreation."""

import pytest

import pentalith
from drawn import assert_refused, board, boards, exchanged, played, set_up, shown

FIVE = pentalith.game("trisq", size=5)

DIAMOND = """
    · · · · ·
    · · ▲ · ·
    · ▲ · ▲ ·
    · · ▲ · ·
    · · · · ·
"""
NOTCH = """
    · · · · ·
    ▲ · · · ·
    · ▲ · · ·
    ▲ · · · ·
    · · · · ·
"""
CORNER = """
    · ▲ · · ·
    ▲ · · · ·
    · · · · ·
    · · · · ·
    · · · · ·
"""


@pytest.mark.parametrize(
    ("drawing", "point", "captures"),
    [(DIAMOND, "c3", 3), (NOTCH, "a3", 2), (CORNER, "a5", 1)],
    ids=["in the middle", "at the wall", "in the corner"],
)
@pytest.mark.parametrize("mover", [1, 2], ids=["Triangle", "Square"])
def test_suicide_is_refused(drawing: str, point: str, captures: int, mover: int) -> None:
    if mover == 2:
        position = set_up(FIVE, drawing, f"2_{captures}_0_-")
    else:
        position = set_up(FIVE, exchanged(board(drawing)), f"1_0_{captures + 1}_-")
    assert_refused(position, point, pentalith.IllegalMove)


@pytest.mark.parametrize(("drawing", "point"), [(DIAMOND, "c3"), (NOTCH, "a3"), (CORNER, "a5")])
def test_a_player_may_fill_the_hole_between_its_own_figures(drawing: str, point: str) -> None:
    figures = sum(map(sum, board(drawing)))
    position = set_up(FIVE, drawing, f"1_{figures}_0_-")
    assert point in position.moves()


def test_a_side_left_open_is_enough_to_live() -> None:
    drawing = """
        · · · · ·
        · · ▲ · ·
        · ▲ · ▲ ·
        · · · · ·
        · · · · ·
    """
    assert shown(played(set_up(FIVE, drawing, "2_2_0_-"), "c3"))[2] == [0, 1, 2, 1, 0]


def test_a_figure_beside_one_of_its_own_is_no_suicide() -> None:
    before, after = boards("""
        · · · · ·       · · · · ·
        · · ▲ ▲ ·       · · ▲ ▲ ·
        · ▲ · □ ▲  -->  · ▲ □ □ ▲
        · · ▲ ▲ ·       · · ▲ ▲ ·
        · · · · ·       · · · · ·
    """)
    position = played(set_up(FIVE, before, "2_4_0_-"), "c3")
    assert shown(position) == after
    assert position.captures == (4, 0)


def test_capture_takes_precedence_over_suicide() -> None:
    before, after = boards("""
        · · □ · ·       · · □ · ·
        · □ ▲ □ ·       · □ · □ ·
        · ▲ · ▲ ·  -->  · ▲ □ ▲ ·
        · · ▲ · ·       · · ▲ · ·
        · · · · ·       · · · · ·
    """)
    position = played(set_up(FIVE, before, "2_0_0_-"), "c3")
    assert shown(position) == after
    assert position.captures == (0, 1)


BEFORE, BETWEEN = boards("""
    · · · · ·       · · · · ·
    · ▲ ▲ · ·       · ▲ ▲ · ·
    · · □ · ·  -->  · · □ · ·
    · · · □ ▲       · · · □ ▲
    · · □ ▲ ·       · · □ · □
""")


def test_taking_back_at_once_would_recreate_the_board_and_is_refused() -> None:
    position = played(set_up(FIVE, BEFORE, "2_0_0_-"), "e1")
    assert shown(position) == BETWEEN
    assert position.captures == (0, 1)
    assert position.text == "5.1xx2.2o2.3ox.2o1o_1_0_1_d1"
    assert_refused(position, "d1", pentalith.IllegalMove)


def test_taking_back_later_is_allowed_and_closes_the_other_point() -> None:
    position = played(set_up(FIVE, BEFORE, "2_0_0_-"), "e1 a5 a1")
    assert "d1" in position.moves()
    position.play("d1")
    assert position.captures == (1, 1)
    assert shown(position) == board("""
        ▲ · · · ·
        · ▲ ▲ · ·
        · · □ · ·
        · · · □ ▲
        □ · □ ▲ ·
    """)
    assert_refused(position, "e1", pentalith.IllegalMove)
    assert "e1" in played(position, "c5 d5").moves()


def test_the_ban_holds_for_a_position_read_from_its_text() -> None:
    figures = "5.1xx2.2o2.3ox.2o1o_1_0_1"
    assert_refused(FIVE.position(f"{figures}_d1"), "d1", pentalith.IllegalMove)
    assert "d1" in FIVE.position(f"{figures}_-").moves()


def test_only_the_point_of_a_single_captured_figure_is_closed() -> None:
    before, after = boards("""
        · · ▲ · ·       · · ▲ · ·
        · ▲ □ ▲ ·       · ▲ · ▲ ·
        ▲ □ · · ·  -->  ▲ · ▲ · ·
        · ▲ · · ·       · ▲ · · ·
        · · · · ·       · · · · ·
    """)
    position = played(set_up(FIVE, before, "1_3_0_-"), "c3")
    assert shown(position) == after
    assert position.text.endswith("_2_5_0_-")


def test_another_capture_is_allowed_at_once() -> None:
    before, after = boards("""
        □ ▲ · · ·       · ▲ · · ·
        · ▲ ▲ · ·       ▲ ▲ ▲ · ·
        · · □ · ·  -->  · · □ · ·
        · · · □ ▲       · · · □ ▲
        · · □ ▲ ·       · · □ · □
    """)
    position = played(set_up(FIVE, before, "2_0_0_-"), "e1 a4")
    assert shown(position) == after
    assert position.captures == (1, 1)


def test_a_copy_keeps_the_ban() -> None:
    position = played(set_up(FIVE, BEFORE, "2_0_0_-"), "e1")
    assert_refused(position.copy(), "d1", pentalith.IllegalMove)
