"""`pentalith games`: the five games, with their options."""

from collections.abc import Sequence

from pentalith.console.arguments import parser
from pentalith.games import games
from pentalith.games.rules import Game


def main(arguments: Sequence[str]) -> int:
    """Run the command."""
    parser("games", "The five games, with their options.").parse_args(arguments)
    print("\n\n".join(described(game) for game in games()))
    return 0


def described(game: Game) -> str:
    """A game's entry in the list."""
    first, second = game.players
    lines = [f"{game.key}: {game.title}", f"  {game.aim}", f"  {first} begins, {second} follows."]
    for name, option in game.kind.options.items():
        default = str(option.default).lower()
        lines.append(f"  --{name} {option.allowed} (usually {default}): {option.meaning}")
    return "\n".join(lines)
