"""The source programs: whole games, from the first question to the winner, as a player sees them.

A game is a list of steps: a question, what is answered, and the board that is then shown.
"""

import pytest

from conversations import ENDED, converse, typed
from sketches import lattice, squares, three_by_three

# Square Trap

PLACEMENTS = """
    1A  W+++ ++++ ++++
    1C  W+B+ ++++ ++++
    1B  WWB+ ++++ ++++
    1d  WWBB ++++ ++++
    2A  WWBB W+++ ++++
    2C  WWBB W+B+ ++++
    2B  WWBB WWB+ ++++
    2D  WWBB WWBB ++++
    3C  WWBB WWBB ++W+
    3A  WWBB WWBB B+W+
    3D  WWBB WWBB B+WW
    3b  WWBB WWBB BBWW
"""
REMOVALS_AND_SLIDES = """
    White, remove a stone of Black (1 due): 3A  WWBB WWBB +BWW
    Black, remove a stone of White (1 due): 3c  WWBB WWBB +B+W
    White, slide a stone: 2A 3A                 WWBB +WBB WB+W
    Black, slide a stone: 3b 3c                 WWBB +WBB W+BW
    White, slide a stone: 3A 2A                 WWBB WWBB ++BW
    White, remove a stone of Black (1 due): 3C  WWBB WWBB +++W
    Black, slide a stone: 2C 3C                 WWBB WW+B ++BW
    White, slide a stone: 2A 3A                 WWBB +W+B W+BW
    Black, slide a stone: 3C 2C                 WWBB +WBB W++W
    Black, remove a stone of White (1 due): 3D  WWBB +WBB W+++
    White, slide a stone: 3A 2A                 WWBB WWBB ++++
    Black, slide a stone: 2C 3C                 WWBB WW+B ++B+
    White, slide a stone: 2A 3A                 WWBB +W+B W+B+
    Black, slide a stone: 3C 2C                 WWBB +WBB W+++
    Black, remove a stone of White (1 due): 3A  WWBB +WBB ++++
"""
EMPTY_LATTICE = """
  A   B   C   D
1 +---+---+---+
  |   |   |   |
2 +---+---+---+
  |   |   |   |
3 +---+---+---+
"""
LAST_LATTICE = """
  A   B   C   D
1 W---W---B---B
  |   |   |   |
2 +---W---B---B
  |   |   |   |
3 +---+---+---+
"""
LINES = "Number of horizontal lines [3-7]: "


def square_trap_steps() -> list[tuple[str, str, str]]:
    """The questions, answers and sketches of a game of Square Trap on three lines."""
    steps = []
    for turn, line in enumerate(PLACEMENTS.strip().splitlines()):
        answer, sketch = line.split(maxsplit=1)
        steps.append((f"{('White', 'Black')[turn % 2]}, place a stone: ", answer, sketch))
    for line in REMOVALS_AND_SLIDES.strip().splitlines():
        said, sketch = line.strip().split("  ", 1)
        question, answer = said.split(": ")
        steps.append((f"{question}: ", answer, sketch.strip()))
    return steps


def test_square_trap_is_played_to_its_end() -> None:
    steps = square_trap_steps()
    said = [f"{LINES}{EMPTY_LATTICE}\n"]
    said += [f"{question}\n{lattice(sketch)}\n\n" for question, _, sketch in steps]
    said.append("Black wins: the opponent is down to three stones.\n")
    answers = typed("3", *(answer for _, answer, _ in steps))
    outcome = converse("square-trap", answers)
    assert outcome == (0, "".join(said), "")
    assert LAST_LATTICE in outcome.output


def test_square_trap_removes_one_black_stone_where_there_is_no_square() -> None:
    placements = "1A 1B 1C 1D 2B 2A 2D 2C 3A 3B 3C 3D"
    output = converse("square-trap", typed("3", *placements.split(), "3D")).output
    assert lattice("WBWB BWBW WBWB") in output
    assert "White, remove a stone of Black (1 due): \n" + lattice("WBWB BWBW WBW+") in output
    assert output.endswith("\n\nWhite, slide a stone: \n")


