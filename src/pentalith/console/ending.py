"""How a recorded game ended, by the rules or by its players."""

from pentalith.console.voice import speaker
from pentalith.languages import message
from pentalith.languages.positions import outcome, situation
from pentalith.record import Record

BY_PLAYERS = {
    "resignation": message("the opponent has resigned"),
    "time": message("the opponent's time is up"),
    "agreement": message("the players have agreed on it"),
}


def ending(record: Record) -> str:
    """How a game ended; while it goes on, who is to do what."""
    result = record.result
    if result and not record.position.result:
        return outcome(record.position, result.winner, BY_PLAYERS[result.reason], speaker())
    return situation(record.position, speaker())
