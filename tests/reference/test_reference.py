"""The references against the rulebook: all games, Stones, Cross the Board and Symmetry."""

import pytest

from . import GAMES, reference
from .drawn import after, at, goes_on, result, shows

# All games


@pytest.mark.parametrize("key", GAMES)
def test_a_copy_is_played_on_separately(key: str) -> None:
    game = reference(key)
    twin = game.copy()
    twin.play(twin.moves()[0])
    assert twin.board() != game.board()
    assert game.moves() == reference(key).moves()


@pytest.mark.parametrize("key", GAMES)
def test_what_is_not_legal_is_refused_and_changes_nothing(key: str) -> None:
    game = reference(key)
    with pytest.raises(ValueError, match="not a legal move"):
        game.play("z0")
    assert game.board() == reference(key).board()
    assert game.player == 1


@pytest.mark.parametrize(
    ("key", "option", "value"),
    [
        ("square-trap", "rows", 2),
        ("square-trap", "rows", 8),
        ("cross", "size", 2),
        ("cross", "size", 10),
        ("symmetry", "size", 0),
        ("symmetry", "size", 11),
        ("trisq", "size", 2),
        ("trisq", "size", 14),
        ("stones", "repetition", -1),
    ],
)
def test_an_option_out_of_range_is_refused(key: str, option: str, value: int) -> None:
    with pytest.raises(ValueError, match=option):
        reference(key, **{option: value})


# Stones


def test_stones_first_player_sets_three_then_the_second() -> None:
    game = reference("stones")
    setters = []
    for place in ("A1", "A2", "B3", "B1", "B2", "C3"):
        setters.append((game.phase, game.player))
        game.play(place)
    assert setters == [("set", 1)] * 3 + [("set", 2)] * 3
    assert (game.phase, game.player) == ("move", 1)
    assert shows(game, "XX.\nOOX\n..O")


@pytest.mark.parametrize(
    ("two", "third"), [("A1 A2", "A3"), ("A2 C2", "B2"), ("A1 C3", "B2"), ("C1 B2", "A3")]
)
def test_stones_own_three_may_not_be_set_in_a_line(two: str, third: str) -> None:
    game = after(reference("stones"), two)
    assert third not in game.moves()
    assert len(game.moves()) == 6


def test_stones_second_player_may_not_set_a_line_either() -> None:
    game = after(reference("stones"), "A1 A2 B3 C1 C2")
    assert sorted(game.moves()) == ["A3", "B1", "B2"]


def test_stones_centre_is_adjacent_to_all_eight_others() -> None:
    game = at(reference("stones"), "...\n.X.\n...", 1, "move")
    places = {row + column for row in "ABC" for column in "123"} - {"B2"}
    assert set(game.moves()) == {"B2" + place for place in places}


@pytest.mark.parametrize(
    ("drawing", "moves"),
    [
        ("X..\n...\n...", {"A1A2", "A1B1", "A1B2"}),
        ("...\n..X\n...", {"B3A3", "B3B2", "B3C3"}),
    ],
)
def test_stones_corner_and_edge_have_three_adjacent_places(drawing: str, moves: set[str]) -> None:
    assert set(at(reference("stones"), drawing, 1, "move").moves()) == moves


def test_stones_without_diagonals_moves_follow_rows_and_columns() -> None:
    game = at(reference("stones", diagonals=False), "X..\n.X.\n...", 1, "move")
    assert set(game.moves()) == {"A1A2", "A1B1", "B2A2", "B2B1", "B2B3", "B2C2"}


@pytest.mark.parametrize("diagonals", [True, False])
def test_stones_diagonal_wins_with_and_without_diagonal_lines(diagonals: bool) -> None:
    game = after(reference("stones", diagonals=diagonals), "A1 C3 B1 A2 B3 C1")
    game.play("B1B2")
    assert result(game) == (1, "line", "over", 0)
    assert game.moves() == []


def test_stones_third_occurrence_with_a_move_due_is_a_draw() -> None:
    back_and_forth = "B3C3 B2B1 C3B3 B1B2 "
    start = "A1 A2 B3 C1 C2 B2 "
    game = after(reference("stones"), start + back_and_forth + "B3C3 B2B1 C3B3")
    assert goes_on(game)
    game.play("B1B2")
    assert result(game) == (0, "repetition", "over", 0)
    endless = reference("stones", repetition=0)
    assert goes_on(after(endless, start + back_and_forth * 3))


# Cross the Board


