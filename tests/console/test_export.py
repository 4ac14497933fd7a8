"""`pentalith export`: a recorded game in another form, whole or not at all."""

import os
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from pentalith import Record
from pentalith.console import export
from recorded import SAMPLE, status

PROGRAM = [sys.executable, "-m", "pentalith"]
RECORD = Record.read(SAMPLE)


@pytest.fixture(name="path")
def fixture_path(tmp_path: Path) -> str:
    """The name of a file with the sample record."""
    path = tmp_path / "record.txt"
    path.write_text(SAMPLE, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--text"], RECORD.text),
        (["--json"], RECORD.json),
        (["--svg"], RECORD.position.svg(last="e4")),
        (["--svg", "--at", "9"], RECORD.position.svg(last="e4")),
        (["--svg", "--at=3"], RECORD.at(3).svg(last="d3")),
        (["--svg", "--at", "0"], RECORD.at(0).svg()),
        (["--svg", "--theme", "dark"], RECORD.position.svg(theme="dark", last="e4")),
        (["--svg", "--theme", "light"], RECORD.position.svg(last="e4")),
    ],
)
def test_to_standard_output_and_to_a_file(
    path: str, arguments: list[str], expected: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert status("export", path, *arguments) == 0
    assert capfd.readouterr() == (expected, "")
    out = Path(path).with_name("out")
    assert status("export", *arguments, "-o", str(out), path) == 0
    assert capfd.readouterr() == ("", "")
    assert out.read_text(encoding="utf-8") == expected


@pytest.mark.parametrize(
    ("arguments", "duration"), [([], 800), (["--delay", "0.05", "--theme=dark"], 50)]
)
def test_a_gif(
    path: str, arguments: list[str], duration: int, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    assert status("export", path, "--gif", *arguments) == 0
    image = Image.open(BytesIO(capfdbinary.readouterr().out))
    assert (image.format, getattr(image, "n_frames", 1)) == ("GIF", 10)
    assert image.info["duration"] == duration
    out = Path(path).with_name("game.gif")
    assert status("export", path, "--gif", *arguments, "-o", str(out)) == 0
    with Image.open(out) as written:
        assert written.size == image.size


def test_from_one_form_to_the_other_and_back() -> None:
    def exported(text: str, form: str) -> str:
        command = [*PROGRAM, "export", "-", form]
        return subprocess.check_output(command, input=text, encoding="utf-8")

    json = exported(SAMPLE, "--json")
    assert json == RECORD.json
    assert exported(json, "--text") == SAMPLE


def test_the_output_is_utf_8_whatever_the_terminal_speaks(path: str) -> None:
    Path(path).write_text(SAMPLE.replace("Ada", "Žofie ▲"), encoding="utf-8")
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    output = subprocess.check_output([*PROGRAM, "export", path, "--text"], env=environment)
    assert '[White "Žofie ▲"]' in output.decode()


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("FILE", "one of the arguments --svg --gif --json --text is required"),
        ("FILE --svg --gif", "argument --gif: not allowed with argument --svg"),
        ("--svg", "the following arguments are required: FILE"),
        ("FILE --svg --at 10", "'10' is no number of moves: the record has 0 to 9"),
        ("FILE --svg --at -1", "'-1' is no number of moves: the record has 0 to 9"),
        ("FILE --svg --at end", "'end' is no number of moves"),
        ("FILE --svg --theme blue", "there is no theme 'blue'; the themes are light, dark"),
        ("FILE --svg --theme=", "there is no theme ''"),
        ("FILE --gif --theme blue -o OUT", "there is no theme 'blue'"),
        ("FILE --gif --delay 0 -o OUT", "--delay is a number from 0.02 to 60, not '0'"),
        ("FILE --gif --delay= -o OUT", "--delay is a number from 0.02 to 60, not ''"),
        ("FILE --gif --delay nan -o OUT", "--delay is a number from 0.02 to 60, not 'nan'"),
        ("FILE --gif --delay 1e9 -o OUT", "--delay is a number from 0.02 to 60, not '1e9'"),
        ("FILE --gif --at 3 -o OUT", "--at goes with --svg"),
        ("FILE --svg --delay 3", "--delay goes with --gif"),
        ("FILE --json --theme dark", "--theme goes with --svg, --gif"),
        ("FILE --text --at 3 -o OUT", "--at goes with --svg"),
        ("NONE --text -o OUT", "cannot be read: No such file or directory"),
        ("FILE --text -o NONE/out", "cannot be written: No such file or directory"),
        ("FILE --text -o FILE/out", "cannot be written: Not a directory"),
        ("BAD --text -o OUT", "line 10, column 16: c3 is taken"),
    ],
)
def test_bad_input_is_answered_in_one_line(
    path: str, arguments: str, problem: str, capfd: pytest.CaptureFixture[str]
) -> None:
    folder = Path(path).parent
    (folder / "BAD").write_text(SAMPLE.replace("b2", "c3"), encoding="utf-8")
    (folder / "OUT").write_text("untouched", encoding="utf-8")
    before = sorted(folder.iterdir())
    names = {"FILE": "record.txt", "NONE/out": "NONE/out", "FILE/out": "record.txt/out"}
    words = [
        str(folder / names.get(word, word)) if word[:1].isupper() else word
        for word in arguments.split()
    ]
    assert status("export", *words) == 2
    output, errors = capfd.readouterr()
    assert output == ""
    assert problem in errors
    assert (errors.startswith("pentalith: "), errors.count("\n")) == (True, 1)
    assert sorted(folder.iterdir()) == before
    assert (folder / "OUT").read_text(encoding="utf-8") == "untouched"


def test_without_pillow_it_is_said_what_to_install(
    path: str, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)
    monkeypatch.delitem(sys.modules, "pentalith.drawing.gif", raising=False)
    monkeypatch.delattr("pentalith.drawing.gif", raising=False)
    assert status("export", path, "--gif") == 2
    said = "pentalith: a GIF needs Pillow: pip install 'pentalith[gif]' (pentalith --help)\n"
    assert capfd.readouterr() == ("", said)
    assert status("export", path, "--svg") == 0


def test_a_gif_has_a_most_of_pictures(
    path: str, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(export, "MOST_PICTURES", 9)
    assert status("export", path, "--gif") == 2
    assert "a GIF has at most 9 pictures, and this record 10 positions" in capfd.readouterr().err
    monkeypatch.setattr(export, "MOST_PICTURES", 10)
    assert status("export", path, "--gif", "-o", str(Path(path).with_name("out.gif"))) == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device")
def test_a_full_device_is_said_in_one_line(path: str) -> None:
    problem = "cannot be written: No space left on device"
    with Path("/dev/full").open("wb") as full:
        finished = subprocess.run(
            [*PROGRAM, "export", path, "--svg"], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert (finished.returncode, finished.stderr.decode()) == (
        1,
        f"pentalith: the output {problem}\n",
    )
    finished = subprocess.run(
        [*PROGRAM, "export", path, "--svg", "-o", "/dev/full"], capture_output=True, check=False
    )
    assert (finished.returncode, finished.stderr.decode()) == (
        2,
        f"pentalith: '/dev/full' {problem} (pentalith --help)\n",
    )


def test_a_reader_may_leave(path: str) -> None:
    program = subprocess.Popen(
        [*PROGRAM, "export", path, "--gif"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert program.stdout is not None
    assert program.stderr is not None
    program.stdout.close()
    assert program.stderr.read() == b""
    program.stderr.close()
    assert program.wait(timeout=30) == 1
