"""The program on the whole screen: it shows the menu, a game, or a record."""

import asyncio
import signal
from argparse import Namespace
from contextlib import suppress

from textual.app import App
from textual.binding import Binding

from pentalith.console import seating
from pentalith.console.table import Table
from pentalith.console.tui.game_screen import GameScreen
from pentalith.console.tui.menu import Menu
from pentalith.console.tui.replay_screen import ReplayScreen
from pentalith.console.tui.themes import theme, variables
from pentalith.record import Record

INTERRUPTED = 130
STATUSES = {signal.SIGINT: INTERRUPTED, signal.SIGTERM: 143}
"""The signals on which the program leaves as it does by itself: with the screen as it was."""
THEMES = ("dark", "light")


class Program(App[int]):
    """`pentalith tui`; its result is the program's status."""

    TITLE = "Pentalith"
    ENABLE_COMMAND_PALETTE = False
    CSS = "Screen.-wide Key { margin-right: 3; }"
    BINDINGS = [
        Binding("ctrl+q", "leave", show=False, priority=True),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("f9", "colours", show=False),
    ]

    def __init__(self, given: Namespace, shown: Table | Record | None) -> None:
        super().__init__()
        self.given = given
        self.shown = shown
        for name in THEMES:
            self.register_theme(theme(name))
        self.theme = f"pentalith-{THEMES[0]}"

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return variables(THEMES[0])

    def on_mount(self) -> None:
        """Show what there is to be shown, or the menu."""
        self.listen()
        if isinstance(self.shown, Table):
            self.push_screen(GameScreen(self.shown))
        elif self.shown:
            self.push_screen(ReplayScreen(self.shown))
        else:
            self.action_menu()

    def listen(self) -> None:
        """Leave on a signal, where a program can listen for one."""
        loop = asyncio.get_running_loop()
        with suppress(NotImplementedError, RuntimeError, ValueError):
            for number, status in STATUSES.items():
                loop.add_signal_handler(number, self.exit, status)

    def action_menu(self) -> None:
        """Let another game be chosen."""
        self.push_screen(Menu(self.given), self.begin)

    def begin(self, given: Namespace | None) -> None:
        """Begin the game that was chosen, if one was."""
        if given is None:
            return
        self.given = given
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(GameScreen(seating.seated(given)))

    def action_leave(self) -> None:
        """Leave."""
        self.exit(0)

    def action_interrupt(self) -> None:
        """Leave because of Ctrl-C."""
        self.exit(INTERRUPTED)

    def action_colours(self) -> None:
        """Dark colours after light ones, and light ones after dark."""
        self.theme = f"pentalith-{THEMES[self.current_theme.dark]}"
