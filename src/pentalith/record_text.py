"""A record as text that people read and edit: lines with tags, then numbered moves and a result.

A number stands before every turn of player 1. A turn is all that a player does until the other
acts or a player is passed over; a slide always begins one. Where the turn of player 1 is missing
before a turn of player 2, at the start of a record or after a skip, the number stands there with
three dots.
"""

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import NamedTuple, NoReturn

from pentalith.games import KINDS
from pentalith.games.errors import PentalithError, RecordError
from pentalith.games.options import Option
from pentalith.games.position import Position, shown
from pentalith.games.rules import Game
from pentalith.languages import message
from pentalith.record import OWN_TAGS, SCORES, UNFINISHED, Record, check_name

WIDTH = 80
SPACE = re.compile(r"\s*")
TAG = re.compile(r"\[[ \t]*")
TAG_NAME = re.compile(r"[^\s\[\]\"]+[ \t]*")
TAG_VALUE = re.compile(r'"((?:[^"\\\n]|\\["\\])*)"[ \t]*')
TAG_END = re.compile(r"\]")
COMMENT = re.compile(r"\{([^}]*)\}")
NUMBER = re.compile(r"[0-9]+\.+")
WORD = re.compile(r"[^\s{}\[\]]+")


class Tag(NamedTuple):
    """A tag's value, and where it stands in the text."""

    value: str
    at: int


class Turns:
    """Counts the turns of a game: says what stands before each move."""

    def __init__(self) -> None:
        self.number = 0
        self.player = 0

    def next(self, position: Position) -> str:
        """What stands before the move that is to be played: `3.`, `3...` or nothing."""
        before, self.player = self.player, position.player
        goes_on = not position.skipped and position.phase != "slide"
        if position.player == before and goes_on:
            return ""
        if position.player > before > 0 and position.skipped != 1:
            return ""
        self.number += 1
        return f"{self.number}{'.' if position.player == 1 else '...'}"


# Writing


def written(record: Record) -> str:
    """A record as text."""
    tags = "".join(f'[{name} "{escaped(value)}"]\n' for name, value in all_tags(record))
    return f"{tags}\n{wrapped(pieces(record))}\n"


def all_tags(record: Record) -> Iterator[tuple[str, str]]:
    """All tags of a record, the ones that it makes itself among them."""
    yield "Game", record.game.title
    for name, value in record.game.options.items():
        yield name.capitalize(), option_text(value)
    if record.start != record.game.start().text:
        yield "Position", record.start
    yield from record.ordered_tags().items()
    yield "Result", record.score
    if record.result:
        yield "Termination", record.result.reason


def option_text(value: int) -> str:
    """An option's value as text."""
    return str(value).lower()


def escaped(value: str) -> str:
    """A tag's value as it stands between quotation marks."""
    return re.sub(r'(["\\])', r"\\\1", value)


def pieces(record: Record) -> Iterator[str]:
    """The moves with their numbers, the words of the comments and the result."""
    turns = Turns()
    yield from words(record.comments.get(0, ""))
    for count, (position, move) in enumerate(zip(record.walk(), record.moves, strict=False), 1):
        yield f"{turns.next(position)} {move}".lstrip()
        yield from words(record.comments.get(count, ""))
    yield record.score


def words(comment: str) -> list[str]:
    """The words of a comment, with its braces."""
    return f"{{{comment}}}".split() if comment else []


def wrapped(parts: Iterable[str]) -> str:
    """Parts on lines as full as the width allows."""
    lines = [""]
    for part in parts:
        if lines[-1] and len(lines[-1]) + len(part) >= WIDTH:
            lines.append("")
        lines[-1] += f" {part}" if lines[-1] else part
    return "\n".join(lines)


# Reading


def read(text: str) -> Record:
    """The record that a text is."""
    return Reader(text.replace("\r\n", "\n").replace("\r", "\n")).record()


