"""Square Trap: the board, the placement of the stones, and how moves and positions are written."""

import pytest

import pentalith
from drawn import assert_refused, board, played, set_up, shown

THREE_LINES = pentalith.game("square-trap", rows=3)
FOUR_LINES = pentalith.game("square-trap", rows=4)


def test_white_and_black_play_it() -> None:
    game = pentalith.game("square-trap")
    assert (game.key, game.players) == ("square-trap", ("White", "Black"))


def test_it_is_the_first_game_of_the_rulebook() -> None:
    assert pentalith.games()[0].key == "square-trap"


def test_seven_lines_are_the_game() -> None:
    assert pentalith.game("square-trap").start() == pentalith.game("square-trap", rows=7).start()


@pytest.mark.parametrize("lines", [3, 4, 5, 6, 7])
def test_there_is_one_more_vertical_line_than_horizontal_ones(lines: int) -> None:
    position = pentalith.game("square-trap", rows=lines).start()
    assert shown(position) == [[0] * (lines + 1)] * lines


@pytest.mark.parametrize("lines", [-1, 0, 2, 8])
def test_fewer_than_three_or_more_than_seven_lines_are_refused(lines: int) -> None:
    with pytest.raises(pentalith.PentalithError):
        pentalith.game("square-trap", rows=lines)


def test_white_begins_on_an_empty_board() -> None:
    position = THREE_LINES.start()
    assert (position.player, position.phase, position.due) == (1, "place", 0)
    assert position.result is None
    assert position.captures == (0, 0)


def test_every_intersection_may_be_chosen_first() -> None:
    points = [f"{row}{column}" for row in "1234" for column in "ABCDE"]
    assert sorted(FOUR_LINES.start().moves()) == points


@pytest.mark.parametrize(
    ("place", "drawing"),
    [
        ("1A", "W.... ..... ..... ....."),
        ("1E", "....W ..... ..... ....."),
        ("4A", "..... ..... ..... W...."),
        ("2D", "..... ...W. ..... ....."),
    ],
)
def test_rows_count_from_the_top_and_columns_from_the_left(place: str, drawing: str) -> None:
    assert shown(played(FOUR_LINES.start(), place)) == board(drawing.replace(" ", "\n"))


def test_the_players_place_alternately_one_stone_each() -> None:
    position = THREE_LINES.start()
    actors = []
    for place in ("2B", "2C", "1A"):
        actors.append(position.player)
        position.play(place)
    assert actors == [1, 2, 1]
    assert shown(position) == board("""
          A B C D
        1 W . . .
        2 . W B .
        3 . . . .
    """)


def test_a_square_formed_while_placing_earns_nothing_yet() -> None:
    position = played(THREE_LINES.start(), "1A 1D 1B 2D 2A 3D 2B")
    assert (position.player, position.phase, position.due) == (2, "place", 0)


@pytest.mark.parametrize("lines", [3, 4, 5, 6, 7])
def test_placement_goes_on_until_the_board_is_full_with_as_many_stones_of_each(lines: int) -> None:
    position = pentalith.game("square-trap", rows=lines).start()
    stones = lines * (lines + 1) // 2
    for _ in range(2 * stones):
        assert position.phase == "place"
        position.play(position.moves()[0])
    assert position.phase != "place"
    on_the_board = [stone for row in shown(position) for stone in row]
    assert (on_the_board.count(1), on_the_board.count(2)) == (stones, stones)


@pytest.mark.parametrize("place", ["1A", "1B"], ids=["the opponent's", "one's own"])
def test_no_stone_is_placed_on_a_stone(place: str) -> None:
    assert_refused(played(THREE_LINES.start(), "1A 1B"), place, pentalith.IllegalMove)


@pytest.mark.parametrize("move", ["1A-2A", "x1B"], ids=["slide", "removal"])
def test_nothing_is_moved_or_removed_until_all_stones_are_placed(move: str) -> None:
    assert_refused(played(THREE_LINES.start(), "1A 1B"), move, pentalith.IllegalMove)


@pytest.mark.parametrize(
    "word",
    [
        "",
        " ",
        "2",
        "D",
        "A2",
        "22",
        "AA",
        "2DD",
        "2 D",
        "x",
        "xA2",
        "1A-",
        "-1A",
        "1A2A",
        "1A-A2",
        "1A-2A-3A",
        "pass",
        "²A",
        "\u0662A",
        "2\u0394",
    ],
)
def test_what_is_no_move_of_the_game_is_bad_notation(word: str) -> None:
    assert_refused(FOUR_LINES.start(), word, pentalith.NotationError)


@pytest.mark.parametrize("place", ["0A", "5A", "1F", "4Z", "10A", "x5A", "1A-5A", "5A-1A"])
def test_what_is_off_the_board_is_bad_notation(place: str) -> None:
    assert_refused(FOUR_LINES.start(), place, pentalith.NotationError)


