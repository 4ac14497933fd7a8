"""Proof search in Cross the Board: whether a player can win with so many stones.

A square's number is 8 times its row plus its column, counted from 0 at the upper left. A board is
the set of the stones of the player to act, `own`, and of the other's, `other`. What is captured is
surrounded by stones that are joined without it and can never be captured themselves; so a player
who wins needs at least as many more stones as the cheapest path over own and empty squares.
"""

from array import array

from pentalith.games import bits
from pentalith.games.grid import Grid, as_set, single_points

STOPPED = -1
ATTACK = 0
DEFENCE = 1
BITS = 55
COUNT = 31
ROLE = [0, 1 << 63]
IDENTITY = 1 << 63 | (1 << 55) - 1
LOW_32 = (1 << 32) - 1
LOW_64 = (1 << 64) - 1
BOARD = (1 << 55) - 1
FIRST_FACTOR = 0x9E3779B97F4A7C15
SECOND_FACTOR = 0xC2B2AE3D27D4EB4F
POINT = single_points(64)
FLIP_1, FLIP_2, FLIP_4 = 0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F
SWAP_8, SWAP_16 = 0x00FF00FF00FF00FF, 0x0000FFFF0000FFFF
TURN_1, TURN_2, TURN_4 = 0x00AA00AA00AA00AA, 0x0000CCCC0000CCCC, 0x00000000F0F0F0F0


