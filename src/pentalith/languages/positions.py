"""What there is to say of a position beside its board."""

from pentalith.games.position import TO_DO, Position, Result
from pentalith.languages import Language, message

BY_PLAYERS = {
    "resignation": message("the opponent has resigned"),
    "time": message("the opponent has run out of time"),
    "agreement": message("the players have agreed on it"),
}
"""What it means when players, not the rules, end a game."""


def remarks(position: Position, language: Language) -> list[str]:
    """Who was passed over, what was captured, and who is to do what, or how the game ended."""
    return [
        *skip(position, language),
        *captures(position, language),
        situation(position, language),
    ]


def skip(position: Position, language: Language) -> list[str]:
    """That a player was passed over, if one was."""
    if not position.skipped:
        return []
    player = position.game.players[position.skipped - 1]
    return [language.say("{player} is blocked and passed over.", player=player)]


def captures(position: Position, language: Language) -> list[str]:
    """How many figures were taken, in a game that counts them."""
    if "captures" not in position.endings:
        return []
    first, second = position.game.players
    counts = {"one": position.captures[0], "two": position.captures[1]}
    return [
        language.say(
            "Captures: {first} {one}, {second} {two}.", first=first, second=second, **counts
        )
    ]


def situation(position: Position, language: Language) -> str:
    """Who is to do what, or how the game ended."""
    result = position.result
    if result:
        return outcome(position, result, language)
    said = to_do(position, language)
    if position.due:
        return language.say("{to_do} ({count} due).", to_do=said, count=position.due)
    return language.say("{to_do}.", to_do=said)


def to_do(position: Position, language: Language) -> str:
    """Who is to do what, as the beginning of a sentence."""
    player = position.game.players[position.player - 1]
    return language.say(TO_DO[position.phase], player=player)


def outcome(position: Position, result: Result, language: Language) -> str:
    """Who has won and why, or why nobody has."""
    why = reason(position, result.reason)
    if not result.winner:
        return language.say("A draw: {reason}.", reason=why)
    player = position.game.players[result.winner - 1]
    return language.say("{player} wins: {reason}.", player=player, reason=why)


def reason(position: Position, word: str) -> str:
    """What the word for the end of a game means."""
    return position.endings.get(word) or BY_PLAYERS[word]
