"""`pentalith tui` without a terminal: games by keyboard and mouse, every command, replay, menu."""

from pathlib import Path

import pytest

import pentalith
from on_screen import asynchronous, short_game, started, table
from pentalith import Record
from pentalith.console.pointing import Pointing
from pentalith.console.tui.board import BoardRoom
from pentalith.console.tui.pages import FileName, Help, Question, Rules
from pentalith.games.position import Position
from recorded import SAMPLE

SMALL: dict[str, dict[str, int]] = {
    "square-trap": {"rows": 3},
    "stones": {},
    "cross": {"size": 3},
    "symmetry": {"size": 3},
    "trisq": {"size": 3},
}
every_game = pytest.mark.parametrize("key", SMALL)


def ways(position: Position) -> dict[str, tuple[tuple[int, int], ...]]:
    """The places that each legal move names."""
    return {move: way for way, move in Pointing(position).moves.items()}


@every_game
@pytest.mark.parametrize("device", ["keyboard", "mouse", "words"])
@asynchronous
async def test_a_whole_game(key: str, device: str) -> None:
    moves = short_game(pentalith.game(key, **SMALL[key]))
    async with started(table=table(key, (None, None), **SMALL[key])) as screen:
        for move in moves:
            if device == "words":
                await screen.type(move)
                continue
            for place in ways(screen.game.table.position)[move]:
                await (screen.click if device == "mouse" else screen.point)(place)
        assert screen.moves == moves
        assert screen.game.table.over
        assert " wins: " in screen.panel or "A draw: " in screen.panel


@every_game
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@asynchronous
async def test_every_board_fits(key: str, size: tuple[int, int]) -> None:
    async with started(key, size=size) as screen:
        plan = screen.board.plan
        assert screen.board.region.size == (plan.width, plan.height)
        assert screen.game.query_one(BoardRoom).region.contains_region(screen.board.region)
        kind = pentalith.game(key).start()
        last = (kind.rows - 1, kind.columns - 1)
        await screen.click(last)
        assert screen.game.table.position.board()[last[0]][last[1]] == 1


@asynchronous
async def test_a_board_that_does_not_fit_scrolls_to_the_cursor() -> None:
    async with started("trisq", size=(60, 14)) as screen:
        await screen.point((12, 12))
        assert screen.moves == ["n1"]
        await screen.point((0, 0))
        assert screen.moves == ["n1", "a13"]


@asynchronous
async def test_the_board_grows_with_the_screen() -> None:
    async with started("cross") as screen:
        small = screen.board.plan
        await screen.pilot.resize_terminal(120, 40)
        await screen.until(lambda: screen.board.plan.height > small.height)


@asynchronous
async def test_what_a_small_board_looks_like() -> None:
    async with started("cross", "--size", "3") as screen:
        for move in ("b2", "a1"):
            await screen.type(move)
        await screen.pilot.resize_terminal(80, 14)
        await screen.until(lambda: len(screen.drawn) < 9)
        assert screen.drawn == [
            "    a   b   c",
            "  ┌───┬───┬───┐",
            "1 │[●]│   │   │",
            "  ├───┼───┼───┤",
            "2 │   │ ○ │   │",
            "  ├───┼───┼───┤",
            "3 │   │   │   │",
            "  └───┴───┴───┘",
        ]


@asynchronous
async def test_targets_of_a_chosen_stone_are_shown_until_it_is_let_go() -> None:
    async with started("stones") as screen:
        for move in ("A1", "B1", "C2", "A2", "B3", "C3"):
            await screen.type(move)
        await screen.click((0, 0))
        assert screen.board.scene.chosen == (0, 0)
        assert screen.board.scene.marks == {(1, 1)}
        await screen.press("escape")
        assert not screen.board.scene.chosen
        assert not screen.board.scene.marks
        await screen.click((0, 0))
        await screen.click((2, 0))
        assert "C1" in screen.said
        await screen.pilot.click("BoardRoom", offset=(0, 0))
        await screen.until(lambda: screen.board.scene.chosen is None)
        await screen.click((0, 0))
        await screen.click((1, 1))
        assert screen.moves[-1] == "A1B2"
        assert screen.board.scene.last == ((0, 0), (1, 1))


