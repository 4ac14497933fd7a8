"""What holds for whatever is played, read or asked for, sensible or not."""

import pickle
import random
import re
import string
from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pentalith

GAMES = [
    pentalith.game("square-trap", rows=3),
    pentalith.game("square-trap", rows=4, repetition=2),
    pentalith.game("square-trap"),
    pentalith.game("stones"),
    pentalith.game("stones", diagonals=False, repetition=2),
    pentalith.game("cross", size=3),
    pentalith.game("cross", size=9),
    pentalith.game("symmetry", size=3),
    pentalith.game("symmetry"),
    pentalith.game("trisq", size=3),
    pentalith.game("trisq", size=4, repetition=2),
    pentalith.game("trisq"),
]
NOTATION, ILLEGAL, OPTION = KINDS = (
    pentalith.NotationError,
    pentalith.IllegalMove,
    pentalith.OptionError,
)
LONGEST_MESSAGE = 200
STAGES = ["", "place", "slide", "remove", "first-1-0", "first-2-1", "first-0-3", "first-99-99"]

WIDE = {code: code + 0xFEE0 for code in range(0x21, 0x7F)}
ARABIC = {ord("0") + digit: 0x0660 + digit for digit in range(10)}
KELVIN = {ord("k"): 0x212A}

fixed = settings(derandomize=True, deadline=None, max_examples=80)
many = settings(fixed, max_examples=240)


@st.composite
def positions(draw: st.DrawFn) -> pentalith.Position:
    """Positions of games begun with some choices, and gone on with at random."""
    position = draw(st.sampled_from(GAMES)).start()
    for choice in draw(st.binary(max_size=24)):
        if position.player:
            position.play(position.legal()[choice % len(position.legal())])
    return played_at_random(position, draw(st.integers(0, 99)), draw(st.integers(0, 60)))


def played_at_random(position: pentalith.Position, seed: int, moves: int) -> pentalith.Position:
    """The same position after so many random moves, or at the end."""
    chance = random.Random(seed)
    for _ in range(moves):
        if position.player:
            position.play(chance.choice(position.legal()))
    return position


@st.composite
def mutated(draw: st.DrawFn, text: str) -> str:
    """A text with a few characters removed, inserted or changed."""
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text)))
        inserted = draw(st.sampled_from(["", *"abcdexoABCDEXO0123456789 .,_-\n²éß"]))
        text = text[:at] + inserted + text[at + draw(st.integers(0, 1)) :]
    return text


@st.composite
def boards(draw: st.DrawFn, game: pentalith.Game) -> str:
    """A random board of a game, as the first field of a position's text."""
    position = game.start()
    marks = draw(st.sampled_from(["xo", "xo-", "xo---", "xxo", "xoo-", "xo-------"]))
    chance = random.Random(draw(st.integers(0, 9999)))
    rows = ["".join(chance.choices(marks, k=position.columns)) for _ in range(position.rows)]
    return re.sub("-+", lambda run: str(len(run[0])), ".".join(rows))


def with_fields(game: pentalith.Game, board: str) -> Iterator[str]:
    """All that may be said of a board, were it the board of a position."""
    details = {"square-trap": STAGES, "trisq": list(captures(board))}.get(game.key, [""])
    for fields in product("012", details, ("", "repetition")):
        yield "_".join(field for field in (board, *fields) if field)


def captures(board: str) -> Iterator[str]:
    """How many figures may have been taken, and what may be closed, with a board of Trisq."""
    ahead = board.count("x") - board.count("o")
    for even, odd, closed in product((0, 5), (0, 1), ("-", "a1", "b1", "c3")):
        yield f"{even + max(ahead, 0)}_{even + odd + max(-ahead, 0)}_{closed}"


def surrogates() -> st.SearchStrategy[str]:
    """Texts that cannot be encoded."""
    return st.text(st.characters(categories=["Cs", "Nd", "Lu"]), max_size=5)


def texts() -> st.SearchStrategy[str]:
    """Texts of all kinds, many of them short and of letters and digits."""
    places = st.text(string.ascii_letters + string.digits + " -,", max_size=6)
    return st.one_of(places, st.text(max_size=9), surrogates(), st.just("a" * 5000))


def anything() -> st.SearchStrategy[object]:
    """Values of all kinds."""
    numbers = st.one_of(st.integers(), st.integers(-2, 5000), st.sampled_from([10**5000, -(2**64)]))
    others = st.one_of(st.none(), st.booleans(), st.floats(), st.complex_numbers(), st.binary())
    return st.one_of(numbers, texts(), others, st.lists(st.integers()), st.just(object()))


def seen(position: pentalith.Position) -> tuple[object, ...]:
    """Everything that a position says, and what it remembers."""
    return (repr(position), str(position), position.moves(), position.result, position.__reduce__())


def assert_clear(error: pentalith.PentalithError, *kinds: type[pentalith.PentalithError]) -> None:
    """The error is of one of these kinds only, and says on one short line what is wrong.

    The right text of a position, where it is said, may be as long as a board.
    """
    assert [kind in kinds for kind in KINDS if isinstance(error, kind)] == [True]
    assert str(error).isprintable()
    assert 0 < len(str(error)) < LONGEST_MESSAGE


