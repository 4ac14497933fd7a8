"""`pentalith trisq`: moves as arguments, the board on standard output, nothing remembered."""

import random

import pytest

import pentalith
from conversations import converse, process
from drawn import board, boards

COLUMNS = "abcdefghjklmn"
EXAMPLE = """\
   a  b  c  d  e  f  g  h  j  k  l  m  n
13 ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
12 ·  ·  □  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
11 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
10 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
 9 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
 8 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
 7 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
 6 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
 5 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
 4 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
 3 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
 2 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
 1 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
"""
SURROUNDED = """
    · · · · ·       · · · · ·
    · · ▲ · ·       · · ▲ · ·
    · ▲ □ · ·  -->  · ▲ · ▲ ·
    · · ▲ · ·       · · ▲ · ·
    · · · · ·       · · · · ·
"""
AT_THE_WALL = """
    · · · · ·       · · · · ·
    □ · · · ·       □ · · · ·
    ▲ □ · · ·  -->  · □ · · ·
    · · · · ·       □ · · · ·
    · · · · ·       · · · · ·
"""
ENDLESS = """
    · · · · ·       · · · · ·
    · ▲ ▲ · ·       · ▲ ▲ · ·
    · · □ · ·  -->  · · □ · ·
    · · · □ ▲       · · · □ ▲
    · · □ ▲ ·       · · □ · □
"""
Rows = list[list[int]]


def rows(output: str) -> Rows:
    """The board that the command has printed."""
    lines = output.splitlines()
    assert lines[0] == "   " + "  ".join(COLUMNS)
    assert [line[:3] for line in lines[1:]] == [f"{number:2} " for number in range(13, 0, -1)]
    return [["·▲□".index(mark) for mark in line[3:].split("  ")] for line in lines[1:]]


def after(moves: str) -> Rows:
    """The board after some moves."""
    status, output, errors = converse(f"trisq {moves}")
    assert (status, errors) == (0, "")
    return rows(output)


def corner(shown: Rows, top: int, left: int) -> Rows:
    """Five rows and columns of a board."""
    return [row[left : left + 5] for row in shown[top : top + 5]]


@pytest.mark.parametrize("moves", ["a13 c12", "A13 C12", "a13 C12"])
def test_the_example_of_the_source(moves: str) -> None:
    assert converse(f"trisq {moves}") == (0, EXAMPLE, "")


def test_the_example_of_the_source_in_a_process() -> None:
    assert process("trisq a13 c12") == (0, EXAMPLE, "")
    assert process("trisq a13 c12", LC_ALL="C", PYTHONUTF8="1") == (0, EXAMPLE, "")


def test_without_a_move_the_board_is_empty() -> None:
    assert converse("trisq") == (0, EXAMPLE.replace("▲", "·").replace("□", "·"), "")


def test_the_corners_and_the_missing_column() -> None:
    shown = after("a1 n1 n13 a13 j7")
    marks = {
        (row, column): mark for row, line in enumerate(shown) for column, mark in enumerate(line)
    }
    assert {place: mark for place, mark in marks.items() if mark} == {
        (12, 0): 1,
        (12, 12): 2,
        (0, 12): 1,
        (0, 0): 2,
        (6, 8): 1,
    }


@pytest.mark.parametrize(
    ("drawing", "before", "move", "top", "left"),
    [
        (SURROUNDED, "c12 c11 b11 n1 c10 n3", "d11", 0, 0),
        (AT_THE_WALL, "a11 a12 n1 b11 n3", "a10", 0, 0),
        (ENDLESS, "k4 l3 l4 m2 n2 l1 m1", "n1", 8, 8),
    ],
    ids=["surrounded", "at the wall", "in the corner"],
)
def test_captures_as_the_diagrams_show(
    drawing: str, before: str, move: str, top: int, left: int
) -> None:
    start, end = boards(drawing)
    assert corner(after(before), top, left) == start
    assert corner(after(f"{before} {move}"), top, left) == end


def test_several_single_figures_are_captured_at_once() -> None:
    shown = after("c5 c4 b4 d3 d4 b3 e3 c2 d2 n13 a3 n11 b2 n9 c1 n7 c3")
    assert corner(shown, 8, 0) == board(
        """
        · · ▲ · ·
        · ▲ · ▲ ·
        ▲ · ▲ · ▲
        · ▲ · ▲ ·
        · · ▲ · ·
        """
    )


def test_two_figures_side_by_side_are_not_captured() -> None:
    shown = after("b2 c2 c3 d2 d3 n13 e2 n11 c1 n9 d1")
    assert corner(shown, 9, 0)[2] == [0, 1, 2, 2, 1]


def test_the_closed_point_opens_again() -> None:
    shown = after("k4 l3 l4 m2 n2 l1 m1 n1 a13 a11 m1")
    assert corner(shown, 8, 8)[4] == [0, 0, 2, 1, 0]