@pytest.mark.parametrize(
    ("before", "player", "move", "result"),
    [
        (
            ".....\n.....\n...W.\n...BW\n...W.",
            1,
            "c4",
            ".....\n.....\n...W.\n..WWW\n...W.",
        ),
        (
            ".....\n.....\n....W\n....B\n....W",
            1,
            "d4",
            ".....\n.....\n....W\n...WW\n....W",
        ),
        (
            "...WB\n.....\n.....\n.....\n.....",
            1,
            "e2",
            "...WW\n....W\n.....\n.....\n.....",
        ),
        (
            ".....\n...W.\n..WBW\n..WBW\n.....",
            1,
            "d5",
            ".....\n...W.\n..WBW\n..WBW\n...W.",
        ),
        (
            ".....\n.....\n...W.\n..W.W\n...W.",
            2,
            "d4",
            ".....\n.....\n...W.\n..WWW\n...W.",
        ),
        (
            ".....\n.....\n..BW.\n.BW.W\n..BW.",
            2,
            "d4",
            ".....\n.....\n..BW.\n.BBBW\n..BW.",
        ),
    ],
    ids=["inside", "edge", "corner", "pair-is-safe", "diagram-2", "diagram-3"],
)
def test_cross_captures(before: str, player: int, move: str, result: str) -> None:
    game = at(reference("cross"), before, player)
    game.play(move)
    assert shows(game, result)
    assert game.player == 3 - player
    assert goes_on(game)


@pytest.mark.parametrize(
    ("drawing", "winner", "missing"),
    [
        ("..B..\n...B.\n..WB.\n.W.WB\n...WB", 2, ["c1", "d2", "d3", "e4", "e5"]),
        ("..WWW\nBW.B.\n.BWB.\nWWBB.\n.B...", 1, ["c1", "d1", "e1", "b2", "c3"]),
    ],
)
def test_cross_diagram_4(drawing: str, winner: int, missing: list[str]) -> None:
    for move in missing:
        game = at(reference("cross"), drawing, winner)
        del game.stones[int(move[1]) - 1, "abcde".index(move[0])]
        game.play(move)
        assert shows(game, drawing)
        assert result(game) == (winner, "path", "over", 0)


def test_cross_path_between_adjacent_edges_does_not_win() -> None:
    game = at(reference("cross"), "...W.\n....W\n.....\n.....\n.....", 2)
    game.play("a5")
    assert goes_on(game)


def test_cross_columns_are_letters_and_row_1_is_the_top() -> None:
    game = after(reference("cross", size=9), "a9 i1")
    assert game.board()[8][0] == 1
    assert game.board()[0][8] == 2


# Symmetry

SAMPLE_IN = """3
2 2
2 3
3 2
3 3
1 1
2 1
1 2
1 3
3 1
"""

SAMPLE_OUT = """Step 1
000
010
000
White: 1  Black: 0

Step 2
000
012
000
White: 1  Black: 1

Step 3
000
012
010
White: 2  Black: 1

Step 4
000
022
022
White: 0  Black: 4

Step 5
100
022
022
White: 1  Black: 4

Step 6
100
222
022
White: 1  Black: 5

Step 7
110
112
022
White: 4  Black: 3

Step 8
122
122
022
White: 2  Black: 6

Step 9
111
111
111
White: 9  Black: 0

White Wins
"""

RESULTS = {0: "Draw", 1: "White Wins", 2: "Black Wins"}


def report(text: str) -> str:
    """What the batch form prints for its input."""
    size, *numbers = text.split()
    game, lines = reference("symmetry", size=int(size)), []
    for step, (row, column) in enumerate(zip(numbers[::2], numbers[1::2], strict=True), start=1):
        game.play(f"{row},{column}")
        lines += [f"Step {step}", *("".join(map(str, line)) for line in game.board())]
        lines += [f"White: {game.count(1)}  Black: {game.count(2)}", ""]
    assert game.winner is not None
    return "\n".join([*lines, RESULTS[game.winner], ""])


def test_symmetry_sample() -> None:
    assert report(SAMPLE_IN) == SAMPLE_OUT


def test_symmetry_equal_counts_are_a_draw_and_diagonals_change_nothing() -> None:
    game = after(reference("symmetry", size=2), "1,1 1,2 2,2 2,1")
    assert shows(game, "WB\nBW")
    assert result(game) == (0, "count", "over", 0)


def test_symmetry_of_one_square() -> None:
    game = after(reference("symmetry", size=1), "1,1")
    assert result(game) == (1, "count", "over", 0)


def test_symmetry_square_that_is_not_full_does_not_change() -> None:
    game = at(reference("symmetry", size=3), "BW.\n...\nB..", 1)
    game.play("3,2")
    assert shows(game, "BW.\n...\nBW.")


@pytest.mark.parametrize(
    ("before", "after_it"),
    [
        ("W.W\nBWB\nBBB", "BBB\nBBB\nBBB"),
        ("WBW\nBWW\nWW.", "WBW\nBWW\nWWB"),
    ],
    ids=["left-right", "diagonal"],
)
def test_symmetry_of_a_full_board(before: str, after_it: str) -> None:
    game = at(reference("symmetry", size=3), before, 2)
    game.play(game.moves()[0])
    assert shows(game, after_it)
