"""A table: whose turn it is, and what taking back means where the computer plays."""

import pytest

import pentalith
from pentalith.console.table import Table
from pentalith.engine.players import EnginePlayer, Player, RandomPlayer


def table(first: Player | None, second: Player | None, *moves: str) -> Table:
    """A table of Cross the Board on three rows, after some moves."""
    made = Table(pentalith.Record(pentalith.game("cross", size=3)), (first, second))
    for move in moves:
        made.record.play(move)
    return made


def test_two_people_take_back_one_move_at_a_time() -> None:
    made = table(None, None, "a1", "b2", "c3")
    made.undo()
    assert made.record.moves == ["a1", "b2"]
    made.undo()
    made.redo()
    assert made.record.moves == ["a1", "b2"]


def test_the_move_of_the_computer_is_taken_back_too() -> None:
    made = table(None, RandomPlayer(1), "a1", "b2", "c3", "b1")
    made.undo()
    assert made.record.moves == ["a1", "b2"]
    made.redo()
    assert made.record.moves == ["a1", "b2", "c3", "b1"]


def test_what_the_computer_began_with_stands() -> None:
    made = table(RandomPlayer(1), None, "a1")
    with pytest.raises(pentalith.IllegalMove, match="no move of yours"):
        made.undo()
    assert made.record.moves == ["a1"]


def test_nothing_is_taken_back_at_the_start() -> None:
    with pytest.raises(pentalith.IllegalMove, match="no move of yours"):
        table(None, None).undo()


def test_only_the_resignation_is_taken_back() -> None:
    made = table(None, None, "a1", "b2")
    made.resign()
    assert (made.over, made.resigned(), made.record.score) == (True, True, "0-1")
    made.undo()
    assert (made.over, made.record.moves) == (False, ["a1", "b2"])


def test_the_last_move_of_a_game_can_be_taken_back() -> None:
    made = table(None, None, "a1", "a3", "b1", "b3", "c1")
    assert made.over
    assert not made.resigned()
    made.undo()
    assert made.record.moves == ["a1", "a3", "b1", "b3"]


def test_after_the_end_there_is_no_computer_hint_or_resignation() -> None:
    made = table(RandomPlayer(1), RandomPlayer(2), "a1", "a3", "b1", "b3", "c1")
    assert made.computer is None
    for ask in (made.hint, made.resign):
        with pytest.raises(pentalith.IllegalMove, match="the game is over"):
            ask()


def test_the_computer_is_asked_when_it_is_to_act() -> None:
    computer = EnginePlayer(seed=1)
    made = table(None, computer)
    assert made.computer is None
    made.record.play("a1")
    assert made.computer is computer
    move = made.answer(computer)
    assert made.record.moves == ["a1", move]
    assert made.last == made.position.number(move)


def test_the_record_names_the_computer() -> None:
    assert dict(table(None, EnginePlayer(3)).record.tags) == {"Black": "Engine level 3"}


def test_a_person_who_takes_the_place_of_the_computer_is_not_called_by_its_name() -> None:
    made = table(RandomPlayer(), EnginePlayer(3))
    made.record.tags["Date"] = "2026-11-19"
    taken = Table(made.record, (None, EnginePlayer(4)))
    assert dict(taken.record.tags) == {"Date": "2026-11-19", "Black": "Engine level 4"}


def test_a_hint_is_a_legal_move() -> None:
    made = table(None, None, "a1", "a3", "b1", "b3")
    assert made.hint() in ("c1", "c2")
    assert len(made.record.moves) == 4
