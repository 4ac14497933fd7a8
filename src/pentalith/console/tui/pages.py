"""Screens over the board: the rules, the help, a question, the name of a file."""

from collections.abc import Iterable

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, Markdown, Static

from pentalith.console.rules import page
from pentalith.console.sitting import HELP as WORDS
from pentalith.console.tui.chrome import Command
from pentalith.console.voice import say, speaker
from pentalith.languages import USUAL, language, message

CLOSE = message("Escape closes this.")


class Page(ModalScreen[None]):
    """A page to read, over what is below it."""

    DEFAULT_CSS = """
    Page {
        align: center middle;
        background: $background 70%;
        & > Vertical {
            width: 84;
            max-width: 96%;
            height: 94%;
            padding: 1 2;
            background: $surface;
            & > VerticalScroll { scrollbar-size: 1 1; }
            & > .close { height: 1; margin-top: 1; color: $quiet; }
        }
    }
    """
    BINDINGS = [
        Binding("escape,enter,q", "dismiss", show=False),
    ]

    def compose(self) -> ComposeResult:
        with Vertical():
            with VerticalScroll():
                yield from self.content()
            yield Static(say(CLOSE), classes="close", markup=False)

    def content(self) -> ComposeResult:
        """What there is to read."""
        raise NotImplementedError


class Rules(Page):
    """The rules of a game."""

    DEFAULT_CSS = """
    Rules Markdown { background: $surface; padding: 0; margin: 0; }
    """

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key

    def content(self) -> ComposeResult:
        yield Markdown(self.text(), open_links=False)

    def text(self) -> str:
        """The rules page, in English where the language has none yet."""
        try:
            return page(self.key, speaker())
        except OSError:
            return page(self.key, language(USUAL))


class Help(Page):
    """What keys, mouse and words do."""

    DEFAULT_CSS = """
    Help .about { margin-bottom: 1; }
    """

    def __init__(self, about: Iterable[str], commands: Iterable[Command]) -> None:
        super().__init__()
        self.about = about
        self.commands = commands

    def content(self) -> ComposeResult:
        for text in self.about:
            yield Static(say(text), classes="about", markup=False)
        yield Static(Content("\n").join(map(described, self.commands)), markup=False)


def described(command: Command) -> Content:
    """A key, the word that can be typed instead, and what they do."""
    key = Content.styled(f"{command.shown:7}", "$accent")
    meaning = command.meaning or WORDS.get(command.word, command.name)
    return key + Content(f"{command.word:12}{say(meaning)}")


class Box(Vertical):
    """A small box in the middle of the screen."""

    DEFAULT_CSS = """
    Box {
        width: 56;
        max-width: 96%;
        height: auto;
        padding: 1 2;
        background: $surface;
        & > .answers { margin-top: 1; color: $quiet; }
    }
    """


class Question(ModalScreen[bool]):
    """A question that Enter answers with yes."""

    DEFAULT_CSS = """
    Question { align: center middle; background: $background 70%; }
    """
    BINDINGS = [
        Binding("enter,y", "dismiss(True)", show=False),
        Binding("escape,n", "dismiss(False)", show=False),
    ]

    def __init__(self, question: str) -> None:
        super().__init__()
        self.question = question

    def compose(self) -> ComposeResult:
        with Box():
            yield Static(self.question, markup=False)
            yield Answer(say("Enter  yes"), True)
            yield Answer(say("Escape  no"), False)


class Answer(Static):
    """An answer that can be clicked."""

    DEFAULT_CSS = """
    Answer { margin-top: 1; width: auto; color: $accent; &:hover { text-style: underline; } }
    """

    def __init__(self, text: str, answer: bool) -> None:
        super().__init__(text, markup=False)
        self.answer = answer

    def on_click(self) -> None:
        """Give the answer."""
        self.screen.dismiss(self.answer)


class FileName(ModalScreen[str]):
    """Asks for the name of a file; "" is none."""

    DEFAULT_CSS = """
    FileName {
        align: center middle;
        background: $background 70%;
        & Input { margin-top: 1; background: $background; }
    }
    """
    BINDINGS = [Binding("escape", "dismiss('')", show=False)]

    def __init__(self, usual: str) -> None:
        super().__init__()
        self.usual = usual

    def compose(self) -> ComposeResult:
        with Box():
            yield Static(say("Save the game as"), markup=False)
            yield Input(self.usual, compact=True)
            yield Static(say("Enter saves, Escape does not."), classes="answers", markup=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """The name is settled."""
        self.dismiss(event.value.strip())
