"""`pentalith square-trap`: Square Trap, as its source describes the program."""

from collections.abc import Sequence

from pentalith.console.arguments import add_options, number, options, parser
from pentalith.console.dialogue import play_out, settled
from pentalith.console.voice import say
from pentalith.games import game
from pentalith.games.position import Position
from pentalith.games.rules import Game
from pentalith.games.square_trap import SquareTrap
from pentalith.languages import message

QUESTIONS = {
    "place": message("{player}, place a stone: "),
    "remove": message("{player}, remove a stone of {other} ({count} due): "),
    "slide": message("{player}, slide a stone: "),
}


def main(arguments: Sequence[str]) -> int:
    """Run the command."""
    made = parser(
        "square-trap",
        say(
            "Square Trap for two players: stones are placed and removed as in 2D, "
            "and slid as in 3C 1C."
        ),
    )
    add_options(made, SquareTrap, ["repetition"])
    given = options(made.parse_args(arguments))

    def chosen(text: str) -> Game:
        return game(SquareTrap.key, rows=number(text.strip()), **given)

    play_out(settled(say("Number of horizontal lines [3-7]: "), chosen).start(), question)
    return 0


def question(position: Position) -> str:
    """What the player to act is asked."""
    player = position.players[position.player - 1]
    other = position.players[2 - position.player]
    return say(QUESTIONS[position.phase], player=player, other=other, count=position.due)