def test_square_trap_asks_for_as_many_removals_as_there_are_squares() -> None:
    placements = "1A 1D 1B 2D 1C 3D 2A 3A 2B 3B 2C 3C"
    answers = typed("3", *placements.split(), "1D", "3A")
    output = converse("square-trap", answers).output
    assert lattice("WWWB WWWB BBBB") in output
    assert "White, remove a stone of Black (2 due): " in output
    assert "White, remove a stone of Black (1 due): " in output
    assert lattice("WWW+ WWWB +BBB") in output
    assert output.endswith("White, slide a stone: \n")


def test_square_trap_says_who_is_blocked() -> None:
    moves = "2C 2D 1B 2A 1A 3B 3D 1C 2B 1D 3A 3C 1D"
    output = converse("square-trap", typed("3", *moves.split())).output
    shown = lattice("WWB+ BWWB WBBW")
    assert f"\n{shown}\n\nWhite is blocked and passed over.\nBlack, slide a stone: " in output


def test_square_trap_ends_at_once_where_nobody_can_ever_slide() -> None:
    placements = "1A 1C 1B 1D 2A 2C 2B 2D 3A 3C 3B 3D"
    status, output, _ = converse("square-trap", typed("3", *placements.split()))
    end = f"{lattice('WWBB WWBB WWBB')}\n\nA draw: on the full board nobody can ever slide.\n"
    assert (status, output.endswith(end)) == (0, True)


@pytest.mark.parametrize(("lines", "last"), [("3", "3D"), ("7", "7H")])
def test_square_trap_numbers_lines_and_letters_them(lines: str, last: str) -> None:
    output = converse("square-trap", typed(lines, last, "7i")).output
    empty = " ".join(["+" * (int(lines) + 1)] * int(lines))
    assert f"\n{lattice(empty)}\n" in output
    assert f"\n{lattice(empty[:-1] + 'W')}\n" in output
    assert f"intersections are 1A to {last}\n" in output


@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        ("2", "rows is 3 to 7, not 2"),
        ("8", "rows is 3 to 7, not 8"),
        ("", "'' is no whole number"),
        ("three", "'three' is no whole number"),
        ("3.0", "'3.0' is no whole number"),
        ("-3", "'-3' is no whole number"),
        ("\u0663", "'\u0663' is no whole number"),
        ("3 4", "'3 4' is no whole number"),
        ("9" * 5000, f"'{'9' * 56}... is no whole number"),
    ],
)
def test_square_trap_asks_again_for_the_lines(answer: str, problem: str) -> None:
    status, output, errors = converse("square-trap", typed(answer, " 3 "))
    assert output == f"{LINES}{problem}\n{LINES}{EMPTY_LATTICE}\nWhite, place a stone: \n"
    assert (status, errors) == (1, ENDED)


# Stones

STONES = """
    X set 1  A1    X++ +++ +++
    X set 2  a2    XX+ +++ +++
    X set 3  B3    XX+ ++X +++
    O set 1  C1    XX+ ++X O++
    O set 2  \u03922    XX+ +OX O++
    O set 3  B1    XX+ OOX O++
    X move   b3C3  XX+ OO+ O+X
    O move   \u03922B3  XX+ O+O O+X
    X move   C3B2  XX+ OXO O++
    O move   C1c2  XX+ OXO +O+
    X move   B2\u03913  XXX O+O +O+
"""
EMPTY_STONES = """
  1   2   3
A +---+---+
  | \\ | / |
B +---+---+
  | / | \\ |
C +---+---+
"""


def lots(first: int) -> str:
    """What is said before a game of Stones that a player begins."""
    names = f"X: Player {first}\nO: Player {3 - first}"
    return f"The lots are drawn: Player {first} begins.\n{names}\n{EMPTY_STONES}\n"


