"""Files: read with a limit, written as a whole or not at all."""

import os
import stat
import sys
import threading
from pathlib import Path

import pytest

from pentalith import FileError
from pentalith.files import read_text, write_whole


@pytest.mark.parametrize("content", [b"a\xc3\xa9\r\n", b"\xef\xbb\xbfa\xc3\xa9\r\n"])
def test_text_is_read_as_it_is(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "file").write_bytes(content)
    assert read_text(tmp_path / "file") == "aé\r\n"


def test_a_file_is_read_up_to_its_limit(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("12345", encoding="utf-8")
    assert read_text(path, most=5) == "12345"
    with pytest.raises(FileError, match="is longer than 4 bytes"):
        read_text(path, most=4)


def test_what_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"ab\xff")
    for name, problem in [
        ("none", "cannot be read: No such file or directory"),
        (".", "cannot be read: Is a directory"),
        ("file/file", "cannot be read: Not a directory"),
        ("file", "is no text in UTF-8: see byte 3"),
        ("\0", "cannot be read: there can be no such file"),
        ("x" * 5000, "cannot be read: File name too long"),
    ]:
        with pytest.raises(FileError) as caught:
            read_text(os.path.join(tmp_path, name))  # noqa: PTH118 - it may be no path
        assert str(caught.value).endswith(problem)
        assert str(caught.value).isprintable()


def test_a_file_is_written_and_replaced(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_whole(path, "é\n")
    assert path.read_bytes() == b"\xc3\xa9\n"
    write_whole(str(path), b"\x00\xff")
    assert path.read_bytes() == b"\x00\xff"
    assert list(tmp_path.iterdir()) == [path]


def test_a_new_file_has_the_usual_rights_and_an_old_one_keeps_its_own(tmp_path: Path) -> None:
    usual, path = tmp_path / "usual", tmp_path / "file"
    usual.touch()
    write_whole(path, "new")
    assert stat.S_IMODE(path.stat().st_mode) == stat.S_IMODE(usual.stat().st_mode)
    path.chmod(0o640)
    write_whole(path, "newer")
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    link.symlink_to(target)
    write_whole(link, "through")
    assert link.is_symlink()
    assert target.read_text(encoding="utf-8") == "through"


@pytest.mark.parametrize("step", ["os.fsync", "pathlib.Path.replace"])
@pytest.mark.parametrize("problem", [OSError(28, "No space left on device"), KeyboardInterrupt()])
def test_a_failure_leaves_everything_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, problem: BaseException
) -> None:
    path = tmp_path / "file"
    path.write_text("old", encoding="utf-8")

    def fail(*_: object) -> None:
        raise problem

    monkeypatch.setattr(step, fail)
    with pytest.raises((FileError, KeyboardInterrupt)):
        write_whole(path, "new")
    assert path.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("none/file", "No such file or directory"),
        (".", "Is a directory"),
        ("\0", "there can be no such file"),
    ],
)
def test_what_cannot_be_written(tmp_path: Path, name: str, problem: str) -> None:
    with pytest.raises(FileError, match=f"cannot be written: {problem}"):
        write_whole(os.path.join(tmp_path, name), "text")  # noqa: PTH118 - it may be no path
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="there are no named pipes")
def test_a_pipe_is_written_to_and_stays(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = threading.Thread(target=write_whole, args=(pipe, "text"))
    writer.start()
    assert read_text(pipe) == "text"
    writer.join()
    assert pipe.is_fifo()
