"""Stones: setting, moving and three in a line."""

from itertools import combinations

import pytest

import pentalith
from drawn import Board, assert_refused, board, played, set_up, shown

GAME = pentalith.game("stones")
WITHOUT_DIAGONALS = pentalith.game("stones", diagonals=False)

PLACES = [f"{row}{column}" for row in "ABC" for column in "123"]
LINES = [
    "A1 A2 A3", "B1 B2 B3", "C1 C2 C3",
    "A1 B1 C1", "A2 B2 C2", "A3 B3 C3",
    "A1 B2 C3", "A3 B2 C1",
]  # fmt: skip
ALONG_ROWS_AND_COLUMNS = {
    "A1": "A2 B1", "A2": "A1 A3 B2", "A3": "A2 B3",
    "B1": "A1 B2 C1", "B2": "A2 B1 B3 C2", "B3": "A3 B2 C3",
    "C1": "B1 C2", "C2": "B2 C1 C3", "C3": "B3 C2",
}  # fmt: skip
ALONG_DIAGONALS = {"A1": "B2", "A3": "B2", "C1": "B2", "C3": "B2", "B2": "A1 A3 C1 C3"}


def adjacent(place: str, *, diagonals: bool) -> set[str]:
    """The places joined to this one by a line drawn on the board."""
    further = ALONG_DIAGONALS.get(place, "") if diagonals else ""
    return set(f"{ALONG_ROWS_AND_COLUMNS[place]} {further}".split())


def with_stones(first: tuple[str, ...], second: tuple[str, ...]) -> Board:
    signs = ["1" if place in first else "2" if place in second else "0" for place in PLACES]
    return board("\n".join("".join(signs[row : row + 3]) for row in (0, 3, 6)))


def arrangements() -> list[Board]:
    """Every board of three stones each without a line."""
    return [
        with_stones(first, second)
        for first in combinations(PLACES, 3)
        for second in combinations([place for place in PLACES if place not in first], 3)
        if " ".join(first) not in LINES and " ".join(second) not in LINES
    ]


def test_a_first_and_a_second_player_play_it() -> None:
    assert (GAME.key, GAME.players) == ("stones", ("First", "Second"))


def test_it_is_the_second_game_of_the_rulebook() -> None:
    assert pentalith.games()[1].key == "stones"


def test_the_board_has_nine_places_and_the_first_player_begins() -> None:
    position = GAME.start()
    assert shown(position) == [[0] * 3] * 3
    assert (position.player, position.phase, position.result) == (1, "set", None)
    assert (position.due, position.captures) == (0, (0, 0))
    assert sorted(position.moves()) == PLACES


@pytest.mark.parametrize("place", PLACES)
def test_rows_are_lettered_from_the_top_and_columns_numbered_from_the_left(place: str) -> None:
    assert shown(played(GAME.start(), place)) == with_stones((place,), ())


def test_each_player_sets_three_stones_in_a_row_the_first_one_first() -> None:
    position = GAME.start()
    acts = []
    for place in ("A1", "C3", "B1", "B2", "A3", "C2"):
        acts.append((position.player, position.phase))
        position.play(place)
    assert acts == [(1, "set")] * 3 + [(2, "set")] * 3
    assert (position.player, position.phase) == (1, "move")
    assert shown(position) == board("""
        X . O
        X O .
        . O X
    """)


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("last", [0, 1, 2])
def test_the_first_player_may_not_set_a_line(line: str, last: int) -> None:
    places = line.split()
    third = places.pop(last)
    position = played(GAME.start(), " ".join(places))
    assert_refused(position, third, pentalith.IllegalMove)
    assert sorted(position.moves()) == [p for p in PLACES if p not in line.split()]


@pytest.mark.parametrize("line", LINES)
def test_the_second_player_may_not_set_a_line(line: str) -> None:
    free = [place for place in PLACES if place not in line.split()]
    first = next(" ".join(three) for three in combinations(free, 3) if " ".join(three) not in LINES)
    one, two, three = line.split()
    position = played(GAME.start(), f"{first} {one} {two}")
    assert_refused(position, three, pentalith.IllegalMove)


def test_a_line_of_both_players_stones_is_set_freely() -> None:
    position = played(GAME.start(), "A1 A2 C3 B1 C2")
    assert "A3" in position.moves()
    position.play("A3")
    assert (position.phase, position.result) == ("move", None)


