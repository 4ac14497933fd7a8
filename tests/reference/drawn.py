"""Boards drawn as text, for the tests of the references."""

from .naive import Naive, Stones

FIGURES = {".": 0, "·": 0, "W": 1, "▲": 1, "X": 1, "B": 2, "□": 2, "O": 2}


def figures(drawing: str) -> list[list[int]]:
    """The rows of a drawn board."""
    return [[FIGURES[mark] for mark in row if mark != " "] for row in drawing.split("\n")]


def drawing_of(text: str) -> str:
    """A drawing without its indentation and its empty lines."""
    return "\n".join(row.strip() for row in text.splitlines() if row.strip())


def stones_of(drawing: str) -> Stones:
    """The stones of a drawn board."""
    rows = enumerate(figures(drawing_of(drawing)))
    return {(r, c): mark for r, row in rows for c, mark in enumerate(row) if mark}


def at(game: Naive, drawing: str, player: int, phase: str = "place") -> Naive:
    """The game, at a drawn position."""
    game.stones, game.player, game.phase = stones_of(drawing), player, phase
    return game


def after(game: Naive, moves: str) -> Naive:
    """The game, with these moves played."""
    for move in moves.split():
        game.play(move)
    return game


def shows(game: Naive, drawing: str) -> bool:
    """Whether the board is the drawn one."""
    return game.board() == figures(drawing_of(drawing))


def result(game: Naive) -> tuple[int | None, str | None, str, int]:
    """How the game stands: winner, reason, phase and player."""
    return game.winner, game.reason, game.phase, game.player


def goes_on(game: Naive) -> bool:
    """Whether the game has not ended."""
    return game.winner is None and game.reason is None and game.moves() != []
