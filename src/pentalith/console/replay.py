"""`pentalith replay`: a recorded game, move by move."""

import os
from collections.abc import Sequence

from pentalith.console.arguments import parser
from pentalith.console.records import STANDARD, add_file, count_of, opened
from pentalith.console.show import described
from pentalith.console.voice import explain, say
from pentalith.games.errors import PentalithError
from pentalith.games.position import Position
from pentalith.languages import message
from pentalith.languages.positions import reason
from pentalith.record import Record

KEYS = message("Enter or n next, p or b back, a number of moves, f first, l last, q quit")
LEAVE = -1


def main(arguments: Sequence[str]) -> int:
    """Run the command."""
    meaning = say("A recorded game, move by move. On a terminal: {keys}.", keys=say(KEYS))
    made = parser("replay", meaning)
    add_file(made)
    made.add_argument(
        "--plain", action="store_true", help=say("print every position, as into a pipe")
    )
    given = made.parse_args(arguments)
    record = opened(given.file)
    if given.plain or given.file == STANDARD or not at_terminal():
        print_all(record)
    else:
        step_through(record)
    return 0


def at_terminal() -> bool:
    """Whether somebody sits there who can read and answer."""
    return os.isatty(0) and os.isatty(1)


def print_all(record: Record) -> None:
    """Print every position of a record."""
    print(heading(record))
    for count, position in enumerate(record.walk()):
        print(page(record, count, position))
    print(ending(record))


def step_through(record: Record) -> None:
    """Let somebody go through the positions of a record."""
    print(heading(record))
    count = 0
    print(page(record, count, record.at(count)))
    print(f"({say(KEYS)})")
    while (answer := asked(count, len(record.numbers))) is not None:
        try:
            target = destination(record, count, answer)
        except PentalithError as problem:
            print(f"{explain(problem)} ({say(KEYS)})")
            continue
        if target == LEAVE:
            return
        if target == count:
            print(ending(record) if count else say("This is the start."))
            continue
        count = target
        print(page(record, count, record.at(count)))


def asked(count: int, last: int) -> str | None:
    """What somebody answers; None where nobody is there any more."""
    try:
        return input(f"{count}/{last}> ").strip().lower()
    except EOFError:
        print()
        return None


def destination(record: Record, count: int, answer: str) -> int:
    """After how many moves an answer wants to be, from after `count`; LEAVE to leave."""
    last = len(record.numbers)
    places = {
        "": min(count + 1, last),
        "n": min(count + 1, last),
        "p": max(count - 1, 0),
        "b": max(count - 1, 0),
        "f": 0,
        "l": last,
        "q": LEAVE,
    }
    return places[answer] if answer in places else count_of(record, answer)


def heading(record: Record) -> str:
    """What a record says of its game before the first move."""
    tags = [f"{say(name)}: {value}" for name, value in record.ordered_tags().items()]
    return "\n".join([say(record.game.title), *tags, ""])


def page(record: Record, count: int, position: Position) -> str:
    """A position of a record, with the move that led to it and what is said of it."""
    last = len(record.numbers)
    if count:
        move = position.write(record.numbers[count - 1])
        moved = say("Move {count} of {last}: {move}", count=count, last=last, move=move)
    else:
        moved = say("Start; moves: {last}", last=last)
    comment = record.comments.get(count)
    remarks = [comment] if comment else []
    return "\n".join([moved, *remarks, "", described(position), ""])


def ending(record: Record) -> str:
    """The result of a record, and by what it came about."""
    result = record.result
    said = say("Result: {score}", score=record.score)
    return f"{said} ({say(reason(record.position, result.reason))})" if result else said
