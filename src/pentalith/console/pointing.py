"""Moves made by pointing at places of a board: a place alone, or a stone and where it goes."""

from itertools import chain

from pentalith.drawing.boards import Canvas, Place
from pentalith.games.errors import IllegalMove
from pentalith.games.position import Position


class Pointing:
    """What pointing at places means in a position; which moves there are, its rules say."""

    def __init__(self, position: Position) -> None:
        self.canvas = Canvas(position)
        self.names = {place: name for name, place in self.canvas.places.items()}
        self.moves = {self.way(move): move for move in position.moves()}
        self.chosen: Place | None = None
        """The stone that is to go somewhere."""

    def way(self, move: str) -> tuple[Place, ...]:
        """The places that a move's text names: one, or from where to where."""
        place = self.canvas.places.get(move)
        return (place,) if place else tuple(self.canvas.named(move))

    def point(self, place: Place) -> str:
        """The move that is meant, legal or not; "" where a stone was only chosen or let go."""
        chosen = self.chosen
        move = self.moves.get((place,)) or (chosen and self.moves.get((chosen, place)))
        if move:
            return move
        if place in self.beginnings():
            self.chosen = None if place == chosen else place
            return ""
        return self.attempt(place)

    def attempt(self, place: Place) -> str:
        """The text of a move that is not legal: the rules can say why."""
        name = self.names[place]
        for way, move in self.moves.items():
            if len(way) == 1:
                return name
            if way[0] == self.chosen:
                return move.removesuffix(self.names[way[1]]) + name
        if not self.moves:
            raise IllegalMove("the game is over")
        raise IllegalMove("no legal move begins with {text}", text=name)

    def let_go(self) -> None:
        """No stone is chosen any more."""
        self.chosen = None

    def beginnings(self) -> set[Place]:
        """The stones that can go somewhere."""
        return {way[0] for way in self.moves if len(way) > 1}

    def ends(self) -> frozenset[Place]:
        """Where the chosen stone may go; where none is chosen, all places of legal moves."""
        if self.chosen is None:
            return frozenset(chain.from_iterable(self.moves))
        return frozenset(way[-1] for way in self.moves if way[0] == self.chosen)