@pytest.mark.parametrize("place", ["A1", "B2"], ids=["own", "the opponent's"])
def test_no_stone_is_set_on_a_stone(place: str) -> None:
    assert_refused(played(GAME.start(), "B2 B3 C1 A1"), place, pentalith.IllegalMove)


def test_nothing_is_moved_while_stones_are_set() -> None:
    assert_refused(played(GAME.start(), "A1"), "A1A2", pentalith.IllegalMove)


NONSENSE = [
    "",
    "A",
    "1",
    "1A",
    "A12",
    "D1",
    "A0",
    "A4",
    "AA",
    "11",
    "A 1",
    " A1",
    "\u03911",
    "A1 ",
    "A²",
]
NO_MOVES = ["F34H", "A1B", "A1B22", "A1D1", "A4B2", "1A2B", "A1-B2", "A1 B2", "ABCD", "A1B2C3"]


@pytest.mark.parametrize("word", NONSENSE + NO_MOVES)
@pytest.mark.parametrize("fields", ["3.3.3_1", "xo1.xo1.1xo_1"], ids=["set", "move"])
def test_what_is_neither_a_place_nor_a_move_is_bad_notation(word: str, fields: str) -> None:
    assert_refused(GAME.position(fields), word, pentalith.NotationError)


def test_lower_case_is_accepted() -> None:
    position = played(GAME.start(), "a1 C3 b1 B2 a3 C2 a1a2")
    assert shown(position) == board("""
        . X O
        X O .
        . O X
    """)


@pytest.mark.parametrize("diagonals", [True, False])
def test_stones_move_along_the_lines_drawn_on_the_board(diagonals: bool) -> None:
    """Of every arrangement of the stones, and for either player."""
    game = pentalith.game("stones", diagonals=diagonals)
    for cells in arrangements():
        for player in (1, 2):
            stones = dict(zip(PLACES, [stone for row in cells for stone in row], strict=True))
            expected = [
                start + end
                for start in PLACES
                for end in PLACES
                if stones[start] == player
                and stones[end] == 0
                and end in adjacent(start, diagonals=diagonals)
            ]
            assert sorted(set_up(game, cells, str(player)).moves()) == expected


@pytest.mark.parametrize("diagonals", [True, False])
def test_nobody_is_ever_blocked(diagonals: bool) -> None:
    game = pentalith.game("stones", diagonals=diagonals)
    positions = [set_up(game, cells, player) for cells in arrangements() for player in "12"]
    assert len(positions) == 2 * 1372
    assert all(position.moves() for position in positions)


def test_a_board_with_diagonals_is_the_game() -> None:
    position = played(GAME.start(), "A1 C3 B1 B3 A3 C2")
    assert "A1B2" in position.moves()


MOVING = """
    X . O
    X . O
    . O X
"""


@pytest.mark.parametrize(
    "move",
    ["B2C1", "A3A2", "A1B1", "B1A1", "A1A3", "C3B3", "C3A1", "A1C1", "B1A2", "B1C2", "C3C1"],
)
def test_a_move_takes_an_own_stone_to_an_adjacent_empty_place(move: str) -> None:
    assert_refused(set_up(GAME, MOVING, "1"), move, pentalith.IllegalMove)


def test_a_move_leads_elsewhere() -> None:
    assert_refused(set_up(GAME, MOVING, "1"), "A1A1", pentalith.PentalithError)


@pytest.mark.parametrize("move", ["A1B2", "B1B2", "C3B2"])
def test_the_board_without_diagonals_has_no_diagonal_moves(move: str) -> None:
    assert (move in set_up(WITHOUT_DIAGONALS, MOVING, "1").moves()) is (move == "B1B2")


def test_nothing_is_set_once_the_stones_are_moved() -> None:
    assert_refused(set_up(GAME, MOVING, "1"), "B2", pentalith.IllegalMove)


def test_the_players_move_alternately_the_first_one_first() -> None:
    position = played(GAME.start(), "A1 B1 C3 A3 B3 C2")
    actors = []
    for move in ("A1A2", "C2C1", "A2A1", "C1C2"):
        actors.append(position.player)
        position.play(move)
    assert actors == [1, 2, 1, 2]
