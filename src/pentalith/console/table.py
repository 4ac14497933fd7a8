"""A game at one table: two seats, each a person's or the computer's, and the game's record."""

from pentalith.engine.players import EnginePlayer, Player, named
from pentalith.games.errors import IllegalMove
from pentalith.games.position import Position
from pentalith.record import Record

Seats = tuple[Player | None, Player | None]
"""Who plays first and second; None for a person."""


class Table:
    """A game that is being played."""

    def __init__(self, record: Record, seats: Seats, adviser: Player | None = None) -> None:
        self.record = record
        self.seats = seats
        self.adviser = adviser or EnginePlayer()
        """Who is asked for hints."""
        for name, seat in zip(record.game.players, seats, strict=True):
            if seat:
                record.tags[name] = seat.name
            elif named(record.tags.get(name, "")):
                del record.tags[name]

    @property
    def position(self) -> Position:
        """The position now."""
        return self.record.position

    @property
    def over(self) -> bool:
        """Whether the game has ended, by the rules or by a resignation."""
        return self.record.result is not None

    @property
    def computer(self) -> Player | None:
        """The computer, if it is to act."""
        return None if self.over else self.seats[self.position.player - 1]

    @property
    def last(self) -> int | None:
        """The last move."""
        return self.record.numbers[-1] if self.record.numbers else None

    def answer(self, computer: Player) -> str:
        """Let the computer choose a move and play it; its text."""
        move = self.position.write(computer.choose(self.position))
        self.record.play(move)
        return move

    def hint(self) -> str:
        """A move that can be recommended."""
        if self.over:
            raise IllegalMove("the game is over")
        return self.position.write(self.adviser.choose(self.position))

    def undo(self) -> None:
        """Take back everything since a person was last to act."""
        count = self.last_choice(len(self.record.numbers) - (not self.resigned()))
        if count < 0:
            raise IllegalMove("there is no move of yours to take back")
        while len(self.record.numbers) > count or self.resigned():
            self.record.undo()

    def resigned(self) -> bool:
        """Whether a player, not the rules, has ended the game."""
        return self.over and self.position.result is None

    def last_choice(self, latest: int) -> int:
        """After how many moves, `latest` at most, a person was last to act; -1 if never."""
        actors = [position.player for position in self.record.walk()]
        for count in range(latest, -1, -1):
            if not self.seats[actors[count] - 1]:
                return count
        return -1

    def redo(self) -> None:
        """Play again what was taken back, until a person is to act."""
        self.record.redo()
        while self.computer and self.record.can_redo:
            self.record.redo()

    def resign(self) -> None:
        """Whoever is to act gives the game up."""
        if self.over:
            raise IllegalMove("the game is over")
        self.record.resign(self.position.player)
