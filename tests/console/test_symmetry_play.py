"""`pentalith symmetry --play`: against a second person, and against the computer."""

import re

import pytest

from conversations import converse, typed
from reference import reference
from sketches import rows_of

SIZE = "Size of the board [1-10]: "
COMPUTER = "Does the computer play White (w), Black (b), or neither (n)? "
TWO_PERSONS = """\
Size of the board [1-10]: Does the computer play White (w), Black (b), or neither (n)? \

00
00

White, place a stone: \

Step 1
10
00
White: 1  Black: 0

Black, place a stone: \

Step 2
10
02
White: 1  Black: 1

White, place a stone: \

Step 3
11
02
White: 2  Black: 1

Black, place a stone: \

Step 4
22
22
White: 0  Black: 4

Black Wins
"""
PLACED = re.compile(
    r"(White|Black), (?:place a stone: |the computer, places a stone: (\d+,\d+)\n)"
    r"\nStep (\d+)\n([012\n]+)\nWhite: (\d+)  Black: (\d+)\n\n"
)


def test_two_persons_play_a_game_to_its_end() -> None:
    outcome = converse("symmetry --play", typed("2", "n", "1 1", "2,2", "1 2", "2 1"))
    assert outcome == (0, TWO_PERSONS, "")


def test_the_sample_of_the_source_can_be_played() -> None:
    moves = ["2 2", "2 3", "3 2", "3 3", "1 1", "2 1", "1 2", "1 3", "3 1"]
    status, output, errors = converse("symmetry --play", typed("3", "N", *moves))
    assert (status, errors) == (0, "")
    boards = [found[3].replace("\n", " ") for found in PLACED.findall(output)]
    assert boards == [
        *("000 010 000", "000 012 000", "000 012 010", "000 022 022", "100 022 022"),
        *("100 222 022", "110 112 022", "122 122 022", "111 111 111"),
    ]
    assert output.endswith("White: 9  Black: 0\n\nWhite Wins\n")


def test_the_smallest_board() -> None:
    output = f"{SIZE}{COMPUTER}\n0\n\nWhite, place a stone: \nStep 1\n1\nWhite: 1  Black: 0\n\n"
    outcome = converse("symmetry --play", typed("1", "n", "1 1"))
    assert outcome == (0, f"{output}White Wins\n", "")


def answered(side: str, size: int, *arguments: str) -> tuple[str, list[tuple[str, ...]]]:
    """A game against the computer, where a person places on the first empty square each time."""
    words = ["symmetry", "--play", *arguments]
    answers = [str(size), side]
    while True:
        status, output, _ = converse(words, typed(*answers))
        steps = PLACED.findall(output)
        if status == 0:
            return output, steps
        rows = output.rsplit("\n\n", 2)[-2].splitlines()[-size - 1 :]
        board = rows[:size] if rows[-1].startswith("White: ") else rows[-size:]
        place = "".join(board).index("0")
        answers.append(f"{place // size + 1} {place % size + 1}")


@pytest.mark.parametrize("level", ["1", "10"])
@pytest.mark.parametrize("side", ["w", "B"])
def test_the_computer_plays_its_side_by_the_rules(side: str, level: str) -> None:
    output, steps = answered(side, 3, "--level", level, "--seed", "4")
    game = reference("symmetry", size=3)
    computer = {"w": "White", "B": "Black"}[side]
    for count, (player, chosen, step, board, white, black) in enumerate(steps, 1):
        assert bool(chosen) == (player == computer)
        row, column = game.empty()[0]
        game.play(chosen or f"{row + 1},{column + 1}")
        assert board == rows_of(game.board(), "012").replace(" ", "\n")
        assert (int(step), int(white), int(black)) == (count, game.count(1), game.count(2))
    winner = {0: "Draw", 1: "White Wins", 2: "Black Wins"}[game.winner or 0]
    assert output.endswith(f"\n\n{winner}\n")
    assert len(steps) == 9


def test_a_seed_fixes_what_the_computer_plays() -> None:
    given = typed("6", "w", "1 1", "1 2", "1 3")
    outputs = {converse("symmetry --play --seed 7 --level 5", given).output for _ in range(5)}
    others = {converse("symmetry --play --level 5", given).output for _ in range(5)}
    assert len(outputs) == 1
    assert len(others) > 1


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("--play 1.in", "--play goes with no files"),
        ("--play --level 0", "a level is a number from 1 to 10, not '0'"),
        ("--play --level 11", "a level is a number from 1 to 10, not '11'"),
        ("--play --level=", "a level is a number from 1 to 10, not ''"),
        ("--play --seed x", "'x' is no whole number"),
        ("--seed 1", "--level and --seed go with --play"),
        ("--level 3 1.in", "--level and --seed go with --play"),
        ("1.in 1.out more", "unrecognized arguments: more"),
    ],
)
def test_arguments_that_do_not_go_together(arguments: str, problem: str) -> None:
    status, output, errors = converse(f"symmetry {arguments}")
    assert (status, output, errors) == (2, "", f"pentalith: {problem} (pentalith --help)\n")
