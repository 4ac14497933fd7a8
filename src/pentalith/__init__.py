"""Pentalith: five stone games, one engine."""

from pentalith import world

world.choose()

from pentalith.engine.perft import perft  # noqa: E402
from pentalith.games import game, games  # noqa: E402
from pentalith.games.errors import IllegalMove, NotationError, OptionError, PentalithError  # noqa: E402
from pentalith.games.position import Position, Result  # noqa: E402
from pentalith.games.rules import Game  # noqa: E402
from pentalith.version import __version__  # noqa: E402

__all__ = [
    "Game",
    "IllegalMove",
    "NotationError",
    "OptionError",
    "PentalithError",
    "Position",
    "Result",
    "__version__",
    "game",
    "games",
    "perft",
]
