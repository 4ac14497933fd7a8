"""Deliberately naive references of the five games, to compare the real ones with."""

from collections.abc import Callable

from .cross import Cross
from .naive import Naive
from .square_trap import SquareTrap
from .stones import StonesGame
from .symmetry import Symmetry
from .trisq import Trisq

__all__ = ["GAMES", "Naive", "reference"]

GAMES: dict[str, Callable[..., Naive]] = {
    "square-trap": SquareTrap,
    "stones": StonesGame,
    "cross": Cross,
    "symmetry": Symmetry,
    "trisq": Trisq,
}


def reference(key: str, **options: int) -> Naive:
    """A started reference game; ValueError for an option out of range."""
    return GAMES[key](**options)
