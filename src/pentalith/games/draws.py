"""Drawing the next random number: Vigna's xorshift64*, taken from a `Chance`.

This file is never compiled: compiled code takes the same names from `draws.pxd`.
"""

from pentalith.games.chance import Chance

LOW_64 = (1 << 64) - 1
LOW_32 = (1 << 32) - 1
MULTIPLIER = 0x2545F4914F6CDD1D


def advanced(state: int) -> int:
    """The state that follows a state of a stream."""
    state ^= state << 13 & LOW_64
    state ^= state >> 7
    return state ^ state << 17 & LOW_64


def scaled(state: int, count: int) -> int:
    """A state as a number from 0 to count - 1, all equally likely to within count / 2**32."""
    return (state * MULTIPLIER >> 32 & LOW_32) * count >> 32


def below(chance: Chance, count: int) -> int:
    """The next random number from 0 to count - 1."""
    chance.state = advanced(chance.state)
    return scaled(chance.state, count)
