"""Trisq as its solver knows it, random games, and a search to compare with."""

import random
from collections.abc import Iterator
from functools import cache

import pentalith
from pentalith import world
from pentalith.engine.solving.solver import ended
from pentalith.engine.solving.trisq import TrisqSolver
from pentalith.engine.solving.worth import Worth
from pentalith.games.position import Position

# Interpreted, size 4 takes minutes.
SIZES = (3, 4) if world.compiled() else (3,)


@cache
def solved(size: int) -> TrisqSolver:
    """A solver that has done its work."""
    solver = TrisqSolver(pentalith.game("trisq", size=size))
    solver.solve()
    return solver


def random_games(size: int, games: int, seed: int) -> Iterator[Position]:
    """Random games that repetition does not end; every position of each, the start first."""
    chance = random.Random(seed)
    for _ in range(games):
        position = pentalith.game("trisq", size=size, repetition=0).start()
        while position.player:
            yield position
            position.play(chance.choice(position.legal()))
        yield position


def children(position: Position) -> Iterator[Position]:
    """The positions to which the moves of a position lead."""
    for move in position.legal():
        child = position.copy()
        child.play(move)
        yield child


def preferred(worths: list[Worth]) -> Worth:
    """The best of the worths of the moves."""
    return max(worths, key=lambda worth: worth.rank)


def searched(position: Position, depth: int) -> Worth:
    """What can be forced within so many actions; a draw stands for what cannot be told."""
    if not depth:
        return Worth(0)
    return preferred([worth_after(position, child, depth) for child in children(position)])


def worth_after(position: Position, child: Position, depth: int) -> Worth:
    """What a move that leads to a child can be shown to be worth within so many actions."""
    if child.result:
        return ended(child, position.player)
    return searched(child, depth - 1).before().turned()
