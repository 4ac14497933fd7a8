"""How often `Position.play` can be called from Python, with numbers and with text."""

from statistics import median
from time import perf_counter

import pentalith

GAMES = 20_000
WINDOWS = 7
MOVES = ["a1", "b1", "c1", "d1", "e1", "a2", "b2", "c2", "d2", "e2"]


def rate(moves: list[int] | list[str]) -> float:
    """Calls a second: the median of several windows."""
    game = pentalith.game("cross")
    rates = []
    for _ in range(WINDOWS):
        positions = [game.start() for _ in range(GAMES)]
        before = perf_counter()
        for position in positions:
            for move in moves:
                position.play(move)
        rates.append(GAMES * len(moves) / (perf_counter() - before))
    return median(rates)


def main() -> None:
    """Print the table."""
    start = pentalith.game("cross").start()
    print(f"{'play(number)':16}{rate([start.number(move) for move in MOVES]):>14,.0f} calls/s")
    print(f"{'play(text)':16}{rate(MOVES):>14,.0f} calls/s")


if __name__ == "__main__":
    main()
