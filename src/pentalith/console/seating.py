"""What `play` and `tui` share: which game is played, and by whom."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from datetime import date

from pentalith.console.arguments import add_game, add_seed, chosen, options, seed
from pentalith.console.records import opened
from pentalith.console.table import Seats, Table
from pentalith.console.voice import say
from pentalith.engine.players import EnginePlayer, Player, named, player
from pentalith.games.errors import OptionError
from pentalith.games.position import shown
from pentalith.games.rules import Game
from pentalith.record import Record

PERSON = "human"


def add_table(made: ArgumentParser) -> None:
    """Let a game be chosen, and who plays it."""
    add_game(made, "?")
    who = say("human, engine, or engine:LEVEL, from 1 to 10; also random")
    made.add_argument("--first", metavar="WHO", help=say("who plays first: {who}", who=who))
    made.add_argument("--second", metavar="WHO", help=say("who plays second: {who}", who=who))
    made.add_argument("--resume", metavar="FILE", help=say("go on with a recorded game"))
    add_seed(made)


def table(given: Namespace, ask_game: Callable[[], Game], ask_who: Callable[[str], str]) -> Table:
    """The table that the arguments describe; what they leave open is asked for."""
    for text in (given.first, given.second):
        if text is not None:
            seat(text)
    record = record_of(given, ask_game)
    asked = given.game is None and given.resume is None
    names = [
        text if text is not None else ask_who(name) if asked else who_was(record, name)
        for text, name in zip((given.first, given.second), record.game.players, strict=True)
    ]
    return Table(record, seats(names, seed(given)), EnginePlayer(seed=seed(given)))


def who_was(record: Record, name: str) -> str:
    """Who sat there when a record was made: the computer, or else a person."""
    return named(record.tags.get(name, "")) or PERSON


def seated(given: Namespace) -> Table:
    """The table that the arguments describe; where they do not say who plays, people do."""
    return table(given, lambda: chosen(given), lambda name: PERSON)


def record_of(given: Namespace, ask_game: Callable[[], Game]) -> Record:
    """The record of the game that is begun, or gone on with."""
    if given.resume is None:
        record = Record(ask_game() if given.game is None else chosen(given))
        record.tags["Date"] = date.today().isoformat()
        return record
    if given.game is not None or options(given):
        raise OptionError("--resume brings its game and options along")
    return opened(given.resume)


def seats(names: list[str], fixed: int | None) -> Seats:
    """The seats of those whom some texts name; no two computers draw the same numbers."""
    first, second = (
        seat(text, None if fixed is None else 2 * fixed + place) for place, text in enumerate(names)
    )
    return first, second


def seat(text: str, fixed: int | None = None) -> Player | None:
    """Who a text names: None for a person, or the computer."""
    if text == PERSON:
        return None
    try:
        return player(text, fixed)
    except OptionError as problem:
        if text.partition(":")[0] == "engine":
            raise
        raise OptionError(
            "{text} is no player: human, engine, engine:LEVEL, or random", text=shown(text)
        ) from problem
