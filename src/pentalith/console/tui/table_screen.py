"""What playing and replaying share: a board, its panel, and the keys of both."""

from collections.abc import Iterable

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.screen import Screen

from pentalith.console.tui.board import Board, BoardRoom
from pentalith.console.tui.chrome import Command, Keys, Said, TitleLine, heading
from pentalith.console.tui.pages import Rules
from pentalith.console.tui.panel import Panel, View
from pentalith.console.tui.picture import Scene
from pentalith.console.voice import say
from pentalith.drawing.boards import Canvas, Place
from pentalith.games.position import Position
from pentalith.languages import message
from pentalith.record import Record

LIGHT = message("light colours, or dark ones")
ANOTHER = message("another game, from the menu")
HELP = Command("f1", "F1", "help", message("Help"), "help")
RULES = Command("f4", "F4", "rules", message("Rules"), "rules")
COLOURS = Command("f9", "F9", "app.colours", message("Colours"), meaning=LIGHT, in_line=False)
NEW = Command("ctrl+n", "^N", "app.menu", message("New"), meaning=ANOTHER)
QUIT = Command("ctrl+q", "^Q", "app.leave", message("Quit"), "quit")
WIDE = [(0, "-narrow"), (100, "-wide")]


class TableScreen(Screen[None]):
    """A board, its panel, a line in which the program speaks, and the keys."""

    HORIZONTAL_BREAKPOINTS = WIDE
    KEYS: tuple[Command, ...] = ()

    def __init__(self, record: Record, active: bool) -> None:
        super().__init__()
        self.record = record
        self.board = Board(Scene(record.position), active)
        self.panel = Panel()
        self.said = Said()

    def compose(self) -> ComposeResult:
        yield TitleLine(heading(self.record.game))
        with Horizontal():
            yield BoardRoom(self.board)
            yield self.panel
        yield self.said
        yield from self.below()
        yield Keys(self.KEYS)

    def below(self) -> ComposeResult:
        """What else there is between the board and the keys."""
        yield from ()

    def names(self) -> tuple[str, str]:
        """Who plays."""
        first, second = (self.record.tags.get(name) for name in self.record.game.players)
        return first or say("human"), second or say("human")

    def show(self, view: View, marks: Iterable[Place] = (), chosen: Place | None = None) -> None:
        """Show a position and what there is to say of it."""
        last = last_places(view.position, self.record.numbers[: view.seen])
        self.board.show(Scene(view.position, last, frozenset(marks), chosen))
        self.panel.show(view)

    def action_rules(self) -> None:
        """Show the rules."""
        self.app.push_screen(Rules(self.record.game.key))


def last_places(position: Position, numbers: list[int]) -> tuple[Place, ...]:
    """The places that the last of some moves names."""
    if not numbers:
        return ()
    return tuple(Canvas(position).named(position.write(numbers[-1])))
