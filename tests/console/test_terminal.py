"""On a real terminal: typed as well as piped, Ctrl-C, Ctrl-D, line editing, Tab, colours."""

import signal
from pathlib import Path

import pytest

from conversations import ENDED, INTERRUPTED, PROGRAM, converse, environment, typed

pexpect = pytest.importorskip("pexpect", reason="there is no pexpect")
pytest.importorskip("pty", reason="there are no pseudo-terminals")

pytestmark = pytest.mark.filterwarnings("ignore:This process.*multi-threaded:DeprecationWarning")

UP, BACK, HOME, TAB, ERASE = "\x1b[A", "\x1b[D", "\x01", "\t", "\x7f"
WHITE, BLACK = "\x1b[1;33m", "\x1b[1;36m"


class Terminal:
    """The program on a terminal of its own."""

    def __init__(self, command: str, echo: bool = True, term: str = "dumb") -> None:
        self.child = pexpect.spawn(
            PROGRAM[0],
            [*PROGRAM[1:], *command.split()],
            env=environment(TERM=term),
            echo=echo,
            encoding="utf-8",
            codec_errors="replace",
            timeout=30,
        )
        self.child.delaybeforesend = None
        self.child.ptyproc.delayafterclose = 0

    def until(self, end: str) -> str:
        """What is shown until some text comes."""
        self.child.expect_exact(end)
        return lines(f"{self.child.before}{end}")

    def answer(self, keys: str, end: str) -> str:
        """What is shown after some keys and Enter, until some text comes."""
        self.child.send(f"{keys}\n")
        return self.until(end)

    def left(self) -> tuple[int, str]:
        """The status with which the program ends, and what it shows last."""
        self.child.expect(pexpect.EOF)
        return self.closed()

    def interrupted(self) -> tuple[int, str]:
        """`left`, by Ctrl-C, which `readline` may miss just before it waits for a line."""
        for _ in range(15):
            self.child.sendintr()
            if self.child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=2) == 0:
                return self.closed()
        raise pexpect.TIMEOUT("Ctrl-C does not end the program")

    def closed(self) -> tuple[int, str]:
        """The status of the program, which has ended, and what it has shown last."""
        shown = lines(str(self.child.before))
        self.child.wait()
        self.child.close()
        assert self.child.signalstatus is None
        return int(self.child.exitstatus), shown


def lines(shown: str) -> str:
    """What a terminal shows, with its line ends as in a file."""
    return shown.replace("\r\n", "\n")


# Typed as well as piped

CONVERSATIONS = {
    "square-trap": ["2", "3", "1A", "1A", "1a", "2D", "", "x", "1A 1B", "3d"],
    "stones --seed 1": ["A1", "a2", "A3", "A1", "B3", "C1", "C2", "A3", "B3B2", "F34H", "C2C3"],
    "cross": ["c1", "a2", "d1", "d2", "e1", "b3", "c1", "b2", "d3", "a4", "c4", "b4", "b5", "c3"],
    "symmetry --play --seed 1": ["11", "3", "x", "b", "2 2", "2 2", "9 9"],
    "play cross --size 3 --seed 1": [
        "help",
        "a1",
        "a1",
        "moves b",
        "undo",
        "",
        "resign",
        "x",
        "quit",
    ],
    "play trisq --size 5 --plain": ["A1", "b1", "board", "zz", "rules", "quit"],
    "play": ["9", "3", "human", "robot", "", "a1", "quit"],
}


def question(command: str, answers: list[str]) -> str:
    """What is asked after some answers: the last that is said."""
    return converse(command, typed(*answers)).output.removesuffix("\n")[-15:]


@pytest.mark.parametrize("command", CONVERSATIONS)
def test_what_is_typed_is_answered_as_what_is_piped(command: str) -> None:
    answers = CONVERSATIONS[command]
    piped = converse(command, typed(*answers))
    terminal = Terminal(command, echo=False)
    shown = ""
    for count, answer in enumerate(answers):
        shown += terminal.until(question(command, answers[:count]))
        terminal.child.send(f"{answer}\n")
    if piped.status:
        shown += terminal.until(question(command, answers))
        terminal.child.sendeof()
    status, last = terminal.left()
    assert (status, shown + last) == (piped.status, piped.output + piped.errors)


