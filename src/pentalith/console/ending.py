"""How a recorded game ended, by the rules or by its players."""

from pentalith.console.voice import speaker
from pentalith.languages.positions import outcome, situation
from pentalith.record import Record


def ending(record: Record) -> str:
    """How a game ended; while it goes on, who is to do what."""
    if record.result:
        return outcome(record.position, record.result, speaker())
    return situation(record.position, speaker())
