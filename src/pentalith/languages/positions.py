"""What there is to say of a position beside its board."""

from pentalith.games.position import TO_DO, Position
from pentalith.languages import Language


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
        return outcome(position, result.winner, position.endings[result.reason], language)
    said = to_do(position, language)
    if position.due:
        return language.say("{to_do} ({count} due).", to_do=said, count=position.due)
    return f"{said}."


def to_do(position: Position, language: Language) -> str:
    """Who is to do what, as the beginning of a sentence."""
    player = position.game.players[position.player - 1]
    return language.say(TO_DO[position.phase], player=player)


def outcome(position: Position, winner: int, reason: str, language: Language) -> str:
    """Who has won and why, or why nobody has."""
    if not winner:
        return language.say("A draw: {reason}.", reason=reason)
    player = position.game.players[winner - 1]
    return language.say("{player} wins: {reason}.", player=player, reason=reason)