def test_what_is_typed_is_echoed_before_it_is_answered() -> None:
    terminal = Terminal("cross")
    terminal.until("White, place a stone: ")
    shown = terminal.answer("c3", "Black, place a stone: ")
    assert shown == (
        "c3\n\n  a b c d e\n1 . . . . .\n2 . . . . .\n3 . . W . .\n4 . . . . .\n5 . . . . .\n\n"
        "Black, place a stone: "
    )
    said = "'z9' is no square: squares are a1 to e5"
    assert terminal.answer("z9", "stone: ") == f"z9\n{said}\nBlack, place a stone: "
    terminal.child.sendeof()
    assert terminal.left()[0] == 1


def test_the_command_of_trisq_and_files_of_symmetry_ask_nothing(tmp_path: Path) -> None:
    terminal = Terminal("trisq a13 c12")
    assert terminal.left() == (0, converse("trisq a13 c12").output)
    (tmp_path / "1.in").write_text("1\n1 1\n")
    terminal = Terminal(f"symmetry {tmp_path / '1.in'} -")
    assert terminal.left() == (0, "Step 1\n1\nWhite: 1  Black: 0\n\nWhite Wins\n")


def test_moves_of_symmetry_can_be_typed_in() -> None:
    terminal = Terminal("symmetry - -", echo=False)
    terminal.child.send("1\n1 1\n\x04")
    assert terminal.left() == (0, "Step 1\n1\nWhite: 1  Black: 0\n\nWhite Wins\n")


# Ctrl-C and Ctrl-D

ASKING = {
    "square-trap": "Number of horizontal lines [3-7]: ",
    "stones": ", set a stone (1 of 3): ",
    "cross": "White, place a stone: ",
    "symmetry --play": "Size of the board [1-10]: ",
    "play": "Which game? [1-5] ",
    "play cross": "White is to place: ",
}


@pytest.mark.parametrize(("command", "question"), ASKING.items())
def test_ctrl_c_ends_the_program_with_a_clean_line(command: str, question: str) -> None:
    terminal = Terminal(command, echo=False)
    terminal.until(question)
    assert terminal.interrupted() == (INTERRUPTED, "\n")


def test_ctrl_c_in_the_middle_of_a_line() -> None:
    terminal = Terminal("play cross", term="xterm")
    terminal.until("White is to place: ")
    terminal.child.send("a")
    terminal.until("a")
    status, shown = terminal.interrupted()
    assert status == INTERRUPTED
    assert "Traceback" not in shown


def test_ctrl_c_while_the_computer_plays() -> None:
    command = "play square-trap --repetition 0 --first random --second random"
    terminal = Terminal(command)
    terminal.until(", the computer, plays ")
    terminal.child.kill(signal.SIGINT)
    status, shown = terminal.left()
    assert status == INTERRUPTED
    assert shown.endswith("\n")
    assert "Traceback" not in shown


@pytest.mark.parametrize(("command", "question"), ASKING.items())
def test_ctrl_d_in_the_middle_of_a_game_is_said(command: str, question: str) -> None:
    terminal = Terminal(command)
    terminal.until(question)
    terminal.child.sendeof()
    assert terminal.left() == ((0, "\n") if command == "play" else (1, f"\n{ENDED}"))


def test_ctrl_d_after_a_game_is_as_good_as_quit() -> None:
    terminal = Terminal("play cross")
    terminal.until("White is to place: ")
    terminal.answer("resign", "quit? ")
    terminal.child.sendeof()
    assert terminal.left() == (0, "\n")


def test_ctrl_d_in_a_line_gives_the_line() -> None:
    terminal = Terminal("cross", echo=False)
    terminal.until("White, place a stone: ")
    terminal.child.send("a1\x04\x04")
    assert "1 W . . . .\n" in terminal.until("Black, place a stone: ")


