"""What every game offers, tried on every game with every value of every option."""

import copy
import pickle
import random
import re
from collections.abc import Callable, Iterator
from functools import cache

import pytest

import pentalith
from drawn import played
from pentalith.games.options import Option

OPTIONS: dict[str, dict[str, list[int]]] = {
    "square-trap": {"rows": [3, 4, 5, 6, 7]},
    "stones": {"diagonals": [False, True]},
    "cross": {"size": [3, 4, 5, 6, 7, 8, 9]},
    "symmetry": {"size": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]},
    "trisq": {"size": [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]},
}
OTHER_REPETITIONS = [0, 2, 99]
GAMES = [
    pentalith.game(key, **{name: value})
    for key, options in OPTIONS.items()
    for name, values in (options | {"repetition": OTHER_REPETITIONS}).items()
    for value in values
]
PHASES = {"square-trap": {"place", "remove", "slide"}, "stones": {"set", "move"}}
REASONS = {
    "square-trap": {"stones", "blocked", "repetition"},
    "stones": {"line", "repetition"},
    "cross": {"path"},
    "symmetry": {"count"},
    "trisq": {"captures", "repetition"},
}
UNRESERVED = re.compile(r"[A-Za-z0-9._~-]+")
NO_MOVES = ["", "nowhere", "z9z9z9", "\udcff", -1, 65536, 10**5000, None, 1.0, b"a1", ["a1"]]
Copier = Callable[[pentalith.Position], pentalith.Position]


def pickled(position: pentalith.Position) -> pentalith.Position:
    """A position that has been pickled and read back."""
    return pickle.loads(pickle.dumps(position))  # type: ignore[no-any-return]


COPIERS: list[Copier] = [pentalith.Position.copy, copy.copy, copy.deepcopy, pickled]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: repr(game)[15:-1])
every_copier = pytest.mark.parametrize("copier", COPIERS, ids=["method", "copy", "deep", "pickle"])


@cache
def reached(game: pentalith.Game) -> list[pentalith.Position]:
    """Positions of a few random games: the first of every kind, some others, and the last."""
    return [position for seed in range(3) for position in of_interest(game, random.Random(seed))]


def of_interest(game: pentalith.Game, chance: random.Random) -> Iterator[pentalith.Position]:
    """The positions of a random game that are worth a look."""
    position = game.start()
    kinds = set()
    for _ in range(5000):
        kind = (position.phase, position.player, position.skipped, position.due > 1)
        if kind not in kinds or chance.random() < 0.03:
            kinds.add(kind)
            yield position.copy()
        if not position.player:
            break
        position.play(chance.choice(position.legal()))


def seen(position: pentalith.Position) -> tuple[object, ...]:
    """Everything that a position says."""
    return (
        position.text,
        position.board(),
        position.player,
        position.phase,
        position.result,
        position.captures,
        position.skipped,
        position.due,
        position.legal(),
        position.moves(),
    )


# What a position says


@every_game
def test_a_position_says_whose_turn_it_is_and_what_is_to_be_done(game: pentalith.Game) -> None:
    for position in reached(game):
        assert type(position.player) is type(position.skipped) is type(position.due) is int
        assert position.player in (0, 1, 2)
        assert position.skipped in (0, 1, 2)
        assert [type(count) for count in position.captures] == [int, int]
        assert min(position.captures) >= 0
        assert game.key == "trisq" or position.captures == (0, 0)
        assert (position.due > 0) == (position.phase == "remove")
        assert eval(repr(position), {"pentalith": pentalith}) == position
        assert position.game == game
    phases = {position.phase for position in reached(game)} - {"over"}
    assert phases == PHASES.get(game.key, {"place"})


