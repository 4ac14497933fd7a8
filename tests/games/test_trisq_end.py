"""Trisq: the end of match play, repetition, and the text of its positions."""

import pytest

import pentalith
from drawn import assert_over, assert_refused, boards, played, set_up, shown

THREE = pentalith.game("trisq", size=3)
FIVE = pentalith.game("trisq", size=5)

FULL = """
    ▲ ▲ □       ▲ ▲ □
    ▲ · □  -->  ▲ ▲ □
    ▲ □ □       ▲ □ □
"""
FULL_BY_SQUARE = """
    ▲ ▲ □       ▲ ▲ □
    ▲ · □  -->  ▲ □ □
    ▲ □ □       ▲ □ □
"""
FIVE_TRIANGLES = """
    ▲ ▲ ▲       ▲ ▲ ▲
    ▲ ▲ □  -->  ▲ ▲ □
    · □ □       □ □ □
"""
ONLY_SUICIDE_LEFT = """
    ▲ ▲ ·       ▲ ▲ ·
    ▲ · ▲  -->  ▲ ▲ ▲
    · ▲ ▲       · ▲ ▲
"""
ONLY_RECREATION_LEFT = """
    □ ▲ ▲       □ ▲ ▲
    □ □ ▲  -->  □ □ ▲
    □ ▲ ·       □ · □
"""


@pytest.mark.parametrize(
    ("drawing", "fields", "point", "captures", "winner"),
    [
        (FULL, "1_0_0_-", "b2", (0, 0), 0),
        (FULL, "1_2_2_-", "b2", (2, 2), 0),
        (FULL_BY_SQUARE, "2_0_1_-", "b2", (0, 1), 2),
        (FIVE_TRIANGLES, "2_1_0_-", "a1", (1, 0), 1),
        (ONLY_SUICIDE_LEFT, "1_6_0_-", "b2", (6, 0), 1),
        (ONLY_RECREATION_LEFT, "2_0_1_-", "c1", (0, 2), 2),
        (ONLY_RECREATION_LEFT, "2_1_2_-", "c1", (1, 3), 2),
        (ONLY_RECREATION_LEFT, "2_4_5_-", "c1", (4, 6), 2),
    ],
)
def test_without_a_legal_placement_the_game_ends_and_more_captures_win(
    drawing: str, fields: str, point: str, captures: tuple[int, int], winner: int
) -> None:
    before, after = boards(drawing)
    position = played(set_up(THREE, before, fields), point)
    assert shown(position) == after
    assert position.captures == captures
    assert_over(position, winner=winner, reason="captures")
    assert_refused(position, "c3", pentalith.IllegalMove)
    assert THREE.position(position.text) == position


THREE_EXCHANGES = """
      a b c d e f g
    7 · · · · □ · □
    6 · · · · · □ ▲
    5 · · · · · · ·
    4 · · · · · · ·
    3 · · · · · · ·
    2 ▲ □ · · · □ ▲
    1 · ▲ □ · □ · □
"""
AROUND = ["f1", "a1", "f7", "g1", "b1", "g7"]


def exchanging(closed: str, times: int) -> pentalith.Position:
    """Square, who leads by four captures, has just moved."""
    game = pentalith.game("trisq", size=7, repetition=times)
    return set_up(game, THREE_EXCHANGES, f"1_0_4_{closed}")


@pytest.mark.parametrize(
    ("closed", "times", "plies"),
    [("f7", 2, 6), ("f7", 3, 12), ("-", 2, 7), ("-", 3, 13), ("f7", 4, 18)],
)
def test_the_chosen_occurrence_of_a_position_is_a_draw(closed: str, times: int, plies: int) -> None:
    """With no point closed at first, the first position itself does not come again."""
    position = exchanging(closed, times)
    for ply in range(plies):
        assert position.result is None
        position.play(AROUND[ply % 6])
    assert_over(position, winner=0, reason="repetition")
    assert_refused(position, "d4", pentalith.IllegalMove)


def test_the_draw_stands_whoever_leads_in_captures() -> None:
    position = played(exchanging("f7", 3), " ".join(AROUND * 2))
    assert position.captures == (6, 10)
    assert_over(position, winner=0, reason="repetition")
    assert position.text == "4o1o.5ox.7.7.7.xo3ox.1xo1o1o_0_6_10_f7_repetition"
    assert pentalith.game("trisq", size=7).position(position.text) == position


def test_three_occurrences_are_the_default() -> None:
    position = set_up(pentalith.game("trisq", size=7), THREE_EXCHANGES, "1_0_4_f7")
    assert_over(played(position, " ".join(AROUND * 2)), winner=0, reason="repetition")


def test_without_the_rule_the_game_goes_on() -> None:
    assert played(exchanging("f7", 0), " ".join(AROUND * 10)).result is None


@pytest.mark.parametrize(
    ("size", "moves", "text"),
    [
        (5, "", "5.5.5.5.5_1_0_0_-"),
        (5, "a5", "x4.5.5.5.5_2_0_0_-"),
        (5, "a5 c4", "x4.2o2.5.5.5_1_0_0_-"),
        (5, "a1 c3 b2 d2", "5.5.2o2.1x1o1.x4_1_0_0_-"),
        (13, "", ".".join(["13"] * 13) + "_1_0_0_-"),
        (13, "a13 c12", "x12.2o10." + ".".join(["13"] * 11) + "_1_0_0_-"),
    ],
)
def test_the_text_of_a_position(size: int, moves: str, text: str) -> None:
    game = pentalith.game("trisq", size=size)
    position = played(game.start(), moves)
    assert position.text == text
    assert game.position(text) == position


@pytest.mark.parametrize(
    "text",
    [
        "",
        "5.5.5.5.5",
        "5.5.5.5.5_1",
        "5.5.5.5.5_1_0_0",
        "5.5.5.5_1_0_0_-",
        "5.5.5.5.4_1_0_0_-",
        "5.5.5.5.32_1_0_0_-",
        "5.5.5.5.05_1_0_0_-",
        "5.5.5.5.5_1_0_0_-_",
        "5.5.5.5.5_1_0_0_-_repetition",
        "5.5.5.5.5_0_0_0_-_repetition",
        "5.5.5.5.5_1_0_0_",
        "5.5.5.5.5_1_00_0_-",
        "5.5.5.5.5_1_-0_0_-",
        "5.5.5.5.5_1_+0_0_-",
        "5.5.5.5.5_1_\u0660_0_-",
        "5.5.5.5.5_3_0_0_-",
        "5.5.5.5.5_0_0_0_-",
        "5.5.5.5.5_2_0_0_-",
        "x4.5.5.5.5_1_0_0_-",
        "▲4.5.5.5.5_2_0_0_-",
        "x4.5.5.5.5_2_1_0_-",
        "x4.5.5.5.5_1_0_1_-",
        "xx3.5.5.5.5_1_0_0_-",
        "xx3.5.5.5.5_1_1_0_-",
        "oo3.5.5.5.5_1_0_0_-",
        "5.5.5.5.5_1_0_0_c3",
        "5.1xx2.2o2.3ox.2o1o_1_0_1_D1",
        "5.1xx2.2o2.3ox.2o1o_1_0_1_d6",
        "5.1xx2.2o2.3ox.2o1o_1_0_1_e1",
        "5.1xx2.2o2.3ox.2o1o_1_0_1_a5",
        "5.1xx2.2o2.3ox.2o1o_0_0_1_d1",
    ],
)
def test_what_is_not_the_text_of_a_position_is_refused(text: str) -> None:
    with pytest.raises(pentalith.NotationError):
        FIVE.position(text)
