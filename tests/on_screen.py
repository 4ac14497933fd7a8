"""The program on the whole screen, without a terminal: keys, clicks, and what is seen."""

import asyncio
import random
import time
from argparse import Namespace
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any, ParamSpec

from textual import events
from textual.pilot import Pilot
from textual.widgets import Static

import pentalith
from pentalith import Record
from pentalith.console import tui
from pentalith.console.table import Seats, Table
from pentalith.console.tui.app import Program
from pentalith.console.tui.board import Board
from pentalith.console.tui.game_screen import GameScreen
from pentalith.console.tui.menu import Menu
from pentalith.console.tui.panel import Panel
from pentalith.console.tui.replay_screen import ReplayScreen
from pentalith.console.tui.table_screen import TableScreen
from pentalith.drawing.boards import Place

Test = ParamSpec("Test")

PATIENCE = 60
ROUNDS = 5


class Screen:
    """A program that runs, and what is done to it."""

    def __init__(self, program: Program, pilot: Pilot[int]) -> None:
        self.program = program
        self.pilot = pilot

    # What is there

    @property
    def game(self) -> GameScreen:
        """The game that is being played."""
        assert isinstance(self.program.screen, GameScreen)
        return self.program.screen

    @property
    def replay(self) -> ReplayScreen:
        """The record that is looked through."""
        assert isinstance(self.program.screen, ReplayScreen)
        return self.program.screen

    @property
    def menu(self) -> Menu:
        """The menu."""
        assert isinstance(self.program.screen, Menu)
        return self.program.screen

    @property
    def board(self) -> Board:
        """The board that is seen."""
        return self.program.screen.query_one(Board)

    @property
    def moves(self) -> list[str]:
        """The moves that were played."""
        return self.game.record.moves

    @property
    def said(self) -> str:
        """What the program has answered."""
        assert isinstance(self.program.screen, TableScreen)
        return self.program.screen.said.text

    @property
    def panel(self) -> str:
        """The text beside the board."""
        texts = self.program.screen.query_one(Panel).query(Static)
        return "\n".join(str(text.render()) for text in texts)

    @property
    def drawn(self) -> list[str]:
        """The board as text."""
        lines = self.board.picture().lines
        return ["".join(cell.character for cell in line).rstrip() for line in lines]

    # What is done

    async def press(self, *keys: str) -> None:
        """Press some keys, with time for whatever they open."""
        await self.pilot.press(*keys)
        await self.settle()

    async def send(self, *keys: str) -> None:
        """Press keys that open nothing: much quicker."""
        for key in keys:
            self.program.post_message(events.Key(key, None))
        await self.settle()

    async def type(self, line: str) -> None:
        """Type a line at once, and send it."""
        self.program.post_message(events.Paste(line))
        await self.send("enter")

    async def settle(self) -> None:
        """Let every message be handled, and those that follow from it."""
        for _ in range(ROUNDS):
            await self.pilot.pause(0)

    async def point(self, place: Place) -> None:
        """Go to a place with the arrow keys, and act there."""
        if self.board.cursor is None:
            await self.send("up")
        row, column = self.board.cursor or (0, 0)
        down, right = place[0] - row, place[1] - column
        keys = ["down" if down > 0 else "up"] * abs(down)
        keys += ["right" if right > 0 else "left"] * abs(right)
        await self.send(*keys, "enter")

    async def click(self, place: Place) -> None:
        """Click a place of the board."""
        plan = self.board.plan
        await self.pilot.click(self.board, offset=(plan.x(place[1]), plan.y(place[0])))
        await self.settle()

    async def until(self, condition: Callable[[], object]) -> None:
        """Wait until something is so."""
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end, "it never came about"
            await self.pilot.pause(0.01)


def asynchronous(
    test: Callable[Test, Coroutine[Any, Any, None]],
) -> Callable[Test, None]:
    """A test that waits, as one that does not."""

    @wraps(test)
    def run(*args: Test.args, **kwargs: Test.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


@asynccontextmanager
async def started(
    *arguments: str, table: Table | None = None, size: tuple[int, int] = (80, 24)
) -> AsyncIterator[Screen]:
    """The program, begun with some arguments or at a table."""
    given: Namespace = tui.read(arguments)
    program = Program(given, table or tui.shown(given))
    async with program.run_test(size=size) as pilot:
        await pilot.pause()
        yield Screen(program, pilot)


def table(key: str, seats: Seats = (None, None), **options: int) -> Table:
    """A table for a game."""
    return Table(Record(pentalith.game(key, **options)), seats)


def short_game(game: pentalith.Game, seeds: int = 100) -> list[str]:
    """The moves of the shortest of some random games."""
    return min((random_game(game, seed) for seed in range(seeds)), key=len)


def random_game(game: pentalith.Game, seed: int) -> list[str]:
    """The moves of a random game."""
    chance = random.Random(seed)
    record = Record(game)
    while not record.result:
        record.play(chance.choice(record.position.legal()))
    return record.moves
