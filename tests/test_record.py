"""Records: playing, taking back, ending, and both written forms."""

import json
import subprocess
import sys

import pytest

import pentalith
from pentalith import IllegalMove, Record, RecordError, Result
from recorded import COMMENTS, MOVES, SAMPLE

CROSS = pentalith.game("cross")


def sample() -> Record:
    """The sample, as a program would make it."""
    record = Record(CROSS)
    record.tags.update({"White": "Ada", "Black": "Engine level 3", "Date": "2026-11-19"})
    for move in MOVES:
        record.play(move)
    record.comments.update(COMMENTS)
    return record


def played(game: pentalith.Game, moves: str, start: str | None = None) -> Record:
    """A record of these moves."""
    record = Record(game, start)
    for move in moves.split():
        record.play(move)
    return record


def movetext(record: Record) -> str:
    """The part of a record's text after the tags."""
    return record.text.split("\n\n")[1].rstrip("\n")


# Playing


def test_a_record_follows_the_game() -> None:
    record = sample()
    assert record.moves == MOVES
    assert record.position.text == "4o.1o2o.xxxxo.4x.5_0"
    assert (record.result, record.score) == (Result(1, "path"), "1-0")
    positions = record.positions()
    assert len(positions) == len(MOVES) + 1
    assert positions[0] == CROSS.start()
    assert positions[3].text == "5.1o3.2xx1.5.5_2"
    assert positions[3] == record.at(3)
    assert positions[-1] == record.position


def test_moves_are_given_as_text_or_number() -> None:
    record = Record(CROSS)
    record.play("C3")
    record.play(CROSS.start().number("d4"))
    assert record.moves == ["c3", "d4"]


def test_an_illegal_move_changes_nothing() -> None:
    record = played(CROSS, "c3")
    with pytest.raises(IllegalMove, match="c3 is taken"):
        record.play("c3")
    assert record.moves == ["c3"]
    assert record == played(CROSS, "c3")


def test_positions_are_independent() -> None:
    record = played(CROSS, "c3 d4")
    record.positions()[1].play("a1")
    record.at(2).play("a1")
    assert record.position.text == "5.5.2x2.3o1.5_1"


@pytest.mark.parametrize("count", [-1, 3])
def test_there_is_no_position_beyond_the_moves(count: int) -> None:
    with pytest.raises(RecordError, match=f"the record has 2 moves, not {count}"):
        played(CROSS, "c3 d4").at(count)


def test_a_record_can_begin_in_a_position() -> None:
    record = played(CROSS, "a1", start="5.1o3.2xx1.5.5_2")
    assert record.position.text == "o4.1o3.2xx1.5.5_1"
    assert record.positions()[0].text == record.start
    assert '[Position "5.1o3.2xx1.5.5_2"]' in record.text


def test_a_record_that_begins_in_the_start_does_not_say_so() -> None:
    assert "Position" not in played(CROSS, "a1", start="5.5.5.5.5_1").text


# Taking back


def test_undo_and_redo() -> None:
    record = sample()
    record.undo()
    record.undo()
    assert (record.moves, record.result) == (MOVES[:7], None)
    assert record.comments == {1: "centre"}
    assert record.position == record.at(7)
    record.redo()
    record.redo()
    assert record == sample()


def test_a_new_move_forgets_what_was_undone() -> None:
    record = sample()
    record.undo()
    record.play("a5")
    with pytest.raises(RecordError, match="no move to play again"):
        record.redo()


def test_a_resignation_is_undone_first() -> None:
    record = played(CROSS, "c3")
    record.resign(1)
    record.undo()
    assert (record.moves, record.result) == (["c3"], None)
    record.redo()
    assert record.result == Result(2, "resignation")


def test_nothing_can_be_undone_at_the_start() -> None:
    with pytest.raises(RecordError, match="no move to take back"):
        Record(CROSS).undo()


# Endings


@pytest.mark.parametrize(("player", "score"), [(1, "0-1"), (2, "1-0")])
def test_who_resigns_loses(player: int, score: str) -> None:
    record = played(CROSS, "c3")
    record.resign(player)
    assert (record.score, record.result) == (score, Result(3 - player, "resignation"))
    assert '[Termination "resignation"]' in record.text
    with pytest.raises(IllegalMove, match="the game is over"):
        record.play("a1")


def test_players_can_agree_on_a_draw() -> None:
    record = Record(CROSS)
    record.agree()
    assert (record.score, movetext(record)) == ("1/2-1/2", "1/2-1/2")


def test_time_can_run_out() -> None:
    record = Record(CROSS)
    record.end(2, "time")
    assert '[Result "0-1"]\n[Termination "time"]\n' in record.text


