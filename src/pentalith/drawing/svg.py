"""A drawing as SVG: one file that needs nothing else, readable by people and screen readers."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import attrgetter
from xml.sax.saxutils import escape

from pentalith.drawing.shapes import Box, Circle, Drawing, Line, Shape, Text, Triangle
from pentalith.drawing.themes import STYLES, Theme

FONT = "system-ui, sans-serif"


def written(drawing: Drawing, theme: Theme) -> str:
    """A drawing as SVG, in the colours of a theme."""
    size = f'viewBox="0 0 {drawing.width} {drawing.height}"'
    size += f' width="{drawing.width}" height="{drawing.height}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" {size}>',
            f"<title>{escape(drawing.title)}</title>",
            f"<desc>{escape(drawing.description)}</desc>",
            *groups(drawing.shapes, theme),
            "</svg>\n",
        ]
    )


def groups(shapes: Iterable[Shape], theme: Theme) -> Iterator[str]:
    """The shapes, those of one style that follow each other in one group."""
    for style, members in groupby(shapes, key=attrgetter("style")):
        yield f"<g {attributes(style, theme)}>"
        yield from map(element, members)
        yield "</g>"


def attributes(name: str, theme: Theme) -> str:
    """What a style makes of a group in a theme."""
    style = STYLES[name]
    fill = theme[style.fill] if style.fill else "none"
    if name == "label":
        return f'fill="{fill}" font-family="{FONT}" text-anchor="middle"'
    if not style.edge:
        return f'fill="{fill}"'
    edge = f'stroke="{theme[style.edge]}" stroke-width="{style.width:g}" stroke-linecap="round"'
    return f'fill="{fill}" {edge}'


def element(shape: Shape) -> str:
    """A shape as an element."""
    match shape:
        case Line(_, x1, y1, x2, y2):
            return f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}"/>'
        case Circle(_, x, y, radius):
            return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}"/>'
        case Box(_, x, y, width, height, rounding):
            round_corners = f' rx="{rounding:g}"' if rounding else ""
            size = f'width="{width:g}" height="{height:g}"'
            return f'<rect x="{x:g}" y="{y:g}" {size}{round_corners}/>'
        case Triangle():
            points = " ".join(f"{x:g},{y:g}" for x, y in shape.corners())
            return f'<polygon points="{points}"/>'
        case Text(_, x, y, size_, text):
            return f'<text x="{x:g}" y="{y:g}" font-size="{size_:g}">{escape(text)}</text>'
