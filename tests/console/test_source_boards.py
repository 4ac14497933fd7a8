"""The source programs show every board of whole random games, as the references know them."""

import random

import pytest

from conversations import converse, typed
from reference import reference
from reference.naive import Naive
from sketches import lattice, rows_of, squares, three_by_three

MARKS = {"square-trap": "+WB", "stones": "+XO", "cross": ".WB"}


def played_at_random(game: Naive, seed: int) -> tuple[list[str], list[str]]:
    """A game to its end: its moves, and sketches of its boards from the first one on."""
    chance = random.Random(seed)
    moves, boards = [], [game.board()]
    while legal := game.moves():
        moves.append(chance.choice(legal))
        game.play(moves[-1])
        boards.append(game.board())
    marks = MARKS[type(game).__module__.split(".")[1].replace("_", "-")]
    return moves, [rows_of(board, marks) for board in boards]


def in_order(output: str, boards: list[str]) -> bool:
    """Whether an output shows these boards, all and no others, in their order."""
    heading = boards[0].splitlines()[0]
    rest = output
    for board in boards:
        _, found, rest = rest.partition(f"{board}\n")
        if not found:
            return False
    return output.count(f"{heading}\n") == len(boards)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("lines", [3, 4])
def test_every_board_of_a_random_square_trap_is_shown(lines: int, seed: int) -> None:
    game = reference("square-trap", rows=lines)
    moves, sketches = played_at_random(game, seed)
    answers = [move.removeprefix("x").replace("-", " ") for move in moves]
    status, output, errors = converse("square-trap", typed(str(lines), *answers))
    assert (status, errors) == (0, "")
    assert in_order(output, [lattice(sketch) for sketch in sketches])
    winner = {0: "A draw: ", 1: "White wins: ", 2: "Black wins: "}[game.winner or 0]
    assert output.splitlines()[-1].startswith(winner)


@pytest.mark.parametrize("seed", range(4))
def test_every_board_of_a_random_stones_is_shown(seed: int) -> None:
    moves, sketches = played_at_random(reference("stones"), seed)
    status, output, errors = converse("stones", typed(*moves))
    assert (status, errors) == (0, "")
    assert in_order(output, [three_by_three(sketch) for sketch in sketches])


@pytest.mark.parametrize("seed", range(4))
def test_every_board_of_a_random_cross_is_shown(seed: int) -> None:
    game = reference("cross")
    moves, sketches = played_at_random(game, seed)
    status, output, errors = converse("cross", typed(*moves))
    assert (status, errors) == (0, "")
    assert in_order(output, [squares(sketch) for sketch in sketches])
    winner = {1: "White wins: ", 2: "Black wins: "}[game.winner or 0]
    assert output.splitlines()[-1].startswith(winner)
