"""A record as JSON for programs: one object, described in `docs/records.md`."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from pentalith.games import KINDS
from pentalith.games.errors import PentalithError, RecordError
from pentalith.games.position import shown
from pentalith.games.rules import Game
from pentalith.languages import message
from pentalith.record import Record

VERSION = 1
KEYS: dict[str, type] = {
    "version": int,
    "game": str,
    "options": dict,
    "position": str,
    "tags": dict,
    "moves": list,
    "comments": dict,
    "result": str,
    "termination": str,
}
REQUIRED = ("version", "game", "moves", "result")
TITLES = {
    int: message("a whole number"),
    str: message("a text"),
    dict: message("an object"),
    list: message("a list"),
}

Fields = dict[str, Any]


# Writing


def written(record: Record) -> str:
    """A record as JSON."""
    return json.dumps(fields(record), ensure_ascii=False, indent=2) + "\n"


def fields(record: Record) -> Fields:
    """What a record says, by the keys of the JSON form."""
    made: Fields = {
        "version": VERSION,
        "game": record.game.key,
        "options": record.game.options,
        "tags": record.ordered_tags(),
        "moves": record.moves,
        "comments": {str(count): record.comments[count] for count in sorted(record.comments)},
        "result": record.score,
    }
    if record.start != record.game.start().text:
        made["position"] = record.start
    if record.result:
        made["termination"] = record.result.reason
    return {key: made[key] for key in KEYS if key in made}


# Reading


def read(text: str) -> Record:
    """The record that a JSON text is."""
    given = checked(parsed(text))
    record = begun(given)
    for count, move in enumerate(given["moves"]):
        with blaming(f"moves[{count}]"):
            expect(move, str)
            record.play(move)
    for count, comment in given.get("comments", {}).items():
        with blaming("comments"):
            record.comments[count_of(count)] = comment
    with blaming("result"):
        record.conclude(given["result"], given.get("termination", ""))
    return record


def parsed(text: str) -> object:
    """What a JSON text holds."""
    try:
        return json.loads(text, object_pairs_hook=unique)
    except json.JSONDecodeError as problem:
        raise RecordError(
            "line {line}, column {column}: {problem}",
            line=problem.lineno,
            column=problem.colno,
            problem=RecordError("this is no JSON: {reason}", reason=problem.msg),
        ) from None
    except RecursionError:
        raise RecordError("this is no record: it is nested too deeply") from None
    except PentalithError:
        raise
    except ValueError:
        raise RecordError("this is no record: a number has thousands of digits") from None


def unique(pairs: list[tuple[str, object]]) -> Fields:
    """An object whose keys are all different."""
    made: Fields = {}
    for key, value in pairs:
        if key in made:
            raise RecordError("the key {key} is there twice", key=shown(key))
        made[key] = value
    return made


def checked(given: object) -> Fields:
    """The fields of a record, all of them known and of their types, and none missing."""
    if not isinstance(given, dict):
        raise RecordError("this is no record but {found}", found=shown(given))
    for key, value in given.items():
        if key not in KEYS:
            raise RecordError("a record has no {key}", key=shown(key))
        with blaming(key):
            expect(value, KEYS[key])
    for key in REQUIRED:
        if key not in given:
            raise RecordError("the key {key} is missing", key=key)
    return given


def begun(given: Fields) -> Record:
    """The record that begins as the fields say."""
    with blaming("version"):
        if given["version"] != VERSION:
            raise RecordError("{found} is no version of records", found=shown(given["version"]))
    game = game_of(given)
    with blaming("position"):
        record = Record(game, given.get("position"))
    for name, value in given.get("tags", {}).items():
        with blaming("tags"):
            record.tags[name] = value
    return record


def game_of(given: Fields) -> Game:
    """The game, with its options, that the fields choose."""
    with blaming("game"):
        if given["game"] not in KINDS:
            found, keys = shown(given["game"]), ", ".join(KINDS)
            raise RecordError("there is no game {found}: see {keys}", found=found, keys=keys)
    kind = KINDS[given["game"]]
    chosen: dict[str, int] = {}
    for name, value in given.get("options", {}).items():
        with blaming("options"):
            chosen[name] = Game(kind).checked(name, value)
    return Game(kind, **chosen)


def count_of(text: str) -> int:
    """How many moves a comment stands after, from the key of the comment."""
    if text.isascii() and text.isdigit() and len(text) <= 9 and str(int(text)) == text:
        return int(text)
    raise RecordError("{text} is no number of moves", text=shown(text))


def expect(value: object, kind: type) -> None:
    """Refuse a value of another type."""
    if type(value) is not kind:
        raise RecordError(
            "{title} is expected, not {found}", title=TITLES[kind], found=shown(value)
        )


@contextmanager
def blaming(path: str) -> Iterator[None]:
    """An error that is raised meanwhile says where in the object it comes from."""
    try:
        yield
    except PentalithError as problem:
        raise RecordError("{path}: {problem}", path=path, problem=problem) from None
