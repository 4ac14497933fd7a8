"""What positions and moves are worth when both players play perfectly."""

from typing import NamedTuple


class Worth(NamedTuple):
    """What a position is worth to one of the players."""

    value: int
    """1 if the player wins, 0 for a draw, -1 if the player loses."""
    actions: int | None = None
    """How many actions are left: the winner hurries, the loser delays; None for a draw."""
    margin: int | None = None
    """By how many stones the player wins, in a game that counts them."""

    def turned(self) -> "Worth":
        """The same for the other player."""
        return Worth(-self.value, self.actions, None if self.margin is None else -self.margin)

    def before(self) -> "Worth":
        """The same one action earlier."""
        return self._replace(actions=None if self.actions is None else self.actions + 1)

    @property
    def rank(self) -> tuple[int, int, int]:
        """What the player prefers ranks higher: to win, by much, soon; to lose by little, late."""
        hurry = 0 if self.actions is None else -self.value * self.actions
        return self.value, self.margin or 0, hurry


class Choice(NamedTuple):
    """A move, and what it is worth to the player who makes it."""

    move: int
    worth: Worth
