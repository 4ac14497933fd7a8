"""`pentalith tui` with the computer at the table: it thinks aside, and can be interrupted."""

from collections.abc import Iterator
from threading import Event

import pytest

import pentalith
from on_screen import PATIENCE, asynchronous, started, table
from pentalith.console.thinking import ALONE
from pentalith.console.tui import game_screen
from pentalith.games.position import Position


class Thinker:
    """Plays the first legal move, once it may."""

    name = "Thinker"

    def __init__(self) -> None:
        self.begun = Event()
        self.free = Event()

    def choose(self, position: Position) -> int:
        self.begun.set()
        assert self.free.wait(PATIENCE)
        return position.legal()[0]


class Broken:
    """Finds no move."""

    name = "Broken"

    def choose(self, position: Position) -> int:
        raise ArithmeticError("nothing adds up")


@pytest.fixture(name="thinker")
def fixture_thinker() -> Iterator[Thinker]:
    """A player who thinks until it may move; at the end nobody thinks any more."""
    thinker = Thinker()
    yield thinker
    thinker.free.set()
    with ALONE:
        pass


@pytest.mark.parametrize("game", pentalith.games(), ids=lambda game: game.key)
@asynchronous
async def test_the_computer_answers(game: pentalith.Game) -> None:
    async with started(game.key, "--second", "engine:3", "--seed", "1") as screen:
        for move in ("A1", "A2", "B1") if game.key == "stones" else game.start().moves()[:1]:
            await screen.type(move)
        await screen.until(lambda: not screen.game.table.computer)
        assert len(screen.moves) == (6 if game.key == "stones" else 2)
        assert "Engine level 3" in screen.panel


@asynchronous
async def test_two_computers_play_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_screen, "PAUSE", 0.001)
    both = ("--first", "random", "--second", "engine", "--seed", "2")
    async with started("cross", "--size", "3", *both) as screen:
        await screen.until(lambda: screen.game.table.over)
        await screen.until(lambda: " wins: " in screen.panel)


@asynchronous
async def test_the_screen_answers_while_the_computer_thinks(thinker: Thinker) -> None:
    async with started(table=table("cross", (None, thinker))) as screen:
        await screen.type("c3")
        assert "Black, the computer, is thinking" in screen.panel
        await screen.until(thinker.begun.is_set)
        await screen.click((0, 0))
        assert screen.said == "the computer is to act"
        for line in ("a1", "hint", "moves", "resign"):
            await screen.type(line)
            assert screen.said == "the computer is to act"
        thinker.free.set()
        await screen.until(lambda: len(screen.moves) == 2)
        await screen.until(lambda: "thinking" not in screen.panel)


@asynchronous
async def test_undo_interrupts_the_computer(thinker: Thinker) -> None:
    async with started(table=table("cross", (None, thinker))) as screen:
        await screen.type("c3")
        await screen.until(thinker.begun.is_set)
        await screen.press("ctrl+z")
        assert screen.moves == []
        assert "White is to place." in screen.panel
        thinker.free.set()
        await screen.type("b2")
        await screen.until(lambda: len(screen.moves) == 2)
        assert screen.moves == ["b2", "a1"]


@asynchronous
async def test_a_hint_that_comes_too_late_is_not_given(thinker: Thinker) -> None:
    played = table("cross")
    played.adviser = thinker
    async with started(table=played) as screen:
        await screen.press("f3")
        await screen.until(thinker.begun.is_set)
        await screen.type("c3")
        thinker.free.set()
        with ALONE:
            await screen.settle()
        assert screen.said == ""
        assert screen.moves == ["c3"]


@pytest.mark.parametrize(("key", "status"), [("ctrl+q", 0), ("ctrl+c", 130)])
@asynchronous
async def test_leaving_does_not_wait_for_the_computer(
    thinker: Thinker, key: str, status: int
) -> None:
    async with started(table=table("trisq", (thinker, None))) as screen:
        await screen.until(thinker.begun.is_set)
        await screen.press(key)
    assert screen.program.return_value == status
    assert not thinker.free.is_set()


@asynchronous
async def test_a_computer_that_fails_is_told_of() -> None:
    async with started(table=table("cross", (Broken(), None))) as screen:
        await screen.until(lambda: screen.said)
        assert screen.said == ("The computer found no move: ArithmeticError: nothing adds up")
        assert screen.moves == []