class Reader:
    """Reads a text from its start to its end."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.last = 0
        """Where that stands which was found last."""

    def record(self) -> Record:
        """The record that the text is."""
        tags = self.tags()
        record = self.begun(tags)
        score = self.moves(record)
        termination = tags.get("Termination", Tag("", self.last))
        with self.blaming(termination.at if score == record.score else self.last):
            record.conclude(score, termination.value)
        self.compare(tags.get("Result"), score)
        self.skip_space()
        if self.at < len(self.text):
            self.fail(self.at, "nothing stands after the result")
        return record

    def tags(self) -> dict[str, Tag]:
        """The tags, in their order."""
        tags: dict[str, Tag] = {}
        self.skip_space()
        while self.found(TAG):
            name = self.expect(TAG_NAME, "a tag has a name").strip()
            with self.blaming(self.last):
                check_name(name)
            if name in tags:
                self.fail(self.last, "there are two tags {name}", name=name)
            value = self.expect(
                TAG_VALUE, 'a tag has a value in quotation marks, with \\" and \\\\'
            )
            tags[name] = Tag(re.sub(r"\\(.)", r"\1", value), self.last)
            self.expect(TAG_END, "a tag ends with a closing bracket")
            self.skip_space()
        return tags

    def begun(self, tags: dict[str, Tag]) -> Record:
        """The record that the tags begin."""
        game = self.game(tags)
        start = tags.get("Position")
        with self.blaming(start.at if start else 0):
            record = Record(game, start.value if start else None)
        own = {*OWN_TAGS, *map(str.capitalize, game.options)}
        for name, tag in tags.items():
            if name not in own:
                with self.blaming(tag.at):
                    record.tags[name] = tag.value
        return record

    def game(self, tags: dict[str, Tag]) -> Game:
        """The game that the tags choose."""
        if "Game" not in tags:
            self.fail(0, "the tag Game is missing")
        kinds = {name: kind for kind in KINDS.values() for name in (kind.title, kind.key)}
        title, at = tags["Game"]
        if title not in kinds:
            titles = ", ".join(kind.title for kind in KINDS.values())
            self.fail(
                at, "there is no game {title}: see {titles}", title=shown(title), titles=titles
            )
        options = {}
        for name, option in kinds[title].options.items():
            if name.capitalize() in tags:
                options[name] = self.value(name, option, tags[name.capitalize()])
        return Game(kinds[title], **options)

    def value(self, name: str, option: Option, tag: Tag) -> int:
        """The value of an option from its tag."""
        values = {option_text(value): value for value in option.values}
        if tag.value not in values:
            found = shown(tag.value)
            self.fail(
                tag.at,
                "{name} is {allowed}, not {found}",
                name=name,
                allowed=option.allowed,
                found=found,
            )
        return values[tag.value]

    def moves(self, record: Record) -> str:
        """Play the moves and keep the comments; the score after them."""
        turns = Turns()
        while True:
            self.comments(record)
            number_at = self.at
            number = self.taken(NUMBER)
            word = self.expect(WORD, "a move or the result is missing")
            if not number and word in (*SCORES, UNFINISHED):
                return word
            word_at = self.last
            if record.position.player:
                self.compare_number(number, turns.next(record.position), number_at)
            with self.blaming(word_at):
                record.play(word)

    def comments(self, record: Record) -> None:
        """Keep the comments that stand here, as one."""
        parts = []
        self.skip_space()
        first = self.at
        while self.text.startswith("{", self.at):
            parts.append(self.expect(COMMENT, "this comment has no closing brace"))
            self.skip_space()
        comment = " ".join(parts)
        if comment.strip():
            with self.blaming(first):
                record.comments[len(record.numbers)] = comment

    def compare_number(self, number: str, expected: str, at: int) -> None:
        """The number before a move is the expected one."""
        if number and not expected:
            self.fail(at, "no number stands before this move, as {number}", number=shown(number))
        if number != expected:
            found = shown(number) if number else message("nothing")
            self.fail(
                at,
                "{expected} stands before this move, not {found}",
                expected=expected,
                found=found,
            )

    def compare(self, tag: Tag | None, score: str) -> None:
        """The tag Result says the same as the end of the moves."""
        if tag and tag.value != score:
            self.fail(
                tag.at,
                "the result is {result} here, and {score} after the moves",
                result=shown(tag.value),
                score=score,
            )

    # Steps through the text

    def skip_space(self) -> None:
        """Go on to what is no white space."""
        self.found(SPACE)

    def found(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """What stands here, if it is of a pattern; the reader goes on after it."""
        match = pattern.match(self.text, self.at)
        if match:
            self.last, self.at = self.at, match.end()
        return match

    def taken(self, pattern: re.Pattern[str]) -> str:
        """What stands here, without the white space after it; empty if it is not of a pattern."""
        match = self.found(pattern)
        self.skip_space()
        return match[0] if match else ""

    def expect(self, pattern: re.Pattern[str], otherwise: str) -> str:
        """What stands here, or its part in parentheses; it must be of a pattern."""
        match = self.found(pattern)
        if not match:
            self.fail(self.at, otherwise)
        return match[match.lastindex or 0]

    def fail(self, at: int, message: str, **values: object) -> NoReturn:
        """What stands somewhere is wrong."""
        with self.blaming(at):
            raise RecordError(message, **values)

    @contextmanager
    def blaming(self, at: int) -> Iterator[None]:
        """An error that is raised meanwhile says where in the text it comes from."""
        try:
            yield
        except PentalithError as problem:
            raise RecordError(
                "line {line}, column {column}: {problem}",
                line=self.text.count("\n", 0, at) + 1,
                column=at - self.text.rfind("\n", 0, at),
                problem=problem,
            ) from None
