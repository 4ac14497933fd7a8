"""Random games: every legal move as likely as the others, from a position to the end.

`drawn` lets the game draw a move without listing them all; `listed` picks from the full list. Both
play the same games, in the statistical sense; the first is what an engine runs.
"""

from pentalith.games import draws
from pentalith.games.chance import Chance
from pentalith.games.position import Moves, Position


def drawn(start: Position, games: int, chance: Chance, limit: int = 1 << 30) -> int:
    """Play random games of `limit` actions at most; the number of actions in all."""
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


def listed(start: Position, games: int, chance: Chance, limit: int = 1 << 30) -> int:
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
