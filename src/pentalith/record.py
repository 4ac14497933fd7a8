"""A game that was played: its moves, comments, tags and result, to keep as text or as JSON.

`docs/records.md` describes both forms; `record_text` and `record_json` read and write them.
"""

import re
from collections.abc import Callable, Iterator, MutableMapping
from datetime import date
from typing import NamedTuple, TypeVar

from pentalith.games import KINDS
from pentalith.games.errors import IllegalMove, RecordError
from pentalith.games.position import Position, Result, shown
from pentalith.games.rules import Game
from pentalith.languages import message

Key = TypeVar("Key", bound=int | str)

SCORES = ("1/2-1/2", "1-0", "0-1")
UNFINISHED = "*"
BY_PLAYERS = {"resignation": (1, 2), "time": (1, 2), "agreement": (0,)}
"""How players end a game that the rules do not end, and who can win it so; 0 is a draw."""
NAME = re.compile("[A-Z][A-Za-z0-9]{0,39}")
DAY = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}")
UNWRITABLE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
OWN_TAGS = ("Game", "Position", "Result", "Termination")
OPTION_TAGS = {name.capitalize() for kind in KINDS.values() for name in kind.options}
PLAYER_TAGS = {player for kind in KINDS.values() for player in kind.players}
WELL_KNOWN = {name.lower(): name for name in {*OWN_TAGS, *OPTION_TAGS, *PLAYER_TAGS, "Date"}}


class Undone(NamedTuple):
    """What `Record.redo` brings back: a move with its comment, or how the players ended it."""

    done: int | Result
    comment: str = ""


class Entries(MutableMapping[Key, str]):
    """Texts by their keys; a check may refuse what is set, or tidy it."""

    def __init__(self, check: Callable[[Key, str], str]) -> None:
        self._check = check
        self._texts: dict[Key, str] = {}

    def __getitem__(self, key: Key) -> str:
        return self._texts[key]

    def __setitem__(self, key: Key, text: str) -> None:
        self._texts[key] = self._check(key, text)

    def __delitem__(self, key: Key) -> None:
        del self._texts[key]

    def __iter__(self) -> Iterator[Key]:
        return iter(self._texts)

    def __len__(self) -> int:
        return len(self._texts)

    def __repr__(self) -> str:
        return repr(self._texts)