@every_game
def test_a_position_shows_its_board(game: pentalith.Game) -> None:
    for position in reached(game):
        board = position.board()
        assert type(position.rows) is type(position.columns) is int
        assert [len(row) for row in board] == [position.columns] * position.rows
        assert {type(stone) for row in board for stone in row} == {int}
        assert {stone for row in board for stone in row} <= {0, 1, 2}
        board[0][0] = 7
        assert position.board()[0][0] != 7


@every_game
def test_after_the_end_there_is_a_result_and_nothing_to_play(game: pentalith.Game) -> None:
    for position in reached(game):
        over = not position.player
        assert (position.result is not None) == (position.phase == "over") == over
        assert bool(position.moves()) == bool(position.legal()) == (not over)
        if position.result:
            assert isinstance(position.result, pentalith.Result)
            assert type(position.result.winner) is int
            assert position.result.winner in (0, 1, 2)
            assert position.result.reason in REASONS[game.key]
            assert REASONS[game.key] <= set(game.kind.endings)
            moves: list[int | str] = [*game.start().legal(), *game.start().moves()]
            for move in moves:
                with pytest.raises(pentalith.IllegalMove, match=r"^the game is over$"):
                    position.play(move)
    assert any(position.result for position in reached(game))


@every_game
def test_the_board_is_drawn_for_people(game: pentalith.Game) -> None:
    drawings: dict[str, list[list[int]]] = {}
    for position in reached(game):
        assert type(str(position)) is str
        assert len(str(position).splitlines()) >= position.rows
        assert drawings.setdefault(str(position), position.board()) == position.board()


# Moves


@every_game
def test_moves_are_listed_in_ascending_order_of_their_numbers(game: pentalith.Game) -> None:
    for position in reached(game):
        numbers = position.legal()
        assert numbers == sorted(set(numbers))
        assert position.moves() == [position.write(number) for number in numbers]
        assert len(set(position.moves())) == len(numbers)
        for other in (position.copy(), game.position(position.text)):
            assert (other.legal(), other.moves()) == (numbers, position.moves())


@every_game
def test_a_move_is_played_by_its_text_or_by_its_number(game: pentalith.Game) -> None:
    for position in reached(game):
        before = seen(position)
        for number, text in zip(position.legal()[:12], position.moves(), strict=False):
            assert position.number(text) == position.number(number) == number
            by_number, by_text = position.copy(), position.copy()
            by_number.play(number)
            by_text.play(text)
            assert seen(by_number) == seen(by_text) != before
        assert seen(position) == before


@every_game
def test_what_is_not_legal_is_refused_and_changes_nothing(game: pentalith.Game) -> None:
    chance = random.Random(0)
    for position in reached(game)[::2]:
        before, legal = seen(position), position.legal()
        for number in {*range(100), *chance.sample(range(5000), 50)}.difference(legal):
            with pytest.raises((pentalith.NotationError, pentalith.IllegalMove)):
                position.play(number)
        assert seen(position) == before


@every_game
def test_what_is_no_move_is_bad_notation_and_changes_nothing(game: pentalith.Game) -> None:
    for position in reached(game)[::2]:
        before = seen(position)
        for move in NO_MOVES:
            with pytest.raises(pentalith.NotationError):
                position.play(move)  # type: ignore[arg-type]
        assert seen(position) == before


# Texts and copies


@every_game
def test_the_text_of_a_position_reads_back_and_is_safe_in_a_url(game: pentalith.Game) -> None:
    for position in reached(game):
        restored = game.position(position.text)
        assert UNRESERVED.fullmatch(position.text)
        assert (restored, hash(restored), restored.text) == (
            position,
            hash(position),
            position.text,
        )
        assert restored.result == position.result
        assert (restored.player, restored.phase) == (position.player, position.phase)


@every_copier
@every_game
def test_a_copy_is_equal_and_has_its_own_future(game: pentalith.Game, copier: Copier) -> None:
    for position in reached(game):
        before = seen(position)
        other = copier(position)
        assert other is not position
        assert type(other) is type(position)
        assert (other, hash(other), seen(other)) == (position, hash(position), before)
        if position.player:
            move = position.legal()[-1]
            other.play(move)
            assert other != position
            assert seen(position) == before
            changed = seen(other)
            position.copy().play(position.legal()[0])
            assert seen(other) == changed


