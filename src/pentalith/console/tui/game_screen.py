"""A game that is being played: mouse, keys and typed words make moves at a table."""

from collections.abc import Callable
from contextlib import suppress
from itertools import takewhile

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.message import Message

from pentalith import files
from pentalith.console.pointing import Pointing
from pentalith.console.table import Table
from pentalith.console.thinking import Thought
from pentalith.console.tui.board import Board
from pentalith.console.tui.chrome import Command, Typed, bindings
from pentalith.console.tui.pages import FileName, Help, Question
from pentalith.console.tui.panel import View
from pentalith.console.tui.table_screen import COLOURS, HELP, NEW, QUIT, RULES, TableScreen
from pentalith.console.voice import explain, say
from pentalith.drawing.boards import Place
from pentalith.engine.players import Player
from pentalith.games.errors import IllegalMove, OptionError, PentalithError
from pentalith.games.position import shown
from pentalith.languages import message

PAUSE = 0.4
"""For how many seconds at least each computer thinks when two of them play."""
ABOUT = (
    message(
        "Click a point to place a stone or to remove one; click a stone, then where it goes. "
        "A click beside the board lets go of it."
    ),
    message(
        "Arrows move the cursor, Enter acts there, Escape lets go. What you type is a move "
        "or a word of this list: Tab completes it, Enter sends it."
    ),
)


