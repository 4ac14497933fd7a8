"""Boards drawn as text: read them, set positions up from them, compare positions with them."""

import re
from typing import TypeAlias

import pytest

import pentalith

Board: TypeAlias = list[list[int]]

SIGNS = {sign: player for player, signs in enumerate(("0.·", "1WwXx▲", "2BbOo□")) for sign in signs}


def boards(drawing: str) -> list[Board]:
    """The boards drawn side by side, two spaces or an arrow apart, each with or without labels."""
    lines = [re.split(r"\s*-->\s*|\s{2,}", line.strip()) for line in drawing.splitlines()]
    columns = zip(*(line for line in lines if line != [""]), strict=True)
    return [_without_labels([cell.split() for cell in column]) for column in columns]


def board(drawing: str) -> Board:
    """The one board drawn."""
    (only,) = boards(drawing)
    return only


def exchanged(cells: Board) -> Board:
    """The same board with the colours of the two players exchanged."""
    return [[(0, 2, 1)[cell] for cell in row] for row in cells]


def board_text(cells: Board) -> str:
    """The board as the first field of a position's text."""
    rows = ("".join("-xo"[cell] for cell in row) for row in cells)
    return ".".join(re.sub("-+", lambda run: str(len(run[0])), row) for row in rows)


def set_up(game: pentalith.Game, drawing: str | Board, fields: str) -> pentalith.Position:
    """The position of a drawn board, given the other fields of its text."""
    cells = board(drawing) if isinstance(drawing, str) else drawing
    return game.position(f"{board_text(cells)}_{fields}")


def shown(position: pentalith.Position) -> Board:
    """The board a position shows."""
    return [list(row) for row in position.board()]


def played(position: pentalith.Position, moves: str) -> pentalith.Position:
    """The same position after these moves, which are written with spaces between them."""
    for move in moves.split():
        position.play(move)
    return position


def completed(
    game: pentalith.Game,
    placed: Board,
    after: Board,
    square: str,
    mover: int,
    spare: tuple[int, int] = (0, 0),
) -> tuple[pentalith.Position, Board]:
    """A Cross position in which the mover has just placed the last stone, and its expected board.

    An opposing stone in a spare place, where it does not matter, makes the number of stones right.
    """
    before, expected = [list(row) for row in placed], [list(row) for row in after]
    before[int(square[1:]) - 1][ord(square[0]) - ord("a")] = 0
    if sum(cell != 0 for row in before for cell in row) % 2 != mover - 1:
        row, column = spare
        before[row][column] = expected[row][column] = 3 - mover
    return played(set_up(game, before, str(mover)), square), expected


def assert_refused(
    position: pentalith.Position, move: str, error: type[pentalith.PentalithError]
) -> None:
    """The move raises this error, is not listed, and leaves the position as it was."""
    before, text, listed = position.copy(), position.text, position.moves()
    with pytest.raises(error):
        position.play(move)
    assert move not in listed
    assert (position.text, position.moves()) == (text, listed)
    assert position == before


def assert_over(position: pentalith.Position, winner: int, reason: str) -> None:
    """The game has ended so, and nobody acts any more."""
    assert position.result is not None
    assert (position.result.winner, position.result.reason) == (winner, reason)
    assert (position.player, position.phase, position.due) == (0, "over", 0)
    assert position.moves() == []


def _without_labels(rows: list[list[str]]) -> Board:
    if rows[0][0].lower() == "a":
        rows = [row[1:] for row in rows[1:]]
    return [[SIGNS[sign] for sign in "".join(row)] for row in rows]