CYCLES = {
    "square-trap": ("x2o.x2o.xxoo_1_slide", {"rows": 3}, "1A-1B 1D-1C 1B-1A 1C-1D"),
    "stones": ("x1o.x1o.1ox_1", {}, "A1A2 C2C1 A2A1 C1C2"),
    "trisq": ("4o1o.5ox.7.7.7.xo3ox.1xo1o1o_1_0_4_f7", {"size": 7}, "f1 a1 f7 g1 b1 g7"),
}


@every_copier
@pytest.mark.parametrize("times", [2, 3])
@pytest.mark.parametrize("key", CYCLES)
def test_a_copy_remembers_which_positions_have_occurred(
    key: str, times: int, copier: Copier
) -> None:
    text, options, cycle = CYCLES[key]
    position = pentalith.game(key, repetition=times, **options).position(text)
    moves = cycle.split() * (times - 1)
    for ply, move in enumerate(moves):
        other = copier(position)
        played(other, " ".join(moves[ply:-1]))
        assert other.result is None
        other.play(moves[-1])
        assert other.result == (0, "repetition")
        position.play(move)
    assert position.result == (0, "repetition")


@pytest.mark.parametrize("key", CYCLES)
def test_a_position_read_from_its_text_has_no_past(key: str) -> None:
    text, options, cycle = CYCLES[key]
    game = pentalith.game(key, repetition=2, **options)
    moves = cycle.split()
    position = played(game.position(text), " ".join(moves[:-1]))
    assert played(game.position(position.text), moves[-1]).result is None
    assert played(position, moves[-1]).result == (0, "repetition")


@every_game
def test_engines_count_the_lines_that_players_can_play(game: pentalith.Game) -> None:
    endless = pentalith.game(game.key, **{**game.options, "repetition": 0})
    for position in reached(game):
        if not 0 < len(position.legal()) <= 30:
            continue
        before, start = seen(position), endless.position(position.text)
        children = [played(start.copy(), text) for text in start.moves()]
        assert pentalith.perft(position, 0) == 1
        assert pentalith.perft(position, 1) == len(position.legal())
        assert pentalith.perft(position, 2) == sum(len(child.legal()) for child in children)
        assert position.follower() == game.start()
        assert seen(position) == before


def test_positions_differ_by_board_player_and_game() -> None:
    start = pentalith.game("cross").start()
    assert start == pentalith.game("cross", size=5).start()
    assert start != played(start.copy(), "a1")
    assert start != pentalith.game("cross", repetition=0).start()
    assert start != pentalith.game("symmetry", size=5).start()
    assert start.text == pentalith.game("symmetry", size=5).start().text
    assert start not in ("5.5.5.5.5_1", 0, None)
    assert len({start, start.copy(), pickled(start)}) == 1


# Games


