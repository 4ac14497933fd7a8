"""Symmetry: placing, what turns, and how the game ends."""

import pytest

import pentalith
from drawn import Board, assert_over, assert_refused, board, boards, played, set_up, shown

SAMPLE = ["2,2", "2,3", "3,2", "3,3", "1,1", "2,1", "1,2", "1,3", "3,1"]
SAMPLE_BOARDS = boards("""
    000  000  000  000  100  100  110  122  111
    010  012  012  022  022  222  112  122  111
    000  000  010  022  022  022  022  022  111
""")
SAMPLE_COUNTS = [(1, 0), (1, 1), (2, 1), (0, 4), (1, 4), (1, 5), (4, 3), (2, 6), (9, 0)]


def symmetry(size: int) -> pentalith.Game:
    return pentalith.game("symmetry", size=size)


def counts(cells: Board) -> tuple[int, int]:
    stones = [cell for row in cells for cell in row]
    return stones.count(1), stones.count(2)


def after(drawing: str | Board, square: str) -> pentalith.Position:
    """The position after this placement on the drawn board, by whose turn it is."""
    cells = board(drawing) if isinstance(drawing, str) else drawing
    player = 1 + sum(counts(cells)) % 2
    return played(set_up(symmetry(len(cells)), cells, str(player)), square)


def test_white_and_black_play_it() -> None:
    game = pentalith.game("symmetry")
    assert (game.key, game.players) == ("symmetry", ("White", "Black"))


def test_it_is_the_fourth_game_of_the_rulebook() -> None:
    assert pentalith.games()[3].key == "symmetry"


@pytest.mark.parametrize("size", range(1, 11))
def test_white_begins_on_an_empty_square_board(size: int) -> None:
    position = symmetry(size).start()
    assert shown(position) == [[0] * size] * size
    assert (position.player, position.phase, position.result) == (1, "place", None)
    assert (position.due, position.skipped, position.captures) == (0, 0, (0, 0))
    numbers = range(1, size + 1)
    assert set(position.moves()) == {f"{row},{column}" for row in numbers for column in numbers}


def test_ten_by_ten_is_the_default() -> None:
    assert pentalith.game("symmetry").start() == symmetry(10).start()


@pytest.mark.parametrize("size", [-1, 0, 11])
def test_other_sizes_are_refused(size: int) -> None:
    with pytest.raises(pentalith.PentalithError):
        symmetry(size)


@pytest.mark.parametrize("steps", range(1, 10))
def test_the_sources_sample_step_by_step(steps: int) -> None:
    position = played(symmetry(3).start(), " ".join(SAMPLE[:steps]))
    assert shown(position) == SAMPLE_BOARDS[steps - 1]
    assert counts(shown(position)) == SAMPLE_COUNTS[steps - 1]
    assert position.player == (0 if steps == 9 else 1 + steps % 2)


def test_the_sources_sample_ends_with_white_as_winner() -> None:
    assert_over(played(symmetry(3).start(), " ".join(SAMPLE)), winner=1, reason="count")


def test_the_sources_board_of_four_by_four_is_printed_so() -> None:
    position = played(symmetry(4).start(), "2,3 2,2 3,2 3,3")
    assert str(position) == "0000\n0210\n0120\n0000"


def test_a_place_is_row_and_column_from_the_upper_left() -> None:
    assert shown(played(symmetry(3).start(), "1,3 3,2")) == board("""
        001
        000
        020
    """)


@pytest.mark.parametrize("square", ["10,10", "10 10", "1,10", "10,1"])
def test_the_tenth_row_and_column_are_written_with_two_digits(square: str) -> None:
    row, column = map(int, square.replace(",", " ").split())
    assert shown(played_as_one(symmetry(10), square))[row - 1][column - 1] == 1


def played_as_one(game: pentalith.Game, move: str) -> pentalith.Position:
    position = game.start()
    position.play(move)
    return position


def test_a_place_may_be_written_with_a_space() -> None:
    assert played_as_one(symmetry(3), "2 3") == played_as_one(symmetry(3), "2,3")


def test_no_stone_is_placed_on_a_stone() -> None:
    assert_refused(played(symmetry(3).start(), "2,2"), "2,2", pentalith.IllegalMove)