class Search:
    """Boards of one size, and a table of what was proved about them."""

    def __init__(self, size: int, table: "array[int]", entries: int) -> None:
        grid = Grid(size, size, stride=8)
        self.size = size
        self.margin = 8 - size
        self.board = as_set(grid.points())
        self.left = as_set(grid.rectangle(0, 0, size, 1))
        self.right = as_set(grid.rectangle(0, size - 1, size, 1))
        self.top = as_set(grid.rectangle(0, 0, 1, size))
        self.bottom = as_set(grid.rectangle(size - 1, 0, 1, size))
        self.table = table
        self.mask = 2 * entries - 8
        self.credit = [0] * 128
        self.reached = [0] * 64
        self.budget = 0
        self.nodes = 0
        self.shortest = 0
        self.key = 0
        self.other_key = 0

    # The question and its answers

    def attack(self, own: int, other: int, stones: int) -> int:
        """Whether the player to act wins with so many stones: 1, 0, or STOPPED."""
        self.nodes += 1
        empty = self.board & ~(own | other)
        if self.completing(own, other, empty):
            return 1
        moves = self.attacks(own, other, empty, stones) if stones > 1 else 0
        if not moves:
            return 0
        found = self.known(own, other, stones, ATTACK)
        if found >= 0:
            return found
        if self.budget <= 0:
            return STOPPED
        self.budget -= 1
        return self.try_attacks(own, other, stones, moves)

    def attacks(self, own: int, other: int, empty: int, stones: int) -> int:
        """The squares where a stone may lead to a win; none where the path is too long."""
        threats = self.completing(other, own, empty)
        moves = self.answers(own, other, empty, threats) if threats else empty
        distance = self.distance(own, empty, stones)
        if distance > stones:
            return 0
        return moves & self.shortest if distance == stones else moves

    def try_attacks(self, own: int, other: int, stones: int, moves: int) -> int:
        """`attack`, by trying moves until one of them wins."""
        key, other_key, first = self.key, self.other_key, self.shortest
        found = 0
        while moves and not found:
            point = self.chosen(moves & first if moves & first else moves, 0)
            moves ^= POINT[point]
            placed = self.placed(own, other, point)
            found = self.defence((own | other | POINT[point]) ^ placed, placed, stones - 1)
        if found < 0:
            return STOPPED
        if found:
            self.credit[point] += stones * stones
        self.note(key, other_key, stones, ATTACK, found)
        return found

    def defence(self, own: int, other: int, stones: int) -> int:
        """Whether the player to act loses to so many stones: 1, 0, or STOPPED."""
        self.nodes += 1
        empty = self.board & ~(own | other)
        if self.completing(own, other, empty):
            return 0
        threats = self.completing(other, own, empty)
        moves = self.answers(own, other, empty, threats) if threats else empty
        if not moves:
            return 1
        if self.distance(other, empty, stones) > stones:
            return 0
        found = self.known(own, other, stones, DEFENCE)
        if found >= 0:
            return found
        if self.budget <= 0:
            return STOPPED
        self.budget -= 1
        return self.try_defences(own, other, stones, moves)

    def try_defences(self, own: int, other: int, stones: int, moves: int) -> int:
        """`defence`, by trying moves until one of them holds."""
        key, other_key, first = self.key, self.other_key, self.shortest
        found = 1
        while moves and found > 0:
            point = self.chosen(moves & first if moves & first else moves, 64)
            moves ^= POINT[point]
            placed = self.placed(own, other, point)
            found = self.attack((own | other | POINT[point]) ^ placed, placed, stones)
        if found < 0:
            return STOPPED
        if not found:
            self.credit[64 + point] += stones * stones
        self.note(key, other_key, stones, DEFENCE, found)
        return found

    def chosen(self, points: int, role: int) -> int:
        """The point of a set that has proved best so far."""
        best = bits.lowest(points)
        points &= points - 1
        while points:
            point = bits.lowest(points)
            points &= points - 1
            if self.credit[role + point] > self.credit[role + best]:
                best = point
        return best

    # The rules

    def placed(self, own: int, other: int, point: int) -> int:
        """A player's stones after placing one; all other stones are then the other's."""
        own |= POINT[point]
        captured = other & ~beside(self.board & ~own) & beside(POINT[point])
        own |= captured
        if POINT[point] & beside(self.board & ~other | captured):
            return own
        return own ^ POINT[point]

    def completing(self, own: int, other: int, empty: int) -> int:
        """The squares where a stone wins at once."""
        found = empty & (
            (around(flood(own & self.left, own)) | self.left)
            & (around(flood(own & self.right, own)) | self.right)
            | (around(flood(own & self.top, own)) | self.top)
            & (around(flood(own & self.bottom, own)) | self.bottom)
        )
        lost = found & ~beside(self.board & ~other)
        while lost:
            point = bits.lowest(lost)
            lost &= lost - 1
            if not self.placed(own, other, point) & POINT[point]:
                found ^= POINT[point]
        return found

    def answers(self, own: int, other: int, empty: int, threats: int) -> int:
        """The squares, and perhaps a few more, where a stone can stop the other from winning.

        It can stand on the threat, or capture, or surround the threat.
        """
        gaps = self.board & ~own
        west, east, north, south = gaps << 1, gaps >> 1, gaps << 8, gaps >> 8
        single = (west ^ east ^ north ^ south) & ~(
            west & east & (north | south) | north & south & (west | east)
        )
        moves = beside(single & (other | threats))
        if threats & (threats - 1) == 0:
            moves |= threats
        return moves & empty

    # How far a path is

    def distance(self, own: int, empty: int, most: int) -> int:
        """How many stones the cheapest path wants, or more than `most`.

        `shortest` becomes the set of the empty squares on such paths.
        """
        across = self.between(own, empty, most, self.left, self.right)
        shortest = self.shortest
        down = self.between(own, empty, min(most, across), self.top, self.bottom)
        if across < down:
            self.shortest = shortest
            return across
        if across == down:
            self.shortest |= shortest
        return down

    def between(self, own: int, empty: int, most: int, first: int, last: int) -> int:
        """`distance`, for paths from an edge to another."""
        reached = flood(own & first, own)
        stones = 0
        while not reached & last:
            stones += 1
            if stones > most:
                return stones
            reached |= (around(reached) | first) & empty
            reached = flood(reached, own | reached)
            self.reached[stones] = reached
        self.shortest = 0
        reached = flood(own & last, own)
        for step in range(stones, 0, -1):
            reached |= (around(reached) | last) & empty
            reached = flood(reached, own | reached)
            self.shortest |= reached & self.reached[step] & empty
        return stones

    # The table

    def known(self, own: int, other: int, stones: int, role: int) -> int:
        """What the table says: 1, 0, or -1 if nothing."""
        self.turn(own, other)
        slot = self.slot(self.key, self.other_key, role)
        for place in range(slot, slot + 8, 2):
            first, second = self.table[place], self.table[place + 1]
            if first & BOARD == self.key and second & IDENTITY == self.other_key | ROLE[role]:
                fewest, most = first >> BITS & COUNT, second >> BITS & COUNT
                if fewest and stones >= fewest:
                    return 1
                return 0 if stones <= most else -1
        return -1

    def note(self, key: int, other_key: int, stones: int, role: int, found: int) -> None:
        """Write what was found into the table, in the place of what cost least."""
        slot = self.slot(key, other_key, role)
        least = 64
        best = slot
        for place in range(slot, slot + 8, 2):
            first, second = self.table[place], self.table[place + 1]
            fewest, most = first >> BITS & COUNT, second >> BITS & COUNT
            if first & BOARD == key and second & IDENTITY == other_key | ROLE[role]:
                best = place
                break
            cost = max(fewest, most)
            if cost < least:
                least = cost
                best = place
        else:
            fewest, most = 0, 0
        if found:
            fewest = stones
        else:
            most = stones
        self.table[best] = key | fewest << BITS
        self.table[best + 1] = other_key | ROLE[role] | most << BITS

    def slot(self, key: int, other_key: int, role: int) -> int:
        """Where in the table a position's four places begin."""
        mixed = (key + role) * FIRST_FACTOR ^ other_key * SECOND_FACTOR
        mixed &= LOW_64
        mixed ^= mixed >> 32
        mixed = mixed * FIRST_FACTOR & LOW_64
        return mixed >> 20 & self.mask

    def turn(self, own: int, other: int) -> None:
        """The key of a position: of its eight pictures, the one with the lowest numbers."""
        self.key = BOARD
        self.consider(own, other)
        self.consider(transposed(own), transposed(other))

    def consider(self, own: int, other: int) -> None:
        """A picture and its three reflections may have lower numbers."""
        down, other_down = self.upended(own), self.upended(other)
        self.lower(own, other)
        self.lower(down, other_down)
        self.lower(self.mirrored(own), self.mirrored(other))
        self.lower(self.mirrored(down), self.mirrored(other_down))

    def lower(self, own: int, other: int) -> None:
        """These numbers may be lower."""
        if own < self.key or (own == self.key and other < self.other_key):
            self.key = own
            self.other_key = other

    def mirrored(self, points: int) -> int:
        """A set with left and right exchanged."""
        points = points >> 1 & FLIP_1 | (points & FLIP_1) << 1
        points = points >> 2 & FLIP_2 | (points & FLIP_2) << 2
        points = points >> 4 & FLIP_4 | (points & FLIP_4) << 4
        return points >> self.margin

    def upended(self, points: int) -> int:
        """A set with top and bottom exchanged."""
        points = points >> 8 & SWAP_8 | (points & SWAP_8) << 8
        points = points >> 16 & SWAP_16 | (points & SWAP_16) << 16
        points = points >> 32 | (points & LOW_32) << 32
        return points >> 8 * self.margin


def transposed(points: int) -> int:
    """A set with rows and columns exchanged."""
    swap = (points ^ points >> 7) & TURN_1
    points ^= swap ^ swap << 7
    swap = (points ^ points >> 14) & TURN_2
    points ^= swap ^ swap << 14
    swap = (points ^ points >> 28) & TURN_4
    return points ^ swap ^ swap << 28


def flood(points: int, stones: int) -> int:
    """Points, and the stones that a path of these stones joins to them."""
    wider = around(points) & stones
    while wider != points:
        points = wider
        wider = around(points) & stones
    return points


def around(points: int) -> int:
    """Points and their eight neighbours, and some beyond the board."""
    row = points | points << 1 | points >> 1
    return row | row << 8 | row >> 8


def beside(points: int) -> int:
    """The orthogonal neighbours of points, and some squares beyond the board."""
    return points << 1 | points >> 1 | points << 8 | points >> 8
