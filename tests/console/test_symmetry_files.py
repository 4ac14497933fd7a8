"""`pentalith symmetry IN OUT`: byte for byte as the source wants it, and all of it or nothing."""

import os
import random
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from conversations import converse, process
from pentalith import files
from reference import reference

SAMPLE_IN = b"3\n2 2\n2 3\n3 2\n3 3\n1 1\n2 1\n1 2\n1 3\n3 1\n"
SAMPLE_OUT = b"""\
Step 1
000
010
000
White: 1  Black: 0

Step 2
000
012
000
White: 1  Black: 1

Step 3
000
012
010
White: 2  Black: 1

Step 4
000
022
022
White: 0  Black: 4

Step 5
100
022
022
White: 1  Black: 4

Step 6
100
222
022
White: 1  Black: 5

Step 7
110
112
022
White: 4  Black: 3

Step 8
122
122
022
White: 2  Black: 6

Step 9
111
111
111
White: 9  Black: 0

White Wins
"""
POSIX = os.name == "posix"


@pytest.fixture(name="folder", autouse=True)
def fixture_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which the program runs."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def names(folder: Path) -> list[str]:
    """The names of all files in a folder, the hidden ones too."""
    return sorted(path.name for path in folder.iterdir())


def test_the_sample_from_1_in_to_1_out(folder: Path) -> None:
    (folder / "1.in").write_bytes(SAMPLE_IN)
    assert converse("symmetry") == (0, "", "")
    assert (folder / "1.out").read_bytes() == SAMPLE_OUT
    assert names(folder) == ["1.in", "1.out"]


def test_files_can_be_named(folder: Path) -> None:
    (folder / "moves").write_bytes(SAMPLE_IN)
    (folder / "boards").write_text("something old and longer" * 99)
    assert converse("symmetry moves boards") == (0, "", "")
    assert (folder / "boards").read_bytes() == SAMPLE_OUT
    assert converse("symmetry moves") == (0, "", "")
    assert (folder / "1.out").read_bytes() == SAMPLE_OUT
    assert names(folder) == ["1.out", "boards", "moves"]


def test_standard_streams(folder: Path) -> None:
    (folder / "1.in").write_bytes(SAMPLE_IN)
    assert converse("symmetry 1.in -") == (0, SAMPLE_OUT.decode(), "")
    assert process("symmetry - -", SAMPLE_IN) == (0, SAMPLE_OUT.decode(), "")
    assert names(folder) == ["1.in"]
    assert process("symmetry -", SAMPLE_IN) == (0, "", "")
    assert (folder / "1.out").read_bytes() == SAMPLE_OUT


def test_the_moves_can_make_room_for_the_boards(folder: Path) -> None:
    (folder / "1.in").write_bytes(SAMPLE_IN)
    assert converse("symmetry 1.in 1.in") == (0, "", "")
    assert (folder / "1.in").read_bytes() == SAMPLE_OUT


@pytest.mark.parametrize(
    "moves",
    [
        SAMPLE_IN.replace(b"\n", b"\r\n"),
        SAMPLE_IN.replace(b"\n", b"\r"),
        SAMPLE_IN[:-1],
        SAMPLE_IN + b"\n\n  \n\t\n",
        b"\n\n" + SAMPLE_IN.replace(b"\n", b"\n \n"),
        b"\xef\xbb\xbf" + SAMPLE_IN,
        SAMPLE_IN.replace(b" ", b"\n"),
        SAMPLE_IN.replace(b"\n", b" "),
        SAMPLE_IN.replace(b" ", b" \t  ").replace(b"\n", b"  \n  "),
        SAMPLE_IN.replace(b"2", b"002"),
    ],
    ids=[
        "CRLF",
        "CR",
        "no last newline",
        "blank end",
        "blank lines",
        "byte order mark",
        "a number a line",
        "one line",
        "much space",
        "zeros",
    ],
)
def test_numbers_stand_however_they_like(folder: Path, moves: bytes) -> None:
    (folder / "1.in").write_bytes(moves)
    assert converse("symmetry") == (0, "", "")
    assert (folder / "1.out").read_bytes() == SAMPLE_OUT


