"""The language in which the program speaks."""

import gettext
import os
from collections.abc import Iterator
from contextlib import contextmanager

from pentalith.games.errors import PentalithError
from pentalith.languages import DOMAIN, FOLDER, USUAL, Language, language

_speaker = [language(USUAL)]


def speak(code: str) -> None:
    """From now on the program speaks a language; what `argparse` says follows."""
    _speaker[0] = language(code)
    os.environ["LANGUAGE"] = code
    gettext.bindtextdomain(DOMAIN, FOLDER)
    gettext.textdomain(DOMAIN)


@contextmanager
def environment_kept() -> Iterator[None]:
    """Whatever is spoken meanwhile, the environment asks for the same language afterwards."""
    before = os.environ.get("LANGUAGE")
    try:
        yield
    finally:
        os.environ.pop("LANGUAGE", None)
        if before is not None:
            os.environ["LANGUAGE"] = before


def speaker() -> Language:
    """The language in which the program speaks."""
    return _speaker[0]


def say(message: str, **values: object) -> str:
    """A message in the program's language."""
    return _speaker[0].say(message, **values)


def explain(problem: PentalithError) -> str:
    """What an error says, in the program's language."""
    return _speaker[0].explain(problem)
