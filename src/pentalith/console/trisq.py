"""`pentalith trisq`: Trisq, as its source describes the program: moves in, the board out."""

from collections.abc import Sequence

from pentalith.console.arguments import parser, wrong_move
from pentalith.console.voice import say
from pentalith.games import game
from pentalith.games.errors import IllegalMove, PentalithError
from pentalith.games.position import Position
from pentalith.games.trisq import Trisq


def main(arguments: Sequence[str]) -> int:
    """Run the command."""
    made = parser("trisq", say("The board of Trisq after some moves; a wrong one is an error."))
    made.add_argument(
        "moves", metavar="MOVE", nargs="*", help=say("as in a13, Triangle's and Square's in turn")
    )
    print(placed(made.parse_args(arguments).moves))
    return 0


def placed(moves: Sequence[str]) -> Position:
    """The board after some moves: no result ends the game, but a placement may be illegal."""
    position = game(Trisq.key, repetition=0).start()
    for count, move in enumerate(moves, 1):
        try:
            check_room(position, count)
            position.play(move)
        except PentalithError as problem:
            raise wrong_move(count, problem) from None
    return position


def check_room(position: Position, count: int) -> None:
    """Refuse a move where no placement is legal."""
    if not position.player:
        player = position.players[1 - count % 2]
        raise IllegalMove("no placement is legal for {player}", player=player)
