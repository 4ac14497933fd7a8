"""What can be chosen about a game."""

from collections.abc import Sequence
from typing import NamedTuple


class Option(NamedTuple):
    """Something that can be chosen about a game."""

    values: Sequence[int]
    """All values that there are; for a yes or no, False and True."""
    default: int
    allowed: str
    """The values, as a message names them."""
    meaning: str


REPETITION = Option(
    values=(0, *range(2, 100)),
    default=3,
    allowed="0, or 2 to 99",
    meaning="the occurrence of a position that ends the game as a draw; 0 for none",
)