class Record:
    """A game that was played, or is being played, from its start or from a position's text."""

    def __init__(self, game: Game, start: str | None = None) -> None:
        self.game = game
        self.start = game.start().text if start is None else start
        """The text of the position in which the record begins."""
        self.position = self.game.position(self.start)
        """The position now; to play on it is to play past the record."""
        self.numbers: list[int] = []
        """The moves as numbers."""
        self.tags: Entries[str] = Entries(self._tag)
        """Who played, when, and what else there is to say: texts by their names."""
        self.comments: Entries[int] = Entries(self._comment)
        """What is said of the game after so many moves; after 0 it is said of the start."""
        self._ended: Result | None = None
        self._undone: list[Undone] = []

    @classmethod
    def read(cls, text: str) -> "Record":
        """The record that a text is, in either form."""
        from pentalith import record_json, record_text

        if not isinstance(text, str):
            raise RecordError("a record is a text, not {found}", found=shown(text))
        text = text.removeprefix("\ufeff")
        if text.lstrip().startswith("{"):
            return record_json.read(text)
        return record_text.read(text)

    @property
    def text(self) -> str:
        """The record as text for people: tags, then numbered moves."""
        from pentalith import record_text

        return record_text.written(self)

    @property
    def json(self) -> str:
        """The record as JSON for programs."""
        from pentalith import record_json

        return record_json.written(self)

    @property
    def moves(self) -> list[str]:
        """The moves as text."""
        return [self.position.write(move) for move in self.numbers]

    @property
    def result(self) -> Result | None:
        """How the game ended, by the rules or by the players; None while it goes on."""
        return self.position.result or self._ended

    @property
    def score(self) -> str:
        """The result as a record writes it: 1-0, 0-1, 1/2-1/2, or * while the game goes on."""
        return SCORES[self.result.winner] if self.result else UNFINISHED

    def play(self, move: int | str) -> None:
        """Play a legal move, given as text or as a number; what was undone is forgotten."""
        self._play(move)
        self._undone.clear()

    def undo(self) -> None:
        """Take back the last move, or what the players ended the game by."""
        if self._ended:
            self._undone.append(Undone(self._ended))
            self._ended = None
        elif self.numbers:
            comment = self.comments.pop(len(self.numbers), "")
            self._undone.append(Undone(self.numbers.pop(), comment))
            self.position = self.at(len(self.numbers))
        else:
            raise RecordError("there is no move to take back")

    @property
    def can_redo(self) -> bool:
        """Whether something was undone that can be done again."""
        return bool(self._undone)

    def redo(self) -> None:
        """Do again what was undone last."""
        if not self._undone:
            raise RecordError("there is no move to play again")
        undone = self._undone.pop()
        if isinstance(undone.done, Result):
            self._ended = undone.done
        else:
            self._play(undone.done)
            if undone.comment:
                self.comments[len(self.numbers)] = undone.comment

    def resign(self, player: int) -> None:
        """Player 1 or 2 gives the game up."""
        self.end(3 - player, "resignation")

    def agree(self) -> None:
        """The players agree on a draw."""
        self.end(0, "agreement")

    def end(self, winner: int, reason: str) -> None:
        """The players, not the rules, end the game: by "resignation", "time" or "agreement"."""
        if self.result:
            raise IllegalMove("the game is over")
        if winner not in BY_PLAYERS.get(reason, ()):
            raise RecordError(
                "the game is not over, and players cannot end it with {score} by {reason}",
                score=SCORES[winner] if winner in (0, 1, 2) else shown(winner),
                reason=shown(reason) if reason else message("nothing"),
            )
        self._ended = Result(winner, reason)
        self._undone.clear()

    def conclude(self, score: str, reason: str = "") -> None:
        """Take over how the game is said to have ended, which must be as it did end."""
        if self.result:
            if score != self.score or reason not in ("", self.result.reason):
                raise RecordError(
                    "the game has ended with {score} by {reason}",
                    score=self.score,
                    reason=self.result.reason,
                )
        elif score in SCORES:
            self.end(SCORES.index(score), reason)
        elif score != UNFINISHED or reason:
            raise RecordError("{score} is no result", score=shown(f"{score} {reason}".strip()))

    def at(self, count: int) -> Position:
        """The position after so many moves."""
        if not 0 <= count <= len(self.numbers):
            raise RecordError(
                "the record has {moves} moves, not {count}", moves=len(self.numbers), count=count
            )
        position = self.game.position(self.start)
        for move in self.numbers[:count]:
            position.play(move)
        return position

    def walk(self) -> Iterator[Position]:
        """One position, as it is at the start and then after each move in turn."""
        position = self.game.position(self.start)
        yield position
        for move in self.numbers:
            position.play(move)
            yield position

    def positions(self) -> list[Position]:
        """All positions, from the start to the one now."""
        return [position.copy() for position in self.walk()]

    def ordered_tags(self) -> dict[str, str]:
        """The tags in the order in which they are written: date and players first."""
        names = [name for name in ("Date", *self.game.players) if name in self.tags]
        return {name: self.tags[name] for name in dict.fromkeys([*names, *self.tags])}

    def _play(self, move: int | str) -> None:
        if self._ended:
            raise IllegalMove("the game is over")
        number = self.position.number(move)
        self.position.play(number)
        self.numbers.append(number)

    def _tag(self, name: str, value: str) -> str:
        check_name(name)
        if name in OWN_TAGS or name in OPTION_TAGS:
            raise RecordError("the tag {name} is the record's own", name=name)
        if name in PLAYER_TAGS and name not in self.game.players:
            raise RecordError(
                "{game} has no player {name}: see {players}",
                game=self.game.title,
                name=name,
                players=", ".join(self.game.players),
            )
        if name == "Date":
            check_day(writable(value))
        return writable(value)

    def _comment(self, count: int, text: str) -> str:
        if type(count) is not int or not 0 <= count <= len(self.numbers):
            raise RecordError(
                "a comment stands after 0 to {moves} moves, not after {count}",
                moves=len(self.numbers),
                count=shown(count),
            )
        tidy = writable(" ".join(text.split()) if isinstance(text, str) else text)
        if not tidy:
            raise RecordError("a comment cannot be empty")
        if "}" in tidy:
            raise RecordError("a comment cannot hold a closing brace")
        return tidy

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return NotImplemented
        return self.text == other.text

    def __repr__(self) -> str:
        return f"<Record of {self.game.title}, {len(self.numbers)} moves, {self.score}>"


def check_name(name: str) -> None:
    """Refuse what no tag can be called."""
    usual = WELL_KNOWN.get(writable(name).lower(), name)
    if name != usual:
        raise RecordError("the tag {name} is written {usual}", name=name, usual=usual)
    if not NAME.fullmatch(name):
        raise RecordError(
            "{name} is no tag's name: a capital letter, then letters and digits", name=shown(name)
        )


def check_day(value: str) -> None:
    """Refuse what is no day of the calendar."""
    try:
        if DAY.fullmatch(value):
            date.fromisoformat(value)
            return
    except ValueError:
        pass
    raise RecordError("{value} is no day, as 2026-11-19", value=shown(value))


def writable(text: str) -> str:
    """A text that can stand on a line of a file in UTF-8; any other is refused."""
    if not isinstance(text, str):
        raise RecordError("{text} is no text", text=shown(text))
    found = UNWRITABLE.search(text)
    if found:
        raise RecordError("the character {found} cannot be written here", found=shown(found[0]))
    return text
