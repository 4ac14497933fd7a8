"""Pictures of positions as SVG: they show what the board shows, in both themes."""

from collections import Counter
from itertools import chain
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings

import pentalith
from pentalith import NotationError, OptionError, Position, Record
from pentalith.drawing import boards, svg, themes
from pentalith.drawing.boards import AROUND, CELL, MARGIN
from pentalith.drawing.shapes import Drawing, Text
from recorded import VARIANTS, records

NAMESPACE = "{http://www.w3.org/2000/svg}"
GAMES = {game.key: game for game in pentalith.games()}

Marks = Counter[tuple[str, int, int]]


def root(picture: str) -> ElementTree.Element:
    """The outermost element of a picture."""
    return ElementTree.fromstring(picture)


def text_of(picture: str, name: str) -> str:
    """The text of the only element with a name."""
    (element,) = root(picture).iter(NAMESPACE + name)
    return element.text or ""


def in_groups(picture: str, **wanted: str) -> list[ElementTree.Element]:
    """The shapes in the groups with certain attributes."""
    groups = root(picture).iter(f"{NAMESPACE}g")
    return list(
        chain.from_iterable(
            group for group in groups if wanted.items() <= dict(group.attrib).items()
        )
    )


def centre(shape: ElementTree.Element) -> tuple[int, int]:
    """The row and column in whose middle a shape stands."""
    at = {name: float(value) for name, value in shape.items() if name != "points"}
    if shape.tag == f"{NAMESPACE}circle":
        x, y = at["cx"], at["cy"]
    elif shape.tag == f"{NAMESPACE}rect":
        x, y = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
    else:
        top, right, _ = (
            tuple(map(float, pair.split(","))) for pair in shape.attrib["points"].split()
        )
        x, y = top[0], (top[1] + 2 * right[1]) / 3
    row, column = (y - MARGIN) / CELL - 0.5, (x - MARGIN) / CELL - 0.5
    assert (row, column) == pytest.approx((round(row), round(column)), abs=0.01)
    return round(row), round(column)


def stones(picture: str, theme: str) -> list[Counter[tuple[int, int]]]:
    """Where the figures of player 1 and of player 2 stand."""
    colours = themes.THEMES[theme]
    first = in_groups(picture, fill=colours["light"], stroke=colours["rim"])
    triangles = in_groups(picture, fill=colours["ink"])
    first += [shape for shape in triangles if shape.tag == f"{NAMESPACE}polygon"]
    second = in_groups(picture, fill=colours["dark"], stroke=colours["rim"])
    second += in_groups(picture, fill="none", stroke=colours["ink"])
    return [Counter(map(centre, shapes)) for shapes in (first, second)]


def standing(position: Position) -> list[Counter[tuple[int, int]]]:
    """Where the stones of player 1 and of player 2 stand on the board."""
    places = [
        (owner, (row, column))
        for row, owners in enumerate(position.board())
        for column, owner in enumerate(owners)
    ]
    return [Counter(place for owner, place in places if owner == player) for player in (1, 2)]


@settings(max_examples=60, deadline=None)
@given(records())
def test_the_picture_shows_the_board(record: Record) -> None:
    for theme in themes.THEMES:
        position = record.position
        assert stones(position.svg(theme=theme), theme) == standing(position)


@settings(max_examples=30, deadline=None)
@given(records())
def test_every_position_of_a_game_is_drawn_with_its_last_move(record: Record) -> None:
    for position, move in zip(record.walk(), [None, *record.moves], strict=True):
        picture = position.svg(last=move)
        rings = in_groups(picture, stroke=themes.THEMES["light"]["accent"])
        assert bool(rings) == (move is not None)


@pytest.mark.parametrize("game", VARIANTS, ids=repr)
def test_a_picture_stands_alone(game: pentalith.Game) -> None:
    picture = game.start().svg()
    svg_element = root(picture)
    width, height = CELL * game.start().columns + 2 * MARGIN, CELL * game.start().rows + 2 * MARGIN
    assert svg_element.tag == f"{NAMESPACE}svg"
    assert svg_element.attrib == {
        "role": "img",
        "viewBox": f"0 0 {width} {height}",
        "width": str(width),
        "height": str(height),
    }
    assert "href" not in picture
    assert "id=" not in picture
    assert "<style" not in picture
    assert len(picture) < 12_000


