"""What is around a board: the line of the title, what is said, what is typed, the keys."""

from collections.abc import Iterable
from typing import NamedTuple

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Static

from pentalith.console.voice import say
from pentalith.games.rules import Game


class Command(NamedTuple):
    """Something that a key does, and how the key and it are called."""

    key: str
    shown: str
    action: str
    name: str
    word: str = ""
    """What can be typed instead."""
    meaning: str = ""
    """What the help says, if not what it says of the word, or the name."""
    in_line: bool = True
    """Whether the line of the keys shows it; the help shows it in any case."""


def bindings(commands: Iterable[Command]) -> list[Binding]:
    """What Textual needs to know of some commands."""
    return [Binding(command.key, command.action, show=False) for command in commands]


class TitleLine(Horizontal):
    """The game and its options at the left, the program at the right."""

    DEFAULT_CSS = """
    TitleLine {
        height: 1;
        background: $surface;
        padding: 0 2;
        & > #title { width: 1fr; text-style: bold; }
        & > #program { width: auto; color: $quiet; }
    }
    """

    def __init__(self, title: str) -> None:
        super().__init__()
        self.heading = title

    def compose(self) -> ComposeResult:
        yield Static(self.heading, id="title", markup=False)
        yield Static("Pentalith", id="program", markup=False)


def heading(game: Game) -> str:
    """A game's title, and its options that are not the usual ones."""
    chosen = [
        f"{name} {str(value).lower()}"
        for name, value in game.options.items()
        if value != game.kind.options[name].default
    ]
    return "  ·  ".join([say(game.title), *chosen])


class Said(Static):
    """One line in which the program answers."""

    DEFAULT_CSS = """
    Said {
        height: auto;
        min-height: 1;
        max-height: 3;
        padding: 0 2;
        color: $foreground;
        &.refused { color: $error; }
    }
    """

    def __init__(self) -> None:
        super().__init__("", markup=False)
        self.text = ""

    def tell(self, text: str, refused: bool = False) -> None:
        """Say something, or nothing."""
        self.text = text
        self.set_class(refused, "refused")
        self.update(text)


class Typed(Static):
    """The line that is being typed; while it is empty it says what it is for."""

    DEFAULT_CSS = """
    Typed {
        height: 1;
        padding: 0 2;
        margin-bottom: 1;
    }
    """
    LONGEST = 1000

    def __init__(self, hint: str = "") -> None:
        super().__init__("", markup=False)
        self.text = ""
        self.hint = hint

    def on_mount(self) -> None:
        """Show that something can be typed."""
        self.write("")

    def write(self, text: str) -> None:
        """Let the line be a text."""
        self.text = text[: self.LONGEST]
        prompt = Content.styled("› ", "$accent")
        cursor = Content.styled(" ", "reverse")
        hint = Content.styled(f" {self.hint}", "$quiet") if not self.text else Content("")
        self.update(prompt + Content(self.text) + cursor + hint)


class Key(Static):
    """A key and what it does; a click does it too."""

    DEFAULT_CSS = """
    Key {
        width: auto;
        margin-right: 1;
        &:hover { text-style: underline; }
        &.last { dock: right; margin-right: 0; }
    }
    """

    def __init__(self, command: Command, last: bool) -> None:
        name = Content.styled(f" {say(command.name)}", "$quiet")
        content = Content.styled(command.shown, "$accent") + name
        super().__init__(content, markup=False, classes="last" if last else "")
        self.command = command

    async def on_click(self) -> None:
        """Do what the key does."""
        await self.app.run_action(self.command.action, self.screen)


class Keys(Horizontal):
    """The line of the keys; the last one has its place at the right."""

    DEFAULT_CSS = """
    Keys {
        height: 1;
        padding: 0 2;
        background: $surface;
        overflow: hidden hidden;
    }
    """

    def __init__(self, commands: Iterable[Command]) -> None:
        super().__init__()
        self.commands = [command for command in commands if command.in_line]

    def compose(self) -> ComposeResult:
        for command in self.commands:
            yield Key(command, last=command == self.commands[-1])
