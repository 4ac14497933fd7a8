"""A recorded game to look through."""

from textual.app import ComposeResult
from textual.binding import Binding
from textual.widgets import Static

from pentalith.console.tui.chrome import Command, bindings
from pentalith.console.tui.pages import Help
from pentalith.console.tui.panel import MoveList, View
from pentalith.console.tui.table_screen import COLOURS, HELP, NEW, QUIT, RULES, TableScreen
from pentalith.console.voice import say
from pentalith.languages import message
from pentalith.record import Record

ABOUT = (message("A recorded game. Click a move in the list to see the board after it."),)


class ReplayScreen(TableScreen):
    """A record, of which some moves are played."""

    KEYS = (
        HELP,
        RULES,
        Command("left", "←", "step(-1)", message("Back")),
        Command("right", "→", "step(1)", message("On")),
        Command("home", "Home", "jump(0)", message("Start")),
        Command("end", "End", "jump", message("Last")),
        NEW,
        COLOURS,
        QUIT,
    )
    BINDINGS = [
        *bindings(KEYS),
        Binding("up,pageup,backspace,p", "step(-1)", show=False),
        Binding("down,pagedown,space,enter,n", "step(1)", show=False),
        Binding("q", "app.leave", show=False),
    ]
    DEFAULT_CSS = """
    ReplayScreen #progress { height: 1; padding: 0 2; margin-bottom: 1; color: $quiet; }
    """

    def __init__(self, record: Record) -> None:
        super().__init__(record, active=False)
        self.positions = record.positions()
        self.count = 0

    def below(self) -> ComposeResult:
        yield Static(id="progress", markup=False)

    def on_mount(self) -> None:
        """Show the start."""
        self.action_jump(0)

    def action_step(self, steps: int) -> None:
        """Go so many moves on, or back."""
        self.action_jump(min(max(self.count + steps, 0), len(self.record.numbers)))

    def action_jump(self, count: int | None = None) -> None:
        """Show the board after so many moves, or after the last."""
        self.count = len(self.record.numbers) if count is None else count
        view = View(self.record, self.positions[self.count], self.count, self.names())
        self.show(view)
        self.said.tell(self.record.comments.get(self.count, ""))
        self.query_one("#progress", Static).update(self.progress())

    def progress(self) -> str:
        """How far the game is, and what its tags say besides who played."""
        last = len(self.record.numbers)
        parts = [say("Move {count} of {last}", count=self.count, last=last)]
        for name, value in self.record.ordered_tags().items():
            if name not in self.record.game.players:
                parts.append(f"{name}: {value}")
        return "  ·  ".join(parts)

    def on_move_list_picked(self, message: MoveList.Picked) -> None:
        """A move of the list is picked."""
        self.action_jump(message.count)

    def action_help(self) -> None:
        """Say what can be done."""
        self.app.push_screen(Help(ABOUT, self.KEYS))
