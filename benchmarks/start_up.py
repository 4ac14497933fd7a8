"""How soon a short command answers, beside an interpreter that does nothing."""

import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter

RUNS = 21
PROGRAM = Path(sys.executable).with_name("pentalith")
COMMANDS = {
    "python -c pass": [sys.executable, "-c", "pass"],
    "pentalith show trisq h8": [str(PROGRAM), "show", "trisq", "h8"],
    "pentalith games": [str(PROGRAM), "games"],
    "import pentalith": [sys.executable, "-c", "import pentalith"],
}


def seconds(command: list[str]) -> float:
    """The time that a command takes, from start to end."""
    before = perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return perf_counter() - before


def main() -> None:
    """Print the table: medians, the commands taking turns."""
    rounds = [{name: seconds(command) for name, command in COMMANDS.items()} for _ in range(RUNS)]
    nothing = median(times["python -c pass"] for times in rounds)
    for name in COMMANDS:
        taken = median(times[name] for times in rounds)
        print(f"{name:26}{1000 * taken:>8.1f} ms{1000 * (taken - nothing):>+8.1f} ms")


if __name__ == "__main__":
    main()
