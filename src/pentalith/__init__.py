"""Pentalith: five stone games, one engine."""

from typing import TYPE_CHECKING

from pentalith import world

world.choose()

from pentalith.engine.perft import perft  # noqa: E402
from pentalith.games import game, games  # noqa: E402
from pentalith.games.errors import (  # noqa: E402
    FileError,
    IllegalMove,
    NotationError,
    OptionError,
    PentalithError,
    RecordError,
)
from pentalith.games.position import Position, Result  # noqa: E402
from pentalith.games.rules import Game  # noqa: E402
from pentalith.version import __version__  # noqa: E402

if TYPE_CHECKING:
    from pentalith.record import Record
else:

    def __getattr__(name: str) -> type:
        """`Record`, loaded when it is first asked for: the package itself is there at once."""
        if name != "Record":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from pentalith.record import Record

        return Record


__all__ = [
    "FileError",
    "Game",
    "IllegalMove",
    "NotationError",
    "OptionError",
    "PentalithError",
    "Position",
    "Record",
    "RecordError",
    "Result",
    "__version__",
    "game",
    "games",
    "perft",
]
