"""Symmetry: fill the board and turn mirror-symmetric squares into one's own colour."""

from .naive import Naive, Place, other, within


class Symmetry(Naive):
    """Players alternate on empty squares until the board is full; most stones win."""

    def __init__(self, size: int = 10, repetition: int = 3) -> None:
        within("size", size, 1, 10)
        super().__init__(size, size, "place", repetition)

    # What is legal

    def legal(self) -> list[str]:
        """All empty squares."""
        return [name(place) for place in self.empty()]

    # What a move does

    def act(self, text: str) -> None:
        """Place a stone; the squares it makes symmetric all turn to the mover's colour."""
        place = place_of(text)
        self.stones[place] = self.player
        turning = [field for square in self.symmetric_squares(place) for field in square]
        for field in turning:
            self.stones[field] = self.player
        self.player = other(self.player)
        if not self.empty():
            self.end_by_count()

    def symmetric_squares(self, place: Place) -> list[list[Place]]:
        """The fields of every full, symmetric square that holds a place."""
        return [
            fields(corner, size)
            for size in range(2, self.rows + 1)
            for corner in self.corners(place, size)
            if self.is_symmetric(corner, size)
        ]

    def corners(self, place: Place, size: int) -> list[Place]:
        """The upper left corners of the squares of a size on the board that hold a place."""
        last = self.rows - size
        rows = range(max(0, place[0] - size + 1), min(place[0], last) + 1)
        columns = range(max(0, place[1] - size + 1), min(place[1], last) + 1)
        return [(row, column) for row in rows for column in columns]

    def is_symmetric(self, corner: Place, size: int) -> bool:
        """Whether a square is full and its pattern mirrors left-right or top-bottom."""
        if not all(field in self.stones for field in fields(corner, size)):
            return False
        pattern = [
            [self.stones[corner[0] + down, corner[1] + right] for right in range(size)]
            for down in range(size)
        ]
        return pattern == pattern[::-1] or pattern == [row[::-1] for row in pattern]

    # When it ends

    def end_by_count(self) -> None:
        """Most stones win; equal counts are a draw."""
        white, black = self.count(1), self.count(2)
        self.end(0 if white == black else 1 if white > black else 2, "count")


def fields(corner: Place, size: int) -> list[Place]:
    """All fields of a square, given by its upper left corner and its size."""
    row, column = corner
    return [(r, c) for r in range(row, row + size) for c in range(column, column + size)]


# Notation


def name(place: Place) -> str:
    """A square as row then column from the upper left, `2,3`."""
    return f"{place[0] + 1},{place[1] + 1}"


def place_of(text: str) -> Place:
    """The square of a name."""
    row, column = text.split(",")
    return int(row) - 1, int(column) - 1
