"""The reference of Trisq against the diagrams and rulings of the rulebook."""

import pytest

from . import reference
from .drawn import after, at, goes_on, result, shows


def test_trisq_task_1_example() -> None:
    game = after(reference("trisq"), "a13 c12")
    assert game.board()[0] == [1] + [0] * 12
    assert game.board()[1] == [0, 0, 2] + [0] * 10
    assert sum(map(sum, game.board())) == 3
    assert {"a13", "c12"}.isdisjoint(game.moves())


def test_trisq_columns_skip_i() -> None:
    moves = reference("trisq").moves()
    assert len(moves) == 169
    assert {move[0] for move in moves} == set("abcdefghjklmn")
    assert after(reference("trisq"), "j1").board()[12][8] == 1


def test_trisq_capture_inside() -> None:
    game = after(reference("trisq", size=5), "c4 c3 b3 a1 c2 e1 d3")
    assert shows(game, ".....\n..▲..\n.▲.▲.\n..▲..\n□...□")
    assert game.captures == (1, 0)
    assert (game.player, game.ban) == (2, "c3")


def test_trisq_capture_at_the_wall() -> None:
    game = after(reference("trisq", size=5), "a3 a4 e1 b3 e5 a2")
    assert shows(game, "....▲\n□....\n.□...\n□....\n....▲")
    assert game.captures == (0, 1)


def test_trisq_self_capture_is_illegal() -> None:
    game = after(reference("trisq", size=5), "c4 a1 b3 e1 d3 a5 c2")
    assert game.player == 2
    assert "c3" not in game.moves()
    game.play("e5")
    assert "c3" in game.moves()


def test_trisq_capture_comes_before_self_capture() -> None:
    game = after(reference("trisq", size=5), "c4 c5 b3 b4 d3 d4 c2")
    assert "c3" in game.moves()
    game.play("c3")
    assert shows(game, "..□..\n.□.□.\n.▲□▲.\n..▲..\n.....")
    assert game.captures == (0, 1)


def test_trisq_several_single_figures_are_captured_at_once() -> None:
    game = at(reference("trisq", size=5), "□▲...\n.▲...\n□▲...\n▲....\n.....", 1)
    game.play("a4")
    assert shows(game, ".▲...\n▲▲...\n.▲...\n▲....\n.....")
    assert (game.captures, game.ban) == ((2, 0), None)


def test_trisq_chain_is_not_captured() -> None:
    game = at(reference("trisq", size=3), "□□.\n▲▲.\n...", 1)
    game.play("c3")
    assert shows(game, "□□▲\n▲▲.\n...")
    assert game.captures == (0, 0)


BEFORE_CYCLE = "b4 c3 c4 d2 e2 c1 d1 "


def test_trisq_recreating_the_board_is_illegal() -> None:
    game = after(reference("trisq", size=5), BEFORE_CYCLE)
    assert shows(game, ".....\n.▲▲..\n..□..\n...□▲\n..□▲.")
    game.play("e1")
    assert shows(game, ".....\n.▲▲..\n..□..\n...□▲\n..□.□")
    assert game.ban == "d1"
    assert "d1" not in game.moves()


def test_trisq_closed_point_opens_after_one_placement() -> None:
    game = after(reference("trisq", size=5), BEFORE_CYCLE)
    bans = []
    for move in ("e1", "a5", "e5", "d1"):
        game.play(move)
        bans.append(game.ban)
    assert shows(game, "▲...□\n.▲▲..\n..□..\n...□▲\n..□▲.")
    assert bans == ["d1", None, None, "e1"]
    assert game.captures == (1, 1)


@pytest.mark.parametrize(
    ("captures", "winner"), [((0, 0), 0), ((2, 2), 0), ((2, 1), 1), ((1, 2), 2)]
)
@pytest.mark.parametrize(
    ("drawing", "last"),
    [("□▲▲\n□▲.\n□□▲", "c2"), ("▲.▲\n.▲.\n..▲", "a1")],
    ids=["full-board", "only-self-captures"],
)
def test_trisq_more_captures_win_when_no_placement_is_legal(
    drawing: str, last: str, captures: tuple[int, int], winner: int
) -> None:
    game = at(reference("trisq", size=3), drawing, 1)
    game.captures = captures
    game.play(last)
    assert result(game) == (winner, "captures", "over", 0)
    assert game.captures == captures


def test_trisq_third_occurrence_is_a_draw_whoever_leads() -> None:
    approach = "b1 b2 a2 c3 b3 a3 c2 c1 "
    cycle = "b3 a1 c2 a3 b1 c3 a2 c1 "
    game = after(reference("trisq", size=3), approach + cycle)
    assert shows(game, "□.□\n▲□.\n.▲□")
    after(game, cycle[:-3])
    assert goes_on(game)
    game.play("c1")
    assert result(game) == (0, "repetition", "over", 0)
    assert game.captures == (8, 10)
    endless = reference("trisq", size=3, repetition=0)
    assert goes_on(after(endless, approach + cycle * 3))
