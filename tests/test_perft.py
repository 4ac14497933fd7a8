"""The counts in `tests/perft`: all of them compiled, small ones interpreted and by the references.

A file holds a game's positions, with an empty line between them: `id`, what is shown; `option`, a
name and a value; `moves`, from the start; `perft`, a depth and the lines of play of that length.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import pentalith
from drawn import played
from pentalith import world
from reference import Naive, reference

FILES = sorted((Path(__file__).parent / "perft").glob("*.perft"))
VALUES = {"true": True, "false": False}
MOST_INTERPRETED = 10_000
MOST_NAIVE = 60


class Case(NamedTuple):
    """A position and its counts, for depths from 1 on."""

    key: str
    title: str
    options: dict[str, int]
    moves: list[str]
    counts: list[int]

    def position(self) -> pentalith.Position:
        """The position."""
        position = pentalith.game(self.key, **self.options).start()
        for move in self.moves:
            position.play(move)
        return position


def cases(file: Path) -> Iterator[Case]:
    """The positions in a file."""
    for entry in file.read_text(encoding="utf-8").split("\n\n"):
        case = Case(file.stem, entry.splitlines()[0].removeprefix("id "), {}, [], [])
        for line in entry.splitlines()[1:]:
            read_line(case, *line.split())
        yield case


def read_line(case: Case, word: str, *values: str) -> None:
    """Add to a case what a line says."""
    if word == "option":
        name, value = values
        case.options[name] = VALUES[value] if value in VALUES else int(value)
    elif word == "moves":
        case.moves.extend(values)
    else:
        assert (word, values[0]) == ("perft", str(len(case.counts) + 1))
        case.counts.append(int(values[1]))


CASES = [case for file in FILES for case in cases(file)]
every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.key}: {case.title}")


def test_every_game_has_a_file() -> None:
    assert {file.stem for file in FILES} == {game.key for game in pentalith.games()}


@every_case
def test_counts(case: Case) -> None:
    position = case.position()
    before = position.copy()
    for depth, count in enumerate(case.counts, 1):
        if world.compiled() or count <= MOST_INTERPRETED:
            assert pentalith.perft(position, depth) == count
    assert position == before


@every_case
def test_small_counts_are_those_of_the_reference(case: Case) -> None:
    naive = reference(case.key, **case.options, repetition=0)
    for move in case.moves:
        naive.play(move)
    inner = 1
    for depth, count in enumerate(case.counts, 1):
        if inner <= MOST_NAIVE:
            assert lines_of_play(naive, depth) == count
        inner = count


def lines_of_play(naive: Naive, depth: int) -> int:
    """Perft of a reference."""
    moves = naive.moves()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        child = naive.copy()
        child.play(move)
        total += lines_of_play(child, depth - 1)
    return total


def test_no_move_is_one_line() -> None:
    for game in pentalith.games():
        assert pentalith.perft(game.start(), 0) == 1


def test_a_finished_game_has_no_line() -> None:
    position = pentalith.game("symmetry", size=1).start()
    position.play("1,1")
    assert [pentalith.perft(position, depth) for depth in range(4)] == [1, 0, 0, 0]


def test_repetition_ends_no_line() -> None:
    start = pentalith.game("stones", repetition=2).start()
    strict = played(start, "A1 A2 B3 C1 C2 B1")
    free = pentalith.game("stones", repetition=0).position(strict.text)
    assert pentalith.perft(strict, 7) == pentalith.perft(free, 7)
    assert played(strict, "B3C3 C2B2 C3B3 B2C2").result == (0, "repetition")


def test_only_positions_are_counted() -> None:
    for start in ("5.5.5.5.5_1", pentalith.game("cross"), None):
        with pytest.raises((TypeError, AttributeError)):
            pentalith.perft(start, 1)  # type: ignore[arg-type]


def test_a_depth_below_zero_is_refused() -> None:
    with pytest.raises(pentalith.PentalithError, match=r"^a depth is 0 or more, not -1$"):
        pentalith.perft(pentalith.game("cross").start(), -1)
