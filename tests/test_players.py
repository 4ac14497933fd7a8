"""The players that choose by themselves."""

import random
from collections import Counter

import pytest

import pentalith
from drawn import played
from pentalith.engine.players import EnginePlayer, Player, RandomPlayer, player


def winner(first: Player, second: Player, game: pentalith.Game) -> int:
    """Who wins a game between two players."""
    position = game.start()
    while position.player:
        before = position.text
        move = (first, second)[position.player - 1].choose(position)
        assert position.text == before
        position.play(move)
    assert position.result
    return position.result.winner


@pytest.mark.parametrize("text", ["random", "engine", "engine:1", "engine:10"])
@pytest.mark.parametrize("key", ["square-trap", "stones", "cross", "symmetry", "trisq"])
def test_every_choice_is_legal(text: str, key: str) -> None:
    options = {"square-trap": {"rows": 3}, "stones": {}}.get(key, {"size": 4})
    winner(player(text, 1), player("random", 2), pentalith.game(key, **options))


@pytest.mark.parametrize("text", ["random", "engine", "engine:5"])
def test_the_same_seed_makes_the_same_choices(text: str) -> None:
    start = pentalith.game("trisq", size=5).start()
    choices = [[player(text, seed).choose(start) for _ in range(20)] for seed in (1, 1, 2)]
    assert choices[0][0] == choices[1][0]
    one, other = player(text, 3), player(text, 3)
    assert [one.choose(start) for _ in range(20)] == [other.choose(start) for _ in range(20)]


def choices(position: pentalith.Position, level: int, seeds: int) -> Counter[str]:
    """What players of a level choose, each with another seed."""
    numbers = (EnginePlayer(level, seed).choose(position) for seed in range(seeds))
    return Counter(map(position.write, numbers))


def test_a_winning_move_is_seen() -> None:
    position = played(pentalith.game("cross", size=3).start(), "a1 a3 b1 b3")
    assert set(choices(position, 10, 40)) == {"c1", "c2"}


def test_a_capture_is_seen() -> None:
    position = played(pentalith.game("trisq", size=5).start(), "b1 a1 c3 e5")
    assert set(choices(position, 10, 40)) == {"a2"}


def test_the_lowest_level_plays_at_random_and_higher_ones_less() -> None:
    position = played(pentalith.game("cross", size=3).start(), "a1 a3 b1 b3")
    found = {level: choices(position, level, 300) for level in (1, 5, 10)}
    wins = {level: seen["c1"] + seen["c2"] for level, seen in found.items()}
    assert 80 < wins[1] < 160 < wins[5] < 260
    assert wins[10] == 300


def test_the_engine_beats_the_random_player() -> None:
    game = pentalith.game("cross")
    chance = random.Random(1)
    wins = sum(
        winner(EnginePlayer(seed=chance.randrange(99)), RandomPlayer(chance.randrange(99)), game)
        == 1
        for _ in range(40)
    )
    assert wins >= 30


@pytest.mark.parametrize(
    "text", ["", "Engine", "engine:", "engine:0", "engine:11", "engine:x", "engine:\u0665", "human"]
)
def test_others_are_refused(text: str) -> None:
    with pytest.raises(pentalith.OptionError, match=r"is no player|a level is a number"):
        player(text)


@pytest.mark.parametrize("text", ["random", "engine"])
def test_nobody_chooses_after_the_end(text: str) -> None:
    position = played(pentalith.game("symmetry", size=1).start(), "1,1")
    with pytest.raises(pentalith.IllegalMove, match=r"^the game is over$"):
        player(text).choose(position)


def test_where_the_game_is_solved_the_engine_is_perfect() -> None:
    game = pentalith.game("square-trap", rows=3)
    for seed in range(3):
        assert winner(EnginePlayer(seed=seed), RandomPlayer(seed), game) == 1
    stones = pentalith.game("stones", repetition=2)
    for seed in range(20):
        assert winner(EnginePlayer(seed=seed), RandomPlayer(seed), stones) != 2


def test_a_position_that_cannot_come_about_is_played_all_the_same() -> None:
    position = pentalith.game("trisq", size=3).position("2o.x1o.3_2_0_2_-")
    assert EnginePlayer(seed=1).choose(position) in position.legal()
