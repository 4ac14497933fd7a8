"""Files, read with a limit and written as a whole: what goes wrong is said in one line."""

import os
import stat
from collections.abc import Sequence
from pathlib import Path
from secrets import token_hex

from pentalith.games.errors import FileError
from pentalith.games.position import shown
from pentalith.languages import message

MOST_BYTES = 4 * 1024 * 1024
LONGEST_STEM = 40

Name = str | os.PathLike[str]


def read_text(name: Name, most: int = MOST_BYTES) -> str:
    """The text of a file in UTF-8, with or without a byte order mark, of at most so many bytes."""
    try:
        with Path(name).open("rb") as file:
            content = file.read(most + 1)
    except (OSError, ValueError) as problem:
        raise unreadable(shown(str(name)), problem) from None
    return decoded(content, shown(str(name)), most)


def decoded(content: bytes, title: str, most: int = MOST_BYTES) -> str:
    """The text that some bytes are in UTF-8; `title` says in an error where they are from."""
    if len(content) > most:
        raise FileError("{title} is longer than {most} bytes", title=title, most=most)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise FileError(
            "{title} is no text in UTF-8: see byte {byte}", title=title, byte=problem.start + 1
        ) from None


def write_whole(name: Name, *content: bytes | memoryview | str) -> None:
    """Write a file, or replace it: whatever happens, it is there as it was or as it shall be."""
    parts = [part.encode() if isinstance(part, str) else part for part in content]
    try:
        target = Path(os.path.realpath(name))
        if target.exists() and not target.is_file():
            write_through(target, parts)
        else:
            replace(target, parts)
    except (OSError, ValueError) as problem:
        raise FileError(
            "{title} cannot be written: {reason}", title=shown(str(name)), reason=cause(problem)
        ) from None


def write_through(target: Path, parts: Sequence[bytes | memoryview]) -> None:
    """Write to a device or a pipe, which cannot be replaced; a folder refuses."""
    with target.open("wb") as file:
        file.writelines(parts)


def replace(target: Path, parts: Sequence[bytes | memoryview]) -> None:
    """Write a file beside the target, and put it in the target's place once it is whole."""
    beside = target.with_name(f".{target.name[:LONGEST_STEM]}.{token_hex(8)}")
    try:
        with beside.open("xb") as file:
            file.writelines(parts)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            beside.chmod(stat.S_IMODE(target.stat().st_mode))
        beside.replace(target)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def unreadable(title: str, problem: Exception) -> FileError:
    """The error that says in one line why something cannot be read."""
    return FileError("{title} cannot be read: {reason}", title=title, reason=cause(problem))


def cause(problem: Exception) -> str:
    """What the system has against a file."""
    return getattr(problem, "strerror", None) or message("there can be no such file")
