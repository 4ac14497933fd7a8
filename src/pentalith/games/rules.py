"""A game with its options chosen: the rules by which a position is played."""

from pentalith.games.errors import NotationError, OptionError
from pentalith.games.position import Position, shown


class Game:
    """One of the five games, with its options."""

    def __init__(self, kind: type[Position], /, **options: int) -> None:
        self.kind = kind
        self.options = {name: option.default for name, option in kind.options.items()}
        for name, value in options.items():
            self.options[name] = self.checked(name, value)

    def checked(self, name: str, value: int) -> int:
        """The value of an option, if the game has the option and it this value."""
        if name not in self.kind.options:
            raise OptionError("{game} has no option {name}", game=self.title, name=shown(name))
        option = self.kind.options[name]
        if type(value) is not type(option.default) or value not in option.values:
            raise OptionError(
                "{name} is {allowed}, not {value}",
                name=name,
                allowed=option.allowed,
                value=shown(value),
            )
        return value

    @property
    def key(self) -> str:
        """The name by which programs know the game."""
        return self.kind.key

    @property
    def title(self) -> str:
        """The name by which players know the game."""
        return self.kind.title

    @property
    def aim(self) -> str:
        """What the players are after, in one sentence."""
        return self.kind.aim

    @property
    def players(self) -> tuple[str, str]:
        """The names of player 1, who begins, and player 2."""
        return self.kind.players

    def start(self) -> Position:
        """The position in which the game begins."""
        return self.kind(self)

    def position(self, text: str) -> Position:
        """The position that `Position.text` wrote."""
        if not isinstance(text, str):
            raise NotationError("a position is a text, not {value}", value=shown(text))
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
