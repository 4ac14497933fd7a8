"""All boards of Trisq that can be reached, and what each is worth to the player to act.

The boards are found by playing on from the empty one, put in the order of their numbers, and joined
by links; then the ends of the game are followed back along the links.

A board stands for two positions: Triangle or Square may be to act. Who is ahead at the end follows
from the board. Placements alternate, so the figures that a player has placed, on the board or
captured, are as many as the opponent's, but for one more of Triangle's if Square is to act. So the
player to act leads by as many captures as he has more figures on the board than the opponent, and
Square by one more. Both positions have the same moves, and differ in what the ends are worth.
"""

from array import array

from pentalith.engine.solving.trisq_boards import Boards
from pentalith.engine.solving.worth import Worth
from pentalith.games import bits

DECIDED = 32
UNKNOWN = -1
MOST_FOLLOWERS = 16


class Table:
    """What the boards of a size are worth.

    `seen` has a bit for each number that a board has, `ranks` how many bits come before each word.
    `worths` has two entries for a board: how many of its moves are not decided, below DECIDED, or
    DECIDED plus twice the number of actions left, plus one if the player to act wins. Where a
    number of moves has remained, the position is a draw.
    """

    def __init__(self, size: int) -> None:
        self.boards = Boards(size)
        self.words = (self.boards.numbers + 63) // 64
        self.marks = array("Q", bytes(8 * self.words))
        self.seen: array[int] | memoryview[int] = self.marks
        self.ranks = array("I")
        self.entries = bytearray()
        self.worths: bytearray | memoryview[int] = self.entries
        self.queue = array("I", bytes(4))
        self.marks[0] = 1
        self.found = 1
        self.explored = self.moves = 0
        self.firsts = array("I")
        self.links = array("I")
        self.linked = self.linked_moves = 0
        self.ends = array("I")
        self.sources = array("I")
        self.turned = 0
        self.decided = self.traced = 0

    # Which boards there are

    def room_to_explore(self, boards: int) -> None:
        """Make room in the queue for what follows that many boards."""
        needed = self.found + MOST_FOLLOWERS * boards
        if len(self.queue) < needed:
            longer = array("I", bytes(8 * needed))
            memoryview(longer)[: self.found] = memoryview(self.queue)[: self.found]
            self.queue = longer

    def explore(self, boards: int) -> None:
        """Play on from some more of the boards found; there must be room for what is found."""
        for place in range(self.explored, min(self.explored + boards, self.found)):
            count = self.boards.follow(self.queue[place])
            for entry in range(count):
                self.meet(self.boards.followers[entry])
            self.moves += count
            self.explored = place + 1

    def meet(self, number: int) -> None:
        """Put a board in the queue if it is a new one."""
        bit = 1
        bit <<= number & 63
        if not self.marks[number >> 6] & bit:
            self.marks[number >> 6] |= bit
            self.queue[self.found] = number
            self.found += 1

    # How they follow each other

    def room_to_link(self) -> None:
        """Rank the boards, all of which are found, and make room for their links."""
        self.rank_all()
        self.order()
        self.entries = bytearray(2 * self.found)
        self.worths = self.entries
        self.firsts = array("I", bytes(4 * self.found + 4))
        self.ends = array("I", bytes(4 * self.found + 4))
        self.links = array("I", bytes(4 * self.moves))

    def rank_all(self) -> None:
        """Count how many boards come before each word of `seen`."""
        self.ranks = array("I", bytes(4 * self.words))
        self.found = 0
        for word in range(self.words):
            self.ranks[word] = self.found
            self.found += bits.size(self.seen[word])

    def order(self) -> None:
        """Put the boards in the queue in the order of their numbers."""
        place = 0
        for word in range(self.words):
            left = self.seen[word]
            while left:
                self.queue[place] = 64 * word + bits.lowest(left)
                left &= left - 1
                place += 1

    def rank(self, number: int) -> int:
        """How many boards come before one that has been seen."""
        bit = 1
        bit <<= number & 63
        return self.ranks[number >> 6] + bits.size(self.seen[number >> 6] & (bit - 1))

    def link(self, boards: int) -> None:
        """Note for some more boards what follows them, and how often each is a follower."""
        for board in range(self.linked, min(self.linked + boards, self.found)):
            count = self.boards.follow(self.queue[board])
            self.firsts[board] = self.linked_moves
            for entry in range(count):
                follower = self.rank(self.boards.followers[entry])
                self.links[self.linked_moves + entry] = follower
                self.ends[follower] += 1
            self.entries[2 * board] = self.entries[2 * board + 1] = count
            self.linked_moves += count
            self.firsts[board + 1] = self.linked_moves
            self.linked = board + 1

    def room_to_turn(self) -> None:
        """Make room for the links in the other direction."""
        total = 0
        for board in range(self.found):
            total += self.ends[board]
            self.ends[board] = total
        self.ends[self.found] = total
        self.sources = array("I", bytes(4 * self.moves))

    def turn(self, boards: int) -> None:
        """Turn the links of some more boards round; afterwards `ends` says where each begins."""
        for board in range(self.turned, min(self.turned + boards, self.found)):
            for entry in range(self.firsts[board], self.firsts[board + 1]):
                follower = self.links[entry]
                self.ends[follower] -= 1
                self.sources[self.ends[follower]] = board
            self.turned = board + 1

    # What they are worth

    def room_to_trace(self) -> None:
        """Put the ends of the game that one of the players has won in a queue of positions."""
        self.links = array("I")
        numbers = self.queue
        self.queue = array("I", bytes(8 * self.found))
        self.decided = 0
        for board in range(self.found):
            if self.firsts[board] == self.firsts[board + 1]:
                self.boards.follow(numbers[board])
                lead = bits.size(self.boards.mine) - bits.size(self.boards.theirs)
                self.judge(2 * board, lead)
                self.judge(2 * board + 1, lead + 1)

    def judge(self, position: int, lead: int) -> None:
        """Decide an ended position in which the player to act leads by so many captures."""
        if lead:
            self.decide(position, DECIDED + (lead > 0))

    def decide(self, position: int, entry: int) -> None:
        """A position is won or lost: enter that, and put it in the queue."""
        self.entries[position] = entry
        self.queue[self.decided] = position
        self.decided += 1

    def trace(self, positions: int) -> None:
        """Go back from some more of the positions decided to those that they follow.

        They are decided in the order of the actions left: so the first loss that follows is the
        soonest one, and the last win that follows the latest.
        """
        for place in range(self.traced, min(self.traced + positions, self.decided)):
            position = self.queue[place]
            for entry in range(self.ends[position >> 1], self.ends[(position >> 1) + 1]):
                # The other player was to act.
                self.go_back(2 * self.sources[entry] + 1 - (position & 1), self.entries[position])
            self.traced = place + 1

    def go_back(self, position: int, follower: int) -> None:
        """Decide a position, if one that follows and has this entry decides it."""
        if self.entries[position] >= DECIDED:
            return
        self.entries[position] -= 1
        if not follower & 1:
            self.decide(position, follower + 3)
        elif not self.entries[position]:
            self.decide(position, follower + 1)

    # After the work

    def finish(self) -> None:
        """Give up the room that only the work needed."""
        self.queue = array("I")
        self.firsts = array("I")
        self.ends = array("I")
        self.sources = array("I")

    def held(self) -> tuple[memoryview, memoryview]:
        """What `load` takes."""
        return memoryview(self.seen), memoryview(self.worths)

    def load(self, seen: memoryview, worths: memoryview) -> None:
        """Take over `seen` and `worths`, which are only read from now on."""
        self.seen = seen
        self.worths = worths
        self.rank_all()

    def worth(self, number: int, player: int) -> Worth | None:
        """What a board is worth to player 1 or 2, who is to act; None if it cannot be reached."""
        entry = self.entry(number, player - 1)
        if entry == UNKNOWN:
            return None
        if entry < DECIDED:
            return Worth(0)
        return Worth(1 if entry & 1 else -1, (entry - DECIDED) // 2)

    def entry(self, number: int, player: int) -> int:
        """What is entered for a board and who is to act, 0 or 1; UNKNOWN if it was not seen."""
        bit = 1
        bit <<= number & 63
        if not self.seen[number >> 6] & bit:
            return UNKNOWN
        return self.worths[2 * self.rank(number) + player]
