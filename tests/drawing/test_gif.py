"""Recorded games as animated GIFs: read back, each picture shows its position."""

from io import BytesIO

import pytest
from PIL import Image, ImageColor

import pentalith
from pentalith import Position, Record
from pentalith.drawing import boards, gif, themes
from pentalith.drawing.boards import CELL, MARGIN, RING, SQUARE
from recorded import random_record

GAMES = pentalith.games()
NEAR = 24


def animation(record: Record, theme: str = "light", delay: float = 0.5) -> Image.Image:
    """A record as an animation, read back."""
    drawings = (
        boards.drawn(position, move)
        for position, move in zip(record.walk(), [None, *record.numbers], strict=True)
    )
    return Image.open(BytesIO(gif.animated(drawings, themes.THEMES[theme], delay)))


def is_near(image: Image.Image, x: float, y: float, colour: str) -> bool:
    """Whether a point of a picture has about a colour."""
    found = image.getpixel((int(x), int(y)))
    assert isinstance(found, tuple)
    wanted = ImageColor.getrgb(colour)
    return all(abs(one - other) <= NEAR for one, other in zip(found, wanted, strict=True))


def seen(image: Image.Image, position: Position, theme: str) -> list[list[int]]:
    """The board that a picture shows."""
    colours, board = themes.THEMES[theme], []
    for row in range(position.rows):
        board.append([0] * position.columns)
        for column in range(position.columns):
            x, y = MARGIN + CELL * (column + 0.5), MARGIN + CELL * (row + 0.5)
            if position.key == "trisq":
                first = is_near(image, x, y, colours["ink"])
                second = is_near(image, x - SQUARE / 2, y, colours["ink"]) and not first
            else:
                first = is_near(image, x, y - 12, colours["light"])
                dark = is_near(image, x, y - 12, colours["dark"])
                second = dark and is_near(image, x, y - RING, colours["ring"])
            board[row][column] = 1 if first else 2 * second
    return board


@pytest.mark.parametrize("theme", themes.THEMES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_each_picture_shows_its_position(game: pentalith.Game, theme: str) -> None:
    record = random_record(game, seed=5, most=14)
    image = animation(record, theme)
    start = game.start()
    assert image.size == (2 * MARGIN + CELL * start.columns, 2 * MARGIN + CELL * start.rows)
    assert getattr(image, "n_frames", 1) == len(record.numbers) + 1
    for count, position in enumerate(record.walk()):
        image.seek(count)
        assert seen(image.convert("RGB"), position, theme) == position.board()


def test_slides_and_removals_are_shown() -> None:
    game = pentalith.game("square-trap", rows=3)
    record = random_record(game, seed=8, most=40)
    assert {"x", "-"} <= set("".join(record.moves))
    image = animation(record)
    for count, position in enumerate(record.walk()):
        image.seek(count)
        assert seen(image.convert("RGB"), position, "light") == position.board()


def test_the_last_picture_stays_longer_and_all_come_again() -> None:
    record = Record(pentalith.game("cross"))
    record.play("c3")
    record.play("d4")
    image = animation(record, delay=0.25)
    durations = []
    for count in range(3):
        image.seek(count)
        durations.append(image.info["duration"])
    assert durations == [250, 250, 750]
    assert image.info["loop"] == 0


def test_an_empty_record_is_one_picture() -> None:
    image = animation(Record(pentalith.game("stones")))
    assert getattr(image, "n_frames", 1) == 1


def test_the_last_move_stands_out() -> None:
    record = Record(pentalith.game("cross"))
    record.play("c3")
    image = animation(record)
    image.seek(1)
    middle = MARGIN + CELL * 2.5
    picture = image.convert("RGB")
    accent = themes.THEMES["light"]["accent"]
    assert is_near(picture, middle, middle - boards.AROUND, accent)


def test_edges_are_smooth() -> None:
    record = Record(pentalith.game("stones"))
    record.play("B2")
    image = gif.painted(boards.drawn(record.position), themes.THEMES["light"])
    colours = image.getcolors(maxcolors=100_000)
    assert colours is not None
    assert len(colours) > len(set(themes.THEMES["light"].values())) * 2
