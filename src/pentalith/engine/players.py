"""Players that choose by themselves: one at random, and the engine with its levels."""

import random
from collections.abc import Sequence
from contextlib import suppress
from typing import Protocol

from pentalith.engine.solving.solvers import at_hand
from pentalith.games.errors import IllegalMove, OptionError, PentalithError
from pentalith.games.position import Position, shown

LOWEST, HIGHEST = 1, 10
WON = 1000


class Player(Protocol):
    """Somebody who chooses moves."""

    name: str
    """What the player is called in records."""

    def choose(self, position: Position) -> int:
        """The number of a legal move; the position stays as it is."""
        ...


class RandomPlayer:
    """Every legal move is as likely as the others."""

    name = "Random"

    def __init__(self, seed: int | None = None) -> None:
        self.chance = random.Random(seed)

    def choose(self, position: Position) -> int:
        return self.chance.choice(legal(position))


class EnginePlayer:
    """Plays perfectly where the game is solved, and else looks one move ahead.

    At a lower level it often forgets to, and moves at random.
    """

    def __init__(self, level: int = HIGHEST, seed: int | None = None) -> None:
        self.level = level
        self.name = f"Engine level {level}"
        self.chance = random.Random(seed)

    def choose(self, position: Position) -> int:
        moves = legal(position)
        if self.chance.random() * (HIGHEST - LOWEST) < self.level - LOWEST:
            moves = best(position, moves)
        return self.chance.choice(moves)


def legal(position: Position) -> list[int]:
    """The legal moves; there must be one."""
    moves = position.legal()
    if not moves:
        raise IllegalMove("the game is over")
    return moves


def best(position: Position, moves: Sequence[int]) -> list[int]:
    """The best moves: perfect ones where the game is solved."""
    solver = at_hand(position.game)
    if solver:
        # A position that cannot come about in a game may be none that is known.
        with suppress(PentalithError):
            choices = solver.choices(position)
            return [choice.move for choice in choices if choice.worth == choices[0].worth]
    return promising(position, moves)


def promising(position: Position, moves: Sequence[int]) -> list[int]:
    """Those moves after which the player who makes them stands best."""
    values = [value(after(position, move), position.player) for move in moves]
    highest = max(values)
    return [move for move, reached in zip(moves, values, strict=True) if reached == highest]


def after(position: Position, move: int) -> Position:
    """The position that a move leads to."""
    reached = position.copy()
    reached.play(move)
    return reached


def value(position: Position, player: int) -> int:
    """How well a player stands: the result at the end, stones and captures before."""
    if position.result:
        return {0: 0, player: WON}.get(position.result.winner, -WON)
    stones = [stone for row in position.board() for stone in row]
    material = stones.count(player) - stones.count(3 - player)
    taken = position.captures[player - 1] - position.captures[2 - player]
    return material + taken + owed(position, player)


def owed(position: Position, player: int) -> int:
    """How many removals the player may make at once, less those of the opponent."""
    return position.due if position.player == player else -position.due


def player(text: str, seed: int | None = None) -> Player:
    """The player that a text names: random, engine, or engine:LEVEL."""
    name, colon, level = text.partition(":")
    if text == "random":
        return RandomPlayer(seed)
    if name != "engine":
        raise OptionError("{text} is no player: random, engine, or engine:LEVEL", text=shown(text))
    return EnginePlayer(level_of(level) if colon else HIGHEST, seed)


def named(name: str) -> str | None:
    """The text for the player who is called so in records, if there is one."""
    texts = ("random", *(f"engine:{level}" for level in range(LOWEST, HIGHEST + 1)))
    return next((text for text in texts if player(text).name == name), None)


def level_of(text: str) -> int:
    """A level from its text."""
    level = int(text) if text.isascii() and text.isdigit() and len(text) <= 2 else 0
    if not LOWEST <= level <= HIGHEST:
        raise OptionError("a level is a number from 1 to 10, not {text}", text=shown(text))
    return level