@pytest.mark.parametrize(
    ("winner", "reason"), [(0, "resignation"), (1, "agreement"), (1, "path"), (1, ""), (3, "time")]
)
def test_players_end_a_game_in_no_other_way(winner: int, reason: str) -> None:
    with pytest.raises(RecordError, match="players cannot end it"):
        Record(CROSS).end(winner, reason)


def test_a_finished_game_is_not_resigned() -> None:
    with pytest.raises(IllegalMove, match="the game is over"):
        sample().resign(1)


# Tags and comments


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("white", "Ada", "the tag white is written White"),
        ("WHITE", "Ada", "the tag WHITE is written White"),
        ("first name", "Ada", "'first name' is no tag's name"),
        ("", "Ada", "'' is no tag's name"),
        ("Größe", "5", "'Größe' is no tag's name"),
        ("X" * 41, "5", "is no tag's name"),
        ("Game", "Stones", "the tag Game is the record's own"),
        ("Size", "5", "the tag Size is the record's own"),
        ("Rows", "5", "the tag Rows is the record's own"),
        ("Triangle", "Ada", "Cross the Board has no player Triangle: see White, Black"),
        ("Date", "2026-02-30", "'2026-02-30' is no day"),
        ("Date", "20261119", "'20261119' is no day"),
        ("Date", "19.11.2026", "'19.11.2026' is no day"),
        ("Event", "a\nb", r"the character '\n' cannot be written here"),
        ("Event", "\ud800", r"the character '\ud800' cannot be written here"),
        ("Event", "\u2028", r"the character '\u2028' cannot be written here"),
    ],
)
def test_tags_are_checked(name: str, value: str, problem: str) -> None:
    record = Record(CROSS)
    with pytest.raises(RecordError) as caught:
        record.tags[name] = value
    assert problem in str(caught.value)
    assert dict(record.tags) == {}


def test_unknown_tags_are_kept_in_their_order() -> None:
    record = Record(CROSS)
    for name in ("Zebra", "Black", "Event", "White", "Date"):
        record.tags[name] = "2026-11-19"
    kept = ["Date", "White", "Black", "Zebra", "Event"]
    assert list(record.ordered_tags()) == kept
    assert list(Record.read(record.text).tags) == list(Record.read(record.json).tags) == kept
    del record.tags["Zebra"]
    assert "Zebra" not in record.text


def test_quotation_marks_and_backslashes_in_tags() -> None:
    record = Record(CROSS)
    record.tags["White"] = 'Ada "the \\ first" ]'
    assert r'[White "Ada \"the \\ first\" ]"]' in record.text
    assert Record.read(record.text).tags == record.tags


@pytest.mark.parametrize(
    ("count", "text", "problem"),
    [
        (2, "late", "a comment stands after 0 to 1 moves, not after 2"),
        (-1, "early", "not after -1"),
        (True, "so", "not after True"),
        (1, "a } b", "a comment cannot hold a closing brace"),
        (1, " \n ", "a comment cannot be empty"),
        (1, "\x07", "cannot be written"),
    ],
)
def test_comments_are_checked(count: int, text: str, problem: str) -> None:
    record = played(CROSS, "c3")
    with pytest.raises(RecordError, match=problem):
        record.comments[count] = text
    assert dict(record.comments) == {}


def test_white_space_in_a_comment_is_one_space() -> None:
    record = played(CROSS, "c3")
    record.comments[1] = "  two\n\nwords\t"
    assert record.comments == {1: "two words"}


# As text


def test_the_text_is_canonical() -> None:
    assert sample().text == SAMPLE
    assert Record.read(SAMPLE) == sample()


def test_unfinished_and_empty_records() -> None:
    text = '[Game "Stones"]\n[Diagonals "true"]\n[Repetition "3"]\n[Result "*"]\n\n*\n'
    assert Record(pentalith.game("stones")).text == text
    assert Record.read(text) == Record(pentalith.game("stones"))


def test_only_the_game_and_the_result_need_be_said() -> None:
    record = Record.read('[Game "stones"] *')
    assert record == Record(pentalith.game("stones"))


def test_options_are_tags() -> None:
    record = Record.read('[Diagonals "false"][Repetition "0"][Game "Stones"]*')
    assert record.game == pentalith.game("stones", diagonals=False, repetition=0)


@pytest.mark.parametrize(
    "change",
    [
        lambda text: "\ufeff" + text,
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "\r"),
        lambda text: text.rstrip("\n"),
        lambda text: "\n\n" + text + "\n\t\n",
        lambda text: text.replace(". ", "."),
        lambda text: text.replace("[Size ", "[ Size   ").replace(" 2.", "\n\t2."),
        lambda text: text.replace("c3", "C3"),
        lambda text: text.replace("{centre}", "{\n  centre }{}"),
        lambda text: text.replace('[Result "1-0"]\n[Termination "path"]\n', ""),
    ],
)
def test_reading_forgives_what_changes_no_meaning(change: object) -> None:
    assert callable(change)
    assert change(SAMPLE) != SAMPLE
    assert Record.read(change(SAMPLE)).text == SAMPLE


