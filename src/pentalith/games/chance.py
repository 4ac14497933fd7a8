"""Random numbers: fast, and the same for the same seed in both worlds."""

LOW_64 = (1 << 64) - 1
SPREAD = 0x9E3779B97F4A7C15


class Chance:
    """A stream of random numbers, fixed by its seed; `draws.below` takes the next one."""

    def __init__(self, seed: int = 0) -> None:
        self.state = mixed(int(seed) + 1) or SPREAD


def mixed(number: int) -> int:
    """64 bits that look random and are always the same for the same number."""
    bits = number * SPREAD & LOW_64
    bits = (bits ^ bits >> 29) * SPREAD & LOW_64
    return bits ^ bits >> 32
