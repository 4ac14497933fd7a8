"""Trisq: surround single enemy figures; whoever takes more of them wins."""

from .naive import Naive, Place, Stones, other, within

COLUMNS = "abcdefghjklmn"


class Trisq(Naive):
    """Figures on empty points; surrounded single figures are removed."""

    def __init__(self, size: int = 13, repetition: int = 3) -> None:
        within("size", size, 3, 13)
        super().__init__(size, size, "place", repetition)
        self.previous: Stones | None = None
        self.latest: Stones | None = None
        self.repeats(self.ban)

    # What is legal

    def legal(self) -> list[str]:
        """The empty points but self-captures and the closed one; the source's ban agrees."""
        allowed = [place for place in self.empty() if not self.is_self_capture(place)]
        open_points = [place for place in allowed if self.name(place) != self.ban]
        assert open_points == [place for place in allowed if not self.recreates(place)]
        return [self.name(place) for place in open_points]

    def is_self_capture(self, place: Place) -> bool:
        """Whether a figure placed here captures nothing and is itself surrounded."""
        around = {self.stones.get(neighbour, 0) for neighbour in self.neighbours(place)}
        return around == {other(self.player)} and not self.captured(place)

    def recreates(self, place: Place) -> bool:
        """Whether the board becomes what it was after the player's previous placement."""
        return self.after(place) == self.previous

    # What a move does

    def act(self, text: str) -> None:
        """Place a figure, remove the captured ones and close the point of a single one."""
        place = self.place_of(text)
        taken = self.captured(place)
        self.stones = self.after(place)
        self.previous, self.latest = self.latest, dict(self.stones)
        self.add_captures(len(taken))
        self.ban = self.name(taken[0]) if len(taken) == 1 else None
        self.player = other(self.player)
        self.end_of_match()

    def captured(self, place: Place) -> list[Place]:
        """The enemy figures next to a placement that would have only the mover's around."""
        beside = [n for n in self.neighbours(place) if self.stones.get(n) == other(self.player)]
        return [figure for figure in beside if self.surrounded(figure, place)]

    def surrounded(self, figure: Place, placed: Place) -> bool:
        """Whether all neighbours of a figure are the mover's, the placed one included."""
        return all(
            neighbour == placed or self.stones.get(neighbour) == self.player
            for neighbour in self.neighbours(figure)
        )

    def after(self, place: Place) -> Stones:
        """The board after a placement and its captures."""
        taken = self.captured(place)
        kept = {point: figure for point, figure in self.stones.items() if point not in taken}
        return kept | {place: self.player}

    def add_captures(self, taken: int) -> None:
        """Credit the mover with the figures taken."""
        triangle, square = self.captures
        if self.player == 1:
            self.captures = (triangle + taken, square)
        else:
            self.captures = (triangle, square + taken)

    # When it ends

    def end_of_match(self) -> None:
        """No legal placement: more captures win; else the third same position is a draw."""
        repeated = self.repeats(self.ban)
        if not self.moves():
            triangle, square = self.captures
            self.end(0 if triangle == square else 1 if triangle > square else 2, "captures")
        elif repeated:
            self.end(0, "repetition")

    # Notation

    def name(self, place: Place) -> str:
        """A point as column letter, without i, then row number from the bottom, `h8`."""
        return f"{COLUMNS[place[1]]}{self.rows - place[0]}"

    def place_of(self, text: str) -> Place:
        """The point of a name."""
        return self.rows - int(text[1:]), COLUMNS.index(text[0])
