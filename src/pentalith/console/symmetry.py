"""`pentalith symmetry`: Symmetry, as its source describes the program."""

import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence

from pentalith import files
from pentalith.console.arguments import add_seed, number, parser, seed
from pentalith.console.dialogue import settled
from pentalith.console.records import STANDARD, content, title
from pentalith.console.voice import say
from pentalith.engine.players import HIGHEST, EnginePlayer, Player, level_of
from pentalith.games import game
from pentalith.games.errors import OptionError, PentalithError, RecordError
from pentalith.games.position import Position, shown
from pentalith.games.rules import Game
from pentalith.games.symmetry import Symmetry
from pentalith.languages import message

WINNERS = ("Draw", "White Wins", "Black Wins")
SIDES = {"w": 1, "b": 2, "n": 0}
COMPUTER = message("Does the computer play White (w), Black (b), or neither (n)? ")


def main(arguments: Sequence[str]) -> int:
    """Run the command."""
    made = parser(
        "symmetry",
        say(
            "The boards of a game of Symmetry: the moves from one file, the boards into another. "
            "With --play, a game against the computer or a second person."
        ),
    )
    made.add_argument("source", metavar="IN", nargs="?", help=say("the moves: 1.in, - for input"))
    made.add_argument("target", metavar="OUT", nargs="?", help=say("the boards: 1.out"))
    made.add_argument("--play", action="store_true", help=say("play a game"))
    made.add_argument("--level", metavar="LEVEL", help=say("the computer's level: 1 to 10"))
    add_seed(made)
    given = made.parse_args(arguments)
    if given.play:
        play(given)
    else:
        convert(given)
    return 0


# From file to file


def convert(given: Namespace) -> None:
    """Write the boards of the game in a file into another."""
    if given.level is not None or given.seed is not None:
        raise OptionError("--level and --seed go with --play")
    source = "1.in" if given.source is None else given.source
    target = "1.out" if given.target is None else given.target
    try:
        boards = "".join(written(content(source)))
    except RecordError as problem:
        raise RecordError("{file}: {problem}", file=title(source), problem=problem) from None
    if target == STANDARD:
        sys.stdout.write(boards)
    else:
        files.write_whole(target, boards)


def written(text: str) -> Iterator[str]:
    """The boards of a game, and its result."""
    words = list(numbered_words(text))
    last_line = text.count("\n") + (not text.endswith("\n"))
    if not words:
        raise wrong(max(last_line, 1), RecordError("the size of the board is missing"))
    position = size_of(*words[0]).start()
    squares = position.rows * position.columns
    for step in range(1, squares + 1):
        pair = words[2 * step - 1 : 2 * step + 1]
        if len(pair) < 2:
            problem = RecordError("move {step} of {squares} is missing", step=step, squares=squares)
            raise wrong(last_line, problem)
        place(position, pair)
        yield stepped(position, step)
    if len(words) > 2 * squares + 1:
        raise wrong(words[2 * squares + 1][0], RecordError("the board is full, and more follows"))
    yield f"\n{winner(position)}\n"


def numbered_words(text: str) -> Iterator[tuple[int, str]]:
    """The words of a text, each with the number of its line."""
    for line, words in enumerate(text.split("\n"), 1):
        for word in words.split():
            yield line, word


def size_of(line: int, word: str) -> Game:
    """The game on a board of the size that a word says."""
    try:
        return game(Symmetry.key, size=number(word))
    except PentalithError as problem:
        raise wrong(line, problem) from None


def place(position: Position, pair: Sequence[tuple[int, str]]) -> None:
    """Place a stone, given the words for its row and column."""
    numbers = [number_on(line, word) for line, word in pair]
    try:
        position.play("{} {}".format(*numbers))
    except PentalithError as problem:
        raise wrong(pair[1][0], problem) from None


def number_on(line: int, word: str) -> int:
    """The number that a word on a line is."""
    try:
        return number(word)
    except PentalithError as problem:
        raise wrong(line, problem) from None


def wrong(line: int, problem: PentalithError) -> RecordError:
    """The error that says what is wrong on a line."""
    return RecordError("line {line}: {problem}", line=line, problem=problem)


def stepped(position: Position, step: int) -> str:
    """The board after a step, as the source wants it, and an empty line before the next."""
    before = "" if step == 1 else "\n"
    return f"{before}Step {step}\n{position}\n{counts(position)}\n"


def counts(position: Position) -> str:
    """How many stones each has, as the source wants it."""
    stones = [stone for row in position.board() for stone in row]
    return f"White: {stones.count(1)}  Black: {stones.count(2)}"


def winner(position: Position) -> str:
    """Who has won, as the source wants it."""
    return WINNERS[position.result.winner if position.result else 0]


# Played


def play(given: Namespace) -> None:
    """Let two people play, or one and the computer."""
    if given.source is not None:
        raise OptionError("--play goes with no files")
    computer = EnginePlayer(HIGHEST if given.level is None else level_of(given.level), seed(given))
    position = settled(say("Size of the board [1-10]: "), asked_size).start()
    side = settled(say(COMPUTER), side_of)
    print(f"\n{position}\n")
    for step in range(1, position.rows * position.columns + 1):
        turn(position, computer if position.player == side else None)
        print(f"\nStep {step}\n{position}\n{counts(position)}\n")
    print(winner(position))


def turn(position: Position, computer: Player | None) -> None:
    """Let the computer or a person place a stone."""
    name = position.players[position.player - 1]
    if not computer:
        question = say("{player}, place a stone: ", player=name)
        settled(question, lambda text: position.play(text.strip()))
        return
    move = position.write(computer.choose(position))
    print(say("{player}, the computer, places a stone: {move}", player=name, move=move))
    position.play(move)


def asked_size(text: str) -> Game:
    """The game on a board of a size that was asked for."""
    return game(Symmetry.key, size=number(text.strip()))


def side_of(text: str) -> int:
    """The computer's side, from an answer."""
    side = SIDES.get(text.strip().lower())
    if side is None:
        raise OptionError("{text} is none of w, b and n", text=shown(text))
    return side