@every_game
def test_a_game_is_a_value(game: pentalith.Game) -> None:
    same = pentalith.game(game.key, **game.options)
    for other in (same, copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert other == game
        assert hash(other) == hash(game)
        assert repr(other) == repr(game)
        assert eval(repr(other), {"pentalith": pentalith}) == game
        assert other.start() == game.start()
    assert game not in (game.key, repr(game), None)
    assert GAMES.count(game) == 1


def test_a_game_is_written_as_it_is_made() -> None:
    assert repr(pentalith.game("cross")) == "pentalith.game('cross', size=5, repetition=3)"
    stones = pentalith.game("stones", repetition=0, diagonals=False)
    assert repr(stones) == "pentalith.game('stones', diagonals=False, repetition=0)"
    assert repr(stones.start()) == f"{stones!r}.position('3.3.3_1')"


def test_the_five_games_come_in_the_rulebooks_order() -> None:
    assert [game.key for game in pentalith.games()] == list(OPTIONS)
    assert list(pentalith.games()) == [pentalith.game(key) for key in OPTIONS]


METADATA = {
    "square-trap": ("Square Trap", ("White", "Black"), 7),
    "stones": ("Stones", ("First", "Second"), True),
    "cross": ("Cross the Board", ("White", "Black"), 5),
    "symmetry": ("Symmetry", ("White", "Black"), 10),
    "trisq": ("Trisq", ("Triangle", "Square"), 13),
}


@pytest.mark.parametrize("game", pentalith.games(), ids=lambda game: game.key)
def test_what_a_game_says_about_itself(game: pentalith.Game) -> None:
    (option,) = OPTIONS[game.key]
    title, players, default = METADATA[game.key]
    assert (game.title, game.players) == (title, players)
    assert game.options == {option: default, "repetition": 3}
    assert re.fullmatch(r"[A-Z][^.]{20,}\.", game.aim)
    assert all(re.fullmatch(r"[a-z].*[^.]", meaning) for meaning in game.kind.endings.values())


@pytest.mark.parametrize(
    "key", ["", "Cross", "chess", "crös", "\udcff", None, 3, b"cross", ["cross"]]
)
def test_there_are_no_other_games(key: str) -> None:
    with pytest.raises(pentalith.OptionError, match="square-trap, stones, cross, symmetry, trisq"):
        pentalith.game(key)


CHOICES = [
    pytest.param(game.key, name, option, id=f"{game.key}-{name}")
    for game in pentalith.games()
    for name, option in game.kind.options.items()
]


@pytest.mark.parametrize(("key", "name", "option"), CHOICES)
def test_an_option_takes_the_values_it_names(key: str, name: str, option: Option) -> None:
    assert option.default in option.values
    assert option.allowed
    assert option.meaning
    expected = [0, *range(2, 100)] if name == "repetition" else OPTIONS[key][name]
    assert list(option.values) == expected
    for value in expected:
        assert pentalith.game(key, **{name: value}).options[name] is value


WRONG_VALUES = [-1, 100, 10**5000, 2.0, "3", b"3", None, [3], float("nan")]


@pytest.mark.parametrize(("key", "name", "option"), CHOICES)
def test_an_option_takes_no_other_values(key: str, name: str, option: Option) -> None:
    other_type = 1 if name == "diagonals" else True
    numbers = {int(value) for value in option.values}
    beyond = {min(numbers) - 1, max(numbers) + 1}
    for value in [*WRONG_VALUES, other_type, *beyond]:
        with pytest.raises(pentalith.OptionError, match=f"^{name} is {option.allowed}, not "):
            pentalith.game(key, **{name: value})  # type: ignore[arg-type]


NAMES = [("cross", "rows"), ("stones", "size"), ("trisq", "Size"), ("symmetry", "")]
TAKEN_NAMES = [("cross", "kind"), ("cross", "self"), ("cross", "key")]


@pytest.mark.parametrize(("key", "name"), [*NAMES, *TAKEN_NAMES])
def test_a_game_has_no_other_options(key: str, name: str) -> None:
    with pytest.raises(pentalith.OptionError, match=f"^[A-Z].* has no option '{name}'$"):
        pentalith.game(key, **{name: 5})


def test_what_the_package_offers() -> None:
    kinds = "Game Position Record Result"
    errors = "FileError IllegalMove NotationError OptionError RecordError"
    offered = sorted(["PentalithError", *kinds.split(), *errors.split()])
    assert pentalith.__all__ == [*offered, "__version__", "game", "games", "perft"]
    assert all(hasattr(pentalith, name) for name in pentalith.__all__)
    for error in errors.split():
        assert getattr(pentalith, error).__bases__ == (pentalith.PentalithError,)
    assert pentalith.PentalithError.__bases__ == (ValueError,)