def assert_taken_or_refused(position: pentalith.Position, move: object) -> None:
    """A legal move is played, anything else is refused and changes nothing."""
    before, unplayed = seen(position), position.copy()
    try:
        position.play(move)  # type: ignore[arg-type]
    except pentalith.PentalithError as error:
        assert_clear(error, NOTATION, ILLEGAL)
        assert seen(position) == before
        assert type(move) is not int or move not in position.legal()
        assert type(move) is not str or move not in position.moves()
    else:
        assert unplayed.number(move) in unplayed.legal()  # type: ignore[arg-type]
        assert seen(position) != before


# What is sensible


@fixed
@given(positions())
def test_positions_read_back_from_text_copies_and_pickles(position: pentalith.Position) -> None:
    restored = position.game.position(position.text)
    pickled = pickle.loads(pickle.dumps(position))
    assert position == restored == position.copy() == pickled
    assert seen(position) == seen(position.copy()) == seen(pickled)
    assert seen(position)[:4] == seen(restored)[:4]
    assert len({hash(position), hash(restored), hash(pickled)}) == 1


@fixed
@given(positions(), st.integers(0, 99))
def test_copies_go_on_in_the_same_way(position: pentalith.Position, seed: int) -> None:
    pickled = pickle.loads(pickle.dumps(position))
    copied = position.copy()
    for other in (pickled, copied, position):
        played_at_random(other, seed, 80)
    assert seen(position) == seen(copied) == seen(pickled)


@fixed
@given(positions())
def test_moves_are_read_in_either_case(position: pentalith.Position) -> None:
    for number, text in zip(position.legal(), position.moves(), strict=True):
        assert position.number(text) == number
        assert position.number(text.lower()) == number
        assert position.number(text.upper()) == number


@fixed
@given(positions())
def test_moves_are_read_as_the_games_sources_write_them(position: pentalith.Position) -> None:
    for number, text in zip(position.legal(), position.moves(), strict=True):
        if position.phase == "remove":
            assert position.number(text.removeprefix("x")) == number
        if position.phase == "slide":
            assert position.number(text.replace("-", " ")) == number
        if position.game.key == "symmetry":
            assert position.number(text.replace(",", " ")) == number


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_characters_that_only_look_alike_are_not_read(game: pentalith.Game) -> None:
    position = game.start()
    for text in position.moves():
        for lookalikes in (WIDE, ARABIC, KELVIN):
            if (other := text.translate(lookalikes)) != text:
                with pytest.raises(pentalith.NotationError):
                    position.number(other)


# What need not be


@many
@given(positions(), anything())
def test_whatever_is_played_is_a_legal_move_or_an_error(
    position: pentalith.Position, move: object
) -> None:
    assert_taken_or_refused(position, move)


@many
@given(positions(), st.data())
def test_what_is_nearly_a_legal_move_is_one_or_an_error(
    position: pentalith.Position, data: st.DataObject
) -> None:
    moves = position.moves() or position.game.start().moves()
    assert_taken_or_refused(position, data.draw(mutated(data.draw(st.sampled_from(moves)))))


@many
@given(
    st.one_of(anything(), st.sampled_from([game.key for game in GAMES])),
    st.dictionaries(
        st.one_of(st.sampled_from(["rows", "size", "diagonals", "repetition"]), texts()), anything()
    ),
)
def test_whatever_game_is_asked_for_there_is_one_or_an_error(
    key: object, options: dict[str, object]
) -> None:
    try:
        game = pentalith.game(key, **options)  # type: ignore[arg-type]
    except pentalith.PentalithError as error:
        assert_clear(error, OPTION)
    else:
        assert game.options == game.options | options
        assert eval(repr(game), {"pentalith": pentalith}) == game
        assert game.start().moves()


@many
@given(st.sampled_from(GAMES), anything())
def test_whatever_is_read_as_a_position_is_one_or_an_error(
    game: pentalith.Game, text: object
) -> None:
    assert not is_position(game, text) or game.position(str(text)).text == text


def is_position(game: pentalith.Game, text: object) -> bool:
    """Whether a text is of a position; then it must be possible to play on from there."""
    try:
        position = game.position(text)  # type: ignore[arg-type]
    except pentalith.PentalithError as error:
        assert_clear(error, NOTATION)
        return False
    assert position.text == text
    assert bool(position.player) == bool(position.moves())
    assert game.position(position.copy().text) == position
    for seed in range(2):
        after = played_at_random(position.copy(), seed, 150)
        assert bool(after.player) == bool(after.moves())
    return True


def test_what_is_nearly_a_position_is_one_or_an_error() -> None:
    accepted: Counter[str] = Counter()

    @many
    @given(positions(), st.data())
    def check(position: pentalith.Position, data: st.DataObject) -> None:
        accepted[position.game.key] += is_position(position.game, data.draw(mutated(position.text)))

    check()
    assert sum(accepted.values()) >= 10


def test_random_boards_are_positions_or_errors() -> None:
    accepted: Counter[str] = Counter()

    @settings(many, max_examples=480)
    @given(st.sampled_from(GAMES), st.data())
    def check(game: pentalith.Game, data: st.DataObject) -> None:
        for text in with_fields(game, data.draw(boards(game))):
            accepted[game.key] += is_position(game, text)

    check()
    assert min(accepted[game.key] for game in GAMES) >= 3
