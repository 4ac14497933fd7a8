"""The rulebooks of the five games."""

from pentalith.games.cross import CROSS
from pentalith.games.errors import OptionError
from pentalith.games.rules import Game, Rules
from pentalith.games.position import shown
from pentalith.games.square_trap import SQUARE_TRAP
from pentalith.games.stones import STONES_RULES
from pentalith.games.symmetry import SYMMETRY
from pentalith.games.trisq import TRISQ

RULES: dict[str, Rules] = {
    rules.key: rules for rules in (SQUARE_TRAP, STONES_RULES, CROSS, SYMMETRY, TRISQ)
}


def games() -> tuple[Game, ...]:
    """The five games with their usual options, in the rulebook's order."""
    return tuple(Game(rules) for rules in RULES.values())


def game(key: str, **options: int) -> Game:
    """A game by its key, with options as its `Rules` list them."""
    if not isinstance(key, str) or key not in RULES:
        raise OptionError(f"there is no game {shown(key)}; the games are {', '.join(RULES)}")
    return Game(RULES[key], **options)