class GameScreen(TableScreen):
    """A table at which people and the computer play."""

    KEYS = (
        HELP,
        Command("f2", "F2", "moves", message("Moves"), "moves"),
        Command("f3", "F3", "hint", message("Hint"), "hint"),
        RULES,
        Command("ctrl+z", "^Z", "undo", message("Undo"), "undo"),
        Command("ctrl+y", "^Y", "redo", message("Redo"), "redo", in_line=False),
        Command("ctrl+s", "^S", "save", message("Save"), "save FILE"),
        Command("f8", "F8", "resign", message("Resign"), "resign"),
        NEW,
        COLOURS,
        QUIT,
    )
    BINDINGS = [
        *bindings(KEYS),
        Binding("enter", "act", show=False),
        Binding("escape", "let_go", show=False),
        Binding("backspace", "erase", show=False),
        Binding("tab", "complete", show=False),
    ]

    class Chosen(Message):
        """A player has chosen a move."""

        def __init__(self, thought: Thought) -> None:
            self.thought = thought
            super().__init__()

    def __init__(self, table: Table) -> None:
        super().__init__(table.record, active=True)
        self.table = table
        self.pointing = Pointing(table.position)
        self.typed = Typed()
        self.thought: Thought | None = None
        self.use: Callable[[int], None] = self.follow
        """What the move is for that is being thought of."""
        self.words: dict[str, Callable[[str], object]] = {
            "help": lambda rest: self.action_help(),
            "moves": self.show_moves,
            "hint": lambda rest: self.hint(),
            "undo": lambda rest: self.undo(),
            "redo": lambda rest: self.redo(),
            "board": lambda rest: self.show_position(),
            "rules": lambda rest: self.action_rules(),
            "save": self.save,
            "resign": lambda rest: self.resign(),
            "quit": lambda rest: self.app.exit(0),
        }

    def below(self) -> ComposeResult:
        yield self.typed

    def on_mount(self) -> None:
        """Begin, or go on."""
        self.board.focus()
        self.changed()

    def on_unmount(self) -> None:
        """Nobody waits for the computer any more."""
        self.drop_thought()

    # What is seen

    def changed(self) -> None:
        """The position is another one: show it, and let the computer move if it is to act."""
        self.drop_thought()
        self.pointing = Pointing(self.table.position)
        computer = self.table.computer
        if computer:
            both = all(self.table.seats)
            self.think(computer, self.follow, PAUSE if both else 0)
        self.typed.hint = self.hint_of_typing()
        self.typed.write(self.typed.text)
        self.show_position()

    def show_position(self, marks: frozenset[Place] = frozenset()) -> None:
        """Show the position now, with some places marked, or where the chosen stone may go."""
        chosen = self.pointing.chosen
        if chosen and not marks:
            marks = self.pointing.ends()
        self.show(self.view(), marks, chosen)

    def view(self) -> View:
        """What there is to see."""
        count = len(self.record.numbers)
        thinking = self.table.computer is not None
        return View(self.record, self.table.position, count, self.names(), thinking)

    def hint_of_typing(self) -> str:
        """What can be typed now."""
        if self.table.computer or self.table.over:
            return say("Type help for help.")
        return say(
            "Type a move, as {move}, or help.", move=next(iter(self.pointing.moves.values()))
        )

    # The computer

    def think(self, player: Player, use: Callable[[int], None], least: float = 0) -> None:
        """Let a player choose a move, in a thread of its own."""
        self.drop_thought()
        self.use = use
        self.thought = Thought(player, self.table.position, self.tell, least)

    def tell(self, thought: Thought) -> None:
        """In the thread: a move is chosen."""
        with suppress(RuntimeError):  # The program has just ended.
            self.post_message(self.Chosen(thought))

    def drop_thought(self) -> None:
        """Whatever is being thought of is not needed any more."""
        if self.thought:
            self.thought.drop()
        self.thought = None

    def on_game_screen_chosen(self, message: Chosen) -> None:
        """A move is chosen, unless nobody wants it any more."""
        thought = message.thought
        if thought is not self.thought:
            return
        self.thought = None
        if thought.move is None:
            problem = thought.problem
            self.said.tell(say("The computer found no move: {problem}", problem=problem), True)
        else:
            self.use(thought.move)

    def follow(self, move: int) -> None:
        """Play the computer's move."""
        self.record.play(move)
        self.changed()

    def advise(self, move: int) -> None:
        """Recommend a move."""
        text = self.table.position.write(move)
        way = self.pointing.way(text)
        self.pointing.chosen = way[0] if len(way) > 1 else None
        self.said.tell(say("You could play {move}.", move=text))
        self.show_position(frozenset(way[-1:]))

    # What somebody does

    def attempt(self, action: Callable[[], object]) -> None:
        """Do something, or say why not."""
        self.said.tell("")
        try:
            action()
        except PentalithError as problem:
            self.said.tell(explain(problem), refused=True)

    def check_turn(self) -> None:
        """Refuse what a player does while the computer is to act."""
        if self.table.computer:
            raise IllegalMove("the computer is to act")

    def play(self, move: str) -> None:
        """Play somebody's move."""
        self.check_turn()
        self.record.play(move)
        self.changed()

    def point(self, place: Place) -> None:
        """A place is pointed at."""
        self.check_turn()
        move = self.pointing.point(place)
        if move:
            self.play(move)
        else:
            self.show_position()

    def on_board_pointed(self, message: Board.Pointed) -> None:
        """The mouse points at a place, or beside the board."""
        place = message.place
        if place is None:
            self.let_go()
        else:
            self.attempt(lambda: self.point(place))

    def let_go(self) -> None:
        """Nothing is chosen, marked or said any more."""
        self.said.tell("")
        self.pointing.let_go()
        self.show_position()

    def obey(self, line: str) -> None:
        """Do what a line says: a word, or a move."""
        word, _, rest = line.partition(" ")
        command = self.words.get(word.lower())
        if command:
            command(rest.strip())
        else:
            self.play(line)

    def show_moves(self, beginning: str = "") -> None:
        """Mark the places of legal moves, or of those that begin with a text."""
        self.check_turn()
        if self.table.over:
            raise IllegalMove("the game is over")
        found = [
            way
            for way, move in self.pointing.moves.items()
            if move.lower().startswith(beginning.lower())
        ]
        if not found:
            raise OptionError("no legal move begins with {text}", text=shown(beginning))
        self.pointing.let_go()
        self.said.tell(say("Legal moves: {count}", count=len(found)))
        self.show_position(frozenset(place for way in found for place in way))

    def hint(self) -> None:
        """Ask for a good move."""
        self.check_turn()
        if self.table.over:
            raise IllegalMove("the game is over")
        self.said.tell(say("A good move is being looked for …"))
        self.think(self.table.adviser, self.advise)

    def undo(self) -> None:
        """Take back."""
        self.table.undo()
        self.changed()

    def redo(self) -> None:
        """Play again what was taken back."""
        self.table.redo()
        self.changed()

    def save(self, name: str) -> None:
        """Write the record into a file."""
        if not name:
            raise OptionError("save needs the name of a file")
        files.write_whole(name, self.record.text)
        self.said.tell(say("Saved in {file}.", file=shown(name)))

    def resign(self) -> None:
        """Ask whether the player to act gives up."""
        self.check_turn()
        if self.table.over:
            raise IllegalMove("the game is over")
        player = self.table.position.players[self.table.position.player - 1]
        question = Question(say("Does {player} give the game up?", player=player))
        self.app.push_screen(question, self.resigned)

    def resigned(self, answer: bool | None) -> None:
        """Give up, if that was the answer."""
        if answer:
            self.attempt(self.table.resign)
            self.changed()

    # Keys

    def on_key(self, event: events.Key) -> None:
        """What can be printed is typed; a blank at the beginning acts."""
        if not event.is_printable or not event.character:
            return
        event.stop()
        if event.character == " " and not self.typed.text:
            self.action_act()
        else:
            self.typed.write(self.typed.text + event.character)

    def on_paste(self, event: events.Paste) -> None:
        """A text is typed at once, up to its first line's end."""
        first = (event.text.splitlines() or [""])[0]
        self.typed.write(self.typed.text + "".join(filter(str.isprintable, first)))

    def action_act(self) -> None:
        """Do what is typed, or act where the cursor is."""
        line = self.typed.text.strip()
        self.typed.write("")
        if line:
            self.attempt(lambda: self.obey(line))
        elif self.board.cursor:
            place = self.board.cursor
            self.attempt(lambda: self.point(place))
        else:
            self.board.action_move(0, 0)

    def action_let_go(self) -> None:
        """Forget what is typed, or else what is chosen."""
        if self.typed.text:
            self.typed.write("")
        else:
            self.let_go()

    def action_erase(self) -> None:
        """Take back the last character."""
        self.typed.write(self.typed.text[:-1])

    def action_complete(self) -> None:
        """Complete what is typed as far as only one way leads on."""
        begun = self.typed.text.lower()
        words = [*self.words, *self.pointing.moves.values()]
        found = [word for word in words if begun and word.lower().startswith(begun)]
        if found:
            self.typed.write(common(found))

    def action_help(self) -> None:
        """Say what can be done."""
        self.app.push_screen(Help(ABOUT, self.KEYS))

    def action_moves(self) -> None:
        """Mark the places of legal moves."""
        self.attempt(self.show_moves)

    def action_hint(self) -> None:
        """Ask for a good move."""
        self.attempt(self.hint)

    def action_undo(self) -> None:
        """Take back."""
        self.attempt(self.undo)

    def action_redo(self) -> None:
        """Play again what was taken back."""
        self.attempt(self.redo)

    def action_resign(self) -> None:
        """Ask whether the player to act gives up."""
        self.attempt(self.resign)

    def action_save(self) -> None:
        """Ask for a name, and save."""
        usual = f"{self.record.game.key}.txt"
        self.app.push_screen(FileName(usual), self.save_as)

    def save_as(self, name: str | None) -> None:
        """Save under the name that was given, if one was."""
        if name:
            self.attempt(lambda: self.save(name))


def common(words: list[str]) -> str:
    """What all words begin with."""
    first, last = min(words), max(words)
    agreeing = takewhile(lambda pair: pair[0] == pair[1], zip(first, last, strict=False))
    return "".join(character for character, _ in agreeing)