@pytest.mark.parametrize(
    "keys", ["\x00", "1A\x00", "\x16\x03", "\x1b[A", "\u03b1\u0301", "\x07\x08"]
)
@pytest.mark.parametrize("command", ["square-trap", "stones", "cross"])
def test_strange_keys_are_refused_and_asked_again(command: str, keys: str) -> None:
    terminal = Terminal(command, echo=False)
    question = ASKING[command]
    terminal.until(question)
    said = terminal.answer(keys, question)
    assert said.count("\n") == 1
    assert "\x1b" not in said
    assert " is no " in said or "intersections are" in said
    terminal.child.sendeof()
    assert terminal.left()[0] == 1


# Line editing and completion

pytest.importorskip("readline", reason="lines cannot be edited")


def test_a_line_can_be_edited_and_comes_back() -> None:
    terminal = Terminal("play cross --plain", term="xterm")
    terminal.until("White is to place: ")
    assert "\nWhite: a1\n" in terminal.answer(f"1{HOME}ax{ERASE}", "Black is to place: ")
    assert "a1 is taken" in terminal.answer(UP, "Black is to place: ")
    assert "\nBlack: b2\n" in terminal.answer(f"b3{BACK}{BACK}{HOME}\x0bb2", "White is to place: ")


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        (f"res{TAB}", "Black wins: the opponent has resigned."),
        (f"RES{TAB}", "Black wins: the opponent has resigned."),
        (f"moves 3d{TAB}", "3D\nWhite is to place: "),
        (f"3d{TAB}", "White: 3D"),
        (f"nonsense{TAB}", "'nonsense' is no place (2D), and no slide (3C-1C)"),
    ],
)
def test_tab_completes_commands_and_moves(keys: str, said: str) -> None:
    terminal = Terminal("play square-trap --rows 3 --plain", term="xterm")
    terminal.until("White is to place: ")
    assert said in terminal.answer(keys, said.replace("\n", "\r\n"))
    terminal.child.close(force=True)


def test_two_tabs_list_what_is_possible() -> None:
    terminal = Terminal("play cross --size 3 --plain", term="xterm")
    terminal.until("White is to place: ")
    terminal.child.send(f"re{TAB}{TAB}")
    shown = terminal.until("resign")
    assert "redo" in shown
    terminal.child.close(force=True)


def test_what_was_typed_is_kept_nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    terminal = Terminal("play cross")
    terminal.until("White is to place: ")
    terminal.child.send("quit\n")
    assert terminal.left()[0] == 0
    assert list(tmp_path.iterdir()) == []


# Colours


def first_move(term: str, more: str = "") -> str:
    """What a kind of terminal shows after the first move of a game."""
    terminal = Terminal(f"play cross --size 3 {more}", term=term)
    terminal.until("White is to place: ")
    shown = terminal.answer("b2", "Black is to place: ")
    terminal.child.close(force=True)
    return shown


def test_a_terminal_has_colours_and_fine_stones() -> None:
    shown = first_move("xterm")
    assert f"{WHITE}\u25cb" in shown
    assert "\u00b7" in shown


@pytest.mark.parametrize("value", ["1", "0", "yes"])
def test_no_color_means_none(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", value)
    shown = first_move("xterm")
    assert "[\u25cb]" in shown
    assert "\x1b[1;3" not in shown


def test_an_empty_no_color_means_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "")
    assert WHITE in first_move("xterm")


def test_a_dumb_terminal_gets_plain_text() -> None:
    assert "2  . [W] .\n" in first_move("dumb")


def test_a_terminal_without_unicode_gets_plain_stones_in_colour(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    shown = first_move("xterm")
    assert f"{WHITE}W" in shown
    assert shown.isascii()


def test_plain_has_no_drawing_and_no_colour() -> None:
    shown = first_move("xterm", "--plain")
    assert "White: b2\nBlack: none\nLast move: b2\n" in shown
    assert "\x1b[1;3" not in shown