def test_a_refusal_is_a_pentalith_error_and_a_value_error() -> None:
    for error in (pentalith.IllegalMove, pentalith.NotationError):
        assert issubclass(error, pentalith.PentalithError)
    assert issubclass(pentalith.PentalithError, ValueError)


SLIDING = """
      A B C D
    1 W . . B
    2 W . . B
    3 W W B B
"""
REMOVING = """
      A B C D
    1 W W . B
    2 W W . B
    3 . B . B
"""


@pytest.mark.parametrize(
    ("drawing", "fields", "canonical", "written"),
    [
        (".... .... ....", "1_place", "2D", "2d"),
        (SLIDING, "1_slide", "1A-1C", "1A 1C"),
        (SLIDING, "1_slide", "1A-1C", "1a 1c"),
        (SLIDING, "1_slide", "1A-1C", "1a-1c"),
        (REMOVING, "1_remove", "x1D", "1D"),
        (REMOVING, "1_remove", "x1D", "1d"),
        (REMOVING, "1_remove", "x1D", "X1D"),
        (REMOVING, "1_remove", "x1D", "x1d"),
    ],
)
def test_other_ways_to_write_a_move(
    drawing: str, fields: str, canonical: str, written: str
) -> None:
    drawing = drawing if "\n" in drawing else drawing.replace(" ", "\n")
    position, other = (set_up(THREE_LINES, drawing, fields) for _ in range(2))
    assert canonical in position.moves()
    position.play(canonical)
    other.play(written)
    assert position == other


FULL = "xxxo.xxxo.oooo"
SHUFFLE = "1A-1B 1D-1C 1B-1A 1C-1D"


@pytest.mark.parametrize(
    ("moves", "text"),
    [
        ("", "4.4.4_1_place"),
        ("1A", "x3.4.4_2_place"),
        ("1A 3D 2B", "x3.1x2.3o_2_place"),
    ],
)
def test_the_text_of_a_position_while_placing(moves: str, text: str) -> None:
    assert played(THREE_LINES.start(), moves).text == text


@pytest.mark.parametrize(
    "text",
    [
        "4.4.4_1_place",
        "xxoo.xxoo.xox1_2_place",
        f"{FULL}_1_first-2-0",
        "xxx1.xxxo.oooo_1_first-1-0",
        "ooox.ooox.xxxx_2_first-0-2",
        "ooox.ooox.1xxx_2_first-0-1",
        "x2o.x2o.xxoo_1_slide",
        "x2o.x2o.xxoo_2_slide",
        "xx1o.xx1o.1o1o_1_remove",
        "xxoo.xxoo.xxoo_0",
        "x2o.x2o.xxoo_0_repetition",
    ],
)
def test_a_position_is_read_from_its_text_and_written_so_again(text: str) -> None:
    assert THREE_LINES.position(text).text == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "4.4.4",
        "4.4.4_1",
        "4.4_1_place",
        "4.4.4.4_1_place",
        "4.4.3_1_place",
        "4.4.5_1_place",
        "4.4.22_1_place",
        "4.4.04_1_place",
        "4.4.1x02_2_place",
        "4.4.X3_2_place",
        "4.4.w3_2_place",
        "4/4/4_1_place",
        "4.4.4_1_place_",
        "4.4.4_1_place_repetition",
        "4.4.4_1_Place",
        "4.4.4_1_",
        " 4.4.4_1_place",
        "4.4.4_1_place\n",
        "4.4.4_3_place",
        "4.4.4_0",
        "4.4.4_2_place",
        "x3.4.4_1_place",
        "xx2.4.4_1_place",
        "xxoo.xxoo.xoxo_1_place",
        "x2o.x2o.xxoo_1_set",
        "x2o.x2o.xxoo_0_slide",
        "x2o.x2o.xxoo_0",
        f"{FULL}_1_first-02-0",
        f"{FULL}_1_first-2",
        f"{FULL}_1_first-0-0",
        "ooox.ooox.xxxx_1_first-0-2",
        f"{FULL}_2_first-2-0",
        f"{FULL}_1_slide",
        "xxoo.xxoo.xxoo_0_repetition",
    ],
)
def test_what_is_not_the_text_of_a_position_is_refused(text: str) -> None:
    with pytest.raises(pentalith.NotationError):
        THREE_LINES.position(text)


def test_a_copy_is_played_on_without_touching_the_original() -> None:
    position = played(THREE_LINES.start(), "1A")
    copy = position.copy()
    assert copy == position
    copy.play("2B")
    assert copy != position
    assert position.text == "x3.4.4_2_place"
    assert copy.moves() == THREE_LINES.position("x3.1o2.4_1_place").moves()
