"""Bring the languages' catalogues up to date with what the program says.

`python tools/catalogues.py` adds new messages, with nothing beside them yet, and drops old ones.
What is said is found in the calls of `say`, `message` and the errors, and in the rulebooks.
"""

import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from pentalith.engine.solving.solvers import SOLVABLE
from pentalith.games import KINDS
from pentalith.games.position import TO_DO
from pentalith.languages import DOMAIN, FOLDER, NAMES, USUAL

PACKAGE = Path(FOLDER).parent
SAYING = ("say", "message", *(f"{kind}Error" for kind in ("Pentalith", "Notation", "Option")))
KEYWORDS = {
    **dict.fromkeys((*SAYING, "RecordError", "FileError", "IllegalMove")),
    **dict.fromkeys(("fail", "expect"), (2,)),
    "Progress": (1,),
}
OF_ARGPARSE = (
    "usage: ",
    "positional arguments",
    "options",
    "show this help message and exit",
    "the following arguments are required: %s",
    "unrecognized arguments: %s",
    "argument %(argument_name)s: %(message)s",
    "expected one argument",
    "not allowed with argument %s",
    "one of the arguments %s is required",
    "ignored explicit argument %r",
)
UNKEPT = re.compile(rb'"(?!Language:|Plural|MIME|Content)[A-Z][A-Za-z-]+: .*\\n"\n')
HEADER = """\
# What Pentalith says, in {language}.
#"""


def messages() -> Iterator[tuple[str, str]]:
    """Everything that the program says, each with the file that says it."""
    for file, _, found, _, _ in extract_from_dir(PACKAGE, keywords=KEYWORDS):
        yield str(found), Path(file).as_posix()
    for kind in KINDS.values():
        said = [kind.title, kind.aim, *kind.players, *kind.endings.values()]
        said += [text for option in kind.options.values() for text in option[2:]]
        yield from ((text, f"games/{kind.key.replace('-', '_')}.py") for text in said)
    yield from ((text, "games/position.py") for text in TO_DO.values())
    yield from (
        (found.solver.how, "engine/solving") for solvable in SOLVABLE.values() for found in solvable
    )
    yield from ((text, "argparse") for text in OF_ARGPARSE)


def template() -> Catalog:
    """A catalogue of all messages, in no language."""
    catalogue = Catalog(fuzzy=False)
    for text, file in sorted(set(messages())):
        catalogue.add(text, locations=[(file, 0)])
    return catalogue


def path_of(code: str) -> Path:
    """Where the catalogue of a language is."""
    return Path(FOLDER) / code / "LC_MESSAGES" / f"{DOMAIN}.po"


def catalogue_of(code: str) -> Catalog:
    """The catalogue of a language as it is."""
    path = path_of(code)
    return read_po(BytesIO(path.read_bytes() if path.exists() else b""), locale=code)


def updated(code: str) -> bytes:
    """The catalogue of a language as it should be."""
    catalogue = catalogue_of(code)
    catalogue.update(template(), no_fuzzy_matching=True)
    catalogue.obsolete.clear()
    catalogue.fuzzy = False
    catalogue.header_comment = HEADER.format(language=catalogue.locale.english_name)
    text = BytesIO()
    write_po(text, catalogue, width=100, sort_output=True, omit_header=False)
    return UNKEPT.sub(b"", text.getvalue())


def write(path: Path, content: bytes) -> None:
    """Write a file, unless it is like that already: what is made of it then stays up to date."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_bytes() != content:
        path.write_bytes(content)


def main() -> None:
    """Write the catalogues of all languages."""
    for code in NAMES:
        if code != USUAL:
            write(path_of(code), updated(code))


if __name__ == "__main__":
    main()
