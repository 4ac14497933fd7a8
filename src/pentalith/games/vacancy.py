"""A position's kept list of empty points: any of them is found, filled and emptied in one step.

This file is never compiled: compiled code takes the same names from `vacancy.pxd`.
"""

from pentalith.games.position import Position


def occupy(position: Position, point: int) -> None:
    """A point that was empty is no longer."""
    position.vacancies -= 1
    exchange(position, point, position.vacancies)


def vacate(position: Position, point: int) -> None:
    """A point becomes empty."""
    position.vacant[position.vacancies] = point
    position.place_of[point] = position.vacancies
    position.vacancies += 1


def exchange(position: Position, point: int, place: int) -> None:
    """A point of the list changes places with the one at a place."""
    position.vacant[position.place_of[point]] = position.vacant[place]
    position.place_of[position.vacant[place]] = position.place_of[point]
    position.vacant[place] = point
    position.place_of[point] = place
