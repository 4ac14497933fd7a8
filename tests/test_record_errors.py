"""What is no record is refused in one line that says where and why; nothing else ever happens."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pentalith
from pentalith import PentalithError, Record, RecordError
from recorded import SAMPLE, records

LONGEST_MESSAGE = 200


def problem(text: str) -> str:
    """What is said to be wrong with a text."""
    with pytest.raises(RecordError) as caught:
        Record.read(text)
    assert_one_line(str(caught.value))
    return str(caught.value)


def assert_one_line(message: str) -> None:
    """A message that fits into a line."""
    assert message.isprintable()
    assert 0 < len(message) < LONGEST_MESSAGE


# Text


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("[Game", "[game", "line 1, column 2: the tag game is written Game"),
        ("[Game ", "[", "line 1, column 2: a tag has a name"),
        ("Cross the", "Across the", "line 1, column 7: there is no game 'Across the Board': see"),
        ('[Game "Cross the Board"]\n', "", "line 1, column 1: the tag Game is missing"),
        ('"5"', '"12"', "line 2, column 7: size is 3 to 9, not '12'"),
        ('"5"', '"05"', "line 2, column 7: size is 3 to 9, not '05'"),
        ('Repetition "3"', 'Repetition "1"', "repetition is 0, or 2 to 99, not '1'"),
        ("Repetition", "Rows", "line 3, column 7: the tag Rows is the record's own"),
        ('"Ada"', "Ada", "line 5, column 8: a tag has a value in quotation marks"),
        ('"Ada"', '"Ada', "line 5, column 8: a tag has a value in quotation marks"),
        ('"Ada"', r'"A\da"', "line 5, column 8: a tag has a value in quotation marks"),
        ('"Ada"]', '"Ada"', "line 5, column 13: a tag ends with a closing bracket"),
        ("Black", "Square", "line 6, column 9: Cross the Board has no player Square"),
        ("Black", "White", "line 6, column 2: there are two tags White"),
        ("2026-11-19", "2026-13-19", "line 4, column 7: '2026-13-19' is no day"),
        ('Result "1-0"', 'Result "0-1"', "line 7, column 9: the result is '0-1' here, and 1-0"),
        ('"path"', '"stones"', "line 8, column 14: the game has ended with 1-0 by path"),
        ("1. c3", "c3", "line 10, column 1: 1. stands before this move, not nothing"),
        ("1. c3", "2. c3", "line 10, column 1: 1. stands before this move, not '2.'"),
        ("1. c3", "01. c3", "line 10, column 1: 1. stands before this move, not '01.'"),
        ("1. c3", "1... c3", "line 10, column 1: 1. stands before this move, not '1...'"),
        ("b2", "1... b2", "line 10, column 16: no number stands before this move, as '1...'"),
        ("b2", "c3", "line 10, column 16: c3 is taken"),
        ("b2", "f9", "line 10, column 16: 'f9' is no square"),
        ("b2", "[b2]", "line 10, column 16: a move or the result is missing"),
        ("b2", "1-0", "line 10, column 16: the game is not over, and players cannot end it"),
        ("{centre}", "{centre", "line 10, column 64: no number stands before this move, as '5.'"),
        ("too late}", "too late", "line 10, column 46: this comment has no closing brace"),
        ("{centre}", "{c\x07}", r"line 10, column 7: the character '\x07' cannot be written"),
        ("{centre}", "centre}", "line 10, column 7: 'centre' is no square"),
        ("4 1-0", "4 0-1", "line 10, column 71: the game has ended with 1-0 by path"),
        ("4 1-0", "4 *", "line 10, column 71: the game has ended with 1-0 by path"),
        ("4 1-0", "4", "line 11, column 1: a move or the result is missing"),
        ("4 1-0", "4 6. a1 1-0", "line 10, column 74: the game is over"),
        ("4 1-0", "4 1-0 1-0", "line 10, column 75: nothing stands after the result"),
        ("5. e4 ", "", "line 10, column 65: the game is not over, and players cannot end it with"),
    ],
)
def test_a_text_is_refused_with_its_place(old: str, new: str, expected: str) -> None:
    assert old in SAMPLE
    said = problem(SAMPLE.replace(old, new, 1))
    assert said.startswith(expected) if expected.startswith("line") else expected in said


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "line 1, column 1: the tag Game is missing"),
        ("\n \n1. c3 *", "line 1, column 1: the tag Game is missing"),
        ('[Game "Stones"]', "line 1, column 16: a move or the result is missing"),
        ('[Game "Stones"]\n[Size "3"]\n*', "line 2, column 7: the tag Size is the record's own"),
        ('[Game "Cross the Board"]\n[Position "x"]\n*', "line 2, column 11: "),
        ('[Game "cross"][Position ""] *', "line 1, column 25: a position says who acts"),
        ('[Game "cross"]\r\n[Termination "time"]\r\n*', "line 2, column 14: '* time' is no result"),
        ('[Game "cross"][Termination "mate"] 1-0', "line 1, column 36: the game is not over"),
        ('[Game "cross"][Termination "time"] 1/2-1/2', "end it with 1/2-1/2 by 'time'"),
        ('[Game "cross"] 1. c3 1...d4 *', "line 1, column 22: no number stands before"),
    ],
)
def test_short_texts(text: str, expected: str) -> None:
    assert expected in problem(text)


def test_a_long_wrong_position_makes_no_long_message() -> None:
    wrong = ".".join(["x1o1x1o1x1o1x"] * 13) + "_2_13_0_-"
    assert len(wrong) > LONGEST_MESSAGE - 20
    said = problem(f'[Game "Trisq"]\n[Position "{wrong}"]\n*')
    assert "is no position; it would be written 'x1o1x1o1" in said


@pytest.mark.parametrize("value", [None, b"[Game]", 5])
def test_only_a_text_is_read(value: Any) -> None:
    with pytest.raises(RecordError, match="a record is a text, not"):
        Record.read(value)


def test_values_stand_apart_from_the_sentence() -> None:
    with pytest.raises(RecordError) as caught:
        Record.read(SAMPLE.replace("b2", "c3"))
    error = caught.value
    assert error.message == "line {line}, column {column}: {problem}"
    assert (error.values["line"], error.values["column"]) == (10, 16)
    assert isinstance(error.values["problem"], pentalith.IllegalMove)


# JSON

FIELDS: dict[str, Any] = {
    "version": 1,
    "game": "cross",
    "options": {"size": 3},
    "tags": {"White": "Ada"},
    "moves": ["a1", "b2"],
    "comments": {"1": "good"},
    "result": "*",
}


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"version": 2}, "version: 2 is no version of records"),
        ({"version": True}, "version: a whole number is expected, not True"),
        ({"version": 1.0}, "version: a whole number is expected, not 1.0"),
        ({"game": "Cross the Board"}, "game: there is no game 'Cross the Board'"),
        ({"game": ["cross"]}, "game: a text is expected, not ['cross']"),
        ({"options": {"size": "3"}}, "options: size is 3 to 9, not '3'"),
        ({"options": {"size": [3]}}, "options: size is 3 to 9, not [3]"),
        ({"options": {"kind": 3}}, "options: Cross the Board has no option 'kind'"),
        ({"options": {"size": True}}, "options: size is 3 to 9, not True"),
        ({"options": []}, "options: an object is expected, not []"),
        ({"position": ""}, "position: a position says who acts"),
        ({"position": "3.3_1"}, "position: '3.3' is no board of 3 rows of 3 points"),
        ({"tags": {"white": "Ada"}}, "tags: the tag white is written White"),
        ({"tags": {"White": 5}}, "tags: 5 is no text"),
        ({"tags": {"a\nb": "c"}}, r"tags: the character '\n' cannot be written here"),
        ({"moves": {}}, "moves: a list is expected, not {}"),
        ({"moves": ["a1", "a1"]}, "moves[1]: a1 is taken"),
        ({"moves": ["a1", 21]}, "moves[1]: a text is expected, not 21"),
        ({"moves": ["a1", "b"]}, "moves[1]: 'b' is no square"),
        ({"comments": {"3": "late"}}, "comments: a comment stands after 0 to 2 moves, not after 3"),
        ({"comments": {"01": "?"}}, "comments: '01' is no number of moves"),
        ({"comments": {"²": "?"}}, "comments: '²' is no number of moves"),
        ({"comments": {"1": ["?"]}}, "comments: ['?'] is no text"),
        ({"comments": {"1": "\ud800"}}, r"comments: the character '\ud800' cannot be written"),
        ({"comments": {"1": "}"}}, "comments: a comment cannot hold a closing brace"),
        ({"result": "1-0"}, "result: the game is not over, and players cannot end it with 1-0"),
        ({"result": "2-0"}, "result: '2-0' is no result"),
        ({"termination": "time"}, "result: '* time' is no result"),
        ({"score": "*"}, "a record has no 'score'"),
        ({"score" * 100: "*"}, "a record has no 'scorescore"),
        ({"result": None}, "result: a text is expected, not None"),
    ],
)
def test_json_is_refused_with_its_place(change: dict[str, Any], expected: str) -> None:
    assert problem(json.dumps({**FIELDS, **change})).startswith(expected)


@pytest.mark.parametrize("key", ["version", "game", "moves", "result"])
def test_json_lacks_a_key(key: str) -> None:
    fields = {name: value for name, value in FIELDS.items() if name != key}
    assert problem(json.dumps(fields)) == f"the key {key} is missing"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("{", "line 1, column 2: this is no JSON: "),
        ('{\n"version": 1,\n}', "line 3, column 1: this is no JSON: "),
        ("{} {}", "line 1, column 4: this is no JSON: Extra data"),
        ('{"game": "cross", "game": "cross"}', "the key 'game' is there twice"),
        ('{"version": ' + "[" * 100_000, "this is no record: it is nested too deeply"),
        ('{"version": ' + "1" * 5000 + "}", "this is no record: a number has thousands of digits"),
        ('{"version": 1e999}', "version: a whole number is expected, not inf"),
    ],
)
def test_what_is_no_json(text: str, expected: str) -> None:
    assert problem(text).startswith(expected)


# Any text


def read_or_refused(text: str) -> None:
    """A text is refused in one line, or is a record that both forms keep."""
    try:
        record = Record.read(text)
    except PentalithError as error:
        assert_one_line(str(error))
    else:
        assert Record.read(record.text) == record
        assert Record.read(record.json).text == record.text


PARTS = r"""
[Game "cross"]|[Game "Stones"]|[Size "3"]|[|]|"|\|{|}|1.|2...|a1|b2|A1|x2D|1-0|1/2-1/2
*|{"version":1,"game":"cross",|"moves":["a1"],|"result":"*"}|"tags":{"A":"b"},|[[[[|1e9|null
"""
FRAGMENTS = st.sampled_from(
    [*PARTS.strip().replace("\n", "|").split("|"), *"\n\r \ufeff\x00\ud800"]
)


@settings(max_examples=150, deadline=None)
@given(st.one_of(st.text(), st.lists(FRAGMENTS).map("".join), st.text().map("{".__add__)))
def test_any_text_is_read_or_refused(text: str) -> None:
    read_or_refused(text)


@settings(max_examples=60, deadline=None)
@given(records())
def test_every_record_keeps_in_both_forms(record: Record) -> None:
    for form in (record.text, record.json):
        again = Record.read(form)
        assert again == record
        assert (again.text, again.json) == (record.text, record.json)
        assert (again.moves, again.comments, again.tags) == (
            record.moves,
            record.comments,
            record.tags,
        )
        assert (again.result, again.position) == (record.result, record.position)
    for line in record.text.splitlines():
        assert len(line) <= 80 or line.startswith("[") or " " not in line


@settings(max_examples=100, deadline=None)
@given(records(), st.booleans(), st.data())
def test_a_changed_text_is_read_or_refused(
    record: Record, as_json: bool, data: st.DataObject
) -> None:
    text = record.json if as_json else record.text
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(start + 12, len(text))))
    change = data.draw(st.one_of(st.just(""), FRAGMENTS, st.text(max_size=3)))
    read_or_refused(text[:start] + change + text[end:])