def stones_said(first: int) -> str:
    """What is said in a game of Stones that a player begins and wins."""
    said = [lots(first)]
    for line in STONES.strip().splitlines():
        mark, doing, *middle, _, a, b, c = line.split()
        name = f"Player {first if mark == 'X' else 3 - first}"
        if doing == "set":
            question = f"{name}, set a stone ({middle[0]} of 3): "
        else:
            question = f"{name}, move a stone: "
        said.append(f"{question}\n{three_by_three(f'{a} {b} {c}')}\n\n")
    return "".join([*said, f"Player {first} has won!\n"])


STONES_ANSWERS = [line.split()[-4] for line in STONES.strip().splitlines()]


def first_player(seed: int) -> int:
    """Who begins, by the lots that a seed draws."""
    output = converse(["stones", "--seed", str(seed)]).output
    return int(output.removeprefix("The lots are drawn: Player ")[0])


@pytest.mark.parametrize("first", [1, 2])
def test_stones_is_played_to_its_end(first: int) -> None:
    seed = next(seed for seed in range(50) if first_player(seed) == first)
    outcome = converse(["stones", "--seed", str(seed)], typed(*STONES_ANSWERS, "n"))
    assert outcome == (0, f"{stones_said(first)}Another game? [Y/N] ", "")


def test_the_lots_decide_differently_from_time_to_time() -> None:
    assert {first_player(seed) for seed in range(50)} == {1, 2}
    outputs = {converse("stones").output for _ in range(64)}
    assert outputs == {f"{lots(first)}Player {first}, set a stone (1 of 3): \n" for first in (1, 2)}


@pytest.mark.parametrize("yes", ["Y", "y"])
def test_stones_begins_again_when_asked_to(yes: str) -> None:
    answers = typed(*STONES_ANSWERS, yes, *STONES_ANSWERS)
    status, output, errors = converse("stones --seed 3", answers)
    question = "Another game? [Y/N] "
    first, second, rest = output.split(question)
    assert (status, rest, errors) == (0, "\n", "")
    assert {first, second} <= {stones_said(1), stones_said(2)}


@pytest.mark.parametrize("no", ["", "n", "N", "yes", "YY", "J", "1", "\u03a5", "y" * 9999])
def test_any_other_answer_ends_stones(no: str) -> None:
    status, output, errors = converse("stones --seed 3", typed(*STONES_ANSWERS, no, "A1"))
    assert (status, errors) == (0, "")
    assert output.endswith(" has won!\nAnother game? [Y/N] ")


def test_a_second_game_of_stones_may_be_broken_off() -> None:
    status, output, errors = converse("stones", typed(*STONES_ANSWERS, "y", "A1"))
    assert (status, errors) == (1, ENDED)
    assert output.endswith(", set a stone (2 of 3): \n")


def test_stones_without_diagonals_draws_none_and_moves_along_none() -> None:
    answers = typed("A1", "A2", "B3", "C1", "C2", "A3", "A1B2", "A1B1")
    output = converse("stones --diagonals false", answers).output
    assert f"\n{three_by_three('XXO ++X OO+', diagonals=False)}\n" in output
    assert "move a stone: no line of the board joins A1 to B2\n" in output
    assert f"\n{three_by_three('+XO X+X OO+', diagonals=False)}\n" in output
    assert "\\" not in output


def test_the_second_player_of_stones_can_win() -> None:
    moves = "A1 A2 B3 C1 C2 B1 B3C3 B1B2 C3B3 B2C3"
    status, output, _ = converse("stones --seed 1", typed(*moves.split()))
    winner = 3 - first_player(1)
    end = f"\n{three_by_three('XX+ ++X OOO')}\n\nPlayer {winner} has won!\nAnother game? [Y/N] \n"
    assert (status, output.endswith(end)) == (0, True)