@pytest.mark.parametrize(
    ("key", "columns", "rows"),
    [
        ("square-trap", "A B C D E F G H", "1 2 3 4 5 6 7"),
        ("stones", "1 2 3", "A B C"),
        ("cross", "a b c d e", "1 2 3 4 5"),
        ("symmetry", "1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10"),
        ("trisq", "a b c d e f g h j k l m n", "13 12 11 10 9 8 7 6 5 4 3 2 1"),
    ],
)
def test_rows_and_columns_are_named_as_in_the_source(key: str, columns: str, rows: str) -> None:
    texts = list(root(GAMES[key].start().svg()).iter(f"{NAMESPACE}text"))
    across = [text for text in texts if float(text.attrib["y"]) < MARGIN]
    down = [text for text in texts if float(text.attrib["x"]) < MARGIN]
    assert " ".join(text.text or "" for text in across) == columns
    assert " ".join(text.text or "" for text in down) == rows
    assert [float(text.attrib["x"]) for text in across] == [
        MARGIN + CELL * (column + 0.5) for column in range(len(across))
    ]


@pytest.mark.parametrize(
    ("game", "lines"),
    [
        (GAMES["square-trap"], 7 + 8),
        (GAMES["stones"], 3 + 3 + 2),
        (pentalith.game("stones", diagonals=False), 3 + 3),
        (GAMES["cross"], 4 + 4),
        (pentalith.game("symmetry", size=1), 0),
        (GAMES["trisq"], 0),
    ],
    ids=repr,
)
def test_boards_have_the_lines_of_their_sources(game: pentalith.Game, lines: int) -> None:
    picture = game.start().svg()
    assert len(list(root(picture).iter(f"{NAMESPACE}line"))) == lines


def test_trisq_has_a_dot_on_every_empty_point() -> None:
    position = pentalith.game("trisq", size=3).start()
    position.play("b2")
    dots = Counter(map(centre, in_groups(position.svg(), fill=themes.THEMES["light"]["line"])))
    assert dots == Counter((row, column) for row in range(3) for column in range(3)) - Counter(
        [(1, 1)]
    )


def test_sides_differ_in_more_than_colour() -> None:
    position = GAMES["cross"].start()
    position.play("a1")
    plain = len(list(root(position.svg()).iter(f"{NAMESPACE}circle")))
    position.play("b1")
    assert (plain, len(list(root(position.svg()).iter(f"{NAMESPACE}circle")))) == (1, 3)


# The last move and marks


def accents(picture: str, theme: str = "light") -> Marks:
    """What is drawn in the colour that stands out, and where."""
    colour = themes.THEMES[theme]["accent"]
    shapes = in_groups(picture, stroke=colour) + in_groups(picture, fill=colour)
    circles = [shape for shape in shapes if shape.tag == f"{NAMESPACE}circle"]
    kinds = ["ring" if float(shape.attrib["r"]) == AROUND else "dot" for shape in circles]
    found = Counter((kind, *centre(shape)) for kind, shape in zip(kinds, circles, strict=True))
    lines = sum(shape.tag == f"{NAMESPACE}line" for shape in shapes)
    return found + Counter({("line", 0, 0): lines})


@pytest.mark.parametrize("move", ["d2", "D2", 23])
def test_a_placed_stone_has_a_ring(move: int | str) -> None:
    position = GAMES["cross"].start()
    position.play("d2")
    assert accents(position.svg(last=move)) == Counter([("ring", 1, 3)])
    assert accents(position.svg("dark", move), "dark") == Counter([("ring", 1, 3)])


@pytest.mark.parametrize("text", ["10,1", "1,10", "10,10", "1,1", "1 10"])
def test_numbers_of_two_digits_are_not_mistaken(text: str) -> None:
    position = GAMES["symmetry"].start()
    position.play(text)
    row, column = map(int, text.replace(",", " ").split())
    assert accents(position.svg(last=text)) == Counter([("ring", row - 1, column - 1)])


