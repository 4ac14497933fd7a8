"""Stones: three stones each on a 3x3 board; whoever first moves into a line wins."""

from .naive import DIAGONAL, ORTHOGONAL, Naive, Place, other

ROWS, COLUMNS = "ABC", "123"
CENTRE = (1, 1)
LINES = [
    *({(row, column) for column in range(3)} for row in range(3)),
    *({(row, column) for row in range(3)} for column in range(3)),
    {(0, 0), CENTRE, (2, 2)},
    {(0, 2), CENTRE, (2, 0)},
]


class StonesGame(Naive):
    """Each player sets three stones, the first player first; then they move in turn."""

    def __init__(self, diagonals: bool = True, repetition: int = 3) -> None:
        super().__init__(3, 3, "set", repetition)
        self.diagonals = diagonals

    # What is legal

    def legal(self) -> list[str]:
        """Places to set a stone on, or moves to an adjacent empty place, by the phase."""
        if self.phase == "set":
            return [name(place) for place in self.empty() if not self.would_line(place)]
        return [
            name(start) + name(target)
            for start in self.own(self.player)
            for target in self.empty()
            if self.adjacent(start, target)
        ]

    def would_line(self, place: Place) -> bool:
        """Whether a stone set here makes the player's three a line."""
        return self.own(self.player) | {place} in LINES

    def adjacent(self, start: Place, target: Place) -> bool:
        """Whether a line drawn on the board joins two places directly."""
        if target in self.neighbours(start, ORTHOGONAL):
            return True
        through_centre = CENTRE in (start, target)
        return self.diagonals and through_centre and target in self.neighbours(start, DIAGONAL)

    # What a move does

    def act(self, text: str) -> None:
        """Set or move, by the phase."""
        if self.phase == "set":
            self.set_stone(place_of(text))
        else:
            self.move(place_of(text[:2]), place_of(text[2:]))

    def set_stone(self, place: Place) -> None:
        """Set a stone; after three the second player sets, after six the first one moves."""
        self.stones[place] = self.player
        if self.count(1) == 3:
            self.player = 2
        if self.count(2) == 3:
            self.phase = "move"
            self.move_is_due(1)

    def move(self, start: Place, target: Place) -> None:
        """Move a stone; three in a line win."""
        self.stones[target] = self.stones.pop(start)
        if self.own(self.player) in LINES:
            self.end(self.player, "line")
        else:
            self.move_is_due(other(self.player))

    def move_is_due(self, player: int) -> None:
        """The player moves next, unless the position is there for the third time."""
        self.player = player
        if self.repeats():
            self.end(0, "repetition")

    def own(self, player: int) -> set[Place]:
        """The places of a player's stones."""
        return {place for place, owner in self.stones.items() if owner == player}


# Notation


def name(place: Place) -> str:
    """A place as row letter then column number, `A1`."""
    return ROWS[place[0]] + COLUMNS[place[1]]


def place_of(text: str) -> Place:
    """The place of a name."""
    return ROWS.index(text[0]), COLUMNS.index(text[1])
