"""`pentalith rules`: the rules of a game."""

from collections.abc import Sequence
from importlib.resources import files

from pentalith.console.arguments import parser
from pentalith.console.voice import say, speaker
from pentalith.games import KINDS, game
from pentalith.languages import USUAL, Language


def main(arguments: Sequence[str]) -> int:
    """Run the command."""
    made = parser("rules", say("The rules of a game."))
    made.add_argument("game", metavar="GAME", help=", ".join(KINDS))
    print(page(game(made.parse_args(arguments).game).key, speaker()), end="")
    return 0


def page(key: str, language: Language) -> str:
    """The rules page of a game in a language."""
    pages = files("pentalith") / "rules"
    if language.code != USUAL:
        pages = pages / language.code
    return (pages / f"{key}.md").read_text(encoding="utf-8")
