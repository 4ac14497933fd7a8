"""Random play: every legal move is as likely as the others, and both worlds play the same games."""

import random
from collections import Counter
from collections.abc import Callable, Iterable
from statistics import fmean, variance
from typing import NamedTuple

import pytest

import pentalith
from drawn import played, set_up
from pentalith.engine import playouts
from pentalith.engine.graph import graph
from pentalith.games import draws
from pentalith.games.chance import Chance

TIMES = 400
ONE_IN_A_MILLION = 4.7534
"""A normal variable is as far above its mean, in standard deviations, once in a million times."""
Player = Callable[..., int]
both_players = pytest.mark.parametrize("player", [playouts.drawn, playouts.listed])


# Every legal move is as likely as the others


def statistic(counts: Iterable[int]) -> float:
    """Pearson's chi-square: how far counts are from being all the same."""
    listed = list(counts)
    expected = sum(listed) / len(listed)
    return sum((count - expected) ** 2 for count in listed) / expected


def critical(degrees: int) -> float:
    """What chi-square exceeds once in a million times, after Wilson and Hilferty."""
    spread = 2 / (9 * degrees)
    return float(degrees * (1 - spread + ONE_IN_A_MILLION * spread**0.5) ** 3)


class Case(NamedTuple):
    """A drawn position, and how many legal moves it has."""

    name: str
    game: pentalith.Game
    drawing: str
    fields: str
    phase: str
    moves: int


SQUARE_TRAP = pentalith.game("square-trap", rows=4)
STONES = pentalith.game("stones")
TRISQ = pentalith.game("trisq", size=5)

