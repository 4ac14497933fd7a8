"""`pentalith play`: the menu, and the computer on either side or on both."""

from pathlib import Path

import pytest

import pentalith
from conversations import converse, typed
from pentalith import Record
from recorded import VARIANTS

OVER = "The game is over: save FILE, undo, or quit? "
FINITE = [
    variant
    for variant in VARIANTS
    if variant.options["repetition"] or variant.key not in ("square-trap", "stones")
]
"""The games that end, whatever is played."""


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program runs in a folder of its own."""
    monkeypatch.chdir(tmp_path)


def test_the_menu_asks_for_the_game_and_who_plays() -> None:
    answers = typed(
        "0", "6", "go", "", "Cross the Board", "robot", "engine:11", "", "RANDOM", "quit"
    )
    status, output, errors = converse("play --seed 1 --size 3", answers)
    assert (status, errors) == (0, "")
    lines = output.splitlines()
    for count, (line, game) in enumerate(zip(lines, pentalith.games(), strict=False), 1):
        assert line == f"{count}  {game.title}: {game.aim}"
    question = "Which game? [1-5] "
    white, black = (
        f"Who plays {name}? human, engine, or engine:LEVEL [human] " for name in ("White", "Black")
    )
    assert lines[5:12] == [
        *(f"{question}{text} is no game of the list" for text in ("'0'", "'6'", "'go'", "''")),
        f"{question}{white}'robot' is no player: human, engine, engine:LEVEL, or random",
        f"{white}a level is a number from 1 to 10, not '11'",
        f"{white}{black}Cross the Board. For help type help.",
    ]
    assert output.endswith("\n3  .  .  .\n\nWhite is to place: ")


@pytest.mark.parametrize("count", range(5))
def test_a_game_is_chosen_by_number_key_or_title(count: int) -> None:
    game = pentalith.games()[count]
    for answer in (str(count + 1), game.key, game.title.upper()):
        output = converse("play --first human --second human", typed(answer, "quit")).output
        assert f"{game.title}. For help type help.\n" in output
        assert "Who plays" not in output


@pytest.mark.parametrize("variant", FINITE, ids=repr)
def test_the_computer_plays_every_game_to_its_end(variant: pentalith.Game) -> None:
    options = [f"--{name}={str(value).lower()}" for name, value in variant.options.items()]
    command = ["play", variant.key, *options, "--first=random", "--second=random", "--seed=8"]
    outcome = converse(command, typed("save game.txt"))
    record = Record.read(Path("game.txt").read_text())
    assert (outcome.status, outcome.errors) == (0, "")
    assert record.game == variant
    assert record.position.result
    assert outcome.output.count(", the computer, plays ") == len(record.moves)
    assert all(f", the computer, plays {move}\n" in outcome.output for move in record.moves)
    assert outcome == converse(command, typed("save game.txt"))


@pytest.mark.parametrize(
    "key", ["square-trap --rows=3", "stones", "cross", "symmetry --size=4", "trisq --size=5"]
)
@pytest.mark.parametrize("pair", ["engine:10 random", "random engine:1", "engine engine:5"])
def test_engines_of_any_level_play_on_any_side(key: str, pair: str) -> None:
    first, second = pair.split()
    command = f"play {key} --first {first} --second {second} --seed 2"
    status, output, errors = converse(command, typed("save game.txt"))
    record = Record.read(Path("game.txt").read_text())
    assert (status, errors) == (0, "")
    assert output.endswith(f"{OVER}Saved in 'game.txt'.\n{OVER}\n")
    assert record.position.result
    named = [record.tags[name] for name in record.game.players]
    titles = {"engine": "Engine level 10", "random": "Random"}
    assert named == [titles.get(who, f"Engine level {who[7:]}") for who in (first, second)]


def test_without_a_seed_the_computer_varies() -> None:
    command = "play cross --first random --second random"
    assert len({converse(command).output for _ in range(4)}) > 1
