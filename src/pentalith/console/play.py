"""`pentalith play`: any game, by people or the computer, in lines of text."""

from argparse import Namespace
from collections.abc import Sequence

from pentalith.console import seating
from pentalith.console.arguments import options, parser, whole
from pentalith.console.dialogue import EndOfInput, settled
from pentalith.console.sitting import Sitting
from pentalith.console.voice import say
from pentalith.games import KINDS, game
from pentalith.games.errors import OptionError
from pentalith.games.position import shown
from pentalith.games.rules import Game


def main(arguments: Sequence[str]) -> int:
    """Run the command."""
    made = parser("play", say("Play a game, against a person or the computer."))
    seating.add_table(made)
    made.add_argument(
        "--plain", action="store_true", help=say("words instead of boards, for a screen reader")
    )
    given = made.parse_args(arguments)
    try:
        table = seating.table(given, lambda: asked_game(given), asked_who)
    except EndOfInput:
        return 0
    Sitting(table, plain=given.plain).run()
    return 0


def asked_game(given: Namespace) -> Game:
    """The game that somebody chooses from the menu."""
    for count, kind in enumerate(KINDS.values(), 1):
        print(f"{count}  {say(kind.title)}: {say(kind.aim)}")
    key = settled(say("Which game? [1-{count}] ", count=len(KINDS)), key_of)
    return game(key, **options(given))


def key_of(text: str) -> str:
    """A game's key, from its number in the menu, its title or itself."""
    word = text.strip().lower()
    for count, (key, kind) in enumerate(KINDS.items(), 1):
        if word in (key, kind.title.lower(), say(kind.title).lower()) or whole(word) == count:
            return key
    raise OptionError("{text} is no game of the list", text=shown(text))


def asked_who(name: str) -> str:
    """Who plays a side, as somebody says."""
    return settled(
        say("Who plays {player}? human, engine, or engine:LEVEL [human] ", player=name), who
    )


def who(text: str) -> str:
    """A text that names who plays; nothing stands for a person."""
    name = text.strip().lower() or seating.PERSON
    seating.seat(name)
    return name