@pytest.mark.parametrize(
    "word",
    [
        "",
        " ",
        "2",
        "2,",
        ",2",
        "22",
        "2,2,2",
        "2;2",
        "a,b",
        "a1",
        "2.0,1",
        "-1,1",
        "0,1",
        "1,0",
        "4,1",
        "1,4",
        "02,1",
        "+1,1",
        "²,1",
        "\u0662,1",
        "1_0,1",
    ],
)
def test_what_is_no_square_of_the_board_is_bad_notation(word: str) -> None:
    assert_refused(symmetry(3).start(), word, pentalith.NotationError)


LEFT_RIGHT = """
    0000       0000
    0110  -->  0220
    0200       0220
    0000       0000
"""
TOP_BOTTOM = """
    0000       0000
    0120  -->  0220
    0100       0220
    0000       0000
"""
ONE_COLOUR = """
    0000       0000
    0220  -->  0220
    0200       0220
    0000       0000
"""


@pytest.mark.parametrize("drawing", [LEFT_RIGHT, TOP_BOTTOM, ONE_COLOUR])
def test_a_full_symmetric_square_turns_to_the_movers_colour(drawing: str) -> None:
    before, expected = boards(drawing)
    position = after(before, "3,3")
    assert shown(position) == expected
    assert (position.player, position.result) == (1, None)


DIAGONAL = """
    0000
    0210
    0100
    0000
"""
RECTANGLE = """
    1210
    2100
    0000
    0000
"""
ELSEWHERE = """
    1100
    2200
    0000
    0000
"""
THREE_OF_FOUR = """
    0000
    0110
    0000
    0000
"""
NO_SYMMETRY = """
    0000
    0220
    0100
    0000
"""


@pytest.mark.parametrize(
    ("drawing", "square"),
    [
        (DIAGONAL, "3,3"),
        (RECTANGLE, "2,3"),
        (ELSEWHERE, "4,4"),
        (THREE_OF_FOUR, "3,2"),
        (NO_SYMMETRY, "3,3"),
    ],
    ids=["diagonal", "a rectangle", "without the new stone", "not full", "no symmetry"],
)
def test_nothing_else_turns(drawing: str, square: str) -> None:
    expected = board(drawing)
    row, column = int(square[0]) - 1, int(square[2]) - 1
    expected[row][column] = 1 + sum(counts(expected)) % 2
    assert shown(after(drawing, square)) == expected


TURNING_ONE_MAKES_ANOTHER = """
    000       000
    102  -->  122
    111       122
"""
TURNING_ONE_BREAKS_ANOTHER = """
    000       000
    111  -->  222
    202       222
"""
TURNING_A_SMALL_ONE_BREAKS_A_LARGE_ONE = """
    011       111
    222  -->  111
    121       111
"""
TURNING_SMALL_ONES_MAKES_A_LARGE_ONE = """
    102       111
    112  -->  111
    121       121
"""


@pytest.mark.parametrize(
    ("drawing", "square"),
    [
        (TURNING_ONE_MAKES_ANOTHER, "2,2"),
        (TURNING_ONE_BREAKS_ANOTHER, "3,2"),
        (TURNING_A_SMALL_ONE_BREAKS_A_LARGE_ONE, "1,1"),
        (TURNING_SMALL_ONES_MAKES_A_LARGE_ONE, "1,2"),
    ],
)
@pytest.mark.parametrize("mirrored", [False, True])
def test_what_turns_is_decided_before_anything_turns(
    drawing: str, square: str, mirrored: bool
) -> None:
    before, expected = boards(drawing)
    if mirrored:
        before, expected = ([row[::-1] for row in cells] for cells in (before, expected))
        square = f"{square[0]},{4 - int(square[2])}"
    assert shown(after(before, square)) == expected


def mirror_pattern(size: int, mover: int) -> Board:
    """A square that is left-right but not top-bottom symmetric, the mover in the first corner."""
    inner = [[min(column, size - 1 - column) % 2 for column in range(size)]] * (size - 1)
    last = [1 - colour for colour in inner[0]]
    return [[3 - mover if colour else mover for colour in row] for row in [*inner, last]]


def in_the_corner(cells: Board, size: int) -> Board:
    """A board with these stones in the upper left corner."""
    rows = [row + [0] * (size - len(row)) for row in cells]
    return rows + [[0] * size for _ in range(size - len(rows))]