@asynchronous
async def test_bad_input_is_refused_in_one_line() -> None:
    async with started("cross") as screen:
        for line, reason in {
            "z9": "'z9' is no square",
            "moves z": "no legal move begins with 'z'",
            "undo": "there is no move of yours to take back",
            "redo": "there is no move to play again",
            "save": "save needs the name of a file",
            "save /nowhere/game.txt": "cannot be written",
        }.items():
            await screen.type(line)
            assert reason in screen.said
            assert screen.moves == []
        await screen.click((0, 0))
        assert screen.said == ""
        await screen.click((0, 0))
        assert screen.said == "a1 is taken"
        assert screen.moves == ["a1"]


@asynchronous
async def test_a_line_can_be_changed_completed_and_forgotten() -> None:
    async with started("symmetry") as screen:
        await screen.press("1", "comma", "3", "backspace", "4", "enter")
        assert screen.moves == ["1,4"]
        await screen.press("h", "e", "tab")
        assert screen.game.typed.text == "help"
        await screen.press("escape", "tab")
        assert screen.game.typed.text == ""
        await screen.press("1", "tab")
        assert screen.game.typed.text == "1"
        await screen.press("escape", "space")
        assert screen.board.cursor == (0, 3)
        await screen.press("right", "space")
        assert screen.moves == ["1,4", "1,5"]


@asynchronous
async def test_undo_and_redo() -> None:
    async with started("cross") as screen:
        for move in ("a1", "b2", "c3"):
            await screen.type(move)
        await screen.press("ctrl+z", "ctrl+z")
        assert screen.moves == ["a1"]
        await screen.press("ctrl+y")
        assert screen.moves == ["a1", "b2"]
        await screen.type("undo")
        await screen.type("redo")
        assert screen.moves == ["a1", "b2"]


@asynchronous
async def test_moves_and_a_hint_are_marked() -> None:
    async with started("trisq", "--size", "3") as screen:
        await screen.type("a1")
        await screen.press("f2")
        assert len(screen.board.scene.marks) == 8
        assert screen.said == "Legal moves: 8"
        await screen.type("moves b")
        assert len(screen.board.scene.marks) == 3
        await screen.press("f3")
        await screen.until(lambda: screen.said.startswith("You could play "))
        assert len(screen.board.scene.marks) == 1
        assert screen.moves == ["a1"]


@asynchronous
async def test_resigning_asks_once() -> None:
    async with started("stones") as screen:
        await screen.press("f8")
        assert isinstance(screen.program.screen, Question)
        await screen.press("escape")
        assert not screen.game.table.over
        await screen.type("resign")
        await screen.press("enter")
        assert "Second wins: the opponent has resigned." in screen.panel
        for line in ("A1", "hint", "moves", "resign"):
            await screen.type(line)
            assert screen.said == "the game is over"
        await screen.press("ctrl+z")
        assert not screen.game.table.over


