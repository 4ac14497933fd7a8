"""The menu: which game is played, with which options, and by whom."""

from argparse import Namespace
from collections.abc import Sequence

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from pentalith.console import seating
from pentalith.console.arguments import option_names, options
from pentalith.console.tui.board import Board, BoardRoom
from pentalith.console.tui.chrome import Command, Keys, Said, TitleLine, bindings
from pentalith.console.tui.pages import Help, Rules
from pentalith.console.tui.picture import Scene
from pentalith.console.tui.table_screen import COLOURS, HELP, QUIT, RULES, WIDE
from pentalith.console.voice import say
from pentalith.engine.players import HIGHEST, LOWEST
from pentalith.games import KINDS, game
from pentalith.games.rules import Game
from pentalith.languages import message

ENGINE = "engine"
USUAL_LEVEL = 5
PLAYERS = (
    seating.PERSON,
    *(f"{ENGINE}:{level}" for level in range(LOWEST, HIGHEST + 1)),
    "random",
)
WORDS = {seating.PERSON: message("human"), "random": message("random")}
LABELS = {
    "rows": message("Lines"),
    "size": message("Size"),
    "diagonals": message("Diagonals"),
    "repetition": message("Repetition"),
}
SIDES = ("first", "second")
ABOUT = (message("Up and down choose a line, left and right change it; the mouse does both."),)


class Line(Static, can_focus=True):
    """A line of the menu."""

    DEFAULT_CSS = """
    Line {
        height: 1;
        width: 100%;
        padding: 0 1;
        &:focus { background: $surface; }
    }
    """

    def __init__(self) -> None:
        super().__init__("", markup=False)


class GameLine(Line):
    """A game that can be chosen."""

    class Chosen(Message):
        """The game is chosen."""

        def __init__(self, key: str) -> None:
            self.key = key
            super().__init__()

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key

    def show(self, chosen: bool) -> None:
        """Show whether the game is the chosen one."""
        title = Content(say(KINDS[self.key].title))
        self.update(Content.styled("● ", "$accent") + title if chosen else Content("  ") + title)

    def on_focus(self) -> None:
        """Who comes here chooses the game."""
        self.post_message(self.Chosen(self.key))


class Choice(Line):
    """Something of which one value can be chosen."""

    BINDINGS = [
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
    ]
    LABEL = 13

    class Changed(Message):
        """Another value is chosen."""

    def __init__(self, name: str, values: Sequence[object], value: object) -> None:
        super().__init__()
        self.choice = name
        self.label = say(LABELS.get(name, name))
        self.values = list(values)
        self.value = value
        self.wanted = value is not None
        """Whether somebody has asked for the value."""

    def on_mount(self) -> None:
        """Show the value."""
        self.show()

    def show(self) -> None:
        """Show the label and the value between two arrows."""
        label = Content(f"{self.label:{self.LABEL}}")
        self.update(
            label
            + Content.styled("‹ ", "$accent")
            + Content(shown_value(self.choice, self.value))
            + Content.styled(" ›", "$accent")
        )

    def offer(self, values: Sequence[object], usual: object) -> None:
        """From now on offer other values: the usual one, if no other of them was asked for."""
        self.values = list(values)
        if not self.wanted or self.value not in self.values:
            self.value = usual
        self.show()

    def action_step(self, steps: int) -> None:
        """Choose the next value, or the one before."""
        at = self.values.index(self.value) + steps
        self.value = self.values[at % len(self.values)]
        self.wanted = True
        self.show()
        self.post_message(self.Changed())

    def on_click(self, event: events.Click) -> None:
        """The left arrow steps back, everything else on."""
        self.action_step(-1 if self.LABEL <= event.x - 1 < self.LABEL + 2 else 1)


def shown_value(name: str, value: object) -> str:
    """The value of a choice as players read it."""
    if isinstance(value, bool):
        return say("yes") if value else say("no")
    if name == "repetition":
        return say("never") if not value else say("draw at {count}", count=value)
    text = str(value)
    if text.startswith(ENGINE):
        return say("engine, level {level}", level=text.partition(":")[2])
    return say(WORDS.get(text, text))


