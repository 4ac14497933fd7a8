"""The source programs refuse what is no answer in one line, ask again, and the game goes on."""

import pytest

from conversations import ENDED, converse, typed

PLACED = "1A 1C 1B 1D 2A 2C 2B 2D 3C 3A 3D 3B"
NO_PLACE = ["", " ", "A", "1", "A1", "AA", "11", "1AA", "1 A", "0A", "4A", "1E", "-1A", "2D3", "x"]
NO_SLIDE = [
    "3C-",
    "3C  1C",
    "3C1C",
    "3C,1C",
    "1C 3C 1C",
    "4A 1A",
    "1A 1E",
    "1A 1A",
    "3C -1C",
    "C3 C1",
]
STRANGE = [
    "\u00b2A",
    "\uff11\uff21",
    "1\u0391",
    "\x00",
    "1A\x00",
    "\x1b[A",
    "{0}",
    "%s",
    "1A" * 4000,
]
SIZE = "Size of the board [1-10]: "
"""A question that has no line of its own once it is answered in a pipe."""


class Asked:
    """A program that was asked so far; what it then refuses leaves no trace but a line."""

    def __init__(self, command: str, so_far: str, then: str) -> None:
        self.command = command
        self.so_far = typed(*so_far.split(",")) if so_far else ""
        self.then = typed(*then.split(","))

    def refusal(self, answer: str) -> str:
        """What is said to a refused answer; the rest of the game goes on as without it."""
        before = converse(self.command, self.so_far)
        good = converse(self.command, self.so_far + self.then)
        bad = converse(self.command, self.so_far + typed(answer) + self.then)
        question = before.output.rstrip("\n").splitlines()[-1].removeprefix(SIZE) or SIZE
        start = before.output.removesuffix("\n")
        rest = question + good.output.removeprefix(start)
        assert before.errors == ENDED
        assert (bad.status, bad.errors) == (good.status, good.errors)
        assert bad.output.startswith(start)
        assert bad.output.endswith(rest)
        said = bad.output[len(start) : -len(rest)]
        assert said.endswith("\n")
        assert said.count("\n") == 1
        return said[:-1]


def sentence(answer: str, problem: str) -> str:
    """What is said of an answer that is none; long ones are shortened."""
    quoted = repr(answer.strip())
    return f"{quoted if len(quoted) <= 60 else quoted[:57] + '...'}{problem}"


PLACEMENT = Asked("square-trap", "3,1A", "1B,2A")
REMOVAL = Asked("square-trap", f"3,{PLACED}".replace(" ", ","), "3A,3C")
SLIDE = Asked("square-trap", f"3,{PLACED},3A,3C".replace(" ", ","), "2A 3A,3B 3C")


@pytest.mark.parametrize("answer", [*NO_PLACE, *NO_SLIDE, *STRANGE])
@pytest.mark.parametrize("asked", [PLACEMENT, REMOVAL, SLIDE], ids=["place", "remove", "slide"])
def test_square_trap_refuses_what_is_no_move(asked: Asked, answer: str) -> None:
    said = asked.refusal(answer)
    places = sentence(answer, ": intersections are 1A to 3D")
    shapes = sentence(answer, " is no place (2D), and no slide (3C-1C)")
    stays = sentence(answer, " leaves the stone where it is")
    assert said in (places, shapes, stays, "a line has at most 5000 characters")


@pytest.mark.parametrize(
    ("asked", "answer", "said"),
    [
        (PLACEMENT, "1A", "1A is taken"),
        (PLACEMENT, "1a", "1A is taken"),
        (PLACEMENT, "1A 1B", "Black is to place"),
        (PLACEMENT, "x1A", "Black is to place"),
        (REMOVAL, "1A", "no opposing stone is on 1A"),
        (REMOVAL, "1C", "the stone on 1C is part of a square"),
        (REMOVAL, "2d", "the stone on 2D is part of a square"),
        (REMOVAL, "3C 3D", "White is to remove"),
        (SLIDE, "3A", "White is to slide"),
        (SLIDE, "x3B", "White is to slide"),
        (SLIDE, "3A 3C", "no stone of yours is on 3A"),
        (SLIDE, "3B 3C", "no stone of yours is on 3B"),
        (SLIDE, "1A 1B", "no free line leads from 1A to 1B"),
        (SLIDE, "1A 3A", "no free line leads from 1A to 3A"),
        (SLIDE, "3D 3A", "no free line leads from 3D to 3A"),
        (SLIDE, "2B 3A", "no free line leads from 2B to 3A"),
    ],
)
def test_square_trap_says_what_the_rules_forbid(asked: Asked, answer: str, said: str) -> None:
    assert asked.refusal(answer) == said


SETTING = Asked("stones --seed 1", "A1,A2", "B3,C1")
SECOND = Asked("stones --seed 1", "A1,A2,B3,C1,C2", "A3,B3C3")
MOVING = Asked("stones --seed 1", "A1,A2,B3,C1,C2,A3", "B3B2,C2C3")
NO_STONE = ["", " ", "A", "1", "1A", "A0", "A4", "D1", "A 1", "A1 ", " A1", "A1B", "F34H", "A1B2C3"]


@pytest.mark.parametrize(
    "answer", [*NO_STONE, "A1-B2", "A1 B2", "A1B4", "AAAA", *STRANGE, "\u03931"]
)
@pytest.mark.parametrize("asked", [SETTING, SECOND, MOVING], ids=["first", "second", "move"])
def test_stones_refuses_what_is_no_place_and_no_move(asked: Asked, answer: str) -> None:
    said = asked.refusal(answer)
    assert said.endswith((" is no place (A1), and no move (A1B2)", "at most 5000 characters"))