@asynchronous
async def test_saving_and_resuming(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    async with started("cross", "--size", "4") as screen:
        await screen.type("b2")
        await screen.press("ctrl+s")
        assert isinstance(screen.program.screen, FileName)
        await screen.press("escape")
        assert not list(tmp_path.iterdir())
        await screen.press("ctrl+s", "enter")
        assert screen.said == "Saved in 'cross.txt'."
        await screen.type("save again.txt")
    assert Record.read((tmp_path / "again.txt").read_text()).moves == ["b2"]
    async with started("--resume", "cross.txt") as screen:
        await screen.type("c3")
        assert screen.moves == ["b2", "c3"]


@every_game
@asynchronous
async def test_rules_and_help_are_pages_to_read(key: str) -> None:
    async with started(key) as screen:
        await screen.press("f4")
        assert isinstance(screen.program.screen, Rules)
        await screen.press("down", "escape", "f1")
        assert isinstance(screen.program.screen, Help)
        await screen.press("escape")
        assert screen.board.has_focus


@asynchronous
async def test_the_line_of_the_keys_can_be_clicked() -> None:
    async with started("cross") as screen:
        await screen.type("a1")
        key = next(key for key in screen.game.query("Key") if "Undo" in str(key.render()))
        await screen.pilot.click(key)
        await screen.settle()
        assert screen.moves == []


@asynchronous
async def test_colours_are_dark_or_light() -> None:
    async with started("cross") as screen:
        await screen.press("f9")
        assert screen.program.theme == "pentalith-light"
        await screen.press("f9")
        assert screen.program.theme == "pentalith-dark"


@pytest.mark.parametrize(
    ("keys", "status"),
    [("ctrl+q", 0), ("ctrl+s ctrl+c", 130), ("f1 ctrl+q", 0), ("ctrl+n ctrl+c", 130)],
)
@asynchronous
async def test_leaving(keys: str, status: int) -> None:
    async with started("cross") as screen:
        await screen.press(*keys.split())
    assert screen.program.return_value == status


@asynchronous
async def test_leaving_by_a_word() -> None:
    async with started("cross") as screen:
        await screen.type("quit")
    assert screen.program.return_value == 0


# Square Trap's phases


@asynchronous
async def test_removals_due_and_stones_taken_are_told() -> None:
    async with started("square-trap", "--rows", "3") as screen:
        for move in ["1A", "1B", "2A", "1C", "1D", "2B", "2C", "2D", "3A", "3B", "3D", "3C"]:
            await screen.type(move)
        assert "White is to remove (1 due)." in screen.panel
        await screen.click((2, 2))
        assert screen.moves[-1] == "x3C"
        assert "5 on the board, 0" not in screen.panel
        assert "6 on the board, 1 taken" in screen.panel
        await screen.click((0, 0))
        assert screen.said == "no legal move begins with 1A"


@asynchronous
async def test_a_skip_is_told() -> None:
    async with started("square-trap", "--rows", "3") as screen:
        for move in ["2C", "2D", "1B", "2A", "1A", "3B", "3D", "1C", "2B", "1D", "3A", "3C", "x1D"]:
            await screen.type(move)
        assert "White is blocked and passed over." in screen.panel


# Replay


@asynchronous
async def test_replay_with_arrows(tmp_path: Path) -> None:
    (tmp_path / "record.txt").write_text(SAMPLE, encoding="utf-8")
    record = Record.read(SAMPLE)
    async with started("--replay", str(tmp_path / "record.txt")) as screen:
        seen = [screen.replay.count]
        for key in ("right", "right", "left", "end", "right", "home", "left"):
            await screen.press(key)
            seen.append(screen.replay.count)
            assert screen.board.scene.position == record.at(screen.replay.count)
        last = len(record.numbers)
        assert seen == [0, 1, 2, 1, last, last, 0, 0]
        await screen.press("right")
        assert screen.said == "centre"
        assert "Ada" in screen.panel
        await screen.press("end")
        assert "White wins: a path joins two opposite edges." in screen.panel
        await screen.press("f1", "escape", "q")
    assert screen.program.return_value == 0


@asynchronous
async def test_a_move_of_the_list_can_be_clicked(tmp_path: Path) -> None:
    (tmp_path / "record.txt").write_text(SAMPLE, encoding="utf-8")
    async with started("--replay", str(tmp_path / "record.txt")) as screen:
        await screen.pilot.click("MoveList", offset=(16, 2))
        await screen.until(lambda: screen.replay.count == 4)


# The menu


@asynchronous
async def test_the_menu_chooses_game_options_and_players() -> None:
    async with started("--seed", "1") as screen:
        await screen.press("down", "down")
        assert screen.menu.key == "cross"
        assert screen.board.plan.rows == 5
        await screen.press("down", "down", "down", "right", "down", "left", "left", "left", "left")
        await screen.press("down", "left")
        await screen.press("enter")
        game = screen.game
        assert game.record.game == pentalith.game("trisq", size=12)
        assert [seat and seat.name for seat in game.table.seats] == [
            "Engine level 1",
            "Engine level 1",
        ]


@asynchronous
async def test_the_menu_by_mouse() -> None:
    async with started("--second", "human", "--size", "4") as screen:
        menu = screen.menu
        await screen.pilot.click(menu.games[3])
        await screen.until(lambda: menu.key == "symmetry")
        size = menu.options["size"]
        assert size.value == 4
        await screen.pilot.click(size, offset=(20, 0))
        await screen.until(lambda: size.value == 5)
        await screen.pilot.click(size, offset=(15, 0))
        await screen.until(lambda: size.value == 4)
        await screen.pilot.click("Key")
        await screen.until(lambda: screen.program.screen is not menu)
        assert screen.game.record.game == pentalith.game("symmetry", size=4)
        assert screen.game.table.seats == (None, None)


@asynchronous
async def test_a_new_game_comes_from_the_menu_or_the_old_one_goes_on() -> None:
    async with started("stones") as screen:
        await screen.type("A1")
        await screen.press("ctrl+n", "escape")
        assert screen.moves == ["A1"]
        await screen.press("ctrl+n", "f4", "escape", "f1", "escape", "enter")
        await screen.until(lambda: len(screen.program.screen_stack) == 2)
        assert screen.game.record.game.key == "stones"
        assert screen.moves == []


@asynchronous
async def test_the_first_menu_cannot_be_escaped() -> None:
    async with started() as screen:
        await screen.press("escape")
        assert screen.menu
