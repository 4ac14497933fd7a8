"""Tables of solved games in files: memory-mapped, checksummed, versioned.

A file is a line that tells what it holds, a checksum and JSON, then the parts of the table, each
from the start of a page. A file that is not exactly what was written is as good as none.
"""

import json
import mmap
import os
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from pentalith import files
from pentalith.engine.solving.solver import Parts
from pentalith.games.errors import FileError
from pentalith.games.rules import Game

FORMAT = "Pentalith table 1"
PAGE = 4096
LONGEST_HEAD = 65_536


def folder() -> Path:
    """Where tables are kept: the user's cache, or what PENTALITH_CACHE names."""
    chosen = os.environ.get("PENTALITH_CACHE")
    if chosen:
        return Path(chosen)
    cache = os.environ.get("XDG_CACHE_HOME")
    return (Path(cache) if cache else Path.home() / ".cache") / "pentalith"


def path_of(game: Game) -> Path:
    """The file for the table of a game; how often a position may come changes nothing in it."""
    options = [f"{name}-{value}" for name, value in game.options.items() if name != "repetition"]
    return folder() / ("_".join([game.key, *options]).lower() + ".table")


def save(game: Game, version: int, parts: Parts, facts: Mapping[str, Any]) -> None:
    """Write the table of a game, with what else is to be known of it."""
    head = head_of(version, parts, facts)
    path = path_of(game)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise FileError(
            "{title} cannot be written: {reason}", title=repr(str(path)), reason=problem.strerror
        ) from None
    files.write_whole(
        path, *padded(head), *(piece for part in parts.values() for piece in padded(part))
    )


def head_of(version: int, parts: Parts, facts: Mapping[str, Any]) -> bytes:
    """The line that tells what a file holds."""
    told = {
        "format": FORMAT,
        "version": version,
        "facts": dict(facts),
        "parts": [[name, part.nbytes, zlib.crc32(part)] for name, part in parts.items()],
    }
    text = json.dumps(told).encode()
    return b"%08x %s\n" % (zlib.crc32(text), text)


def padded(part: bytes | memoryview) -> Iterator[bytes | memoryview]:
    """A part, and what fills its last page."""
    yield part
    yield bytes(-memoryview(part).nbytes % PAGE)


def load(game: Game, version: int) -> tuple[Parts, dict[str, Any]] | None:
    """The table of a game, mapped into memory, and what is to be known of it; None without one."""
    try:
        with path_of(game).open("rb") as file:
            content = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
    except (OSError, ValueError):
        return None
    try:
        return taken_apart(content, version)
    except (ValueError, KeyError, TypeError):
        return None


def taken_apart(content: memoryview, version: int) -> tuple[Parts, dict[str, Any]]:
    """The parts of a file; ValueError, KeyError or TypeError if it is not what was written."""
    head, line_end, _ = bytes(content[:LONGEST_HEAD]).partition(b"\n")
    checksum, _, text = head.partition(b" ")
    if not line_end or int(checksum, 16) != zlib.crc32(text):
        raise ValueError("damaged")
    told = json.loads(text)
    if (told["format"], told["version"]) != (FORMAT, version):
        raise ValueError("another format or version")
    parts: dict[str, memoryview] = {}
    at = len(head) + 1
    for name, size, expected in told["parts"]:
        at += -at % PAGE
        parts[name] = content[at : at + size]
        at += size
        if parts[name].nbytes != size or zlib.crc32(parts[name]) != expected:
            raise ValueError("damaged")
    return parts, dict(told["facts"])
