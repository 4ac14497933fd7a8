"""What there is to say of a position beside its board."""

from pentalith.games.position import Position


def skip(position: Position) -> list[str]:
    """That a player was passed over, if one was."""
    if not position.skipped:
        return []
    return [f"{position.game.players[position.skipped - 1]} is blocked and passed over."]


def captures(position: Position) -> list[str]:
    """How many figures were taken, in a game that counts them."""
    if "captures" not in position.endings:
        return []
    first, second = position.game.players
    return [f"Captures: {first} {position.captures[0]}, {second} {position.captures[1]}."]


def situation(position: Position) -> str:
    """Who is to do what, or how the game ended."""
    players = position.game.players
    result = position.result
    if not result:
        due = f" ({position.due} due)" if position.due else ""
        return f"{players[position.player - 1]} to {position.phase}{due}."
    outcome = f"{players[result.winner - 1]} wins" if result.winner else "A draw"
    return f"{outcome}: {position.endings[result.reason]}."
