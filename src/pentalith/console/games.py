"""`pentalith games`: the five games, with their options."""

from collections.abc import Sequence

from pentalith.console.arguments import parser
from pentalith.console.voice import say
from pentalith.games import games
from pentalith.games.rules import Game


def main(arguments: Sequence[str]) -> int:
    """Run the command."""
    parser("games", say("The five games, with their options.")).parse_args(arguments)
    print("\n\n".join(described(game) for game in games()))
    return 0


def described(game: Game) -> str:
    """A game's entry in the list."""
    first, second = game.players
    order = say("{first} begins, {second} follows.", first=first, second=second)
    lines = [f"{game.key}: {say(game.title)}", f"  {say(game.aim)}", f"  {order}"]
    for name, option in game.kind.options.items():
        default = str(option.default).lower()
        values = say("{allowed} (usually {usual})", allowed=option.allowed, usual=default)
        lines.append(f"  --{name} {values}: {say(option.meaning)}")
    return "\n".join(lines)
