"""`pentalith replay`: every position in turn into a pipe, steps and jumps on a terminal."""

import os
import select
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

import pentalith
from pentalith import Record
from recorded import MOVES, SAMPLE, random_record, status

PROGRAM = [sys.executable, "-m", "pentalith"]
PAGE = """\
Move 1 of 9: c3
centre

  a b c d e
1 . . . . .
2 . . . . .
3 . . W . .
4 . . . . .
5 . . . . .

Black is to place.
Position: 5.5.2x2.5.5_2

"""


@pytest.fixture(name="path")
def fixture_path(tmp_path: Path) -> Path:
    """A file with the sample record."""
    path = tmp_path / "record.txt"
    path.write_text(SAMPLE, encoding="utf-8")
    return path


def pages(output: str) -> list[str]:
    """The positions that were printed, as text."""
    return [line.split()[1] for line in output.splitlines() if line.startswith("Position: ")]


def test_a_pipe_gets_every_position(path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert status("replay", str(path)) == 0
    output, errors = capfd.readouterr()
    assert errors == ""
    assert output.startswith("Cross the Board\nDate: 2026-11-19\nWhite: Ada\n")
    assert PAGE in output
    assert "Move 8 of 9: e3\na wall, too late\n\n" in output
    assert pages(output) == [position.text for position in Record.read(SAMPLE).positions()]
    assert output.endswith("\nResult: 1-0 (a path joins two opposite edges)\n")


@pytest.mark.parametrize("game", pentalith.games(), ids=lambda game: game.key)
def test_every_game_is_replayed_from_either_form(
    game: pentalith.Game, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    record = random_record(game, seed=3, most=30)
    outputs = []
    for form in (record.text, record.json):
        (tmp_path / "record").write_text(form, encoding="utf-8")
        assert status("replay", str(tmp_path / "record")) == 0
        outputs.append(capfd.readouterr().out)
    assert outputs[0] == outputs[1]
    assert pages(outputs[0]) == [position.text for position in record.positions()]


def test_an_unfinished_game(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "record").write_text('[Game "Stones"]*', encoding="utf-8")
    assert status("replay", "--plain", str(tmp_path / "record")) == 0
    output = capfd.readouterr().out
    assert output.startswith("Stones\n\nStart; moves: 0\n\n  1   2   3\n")
    assert output.endswith("\nResult: *\n")


def test_standard_input_is_read() -> None:
    for text in (SAMPLE.encode(), b"\xef\xbb\xbf" + SAMPLE.replace("\n", "\r\n").encode()):
        output = subprocess.check_output([*PROGRAM, "replay", "-"], input=text)
        assert pages(output.decode())[-1] == Record.read(SAMPLE).position.text


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (None, "cannot be read: No such file or directory"),
        (b"", "line 1, column 1: the tag Game is missing"),
        (SAMPLE.replace("b2", "c3").encode(), "line 10, column 16: c3 is taken"),
        (b"\xff", "is no text in UTF-8: see byte 1"),
        (b" " * (4 * 1024 * 1024 + 1), "is longer than 4194304 bytes"),
        (b'{"version": 1}', "the key game is missing"),
    ],
)
def test_bad_input_is_answered_in_one_line(
    tmp_path: Path, content: bytes | None, problem: str, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "record.txt"
    if content is not None:
        path.write_bytes(content)
    assert status("replay", str(path)) == 2
    output, errors = capfd.readouterr()
    assert output == ""
    assert errors.startswith("pentalith: '")
    assert errors.endswith(f"{problem} (pentalith --help)\n")
    assert errors.count("\n") == 1
    if content is not None:
        finished = subprocess.run(
            [*PROGRAM, "replay", "-"], input=content, capture_output=True, check=False
        )
        assert (finished.returncode, finished.stdout) == (2, b"")
        assert f"{problem} (pentalith --help)\n" in finished.stderr.decode()


# On a terminal

pty = pytest.importorskip("pty", reason="there are no pseudo-terminals")


OWN_TERMINAL = """
import fcntl, os, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""


class Terminal:
    """The program on a terminal of its own, which Ctrl-C interrupts."""

    def __init__(self, *arguments: str) -> None:
        self.master, slave = pty.openpty()
        command = [sys.executable, "-c", OWN_TERMINAL, "-m", "pentalith", *arguments]
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, start_new_session=True
        )
        os.close(slave)

    def read(self) -> bytes:
        """What is printed next; nothing once the program has left."""
        assert select.select([self.master], [], [], 30)[0], "nothing more is printed"
        try:
            return os.read(self.master, 1000)
        except OSError:
            return b""

    def until(self, end: str) -> str:
        """What is printed until some text comes."""
        shown = b""
        while not shown.endswith(end.encode()):
            more = self.read()
            assert more, shown
            shown += more
        return shown.decode().replace("\r\n", "\n")

    def answer(self, keys: str, end: str) -> str:
        """What is printed after somebody has answered, until some text comes."""
        os.write(self.master, f"{keys}\n".encode())
        return self.until(end)

    def leave(self, keys: bytes) -> int:
        """The status with which the program ends after some keys, pressed until it does."""
        for _ in range(30):
            os.write(self.master, keys)
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(timeout=1)
                break
        return self.left()

    def left(self) -> int:
        """The status with which the program ends."""
        while self.read():
            pass
        os.close(self.master)
        return self.process.wait(timeout=30)


def test_somebody_steps_through_a_game(path: Path) -> None:
    terminal = Terminal("replay", str(path))
    shown = terminal.until("0/9> ")
    assert "White: Ada" in shown
    assert "Enter or n next" in shown
    positions = [position.text for position in Record.read(SAMPLE).positions()]
    at = 0
    for keys, target in [
        ("", 1), ("n", 2), ("N", 3), ("p", 2), ("b", 1), ("l", 9), ("7", 7), (" f ", 0), ("1", 1),
    ]:  # fmt: skip
        shown = terminal.answer(keys, f"{target}/9> ")
        assert pages(shown) == [positions[target]]
        assert f"Move {target} of 9: {MOVES[target - 1]}" in shown if target else "Start" in shown
        at = target
    assert terminal.leave(b"q\n") == 0
    assert at == 1


def test_beyond_either_end_there_is_nothing(path: Path) -> None:
    terminal = Terminal("replay", str(path))
    terminal.until("0/9> ")
    assert "This is the start." in terminal.answer("p", "0/9> ")
    terminal.answer("l", "9/9> ")
    assert "Result: 1-0 (a path joins two opposite edges)" in terminal.answer("", "9/9> ")
    assert terminal.leave(b"q\n") == 0


@pytest.mark.parametrize("keys", ["10", "-1", "next", "1.5", "²", "9" * 30])
def test_what_is_no_answer_is_said_and_asked_again(path: Path, keys: str) -> None:
    terminal = Terminal("replay", str(path))
    terminal.until("0/9> ")
    shown = terminal.answer(keys, "0/9> ")
    assert "is no number of moves: the record has 0 to 9" in shown
    assert pages(shown) == []
    assert terminal.leave(b"q\n") == 0


@pytest.mark.parametrize(("keys", "left"), [(b"\x04", 0), (b"\x03", 130)])
def test_the_end_of_input_and_an_interrupt_leave(path: Path, keys: bytes, left: int) -> None:
    terminal = Terminal("replay", str(path))
    terminal.until("0/9> ")
    assert terminal.leave(keys) == left


def test_plain_asks_nothing_on_a_terminal(path: Path) -> None:
    terminal = Terminal("replay", "--plain", str(path))
    shown = terminal.until("Result: 1-0 (a path joins two opposite edges)\r\n")
    assert len(pages(shown)) == 10
    assert terminal.left() == 0


def test_a_gif_is_nothing_for_a_terminal(path: Path) -> None:
    terminal = Terminal("export", "--gif", str(path))
    terminal.until("a GIF is nothing for a terminal: name a file with -o (pentalith --help)\r\n")
    assert terminal.left() == 2
