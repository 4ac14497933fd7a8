"""Random games, each played side by side in the rulebook and in its naive reference."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

import pentalith
from reference import Naive, reference


class Match(NamedTuple):
    """Games to be played with the same options, and what must have happened in them."""

    key: str
    option: str
    value: int
    games: int
    length: int
    """After so many moves a game is cut off."""
    expected: str
    repetitions: tuple[int, ...] = (3,)


REMOVALS = "remove first-each skip stones-1 stones-2 blocked-0 repetition-0"
LAPSES = f"{REMOVALS} lapse first-lapse"
STONES = "refused line-1 line-2 repetition-0"
SINGLY = "capture self-capture path-1 path-2"
CROSS = f"{SINGLY} captures"
SYMMETRY = "turn count-1 count-2"
TRISQ = "capture captures closed suicide captures-0 captures-1 captures-2 repetition-0"
COUNTED = (2, 3, 0)

MATCHES = [
    Match("square-trap", "rows", 3, 240, 100, REMOVALS, COUNTED),
    Match("square-trap", "rows", 4, 60, 200, LAPSES, COUNTED),
    Match("square-trap", "rows", 5, 36, 300, LAPSES, COUNTED),
    Match("square-trap", "rows", 6, 30, 300, LAPSES, COUNTED),
    Match("square-trap", "rows", 7, 24, 300, LAPSES, COUNTED),
    Match("stones", "diagonals", False, 120, 100, STONES, COUNTED),
    Match("stones", "diagonals", True, 120, 100, STONES, COUNTED),
    Match("cross", "size", 3, 150, 9, CROSS),
    Match("cross", "size", 4, 60, 16, SINGLY),
    Match("cross", "size", 5, 90, 25, CROSS),
    Match("cross", "size", 6, 70, 36, CROSS),
    Match("cross", "size", 7, 70, 49, CROSS),
    Match("cross", "size", 8, 45, 64, CROSS),
    Match("cross", "size", 9, 36, 81, CROSS),
    Match("symmetry", "size", 1, 3, 1, "count-1"),
    Match("symmetry", "size", 2, 24, 4, "turn count-0 count-2"),
    *(Match("symmetry", "size", size, 24, 100, SYMMETRY) for size in range(3, 11)),
    Match("trisq", "size", 3, 120, 60, TRISQ, COUNTED),
    *(Match("trisq", "size", size, 38 - 2 * size, 200, TRISQ, COUNTED) for size in range(4, 14)),
]


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: f"{match.key}-{match.value}")
def test_every_game_goes_as_in_the_reference(match: Match) -> None:
    happened: Counter[str] = Counter()
    for seed in range(match.games):
        happened.update(played_through(match, seed))
    assert set(match.expected.split()) - set(happened) == set()


def played_through(match: Match, seed: int) -> Iterator[str]:
    """Play a game in both and compare them all the time; what happens in it."""
    repetition = match.repetitions[seed // len(MANNERS) % len(match.repetitions)]
    options = {match.option: match.value, "repetition": repetition}
    position = pentalith.game(match.key, **options).start()
    naive = reference(match.key, **options)
    player = MANNERS[seed % len(MANNERS)](position, random.Random(seed))
    assert_same(position, naive)
    for _ in range(match.length):
        if naive.winner is not None:
            break
        before = naive.copy()
        move = player(position)
        naive.play(move)
        position.play(move)
        assert_same(position, naive)
        yield from events(match.key, before, naive)


def assert_same(position: pentalith.Position, naive: Naive) -> None:
    """Everything that can be seen of a position is as in the reference."""
    moves = position.moves()
    assert len(set(moves)) == len(moves)
    assert set(moves) == set(naive.moves())
    assert state(position) == (
        naive.board(),
        naive.player,
        naive.phase,
        None if naive.winner is None else (naive.winner, naive.reason),
        naive.captures,
        naive.skipped,
        naive.due,
    )
    if position.game.key == "trisq":
        assert position.text.split("_")[4] == (naive.ban or "-")
    restored = position.game.position(position.text)
    assert restored == position
    assert state(restored)[:5] == state(position)[:5]
    assert (restored.due, restored.moves()) == (position.due, moves)


def state(position: pentalith.Position) -> tuple[object, ...]:
    """The board, and all that is said about it."""
    return (
        position.board(),
        position.player,
        position.phase,
        position.result,
        position.captures,
        position.skipped,
        position.due,
    )


# What happens in a game


def events(key: str, before: Naive, after: Naive) -> Iterator[str]:
    """The rare things that a move brought about."""
    if after.winner is not None:
        yield f"{after.reason}-{after.winner}"
    if after.skipped:
        yield "skip"
    if after.phase == "set" and len(after.moves()) < len(after.empty()):
        yield "refused"
    yield from NOTABLE.get(key, nothing)(before, after)


def nothing(before: Naive, after: Naive) -> Iterator[str]:
    """No more than happens in every game."""
    return iter(())


def in_square_trap(before: Naive, after: Naive) -> Iterator[str]:
    """Removals that are made, and removals that lapse."""
    if before.phase == "remove":
        yield "remove"
    if before.due > 1 and (after.phase, after.player) != ("remove", before.player):
        yield "first-lapse"
    if (before.phase, after.phase, before.player, after.player) == ("remove", "remove", 1, 2):
        yield "first-each"
    more_squares = squares(after.board()) > squares(before.board())
    if before.phase == "slide" and after.phase == "slide" and more_squares:
        yield "lapse"


def squares(cells: list[list[int]]) -> int:
    """How many unit squares there are of one colour or the other."""
    corners = [(row, column) for row in range(len(cells) - 1) for column in range(len(cells))]
    return sum(
        {cells[r][c] for r in (row, row + 1) for c in (column, column + 1)} in ({1}, {2})
        for row, column in corners
    )


def in_cross(before: Naive, after: Naive) -> Iterator[str]:
    """Stones that change colour."""
    taken = before.count(3 - before.player) - after.count(3 - before.player)
    if taken > 0:
        yield "capture" if taken == 1 else "captures"
    if taken < 0:
        yield "self-capture"


def in_symmetry(before: Naive, after: Naive) -> Iterator[str]:
    """Squares that turn."""
    turned = before.count(3 - before.player) - after.count(3 - before.player)
    if turned:
        yield "turn"


def in_trisq(before: Naive, after: Naive) -> Iterator[str]:
    """Figures that are captured, and points that may not be played on."""
    taken = sum(after.captures) - sum(before.captures)
    if taken:
        yield "capture" if taken == 1 else "captures"
    if after.ban:
        yield "closed"
    if after.winner is None and len(after.moves()) + bool(after.ban) < len(after.empty()):
        yield "suicide"


NOTABLE: dict[str, Callable[[Naive, Naive], Iterator[str]]] = {
    "square-trap": in_square_trap,
    "cross": in_cross,
    "symmetry": in_symmetry,
    "trisq": in_trisq,
}


# Who plays


class Uniform:
    """Any legal move."""

    def __init__(self, start: pentalith.Position, chance: random.Random) -> None:
        self.chance = chance

    def __call__(self, position: pentalith.Position) -> str:
        return self.chance.choice(position.moves())


class Eager(Uniform):
    """Mostly the move of some that changes most: captures, turned stones, squares, skips."""

    candidates = 12
    careless = 0.2

    def __call__(self, position: pentalith.Position) -> str:
        moves = position.moves()
        moves = self.chance.sample(moves, min(len(moves), self.candidates))
        if self.chance.random() < self.careless:
            return moves[0]
        return max(moves, key=lambda move: self.interest(position.board(), played(position, move)))

    def interest(self, before: list[list[int]], after: pentalith.Position) -> int:
        """How much a move has changed."""
        rows = zip(before, after.board(), strict=True)
        changed = sum(old != new for row in rows for old, new in zip(*row, strict=True))
        if after.game.key == "square-trap":
            changed += 3 * squares(after.board()) + 5 * bool(after.skipped)
        return changed


class Planned(Eager):
    """First a planned board is filled; then eager play that overlooks little."""

    candidates = 200
    careless = 0.02

    def __init__(self, start: pentalith.Position, chance: random.Random) -> None:
        super().__init__(start, chance)
        self.plan = PLANS.get(start.game.key, chequered)(start, chance)

    def __call__(self, position: pentalith.Position) -> str:
        planned = [move for move in position.moves() if self.plan.get(move) == position.player]
        if planned and position.phase == "place":
            return self.chance.choice(planned)
        return super().__call__(position)


class Returning(Uniform):
    """Mostly a move that puts one's own stones where they have been."""

    def __init__(self, start: pentalith.Position, chance: random.Random) -> None:
        super().__init__(start, chance)
        self.been: Counter[str] = Counter()

    def __call__(self, position: pentalith.Position) -> str:
        player = position.player
        self.been[self.own(position, player)] += 1
        moves = position.moves()
        self.chance.shuffle(moves)
        if self.chance.random() < 0.1:
            return moves[0]
        return max(moves, key=lambda move: self.been[self.own(played(position, move), player)])

    def own(self, position: pentalith.Position, player: int) -> str:
        """Where the stones of a player are."""
        return f"{player} {[[cell == player for cell in row] for row in position.board()]}"


