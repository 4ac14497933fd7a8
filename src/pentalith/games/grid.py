"""The grid that every board is: its points' numbers, and sets of points for the rulebooks' tables.

This file is never compiled: its numbers are wider than C's.
"""

from collections.abc import Iterable, Iterator


def as_set(points: Iterable[int]) -> int:
    """The set of these points: an integer with their bits."""
    return sum(1 << point for point in set(points))


def single_points(count: int) -> list[int]:
    """The sets with one point each, in the order of their points."""
    return [1 << point for point in range(count)]


class Grid:
    """Rows and columns, from 0: the first point is `origin`, a row further on is `stride` more."""

    def __init__(self, rows: int, columns: int, stride: int, origin: int = 0) -> None:
        self.rows = rows
        self.columns = columns
        self.stride = stride
        self.origin = origin

    def point(self, row: int, column: int) -> int:
        """The number of a point."""
        return self.origin + row * self.stride + column

    def place(self, point: int) -> tuple[int, int]:
        """The row and the column of a point."""
        row, column = divmod(point - self.origin, self.stride)
        return row, column

    def has(self, row: int, column: int) -> bool:
        """Whether there is such a row and column."""
        return 0 <= row < self.rows and 0 <= column < self.columns

    def points(self) -> list[int]:
        """All points, row by row."""
        return self.rectangle(0, 0, self.rows, self.columns)

    def rectangle(self, top: int, left: int, height: int, width: int) -> list[int]:
        """The points of a rectangle, as far as it lies on the board."""
        return [
            self.point(row, column)
            for row in range(max(top, 0), min(top + height, self.rows))
            for column in range(max(left, 0), min(left + width, self.columns))
        ]

    def ray(self, point: int, down: int, right: int) -> Iterator[int]:
        """The points from a point on, without it, in a direction, to the edge of the board."""
        row, column = self.place(point)
        while self.has(row := row + down, column := column + right):
            yield self.point(row, column)

    def beside(self, point: int) -> list[int]:
        """The points one step up, left, right and down, where there are such."""
        row, column = self.place(point)
        steps = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
        return [self.point(*step) for step in steps if self.has(*step)]
