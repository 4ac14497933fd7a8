"""`pentalith show`: a board after some moves, who is to do what, and the result."""

from collections.abc import Sequence

from pentalith.console.arguments import add_game, chosen, parser, played
from pentalith.console.voice import say, speaker
from pentalith.games.position import Position
from pentalith.languages import message
from pentalith.languages.positions import remarks

MOVES = message("as in 2D, x2D, 3C-1C, A1B2, h8, 2,3")


def main(arguments: Sequence[str]) -> int:
    """Run the command."""
    made = parser("show", say("A board after some moves, who is to do what, and the result."))
    add_game(made)
    made.add_argument("moves", metavar="MOVE", nargs="*", default=[], help=say(MOVES))
    given = made.parse_mixed(arguments)
    print(described(played(chosen(given).start(), given.moves)))
    return 0


def described(position: Position) -> str:
    """A board, what there is to say of it, and its text."""
    text = say("Position: {text}", text=position.text)
    return "\n".join([str(position), "", *remarks(position, speaker()), text])