def test_the_smallest_board(folder: Path) -> None:
    (folder / "1.in").write_text("1 1 1")
    assert converse("symmetry 1.in -").output == "Step 1\n1\nWhite: 1  Black: 0\n\nWhite Wins\n"


def expected(size: int, seed: int) -> tuple[str, str, int]:
    """The moves of a random game, its boards as the source wants them, and its winner."""
    game, chance = reference("symmetry", size=size), random.Random(seed)
    order = game.places()
    chance.shuffle(order)
    pairs = [f"{row + 1} {column + 1}" for row, column in order]
    pages = []
    for step, pair in enumerate(pairs, 1):
        game.play(pair.replace(" ", ","))
        board = "\n".join("".join(map(str, row)) for row in game.board())
        pages.append(f"Step {step}\n{board}\nWhite: {game.count(1)}  Black: {game.count(2)}\n\n")
    winner = game.winner or 0
    pages.append(f"{('Draw', 'White Wins', 'Black Wins')[winner]}\n")
    return "\n".join([str(size), *pairs]), "".join(pages), winner


@pytest.mark.parametrize("size", range(1, 11))
def test_random_games_of_every_size(folder: Path, size: int) -> None:
    moves, boards, _ = expected(size, seed=size)
    (folder / "1.in").write_text(moves)
    assert converse("symmetry") == (0, "", "")
    assert (folder / "1.out").read_text() == boards


def test_every_result_is_named(folder: Path) -> None:
    seen = set()
    for seed in range(60):
        moves, boards, winner = expected(4, seed)
        if winner not in seen:
            (folder / "1.in").write_text(moves)
            assert converse("symmetry 1.in -") == (0, boards, "")
            seen.add(winner)
    assert seen == {0, 1, 2}


# What is wrong

REST = "2 3\n3 2\n3 3\n1 1\n2 1\n1 2\n1 3\n3 1\n"


@pytest.mark.parametrize(
    ("moves", "problem"),
    [
        ("", "line 1: the size of the board is missing"),
        ("\n\n \n", "line 3: the size of the board is missing"),
        ("0\n", "line 1: size is 1 to 10, not 0"),
        ("\n11\n1 1\n", "line 2: size is 1 to 10, not 11"),
        ("-3\n", "line 1: '-3' is no whole number"),
        ("three\n", "line 1: 'three' is no whole number"),
        ("3.0\n", "line 1: '3.0' is no whole number"),
        ("\u0663\n", "line 1: '\u0663' is no whole number"),
        ("9" * 5000, f"line 1: '{'9' * 56}... is no whole number"),
        ("3\n", "line 1: move 1 of 9 is missing"),
        ("3\n2 2\n", "line 2: move 2 of 9 is missing"),
        ("3\n2 2\n2", "line 3: move 2 of 9 is missing"),
        ("3\n2 2\n\n\n", "line 4: move 2 of 9 is missing"),
        (SAMPLE_IN.decode()[:-4], "line 9: move 9 of 9 is missing"),
        (SAMPLE_IN.decode()[:-2], "line 10: move 9 of 9 is missing"),
        (SAMPLE_IN.decode() + "1", "line 11: the board is full, and more follows"),
        (SAMPLE_IN.decode() + "\n1 1", "line 12: the board is full, and more follows"),
        (SAMPLE_IN.decode() + "\nend", "line 12: the board is full, and more follows"),
        ("3\n2 2\n2 2\n" + REST, "line 3: 2,2 is taken"),
        ("3\n2 2\n\n2 3\n\n2 2\n" + REST, "line 6: 2,2 is taken"),
        ("3\n2 2\n4 1\n", "line 3: '4 1' is no square: squares are 1,1 to 3,3"),
        ("3\n2 2\n1 4\n", "line 3: '1 4' is no square: squares are 1,1 to 3,3"),
        ("3\n0 2\n", "line 2: '0 2' is no square: squares are 1,1 to 3,3"),
        ("3\n2 -1\n", "line 2: '-1' is no whole number"),
        ("3\n2,2\n2 3\n", "line 2: '2,2' is no whole number"),
        ("3\n2\nx\n", "line 3: 'x' is no whole number"),
        ("3\n2 2\n2 3 # a remark\n" + REST, "line 3: '#' is no whole number"),
        ("3\n2 2\n+2 3\n", "line 3: '+2' is no whole number"),
        ("3\n2 \x00\n", "line 2: '\\x00' is no whole number"),
        ("3\n2 \x1b[2J\n", "line 2: '\\x1b[2J' is no whole number"),
        ("3\n{0} {x}\n", "line 2: '{0}' is no whole number"),
    ],
)
def test_an_error_names_the_line_and_leaves_no_output(
    folder: Path, moves: str, problem: str
) -> None:
    (folder / "1.in").write_text(moves, encoding="utf-8")
    assert_refused(folder, f"'1.in': {problem}")
    (folder / "1.in").write_bytes(moves.replace("\n", "\r\n").encode())
    assert_refused(folder, f"'1.in': {problem}")


