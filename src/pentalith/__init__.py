"""Pentalith: five stone games, one engine."""

from pentalith import world

world.choose()

from pentalith.engine.perft import perft  # noqa: E402
from pentalith.games import Game, game, games  # noqa: E402
from pentalith.games.errors import IllegalMove, NotationError, OptionError, PentalithError  # noqa: E402
from pentalith.games.position import Position, Result  # noqa: E402

__version__ = "0.1.0"

__all__ = [
    "Game",
    "IllegalMove",
    "NotationError",
    "OptionError",
    "PentalithError",
    "Position",
    "Result",
    "game",
    "games",
    "perft",
]