def test_comments_that_follow_each_other_are_one() -> None:
    record = Record.read('[Game "cross"] {before} {all} 1. c3 {one}{two} d4 {end} *')
    assert record.comments == {0: "before all", 1: "one two", 2: "end"}
    assert movetext(record).startswith("{before all} 1. c3 {one two} d4 {end} *")


def test_a_million_comments_are_read_at_once() -> None:
    record = Record.read('[Game "cross"]' + "{a}" * 1_000_000 + "*")
    assert len(record.comments[0]) == 1_999_999


def test_lines_are_as_full_as_80_columns_allow() -> None:
    record = played(CROSS, "c3 d4")
    record.comments[1] = "word " * 60 + "w" * 90
    lines = movetext(record).splitlines()
    assert [line for line in lines if len(line) > 80] == ["w" * 90 + "}"]
    words = [line.split() for line in lines]
    for line, following in zip(lines, words[1:], strict=False):
        assert len(line) + 1 + len(following[0]) > 80
    assert Record.read(record.text) == record


# Numbers


def test_numbers_stand_before_the_turns_of_the_player_who_begins() -> None:
    assert movetext(played(CROSS, "c3 d4 e5")) == "1. c3 d4 2. e5 *"


def test_where_the_other_player_begins_the_number_has_three_dots() -> None:
    record = played(CROSS, "a1 a2 a3", start="5.1o3.2xx1.5.5_2")
    assert movetext(record) == "1... a1 2. a2 a3 *"


def test_all_that_a_player_does_in_succession_is_one_turn() -> None:
    record = played(pentalith.game("stones"), "A1 A2 B3 C1 C2 B1 B3C3 B1B2")
    assert movetext(record) == "1. A1 A2 B3 C1 C2 B1 2. B3C3 B1B2 *"


def test_removals_belong_to_a_turn_and_slides_begin_one() -> None:
    # No square on the full board: White removes one stone, then slides.
    start = "xxo1.ooxx.xoxo_2_place"
    record = played(pentalith.game("square-trap", rows=3), "1D x1C 1B-1C", start)
    assert movetext(record) == "1... 1D 2. x1C 3. 1B-1C *"


def test_a_player_who_is_passed_over_still_has_a_number() -> None:
    moves = "2C 2D 1B 2A 1A 3B 3D 1C 2B 1D 3A 3C x1D 1C-1D"
    record = played(pentalith.game("square-trap", rows=3), moves)
    assert movetext(record).endswith("6. 3A 3C 7. x1D 8... 1C-1D *")
    assert Record.read(record.text) == record


# As JSON


def test_json_says_the_same() -> None:
    record = sample()
    assert json.loads(record.json) == {
        "version": 1,
        "game": "cross",
        "options": {"size": 5, "repetition": 3},
        "tags": {"Date": "2026-11-19", "White": "Ada", "Black": "Engine level 3"},
        "moves": MOVES,
        "comments": {"1": "centre", "8": "a wall, too late"},
        "result": "1-0",
        "termination": "path",
    }
    assert Record.read(record.json) == record
    assert Record.read("\ufeff \n" + record.json) == record


def test_json_says_where_the_record_begins() -> None:
    record = played(CROSS, "a1", start="5.1o3.2xx1.5.5_2")
    assert json.loads(record.json)["position"] == "5.1o3.2xx1.5.5_2"
    assert Record.read(record.json) == record


def test_json_needs_no_more_than_game_moves_and_result() -> None:
    text = '{"version": 1, "game": "cross", "moves": ["c3"], "result": "*"}'
    assert Record.read(text) == played(CROSS, "c3")


# Comparison


def test_records_are_equal_when_they_say_the_same() -> None:
    record, other = sample(), sample()
    assert record == other
    other.tags["Black"] = "Bob"
    assert record != other
    assert record != SAMPLE
    assert played(CROSS, "c3") != played(pentalith.game("cross", size=4), "c3")
    with pytest.raises(TypeError):
        hash(record)


def test_a_record_shows_itself_shortly() -> None:
    assert repr(sample()) == "<Record of Cross the Board, 9 moves, 1-0>"


def test_records_are_loaded_when_asked_for() -> None:
    code = "import sys, pentalith; before = 'pentalith.record' in sys.modules; pentalith.Record"
    code += "; print(before, 'pentalith.record' in sys.modules)"
    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "False True\n"
    name = "Records"
    with pytest.raises(AttributeError, match="has no attribute 'Records'"):
        getattr(pentalith, name)
