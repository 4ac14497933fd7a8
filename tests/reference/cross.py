"""Cross the Board: join two opposite edges with a path of stones of one's colour."""

from .naive import DIAGONAL, ORTHOGONAL, Naive, Place, other, within

COLUMNS = "abcdefghi"


class Cross(Naive):
    """Stones on any empty square; surrounded stones change colour; a path wins."""

    def __init__(self, size: int = 5, repetition: int = 3) -> None:
        within("size", size, 3, 9)
        super().__init__(size, size, "place", repetition)

    # What is legal

    def legal(self) -> list[str]:
        """All empty squares."""
        return [name(place) for place in self.empty()]

    # What a move does

    def act(self, text: str) -> None:
        """Place a stone: first the mover's captures, then the placed stone's own."""
        mover, opponent = self.player, other(self.player)
        place = place_of(text)
        self.stones[place] = mover
        for captured in self.surrounded(opponent):
            self.stones[captured] = mover
        if place in self.surrounded(mover):
            self.stones[place] = opponent
        self.player = opponent
        self.win()

    def surrounded(self, player: int) -> list[Place]:
        """The player's stones whose neighbours on the board are all of the other colour."""
        own = [place for place, colour in self.stones.items() if colour == player]
        return [place for place in own if self.around(place) == {other(player)}]

    def around(self, place: Place) -> set[int]:
        """What stands on the orthogonal neighbours of a place; 0 for an empty one."""
        return {self.stones.get(neighbour, 0) for neighbour in self.neighbours(place)}

    # When it ends

    def win(self) -> None:
        """A path of either colour ends the game."""
        for player in (1, 2):
            if self.path(player):
                self.end(player, "path")

    def path(self, player: int) -> bool:
        """Whether stones of one colour lead from left to right or from top to bottom."""
        last = self.rows - 1
        left = {(row, 0) for row in range(self.rows)}
        top = {(0, column) for column in range(self.columns)}
        across = any(column == last for _, column in self.joined(player, left))
        down = any(row == last for row, _ in self.joined(player, top))
        return across or down

    def joined(self, player: int, edge: set[Place]) -> set[Place]:
        """The player's stones joined to an edge over all eight neighbours."""
        own = {place for place, colour in self.stones.items() if colour == player}
        reached, fresh = set[Place](), own & edge
        while fresh:
            reached |= fresh
            beside = {n for place in fresh for n in self.neighbours(place, ORTHOGONAL + DIAGONAL)}
            fresh = beside & own - reached
        return reached


# Notation


def name(place: Place) -> str:
    """A square as column letter then row number from the top, `a1`."""
    return f"{COLUMNS[place[1]]}{place[0] + 1}"


def place_of(text: str) -> Place:
    """The square of a name."""
    return int(text[1:]) - 1, COLUMNS.index(text[0])
