"""Scores: a worth as one number, which is the higher the better it is for the player to act.

A win in d actions is `SURE - d`, a loss in d actions `d - SURE`, a draw 0.
This file is never compiled: compiled code takes the same names from `scores.pxd`.
"""

SURE = 10_000


def earlier(score: int) -> int:
    """The score one action earlier, for the same player."""
    return score - (score > 0) + (score < 0)


def worth_of(score: int) -> tuple[int, int | None]:
    """The value, and how many actions are left, None for a draw, that a score stands for."""
    if not score:
        return 0, None
    return (1, SURE - score) if score > 0 else (-1, SURE + score)
