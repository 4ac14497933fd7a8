"""Colours: the drawings' own, with a board on which white and black stones both show."""

from textual.theme import Theme

from pentalith.drawing.themes import THEMES

BOARDS = {
    "dark": {
        "face": "#7d7568",
        "grid": "#50493f",
        "first": "#fffdf8",
        "second": "#0f0e0c",
        "bracket": "#ffd9a0",
        "cursor": "#b85c3c",
    },
    "light": {
        "face": "#cfc4b1",
        "grid": "#9a8e7b",
        "first": "#ffffff",
        "second": "#1d1a17",
        "bracket": "#9c2b14",
        "cursor": "#d98565",
    },
}


def variables(name: str) -> dict[str, str]:
    """What the styles of the widgets call a theme's colours."""
    own = {f"board-{part}": colour for part, colour in BOARDS[name].items()}
    return {**own, "quiet": THEMES[name]["label"]}


def theme(name: str) -> Theme:
    """A theme of the drawings for the screen."""
    colours = THEMES[name]
    return Theme(
        name=f"pentalith-{name}",
        primary=colours["accent"],
        accent=colours["accent"],
        error=colours["accent"],
        foreground=colours["ink"],
        background=colours["ground"],
        surface=colours["face"],
        panel=colours["face"],
        dark=name == "dark",
        variables=variables(name),
    )