@pytest.mark.parametrize("across", [True, False], ids=["left-right", "top-bottom"])
@pytest.mark.parametrize("size", range(2, 11))
def test_squares_of_every_size_turn(size: int, across: bool) -> None:
    mover = 1 + (size * size - 1) % 2
    cells = mirror_pattern(size, mover)
    cells = cells if across else [list(column) for column in zip(*cells, strict=True)]
    cells[0][0] = 0
    position = after(in_the_corner(cells, 10), "1,1")
    assert shown(position) == in_the_corner([[mover] * size] * size, 10)


@pytest.mark.parametrize("size", range(2, 11))
def test_squares_turn_anywhere_on_the_board(size: int) -> None:
    mover = 1 + (size * size - 1) % 2
    inner = mirror_pattern(size, mover)
    inner[0][0] = 0
    for top in range(11 - size):
        for left in range(11 - size):
            cells, expected = ([[0] * 10 for _ in range(10)] for _ in range(2))
            for row in range(size):
                cells[top + row][left : left + size] = inner[row]
                expected[top + row][left : left + size] = [mover] * size
            assert shown(after(cells, f"{top + 1},{left + 1}")) == expected


@pytest.mark.parametrize("across", [True, False], ids=["left-right", "top-bottom"])
@pytest.mark.parametrize("size", range(2, 11))
def test_squares_with_one_stone_amiss_do_not_turn(size: int, across: bool) -> None:
    """Smaller squares may, but the last row and the last column are in none of them."""
    mover = 1 + (size * size - 1) % 2
    cells = mirror_pattern(size, mover)
    cells = cells if across else [list(column) for column in zip(*cells, strict=True)]
    cells[-1][-1] = 3 - cells[-1][-1]
    cells[0][0] = 0
    turned = shown(after(in_the_corner(cells, 10), "1,1"))
    assert turned[size - 1][:size] == cells[-1]
    assert [row[size - 1] for row in turned[:size]] == [row[-1] for row in cells]


@pytest.mark.parametrize(
    ("size", "moves", "winner"),
    [
        (1, "1,1", 1),
        (2, "1,1 1,2 2,1 2,2", 2),
        (2, "1,1 1,2 2,2 2,1", 0),
    ],
    ids=["the only stone", "all of them turned", "two each"],
)
def test_the_most_stones_on_the_full_board_win(size: int, moves: str, winner: int) -> None:
    position = played(symmetry(size).start(), moves)
    assert_over(position, winner=winner, reason="count")
    assert_refused(position, "1,1", pentalith.IllegalMove)


def test_the_player_who_did_not_move_last_may_win() -> None:
    before, expected = boards("""
        011       111
        122  -->  122
        222       222
    """)
    position = after(before, "1,1")
    assert shown(position) == expected
    assert_over(position, winner=2, reason="count")


@pytest.mark.parametrize(
    ("moves", "text"),
    [
        ("", "3.3.3_1"),
        ("2,2", "3.1x1.3_2"),
        ("2,2 2,3", "3.1xo.3_1"),
        ("2,2 2,3 3,2 3,3", "3.1oo.1oo_1"),
        (" ".join(SAMPLE), "xxx.xxx.xxx_0"),
    ],
)
def test_the_text_of_a_position(moves: str, text: str) -> None:
    position = played(symmetry(3).start(), moves)
    assert position.text == text
    assert symmetry(3).position(text) == position


def test_a_run_of_ten_empty_squares_is_one_number() -> None:
    assert symmetry(10).start().text == "10.10.10.10.10.10.10.10.10.10_1"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "3.3.3",
        "3.3_1",
        "3.3.3.3_1",
        "3.3.2_1",
        "3.3.21_1",
        "3.3.03_1",
        "3.3.X2_2",
        "3.3.12_2",
        "000.000.000_1",
        "3.3.3_1_",
        "3.3.3_1_place",
        "3.3.3_0_repetition",
        "3.3.3_0",
        "3.3.3_2",
        "x2.3.3_1",
        "xo1.3.3_2",
        "xxx.xxx.xxx_1",
        "xxx.xxx.xx1_0",
    ],
)
def test_what_is_not_the_text_of_a_position_is_refused(text: str) -> None:
    with pytest.raises(pentalith.NotationError):
        symmetry(3).position(text)
