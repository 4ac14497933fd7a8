"""`pentalith tui` in a real terminal, which tmux is: it fills it, and leaves it as it was."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from pentalith.console import main

PROGRAM = f"{sys.executable} -m pentalith"
PATIENCE = 60

in_tmux = pytest.mark.skipif(not shutil.which("tmux"), reason="tmux is not installed")


class Terminal:
    """A terminal of 80 columns and 24 lines with a shell."""

    def __init__(self, socket: Path) -> None:
        self.socket = socket
        environment = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
        command = ["-f", os.devnull, "new-session", "-d", "-x", "80", "-y", "24", "sh"]
        self.tmux(*command, environment=environment)

    def tmux(self, *arguments: str, environment: dict[str, str] | None = None) -> str:
        """What tmux answers."""
        command = ["tmux", "-u", "-S", str(self.socket), *arguments]
        return subprocess.check_output(command, env=environment, text=True)

    def type(self, text: str, *keys: str) -> None:
        """Type a text and then some keys, by tmux's names."""
        if text:
            self.tmux("send-keys", "-l", text)
        if keys:
            self.tmux("send-keys", *keys)

    def seen(self) -> str:
        """What is on the screen."""
        return self.tmux("capture-pane", "-p")

    def until(self, pattern: str) -> None:
        """Wait until something is seen."""
        end = time.monotonic() + PATIENCE
        while not re.search(pattern, self.seen(), re.MULTILINE):
            assert time.monotonic() < end, self.seen()
            time.sleep(0.05)

    def is_plain(self) -> bool:
        """Whether the terminal shows its usual screen and does not report the mouse."""
        modes = "#{alternate_on}#{mouse_any_flag}#{mouse_sgr_flag}"
        return self.tmux("display-message", "-p", modes).strip() == "000"


@pytest.fixture(name="terminal")
def fixture_terminal(tmp_path: Path) -> Iterator[Terminal]:
    """A terminal, closed at the end."""
    terminal = Terminal(tmp_path / "socket")
    try:
        terminal.until(r"^\S")
        yield terminal
    finally:
        terminal.tmux("kill-server")


@in_tmux
def test_it_fills_the_terminal_and_leaves_it_as_it_was(terminal: Terminal) -> None:
    terminal.type("echo be''fore", "Enter")
    terminal.until("^before$")
    terminal.type(f"{PROGRAM} tui cross; echo status=$?", "Enter")
    terminal.until("White is to place")
    assert "before" not in terminal.seen()
    terminal.type("a1", "Enter")
    terminal.until(r"1 │\[○\]│")
    terminal.type("", "Down", "Down", "Enter")
    terminal.until(r"2 │\[●\]│")
    column, line = place_of(terminal, "3 │   │   │")
    terminal.type(f"\x1b[<0;{column + 8};{line}M\x1b[<0;{column + 8};{line}m")
    terminal.until(r"3 │   │\[○\]│")
    terminal.type("", "C-q")
    terminal.until("^status=0$")
    assert terminal.is_plain()
    assert "before" in terminal.seen()
    assert "place" not in terminal.seen()


def place_of(terminal: Terminal, text: str) -> tuple[int, int]:
    """The column and line of a text on the screen, counted from 1."""
    for number, line in enumerate(terminal.seen().splitlines(), 1):
        if text in line:
            return line.index(text) + 1, number
    raise AssertionError(terminal.seen())


@in_tmux
def test_ctrl_c_leaves_it_as_it_was(terminal: Terminal) -> None:
    terminal.type(f"{PROGRAM} tui; echo status=$?", "Enter")
    terminal.until("Square Trap")
    terminal.type("", "C-c")
    terminal.until("^status=130$")
    assert terminal.is_plain()


@in_tmux
@pytest.mark.parametrize(("name", "status"), [("SIGINT", 130), ("SIGTERM", 143)])
def test_a_signal_leaves_it_as_it_was(
    terminal: Terminal, tmp_path: Path, name: str, status: int
) -> None:
    number = tmp_path / "number"
    terminal.type(f"sh -c 'echo $$ > {number}; exec {PROGRAM} tui stones'; echo status=$?", "Enter")
    terminal.until("First is to set")
    os.kill(int(number.read_text()), signal.Signals[name])
    terminal.until(f"^status={status}$")
    assert terminal.is_plain()


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("cross", "tui fills the screen of a terminal"),
        ("", "tui fills the screen of a terminal"),
        ("chess", "there is no game 'chess'"),
        ("cross --rows 3", "Cross the Board has no option 'rows'"),
        ("--rows 99", "rows is 3 to 7, not 99"),
        ("--first bob", "'bob' is no player"),
        ("--seed x", "'x' is no whole number"),
        ("--replay /nowhere", "'/nowhere' cannot be read"),
        ("cross --replay /nowhere", "--replay shows a game as it was played"),
    ],
)
def test_what_cannot_be_is_one_line_and_status_2(
    arguments: str, problem: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main.run(["tui", *arguments.split()]) == 2
    output, errors = capfd.readouterr()
    assert output == ""
    assert errors.startswith(f"pentalith: {problem}")
    assert errors.count("\n") == 1


def test_without_textual_it_says_what_to_install(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "textual", None)
    monkeypatch.setattr("pentalith.console.tui.at_terminal", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    assert main.run(["tui", "cross"]) == 2
    assert "pip install 'pentalith[tui]'" in capfd.readouterr().err


def test_nothing_of_textual_is_loaded_for_other_commands() -> None:
    script = (
        "import sys; from pentalith.console import main, tui; main.run(['show', 'cross']);"
        "sys.exit('textual' in sys.modules or 'rich' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", script], stdout=subprocess.DEVNULL).returncode == 0
