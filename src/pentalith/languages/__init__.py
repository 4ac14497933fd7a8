"""The languages in which Pentalith speaks to players, from gettext catalogues."""

import gettext
import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from pentalith.games.errors import OptionError, PentalithError

NAMES = {"en": "English", "el": "Ελληνικά", "zh": "中文", "tr": "Türkçe"}
"""The languages by their codes, each as it calls itself."""
USUAL = "en"
DOMAIN = "pentalith"
FOLDER = Path(__file__).parent
AS_TYPED = {"name", "path", "file", "command", "key", "move", "text", "point", "places"}
"""What the values of messages are called that are no words of a language."""
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


class Language:
    """A language that a player reads: English, or what its catalogue makes of it."""

    def __init__(self, code: str) -> None:
        self.code = code
        self._catalogue = gettext.NullTranslations()
        if code != USUAL:
            self._catalogue = gettext.translation(DOMAIN, FOLDER, [code], fallback=True)

    def say(self, message: str, **values: object) -> str:
        """A message in this language, with its values filled in."""
        said = self._catalogue.gettext(message) if message else ""
        return said.format(**self.said(values)) if values else said

    def said(self, values: Mapping[str, object]) -> dict[str, object]:
        """The values of a message, in this language where they are words of it."""
        return {
            name: value if name in AS_TYPED else self.word(value) for name, value in values.items()
        }

    def word(self, value: object) -> object:
        """A value of a message in this language."""
        if isinstance(value, PentalithError):
            return self.explain(value)
        return self.say(value) if isinstance(value, str) else value

    def explain(self, problem: PentalithError) -> str:
        """The message of an error in this language."""
        return self.say(problem.message, **problem.values)


@cache
def language(code: str) -> Language:
    """The language with a code."""
    if code not in NAMES:
        raise OptionError(
            "there is no language {code}; the languages are {codes}",
            code=repr(code[:20]),
            codes=", ".join(NAMES),
        )
    return Language(code)


def preferred(environment: Mapping[str, str] = os.environ) -> str:
    """The code of the language that the environment asks for, as gettext reads it."""
    for variable in VARIABLES:
        if wanted := environment.get(variable):
            codes = [name[:2].lower() for name in wanted.split(":")]
            return next((code for code in codes if code in NAMES), USUAL)
    return USUAL


def message(text: str) -> str:
    """A text that is said later: it belongs into the catalogues."""
    return text