def played(position: pentalith.Position, move: str) -> pentalith.Position:
    """The position after a move."""
    after = position.copy()
    after.play(move)
    return after


# How a planned board looks


def halves(start: pentalith.Position, chance: random.Random) -> dict[str, int]:
    """Two halves of one colour each, with some stones exchanged."""
    places = start.moves()
    if start.rows % 2:
        places.sort(key=lambda place: place[1])
    colours = [1 + (2 * number >= len(places)) for number in range(len(places))]
    for _ in range(chance.randrange(4)):
        one, other = chance.sample(range(len(colours)), 2)
        colours[one], colours[other] = colours[other], colours[one]
    return mirrored(dict(zip(places, colours, strict=True)), chance)


def chequered(start: pentalith.Position, chance: random.Random) -> dict[str, int]:
    """Black and white squares, with some errors."""
    colours = [
        1 + (row + column + (chance.random() < 0.1)) % 2
        for row in range(start.rows)
        for column in range(start.columns)
    ]
    return mirrored(dict(zip(start.moves(), colours, strict=True)), chance)


def mirrored(plan: dict[str, int], chance: random.Random) -> dict[str, int]:
    """A plan, or the same for the opponent."""
    own = chance.randrange(2)
    return {place: colour if own else 3 - colour for place, colour in plan.items()}


def exchanges(start: pentalith.Position, chance: random.Random) -> dict[str, int]:
    """Single figures that can be taken and taken back, in three corners."""
    if start.rows < 5:
        return chequered(start, chance)
    third, second, last = list("abcdefghjklmn")[start.rows - 3 : start.rows]
    top, below = start.rows, start.rows - 1
    triangles = f"a2 a3 b1 {last}2 {last}3 {last}{below} {last}{below - 1} a{top}"
    squares = f"b2 c1 {third}1 {last}1 {second}2 {third}{top} {last}{top} {second}{below}"
    return dict.fromkeys(triangles.split(), 1) | dict.fromkeys(squares.split(), 2)


PLANS = {"square-trap": halves, "trisq": exchanges}

MANNERS: tuple[Callable[[pentalith.Position, random.Random], Uniform], ...]
MANNERS = (Uniform, Eager, Planned, Returning)
