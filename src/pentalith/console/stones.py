"""`pentalith stones`: Stones, as its source describes the program."""

from collections.abc import Sequence
from random import Random

from pentalith.console.arguments import add_options, add_seed, options, parser, seed
from pentalith.console.dialogue import EndOfInput, answer, settled
from pentalith.console.voice import say, speaker
from pentalith.games import game
from pentalith.games.errors import PentalithError
from pentalith.games.position import Position
from pentalith.games.rules import Game
from pentalith.games.stones import Stones
from pentalith.languages.positions import situation

MARKS = ("X", "O")
GREEK_LETTERS = str.maketrans("ΑΒαβ", "ABab")
"""The letters of Greek that look as those of the rows do: the source writes them so."""


def main(arguments: Sequence[str]) -> int:
    """Run the command."""
    made = parser(
        "stones",
        say("Stones for two players: stones are set as in A1, and moved as in A1B2."),
    )
    add_options(made, Stones, ["diagonals", "repetition"])
    add_seed(made)
    given = made.parse_args(arguments)
    chosen = game(Stones.key, **options(given))
    chance = Random(seed(given))
    play(chosen, chance)
    while another():
        play(chosen, chance)
    return 0


def play(chosen: Game, chance: Random) -> None:
    """Draw lots, and let the players play a game."""
    first = chance.randint(1, 2)
    names = [say("Player {number}", number=number) for number in (first, 3 - first)]
    print(say("The lots are drawn: {player} begins.", player=names[0]))
    print(*(f"{mark}: {name}" for mark, name in zip(MARKS, names, strict=True)), sep="\n")
    position = chosen.start()
    print(f"\n{position}\n")
    while position.player:
        settled(question(position, names), lambda text: position.play(places(text)))
        print(f"\n{position}\n")
    print(ending(position, names))


def places(text: str) -> str:
    """An answer with Greek letters as the Latin ones that they look like."""
    return text.translate(GREEK_LETTERS)


def question(position: Position, names: Sequence[str]) -> str:
    """What the player to act is asked."""
    name = names[position.player - 1]
    if position.phase == "move":
        return say("{player}, move a stone: ", player=name)
    stones = sum(row.count(position.player) for row in position.board())
    return say("{player}, set a stone ({count} of 3): ", player=name, count=stones + 1)


def ending(position: Position, names: Sequence[str]) -> str:
    """Who has won, or why nobody has."""
    if position.result and position.result.winner:
        return say("{player} has won!", player=names[position.result.winner - 1])
    return situation(position, speaker())


def another() -> bool:
    """Whether the players want another game; nobody to ask is a no."""
    try:
        return answer(say("Another game? [Y/N] ")).strip() in ("Y", "y")
    except (EndOfInput, PentalithError):
        return False
