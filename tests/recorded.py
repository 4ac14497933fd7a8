"""Recorded games for the tests: a short one as text, and random ones of every game and option."""

import random

from hypothesis import strategies

import pentalith
from pentalith import Game, Record
from pentalith.console import main

SAMPLE = """\
[Game "Cross the Board"]
[Size "5"]
[Repetition "3"]
[Date "2026-11-19"]
[White "Ada"]
[Black "Engine level 3"]
[Result "1-0"]
[Termination "path"]

1. c3 {centre} b2 2. d3 e1 3. b3 e2 4. a3 e3 {a wall, too late} 5. e4 1-0
"""
MOVES = ["c3", "b2", "d3", "e1", "b3", "e2", "a3", "e3", "e4"]
COMMENTS = {1: "centre", 8: "a wall, too late"}

VARIANTS = [
    pentalith.game(game.key, **{name: value})
    for game in pentalith.games()
    for name, option in game.kind.options.items()
    for value in (option.values if name != "repetition" else (0, 2))
]
REMARKS = ["", "", "", "good", 'a "quoted" \\ word [and] {more', "Üben · 石 " * 12, "x" * 100]


def random_record(game: Game, seed: int, most: int, start: str | None = None) -> Record:
    """A game played and commented at random, to its end or for so many moves."""
    chance = random.Random(seed)
    record = Record(game, start)
    while not record.result and len(record.numbers) < most:
        remark = chance.choice(REMARKS)
        if remark:
            record.comments[len(record.numbers)] = remark
        record.play(chance.choice(record.position.legal()))
    if not record.result:
        end_early(record, chance.randrange(4))
    return record


def end_early(record: Record, way: int) -> None:
    """Let the players end a game, or not."""
    if way == 0:
        record.agree()
    elif way < 3:
        record.resign(way)


@strategies.composite
def records(draw: strategies.DrawFn) -> Record:
    """Random games of every game and option, from the start or from a position on the way."""
    game = draw(strategies.sampled_from(VARIANTS))
    seed = draw(strategies.integers(0, 10**6))
    record = random_record(game, seed, draw(strategies.integers(0, 120)))
    if draw(strategies.booleans()):
        return record
    return random_record(game, seed, 20, start=record.position.text)


def status(*arguments: str) -> int:
    """The status with which the program ends."""
    try:
        return main.run(arguments)
    except SystemExit as left:
        return int(left.code or 0)
