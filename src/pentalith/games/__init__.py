"""The rulebooks of the five games."""

from pentalith.games.cross import Cross
from pentalith.games.errors import OptionError
from pentalith.games.position import Position, shown
from pentalith.games.rules import Game
from pentalith.games.square_trap import SquareTrap
from pentalith.games.stones import Stones
from pentalith.games.symmetry import Symmetry
from pentalith.games.trisq import Trisq

KINDS: dict[str, type[Position]] = {
    kind.key: kind for kind in (SquareTrap, Stones, Cross, Symmetry, Trisq)
}


def games() -> tuple[Game, ...]:
    """The five games with their usual options, in the rulebook's order."""
    return tuple(Game(kind) for kind in KINDS.values())


def game(key: str, /, **options: int) -> Game:
    """A game by its key, with options by their names."""
    if not isinstance(key, str) or key not in KINDS:
        raise OptionError(
            "there is no game {key}; the games are {keys}", key=shown(key), keys=", ".join(KINDS)
        )
    return Game(KINDS[key], **options)
