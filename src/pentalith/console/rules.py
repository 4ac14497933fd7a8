"""`pentalith rules`: the rules of a game."""

from collections.abc import Sequence
from importlib.resources import files

from pentalith.console.arguments import parser
from pentalith.games import KINDS, game


def main(arguments: Sequence[str]) -> int:
    """Run the command."""
    made = parser("rules", "The rules of a game.")
    made.add_argument("game", metavar="GAME", help=", ".join(KINDS))
    print(page(game(made.parse_args(arguments).game).key), end="")
    return 0


def page(key: str) -> str:
    """The rules page of a game."""
    return (files("pentalith") / "rules" / f"{key}.md").read_text(encoding="utf-8")
