"""What the commands share: arguments that choose a game, its options, and moves."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from typing import NoReturn

from pentalith.games import KINDS, game
from pentalith.games.errors import OptionError, PentalithError
from pentalith.games.position import Position, shown
from pentalith.games.rules import Game

WORDS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
MOST_DIGITS = 9


class Parser(ArgumentParser):
    """A parser that leaves it to the program to say what is wrong, in one line."""

    def error(self, message: str) -> NoReturn:
        raise OptionError(message)


def parser(command: str, meaning: str) -> Parser:
    """A parser for a command's arguments."""
    return Parser(prog=f"pentalith {command}", description=meaning, allow_abbrev=False)


def add_game(made: ArgumentParser) -> None:
    """Let a game and its options be chosen."""
    made.add_argument("game", metavar="GAME", help=", ".join(KINDS))
    for name, (allowed, meaning, keys) in all_options().items():
        limited = "" if len(keys) == len(KINDS) else f" ({', '.join(keys)})"
        made.add_argument(f"--{name}", metavar=name.upper(), help=f"{meaning}: {allowed}{limited}")


def all_options() -> dict[str, tuple[str, str, list[str]]]:
    """Every option of any game: its values and meaning, and the keys of its games."""
    found: dict[str, tuple[str, str, list[str]]] = {}
    for key, kind in KINDS.items():
        for name, option in kind.options.items():
            allowed, meaning, keys = found.get(name, (option.allowed, option.meaning, []))
            allowed = allowed if option.allowed in allowed else f"{allowed}; {option.allowed}"
            found[name] = (allowed, meaning, [*keys, key])
    return found


def chosen(given: Namespace) -> Game:
    """The game that the arguments choose."""
    options = {
        name: value(name, text)
        for name in all_options()
        if (text := getattr(given, name)) is not None
    }
    return game(given.game, **options)


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


def played(start: Position, moves: Iterable[str]) -> Position:
    """A position after some moves; an error says which move was wrong."""
    for count, move in enumerate(moves, 1):
        try:
            start.play(move)
        except PentalithError as problem:
            raise type(problem)("move {count}: {problem}", count=count, problem=problem) from None
    return start
