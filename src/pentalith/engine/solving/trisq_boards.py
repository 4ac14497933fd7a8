"""Boards of Trisq as bits, for solvers: the rules, numbers that symmetric boards share.

A board is seen by the player to act, who owns the figures `mine`, where the opponent owns `theirs`.
No figure on a board that can be reached is surrounded, so one of `mine` that is surrounded stands
for something else: its point is empty, and closed. A closed point on which the player to act could
not place anyhow is left out, as it changes nothing.

Points are counted from 0 at the top left. A board's number has the points as its digits: 0 empty,
1 mine, 2 theirs; of a board's eight reflections and rotations, the least number counts for all.
"""

from pentalith.games import bits

MOST_POINTS = 16
TURNS = 8
BYTE = 256
EIGHT_DIGITS = 6561


class Rules:
    """What is beside what, and what is captured, on boards of a size, up to 5."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.points = size * size
        self.full = (1 << self.points) - 1
        self.not_last = sum(1 << point for point in range(self.points) if point % size < size - 1)
        self.not_first = sum(1 << point for point in range(self.points) if point % size)
        self.around = [0] * 25
        for point in range(self.points):
            self.around[point] = self.beside(1 << point)

    def beside(self, points: int) -> int:
        """The points next to one of these."""
        rows = points << self.size | points >> self.size
        return (rows | (points & self.not_last) << 1 | (points & self.not_first) >> 1) & self.full

    def surrounded(self, figures: int, enemies: int) -> int:
        """Those of the figures that have only enemies around them."""
        return figures & ~self.beside(self.full & ~enemies)

    def threatened(self, mine: int, theirs: int) -> int:
        """The opponent's figures with a last gap: one neighbour is not mine, and it is empty."""
        others = self.full & ~mine
        up, down = others << self.size, others >> self.size
        left, right = (others & self.not_last) << 1, (others & self.not_first) >> 1
        several = up & down | left & right | (up | down) & (left | right)
        single = (up | down | left | right) & ~several
        return theirs & single & self.beside(others & ~theirs)

    def closes(self, point: int, mine: int, theirs: int) -> bool:
        """Whether I could place on a surrounded empty point, if it were not closed."""
        return self.around[bits.lowest(point)] & self.threatened(mine, theirs) != 0

    def remaining(self, point: int, mine: int, theirs: int, threatened: int) -> int:
        """The opponent's figures after a placement of mine, with what stands for a closed point."""
        around = self.around[bits.lowest(point)]
        captured = around & threatened
        left = theirs ^ captured
        if captured and not captured & (captured - 1) and around & ~left == captured:
            # Placed on the point of the single captured figure, another would capture the new one,
            # so that point is closed.
            return theirs
        return left

    def turned(self, point: int, turn: int) -> int:
        """Where a point comes to be when the board is reflected or rotated in one of eight ways."""
        row, column = divmod(point, self.size)
        if turn & 1:
            row = self.size - 1 - row
        if turn & 2:
            column = self.size - 1 - column
        if turn & 4:
            row, column = column, row
        return row * self.size + column


class Boards:
    """The boards of a size, up to 4."""

    def __init__(self, size: int) -> None:
        self.rules = Rules(size)
        self.points = size * size
        self.low = [0] * 2048
        self.high = [0] * 2048
        for turn in range(TURNS):
            self.weigh(turn)
        self.ones = [0] * 6561
        self.twos = [0] * 6561
        for number in range(EIGHT_DIGITS):
            digits = [number // 3**point % 3 for point in range(8)]
            self.ones[number] = sum(1 << point for point in range(8) if digits[point] == 1)
            self.twos[number] = sum(1 << point for point in range(8) if digits[point] == 2)
        self.followers = [0] * 16
        self.mine = self.theirs = 0

    @property
    def numbers(self) -> int:
        """All numbers of boards are below this one."""
        return int(3**self.points)

    # Numbers

    def weigh(self, turn: int) -> None:
        """For each set among the first eight points, and the others: its number, turned."""
        weights = [3 ** self.rules.turned(point, turn) for point in range(self.points)]
        weights += [0] * (MOST_POINTS - self.points)
        for byte in range(BYTE):
            held = [point for point in range(8) if byte >> point & 1]
            self.low[TURNS * byte + turn] = sum(weights[point] for point in held)
            self.high[TURNS * byte + turn] = sum(weights[8 + point] for point in held)

    def number(self, mine: int, theirs: int) -> int:
        """The number of a board."""
        low, high = TURNS * (mine & 255), TURNS * (mine >> 8)
        low_too, high_too = TURNS * (theirs & 255), TURNS * (theirs >> 8)
        least = 0x7FFFFFFF
        for turn in range(TURNS):
            number = self.low[low + turn] + self.high[high + turn]
            number += 2 * (self.low[low_too + turn] + self.high[high_too + turn])
            least = number if number < least else least
        return least

    # What follows

    def follow(self, number: int) -> int:
        """List the boards to which placements lead as `followers`; how many they are.

        The board itself, without what stands for a closed point, is left in `mine` and `theirs`.
        """
        high = number // EIGHT_DIGITS
        low = number - EIGHT_DIGITS * high
        mine = self.ones[low] | self.ones[high] << 8
        theirs = self.twos[low] | self.twos[high] << 8
        closed = self.rules.surrounded(mine, theirs)
        mine ^= closed
        threatened = self.rules.threatened(mine, theirs)
        room = self.rules.beside(self.rules.full & ~theirs) | self.rules.beside(threatened)
        placements = room & self.rules.full & ~(mine | theirs | closed)
        self.mine, self.theirs = mine, theirs
        count = 0
        while placements:
            point = placements & -placements
            placements ^= point
            left = self.rules.remaining(point, mine, theirs, threatened)
            self.followers[count] = self.number(left, mine | point)
            count += 1
        return count

    def listed(self, number: int) -> list[int]:
        """The boards to which placements lead."""
        return [self.followers[entry] for entry in range(self.follow(number))]
