"""The program `pentalith` and its plain commands: what they print, and their status."""

import json
import re
from collections.abc import Callable

import pytest

import pentalith
from pentalith import world
from pentalith.console import main

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(name="run")
def fixture_run(capfd: pytest.CaptureFixture[str]) -> Run:
    """Runs the program: status, output, errors."""

    def run(*arguments: str) -> tuple[int, str, str]:
        try:
            status = main.run(arguments)
        except SystemExit as left:
            status = int(left.code or 0)
        return status, *capfd.readouterr()

    return run


@pytest.mark.parametrize("word", ["--help", "-h", "help"])
def test_help_lists_every_command(run: Run, word: str) -> None:
    status, output, errors = run(word)
    assert (status, errors) == (0, "")
    assert all(f"\n  {command} " in output for command in main.COMMANDS)


@pytest.mark.parametrize("command", main.COMMANDS)
def test_every_command_has_help(run: Run, command: str) -> None:
    status, output, errors = run(command, "--help")
    assert (status, errors) == (0, "")
    assert output.startswith(f"usage: pentalith {command} ")


def test_version_says_in_which_world_it_runs(run: Run) -> None:
    status, output, _ = run("--version")
    kind = "compiled" if world.compiled() else "interpreted: everything works"
    assert status == 0
    assert output.startswith(f"pentalith {pentalith.__version__}, {kind}")


def test_games_names_every_game_and_option(run: Run) -> None:
    status, output, _ = run("games")
    assert status == 0
    for game in pentalith.games():
        assert f"{game.key}: {game.title}\n  {game.aim}\n" in output
        for name, option in game.kind.options.items():
            assert f"  --{name} {option.allowed} " in output


@pytest.mark.parametrize("game", pentalith.games(), ids=lambda game: game.key)
def test_rules_prints_the_rules_page(run: Run, game: pentalith.Game) -> None:
    status, output, _ = run("rules", game.key)
    assert status == 0
    assert output.startswith(f"# {game.title}\n")


def test_show_prints_board_turn_and_position(run: Run) -> None:
    status, output, _ = run("show", "cross", "--size", "3", "a1", "B2")
    assert status == 0
    assert output == (
        "  a b c\n1 W . .\n2 . B .\n3 . . .\n\nWhite is to place.\nPosition: x2.1o1.3_1\n"
    )


def test_options_and_moves_may_be_mixed(run: Run) -> None:
    mixed = run("show", "--size", "3", "cross", "a1", "--repetition", "0", "b2")
    assert mixed == run("show", "cross", "a1", "b2", "--size=3")


def test_show_says_how_many_removals_are_due(run: Run) -> None:
    placements = "1A 1C 1B 1D 2A 2C 2B 2D 3C 3A 3D 3B"
    _, output, _ = run("show", "square-trap", "--rows", "3", *placements.split())
    assert "White is to remove (1 due)." in output


def test_show_says_who_is_passed_over(run: Run) -> None:
    moves = "2C 2D 1B 2A 1A 3B 3D 1C 2B 1D 3A 3C x1D"
    _, output, _ = run("show", "square-trap", "--rows", "3", *moves.split())
    assert "White is blocked and passed over.\nBlack is to slide.\n" in output


def test_show_says_that_nobody_won(run: Run) -> None:
    placements = "1A 1C 1B 1D 2A 2C 2B 2D 3A 3C 3B 3D"
    _, output, _ = run("show", "square-trap", "--rows", "3", *placements.split())
    assert "A draw: on the full board nobody can ever slide." in output


def test_show_counts_the_figures_taken(run: Run) -> None:
    _, output, _ = run("show", "trisq", "a2", "a1", "b1")
    assert "Captures: Triangle 1, Square 0." in output


def test_show_says_who_won_and_why(run: Run) -> None:
    _, output, _ = run("show", "cross", "--size=3", "a1", "a3", "b1", "b3", "c1")
    assert "White wins: a path joins two opposite edges." in output


@pytest.mark.parametrize("diagonals", ["false", "no", "OFF"])
def test_yes_or_no_is_read_from_words(run: Run, diagonals: str) -> None:
    assert "\\" not in run("show", "stones", "--diagonals", diagonals)[1]
    assert "\\" in run("show", "stones", "--diagonals", "true")[1]


def test_perft_prints_a_line_for_each_depth(run: Run) -> None:
    status, output, _ = run("perft", "cross", "--size", "3", "3", "a1")
    lines = [line.split() for line in output.splitlines()]
    assert status == 0
    assert [line[:2] for line in lines] == [["1", "8"], ["2", "56"], ["3", "336"]]
    assert all(re.fullmatch(r"\d+\.\d{3}", line[2]) for line in lines)


def test_bench_measures_every_game(run: Run) -> None:
    status, output, _ = run("bench", "--json", "--seconds", "0.001")
    measured = json.loads(output)
    assert status == 0
    assert list(measured) == [game.key for game in pentalith.games()]
    for rates in measured.values():
        assert {"random_games_per_s", "listed_games_per_s", "perft_nodes_per_s"} <= set(rates)
        assert all(rate > 0 for rate in rates.values())


def test_bench_prints_a_table_of_both_worlds(run: Run) -> None:
    status, output, errors = run("bench", "--seconds", "0.001")
    assert status == 0
    assert output.count("interpreted") == 5
    assert output.count("compiled") == (5 if world.compiled() else 0)
    assert ("measuring" in errors) == world.compiled()


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("", "a command is missing"),
        ("chess", "there is no command 'chess'"),
        ("show", "the following arguments are required: GAME"),
        ("show chess", "there is no game 'chess'; the games are square-trap, stones, cross"),
        ("show cross --rows 4", "Cross the Board has no option 'rows'"),
        ("show cross --size 10", "size is 3 to 9, not 10"),
        ("show cross --size big", "size: 'big' is neither a whole number nor true or false"),
        ("show cross --size 99999999999999999999", "size: '99999999999999999999' is neither"),
        ("show cross --size true", "size is 3 to 9, not True"),
        ("show stones --diagonals 1", "diagonals is true or false, not 1"),
        ("show cross a1 a1", "move 2: a1 is taken"),
        ("show cross a1 z9", "move 2: 'z9' is no square: squares are a1 to e5"),
        ("show cross --colour red", "unrecognized arguments: --colour"),
        ("rules", "the following arguments are required: GAME"),
        ("rules go", "there is no game 'go'"),
        ("games now", "unrecognized arguments: now"),
        ("perft cross", "the following arguments are required: DEPTH"),
        ("perft cross 0", "a depth is a whole number from 1, not '0'"),
        ("perft cross -1", "a depth is a whole number from 1, not '-1'"),
        ("perft cross \u00b2", "a depth is a whole number from 1, not '\u00b2'"),
        ("bench --seconds 0", "--seconds is a number from 0.001 to 3600"),
        ("bench --seconds nan", "--seconds is a number from 0.001 to 3600"),
    ],
)
def test_bad_input_is_one_line_and_status_2(run: Run, arguments: str, problem: str) -> None:
    status, output, errors = run(*arguments.split())
    assert (status, output) == (2, "")
    assert errors.startswith(f"pentalith: {problem}")
    assert errors.count("\n") == 1
