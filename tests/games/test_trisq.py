"""Trisq: placing, captures, suicide and the ban on recreation."""

import pytest

import pentalith
from drawn import assert_refused, board, boards, played, set_up, shown

GAME = pentalith.game("trisq")
FIVE = pentalith.game("trisq", size=5)

COLUMNS = "abcdefghjklmn"


def test_triangle_and_square_play_it() -> None:
    assert (GAME.key, GAME.players) == ("trisq", ("Triangle", "Square"))


def test_it_is_the_last_game_of_the_rulebook() -> None:
    assert [game.key for game in pentalith.games()][4:] == ["trisq"]


def test_triangles_begin_on_an_empty_board() -> None:
    position = GAME.start()
    assert shown(position) == [[0] * 13] * 13
    assert (position.player, position.phase, position.result) == (1, "place", None)
    assert (position.due, position.skipped, position.captures) == (0, 0, (0, 0))


def test_every_point_may_be_chosen_first_and_no_column_is_called_i() -> None:
    points = {f"{column}{row}" for column in COLUMNS for row in range(1, 14)}
    moves = GAME.start().moves()
    assert len(moves) == 169
    assert set(moves) == points


def test_the_sources_example_is_printed_to_the_letter() -> None:
    assert str(played(GAME.start(), "a13 c12")) == "\n".join(
        [
            "   a  b  c  d  e  f  g  h  j  k  l  m  n",
            "13 ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·",
            "12 ·  ·  □  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·",
            "11 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·",
            "10 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·",
            " 9 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·",
            " 8 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·",
            " 7 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·",
            " 6 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·",
            " 5 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·",
            " 4 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·",
            " 3 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·",
            " 2 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·",
            " 1 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·",
        ]
    )


@pytest.mark.parametrize(
    ("point", "row", "column"),
    [("a13", 0, 0), ("n13", 0, 12), ("a1", 12, 0), ("n1", 12, 12), ("h8", 5, 7), ("j8", 5, 8)],
)
def test_rows_count_from_the_bottom_and_columns_from_the_left(
    point: str, row: int, column: int
) -> None:
    cells = shown(played(GAME.start(), point))
    assert cells[row][column] == 1
    assert sum(sum(line) for line in cells) == 1


def test_the_players_place_alternately() -> None:
    position = FIVE.start()
    actors = []
    for point in ("a5", "c4", "e1"):
        actors.append(position.player)
        position.play(point)
    assert actors == [1, 2, 1]
    assert shown(position) == board("""
          a b c d e
        5 ▲ · · · ·
        4 · · □ · ·
        3 · · · · ·
        2 · · · · ·
        1 · · · · ▲
    """)


def test_upper_case_is_accepted() -> None:
    assert played(GAME.start(), "A13 C12 J10") == played(GAME.start(), "a13 c12 j10")


@pytest.mark.parametrize("point", ["c3", "d3"], ids=["own", "the opponent's"])
def test_a_taken_point_is_refused(point: str) -> None:
    assert_refused(played(GAME.start(), "c3 d3"), point, pentalith.IllegalMove)


@pytest.mark.parametrize(
    "word",
    [
        "",
        " ",
        "a",
        "1",
        "1a",
        "i1",
        "i9",
        "I5",
        "o1",
        "a14",
        "a0",
        "z3",
        "a01",
        "a1b2",
        "aa",
        "a-1",
        "a²",
        "a\u0662",
        "\u03b11",
        "a1_0",
    ],
)
def test_what_is_no_point_of_the_board_is_bad_notation(word: str) -> None:
    assert_refused(GAME.start(), word, pentalith.NotationError)


