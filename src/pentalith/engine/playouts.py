"""Random games: every legal move as likely as the others, from a position to the end.

`drawn` lets the rulebook draw a move without listing them all, and a small game walks along its
graph; `listed` picks from full lists. Both play the same games, statistically speaking.
"""

from pentalith.engine.graph import graph
from pentalith.games import draws
from pentalith.games.chance import Chance
from pentalith.games.errors import IllegalMove
from pentalith.games.position import Moves, Position

ENDLESS = 1 << 30
SMALL = ("stones",)


def sample(position: Position, chance: Chance) -> int:
    """One of the legal moves of a position, each as likely as the others, as `drawn` draws them."""
    if not position.player:
        raise IllegalMove("the game is over")
    return position.draw(chance)


def drawn(start: Position, games: int, chance: Chance, limit: int = ENDLESS) -> int:
    """Play random games of `limit` actions at most; the number of actions in all."""
    if start.player and start.game.key in SMALL and start.is_fresh():
        walked = graph(start.game)
        return walked.drawn(walked.nodes[start.text], games, chance, limit)
    position = start.follower()
    actions = 0
    for _ in range(games):
        position.reset()
        actions += play_drawn(position, chance, limit)
    return actions


def play_drawn(position: Position, chance: Chance, limit: int) -> int:
    """Play a random game to the end, or `limit` actions of it; how many were played."""
    actions = 0
    while position.player and actions < limit:
        position.apply(position.draw(chance))
        actions += 1
    return actions


def listed(start: Position, games: int, chance: Chance, limit: int = ENDLESS) -> int:
    """`drawn`, through full lists of the legal moves."""
    position = start.follower()
    moves = Moves()
    actions = 0
    for _ in range(games):
        position.reset()
        actions += play_listed(position, chance, limit, moves)
    return actions


def play_listed(position: Position, chance: Chance, limit: int, moves: Moves) -> int:
    """`play_drawn`, through full lists of the legal moves."""
    actions = 0
    while position.player and actions < limit:
        position.gather(moves)
        position.apply(moves.items[draws.below(chance, moves.count)])
        actions += 1
    return actions