class Menu(Screen[Namespace]):
    """Chooses what the arguments leave open; the result is arguments that leave nothing open."""

    HORIZONTAL_BREAKPOINTS = WIDE
    KEYS = (
        Command("enter", "Enter", "begin", message("Begin")),
        HELP,
        RULES,
        COLOURS,
        QUIT,
    )
    BINDINGS = [
        *bindings(KEYS),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("escape", "back", show=False),
    ]
    DEFAULT_CSS = """
    Menu {
        & #choices { width: 36; padding: 1 0 0 1; }
        & #aim { height: auto; margin: 1 1; color: $quiet; }
    }
    """

    def __init__(self, given: Namespace) -> None:
        super().__init__()
        self.given = given
        self.key = next(iter(KINDS)) if given.game is None else given.game
        self.games = [GameLine(key) for key in KINDS]
        wanted = options(given)
        self.options = {
            name: Choice(name, KINDS[keys[0]].options[name].values, wanted.get(name))
            for name, keys in sorted(option_names().items(), key=lambda pair: rank(pair[0]))
        }
        self.sides = [
            Choice(side, PLAYERS, full(getattr(given, side), usual))
            for side, usual in zip(SIDES, (seating.PERSON, f"{ENGINE}:{USUAL_LEVEL}"), strict=True)
        ]
        self.board = Board(Scene(self.game().start()), active=False)
        self.said = Said()

    def compose(self) -> ComposeResult:
        yield TitleLine(say("Five stone games"))
        with Horizontal():
            with Vertical(id="choices"):
                yield from self.games
                yield Static(id="aim", markup=False)
                yield from self.sides
                yield Static()
                yield from self.options.values()
            yield BoardRoom(self.board)
        yield self.said
        yield Keys(self.KEYS)

    def on_mount(self) -> None:
        """Begin at the game that is chosen."""
        self.games[list(KINDS).index(self.key)].focus()
        self.choose(self.key)

    def game(self) -> Game:
        """The game as it is chosen."""
        kind = KINDS[self.key]
        chosen = {
            name: choice.value
            for name, choice in self.options.items()
            if name in kind.options and isinstance(choice.value, int)
        }
        return game(self.key, **chosen)

    def choose(self, key: str) -> None:
        """Choose a game: its options can now be changed, its players are named."""
        self.key = key
        kind = KINDS[key]
        for line in self.games:
            line.show(line.key == key)
        for name, choice in self.options.items():
            choice.display = name in kind.options
            if name in kind.options:
                choice.offer(kind.options[name].values, kind.options[name].default)
        for choice, player in zip(self.sides, kind.players, strict=True):
            choice.label = say(player)
            choice.show()
        self.query_one("#aim", Static).update(say(kind.aim))
        self.show_board()

    def show_board(self) -> None:
        """Show the board of the game as it is chosen."""
        self.board.show(Scene(self.game().start()))

    def on_game_line_chosen(self, message: GameLine.Chosen) -> None:
        """A game is chosen."""
        self.choose(message.key)

    def on_choice_changed(self) -> None:
        """The board may be another one."""
        self.show_board()

    def action_begin(self) -> None:
        """Settle everything."""
        chosen = {side: choice.value for side, choice in zip(SIDES, self.sides, strict=True)}
        texts = {name: str(value) for name, value in self.game().options.items()}
        unset = dict.fromkeys(option_names())
        made = {**vars(self.given), **unset, **chosen, **texts, "game": self.key, "resume": None}
        self.dismiss(Namespace(**made))

    def action_back(self) -> None:
        """Leave the menu, back to the game if there is one."""
        if len(self.app.screen_stack) > 2:
            self.dismiss()

    def action_rules(self) -> None:
        """Show the rules of the chosen game."""
        self.app.push_screen(Rules(self.key))

    def action_help(self) -> None:
        """Say what can be done."""
        self.app.push_screen(Help(ABOUT, self.KEYS))


def rank(name: str) -> int:
    """Where in the menu an option is."""
    return [*LABELS, name].index(name)


def full(text: str | None, usual: str) -> str:
    """Who a text of the arguments names, as the menu writes it."""
    return f"{ENGINE}:{HIGHEST}" if text == ENGINE else text or usual