@pytest.mark.parametrize(
    ("moves", "problem"),
    [
        ("a13 a13", "move 2: a13 is taken"),
        ("a13 A13", "move 2: a13 is taken"),
        ("a13 b12 a13", "move 3: a13 is taken"),
        (
            "c12 n1 b11 n3 d11 n5 c10 c11",
            "move 8: a figure on c11 would be captured at once",
        ),
        ("a12 n1 b13 a13", "move 4: a figure on a13 would be captured at once"),
        (
            "k4 l3 l4 m2 n2 l1 m1 n1 m1",
            "move 9: m1 is closed: a figure was captured there by the move before",
        ),
        ("i5", "move 1: 'i5' is no point"),
        ("o5", "move 1: 'o5' is no point"),
        ("a0", "move 1: 'a0' is no point"),
        ("a14", "move 1: 'a14' is no point"),
        ("a01", "move 1: 'a01' is no point"),
        ("13a", "move 1: '13a' is no point"),
        ("-1", "move 1: '-1' is no point"),
        ("a1 -- b", "move 2: 'b' is no point"),
        ("a\u0661", "move 1: 'a\u0661' is no point"),
        ("a1,b2", "move 1: 'a1,b2' is no point"),
        ("a1 \udcff", "move 2: '\\udcff' is no point"),
        ("a1 \x1b[2J", "move 2: '\\x1b[2J' is no point"),
    ],
)
def test_the_first_illegal_move_is_an_error_and_no_board_is_shown(moves: str, problem: str) -> None:
    for words in (moves, f"{moves} zzz"):
        status, output, errors = converse(["trisq", *words.split(" ")])
        assert status not in (0, 1)
        assert output == ""
        assert errors.startswith(f"pentalith: {problem}")
        assert errors.count("\n") == 1


@pytest.mark.parametrize("move", ["", " ", "a1 ", " a1", "a1 b2", "x" * 100_000, "a1\n"])
def test_an_argument_is_one_move_and_nothing_else(move: str) -> None:
    status, output, errors = converse(["trisq", move])
    assert (status, output) == (2, "")
    assert errors.startswith("pentalith: move 1: ")
    assert errors.count("\n") == 1
    assert len(errors) < 300


@pytest.mark.parametrize("rounds", [1, 3, 10])
def test_a_position_may_come_as_often_as_it_likes(rounds: int) -> None:
    triangles = ["n2", "a2", "a12", "b1", "g7", "g5", "g3", "g9"]
    squares = ["l1", "m2", "c1", "b2", "c13", "b12", "n1", "a13"]
    start = " ".join(f"{one} {two}" for one, two in zip(triangles, squares, strict=True))
    once = "m1 a1 b13 n1 b1 a13"  # each takes a single figure; in the end all are back
    assert after(" ".join([start, *[once] * rounds])) == after(start)


def naive(moves: list[str]) -> Rows:
    """The board after legal moves, without any rule but that of capture."""
    figures: dict[tuple[int, int], int] = {}
    for count, move in enumerate(moves):
        at, mover = (COLUMNS.index(move[0]), int(move[1:]) - 1), 1 + count % 2
        figures[at] = mover
        for place in around(at):
            if figures.get(place) == 3 - mover and all(
                figures.get(n) == mover for n in around(place)
            ):
                del figures[place]
    return [[figures.get((column, row), 0) for column in range(13)] for row in range(12, -1, -1)]


def around(place: tuple[int, int]) -> list[tuple[int, int]]:
    """The neighbours of a place on the board."""
    column, row = place
    beside = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return [(c, r) for c, r in beside if 0 <= c < 13 and 0 <= r < 13]


def random_moves(seed: int) -> list[str]:
    """The moves of a random game until nobody could place a figure any more."""
    chance = random.Random(seed)
    position = pentalith.game("trisq", repetition=0).start()
    moves = []
    while legal := position.legal():
        moves.append(position.write(chance.choice(legal)))
        position.play(moves[-1])
    return moves


def test_a_full_board_is_shown_as_any_other_and_no_winner_named() -> None:
    moves = random_moves(seed=5)
    assert after(" ".join(moves)) == naive(moves)
    assert after(" ".join(moves[:150])) == naive(moves[:150])


def test_where_nothing_can_be_placed_the_next_move_is_an_error() -> None:
    moves = random_moves(seed=5)
    player = ("Triangle", "Square")[len(moves) % 2]
    status, output, errors = converse(["trisq", *moves, "a1"])
    assert (status, output) == (2, "")
    problem = f"move {len(moves) + 1}: no placement is legal for {player}"
    assert errors == f"pentalith: {problem} (pentalith --help)\n"


@pytest.mark.parametrize("option", ["--size=5", "--repetition=1", "--seed=1"])
def test_the_command_has_no_options(option: str) -> None:
    status, output, errors = converse(["trisq", option, "a1"])
    assert (status, output) == (2, "")
    assert errors == f"pentalith: unrecognized arguments: {option} (pentalith --help)\n"
