"""`pentalith bench`: how fast the rulebooks are, compiled against interpreted."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter

from pentalith import world
from pentalith.console.arguments import parser
from pentalith.engine import playouts
from pentalith.engine.perft import perft
from pentalith.games import games
from pentalith.games.chance import Chance
from pentalith.games.errors import OptionError
from pentalith.games.rules import Game

LONGEST_GAME = 1000
WINDOWS = 5
DEPTHS = {"square-trap": 3, "stones": 6, "cross": 4, "symmetry": 3, "trisq": 2}
COLUMNS = {
    "random_games_per_s": "random games/s",
    "random_actions_per_s": "actions/s",
    "listed_games_per_s": "listed games/s",
    "listed_actions_per_s": "actions/s",
    "perft_nodes_per_s": "perft nodes/s",
}

Rates = dict[str, float]


def main(arguments: Sequence[str]) -> int:
    """Run the command."""
    made = parser("bench", "How fast the rulebooks are on one thread, at the games' full sizes.")
    made.add_argument("--json", action="store_true", help="print this world's rates as JSON")
    made.add_argument(
        "--seconds", metavar="S", default="0.5", help="time for each measurement (0.5)"
    )
    given = made.parse_args(arguments)
    seconds = read_seconds(given.seconds)
    if given.json:
        print(json.dumps({game.key: measured(game, seconds) for game in games()}, indent=2))
    else:
        print_table(seconds)
    return 0


def read_seconds(text: str) -> float:
    """A time for a measurement, from its text."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.001 <= seconds <= 3600:
        raise OptionError("--seconds is a number from 0.001 to 3600")
    return seconds


def measured(game: Game, seconds: float) -> Rates:
    """The rates of one game in this world."""
    start = game.start()
    chance = Chance(1)
    drawn = rates(lambda count: playouts.drawn(start, count, chance, LONGEST_GAME), seconds)
    listed = rates(lambda count: playouts.listed(start, count, chance, LONGEST_GAME), seconds)
    nodes = rates(lambda count: sum(perft(start, DEPTHS[game.key]) for _ in range(count)), seconds)
    return dict(zip(COLUMNS, (*drawn, *listed, nodes[1]), strict=True))


def rates(work: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """How often some work is done in a second, and how much it yields: medians of windows."""
    work(1)
    count = enough(work, seconds / WINDOWS)
    samples = [timed(work, count) for _ in range(WINDOWS)]
    return median(count / time for time, _ in samples), median(got / time for time, got in samples)


def enough(work: Callable[[int], int], seconds: float) -> int:
    """How often to do some work so that it takes some seconds."""
    count = 1
    while (time := timed(work, count)[0]) < seconds / 2:
        count *= 2 if time > seconds / 20 else 10
    return max(1, round(count * seconds / time))


def timed(work: Callable[[int], int], count: int) -> tuple[float, int]:
    """The time that some work takes, and what it yields."""
    before = perf_counter()
    got = work(count)
    return perf_counter() - before, got


def print_table(seconds: float) -> None:
    """Print the rates of both worlds, game by game as they are measured, and their ratios."""
    print(f"{'':24}" + "".join(f"{title:>16}" for title in COLUMNS.values()), flush=True)
    if not world.compiled():
        for game in games():
            print_rates(f"{game.key} interpreted", measured(game, seconds))
        return
    interpreted = start_interpreted(seconds)
    try:
        slow = json.loads(interpreted.communicate()[0])
    finally:
        interpreted.kill()
        interpreted.wait()
    for game in games():
        fast = measured(game, seconds)
        print_rates(f"{game.key} compiled", fast)
        print_rates(f"{'':{len(game.key)}} interpreted", slow[game.key])
        ratios = "".join(f"{fast[name] / slow[game.key][name]:>15.0f}x" for name in COLUMNS)
        print(f"{'':24}{ratios}", flush=True)


def print_rates(title: str, found: Rates) -> None:
    """Print a line of the table."""
    print(f"{title:24}" + "".join(f"{found[name]:>16,.0f}" for name in COLUMNS), flush=True)


def start_interpreted(seconds: float) -> "subprocess.Popen[str]":
    """This command in a process of its own, in the interpreted world."""
    print("measuring the interpreted world first ...", file=sys.stderr, flush=True)
    command = [sys.executable, "-m", "pentalith", "bench", "--json", "--seconds", str(seconds)]
    environment = {**os.environ, world.VARIABLE: "1"}
    return subprocess.Popen(
        command, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
