"""A game with its options chosen: what a position is started from."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pentalith.games.errors import NotationError, OptionError
from pentalith.games.position import Position, shown


class Option(NamedTuple):
    """Something that can be chosen about a game."""

    name: str
    values: Sequence[int]
    """All values that there are; for a yes or no, False and True."""
    default: int
    allowed: str
    """The values, as a message names them."""
    meaning: str


REPETITION = Option(
    name="repetition",
    values=(0, *range(2, 100)),
    default=3,
    allowed="0, or 2 to 99",
    meaning="the occurrence of a position that ends the game as a draw; 0 for none",
)


class Rules(NamedTuple):
    """What a rulebook says of its game."""

    key: str
    title: str
    aim: str
    """What the players are after, in one sentence."""
    players: tuple[str, str]
    options: tuple[Option, ...]
    endings: dict[str, str]
    """What each reason for the end of a game means."""
    start: "Callable[[Game], Position]"


class Game:
    """One of the five games, with its options."""

    def __init__(self, rules: Rules, **options: int) -> None:
        self.rules = rules
        self.options = {option.name: option.default for option in rules.options}
        for name, value in options.items():
            self.options[name] = self.checked(name, value)

    def checked(self, name: str, value: int) -> int:
        """The value of an option, if the game has the option and it this value."""
        option = next((option for option in self.rules.options if option.name == name), None)
        if option is None:
            raise OptionError(f"{self.title} has no option {shown(name)}")
        if type(value) is not type(option.default) or value not in option.values:
            raise OptionError(f"{name} is {option.allowed}, not {shown(value)}")
        return value

    @property
    def key(self) -> str:
        """The name by which programs know the game."""
        return self.rules.key

    @property
    def title(self) -> str:
        """The name by which players know the game."""
        return self.rules.title

    @property
    def aim(self) -> str:
        """What the players are after, in one sentence."""
        return self.rules.aim

    @property
    def players(self) -> tuple[str, str]:
        """The names of player 1, who begins, and player 2."""
        return self.rules.players

    def start(self) -> Position:
        """The position in which the game begins."""
        return self.rules.start(self)

    def position(self, text: str) -> Position:
        """The position that `Position.text` wrote."""
        if not isinstance(text, str):
            raise NotationError(f"a position is a text, not {shown(text)}")
        position = self.start()
        position.restore(text)
        return position

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.key == other.key and self.options == other.options

    def __hash__(self) -> int:
        return hash((self.key, *self.options.values()))

    def __reduce__(self) -> tuple[object, ...]:
        return revived, (self.key, self.options)

    def __repr__(self) -> str:
        chosen = "".join(f", {name}={value}" for name, value in self.options.items())
        return f"pentalith.game({self.key!r}{chosen})"


def revived(key: str, options: dict[str, int]) -> Game:
    """A game as it was when it was pickled."""
    from pentalith.games import game

    return game(key, **options)
