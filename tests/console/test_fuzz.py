"""Nothing that is typed, piped or given as an argument breaks a program or moves a stone."""

import re
import subprocess
import sys
import tempfile
from contextlib import chdir
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as some

from conversations import ENDED, Outcome, converse, process, typed
from pentalith import Record

BRACE_FORMS = ["{0}", "{text}", "{", "}", "%s", "%(text)s", "\\", "'", '"', "__class__"]
ESCAPES = ["\x1b[A", "\x1b[2J", "\x1b]0;title\x07", "\x9b31m", "\x7f", "\x08" * 20, "\x00", "\x1a"]
GREEK = ["\u0391\u03921", "\u03b11", "\u03a9", "1\u0391", "\u0391\u0301", "\u1f08"]
ODD = [
    "\ud800",
    "\udcff\udc80",
    "\ufffe",
    "\U0001f600",
    "\u202e",
    "\u2028",
    "\uff11\uff21",
    "\u00b2",
]
LONG = ["1A" * 3000, "\x00" * 6000, "9" * 5001, "moves " + "z" * 5000, "\u0391" * 20_000]
STRANGE = [*BRACE_FORMS, *ESCAPES, *GREEK, *ODD, *LONG]

STONES = "A1,A2,B3,C1,C2,B1,B3C3,B1B2,C3B3,B2C3"
CROSS = "c1,a2,d1,d2,e1,b3,b2,d3,a4,c4,b4,b5,c3"
GAMES = {
    "square-trap": "3,1A,1C,1B,1D,2A,2C,2B,2D,3C,3A,3D,3B,3A,3C,2A 3A,3B 3C",
    "stones --seed 1": STONES,
    "cross": CROSS,
    "symmetry --play": "2,n,1 1,2 2,1 2,2 1",
    "play stones": STONES,
    "play cross --plain": CROSS,
    "play trisq --size 5 --second random --seed 1": "a1,e4",
}
PLAY_WORDS = [
    "help",
    "moves",
    "moves c",
    "hint",
    "undo",
    "redo",
    "board",
    "rules",
    "resign",
    "quit",
]
WORDS = [
    *PLAY_WORDS,
    "save",
    "3",
    "n",
    "w",
    "y",
    "a1",
    "b2",
    "c3",
    "A1",
    "B3C3",
    "1A",
    "2A 3A",
    "1 1",
]
COMMANDS = ["square-trap", "stones", "cross", "symmetry", "trisq", "play"]

anything = some.one_of(
    some.sampled_from(STRANGE),
    some.text(some.characters(codec=None), max_size=30),
    some.text(some.sampled_from(" 0123456789abcABC-,xX\t\x00\x1b"), max_size=8),
)
one_line = anything.map(lambda text: re.sub(r"[\r\n]", "", text))
never_an_answer = one_line.map(lambda text: f"{text}\u00bf?")
"""Lines with characters in them that no answer has."""


def raw(lines: list[str]) -> bytes:
    """Lines as bytes, lone surrogates among them, which no decoder likes."""
    return typed(*lines).encode("utf-8", "surrogatepass")


def assert_sound(outcome: Outcome) -> None:
    """The program has ended as it should, and what it says is fit for a terminal."""
    status, output, errors = outcome
    assert (status, errors) in ((0, ""), (1, ENDED))
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f]", output)


@settings(deadline=None, max_examples=80)
@given(data=some.data())
@pytest.mark.parametrize("command", GAMES)
def test_what_is_refused_changes_nothing(command: str, data: some.DataObject) -> None:
    moves = GAMES[command].split(",")
    at = data.draw(some.integers(0, len(moves) - 1))
    refused = data.draw(some.lists(never_an_answer, min_size=1, max_size=3))
    clean = converse(command, typed(*moves))
    outcome = converse(command, raw([*moves[:at], *refused, *moves[at:]]))
    before = converse(command, typed(*moves[:at])).output.removesuffix("\n")
    assert_sound(outcome)
    assert (outcome.status, outcome.errors) == (clean.status, clean.errors)
    rest = clean.output.removeprefix(before)
    assert outcome.output.startswith(before)
    assert outcome.output.endswith(rest)
    said = outcome.output[len(before) : len(outcome.output) - len(rest)]
    assert said.count("\n") == len(refused)
    assert max(map(len, said.splitlines())) < 250


