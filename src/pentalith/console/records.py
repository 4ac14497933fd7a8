"""What the commands share that read a recorded game."""

import sys
from argparse import ArgumentParser

from pentalith import files
from pentalith.console.arguments import whole
from pentalith.console.voice import say
from pentalith.games.errors import OptionError, RecordError
from pentalith.games.position import shown
from pentalith.record import Record

STANDARD = "-"


def add_file(made: ArgumentParser) -> None:
    """Let a file with a recorded game be chosen."""
    made.add_argument("file", metavar="FILE", help=say("the recorded game; - for standard input"))


def opened(name: str) -> Record:
    """The recorded game in a file."""
    try:
        return Record.read(content(name))
    except RecordError as problem:
        raise RecordError("{file}: {problem}", file=title(name), problem=problem) from None


def content(name: str) -> str:
    """The text of a file, or of standard input."""
    if name != STANDARD:
        return files.read_text(name)
    try:
        given = sys.stdin.buffer.read(files.MOST_BYTES + 1) if sys.stdin else b""
    except OSError as problem:
        raise files.unreadable(title(name), problem) from None
    return files.decoded(given, title(name))


def title(name: str) -> str:
    """How a message calls a file."""
    return say("standard input") if name == STANDARD else shown(name)


def count_of(record: Record, text: str) -> int:
    """A number of moves of a record, from its text."""
    count = whole(text)
    if count is None or count > len(record.numbers):
        raise OptionError(
            "{text} is no number of moves: the record has 0 to {most}",
            text=shown(text),
            most=len(record.numbers),
        )
    return count
