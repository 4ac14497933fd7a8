"""`pentalith solve`: the answer for people and for programs, and the tables that are kept."""

import json
from pathlib import Path

import pytest

from conversations import converse
from pentalith.engine.solving import solvers


@pytest.fixture(autouse=True, name="cache")
def fixture_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder of the test's own."""
    monkeypatch.setenv("PENTALITH_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_the_answer_for_people() -> None:
    status, output, errors = converse("solve symmetry --size 3")
    assert (status, errors) == (0, "")
    assert output.startswith("Symmetry: White wins; actions: 9, margin: 5.\n4,599 positions in ")
    assert "\n1,1      White wins; actions: 9, margin: 5" in output
    assert converse("solve stones").output.startswith("Stones: a draw.\n")


def test_the_answer_for_programs() -> None:
    answer = json.loads(converse("solve square-trap --rows 3 --json").output)
    moves = answer.pop("first_moves")
    assert answer.pop("seconds") > 0
    assert answer.pop("positions") > 100_000
    assert answer == {"value": 1, "margin": None, "actions": 20}
    assert moves[0] == {"move": moves[0]["move"], "value": 1, "margin": None, "actions": 20}
    assert [move["actions"] for move in moves] == [20] * 4 + [21] * 8


def test_a_draw_has_no_number_of_actions() -> None:
    answer = json.loads(converse("solve trisq --size 3 --json").output)
    assert (answer["value"], answer["margin"], answer["actions"]) == (0, None, None)
    assert len(answer["first_moves"]) == 9


def test_the_second_player_wins_below_zero() -> None:
    answer = json.loads(converse("solve symmetry --size 2 --json").output)
    assert (answer["value"], answer["margin"], answer["actions"]) == (-1, -4, 4)


def test_a_table_is_kept_and_used(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = converse("solve symmetry --size 3 --json").output
    assert [path.name for path in cache.iterdir()] == ["symmetry_size-3.table"]
    kept: list[float] = []
    monkeypatch.setattr(solvers, "keep", lambda solver, seconds: kept.append(seconds))
    assert converse("solve symmetry --size 3 --json").output == first
    assert kept == []
    converse("solve symmetry --size 3 --json --fresh")
    assert len(kept) == 1


def test_a_damaged_table_is_made_again(cache: Path) -> None:
    converse("solve symmetry --size 3")
    path = cache / "symmetry_size-3.table"
    whole = path.read_bytes()
    path.write_bytes(whole[:-4096] + bytes(4096))
    assert "margin: 5" in converse("solve symmetry --size 3").output
    assert path.read_bytes()[4096:] == whole[4096:]


def test_a_table_that_cannot_be_kept_is_a_line_beside_the_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("PENTALITH_CACHE", str(tmp_path / "file" / "cache"))
    status, output, errors = converse("solve symmetry --size 2")
    assert status == 0
    assert output.startswith("Symmetry: Black wins")
    assert "cannot be written" in errors
    assert errors.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("", "the following arguments are required: GAME"),
        ("square-trap", "Square Trap can be solved with rows 3, not 7"),
        ("trisq", "Trisq can be solved with size 3, 4, 5, not 13"),
        ("chess", "there is no game 'chess'"),
        ("stones --size 3", "Stones has no option 'size'"),
    ],
)
def test_what_cannot_be_solved_is_one_line_of_error(arguments: str, problem: str) -> None:
    status, output, errors = converse(f"solve {arguments}")
    assert (status, output) == (2, "")
    assert errors.startswith(f"pentalith: {problem}")
    assert errors.count("\n") == 1
