"""Players choose in a thread of their own, on a copy: whoever waits can do something else."""

from collections.abc import Callable
from threading import Lock, Thread
from time import monotonic, sleep

from pentalith.engine.players import Player
from pentalith.games.position import Position

ALONE = Lock()
"""A player keeps things in mind between choices, so that only one thread lets players choose."""


class Thought:
    """A move that a player is choosing; `done` is called in the thread, unless it was dropped."""

    def __init__(
        self,
        player: Player,
        position: Position,
        done: Callable[["Thought"], object],
        least: float = 0,
    ) -> None:
        self.player = player
        self.position = position.copy()
        self.move: int | None = None
        """The number of the move; None until it is chosen, and where choosing it failed."""
        self.problem = ""
        """Why there is no move."""
        self.dropped = False
        self.done = done
        self.least = least
        """For how many seconds at least the player thinks, for eyes that follow the game."""
        # A program can end while a daemon still thinks; Textual's own threads it would wait for.
        Thread(target=self.run, daemon=True).start()

    def drop(self) -> None:
        """Nobody waits for the move any more."""
        self.dropped = True

    def run(self) -> None:
        """Let the player choose once the one before has chosen."""
        begun = monotonic()
        with ALONE:
            if not self.dropped:
                self.choose()
        sleep(max(0, begun + self.least - monotonic()))
        if not self.dropped:
            self.done(self)

    def choose(self) -> None:
        """Ask the player; whatever goes wrong is told, for a thread has nobody who would see it."""
        try:
            self.move = self.player.choose(self.position)
        except Exception as problem:
            self.problem = f"{type(problem).__name__}: {problem}"
