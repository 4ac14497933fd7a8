"""`pentalith perft`: how many lines of play there are, depth by depth."""

from collections.abc import Sequence
from time import perf_counter

from pentalith.console.arguments import add_game, chosen, parser, played, whole
from pentalith.console.voice import say
from pentalith.engine.perft import perft
from pentalith.games.errors import OptionError
from pentalith.games.position import shown


def main(arguments: Sequence[str]) -> int:
    """Run the command."""
    made = parser("perft", say("For each depth a line: depth, lines of play, seconds."))
    add_game(made)
    made.add_argument("depth", metavar="DEPTH", help=say("how many moves deep to count, from 1"))
    made.add_argument(
        "moves", metavar="MOVE", nargs="*", default=[], help=say("moves to play first")
    )
    given = made.parse_mixed(arguments)
    deepest = whole(given.depth)
    if not deepest:
        raise OptionError("a depth is a whole number from 1, not {text}", text=shown(given.depth))
    position = played(chosen(given).start(), given.moves)
    for depth in range(1, deepest + 1):
        before = perf_counter()
        leaves = perft(position, depth)
        print(depth, leaves, f"{perf_counter() - before:.3f}", flush=True)
    return 0
