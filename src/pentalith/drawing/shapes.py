"""The shapes that a picture is made of, each in a style that a theme gives its colours."""

from typing import NamedTuple


class Line(NamedTuple):
    """A straight line with round ends."""

    style: str
    x1: float
    y1: float
    x2: float
    y2: float


class Circle(NamedTuple):
    """A circle about a centre."""

    style: str
    x: float
    y: float
    radius: float


class Box(NamedTuple):
    """An upright rectangle, its corners rounded or not."""

    style: str
    x: float
    y: float
    width: float
    height: float
    rounding: float = 0


class Triangle(NamedTuple):
    """A triangle that stands on its base, its three sides alike, about a centre."""

    style: str
    x: float
    y: float
    side: float

    def corners(self) -> list[tuple[float, float]]:
        """The top, the right and the left corner."""
        half, above, below = self.side / 2, self.side / 3**0.5, self.side / 12**0.5
        return [
            (self.x, self.y - above),
            (self.x + half, self.y + below),
            (self.x - half, self.y + below),
        ]


class Text(NamedTuple):
    """A short text, its middle above a point on its base line."""

    style: str
    x: float
    y: float
    size: float
    text: str


Shape = Line | Circle | Box | Triangle | Text


class Drawing(NamedTuple):
    """A picture: its size, what it shows in words, and its shapes from the back to the front."""

    width: int
    height: int
    title: str
    description: str
    shapes: list[Shape]