@pytest.mark.parametrize("text", ["B1B2", "b1b2"])
def test_a_moved_stone_has_a_ring_and_a_track(text: str) -> None:
    position = GAMES["stones"].position("x1x.1xo.o1o_2")
    assert accents(position.svg(last=text)) == Counter(
        [("ring", 1, 1), ("dot", 1, 0), ("line", 0, 0)]
    )


def test_a_removal_is_a_cross_and_a_place_alone_is_none() -> None:
    position = pentalith.game("square-trap", rows=3).position("xxoo.oxxo.xoxo_1_first-1-0")
    assert accents(position.svg(last="x1C"))[("line", 0, 0)] == 2
    assert accents(position.svg(last=position.number("x1C")))[("line", 0, 0)] == 2
    assert accents(position.svg(last="3D")) == Counter([("ring", 2, 3)])


def test_places_where_moves_end_are_marked() -> None:
    position = GAMES["cross"].start()
    position.play("a1")
    marked = accents(position.svg(marks=position.legal()))
    assert marked == Counter(
        ("dot", row, column) for row in range(5) for column in range(5) if (row, column) != (0, 0)
    )
    assert accents(position.svg(marks=["b2", "B2"])) == Counter([("dot", 1, 1)])


def test_stones_that_may_be_removed_have_rings() -> None:
    position = pentalith.game("square-trap", rows=3).position("xxoo.oxxo.xoxo_1_first-1-0")
    marked = accents(position.svg(marks=position.moves()))
    assert set(marked) == {("ring", *place) for place in standing(position)[1]}


@pytest.mark.parametrize("move", ["z9", "", "a1b2", -1, 5000, "c3 "])
def test_what_is_no_move_is_refused(move: int | str) -> None:
    for arguments in ({"last": move}, {"marks": [move]}):
        with pytest.raises(NotationError):
            GAMES["cross"].start().svg(**arguments)


@pytest.mark.parametrize("theme", ["blue", "", None, ["light"]])
def test_there_are_two_themes(theme: Any) -> None:
    with pytest.raises(OptionError, match="the themes are light, dark"):
        GAMES["cross"].start().svg(theme=theme)


# Words and colours


def test_title_and_description_say_what_is_seen() -> None:
    position = GAMES["trisq"].start()
    for move in ("a2", "a1", "b1"):
        position.play(move)
    assert text_of(position.svg(), "title") == "Trisq"
    assert text_of(position.svg(), "desc") == (
        "Triangle: a2, b1. Square: none. Captures: Triangle 1, Square 0. Square is to place."
    )


def test_everything_is_escaped() -> None:
    words = "<&>\"'"
    drawing = Drawing(10, 10, words, words, [Text("label", 1, 2, 3, words)])
    picture = svg.written(drawing, themes.THEMES["light"])
    assert [text_of(picture, name) for name in ("title", "desc", "text")] == [words] * 3


def test_notebooks_show_the_picture() -> None:
    position = GAMES["cross"].start()
    assert (
        position._repr_svg_()
        == position.svg()
        == svg.written(boards.drawn(position), themes.THEMES["light"])
    )


def luminance(colour: str) -> float:
    """The relative luminance of a colour, as WCAG defines it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


@pytest.mark.parametrize("theme", themes.THEMES)
@pytest.mark.parametrize(
    ("one", "other", "least"),
    [
        ("label", "ground", 4.5),
        ("line", "face", 3),
        ("ink", "face", 3),
        ("rim", "face", 3),
        ("ring", "dark", 3),
        ("light", "dark", 3),
        ("accent", "face", 3),
    ],
)
def test_contrasts_are_enough(theme: str, one: str, other: str, least: float) -> None:
    colours = themes.THEMES[theme]
    dark, light = sorted(luminance(colours[name]) for name in (one, other))
    assert (light + 0.05) / (dark + 0.05) >= least


def test_both_themes_have_every_colour_that_a_style_names() -> None:
    used = {name for style in themes.STYLES.values() for name in (style.fill, style.edge)} - {""}
    assert all(set(theme) == used for theme in themes.THEMES.values())
