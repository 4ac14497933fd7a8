"""`pentalith show`: a board after some moves, who is to do what, and the result."""

from collections.abc import Sequence

from pentalith.console.arguments import add_game, chosen, parser, played
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


def skip(position: Position) -> list[str]:
    """That a player was passed over, if one was."""
    if not position.skipped:
        return []
    return [f"{position.game.players[position.skipped - 1]} is blocked and passed over."]


def captures(position: Position) -> list[str]:
    """How many figures were taken, in a game that counts them."""
    if "captures" not in position.endings:
        return []
    first, second = position.game.players
    return [f"Captures: {first} {position.captures[0]}, {second} {position.captures[1]}."]


def situation(position: Position) -> str:
    """Who is to do what, or how the game ended."""
    players = position.game.players
    result = position.result
    if not result:
        due = f" ({position.due} due)" if position.due else ""
        return f"{players[position.player - 1]} to {position.phase}{due}."
    outcome = f"{players[result.winner - 1]} wins" if result.winner else "A draw"
    return f"{outcome}: {position.endings[result.reason]}."
