"""Cross the Board: placing, captures and their order."""

import pytest

import pentalith
from drawn import assert_refused, board, boards, completed, exchanged, played, set_up, shown

GAME = pentalith.game("cross")


def test_white_and_black_play_it() -> None:
    assert (GAME.key, GAME.players) == ("cross", ("White", "Black"))


def test_it_is_the_third_game_of_the_rulebook() -> None:
    assert pentalith.games()[2].key == "cross"


def test_white_begins_on_an_empty_board_of_five_by_five() -> None:
    position = GAME.start()
    assert shown(position) == [[0] * 5] * 5
    assert (position.player, position.phase, position.result) == (1, "place", None)
    assert (position.due, position.skipped, position.captures) == (0, 0, (0, 0))
    assert position.text == "5.5.5.5.5_1"


def test_any_empty_square_may_be_chosen() -> None:
    everywhere = [column + row for column in "abcde" for row in "12345"]
    assert sorted(GAME.start().moves()) == everywhere
    everywhere.remove("b2")
    assert sorted(played(GAME.start(), "b2").moves()) == everywhere


def test_a1_is_the_upper_left_and_e5_the_lower_right_corner() -> None:
    assert shown(played(GAME.start(), "a1 e5 e1")) == board("""
          a b c d e
        1 W . . . W
        2 . . . . .
        3 . . . . .
        4 . . . . .
        5 . . . . B
    """)


def test_the_players_place_alternately() -> None:
    position = GAME.start()
    actors = []
    for square in ("c3", "c4", "d3"):
        actors.append(position.player)
        position.play(square)
    assert actors == [1, 2, 1]


def test_upper_case_is_accepted() -> None:
    assert played(GAME.start(), "C3 D4") == played(GAME.start(), "c3 d4")


@pytest.mark.parametrize("square", ["c3", "c4"], ids=["own", "the opponent's"])
def test_no_stone_is_placed_on_a_stone(square: str) -> None:
    assert_refused(played(GAME.start(), "c3 c4"), square, pentalith.IllegalMove)


@pytest.mark.parametrize(
    "word",
    ["", " ", "a", "1", "1a", "f1", "a6", "a0", "z9", "a12", "a01", "aa", "a1b1", "a²", "\u03b11"],
)
def test_what_is_no_square_of_the_board_is_bad_notation(word: str) -> None:
    assert_refused(GAME.start(), word, pentalith.NotationError)


INSIDE = """
      a b c d e         a b c d e
    1 . . . . .       1 . . . . .
    2 . . . . .       2 . . . . .
    3 . . . w .  -->  3 . . . w .
    4 . . w B w       4 . . w W w
    5 . . . w .       5 . . . w .
"""
AT_THE_EDGE = """
      a b c d e         a b c d e
    1 . . . . .       1 . . . . .
    2 . . . . .       2 . . . . .
    3 . . . . W  -->  3 . . . . W
    4 . . . W B       4 . . . W W
    5 . . . . W       5 . . . . W
"""
IN_THE_CORNER = """
      a b c d e         a b c d e
    1 . . . W B       1 . . . W W
    2 . . . . W       2 . . . . W
    3 . . . . .  -->  3 . . . . .
    4 . . . . .       4 . . . . .
    5 . . . . .       5 . . . . .
"""
TWO_TOGETHER = """
      a b c d e         a b c d e
    1 . . . . .       1 . . . . .
    2 . . . W .       2 . . . W .
    3 . . W B W  -->  3 . . W B W
    4 . . w B w       4 . . w B w
    5 . . . w .       5 . . . w .
"""
ONE_SIDE_OPEN = """
      a b c d e         a b c d e
    1 . . . . .       1 . . . . .
    2 . . W . W       2 . . W . W
    3 . . . . .  -->  3 . . . . .
    4 . . W B W       4 . . W B W
    5 . . . W .       5 . . . W .
"""
ONLY_DIAGONALLY = """
      a b c d e         a b c d e
    1 . . . . .       1 . . . . .
    2 . . . . .       2 . . . . .
    3 . . W . W  -->  3 . . W . W
    4 . . . B .       4 . . . B .
    5 . . W . W       5 . . W . W
"""


@pytest.mark.parametrize("player", [1, 2], ids=["White", "Black"])
@pytest.mark.parametrize(
    ("drawing", "last"),
    [
        (drawing, last)
        for drawing, placed in [
            (INSIDE, "d3 c4 e4 d5"),
            (AT_THE_EDGE, "e3 d4 e5"),
            (IN_THE_CORNER, "d1 e2"),
            (TWO_TOGETHER, "d2 c3 e3 c4 e4 d5"),
            (ONE_SIDE_OPEN, "c4 e4 d5"),
            (ONLY_DIAGONALLY, "c3 e3 c5 e5"),
        ]
        for last in placed.split()
    ],
)
def test_a_stone_is_captured_when_all_its_neighbours_are_of_the_other_colour(
    drawing: str, last: str, player: int
) -> None:
    """Whichever of the surrounding stones is placed last, and whoever captures."""
    placed, after = boards(drawing)
    if player == 2:
        placed, after = exchanged(placed), exchanged(after)
    position, expected = completed(GAME, placed, after, last, player)
    assert shown(position) == expected
    assert (position.player, position.result) == (3 - player, None)


