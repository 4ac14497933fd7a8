"""Square Trap: form squares to remove opposing stones, and leave the opponent only three."""

from .naive import ORTHOGONAL, Naive, Place, other, within

COLUMNS = "ABCDEFGH"
WHITE, BLACK = 1, 2


class SquareTrap(Naive):
    """R lines by R + 1, a full board of stones, then removals and slides."""

    def __init__(self, rows: int = 7, repetition: int = 3) -> None:
        within("rows", rows, 3, 7)
        super().__init__(rows, rows + 1, "place", repetition)
        self.owed: tuple[tuple[int, int], ...] = ()
        self.slides_next = WHITE

    # What is legal

    def legal(self) -> list[str]:
        """Empty intersections, removable stones or slides, by the phase."""
        if self.phase == "place":
            return [name(place) for place in self.empty()]
        if self.phase == "remove":
            return [f"x{name(place)}" for place in self.removable(other(self.player))]
        return [f"{name(start)}-{name(target)}" for start, target in self.slides(self.player)]

    def removable(self, owner: int) -> list[Place]:
        """The owner's stones that are part of no square."""
        own = [place for place, colour in self.stones.items() if colour == owner]
        return [place for place in own if not self.in_square(place)]

    def slides(self, player: int) -> list[tuple[Place, Place]]:
        """All slides of a player: any distance along a line over empty intersections."""
        own = [place for place, colour in self.stones.items() if colour == player]
        return [
            (start, target)
            for start in own
            for step in ORTHOGONAL
            for target in self.run(start, step)
        ]

    def run(self, start: Place, step: Place) -> list[Place]:
        """The empty intersections from a stone in one direction, up to the first obstacle."""
        empty, targets = self.empty(), []
        place = (start[0] + step[0], start[1] + step[1])
        while place in empty:
            targets.append(place)
            place = (place[0] + step[0], place[1] + step[1])
        return targets

    # What a move does

    def act(self, text: str) -> None:
        """Place, remove or slide, by the phase."""
        if self.phase == "place":
            self.put(place_of(text))
        elif self.phase == "remove":
            self.remove(place_of(text[1:]))
        else:
            start, target = text.split("-")
            self.slide(place_of(start), place_of(target))

    def put(self, place: Place) -> None:
        """A stone on an empty intersection; the full board brings the first removals."""
        self.stones[place] = self.player
        self.player = other(self.player)
        if not self.empty():
            self.first_removals()

    def first_removals(self) -> None:
        """One per square, White's before Black's; White has one when neither has a square."""
        white, black = self.squares(WHITE), self.squares(BLACK)
        if white == black == 0:
            white = 1
        self.removals(((WHITE, white), (BLACK, black)), slides_next=WHITE)

    def remove(self, place: Place) -> None:
        """Take an opposing stone off: the third last wins, and what cannot be removed lapses."""
        del self.stones[place]
        self.due -= 1
        if self.count(other(self.player)) == 3:
            self.end(self.player, "stones")
        elif self.due == 0 or not self.removable(other(self.player)):
            self.removals(self.owed, self.slides_next)

    def slide(self, start: Place, target: Place) -> None:
        """Slide a stone; a square at its target earns one removal."""
        self.stones[target] = self.stones.pop(start)
        earned = 1 if self.in_square(target) else 0
        self.removals(((self.player, earned),), slides_next=other(self.player))

    def removals(self, owed: tuple[tuple[int, int], ...], slides_next: int) -> None:
        """The first owed removals that do not lapse are due; after the last, a slide is."""
        self.owed, self.slides_next = owed, slides_next
        while self.owed:
            (player, due), self.owed = self.owed[0], self.owed[1:]
            if due > 0 and self.removable(other(player)):
                self.phase, self.player, self.due = "remove", player, due
                return
        self.slide_is_due(slides_next)

    def slide_is_due(self, player: int) -> None:
        """The player slides; blocked, they are skipped; the third same position is a draw."""
        self.phase, self.player, self.due = "slide", player, 0
        if not self.slides(WHITE) and not self.slides(BLACK):
            self.end(0, "blocked")
            return
        if not self.slides(player):
            self.skipped, self.player = player, other(player)
        if self.repeats():
            self.end(0, "repetition")

    # Squares

    def squares(self, player: int) -> int:
        """How many unit squares have all four corners of this player's colour."""
        corners = [place for place in self.places() if self.is_square(place)]
        return [self.stones[place] for place in corners].count(player)

    def in_square(self, place: Place) -> bool:
        """Whether the stone on this place is a corner of a square of its colour."""
        row, column = place
        return any(self.is_square((r, c)) for r in (row - 1, row) for c in (column - 1, column))

    def is_square(self, upper_left: Place) -> bool:
        """Whether the unit square with this upper left corner is all of one colour."""
        row, column = upper_left
        corners = [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)]
        return {self.stones.get(corner, 0) for corner in corners} in ({WHITE}, {BLACK})


# Notation


def name(place: Place) -> str:
    """An intersection as row then column, `2D`."""
    return f"{place[0] + 1}{COLUMNS[place[1]]}"


def place_of(text: str) -> Place:
    """The intersection of a name."""
    return int(text[0]) - 1, COLUMNS.index(text[1])
