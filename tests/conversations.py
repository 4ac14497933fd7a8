"""Talking with the program: what it says to some input, in this process or one of its own."""

import os
import subprocess
import sys
from collections.abc import Iterable
from contextlib import redirect_stderr, redirect_stdout
from io import BytesIO, TextIOWrapper
from typing import NamedTuple
from unittest.mock import patch

from pentalith.console import main

PROGRAM = [sys.executable, "-m", "pentalith"]
INTERRUPTED = 130
ENDED = "pentalith: the input has ended in the middle of the game\n"
ENGLISH = {"LANGUAGE": "en", "LC_ALL": "C.UTF-8", "COLUMNS": "80"}
UNSET = ("NO_COLOR", "FORCE_COLOR", "PYTHONIOENCODING", "PYTHONUTF8", "INPUTRC")

Given = str | bytes


class Outcome(NamedTuple):
    """How the program ended, and what it had said."""

    status: int
    output: str
    errors: str


def environment(**more: str) -> dict[str, str]:
    """An environment for processes; `conftest.py` has taken out of it what is the tester's own."""
    return {**os.environ, **ENGLISH, "TERM": "dumb", **more}


def converse(arguments: str | Iterable[str], given: Given = b"") -> Outcome:
    """What the program says to some input, piped, in this process."""
    words = arguments.split() if isinstance(arguments, str) else list(arguments)
    source = TextIOWrapper(BytesIO(encoded(given)), encoding="utf-8", errors="replace")
    output, errors = written(), written()
    with patch.object(sys, "stdin", source), redirect_stdout(output), redirect_stderr(errors):
        status = status_of(words)
    return Outcome(status, content(output), content(errors))


def status_of(words: list[str]) -> int:
    """The status with which the program ends."""
    try:
        return main.run(words)
    except SystemExit as left:
        return int(left.code or 0)


def process(arguments: str | Iterable[str], given: Given = b"", **variables: str) -> Outcome:
    """What the program says to some input, piped, in a process of its own."""
    words = arguments.split() if isinstance(arguments, str) else list(arguments)
    finished = subprocess.run(
        [*PROGRAM, *words],
        input=encoded(given),
        capture_output=True,
        env=environment(**variables),
        timeout=60,
        check=False,
    )
    return Outcome(finished.returncode, finished.stdout.decode(), finished.stderr.decode())


def typed(*answers: str) -> str:
    """Answers, each on a line of its own."""
    return "".join(f"{answer}\n" for answer in answers)


def encoded(given: Given) -> bytes:
    """Some input as bytes."""
    return given.encode() if isinstance(given, str) else given


def written() -> TextIOWrapper:
    """A stream to write to that shows what it cannot encode by its number."""
    return TextIOWrapper(BytesIO(), encoding="utf-8", errors="backslashreplace", newline="\n")


def content(stream: TextIOWrapper) -> str:
    """What was written to a stream."""
    stream.seek(0)
    return stream.read()