def test_stones_that_only_go_to_and_fro_are_a_draw() -> None:
    moves = "A1 A2 B3 C1 C2 A3" + 2 * " B3B2 C2C3 B2B3 C3C2"
    status, output, _ = converse("stones", typed(*moves.split()))
    end = "A draw: the same position has come too often.\nAnother game? [Y/N] \n"
    assert (status, output.endswith(end)) == (0, True)


# Cross the Board

CROSS = {
    "c1": "..W.. ..... ..... ..... .....",
    "A2": "..W.. B.... ..... ..... .....",
    "d1": "..WW. B.... ..... ..... .....",
    "d2": "..WW. B..B. ..... ..... .....",
    "e1": "..WWW B..B. ..... ..... .....",
    "b3": "..WWW B..B. .B... ..... .....",
    "B2": "..WWW BW.B. .B... ..... .....",
    "d3": "..WWW BW.B. .B.B. ..... .....",
    "a4": "..WWW BW.B. .B.B. W.... .....",
    "c4": "..WWW BW.B. .B.B. W.B.. .....",
    "b4": "..WWW BW.B. .B.B. WWB.. .....",
    "b5": "..WWW BW.B. .B.B. WWB.. .B...",
    "c3": "..WWW BW.B. .BWB. WWB.. .B...",
}
DIAGRAM_4_WHITE = """
  a b c d e
1 . . W W W
2 B W . B .
3 . B W B .
4 W W B . .
5 . B . . .
"""


def test_cross_is_played_to_its_end() -> None:
    said = [f"\n{squares(' '.join(['.....'] * 5))}\n\n"]
    for turn, sketch in enumerate(CROSS.values()):
        said.append(f"{('White', 'Black')[turn % 2]}, place a stone: \n{squares(sketch)}\n\n")
    said.append("White wins: a path joins two opposite edges.\n")
    outcome = converse("cross", typed(*CROSS))
    assert outcome == (0, "".join(said), "")
    assert DIAGRAM_4_WHITE in outcome.output


DIAGRAMS = {
    "a stone in the middle is captured": (
        "d3 d4 c4 a1 e4 c1 d5",
        "B.B.. ..... ...W. ..WWW ...W.",
    ),
    "a stone at the edge is captured": (
        "e3 e4 d4 a1 e5",
        "B.... ..... ....W ...WW ....W",
    ),
    "a stone in the corner is captured": (
        "d1 e1 e2",
        "...WW ....W ..... ..... .....",
    ),
    "two stones together are not captured": (
        "d2 d3 c3 d4 e3 a1 c4 c1 e4 a3 d5",
        "B.B.. ...W. B.WBW ..WBW ...W.",
    ),
    "a stone placed among others is captured": (
        "d3 a1 d5 c1 c4 a5 e4 d4",
        "B.B.. ..... ...W. ..WWW B..W.",
    ),
    "who is to act captures first": (
        "d3 c3 d5 c5 c4 b4 e4 d4",
        "..... ..... ..BW. .BBBW ..BW.",
    ),
}


@pytest.mark.parametrize(("moves", "sketch"), DIAGRAMS.values(), ids=DIAGRAMS)
def test_cross_captures_as_its_diagrams_show(moves: str, sketch: str) -> None:
    status, output, errors = converse("cross", typed(*moves.split()))
    player = ("White", "Black")[len(moves.split()) % 2]
    assert output.endswith(f"\n{squares(sketch)}\n\n{player}, place a stone: \n")
    assert (status, errors) == (1, ENDED)


def test_black_wins_as_the_diagram_shows() -> None:
    moves = "c3 c1 b4 d2 d4 d3 d5 e4 a1 e5"
    status, output, _ = converse("cross", typed(*moves.split()))
    shown = squares("W.B.. ...B. ..WB. .W.WB ...WB")
    end = f"\n{shown}\n\nBlack wins: a path joins two opposite edges.\n"
    assert (status, output.endswith(end)) == (0, True)


def test_nothing_is_asked_once_the_game_is_over() -> None:
    assert converse("cross", typed(*CROSS, "e5", "x")) == converse("cross", typed(*CROSS))
