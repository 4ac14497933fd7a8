"""Drawings as an animated GIF, painted larger and made smaller so that edges are smooth."""

from collections.abc import Iterable, Iterator
from io import BytesIO
from itertools import chain, combinations

from PIL import Image, ImageColor, ImageDraw, ImageFont

from pentalith.drawing.shapes import Box, Circle, Drawing, Line, Shape, Text, Triangle
from pentalith.drawing.themes import STYLES, Theme

LARGER = 3
MIXTURES = 5
COLOURS = 256
LAST_PICTURE = 3

Colour = tuple[int, int, int]


def animated(drawings: Iterable[Drawing], theme: Theme, delay: float) -> bytes:
    """A GIF that shows each drawing for so many seconds, the last one longer, for ever."""
    palette = mixed_palette(theme)
    # Without dithering and with one palette for all, what does not change costs nothing.
    frames = [
        painted(drawing, theme).quantize(palette=palette, dither=Image.Dither.NONE)
        for drawing in drawings
    ]
    times = [round(1000 * delay)] * len(frames)
    times[-1] *= LAST_PICTURE
    file = BytesIO()
    frames[0].save(
        file, "GIF", save_all=True, append_images=frames[1:], duration=times, loop=0, optimize=False
    )
    return file.getvalue()


def painted(drawing: Drawing, theme: Theme) -> Image.Image:
    """A drawing as a picture of its size."""
    image = Image.new("RGB", (LARGER * drawing.width, LARGER * drawing.height))
    brush = Brush(ImageDraw.Draw(image), theme)
    for shape in drawing.shapes:
        brush.paint(shape)
    return image.reduce(LARGER)


def mixed_palette(theme: Theme) -> Image.Image:
    """A palette of the theme's colours and of mixtures of every two, which smooth edges need."""
    colours = [rgb(colour) for colour in dict.fromkeys(theme.values())]
    mixtures = chain.from_iterable(mixed(*pair) for pair in combinations(colours, 2))
    entries = list(dict.fromkeys([*colours, *mixtures]))[:COLOURS]
    palette = Image.new("P", (1, 1))
    palette.putpalette(list(chain.from_iterable(entries)))
    return palette


def mixed(one: Colour, other: Colour) -> Iterator[Colour]:
    """Colours at even steps between two."""
    for step in range(1, MIXTURES):
        red, green, blue = (
            round(low + (high - low) * step / MIXTURES)
            for low, high in zip(one, other, strict=True)
        )
        yield red, green, blue


def rgb(colour: str) -> Colour:
    """A theme's colour as three numbers."""
    red, green, blue = ImageColor.getrgb(colour)[:3]
    return red, green, blue


class Brush:
    """Paints shapes on a picture that is `LARGER` than they are."""

    def __init__(self, draw: ImageDraw.ImageDraw, theme: Theme) -> None:
        self.draw = draw
        self.theme = theme

    def paint(self, shape: Shape) -> None:
        """Paint a shape in its style."""
        match shape:
            case Line():
                self.line(shape)
            case Circle(_, x, y, radius):
                self.box(shape.style, x - radius, y - radius, 2 * radius, 2 * radius, radius)
            case Box(_, x, y, width, height, rounding):
                self.box(shape.style, x, y, width, height, rounding)
            case Triangle():
                corners = [(LARGER * x, LARGER * y) for x, y in shape.corners()]
                self.draw.polygon(corners, fill=self.fill(shape.style))
            case Text():
                self.text(shape)

    def fill(self, style: str) -> str | None:
        """The colour that a style fills with."""
        name = STYLES[style].fill
        return self.theme[name] if name else None

    def line(self, line: Line) -> None:
        """A line; its ends are round where it is not a thin one."""
        style = STYLES[line.style]
        colour, width = self.theme[style.edge], LARGER * style.width
        ends = (LARGER * line.x1, LARGER * line.y1), (LARGER * line.x2, LARGER * line.y2)
        self.draw.line(ends, fill=colour, width=round(width))
        for x, y in ends:
            self.draw.circle((x, y), width / 2 - 0.5, fill=colour)

    def box(
        self, name: str, x: float, y: float, width: float, height: float, rounding: float
    ) -> None:
        """A rectangle or, where it is all rounding, a circle; the edge lies half outside."""
        style = STYLES[name]
        out = style.width / 2
        corners = [
            round(LARGER * (x - out)),
            round(LARGER * (y - out)),
            round(LARGER * (x + width + out)) - 1,
            round(LARGER * (y + height + out)) - 1,
        ]
        edge = self.theme[style.edge] if style.edge else None
        thick = round(LARGER * style.width)
        if rounding and 2 * rounding == width:
            self.draw.ellipse(corners, self.fill(name), edge, thick)
        else:
            self.draw.rounded_rectangle(corners, LARGER * rounding, self.fill(name), edge, thick)

    def text(self, text: Text) -> None:
        """A text in the typeface that Pillow brings."""
        font = ImageFont.load_default(LARGER * text.size)
        place = (LARGER * text.x, LARGER * text.y)
        self.draw.text(place, text.text, self.fill(text.style), font, anchor="ms")