@settings(deadline=None, max_examples=120)
@given(lines=some.lists(one_line | some.sampled_from(WORDS), max_size=25))
@pytest.mark.parametrize("command", [*GAMES, "play", "play square-trap --rows 3", "play symmetry"])
@example(lines=["3", "A1", "", "undo", "redo", "resign", "undo", "moves", "redo", "hint"])
def test_no_conversation_ends_in_a_traceback(command: str, lines: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        assert_sound(converse(command, raw([line for line in lines if "save" not in line])))
        assert list(Path().iterdir()) == []


@settings(deadline=None, max_examples=120)
@given(given=some.binary(max_size=200) | some.lists(some.binary(max_size=9)).map(b"\n".join))
@pytest.mark.parametrize("command", ["square-trap", "stones", "cross", "symmetry --play", "play"])
@example(given=b"\x00\xff\xfe\x80\n\r\n\r\x85\x1a")
def test_any_bytes_are_answered(command: str, given: bytes) -> None:
    assert_sound(converse(command, given))


@settings(deadline=None, max_examples=80)
@given(lines=some.lists(one_line, max_size=12))
def test_a_game_is_saved_as_it_was_played(lines: list[str]) -> None:
    moves = ["c3", "b2", "d3", "e1"]
    harmless = [line for line in lines if not re.fullmatch(r"\s*([a-eA-E][1-5]|[a-z]+.*)\s*", line)]
    mixed = [line for pair in zip(moves, harmless, strict=False) for line in pair] + moves[
        len(harmless) :
    ]
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        converse("play cross", raw([*mixed, "save game.txt", "quit"]))
        assert Record.read(Path("game.txt").read_text()).moves == moves


@settings(deadline=None, max_examples=80)
@given(words=some.lists(anything | some.sampled_from(["--seed", "--size", "3"]), max_size=4))
@pytest.mark.parametrize("command", COMMANDS)
@example(words=["--seed", "9" * 5000])
@example(words=["--size=\ud800\n"])
@example(words=["--lang"])
@example(words=["--first=\x1b[2J", "--resume=\x00"])
def test_any_arguments_are_answered_in_one_line(command: str, words: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        status, output, errors = converse([command, *words])
        assert status in (0, 1, 2)
        assert "Traceback" not in output + errors
        if status:
            assert errors.startswith("pentalith: ")
            assert errors.count("\n") == 1
            assert errors[:-1].isprintable()
        assert list(Path().iterdir()) == []


@settings(deadline=None, max_examples=150)
@given(
    content=some.binary(max_size=60)
    | some.lists(
        some.sampled_from([*"0123xX-+ \n\r\t\x00\x85", "10", "11", "\ufeff", "2 2\n"])
    ).map(lambda parts: "".join(parts).encode())
)
@example(content=b"1\x1c1\x1d1")
@example(content=b"2 1 1 1 2 2 1 2 2")
def test_any_file_of_moves_is_taken_or_refused_as_a_whole(content: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        Path("1.in").write_bytes(content)
        status, output, errors = converse("symmetry")
        assert output == ""
        if status:
            assert (status, errors.count("\n"), errors[:-1].isprintable()) == (2, 1, True)
            assert re.match("pentalith: '1.in'(: line [0-9]+: | is no text in UTF-8)", errors)
            assert [path.name for path in Path().iterdir()] == ["1.in"]
        else:
            assert errors == ""
            assert re.search(r"\n\n(Draw|White Wins|Black Wins)\n\Z", Path("1.out").read_text())


HUGE = {
    "one line": b"1A" * 500_000,
    "one line, then a move": b"a1 " * 333_333 + b"\nc3\nquit\n",
    "NUL": b"\x00" * 1_000_000,
    "no UTF-8": bytes(range(128, 256)) * 4_000 + b"\n",
    "empty lines": b"\n" * 20_000,
    "strange": b"\n".join(line.encode("utf-8", "surrogatepass") for line in STRANGE),
}


@pytest.mark.parametrize("content", HUGE.values(), ids=HUGE)
@pytest.mark.parametrize("command", ["cross", "play cross"])
def test_a_process_takes_whatever_is_piped(command: str, content: bytes) -> None:
    outcome = process(command, content)
    assert_sound(outcome)
    assert outcome.output == converse(command, content).output
    placed = content.endswith(b"c3\nquit\n")
    assert ("3 . . W . ." in outcome.output or "3  .  . [W] .  ." in outcome.output) == placed


@pytest.mark.parametrize("spaces", [100, 4998, 5000, 100_000])
def test_a_line_is_taken_whole_or_not_at_all(spaces: int) -> None:
    taken = converse("cross", f"c3{' ' * spaces}\n").output
    refused = converse("cross", f"c3{' ' * spaces}x\n").output
    assert ("3 . . W . ." in taken) == (spaces <= 4998)
    assert "3 . . W . ." not in refused


@pytest.mark.skipif(not Path("/bin/sh").exists(), reason="there is no shell")
@pytest.mark.parametrize("stream", ["stdin", "stdout", "stderr"])
def test_a_stream_may_be_closed(stream: str) -> None:
    closed = {"stdin": "<&-", "stdout": ">&-", "stderr": "2>&-"}[stream]
    command = f'"$0" -m pentalith play cross {closed}; echo "status $?"'
    outcome = shell(command, "quit\n")
    assert "Traceback" not in outcome.output + outcome.errors
    assert outcome.output.endswith(f"status {int(stream == 'stdin')}\n")
    failing = shell(f'"$0" -m pentalith trisq z9 {closed}; echo "status $?"', "")
    assert failing.output == "status 2\n"


def shell(command: str, given: str) -> Outcome:
    """What a command of the shell says; `$0` is Python."""
    finished = subprocess.run(
        ["/bin/sh", "-c", command, sys.executable],
        input=given, capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    return Outcome(finished.returncode, finished.stdout, finished.stderr)
