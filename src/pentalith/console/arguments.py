"""What the commands share: arguments that choose a game, its options, and moves."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Sequence
from typing import NoReturn

from pentalith.console.voice import say
from pentalith.games import KINDS, game
from pentalith.games.errors import OptionError, PentalithError
from pentalith.games.position import Position, shown
from pentalith.games.rules import Game
from pentalith.languages import message

WORDS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
MOST_DIGITS = 9


class Parser(ArgumentParser):
    """A parser that leaves it to the program to say what is wrong, in one line."""

    def error(self, message: str) -> NoReturn:
        printed = "".join(map(visible, message))
        raise OptionError(printed)

    def parse_mixed(self, arguments: Sequence[str]) -> Namespace:
        """Parse options and other arguments in any order."""
        # Else `argparse` takes as many letters off the usage as its English title has.
        self.usage = self.format_usage().removeprefix(say("usage: ")).strip()
        return self.parse_intermixed_args(arguments)


def visible(character: str) -> str:
    """A character, or what stands for one that a terminal would not print."""
    return character if character.isprintable() else repr(character)[1:-1]


def parser(command: str, meaning: str) -> Parser:
    """A parser for a command's arguments."""
    return Parser(prog=f"pentalith {command}", description=meaning, allow_abbrev=False)


def add_game(made: ArgumentParser, count: str | None = None) -> None:
    """Let a game and its options be chosen; `count` "?" where no game needs to be."""
    made.add_argument("game", metavar="GAME", nargs=count, help=", ".join(KINDS))
    for name, keys in option_names().items():
        allowed = dict.fromkeys(say(KINDS[key].options[name].allowed) for key in keys)
        limited = "" if len(keys) == len(KINDS) else f" ({', '.join(keys)})"
        text = f"{say(KINDS[keys[0]].options[name].meaning)}: {'; '.join(allowed)}{limited}"
        made.add_argument(f"--{name}", metavar=name.upper(), help=text)


def option_names() -> dict[str, list[str]]:
    """The names of all options of any game, with the keys of their games."""
    names = [name for kind in KINDS.values() for name in kind.options]
    return {
        name: [key for key, kind in KINDS.items() if name in kind.options]
        for name in dict.fromkeys(names)
    }


def add_options(made: ArgumentParser, kind: type[Position], names: Iterable[str]) -> None:
    """Let some options of a game be chosen."""
    for name in names:
        option = kind.options[name]
        text = f"{say(option.meaning)}: {say(option.allowed)}"
        made.add_argument(f"--{name}", metavar=name.upper(), help=text)


def options(given: Namespace) -> dict[str, int]:
    """The options that the arguments choose."""
    texts = {name: getattr(given, name, None) for name in option_names()}
    return {name: value(name, text) for name, text in texts.items() if text is not None}


def chosen(given: Namespace) -> Game:
    """The game that the arguments choose."""
    return game(given.game, **options(given))


def value(name: str, text: str) -> int:
    """The value of an option from its text."""
    word = WORDS.get(text.lower())
    if word is not None:
        return word
    number = whole(text)
    if number is None:
        raise OptionError(
            "{name}: {text} is neither a whole number nor true or false",
            name=name,
            text=shown(text),
        )
    return number


def whole(text: str) -> int | None:
    """The whole number that a text is, if it is one, from 0 on."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else None


def number(text: str) -> int:
    """The whole number that a text is; any other text is refused."""
    found = whole(text)
    if found is None:
        raise OptionError("{text} is no whole number", text=shown(text))
    return found


def add_seed(made: ArgumentParser) -> None:
    """Let chance be fixed by a number."""
    made.add_argument("--seed", metavar="SEED", help=say("a number that fixes what chance decides"))


def seed(given: Namespace) -> int | None:
    """The number that fixes what chance decides, if there is one."""
    return None if given.seed is None else number(given.seed)


def wrong_move(count: int, problem: PentalithError) -> PentalithError:
    """The error of the same kind that says which move was wrong."""
    return type(problem)(message("move {count}: {problem}"), count=count, problem=problem)


def played(start: Position, moves: Iterable[str]) -> Position:
    """A position after some moves; an error says which move was wrong."""
    for count, move in enumerate(moves, 1):
        try:
            start.play(move)
        except PentalithError as problem:
            raise wrong_move(count, problem) from None
    return start
