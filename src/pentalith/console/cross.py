"""`pentalith cross`: Cross the Board, as its source describes the program."""

from collections.abc import Sequence

from pentalith.console.arguments import add_options, options, parser
from pentalith.console.dialogue import play_out
from pentalith.console.voice import say
from pentalith.games import game
from pentalith.games.cross import Cross
from pentalith.games.position import Position


def main(arguments: Sequence[str]) -> int:
    """Run the command."""
    made = parser("cross", say("Cross the Board for two players: stones are placed as in a1."))
    add_options(made, Cross, ["size"])
    given = options(made.parse_args(arguments))
    play_out(game(Cross.key, **given).start(), question)
    return 0


def question(position: Position) -> str:
    """What the player to act is asked."""
    return say("{player}, place a stone: ", player=position.players[position.player - 1])
