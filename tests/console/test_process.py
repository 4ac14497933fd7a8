"""The program as a process: its entrances, Ctrl-C, and a reader that leaves."""

import os
import signal
import subprocess
import sys
import time

import pytest

PROGRAM = [sys.executable, "-m", "pentalith"]


def started(*arguments: str) -> "subprocess.Popen[str]":
    """The program, started with some arguments."""
    return subprocess.Popen(
        [*PROGRAM, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def test_the_module_is_the_program() -> None:
    finished = subprocess.run([*PROGRAM, "games"], capture_output=True, text=True, check=True)
    assert finished.stdout.startswith("square-trap: Square Trap\n")


def test_bad_input_has_no_traceback() -> None:
    finished = subprocess.run([*PROGRAM, "show", "cross", "x"], capture_output=True, text=True)
    assert finished.returncode == 2
    assert finished.stderr.count("\n") == 1


@pytest.mark.skipif(os.name == "nt", reason="signals are a matter of POSIX")
def test_ctrl_c_ends_it_cleanly() -> None:
    with started("perft", "trisq", "30") as program:
        assert program.stdout is not None
        program.stdout.readline()
        time.sleep(0.1)
        program.send_signal(signal.SIGINT)
        _, errors = program.communicate(timeout=30)
    assert (program.returncode, errors) == (130, "\n")


def test_a_reader_may_leave() -> None:
    with started("perft", "stones", "6") as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        assert program.wait(timeout=60) == 1
        assert program.stderr.read() == ""
