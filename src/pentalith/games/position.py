"""What all positions are: a board, who acts, what may be played, and how it ended."""

import re
from operator import index
from typing import TYPE_CHECKING, NamedTuple, Self

from pentalith.games.errors import IllegalMove, NotationError
from pentalith.games.history import History
from pentalith.games.options import REPETITION

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pentalith.games.chance import Chance
    from pentalith.games.rules import Game

HIGHEST_MOVE = 0xFFFF
DRAW = 0
REPEATED = 0
MOST_SHOWN = 60
MARKS = "xo"
BY_REPETITION = "the same position has come too often"
TO_DO = {
    "place": "{player} is to place",
    "remove": "{player} is to remove",
    "slide": "{player} is to slide",
    "set": "{player} is to set",
    "move": "{player} is to move",
}
RUN = re.compile("[xo]|[1-9][0-9]?")


class Result(NamedTuple):
    """How a game ended."""

    winner: int
    """1 or 2, 0 for a draw."""
    reason: str
    """One word: what ended the game."""


class Moves:
    """Room for the list of moves that `Position.gather` fills."""

    def __init__(self) -> None:
        self.items = [0] * 512
        self.count = 0


class Position:
    """A position of a game, played on in place.

    A game's own class says what is legal (`knows`, `allows`, `objection`, `gather`, `draw`), what
    a move does (`apply`), and how moves and positions are written (from `read` to `set_up`).
    """

    key = ""
    """The name by which programs know the game."""
    title = ""
    """The name by which players know the game."""
    aim = ""
    """What the players are after, in one sentence."""
    players = ("", "")
    """The names of player 1, who begins, and player 2."""
    options = {"repetition": REPETITION}
    """What can be chosen about the game."""
    endings = {"repetition": BY_REPETITION}
    """The reasons for which the game can end, and what they mean; `ending` is a place in it."""

    def __init__(self, game: "Game") -> None:
        self.game = game
        self.rows = 0
        self.columns = 0
        self.player = 1
        self.skipped = 0
        self.due = 0
        self.winner = DRAW
        self.ending = 0
        self.repetition: int = game.options["repetition"]
        self.history = History()
        self.vacant = [0] * 256
        self.place_of = [0] * 256
        self.vacancies = 0

    def knows(self, move: int) -> bool:
        """Whether the game has a move with this number."""
        raise NotImplementedError

    def allows(self, move: int) -> bool:
        """Whether a move, given as a number, is legal now."""
        raise NotImplementedError

    def objection(self, move: int) -> IllegalMove:
        """What there is to say against a move that is not legal now."""
        raise NotImplementedError

    def gather(self, moves: Moves) -> None:
        """List the legal moves, in no particular order; none when the game has ended."""
        raise NotImplementedError

    def draw(self, chance: "Chance") -> int:
        """One of the legal moves, each as likely as the others; there must be one."""
        raise NotImplementedError

    def apply(self, move: int) -> None:
        """Play a move that is known to be legal."""
        raise NotImplementedError

    def follow(self, leader: "Position | None") -> None:
        """From now on `reset` makes this position what `leader`, one of the same game, is then."""
        raise NotImplementedError

    def reset(self) -> None:
        """Become what the position that this one follows is."""
        raise NotImplementedError

    def point(self, row: int, column: int) -> int:
        """The number of the point in a row and column, counted from 0 at the top left."""
        raise NotImplementedError

    def owner(self, point: int) -> int:
        """Whose stone stands on a point: 1, 2, or 0."""
        raise NotImplementedError

    def place(self, point: int, player: int) -> None:
        """Put a player's stone on an empty point."""
        raise NotImplementedError

    def stage(self) -> str:
        """What the player to act is to do."""
        return "place"

    def read(self, text: str) -> int:
        """A move's number from its text, in this position."""
        raise NotImplementedError

    def write(self, move: int) -> str:
        """A move's text."""
        raise NotImplementedError

    def details(self) -> list[str]:
        """What the position's text says beyond the board and who acts."""
        return []

    def set_up(self, player: int, details: list[str]) -> None:
        """With the stones in their places, become what a text says.

        What it says falsely need not be noticed: the position is then written otherwise.
        """
        raise NotImplementedError

    def moves(self) -> list[str]:
        """The legal moves as text, in a fixed order."""
        return [self.write(move) for move in self.legal()]

    def legal(self) -> list[int]:
        """The legal moves as numbers, in ascending order."""
        moves = Moves()
        self.gather(moves)
        return sorted([moves.items[entry] for entry in range(moves.count)])

    def play(self, move: int | str) -> None:
        """Play a legal move, given as text or as a number."""
        number = self.number(move)
        if not self.player:
            raise IllegalMove("the game is over")
        if not self.allows(number):
            raise self.objection(number)
        self.apply(number)

    def number(self, move: int | str) -> int:
        """A move's number, whichever way the move is given."""
        if isinstance(move, str):
            return self.read(move)
        try:
            number = index(move)
        except TypeError:
            raise NotationError(
                "a move is a text or a number, not {value}", value=shown(move)
            ) from None
        if not 0 <= number <= HIGHEST_MOVE or not self.knows(number):
            raise NotationError("no move has the number {value}", value=shown(number))
        return number

    @property
    def phase(self) -> str:
        """What is to be done now: "place", "remove", "slide", "set", "move"; "over" at the end."""
        return self.stage() if self.player else "over"

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return None if self.player else Result(self.winner, list(self.endings)[self.ending])

    @property
    def captures(self) -> tuple[int, int]:
        """How many figures each player has taken, in a game that counts them."""
        return (0, 0)

    @property
    def text(self) -> str:
        """The position on one line, safe in a URL; `Game.position` reads it."""
        fields = [written(self.board()), str(self.player), *self.details()]
        if not self.player and self.ending == REPEATED:
            fields.append("repetition")
        return "_".join(fields)

    def board(self) -> list[list[int]]:
        """The board as rows of 0, 1 and 2, the top row first."""
        return [
            [self.owner(self.point(row, column)) for column in range(self.columns)]
            for row in range(self.rows)
        ]

    def restore(self, text: str) -> None:
        """Become, from the start, the position that a text says."""
        board, *fields = text.split("_")
        player = self.player_in(fields)
        self.set_up_board(self.read_board(board))
        self.set_up(player, fields[1:])
        if fields[len(fields) - 1] == "repetition" and self.player:
            self.set_up_repetition()
        if self.text != text:
            raise NotationError(
                "{text} is no position; it would be written {canonical}",
                text=shown(text),
                canonical=shown(self.text),
            )

    def set_up_board(self, board: list[list[int]]) -> None:
        """Put the stones in their places."""
        for row, stones in enumerate(board):
            for column, stone in enumerate(stones):
                if stone:
                    self.place(self.point(row, column), stone)

    def set_up_repetition(self) -> None:
        """The position is said to have come once too often."""
        if not (self.repetition and self.may_repeat()):
            raise NotationError("this position cannot have come so often")
        self.end(DRAW, REPEATED)

    def may_repeat(self) -> bool:
        """Whether the position, set up from a text, can have come `repetition` times."""
        return False

    def read_board(self, text: str) -> list[list[int]]:
        """The rows of a board from its text."""
        board = [read_row(row) for row in text.split(".")]
        if [len(row) for row in board] != [self.columns] * self.rows:
            raise NotationError(
                "{text} is no board of {rows} rows of {columns} points",
                text=shown(text),
                rows=self.rows,
                columns=self.columns,
            )
        return board

    def player_in(self, fields: list[str]) -> int:
        """Who acts, from the fields of a text that follow the board."""
        if not fields or fields[0] not in ("0", "1", "2"):
            raise NotationError("a position says who acts: 1, 2, or 0 when it has ended")
        return int(fields[0])

    def copy(self) -> Self:
        """Another position like this one, with its own future."""
        other = self.follower()
        other.reset()
        other.follow(None)
        return other

    def follower(self) -> Self:
        """A position that `reset` makes what this one is, as often as an engine likes."""
        other = type(self)(self.game)
        other.follow(self)
        return other

    def share(self, other: "Position") -> None:
        """Take over what every position has."""
        self.player = other.player
        self.skipped = other.skipped
        self.due = other.due
        self.winner = other.winner
        self.ending = other.ending
        self.repetition = other.repetition
        self.history.assign(other.history)
        self.vacant[:] = other.vacant
        self.place_of[:] = other.place_of
        self.vacancies = other.vacancies

    def is_fresh(self) -> bool:
        """Whether no position before this one counts towards a repetition."""
        return self.history.length <= 1

    def note(self, key: int, more: int) -> None:
        """A position occurs, told by two words; occurring once too often, it ends the game."""
        if self.repetition and self.history.add(key, more) >= self.repetition:
            self.end(DRAW, REPEATED)

    def end(self, winner: int, ending: int) -> None:
        """The game is over."""
        self.player = 0
        self.due = 0
        self.winner = winner
        self.ending = ending

    # The one door outward: drawing knows the games, and is loaded when a picture is asked for.

    def svg(
        self,
        theme: str = "light",
        last: int | str | None = None,
        marks: "Iterable[int | str]" = (),
    ) -> str:
        """The position as an SVG picture that shows a last move and where other moves would end."""
        from pentalith.drawing import boards, svg, themes

        return svg.written(boards.drawn(self, last, marks), themes.theme(theme))

    def _repr_svg_(self) -> str:
        return self.svg()

    def past(self) -> tuple[int, list[tuple[int, int]]]:
        """What a position's text leaves out."""
        return self.skipped, self.history.entries()

    def recall(self, past: tuple[int, list[tuple[int, int]]]) -> None:
        """Take over what the text left out."""
        self.skipped, entries = past
        self.history.restore(entries)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return bool(self.game == other.game and self.text == other.text)

    def __hash__(self) -> int:
        return hash((self.game, self.text))

    def __reduce__(self) -> tuple[object, ...]:
        return revived, (self.game, self.text, self.past())

    def __repr__(self) -> str:
        return f"{self.game!r}.position({self.text!r})"


def revived(game: "Game", text: str, past: tuple[int, list[tuple[int, int]]]) -> Position:
    """A position as it was when it was pickled."""
    position = game.position(text)
    position.recall(past)
    return position


def written(board: list[list[int]]) -> str:
    """The text of a board: rows joined by points, x and o, numbers for runs of empty points."""
    return ".".join(map(written_row, board))


def written_row(row: list[int]) -> str:
    """The text of a row."""
    marks = "".join(" xo"[stone] for stone in row)
    return re.sub(" +", lambda run: str(len(run[0])), marks)


def read_row(text: str) -> list[int]:
    """A row from its text."""
    row: list[int] = []
    for mark in RUN.findall(text):
        row += [MARKS.index(mark) + 1] if mark in MARKS else [0] * int(mark)
    return row


def shown(value: object) -> str:
    """A caller's value as a message can quote it."""
    try:
        text = repr(value)
    except ValueError:
        return "a number with thousands of digits"
    return text if len(text) <= MOST_SHOWN else f"{text[: MOST_SHOWN - 3]}..."
