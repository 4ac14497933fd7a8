"""Stones: how the game ends, and the text of its positions."""

import pytest

import pentalith
from drawn import assert_over, assert_refused, board, boards, exchanged, played, set_up, shown

GAME = pentalith.game("stones")

MOVING = """
    X . O
    X . O
    . O X
"""
AROUND = "A1A2 C2C1 A2A1 C1C2 "


ROW_A = """
    X . X  -->  X X X
    O X .  -->  O . .
    O . O  -->  O . O
"""
ROW_B = """
    O . O  -->  O . O
    X X .  -->  X X X
    . O X  -->  . O .
"""
ROW_C = """
    O . O  -->  O . O
    . O X  -->  . O .
    X X .  -->  X X X
"""
COLUMN_1 = """
    . X O  -->  X . O
    X O .  -->  X O .
    X . O  -->  X . O
"""
COLUMN_2 = """
    O X .  -->  O X .
    X . O  -->  . X O
    . X O  -->  . X O
"""
COLUMN_3 = """
    O . .  -->  O . X
    O X X  -->  O . X
    . O X  -->  . O X
"""
FALLING = """
    X . O  -->  X . O
    X . O  -->  . X O
    . O X  -->  . O X
"""
RISING = """
    O . X  -->  O . X
    O . O  -->  O X O
    X X .  -->  X . .
"""


@pytest.mark.parametrize("player", [1, 2])
@pytest.mark.parametrize(
    ("drawing", "move"),
    [
        (ROW_A, "B2A2"),
        (ROW_B, "C3B3"),
        (ROW_C, "B3C3"),
        (COLUMN_1, "A2A1"),
        (COLUMN_2, "B1B2"),
        (COLUMN_3, "B2A3"),
        (FALLING, "B1B2"),
        (RISING, "C2B2"),
    ],
)
def test_three_in_a_line_win(drawing: str, move: str, player: int) -> None:
    before, after = boards(drawing)
    if player == 2:
        before, after = exchanged(before), exchanged(after)
    position = played(set_up(GAME, before, str(player)), move)
    assert_over(position, winner=player, reason="line")
    assert shown(position) == after


def test_two_in_a_line_and_one_beside_it_do_not_win() -> None:
    assert played(set_up(GAME, MOVING, "1"), "A1A2").result is None


def test_a_line_of_both_players_stones_does_not_win() -> None:
    position = played(set_up(GAME, MOVING, "1"), "A1B2")
    assert position.result is None
    assert shown(position)[1] == [1, 1, 2]


def test_a_diagonal_wins_on_the_board_without_diagonals_too() -> None:
    position = set_up(pentalith.game("stones", diagonals=False), MOVING, "1")
    assert_over(played(position, "B1B2"), winner=1, reason="line")


def test_nothing_is_moved_after_the_end() -> None:
    position = played(set_up(GAME, MOVING, "1"), "B1B2")
    assert_refused(position, "C2C1", pentalith.IllegalMove)


@pytest.mark.parametrize("times", [2, 3, 4])
def test_the_chosen_occurrence_of_a_position_is_a_draw(times: int) -> None:
    """The first occurrence is the one at the first move after the stones were set."""
    position = pentalith.game("stones", repetition=times).start()
    played(position, "A1 B1 C3 A3 B3 C2")
    moves = (AROUND * (times - 1)).split()
    for move in moves:
        assert position.result is None
        position.play(move)
    assert_over(position, winner=0, reason="repetition")
    assert shown(position) == board(MOVING)
    assert position.text == "x1o.x1o.1ox_0_repetition"


def test_three_occurrences_are_the_default() -> None:
    position = played(set_up(GAME, MOVING, "1"), AROUND * 2)
    assert_over(position, winner=0, reason="repetition")


def test_the_same_stones_with_the_other_player_to_move_are_another_position() -> None:
    """The first player comes back in three moves, the second one in two."""
    position = set_up(pentalith.game("stones", repetition=2), MOVING, "1")
    played(position, "A1B2 C2C1 B2A2 C1C2 A2A1")
    assert shown(position) == board(MOVING)
    assert (position.player, position.result) == (2, None)


def test_without_the_rule_the_game_goes_on() -> None:
    position = set_up(pentalith.game("stones", repetition=0), MOVING, "1")
    assert played(position, AROUND * 20).result is None


@pytest.mark.parametrize(
    ("moves", "text"),
    [
        ("", "3.3.3_1"),
        ("A1", "x2.3.3_1"),
        ("A1 B1 C3", "x2.x2.2x_2"),
        ("A1 B1 C3 A3 B3 C2", "x1o.x1o.1ox_1"),
        ("A1 B1 C3 A3 B3 C2 A1A2", "1xo.x1o.1ox_2"),
        ("A1 B1 C3 A3 B3 C2 B1B2", "x1o.1xo.1ox_0"),
    ],
)
def test_the_text_of_a_position(moves: str, text: str) -> None:
    position = played(GAME.start(), moves)
    assert position.text == text
    assert GAME.position(text) == position


@pytest.mark.parametrize(
    "text",
    [
        "",
        "3.3.3",
        "3.3_1",
        "3.3.3.3_1",
        "3.3.2_1",
        "3.3.12_1",
        "3.3.03_1",
        "3.3.3_1_",
        "3.3.3_1_set",
        "3.3.3_0",
        "3.3.3_2",
        "3.3.3_3",
        "3.3.3_1_repetition",
        "3.3.3_0_repetition",
        "X2.3.3_1",
        "x2.o2.3_1",
        "x2.o2.3_2",
        "xx1.x2.3_1",
        "xxx.3.3_2",
        "xx1.xx1.oo1_1",
        "xx1.xx1.ooo_1",
        "x1o.x1o.1ox_1_move",
        "x1o.x1o.1ox_0",
        "x1o.1xo.1ox_2",
        "x1o.1xo.1ox_0_repetition",
        "x1o.x1o.1ox_2_repetition",
        "xxx.ooo.3_0",
    ],
)
def test_what_is_not_the_text_of_a_position_is_refused(text: str) -> None:
    with pytest.raises(pentalith.NotationError):
        GAME.position(text)
