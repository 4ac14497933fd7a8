"""Beside the board: the players, what there is to say, and the moves so far."""

from collections.abc import Iterator
from typing import NamedTuple

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from pentalith.console.ending import ending
from pentalith.console.voice import say, speaker
from pentalith.drawing.text import FINE_MARKS, USUAL_FINE_MARKS
from pentalith.games.position import Position
from pentalith.languages.positions import situation, skip
from pentalith.record import Record

WIDTH = 30
NUMBER = 4
MOVE = 10


class View(NamedTuple):
    """A record as it is seen: with so many of its moves played."""

    record: Record
    position: Position
    seen: int
    names: tuple[str, str]
    """Who plays."""
    thinking: bool = False

    @property
    def mark(self) -> str:
        """The marks of an empty point and of both players."""
        return FINE_MARKS.get(self.position.key, USUAL_FINE_MARKS)


class Panel(Vertical):
    """What is beside the board."""

    DEFAULT_CSS = f"""
    Panel {{
        width: {WIDTH};
        padding: 1 2 0 1;
        & > #players {{ height: auto; }}
        & > #situation {{ height: auto; margin: 1 0; }}
    }}
    """

    def compose(self) -> ComposeResult:
        yield Static(id="players", markup=False)
        yield Static(id="situation", markup=False)
        yield MoveList()

    def show(self, view: View) -> None:
        """Show a view."""
        self.query_one("#players", Static).update(players(view))
        self.query_one("#situation", Static).update(Content("\n").join(remarks(view)))
        self.query_one(MoveList).show(view)


def players(view: View) -> Content:
    """Both players: who they are, what they have on the board, and what they have taken."""
    blocks = []
    counts = [stone for row in view.position.board() for stone in row]
    for owner, player in enumerate(view.position.players, 1):
        acts = view.position.player == owner
        name = Content.styled(f"{view.mark[owner]} {say(player)}", "bold" if acts else "")
        facts = [say("{count} on the board", count=counts.count(owner))]
        if taken(view)[owner - 1]:
            facts.append(say("{count} taken", count=taken(view)[owner - 1]))
        who = f"  {view.names[owner - 1]}"
        blocks.append(name + Content.styled(f"{who}\n  {', '.join(facts)}", "$quiet"))
    return Content("\n").join(blocks)


def taken(view: View) -> tuple[int, int]:
    """How many stones or figures each player has taken."""
    if "captures" in view.position.endings:
        return view.position.captures
    removers = [player for player, move in played(view) if move.startswith("x")]
    return removers.count(1), removers.count(2)


def played(view: View) -> Iterator[tuple[int, str]]:
    """Each move that is seen, with who made it."""
    for position, move in zip(view.record.walk(), view.record.numbers[: view.seen], strict=False):
        yield position.player, position.write(move)


def remarks(view: View) -> Iterator[Content]:
    """Who was passed over, and who is to do what, or how the game ended."""
    for line in skip(view.position, speaker()):
        yield Content(line)
    latest = view.seen == len(view.record.numbers)
    if view.thinking:
        player = view.position.players[view.position.player - 1]
        yield Content.styled(say("{player}, the computer, is thinking …", player=player), "italic")
    elif latest and view.record.result:
        yield Content.styled(ending(view.record), "bold $accent")
    else:
        yield Content(situation(view.position, speaker()))


class MoveList(VerticalScroll):
    """The moves, the first player's at the left and the second player's at the right."""

    DEFAULT_CSS = """
    MoveList {
        height: 1fr;
        border-top: solid $panel;
        scrollbar-size: 1 1;
        & > Static { height: auto; }
    }
    """

    class Picked(Message):
        """Somebody picks the position after so many moves."""

        def __init__(self, count: int) -> None:
            self.count = count
            super().__init__()

    def __init__(self) -> None:
        super().__init__(can_focus=False)
        self.rows: list[list[int]] = []

    def compose(self) -> ComposeResult:
        yield Static(markup=False)

    def show(self, view: View) -> None:
        """Show all moves, and which one was last."""
        moves = list(played(view._replace(seen=len(view.record.numbers))))
        self.rows = rows([player for player, _ in moves])
        lines = [
            self.line(number, row, [move for _, move in moves], view)
            for number, row in enumerate(self.rows, 1)
        ]
        self.query_one(Static).update(Content("\n").join(lines))
        current = next((at for at, row in enumerate(self.rows) if view.seen in row), 0)
        self.call_after_refresh(self.reveal, current)

    def line(self, number: int, row: list[int], moves: list[str], view: View) -> Content:
        """A line of the list."""
        line = Content.styled(f"{number:>{NUMBER - 1}} ", "$quiet")
        for owner, count in enumerate(row, 1):
            text = f"{view.mark[owner]} {moves[count - 1]}" if count else ""
            style = "reverse" if count and count == view.seen else ""
            line += Content.styled(text, style) + Content(" " * (MOVE - len(text)))
        return line

    def reveal(self, row: int) -> None:
        """Scroll so that a line is seen."""
        self.scroll_to(y=max(0, row - self.size.height // 2), animate=False)

    def on_click(self, event: events.Click) -> None:
        """A move is picked."""
        corner = self.query_one(Static).region.offset
        line, side = event.screen_y - corner.y, int(event.screen_x - corner.x >= NUMBER + MOVE)
        if 0 <= line < len(self.rows) and self.rows[line][side]:
            self.post_message(self.Picked(self.rows[line][side]))


def rows(players: list[int]) -> list[list[int]]:
    """Moves, counted from 1, in pairs of the first player's and the second's; 0 where none is."""
    pairs: list[list[int]] = []
    for count, player in enumerate(players, 1):
        if player == 2 and pairs and not pairs[-1][1]:
            pairs[-1][1] = count
        else:
            pairs.append([count, 0] if player == 1 else [0, count])
    return pairs
