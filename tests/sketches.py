"""The boards that the source programs draw, drawn once more from sketches: `WB+ +++ W++`."""

from collections.abc import Iterable, Sequence

LETTERS = "ABCDEFGH"


def rows_of(cells: Iterable[Sequence[int]], marks: str) -> str:
    """The sketch of a board."""
    return " ".join("".join(marks[cell] for cell in row) for row in cells)


def lattice(sketch: str) -> str:
    """A board of Square Trap: numbered horizontal lines, capital letters for the vertical ones."""
    rows = sketch.split()
    width = len(rows[0])
    between = "\n  " + "   ".join("|" * width) + "\n"
    lines = (f"{number} {'---'.join(row)}" for number, row in enumerate(rows, 1))
    return "  " + "   ".join(LETTERS[:width]) + "\n" + between.join(lines)


def three_by_three(sketch: str, diagonals: bool = True) -> str:
    """A board of Stones, with its lines."""
    upper, lower = ("| \\ | / |", "| / | \\ |") if diagonals else ("|   |   |", "|   |   |")
    first, second, third = ("---".join(row) for row in sketch.split())
    lines = ["  1   2   3", f"A {first}", f"  {upper}", f"B {second}", f"  {lower}", f"C {third}"]
    return "\n".join(lines)


def squares(sketch: str) -> str:
    """A board of Cross the Board, as in the diagrams of its source."""
    rows = sketch.split()
    lines = [" ".join(["", *"abcdefghi"[: len(rows)]])]
    lines += [" ".join([str(number), *row]) for number, row in enumerate(rows, 1)]
    return " " + "\n".join(lines)