def assert_refused(folder: Path, problem: str) -> None:
    """The program says in one line what is wrong, and writes nothing, old output or none."""
    said = (2, "", f"pentalith: {problem} (pentalith --help)\n")
    assert converse("symmetry") == said
    assert converse("symmetry 1.in -") == said
    assert names(folder) == ["1.in"]
    (folder / "1.out").write_text("old")
    assert converse("symmetry") == said
    assert (folder / "1.out").read_text() == "old"
    assert names(folder) == ["1.in", "1.out"]
    (folder / "1.out").unlink()


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"\xff\xfe3\x00", "'1.in' is no text in UTF-8: see byte 1"),
        (b"3\n2 \x80\n", "'1.in' is no text in UTF-8: see byte 5"),
        (bytes(range(256)), "'1.in' is no text in UTF-8: see byte 129"),
        (b"\x00" * 100, f"'1.in': line 1: '{chr(92)}x00"),
        (b"3 " * (files.MOST_BYTES // 2 + 1), f"'1.in' is longer than {files.MOST_BYTES} bytes"),
        (b"3" * files.MOST_BYTES, f"'1.in': line 1: '{'3' * 56}... is no whole number"),
    ],
    ids=["UTF-16", "no UTF-8", "binary", "NUL", "huge", "a huge number"],
)
def test_what_is_no_text_of_moves(folder: Path, content: bytes, problem: str) -> None:
    (folder / "1.in").write_bytes(content)
    (folder / "1.out").write_text("old")
    status, output, errors = converse("symmetry")
    assert (status, output, errors.count("\n")) == (2, "", 1)
    assert errors.startswith(f"pentalith: {problem}")
    assert len(errors) < 300
    assert (folder / "1.out").read_text() == "old"
    assert names(folder) == ["1.in", "1.out"]


