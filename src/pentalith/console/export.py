"""`pentalith export`: a recorded game as a picture, an animation, JSON or text."""

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence

from pentalith import files
from pentalith.console.arguments import parser
from pentalith.console.records import add_file, count_of, opened
from pentalith.console.voice import say
from pentalith.drawing import boards, svg, themes
from pentalith.drawing.shapes import Drawing
from pentalith.games.errors import OptionError
from pentalith.games.position import shown
from pentalith.languages import message
from pentalith.record import Record

MOST_PICTURES = 1000
USUAL_DELAY = "0.8"
LONGEST_DELAY = 60.0
GOES_WITH = {"theme": ("svg", "gif"), "at": ("svg",), "delay": ("gif",)}


def main(arguments: Sequence[str]) -> int:
    """Run the command."""
    made = parser("export", say("A recorded game as a picture, an animation, JSON or text."))
    add_file(made)
    forms = made.add_mutually_exclusive_group(required=True)
    for form, meaning in MEANINGS.items():
        forms.add_argument(
            f"--{form}", dest="form", action="store_const", const=form, help=say(meaning)
        )
    made.add_argument("-o", metavar="OUT", dest="out", help=say("the file to write"))
    made.add_argument("--theme", metavar="THEME", help=say("light (usually) or dark"))
    made.add_argument("--at", metavar="N", help=say("for SVG: after so many moves (usually all)"))
    made.add_argument(
        "--delay", metavar="S", help=say("for GIF: seconds a picture ({usual})", usual=USUAL_DELAY)
    )
    given = made.parse_args(arguments)
    check_fit(given)
    put(given.out, FORMS[given.form](opened(given.file), given))
    return 0


def check_fit(given: Namespace) -> None:
    """Refuse what goes with another form, and a GIF on a terminal."""
    for name, forms in GOES_WITH.items():
        if getattr(given, name) is not None and given.form not in forms:
            goes_with = ", ".join(f"--{form}" for form in forms)
            raise OptionError("--{name} goes with {forms}", name=name, forms=goes_with)
    if given.form == "gif" and given.out is None and os.isatty(1):
        raise OptionError("a GIF is nothing for a terminal: name a file with -o")


def put(out: str | None, content: bytes) -> None:
    """Write to a file, or to standard output."""
    if out is not None:
        files.write_whole(out, content)
    else:
        sys.stdout.buffer.write(content)


def to_svg(record: Record, given: Namespace) -> bytes:
    """A position of a record as SVG."""
    count = len(record.numbers) if given.at is None else count_of(record, given.at)
    last = record.numbers[count - 1] if count else None
    return svg.written(boards.drawn(record.at(count), last), theme_of(given)).encode()


def to_gif(record: Record, given: Namespace) -> bytes:
    """All positions of a record as an animated GIF."""
    delay = delay_of(USUAL_DELAY if given.delay is None else given.delay)
    theme = theme_of(given)
    if len(record.numbers) >= MOST_PICTURES:
        raise OptionError(
            "a GIF has at most {most} pictures, and this record {pictures} positions",
            most=MOST_PICTURES,
            pictures=len(record.numbers) + 1,
        )
    try:
        from pentalith.drawing import gif
    except ImportError:
        raise OptionError("a GIF needs Pillow: pip install 'pentalith[gif]'") from None
    return gif.animated(drawings(record), theme, delay)


def to_json(record: Record, given: Namespace) -> bytes:
    """A record as JSON."""
    return record.json.encode()


def to_text(record: Record, given: Namespace) -> bytes:
    """A record as text."""
    return record.text.encode()


def drawings(record: Record) -> Iterator[Drawing]:
    """A drawing of each position, with the move that led to it."""
    for position, move in zip(record.walk(), [None, *record.numbers], strict=True):
        yield boards.drawn(position, move)


def theme_of(given: Namespace) -> themes.Theme:
    """The theme that the arguments choose."""
    return themes.theme("light" if given.theme is None else given.theme)


def delay_of(text: str) -> float:
    """A time for a picture, from its text."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.02 <= seconds <= LONGEST_DELAY:
        raise OptionError("--delay is a number from 0.02 to 60, not {text}", text=shown(text))
    return seconds


MEANINGS = {
    "svg": message("a picture of the last position"),
    "gif": message("an animation of the game; needs Pillow"),
    "json": message("the record for programs"),
    "text": message("the record for people"),
}
FORMS: dict[str, Callable[[Record, Namespace], bytes]] = {
    "svg": to_svg,
    "gif": to_gif,
    "json": to_json,
    "text": to_text,
}
