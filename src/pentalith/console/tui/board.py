"""The board as a widget: it shows a scene, has a cursor, and says where somebody points."""

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding
from textual.containers import ScrollableContainer
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from pentalith.console.tui.picture import Cell, Picture, Plan, Scene, plan
from pentalith.drawing.boards import Place

STYLES = ("ground", "label", "face", "line", "first", "second", "last", "mark", "chosen", "cursor")


class Board(Widget):
    """A board that shows a scene."""

    COMPONENT_CLASSES = {f"board--{style}" for style in STYLES}
    DEFAULT_CSS = """
    Board {
        width: auto;
        height: auto;
        & > .board--label { color: $quiet; }
        & > .board--face { background: $board-face; }
        & > .board--line { color: $board-grid; background: $board-face; }
        & > .board--first { color: $board-first; background: $board-face; text-style: bold; }
        & > .board--second { color: $board-second; background: $board-face; text-style: bold; }
        & > .board--last { color: $board-bracket; background: $board-face; text-style: bold; }
        & > .board--cursor { color: $board-cursor; }
        & > .board--mark { color: $board-bracket; background: $board-face; text-style: bold; }
        & > .board--chosen { color: $board-bracket; background: $board-face; text-style: bold; }
    }
    """
    BINDINGS = [
        Binding("up", "move(-1, 0)", show=False),
        Binding("down", "move(1, 0)", show=False),
        Binding("left", "move(0, -1)", show=False),
        Binding("right", "move(0, 1)", show=False),
    ]

    class Pointed(Message):
        """Somebody points at a place, or beside all of them."""

        def __init__(self, place: Place | None) -> None:
            self.place = place
            super().__init__()

    def __init__(self, scene: Scene, active: bool = True) -> None:
        super().__init__()
        self.can_focus = active
        self.scene = scene
        self.cursor: Place | None = None
        self.plan = self.best_plan()
        self.drawn: Picture | None = None

    def best_plan(self) -> Plan:
        """The plan for the room that there is."""
        room = self.parent.size if isinstance(self.parent, Widget) else self.size
        return plan(self.scene.position, room.width, room.height)

    def show(self, scene: Scene) -> None:
        """Show something else; the cursor stays where it is, if the board is the same."""
        if scene.position.game != self.scene.position.game:
            self.cursor = None
        self.scene = scene
        self.fit()

    def fit(self) -> None:
        """Be as large as there is room for."""
        self.plan = self.best_plan()
        self.drawn = None
        self.refresh(layout=True)

    def change(self) -> None:
        """Draw the board again, as large as it is."""
        self.drawn = None
        self.refresh()

    def get_content_width(self, container: object, viewport: object) -> int:
        return self.plan.width

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        return self.plan.height

    def render_line(self, y: int) -> Strip:
        lines = self.picture().lines
        cells = lines[y] if y < len(lines) else []
        return Strip([Segment(cell.character, self.style_of(cell)) for cell in cells]).simplify()

    def picture(self) -> Picture:
        """What is shown now."""
        if self.drawn is None:
            coloured = not self.app.no_color
            scene = self.scene._replace(cursor=self.cursor, coloured=coloured)
            self.drawn = Picture(self.plan, scene)
        return self.drawn

    def style_of(self, cell: Cell) -> Style:
        """The style of a cell."""
        style = self.get_component_rich_style(f"board--{cell.style}")
        if not cell.under_cursor:
            return style
        # Turned round twice: in colours the stone keeps its own, and without them it still shows.
        cursor = self.get_component_rich_style("board--cursor")
        return style + Style(color=cursor.color, bgcolor=style.color, reverse=True)

    def on_click(self, event: events.Click) -> None:
        """A place is pointed at with the mouse."""
        place = self.plan.place_at(event.x, event.y)
        event.stop()
        self.cursor = place if self.cursor and place else self.cursor
        self.change()
        self.post_message(self.Pointed(place))

    def action_move(self, down: int, right: int) -> None:
        """Move the cursor, or show it."""
        if self.cursor:
            row = min(max(self.cursor[0] + down, 0), self.plan.rows - 1)
            column = min(max(self.cursor[1] + right, 0), self.plan.columns - 1)
            self.cursor = row, column
        else:
            self.cursor = self.first_place()
        self.change()
        self.reveal(self.cursor)

    def first_place(self) -> Place:
        """Where the cursor appears: at the last move, or in the middle."""
        middle = ((self.plan.rows - 1) // 2, (self.plan.columns - 1) // 2)
        return self.scene.last[-1] if self.scene.last else middle

    def reveal(self, place: Place) -> None:
        """Scroll to a place where the board is larger than the room for it."""
        x, y = self.plan.x(place[1]), self.plan.y(place[0])
        width, height, _ = self.plan.scale
        around = Region(x - width, y - height, 2 * width + 1, 2 * height + 1)
        if isinstance(self.parent, Widget):
            self.parent.scroll_to_region(around, animate=False)


class BoardRoom(ScrollableContainer):
    """The room for a board, which stands in its middle."""

    DEFAULT_CSS = """
    BoardRoom {
        width: 1fr;
        height: 1fr;
        align: center middle;
        scrollbar-size: 1 1;
    }
    """

    def __init__(self, board: Board) -> None:
        super().__init__(board, can_focus=False)
        self.board = board

    def on_resize(self) -> None:
        """The board becomes as large as it can."""
        self.board.fit()

    def on_click(self, event: events.Click) -> None:
        """Somebody points beside the board."""
        self.post_message(Board.Pointed(None))
