"""`pentalith show`: a board after some moves, who is to do what, and the result."""

from collections.abc import Sequence

from pentalith.console.arguments import add_game, chosen, parser, played
from pentalith.drawing.words import captures, situation, skip
from pentalith.games.position import Position

MOVES = "as in 2D, x2D, 3C-1C, A1B2, h8, 2,3"


def main(arguments: Sequence[str]) -> int:
    """Run the command."""
    made = parser("show", "A board after some moves, who is to do what, and the result.")
    add_game(made)
    made.add_argument("moves", metavar="MOVE", nargs="*", default=[], help=MOVES)
    given = made.parse_intermixed_args(arguments)
    print(described(played(chosen(given).start(), given.moves)))
    return 0


def described(position: Position) -> str:
    """A board, what there is to say of it, and its text."""
    lines = [str(position), "", *skip(position), *captures(position), situation(position)]
    return "\n".join([*lines, f"Position: {position.text}"])
