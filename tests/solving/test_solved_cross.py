"""Cross the Board, solved up to five rows."""

import random
from functools import cache

import pytest

import pentalith
from consistent import assert_best_play_keeps, assert_consistent, positions
from pentalith import world
from pentalith.engine.solving.cross import CrossSolver
from pentalith.engine.solving.solver import Progress
from pentalith.engine.solving.worth import Worth

SIZES = [3, 4, 5] if world.compiled() else [3, 4]
GAMES = {3: 60, 4: 30, 5: 2} if world.compiled() else {3: 8, 4: 2}
every_size = pytest.mark.parametrize("size", SIZES)


@cache
def solved(size: int) -> CrossSolver:
    """A solver that has done its work."""
    made = CrossSolver(pentalith.game("cross", size=size))
    made.solve()
    return made


def naive(position: pentalith.Position, known: dict[str, Worth]) -> Worth:
    """What a position is worth, from all that can follow it."""
    if position.text not in known:
        found = []
        for move in position.moves():
            child = position.copy()
            child.play(move)
            won = child.result is not None
            found.append(Worth(1, 1) if won else naive(child, known).turned().before())
        known[position.text] = max(found, key=lambda worth: worth.rank)
    return known[position.text]


def test_small_boards_are_as_a_naive_solver_finds_them() -> None:
    known: dict[str, Worth] = {}
    start = pentalith.game("cross", size=3).start()
    for move in ("a1", "b2", "c3", "a3"):
        start.play(move)
    naive(start, known)
    assert len(known) > 10
    for text, worth in known.items():
        assert solved(3).worth(start.game.position(text)) == worth


@every_size
def test_positions_are_worth_what_their_best_moves_are(size: int) -> None:
    for position in positions(solved(size).game, GAMES[size]):
        assert_consistent(solved(size), position)


@every_size
def test_best_play_lasts_as_long_as_is_said(size: int) -> None:
    for seed, position in enumerate(positions(solved(size).game, 1)):
        assert_best_play_keeps(solved(size), position.copy(), random.Random(seed))


@pytest.mark.parametrize(("size", "actions"), [(3, 5), (4, 7), (5, 9)])
def test_white_wins_the_shortest_way(size: int, actions: int) -> None:
    if size in SIZES:
        start = solved(size).game.start()
        assert solved(size).worth(start) == (1, actions, None)
        position = start.copy()
        while position.player:
            position.play(solved(size).best(position))
        assert position.result == (1, "path")
        assert sum(map(sum, [[cell > 0 for cell in row] for row in position.board()])) == actions


@every_size
def test_mirrored_first_moves_are_worth_the_same(size: int) -> None:
    start = solved(size).game.start()
    worths = {start.write(choice.move): choice.worth for choice in solved(size).choices(start)}
    assert len(worths) == size * size
    for name, worth in worths.items():
        column, row = "abcde".index(name[0]), int(name[1:])
        assert worth == worths["abcde"[size - 1 - column] + str(row)]
        assert worth == worths["abcde"[row - 1] + str(column + 1)]


def test_an_interrupted_solver_goes_on_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted(Exception):
        pass

    reports: list[Progress] = []

    def report(progress: Progress) -> None:
        reports.append(progress)
        raise Interrupted

    monkeypatch.setattr("pentalith.engine.solving.cross.SLICE", 20)
    made = CrossSolver(pentalith.game("cross", size=4))
    while not reports or reports[-1].part != 1:
        with pytest.raises(Interrupted):
            made.solve(report)
    assert len(reports) > 2
    for position in positions(made.game, 1):
        assert made.worth(position) == solved(4).worth(position)


def test_a_table_is_taken_over() -> None:
    other = CrossSolver(pentalith.game("cross", size=4))
    other.restore(solved(4).state())
    before = other.search.nodes
    assert other.worth(other.game.start()) == (1, 7, None)
    assert other.search.nodes - before < 50


def test_a_table_of_another_size_is_refused() -> None:
    with pytest.raises(pentalith.PentalithError):
        CrossSolver(pentalith.game("cross", size=3)).restore(solved(4).state())
    with pytest.raises(pentalith.PentalithError):
        solved(3).worth(pentalith.game("cross", size=4).start())
