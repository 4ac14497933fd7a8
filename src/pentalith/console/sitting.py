"""A game at a table, told and asked for in lines of text."""

import os
import sys
from collections.abc import Callable

from pentalith import files
from pentalith.console.dialogue import EndOfInput, answer, at_terminal
from pentalith.console.ending import ending
from pentalith.console.rules import page
from pentalith.console.table import Table
from pentalith.console.voice import explain, say, speaker
from pentalith.drawing import text as boards
from pentalith.drawing.text import Look
from pentalith.engine.players import Player
from pentalith.games.errors import IllegalMove, OptionError, PentalithError
from pentalith.games.position import shown
from pentalith.languages import message
from pentalith.languages.positions import captures, skip, to_do

HELP = {
    "help": message("this list"),
    "moves": message("the legal moves; moves 3C: those that begin with 3C"),
    "hint": message("a good move"),
    "undo": message("take back your last move, and what followed it"),
    "redo": message("play again what was taken back"),
    "board": message("the board"),
    "rules": message("the rules of the game"),
    "save FILE": message("write the game into a file, to go on with --resume"),
    "resign": message("give the game up"),
    "quit": message("leave"),
}
WITH_MORE = ("moves", "save")


def look() -> Look:
    """What the terminal can show; into a pipe only what any reader can."""
    if not sys.stdout.isatty() or os.environ.get("TERM") == "dumb":
        return Look()
    fine = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    return Look(fine, coloured=not os.environ.get("NO_COLOR"))


class Sitting:
    """People and the computer at a table, until the game is over or somebody leaves."""

    def __init__(self, table: Table, plain: bool = False) -> None:
        self.table = table
        self.plain = plain
        self.look = look()
        self.left = False
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "moves": self.moves,
            "hint": self.hint,
            "undo": self.undo,
            "redo": self.redo,
            "board": self.board,
            "rules": self.rules,
            "save": self.save,
            "resign": self.resign,
            "quit": self.quit,
        }

    def run(self) -> None:
        """Play."""
        help_with_typing(self)
        print(say("{game}. For help type help.", game=self.table.record.game.title))
        self.board()
        try:
            while not self.left:
                self.step()
        except EndOfInput:
            if not self.table.over:
                raise

    def step(self) -> None:
        """Let the computer move, or ask a person."""
        computer = self.table.computer
        if computer:
            self.follow(computer)
            return
        try:
            self.obey(answer(self.question()).strip())
        except PentalithError as problem:
            print(explain(problem))

    def follow(self, computer: Player) -> None:
        """Let the computer move."""
        name = self.table.position.players[self.table.position.player - 1]
        move = self.table.answer(computer)
        print(say("{player}, the computer, plays {move}", player=name, move=move))
        self.board()

    def question(self) -> str:
        """What is asked now."""
        if self.table.over:
            return say("The game is over: save FILE, undo, or quit? ")
        to_be_done = to_do(self.table.position, speaker())
        if self.table.position.due:
            count = self.table.position.due
            to_be_done = say("{to_do} ({count} due)", to_do=to_be_done, count=count)
        return f"{to_be_done}: "

    def obey(self, line: str) -> None:
        """Do what a line says: a command, or a move."""
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
        if command and rest and word.lower() not in WITH_MORE:
            raise OptionError("nothing follows {command}", command=word)
        if command:
            command(rest.strip())
        elif self.table.over and not line:
            self.left = True
        elif not line:
            print(say("Type a move, as {move}, or help.", move=self.table.position.moves()[0]))
        else:
            self.table.record.play(line)
            self.board()

    # Commands

    def help(self, rest: str = "") -> None:
        """Say what can be typed."""
        print(say("Type a move, or one of these:"))
        for command, meaning in HELP.items():
            print(f"  {command:9}  {say(meaning)}")

    def moves(self, rest: str = "") -> None:
        """Show the legal moves, or those that begin with a text."""
        if self.table.over:
            raise IllegalMove("the game is over")
        legal = self.table.position.moves()
        begun = rest.lower()
        moves = [move for move in legal if move.lower().startswith((begun, f"x{begun}"))]
        if not moves:
            raise OptionError("no legal move begins with {text}", text=shown(rest))
        if not self.plain:
            print(f"\n{self.drawn(moves)}\n")
        print(*moves)

    def hint(self, rest: str = "") -> None:
        """Recommend a move."""
        print(say("You could play {move}.", move=self.table.hint()))

    def undo(self, rest: str = "") -> None:
        """Take back."""
        self.table.undo()
        self.board()

    def redo(self, rest: str = "") -> None:
        """Play again what was taken back."""
        self.table.redo()
        self.board()

    def rules(self, rest: str = "") -> None:
        """Print the rules."""
        print(page(self.table.position.key, speaker()))

    def save(self, rest: str) -> None:
        """Write the record into a file."""
        if not rest:
            raise OptionError("save needs the name of a file")
        files.write_whole(rest, self.table.record.text)
        print(say("Saved in {file}.", file=shown(rest)))

    def resign(self, rest: str = "") -> None:
        """Give the game up."""
        self.table.resign()
        print(ending(self.table.record))

    def quit(self, rest: str = "") -> None:
        """Leave."""
        self.left = True

    def board(self, rest: str = "") -> None:
        """Show the board, and what there is to say of it."""
        position = self.table.position
        if self.plain:
            self.tell()
        else:
            print(f"\n{self.drawn()}\n")
        for line in [*skip(position, speaker()), *captures(position, speaker())]:
            print(line)
        if self.table.over:
            print(ending(self.table.record))

    # Words and pictures

    def drawn(self, marks: list[str] | None = None) -> str:
        """The board as a drawing."""
        return boards.drawn(self.table.position, self.table.last, marks or (), self.look)

    def tell(self) -> None:
        """Say in words where stones stand, and what was played last."""
        position = self.table.position
        for player, places in zip(position.players, boards.standing(position), strict=True):
            print(say("{player}: {places}", player=player, places=places or say("none")))
        if self.table.record.moves:
            print(say("Last move: {move}", move=self.table.record.moves[-1]))

    def completions(self, text: str) -> list[str]:
        """The commands and legal moves that begin with a text."""
        words = [*self.commands, *self.table.position.moves()]
        return [word for word in words if word.lower().startswith(text.lower())]


def help_with_typing(sitting: Sitting) -> None:
    """At a terminal: a line can be edited, earlier ones come back, Tab completes."""
    if not at_terminal():
        return
    try:
        import readline
    except ImportError:
        return

    def complete(text: str, state: int) -> str | None:
        found = sitting.completions(text)
        return found[state] if state < len(found) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")
