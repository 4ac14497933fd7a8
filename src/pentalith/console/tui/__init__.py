"""`pentalith tui`: any game on the whole screen, with mouse and keyboard."""

import os
from argparse import Namespace
from collections.abc import Sequence
from importlib import import_module

from pentalith.console import seating
from pentalith.console.arguments import options, parser, seed
from pentalith.console.dialogue import at_terminal
from pentalith.console.records import opened
from pentalith.console.table import Table
from pentalith.console.voice import say
from pentalith.games import KINDS, game
from pentalith.games.errors import OptionError
from pentalith.record import Record

FAILED = 1


def main(arguments: Sequence[str]) -> int:
    """Run the command."""
    given = read(arguments)
    seen = shown(given)
    check_screen()
    return run(given, seen)


def read(arguments: Sequence[str]) -> Namespace:
    """What the arguments say."""
    made = parser("tui", say("Play a game on the whole screen, with mouse and keyboard."))
    seating.add_table(made)
    made.add_argument("--replay", metavar="FILE", help=say("look through a recorded game"))
    return made.parse_args(arguments)


def shown(given: Namespace) -> Table | Record | None:
    """What the arguments want to see: a game, a record, or, for None, the menu."""
    if given.replay is not None:
        others = (given.game, given.resume, given.first, given.second, given.seed)
        if options(given) or any(value is not None for value in others):
            raise OptionError("--replay shows a game as it was played, and goes alone")
        return opened(given.replay)
    if given.game is None and given.resume is None:
        check_choices(given)
        return None
    return seating.seated(given)


def check_choices(given: Namespace) -> None:
    """Refuse what the menu could not offer."""
    seating.seats([text or seating.PERSON for text in (given.first, given.second)], seed(given))
    for name, chosen in options(given).items():
        kinds = [kind for kind in KINDS.values() if name in kind.options]
        if not any(chosen in kind.options[name].values for kind in kinds):
            game(kinds[0].key, **{name: chosen})


def check_screen() -> None:
    """Refuse to begin where nothing could be shown."""
    if not at_terminal() or os.environ.get("TERM") in ("", "dumb", None):
        raise OptionError("tui fills the screen of a terminal, and this is none: try play")
    try:
        import_module("textual")
    except ImportError:
        raise OptionError("tui needs Textual: pip install 'pentalith[tui]'") from None


def run(given: Namespace, seen: Table | Record | None) -> int:
    """Fill the screen until somebody leaves; the program's status."""
    from pentalith.console.tui.app import Program

    program = Program(given, seen)
    status = program.run()
    return program.return_code or FAILED if status is None else status
