"""Perft: how many lines of play of a given length there are, to check and time the rulebooks."""

from pentalith.games.errors import PentalithError
from pentalith.games.position import Moves, Position

INTERRUPTIBLE = 3


def perft(position: Position, depth: int) -> int:
    """How many lines of `depth` moves lead on from a position; repetition never ends one."""
    if depth < 0:
        raise PentalithError("a depth is 0 or more, not {depth}", depth=depth)
    if depth == 0:
        return 1
    start = position.copy()
    start.repetition = 0
    return descend(start, depth)


def descend(position: Position, depth: int) -> int:
    """Count far from the leaves, move by move, so that Ctrl-C is heard."""
    if depth <= INTERRUPTIBLE:
        return Branch(position, depth).leaves(depth)
    total = 0
    for move in position.legal():
        child = position.copy()
        child.play(move)
        total += descend(child, depth - 1)
    return total


class Branch:
    """A position, room for its moves, and the branch one move further: one for each depth."""

    def __init__(self, position: Position, depth: int) -> None:
        self.position = position
        self.moves = Moves()
        self.further = Branch(position.follower(), depth - 1) if depth > 1 else self

    def leaves(self, depth: int) -> int:
        """How many lines of `depth` moves lead on from the position."""
        self.position.gather(self.moves)
        if depth == 1:
            return self.moves.count
        total = 0
        for entry in range(self.moves.count):
            self.further.position.reset()
            self.further.position.apply(self.moves.items[entry])
            total += self.further.leaves(depth - 1)
        return total