PLACEMENT = """
      A B C D E
    1 W . . B .
    2 . B . . .
    3 . W . . .
    4 . . . W .
"""
FIRST = """
      A B C D E
    1 W W B B B
    2 W W B B B
    3 W W W B W
    4 B B B W W
"""
FIRST_OF_BLACK = """
      A B C D E
    1 W W B B B
    2 W W B B B
    3 W W W . W
    4 . B B W W
"""
SLIDES = """
      A B C D E
    1 W . B . .
    2 W . . . B
    3 . W . B .
    4 . B . W W
"""
REMOVAL = """
      A B C D E
    1 W W . B B
    2 W W . B B
    3 . . W . B
    4 B . B W W
"""
LAST_TO_SET = """
    X X .
    . . .
    . . .
"""
LAST_OF_SECOND = """
    X X O
    X . O
    . . .
"""
MOVING = """
    X . O
    X . O
    . O X
"""
SPREAD_OUT = """
      a b c d e
    1 W . . B .
    2 . B . . .
    3 W W . . .
    4 . . . . B
    5 . . B . .
"""
FOUR_ILLEGAL_ONE_CLOSED = """
      a b c d e
    5 · □ · ▲ ·
    4 □ ▲ · · ·
    3 · □ ▲ · ·
    2 □ · □ · ▲
    1 · □ ▲ ▲ ·
"""
CASES = [
    Case("placement", SQUARE_TRAP, PLACEMENT, "2_place", "place", 15),
    Case("first-removals", SQUARE_TRAP, FIRST, "1_first-2-2", "remove", 4),
    Case("first-removals-of-black", SQUARE_TRAP, FIRST_OF_BLACK, "2_first-0-2", "remove", 4),
    Case("slides", SQUARE_TRAP, SLIDES, "1_slide", "slide", 12),
    Case("slides-of-black", SQUARE_TRAP, SLIDES, "2_slide", "slide", 17),
    Case("removal", SQUARE_TRAP, REMOVAL, "1_remove", "remove", 3),
    Case("first-stones", STONES, ". . .\n. . .\n. . .", "1", "set", 9),
    Case("last-stone", STONES, LAST_TO_SET, "1", "set", 6),
    Case("last-stone-of-second", STONES, LAST_OF_SECOND, "2", "set", 3),
    Case("moves", STONES, MOVING, "1", "move", 5),
    Case("no-diagonals", pentalith.game("stones", diagonals=False), MOVING, "1", "move", 3),
    Case("cross", pentalith.game("cross"), SPREAD_OUT, "2", "place", 18),
    Case("symmetry", pentalith.game("symmetry", size=5), SPREAD_OUT, "2", "place", 18),
    Case("trisq", TRISQ, FOUR_ILLEGAL_ONE_CLOSED, "1_1_1_a5", "place", 9),
    Case("trisq-none-closed", TRISQ, FOUR_ILLEGAL_ONE_CLOSED, "1_1_1_-", "place", 9),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_legal_move_is_drawn_as_often(case: Case) -> None:
    position = set_up(case.game, case.drawing, case.fields)
    legal = position.legal()
    assert (position.phase, len(legal)) == (case.phase, case.moves)
    before, chance = repr(position), Chance(2)
    drawn = Counter(playouts.sample(position, chance) for _ in range(TIMES * len(legal)))
    assert sorted(drawn) == legal
    assert statistic(drawn.values()) < critical(len(legal) - 1)
    assert (repr(position), position.legal()) == (before, legal)


@pytest.mark.parametrize("moves", [3, 17])
def test_a_move_drawn_half_as_often_again_would_be_noticed(moves: int) -> None:
    assert statistic([TIMES] * moves) == 0
    assert statistic([TIMES * 3 // 2] + [TIMES] * (moves - 1)) > critical(moves - 1)


# Random games are games of the rulebook


OPTIONS: dict[str, dict[str, Iterable[int]]] = {
    "square-trap": {"rows": range(3, 8)},
    "stones": {"diagonals": (False, True)},
    "cross": {"size": range(3, 10)},
    "symmetry": {"size": range(1, 11)},
    "trisq": {"size": range(3, 14)},
}
GAMES = [
    pentalith.game(key, **{name: value, "repetition": 2})
    for key, options in OPTIONS.items()
    for name, values in options.items()
    for value in values
]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: repr(game)[15:-15])
SEEDS = range(3)


def begun(game: pentalith.Game) -> pentalith.Position:
    """A position of a game with a past: Stones has set its stones, and moved some."""
    if game.key == "stones":
        return played(game.start(), "A1 B1 C3 A3 B3 C2 A1A2 C2C1")
    return game.start()


@every_game
def test_drawn_games_are_sampled_moves_played_one_by_one(game: pentalith.Game) -> None:
    start = begun(game)
    for seed in SEEDS:
        chance, same = Chance(seed), Chance(seed)
        position, actions = start.copy(), 0
        while position.player:
            position.play(playouts.sample(position, chance))
            actions += 1
        assert playouts.drawn(start, 1, same) == actions
        assert same.state == chance.state
    assert (start, start.result) == (begun(game), None)


@pytest.mark.parametrize("diagonals", [False, True])
@pytest.mark.parametrize("repetition", [0, 2, 3])
def test_stones_walks_as_its_listed_moves_lead(diagonals: bool, repetition: int) -> None:
    game = pentalith.game("stones", diagonals=diagonals, repetition=repetition)
    nodes = sorted(graph(game).nodes)
    for seed in range(200):
        start = game.position(random.Random(seed).choice(nodes)) if seed % 4 else game.start()
        chance, same = Chance(seed), Chance(seed)
        position, actions = start.copy(), 0
        while legal := position.legal():
            position.play(legal[draws.below(chance, len(legal))])
            actions += 1
        assert playouts.drawn(start, 1, same) == actions
        assert same.state == chance.state


@pytest.mark.parametrize("diagonals", [False, True])
def test_the_graph_of_stones_is_every_position_that_can_be_reached(diagonals: bool) -> None:
    game = pentalith.game("stones", diagonals=diagonals)
    nodes = graph(game).nodes
    assert len(nodes) == 4758
    chance = random.Random(0)
    for text in chance.sample(sorted(nodes), 200):
        position = game.position(text)
        assert nodes[text] & 255 == len(position.legal())
        for move in position.moves():
            assert played(position.copy(), move).text in nodes


LENGTHS = [
    (pentalith.game("square-trap", rows=3).start(), 400),
    (pentalith.game("square-trap", rows=4).start(), 200),
    (pentalith.game("stones").start(), 2000),
    (pentalith.game("stones", diagonals=False).start(), 2000),
    (begun(pentalith.game("stones", repetition=2)), 2000),
    (pentalith.game("cross").start(), 1500),
    (pentalith.game("symmetry", size=4).start(), 50),
    (pentalith.game("trisq", size=3).start(), 1500),
    (pentalith.game("trisq", size=5).start(), 600),
]


@pytest.mark.parametrize(("start", "games"), LENGTHS, ids=lambda value: repr(value)[15:])
def test_both_ways_to_choose_play_equally_long_games(start: pentalith.Position, games: int) -> None:
    chance = Chance(5)
    drawn, listed = (
        [player(start, 1, chance) for _ in range(games)]
        for player in (playouts.drawn, playouts.listed)
    )
    error = (variance(drawn) + variance(listed)) / games
    assert abs(fmean(drawn) - fmean(listed)) <= ONE_IN_A_MILLION * error**0.5


# The same games everywhere


PINNED = {
    "square-trap": (15091, 16274),
    "stones": (394, 350),
    "cross": (305, 305),
    "symmetry": (2000, 2000),
    "trisq": (3569, 3549),
}


@pytest.mark.parametrize("game", pentalith.games(), ids=lambda game: game.key)
def test_the_same_seed_plays_the_same_games_in_both_worlds(game: pentalith.Game) -> None:
    for _ in range(2):
        counts = [
            player(game.start(), 20, Chance(7)) for player in (playouts.drawn, playouts.listed)
        ]
        assert tuple(counts) == PINNED[game.key]


@both_players
@every_game
def test_other_seeds_play_other_games(game: pentalith.Game, player: Player) -> None:
    states = set()
    for seed in (*SEEDS, -1, 1 << 40):
        chance = Chance(seed)
        player(game.start(), 1, chance)
        states.add(chance.state)
    assert len(states) == 5


@both_players
@every_game
def test_games_are_cut_off_at_the_limit(game: pentalith.Game, player: Player) -> None:
    start = begun(game)
    for seed in SEEDS:
        whole = player(start, 1, Chance(seed))
        for limit in (0, 1, 2, 10, whole - 1, whole, whole + 1):
            assert player(start, 1, Chance(seed), limit) == min(whole, limit)
    assert player(game.start(), 0, Chance(0)) == 0
    assert player(game.start(), 7, Chance(0), 1) == 7
    assert player(game.start(), 7, Chance(0), limit=0) == 0


@both_players
def test_several_games_are_played_one_after_the_other(player: Player) -> None:
    for game in pentalith.games():
        chance, same = Chance(1), Chance(1)
        lengths = [player(game.start(), 1, chance) for _ in range(4)]
        assert player(game.start(), 4, same) == sum(lengths)
        assert same.state == chance.state


# Wrong uses


OVER = [
    ("square-trap", {"rows": 3}, "xxoo.xxoo.xxoo_0"),
    ("stones", {}, "x1o.1xo.1ox_0"),
    ("cross", {"size": 3}, "xxx.oo1.3_0"),
    ("symmetry", {"size": 1}, "x_0"),
    ("trisq", {"size": 3}, "xxo.xxo.xoo_0_0_0_-"),
    ("stones", {}, "x1o.x1o.1ox_0_repetition"),
]


@pytest.mark.parametrize(("key", "options", "text"), OVER)
def test_no_move_is_drawn_after_the_end(key: str, options: dict[str, int], text: str) -> None:
    with pytest.raises(pentalith.IllegalMove, match=r"^the game is over$"):
        playouts.sample(pentalith.game(key, **options).position(text), Chance(0))


@both_players
@pytest.mark.parametrize(("key", "options", "text"), OVER)
def test_a_game_that_is_over_goes_no_further(
    key: str, options: dict[str, int], text: str, player: Player
) -> None:
    assert player(pentalith.game(key, **options).position(text), 3, Chance(0)) == 0


@both_players
def test_only_positions_are_played(player: Player) -> None:
    for start in ("5.5.5.5.5_1", pentalith.game("cross"), 5, None):
        with pytest.raises((TypeError, AttributeError)):
            player(start, 1, Chance(0))
