"""What the documents show is what happens: their examples are run, their links lead somewhere."""

import doctest
import re
import shlex
from collections.abc import Iterator
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from pentalith.console import main

ROOT = Path(__file__).parent.parent
FOLDERS = ("", "benchmarks/", "docs/**/", "src/pentalith/rules/**/")
DOCUMENTS = sorted(path for folder in FOLDERS for path in ROOT.glob(f"{folder}*.md"))
CONSOLE = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
every_document = pytest.mark.parametrize(
    "document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix()
)


@every_document
def test_console_examples(
    document: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LANGUAGE", "en")
    for command, shown in examples(document):
        typed, _, program = command.rpartition(" | ")
        monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(printed(typed).encode())))
        name, *arguments = shlex.split(program)
        assert name == "pentalith"
        main.run(arguments)
        output, errors = capfd.readouterr()
        assert (output + errors).rstrip("\n") == shown


def printed(command: str) -> str:
    """What `printf` with a text prints; nothing for no command."""
    if not command:
        return ""
    program, text = shlex.split(command)
    assert program == "printf"
    return text.replace("\\n", "\n")


def examples(document: Path) -> Iterator[tuple[str, str]]:
    """The commands that a document shows, and their output."""
    for block in CONSOLE.findall(document.read_text(encoding="utf-8")):
        for example in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, shown = example.partition("\n")
            yield command, shown.rstrip("\n")


@every_document
def test_python_examples(document: Path) -> None:
    failed, _ = doctest.testfile(str(document), module_relative=False, encoding="utf-8")
    assert failed == 0


@every_document
def test_links(document: Path) -> None:
    for target in LINK.findall(document.read_text(encoding="utf-8")):
        if "://" not in target:
            path, _, heading = target.partition("#")
            linked = document.parent / path if path else document
            assert linked.exists(), target
            assert not heading or heading in headings(linked), target


def headings(document: Path) -> set[str]:
    """The anchors of a document's headings."""
    titles = re.findall(r"^#+ (.*)$", document.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


def test_every_game_has_a_rules_page_under_the_same_headings() -> None:
    pages = [path for path in DOCUMENTS if path.parent.name == "rules"]
    assert len(pages) == 5
    for page in pages:
        sections = re.findall(r"^## (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
        assert sections == ["Board", "Play", "End", "Notation", "Options"]