IN_THE_MIDDLE = """
    · · · · ·       · · · · ·       · · · · ·
    · · ▲ · ·       · · ▲ · ·       · · ▲ · ·
    · ▲ □ · ·  -->  · ▲ □ ▲ ·  -->  · ▲ · ▲ ·
    · · ▲ · ·       · · ▲ · ·       · · ▲ · ·
    · · · · ·       · · · · ·       · · · · ·
"""
AT_THE_WALL = """
    · · · · ·       · · · · ·       · · · · ·
    □ · · · ·       □ · · · ·       □ · · · ·
    ▲ □ · · ·  -->  ▲ □ · · ·  -->  · □ · · ·
    · · · · ·       □ · · · ·       □ · · · ·
    · · · · ·       · · · · ·       · · · · ·
"""
IN_THE_CORNER = """
    □ ▲ · · ·       □ ▲ · · ·       · ▲ · · ·
    · · · · ·       ▲ · · · ·       ▲ · · · ·
    · · · · ·  -->  · · · · ·  -->  · · · · ·
    · · · · ·       · · · · ·       · · · · ·
    · · · · ·       · · · · ·       · · · · ·
"""
FOUR_AT_ONCE = """
    · · ▲ · ·       · · ▲ · ·       · · ▲ · ·
    · ▲ □ ▲ ·       · ▲ □ ▲ ·       · ▲ · ▲ ·
    ▲ □ · □ ▲  -->  ▲ □ ▲ □ ▲  -->  ▲ · ▲ · ▲
    · ▲ □ ▲ ·       · ▲ □ ▲ ·       · ▲ · ▲ ·
    · · ▲ · ·       · · ▲ · ·       · · ▲ · ·
"""
TWO_OF_THREE = """
    · · ▲ · ·       · · ▲ · ·       · · ▲ · ·
    · ▲ □ ▲ ·       · ▲ □ ▲ ·       · ▲ · ▲ ·
    ▲ □ · □ ·  -->  ▲ □ ▲ □ ·  -->  ▲ · ▲ □ ·
    · ▲ · ▲ ·       · ▲ · ▲ ·       · ▲ · ▲ ·
    · · · · ·       · · · · ·       · · · · ·
"""
A_CHAIN = """
    · · · · ·       · · · · ·       · · · · ·
    · ▲ ▲ · ·       · ▲ ▲ · ·       · ▲ ▲ · ·
    ▲ □ □ · ·  -->  ▲ □ □ ▲ ·  -->  ▲ □ □ ▲ ·
    · ▲ ▲ · ·       · ▲ ▲ · ·       · ▲ ▲ · ·
    · · · · ·       · · · · ·       · · · · ·
"""
BESIDE_A_CHAIN = """
    · · · ▲ ·       · · · ▲ ·       · · · ▲ ·
    · ▲ ▲ □ ▲       · ▲ ▲ □ ▲       · ▲ ▲ · ▲
    ▲ □ □ · ·  -->  ▲ □ □ ▲ ·  -->  ▲ □ □ ▲ ·
    · ▲ ▲ · ·       · ▲ ▲ · ·       · ▲ ▲ · ·
    · · · · ·       · · · · ·       · · · · ·
"""
A_SIDE_OPEN = """
    · · · · ·       · · · · ·       · · · · ·
    · · ▲ · ·       · · ▲ · ·       · · ▲ · ·
    · · □ · ·  -->  · · □ ▲ ·  -->  · · □ ▲ ·
    · · ▲ · ·       · · ▲ · ·       · · ▲ · ·
    · · · · ·       · · · · ·       · · · · ·
"""


@pytest.mark.parametrize(
    ("drawing", "fields", "point", "captures"),
    [
        (IN_THE_MIDDLE, "1_2_0_-", "d3", (3, 0)),
        (AT_THE_WALL, "2_0_2_-", "a2", (0, 3)),
        (IN_THE_CORNER, "1_0_0_-", "a4", (1, 0)),
        (FOUR_AT_ONCE, "1_4_0_-", "c3", (8, 0)),
        (TWO_OF_THREE, "1_3_0_-", "c3", (5, 0)),
        (A_CHAIN, "1_3_0_-", "d3", (3, 0)),
        (BESIDE_A_CHAIN, "1_4_0_-", "d3", (5, 0)),
        (A_SIDE_OPEN, "1_1_0_-", "d3", (1, 0)),
    ],
    ids=[
        "in the middle",
        "at the wall",
        "in the corner",
        "four at once",
        "two of three",
        "a chain",
        "beside a chain",
        "a side open",
    ],
)
def test_a_single_figure_surrounded_by_the_movers_figures_and_walls_is_removed(
    drawing: str, fields: str, point: str, captures: tuple[int, int]
) -> None:
    before, _, after = boards(drawing)
    position = set_up(FIVE, before, fields)
    mover = position.player
    position.play(point)
    assert shown(position) == after
    assert position.captures == captures
    assert (position.player, position.result) == (3 - mover, None)