def test_standard_input_is_named_in_errors(folder: Path) -> None:
    outcome = process("symmetry -", b"3\n2 2\n2 2\n")
    problem = "standard input: line 3: 2,2 is taken"
    assert outcome == (2, "", f"pentalith: {problem} (pentalith --help)\n")
    assert names(folder) == []


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("", "'1.in' cannot be read: No such file or directory"),
        ("none", "'none' cannot be read: No such file or directory"),
        ("inside", "'inside' cannot be read: Is a directory"),
        ("moves/x", "'moves/x' cannot be read: Not a directory"),
        ("moves none/1.out", "'none/1.out' cannot be written: No such file or directory"),
        ("moves moves/1.out", "'moves/1.out' cannot be written: Not a directory"),
        ("moves inside", "'inside' cannot be written: Is a directory"),
        ("moves inside/", "'inside/' cannot be written: Is a directory"),
        ("moves \x00", "'\\x00' cannot be written: there can be no such file"),
        ("moves " + "x" * 300, f"'{'x' * 56}... cannot be written: File name too long"),
    ],
)
@pytest.mark.skipif(not POSIX, reason="the reasons are worded by POSIX")
def test_files_that_cannot_be_read_or_written(folder: Path, arguments: str, problem: str) -> None:
    (folder / "moves").write_bytes(SAMPLE_IN)
    (folder / "inside").mkdir()
    before = names(folder)
    outcome = converse(["symmetry", *arguments.split()])
    assert outcome == (2, "", f"pentalith: {problem} (pentalith --help)\n")
    assert (names(folder), names(folder / "inside")) == (before, [])


def test_an_empty_name_is_no_file(folder: Path) -> None:
    (folder / "1.in").write_bytes(SAMPLE_IN)
    assert converse(["symmetry", ""]).status == 2
    assert converse(["symmetry", "1.in", ""]).status == 2
    assert names(folder) == ["1.in"]


@contextmanager
def somebody_else() -> Iterator[None]:
    """Without a superuser's rights for a while."""
    if os.geteuid():
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.mark.skipif(not POSIX, reason="rights are a matter of POSIX")
def test_a_folder_that_may_not_be_written_to(monkeypatch: pytest.MonkeyPatch) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "1.in").write_bytes(SAMPLE_IN)
        (folder / "secret").write_bytes(SAMPLE_IN)
        (folder / "secret").chmod(0)
        folder.chmod(0o555)
        monkeypatch.chdir(folder)
        with somebody_else():
            unwritten, unread = converse("symmetry"), converse("symmetry secret")
        folder.chmod(0o755)
        assert names(folder) == ["1.in", "secret"]
        monkeypatch.undo()
    reason = "Permission denied (pentalith --help)\n"
    assert unwritten == (2, "", f"pentalith: '1.out' cannot be written: {reason}")
    assert unread == (2, "", f"pentalith: 'secret' cannot be read: {reason}")


def test_a_write_that_fails_leaves_the_old_output_whole(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    (folder / "1.in").write_bytes(SAMPLE_IN)
    (folder / "1.out").write_text("old")
    monkeypatch.setattr(os, "fsync", full)
    status, output, errors = converse("symmetry")
    problem = "'1.out' cannot be written: No space left on device"
    assert (status, output, errors) == (2, "", f"pentalith: {problem} (pentalith --help)\n")
    assert (folder / "1.out").read_text() == "old"
    assert names(folder) == ["1.in", "1.out"]


@pytest.mark.skipif(not POSIX, reason="links and rights are a matter of POSIX")
def test_links_and_rights_of_the_output_are_kept(folder: Path) -> None:
    (folder / "1.in").write_bytes(SAMPLE_IN)
    (folder / "real").write_text("old")
    (folder / "real").chmod(0o640)
    (folder / "1.out").symlink_to("real")
    assert converse("symmetry") == (0, "", "")
    assert (folder / "1.out").is_symlink()
    assert (folder / "real").read_bytes() == SAMPLE_OUT
    assert stat.S_IMODE((folder / "real").stat().st_mode) == 0o640


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device")
def test_devices_are_read_and_written(folder: Path) -> None:
    (folder / "1.in").write_bytes(SAMPLE_IN)
    assert converse("symmetry 1.in /dev/null") == (0, "", "")
    problem = "'/dev/full' cannot be written: No space left on device"
    assert converse("symmetry 1.in /dev/full").errors.startswith(f"pentalith: {problem}")
    problem = f"'/dev/zero' is longer than {files.MOST_BYTES} bytes"
    assert converse("symmetry /dev/zero").errors.startswith(f"pentalith: {problem}")
    assert names(folder) == ["1.in"]