@pytest.mark.parametrize(
    ("asked", "answer", "said"),
    [
        (SETTING, "A1", "A1 is taken"),
        (SETTING, "\u0391\u0031", "A1 is taken"),
        (SETTING, "A3", "A3 would make a line of your own stones"),
        (SETTING, "A1B1", "a stone is to be set, as in A1"),
        (SECOND, "B3", "B3 is taken"),
        (SECOND, "C3", "C3 would make a line of your own stones"),
        (MOVING, "B2", "a stone is to be moved, as in A1B2"),
        (MOVING, "C1B1", "no stone of yours is on C1"),
        (MOVING, "B1B2", "no stone of yours is on B1"),
        (MOVING, "A1A2", "A2 is taken"),
        (MOVING, "B3A3", "A3 is taken"),
        (MOVING, "A2B1", "no line of the board joins A2 to B1"),
        (MOVING, "B3B1", "no line of the board joins B3 to B1"),
        (MOVING, "B3B3", "B3 is taken"),
    ],
)
def test_stones_says_what_the_rules_forbid(asked: Asked, answer: str, said: str) -> None:
    assert asked.refusal(answer) == said


CROSS = Asked("cross", "c3", "d4,a1")
COMPUTED = Asked("symmetry --play", "2,n,1 1", "2,1,1 2")
NO_SQUARE = [
    "",
    " ",
    "a",
    "1",
    "1a",
    "a0",
    "a6",
    "f1",
    "a 1",
    "a-1",
    "a11",
    "a1 a2",
    "aa",
    "\u03b11",
]


@pytest.mark.parametrize("answer", [*NO_SQUARE, *STRANGE])
def test_cross_refuses_what_is_no_square(answer: str) -> None:
    said = CROSS.refusal(answer)
    no_square = sentence(answer, " is no square: squares are a1 to e5")
    assert said in (no_square, "a line has at most 5000 characters")


@pytest.mark.parametrize("answer", ["c3", " C3\t"])
def test_cross_says_that_a_square_is_taken(answer: str) -> None:
    assert CROSS.refusal(answer) == "c3 is taken"


@pytest.mark.parametrize(
    "answer", ["", "1", "1 2 3", "0 1", "3 1", "1 3", "a1", "-1 1", "1 x", *STRANGE]
)
def test_symmetry_refuses_what_is_no_square(answer: str) -> None:
    said = COMPUTED.refusal(answer)
    no_square = sentence(answer, " is no square: squares are 1,1 to 2,2")
    assert said in (no_square, "a line has at most 5000 characters")


@pytest.mark.parametrize("answer", ["1 1", "1,1"])
def test_symmetry_says_that_a_square_is_taken(answer: str) -> None:
    assert COMPUTED.refusal(answer) == "1,1 is taken"


@pytest.mark.parametrize(
    ("so_far", "answer", "said"),
    [
        ("", "0", "size is 1 to 10, not 0"),
        ("", "11", "size is 1 to 10, not 11"),
        ("", "two", "'two' is no whole number"),
        ("2", "white", "'white' is none of w, b and n"),
        ("2", "", "'' is none of w, b and n"),
    ],
)
def test_symmetry_asks_again_for_the_size_and_the_side(so_far: str, answer: str, said: str) -> None:
    rest = "N,1 1,2 2" if so_far else "2,N,1 1,2 2"
    assert Asked("symmetry --play", so_far, rest).refusal(answer) == said


@pytest.mark.parametrize(
    ("command", "answers"),
    [
        ("square-trap", ""),
        ("square-trap", "3"),
        ("square-trap", "3,1A,1B,1C"),
        ("square-trap", f"3,{PLACED}".replace(" ", ",")),
        ("stones --seed 1", ""),
        ("stones --seed 2", "A1,A2,B3,C1,C2,A3,B3B2"),
        ("cross", ""),
        ("cross", "a1,b2,c3"),
        ("symmetry --play", ""),
        ("symmetry --play", "3"),
        ("symmetry --play", "3,n,1 1"),
        ("symmetry --play --seed 1", "3,b,1 1"),
        ("play cross", "a1"),
        ("play trisq --second random --seed 1", "a1"),
    ],
)
def test_the_end_of_input_in_the_middle_of_a_game_is_said(command: str, answers: str) -> None:
    given = typed(*answers.split(",")) if answers else ""
    outcome = converse(command, given)
    assert (outcome.status, outcome.errors) == (1, ENDED)
    assert converse(command, given.removesuffix("\n")) == outcome
    assert converse(command, given.replace("\n", "\r\n")) == outcome


@pytest.mark.parametrize("answers", ["", "3", "3,human"])
def test_the_end_of_input_before_a_game_leaves_the_menu(answers: str) -> None:
    given = typed(*answers.split(",")) if answers else ""
    status, output, errors = converse("play", given)
    assert (status, errors) == (0, "")
    assert output.startswith("1  Square Trap: ")


@pytest.mark.parametrize("command", ["square-trap", "stones", "cross", "symmetry", "trisq", "play"])
@pytest.mark.parametrize("argument", ["--unknown", "-x", "--unknown=\x1b[31m\n\udcff"])
def test_an_unknown_option_is_one_line_of_error(command: str, argument: str) -> None:
    status, output, errors = converse([command, argument])
    assert (status, output) == (2, "")
    assert errors.startswith("pentalith: unrecognized arguments: -")
    assert errors.count("\n") == 1
    assert "\x1b" not in errors
