"""Sets of points as the bits of an integer: the few questions that the processor answers at once.

This file is never compiled: compiled code takes the same names from `bits.pxd`.
"""


def lowest(points: int) -> int:
    """The lowest point of a set that is not empty."""
    return (points & -points).bit_length() - 1


def highest(points: int) -> int:
    """The highest point of a set that is not empty."""
    return points.bit_length() - 1


def size(points: int) -> int:
    """How many points a set has."""
    return points.bit_count()


def lowest_wide(points: int) -> int:
    """`lowest` for a set of up to 128 points."""
    return lowest(points)


def size_wide(points: int) -> int:
    """`size` for a set of up to 128 points."""
    return size(points)
