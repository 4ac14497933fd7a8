"""Boards as text: the last move in brackets, marks, fine lines and colours."""

import re
from collections.abc import Iterable

import pytest

import pentalith
from drawn import played
from pentalith.drawing.text import Look, drawn, standing
from pentalith.engine.playouts import sample
from pentalith.games.chance import Chance

FINE = Look(fine=True)
COLOURED = Look(fine=True, coloured=True)
ESCAPES = re.compile("\x1b\\[[0-9;]*m")


def picture(game: pentalith.Game, moves: str, marks: Iterable[str] = (), look: Look = FINE) -> str:
    """The drawing of a board after some moves, the last one marked."""
    position = played(game.start(), moves)
    last = moves.split()[-1] if moves else None
    return drawn(position, last, marks, look)


def test_square_trap() -> None:
    game = pentalith.game("square-trap", rows=3)
    assert picture(game, "1A 2B", ["3D"], Look()) == (
        "   A   B   C   D\n"
        "1  W---+---+---+\n"
        "   |   |   |   |\n"
        "2  +--[B]--+---+\n"
        "   |   |   |   |\n"
        "3  +---+---+---*"
    )
    assert picture(game, "1A 2B", ["3D"]) == (
        "   A   B   C   D\n"
        "1  ○───┼───┼───┼\n"
        "   │   │   │   │\n"
        "2  ┼──[●]──┼───┼\n"
        "   │   │   │   │\n"
        "3  ┼───┼───┼───◦"
    )


def test_stones_has_its_diagonals() -> None:
    assert picture(pentalith.game("stones"), "A1 B2") == (
        "   1   2   3\nA  ✕───┼───┼\n   │ ╲ │ ╱ │\nB  ┼──[✕]──┼\n   │ ╱ │ ╲ │\nC  ┼───┼───┼"
    )
    assert "╲" not in picture(pentalith.game("stones", diagonals=False), "A1 B2")


def test_cross_and_symmetry() -> None:
    assert picture(pentalith.game("cross", size=3), "a1 b2", ["c3"], Look()) == (
        "   a  b  c\n1  W  .  .\n2  . [B] .\n3  .  .  *"
    )
    assert picture(pentalith.game("symmetry", size=2), "1,1 2,2") == "   1  2\n1  ○  ·\n2  · [●]"


def test_trisq_counts_its_rows_from_the_bottom() -> None:
    assert picture(pentalith.game("trisq", size=3), "a3 c1") == (
        "   a  b  c\n3  ▲  ·  ·\n2  ·  ·  ·\n1  ·  · [□]"
    )


def test_a_stone_that_may_go_is_in_round_brackets() -> None:
    game = pentalith.game("square-trap", rows=3)
    position = played(game.start(), "1A 1C 1B 1D 2A 2C 2B 2D 3C 3A 3D 3B")
    assert "(B)" in drawn(position, None, position.moves())


@pytest.mark.parametrize("game", pentalith.games(), ids=lambda game: game.key)
def test_colours_change_nothing_else(game: pentalith.Game) -> None:
    position, chance = game.start(), Chance(1)
    while position.player and len(position.moves()) > 3:
        last = sample(position, chance)
        position.play(last)
        marks = position.moves()[:3]
        coloured = drawn(position, last, marks, COLOURED)
        assert ESCAPES.search(coloured)
        assert ESCAPES.sub("", coloured) == drawn(position, last, marks, FINE)


@pytest.mark.parametrize("game", pentalith.games(), ids=lambda game: game.key)
def test_every_stone_is_drawn_and_named(game: pentalith.Game) -> None:
    position, chance = game.start(), Chance(2)
    for _ in range(6):
        position.play(sample(position, chance))
    stones = [stone for row in position.board() for stone in row]
    marks = {"stones": "XO", "trisq": "▲□"}.get(game.key, "WB")
    board = "\n".join(drawn(position).splitlines()[1:])
    named = standing(position)
    for player, mark in enumerate(marks, 1):
        assert board.count(mark) == stones.count(player)
        assert len(named[player - 1].split()) == stones.count(player)
