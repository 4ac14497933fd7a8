"""The rooms of the house: which may know of which, and how large they may grow."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import pentalith

PACKAGE = Path(pentalith.__file__).parent
SOURCES = sorted(PACKAGE.rglob("*.py"))
ROOMS = {
    "games": set[str](),
    "engine": {"files", "games", "world"},
    "languages": {"games"},
    "drawing": {"games", "languages"},
    "record": {"games", "languages", "record_json", "record_text"},
    "record_json": {"games", "languages", "record"},
    "record_text": {"games", "languages", "record"},
    "files": {"games", "languages"},
    "console": {
        *("drawing", "engine", "files", "games", "languages", "record", "version", "world"),
    },
    "version": set[str](),
    "world": {"games"},
    "__init__": {"engine", "games", "record", "version", "world"},
    "__main__": {"console"},
}
DOORS = {"games/position.py": {"drawing"}}
MOST_LINES = 400


def room(path: Path) -> str:
    """The room that a file belongs to."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imported(path: Path) -> Iterator[str]:
    """The modules that a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_dependencies_point_inward(path: Path) -> None:
    door = DOORS.get(path.relative_to(PACKAGE).as_posix(), set())
    known = ROOMS[room(path)] | {room(path)} | door
    for name in imported(path):
        package, _, rest = name.partition(".")
        entered = rest.partition(".")[0]
        if package == "pentalith" and entered in ROOMS:
            assert entered in known, f"{path.name} imports {name}"


def test_every_room_is_entered_in_the_plan() -> None:
    assert {room(path) for path in SOURCES} == set(ROOMS)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_files_stay_small(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST_LINES
