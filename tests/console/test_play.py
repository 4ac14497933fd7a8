"""`pentalith play`: games by people and the computer, and everything that can be typed."""

import re
from datetime import date
from pathlib import Path

import pytest

import pentalith
from conversations import ENDED, Outcome, converse, typed
from pentalith import Record

OVER = "The game is over: save FILE, undo, or quit? "
CROSS = """\
Cross the Board. For help type help.

   a  b  c
1  .  .  .
2  .  .  .
3  .  .  .

White is to place: \

   a  b  c
1 [W] .  .
2  .  .  .
3  .  .  .

Black is to place: \

   a  b  c
1  W [B] .
2  .  .  .
3  .  .  .

White is to place: \

   a  b  c
1  W  B  .
2  . [W] .
3  .  .  .

Black is to place: \

   a  b  c
1  W  B  .
2  .  W  .
3 [B] .  .

White is to place: \

   a  b  c
1  W  W [W]
2  .  W  .
3  B  .  .

White wins: a path joins two opposite edges.
"""
MOVES = ["a1", "B1", " b2 ", "a3", "c1"]
COMMANDS = ["help", "moves", "hint", "undo", "redo", "board", "rules", "save", "resign", "quit"]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program runs in a folder of its own."""
    monkeypatch.chdir(tmp_path)


def played(*answers: str, command: str = "play cross --size 3") -> Outcome:
    """What the program says to some answers, and then the end of the game."""
    return converse(command, typed(*answers, "quit"))


def saved(*answers: str, command: str = "play cross --size 3") -> Record:
    """The record of a game after some answers."""
    assert played(*answers, "save game.txt", command=command).status == 0
    return Record.read(Path("game.txt").read_text(encoding="utf-8"))


def boards(output: str) -> list[str]:
    """The boards that were shown."""
    return re.findall(r"\n((?: +[a-c1-4A-H].*\n)(?:.+\n)+)\n", output)


def test_two_persons_play_a_game_to_its_end() -> None:
    assert converse("play cross --size 3", typed(*MOVES)) == (0, f"{CROSS}{OVER}\n", "")


@pytest.mark.parametrize("last", ["", "quit", "QUIT", " Quit "])
def test_a_game_that_is_over_is_left(last: str) -> None:
    assert converse("play cross --size 3", typed(*MOVES, last, "x")) == (0, f"{CROSS}{OVER}", "")


def test_quit_leaves_in_the_middle_and_nothing_more_is_read() -> None:
    status, output, errors = converse("play cross --size 3", typed("a1", "quit", "b2"))
    assert (status, errors) == (0, "")
    assert output.endswith("\n1 [W] .  .\n2  .  .  .\n3  .  .  .\n\nBlack is to place: ")


def test_help_names_every_command() -> None:
    output = played("help").output
    listed = re.findall(r"^  (\w+)(?: FILE)? +\S", output, re.MULTILINE)
    assert listed == COMMANDS


@pytest.mark.parametrize(
    ("command", "shown"),
    [
        ("moves", "1 [W] *  *\n2  *  *  *\n3  *  *  *\n\nb1 c1 a2 b2 c2 a3 b3 c3\n"),
        ("moves b", "1 [W] *  .\n2  .  *  .\n3  .  *  .\n\nb1 b2 b3\n"),
        ("MOVES C3", "1 [W] .  .\n2  .  .  .\n3  .  .  *\n\nc3\n"),
        ("board", "1 [W] .  .\n2  .  .  .\n3  .  .  .\n\n"),
    ],
)
def test_the_board_and_the_moves_are_shown(command: str, shown: str) -> None:
    output = played("a1", command).output
    assert output.endswith(f"Black is to place: \n   a  b  c\n{shown}Black is to place: ")


def test_moves_of_a_stone_are_those_that_begin_with_its_place() -> None:
    placed = ["1A", "1C", "1B", "1D", "2A", "2C", "2B", "2D", "3C", "3A", "3D", "3B", "3A", "3C"]
    output = played(*placed, "moves 2a", command="play square-trap --rows 3").output
    assert "\n3  *---B--[+]--W\n\n2A-3A\nWhite is to slide: " in output


def test_the_rules_are_printed() -> None:
    assert f"\n{converse('rules cross').output}" in "\n" + played("rules").output.partition(": ")[2]


@pytest.mark.parametrize("game", pentalith.games(), ids=lambda game: game.key)
def test_a_hint_is_a_legal_move(game: pentalith.Game) -> None:
    output = played("hint", command=f"play {game.key} --seed 1").output
    found = re.search(r"You could play (\S+)\.\n", output)
    assert found
    assert found[1] in game.start().moves()
    assert saved("hint", command=f"play {game.key}").moves == []


def test_a_hint_completes_the_path() -> None:
    output = played("a1", "b3", "b1", "c3", "hint").output
    assert re.search(r"You could play c[12]\.\n", output)


def test_undo_and_redo_between_persons() -> None:
    output = played("a1", "b2", "undo", "undo", "redo", "redo", "undo", "c3", "redo").output
    start, one, two, *rest = boards(output)
    assert rest[:-1] == [one, start, one, two, one]
    assert rest[-1] not in (start, one, two)
    assert output.endswith("White is to place: there is no move to play again\nWhite is to place: ")
    assert saved("a1", "b2", "undo", "c3").moves == ["a1", "c3"]


@pytest.mark.parametrize(("answers", "said"), [
    (["undo"], "there is no move of yours to take back"),
    (["redo"], "there is no move to play again"),
    (["a1", "undo", "undo"], "there is no move of yours to take back"),
    (["a1", "undo", "b1", "redo"], "there is no move to play again"),
])  # fmt: skip
def test_there_is_nothing_to_undo_or_to_redo(answers: list[str], said: str) -> None:
    assert f"is to place: {said}\n" in played(*answers).output


def test_undo_takes_the_computers_answer_back_too() -> None:
    command = "play cross --second engine:1 --seed 5"
    before = saved("a1", "e5", command=command).moves
    assert saved("a1", "e5", "undo", command=command).moves == before[:2]
    assert saved("a1", "e5", "undo", "undo", command=command).moves == []
    assert saved("a1", "e5", "undo", "undo", "redo", command=command).moves == before[:2]
    assert saved("a1", "e5", "undo", "undo", "redo", "redo", command=command).moves == before
    assert len(before) == 4


def test_what_the_computer_began_with_cannot_be_taken_back() -> None:
    command = "play cross --first engine --seed 5"
    assert len(saved("undo", command=command).moves) == 1
    assert "there is no move of yours to take back" in played("undo", command=command).output


def test_the_end_of_a_game_can_be_taken_back() -> None:
    assert saved(*MOVES, "undo").moves == ["a1", "b1", "b2", "a3"]
    assert played(*MOVES, "undo", "redo").output.endswith(f"opposite edges.\n{OVER}")


def test_to_resign_ends_the_game_and_can_be_taken_back() -> None:
    record = saved("a1", "resign")
    assert (record.score, record.moves, record.result) == ("1-0", ["a1"], (1, "resignation"))
    assert (
        "Black is to place: White wins: the opponent has resigned.\n"
        in played("a1", "resign").output
    )
    assert saved("a1", "resign", "undo").score == "*"
    assert saved("a1", "resign", "undo", "redo").score == "1-0"
    assert saved("a1", "resign", "undo", "b1").moves == ["a1", "b1"]


@pytest.mark.parametrize("command", ["a2", "moves", "moves a", "hint", "resign", "redo now", "x"])
def test_a_game_that_is_over_takes_no_more_moves(command: str) -> None:
    for end in (MOVES, ["a1", "resign"]):
        before = saved(*end)
        output = played(*end, command).output
        assert re.search(rf"{re.escape(OVER)}[^\n]+\n{re.escape(OVER)}$", output)
        assert saved(*end, command) == before


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "Type a move, as b1, or help."),
        ("   ", "Type a move, as b1, or help."),
        ("a1", "a1 is taken"),
        ("d4", "'d4' is no square: squares are a1 to c3"),
        ("play", "'play' is no square: squares are a1 to c3"),
        ("undoo", "'undoo' is no square: squares are a1 to c3"),
        ("a2 b2", "'a2 b2' is no square: squares are a1 to c3"),
        ("save", "save needs the name of a file"),
        ("save ", "save needs the name of a file"),
        ("moves z", "no legal move begins with 'z'"),
        ("moves {0}", "no legal move begins with '{0}'"),
        ("\x1b[31m", "'\\x1b[31m' is no square: squares are a1 to c3"),
        ("b1" * 3000, "a line has at most 5000 characters"),
    ],
)
def test_what_is_no_move_and_no_command_changes_nothing(line: str, said: str) -> None:
    output = played("a1", line).output
    assert output.endswith(f"\n\nBlack is to place: {said}\nBlack is to place: ")
    assert saved("a1", line) == saved("a1")


def test_a_saved_game_goes_on_as_if_it_had_not_stopped() -> None:
    record = saved(*MOVES[:3])
    assert record.tags["Date"] == date.today().isoformat()
    rest = [*MOVES[3:], "save game.txt"]
    resumed = played(*rest, command="play --resume game.txt").output
    whole = played(*MOVES, "save game.txt").output
    assert boards(resumed) == boards(whole)[3:]
    assert Record.read(Path("game.txt").read_text()).moves == ["a1", "b1", "b2", "a3", "c1"]
    assert "White is to place: " not in played(command="play --resume game.txt").output


def test_a_resumed_game_can_be_taken_back_to_its_first_move() -> None:
    saved("a1", "b1")
    assert saved("undo", "undo", command="play --resume game.txt").moves == []


def test_what_is_saved_names_the_computer() -> None:
    record = saved(command="play cross --first engine:3 --second human --seed 1")
    assert dict(record.tags)["White"] == "Engine level 3"
    assert "Black" not in record.tags


@pytest.mark.parametrize(
    "name", ["a b.txt", "\u03c0\u03b1\u03b9\u03c7\u03bd\u03af\u03b4\u03b9.txt", "-", "Draw", "quit"]
)
def test_a_file_may_be_called_anything(name: str) -> None:
    output = played("a1", f"save {name}").output
    assert f"Saved in {name!r}.\n" in output
    assert Record.read(Path(name).read_text()).moves == ["a1"]


@pytest.mark.parametrize("name", ["none/game.txt", ".", "\x00", "x" * 300])
def test_a_game_that_cannot_be_saved_goes_on(name: str) -> None:
    output = played("a1", f"save {name}", "b2").output
    assert re.search(r"Black is to place: '[^\n]+ cannot be written: [^\n]+\n", output)
    assert output.endswith("\n2  . [B] .\n3  .  .  .\n\nWhite is to place: ")
    assert list(Path().iterdir()) == []


def test_removals_that_are_due_and_a_blocked_player_are_said() -> None:
    moves = ["2C", "2D", "1B", "2A", "1A", "3B", "3D", "1C", "2B", "1D", "3A", "3C"]
    output = played(*moves, "1D", command="play square-trap --rows 3").output
    assert "White is to remove (1 due): " in output
    assert "White is blocked and passed over.\nBlack is to slide: " in output


def test_captures_are_counted() -> None:
    output = played("a2", "a1", "b1", command="play trisq --size 3").output
    assert output.endswith("\n\nCaptures: Triangle 1, Square 0.\nSquare is to place: ")


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("chess", "there is no game 'chess'"),
        ("cross --rows 4", "Cross the Board has no option 'rows'"),
        ("cross --size 2", "size is 3 to 9, not 2"),
        ("cross --first robot", "'robot' is no player: human, engine, engine:LEVEL, or random"),
        ("cross --first=", "'' is no player"),
        ("cross --second engine:", "a level is a number from 1 to 10, not ''"),
        ("cross --second engine:0", "a level is a number from 1 to 10, not '0'"),
        ("cross --second engine:11", "a level is a number from 1 to 10, not '11'"),
        ("cross --second random:3", "'random:3' is no player"),
        ("cross --seed -1", "'-1' is no whole number"),
        ("cross --seed one", "'one' is no whole number"),
        ("cross stones", "unrecognized arguments: stones"),
        ("--resume none", "'none' cannot be read: No such file or directory"),
        ("--resume bad", "'bad': line 1, column 1: "),
        ("--resume good stones", "--resume brings its game and options along"),
        ("--resume good --size 5", "--resume brings its game and options along"),
    ],
)
def test_bad_arguments_are_one_line_and_status_2(arguments: str, problem: str) -> None:
    saved("a1")
    Path("game.txt").rename("good")
    Path("bad").write_text("no record")
    status, output, errors = converse(f"play {arguments}", typed("quit"))
    assert (status, output) == (2, "")
    assert errors.startswith(f"pentalith: {problem}")
    assert errors.count("\n") == 1


# In words

IN_WORDS = """\
Cross the Board. For help type help.
White: none
Black: none
White is to place: White: a1
Black: none
Last move: a1
Black is to place: no legal move begins with '2'
Black is to place: White: a1
Black: b2
Last move: b2
White is to place: Black wins: the opponent has resigned.
"""


def test_plain_tells_the_game_in_words() -> None:
    answers = ("a1", "moves 2", "b2", "resign")
    output = played(*answers, command="play cross --size 3 --plain").output
    assert output == IN_WORDS + OVER


def test_plain_lists_moves_without_a_board() -> None:
    output = played("moves a", command="play cross --size 3 --plain").output
    assert output.endswith("White is to place: a1 a2 a3\nWhite is to place: ")


def test_the_end_of_input_is_said_whoever_plays() -> None:
    for command in ("play cross", "play --plain stones", "play trisq --first engine --seed 1"):
        assert converse(command)[::2] == (1, ENDED)
    assert converse("play --resume -").status != 0


def test_a_resumed_game_goes_on_against_the_same_computer() -> None:
    against = "play cross --second engine:4 --seed 1"
    assert saved("a1", command=against).tags["Black"] == "Engine level 4"
    answer = "Black, the computer, plays "
    played("a1", "save game.txt", "quit", command=against)
    assert answer in played("c3", "quit", command="play --resume game.txt").output
    alone = "play --resume game.txt --second human"
    assert answer not in played("c3", "quit", command=alone).output


def test_nothing_follows_a_command_that_takes_nothing() -> None:
    output = played("resign later", "undo 5", "quit").output
    assert "nothing follows resign" in output
    assert "nothing follows undo" in output
