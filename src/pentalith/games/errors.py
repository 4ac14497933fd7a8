"""What can be wrong with what a caller hands in.

PentalithError (a ValueError)
├── NotationError   a text or a number that no move or position of the game is written as
├── IllegalMove     a move that the rules do not allow here
├── OptionError     a game or an option that there is not, or a value out of its range
├── RecordError     a text that is no record of a game, or something that a record cannot hold
└── FileError       a file that cannot be read or written
"""


class PentalithError(ValueError):
    """The base of every error that Pentalith raises for bad input.

    The message is a sentence with its values apart, so that it can be said in another language.
    """

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(message.format(**values) if values else message)
        self.message = message
        """The sentence, with names in braces where the values go."""
        self.values = values


class NotationError(PentalithError):
    """This is no move, or no position, of the game."""


class IllegalMove(PentalithError):
    """The rules do not allow this move in this position."""


class OptionError(PentalithError):
    """There is no such game or option, or the option has no such value."""


class RecordError(PentalithError):
    """This is no record of a game, or the record cannot hold it."""


class FileError(PentalithError):
    """The file cannot be read or written."""
