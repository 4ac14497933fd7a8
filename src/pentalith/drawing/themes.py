"""Styles and themes: how shapes are filled and edged, and in which colours."""

from typing import NamedTuple

from pentalith.games.errors import OptionError
from pentalith.games.position import shown


class Style(NamedTuple):
    """What a shape is filled with, and its edge: names of a theme's colours, empty for none."""

    fill: str = ""
    edge: str = ""
    width: float = 0


STYLES = {
    "ground": Style(fill="ground"),
    "face": Style(fill="face"),
    "line": Style(edge="line", width=1.5),
    "dot": Style(fill="line"),
    "label": Style(fill="label"),
    "light": Style(fill="light", edge="rim", width=1.5),
    "dark": Style(fill="dark", edge="rim", width=1.5),
    "ring": Style(edge="ring", width=1.5),
    "triangle": Style(fill="ink"),
    "square": Style(edge="ink", width=3),
    "last": Style(edge="accent", width=2.5),
    "mark": Style(fill="accent"),
    "marked": Style(edge="accent", width=1.5),
}

Theme = dict[str, str]

THEMES: dict[str, Theme] = {
    "light": {
        "ground": "#fbfaf7",
        "face": "#f1ebe0",
        "line": "#867b6c",
        "label": "#5c554b",
        "ink": "#26231f",
        "light": "#ffffff",
        "dark": "#2d2a26",
        "rim": "#26231f",
        "ring": "#f1ebe0",
        "accent": "#b4371f",
    },
    "dark": {
        "ground": "#15171b",
        "face": "#20242a",
        "line": "#7b8594",
        "label": "#aab2be",
        "ink": "#e9edf2",
        "light": "#e9edf2",
        "dark": "#15171b",
        "rim": "#c5ccd6",
        "ring": "#c5ccd6",
        "accent": "#ff9b78",
    },
}


def theme(name: str) -> Theme:
    """A theme by its name."""
    if not isinstance(name, str) or name not in THEMES:
        raise OptionError(
            "there is no theme {name}; the themes are {names}",
            name=shown(name),
            names=", ".join(THEMES),
        )
    return THEMES[name]