@pytest.mark.parametrize("mover", [1, 2], ids=["White", "Black"])
@pytest.mark.parametrize(
    ("drawing", "square"),
    [
        (
            """
              a b c d e         a b c d e         a b c d e
            1 . . . . .       1 . . . . .       1 . . . . .
            2 . . . . .       2 . . . . .       2 . . . . .
            3 . . . w .  -->  3 . . . w .  -->  3 . . . w .
            4 . . w . w       4 . . w B w       4 . . w W w
            5 . . . w .       5 . . . w .       5 . . . w .
            """,
            "d4",
        ),
        (
            """
              a b c d e         a b c d e         a b c d e
            1 . . . . .       1 . . . . .       1 . . . . .
            2 . . . . .       2 . . . . .       2 . . . . .
            3 . . . . W  -->  3 . . . . W  -->  3 . . . . W
            4 . . . W .       4 . . . W B       4 . . . W W
            5 . . . . W       5 . . . . W       5 . . . . W
            """,
            "e4",
        ),
        (
            """
              a b c d e         a b c d e         a b c d e
            1 . . . . .       1 . . . . .       1 . . . . .
            2 . . . . .  -->  2 . . . . .  -->  2 . . . . .
            3 . . . . .       3 . . . . .       3 . . . . .
            4 W . . . .       4 W . . . .       4 W . . . .
            5 . W . . .       5 B W . . .       5 W W . . .
            """,
            "a5",
        ),
    ],
    ids=["inside", "at the edge", "in the corner"],
)
def test_a_stone_placed_where_it_is_surrounded_is_captured_at_once(
    drawing: str, square: str, mover: int
) -> None:
    _, placed, after = boards(drawing)
    if mover == 1:
        placed, after = exchanged(placed), exchanged(after)
    position, expected = completed(GAME, placed, after, square, mover)
    assert shown(position) == expected
    assert (position.player, position.result) == (3 - mover, None)


def test_the_player_in_turn_captures_first() -> None:
    before, _, after = boards("""
          a b c d e         a b c d e         a b c d e
        1 . . . . .       1 . . . . .       1 . . . . .
        2 . . . . .       2 . . . . .       2 . . . . .
        3 . . B w .  -->  3 . . B w .  -->  3 . . B w .
        4 . B w . w       4 . B w B w       4 . B B B w
        5 . . B w .       5 . . B w .       5 . . B w .
    """)
    position = played(set_up(GAME, before, "2"), "d4")
    assert shown(position) == after
    assert (position.player, position.result) == (1, None)


def test_the_player_in_turn_captures_first_in_a_corner_too() -> None:
    before, after = boards("""
          a b c d e         a b c d e
        1 . W B . .       1 B B B . .
        2 W B . . .       2 W B . . .
        3 . . . . .  -->  3 . . . . .
        4 . . . . .       4 . . . . .
        5 . . . . W       5 . . . . W
    """)
    assert shown(played(set_up(GAME, before, "2"), "a1")) == after


def test_one_stone_captures_several() -> None:
    before, after = boards("""
          a b c d e         a b c d e
        1 B . B W .       1 W W W W .
        2 W . W . .       2 W . W . .
        3 . . . . .  -->  3 . . . . .
        4 . . . . .       4 . . . . .
        5 . . . . B       5 . . . . B
    """)
    position = played(set_up(GAME, before, "1"), "b1")
    assert shown(position) == after
    assert position.result is None


def test_a_board_is_printed_with_its_letters_and_numbers() -> None:
    position = played(GAME.start(), "c3 d4 e5")
    assert str(position) == (
        "  a b c d e\n1 . . . . .\n2 . . . . .\n3 . . W . .\n4 . . . B .\n5 . . . . W"
    )


@pytest.mark.parametrize(
    ("moves", "text"),
    [
        ("", "5.5.5.5.5_1"),
        ("a1", "x4.5.5.5.5_2"),
        ("a1 e5 c3 d3", "x4.5.2xo1.5.4o_1"),
        ("b1 e5 a2 a1", "xx3.x4.5.5.4o_1"),
        ("a1 a5 b1 b5 c1 c5 d1 d5 e1", "xxxxx.5.5.5.oooo1_0"),
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
        "5.5.5.5.5",
        "5.5.5.5_1",
        "5.5.5.5.5.5_1",
        "5.5.5.5.4_1",
        "5.5.5.5.6_1",
        "5.5.5.5.23_1",
        "5.5.5.5.05_1",
        "5.5.5.5.0x4_2",
        "5.5.5.5.X4_2",
        "5.5.5.5.w4_2",
        "5.5.5.5.\u0665_1",
        "5.5.5.5.5_1_",
        "5.5.5.5.5_1_place",
        "5.5.5.5.5_0_repetition",
        "5.5.5.5.5_3",
        "5.5.5.5.5_0",
        "5.5.5.5.5_2",
        "x4.5.5.5.5_1",
        "xo3.5.5.5.5_2",
        "xxxxx.5.5.5.oooo1_2",
        "xxxx1.5.5.5.oooo1_0",
        "ooooo.5.5.5.xxxx1_0",
        "xxxxx.5.5.5.ooooo_0",
    ],
)
def test_what_is_not_the_text_of_a_position_is_refused(text: str) -> None:
    with pytest.raises(pentalith.NotationError):
        GAME.position(text)
