"""Square Trap with three lines: every position with its score for the player to act.

In the movement phase colours are alike: a position is the stones of the player to act, `mine`, and
of the other, `theirs`. Its number has a digit to the base 3 for each point.
"""

from array import array
from math import comb

from pentalith.engine.solving import scores
from pentalith.games import bits, square_trap
from pentalith.games.square_trap import SquareTrap

SURE = 10_000
NEVER = 255
FEWEST = 4
LONGEST = 4096
ROW = 81
BOARDS = 531_441
POINTS = 12
NONE = -1


class SquareTrapTable:
    """The scores of the movement phase, and of the placements before it."""

    def __init__(self, position: SquareTrap, subsets: "array[int]", offsets: "array[int]") -> None:
        self.position = position
        self.subsets = subsets
        self.offsets = offsets
        self.slides_content = array("h", bytes(2 * BOARDS))
        self.placings_content = array("h", bytes(2 * BOARDS))
        self.slides = self.slides_content
        self.placings = self.placings_content
        self.choices = array("B", bytes(BOARDS))
        self.exits = array("h", bytes(2 * BOARDS))
        self.digits = [int(f"{row:b}", 3) for row in range(16)]
        self.heads = array("i", [NONE]) * LONGEST
        self.queued_mine = array("I")
        self.queued_theirs = array("I")
        self.queued_next = array("i")
        self.queued = 0
        self.positions = 0

    def number(self, mine: int, theirs: int) -> int:
        """The number of a board."""
        return (
            (self.digits[mine & 15] + 2 * self.digits[theirs & 15])
            + ROW * (self.digits[mine >> 9 & 15] + 2 * self.digits[theirs >> 9 & 15])
            + ROW * ROW * (self.digits[mine >> 18 & 15] + 2 * self.digits[theirs >> 18 & 15])
        )

    # The movement phase

    def fill_slides(self, one: int, other: int) -> None:
        """Score the positions in which a player has `one` stone and the other `other`."""
        room = 4 * comb(POINTS, one) * comb(POINTS - one, other)
        self.queued_mine = array("I", bytes(4 * room))
        self.queued_theirs = array("I", bytes(4 * room))
        self.queued_next = array("i", bytes(4 * room))
        self.queued = 0
        self.open_all(one, other)
        if one != other:
            self.open_all(other, one)
        self.settle_all()

    def open_all(self, mine: int, theirs: int) -> None:
        """Count the choices in all positions with so many stones, and queue what leaves them."""
        for one in range(self.offsets[mine], self.offsets[mine + 1]):
            for other in range(self.offsets[theirs], self.offsets[theirs + 1]):
                if not self.subsets[one] & self.subsets[other]:
                    self.open(self.subsets[one], self.subsets[other])

    def open(self, mine: int, theirs: int) -> None:
        """Count the choices that stay in the phase; those that do not may decide the position."""
        best = -SURE
        choices = 0
        left = mine
        self.put(mine, theirs)
        while left:
            source = bits.lowest(left)
            left &= left - 1
            self.put(mine, theirs)
            targets = self.position.reach(source)
            while targets:
                target = bits.lowest(targets)
                targets &= targets - 1
                moved = mine ^ square_trap.POINT[source] | square_trap.POINT[target]
                if self.removes(moved, theirs, target):
                    best = max(best, scores.earlier(self.removal(moved, theirs)))
                else:
                    choices += 1
        if choices == 0 and best == -SURE:
            return
        self.positions += 1
        number = self.number(mine, theirs)
        self.exits[number] = best
        self.choices[number] = NEVER if best >= 0 else choices
        if best > 0 or choices == 0:
            self.queue(mine, theirs, best)

    def put(self, mine: int, theirs: int) -> None:
        """Set up a board, the player to act being the first."""
        self.position.stones[1] = mine
        self.position.stones[2] = theirs

    def removes(self, mine: int, theirs: int, target: int) -> bool:
        """Whether the stone that has come to a point earns its owner a removal."""
        corners = self.position.field.corners[target]
        if not square_trap.squares(mine) & corners:
            return False
        self.put(mine, theirs)
        return self.position.removable(1) != 0

    def removal(self, mine: int, theirs: int) -> int:
        """The score for a player who is to remove one stone."""
        best = -SURE
        self.put(mine, theirs)
        removable = self.position.removable(1)
        while removable:
            rest = theirs ^ removable & -removable
            removable &= removable - 1
            best = max(best, self.after_removal(mine, rest))
        return best

    def after_removal(self, mine: int, theirs: int) -> int:
        """The score for the player who has just removed a stone."""
        if bits.size(theirs) < FEWEST:
            return SURE - 1
        self.put(mine, theirs)
        if self.position.can_slide(2):
            return -scores.earlier(self.slides[self.number(theirs, mine)])
        return scores.earlier(self.slides[self.number(mine, theirs)])

    def queue(self, mine: int, theirs: int, score: int) -> None:
        """Decide a position later, in the order of the actions that are left."""
        actions = SURE - score if score > 0 else SURE + score
        self.queued_mine[self.queued] = mine
        self.queued_theirs[self.queued] = theirs
        self.queued_next[self.queued] = self.heads[actions]
        self.heads[actions] = self.queued
        self.queued += 1

    def settle_all(self) -> None:
        """Decide what is queued, and what follows from it; the rest are draws."""
        for actions in range(LONGEST):
            while self.heads[actions] != NONE:
                entry = self.heads[actions]
                self.heads[actions] = self.queued_next[entry]
                self.settle(self.queued_mine[entry], self.queued_theirs[entry], actions)

    def settle(self, mine: int, theirs: int, actions: int) -> None:
        """Decide a position, unless it is decided, and tell those from which it is reached."""
        number = self.number(mine, theirs)
        if self.slides[number]:
            return
        score = SURE - actions
        if self.choices[number] == 0:
            score = -score
        self.slides[number] = score
        self.put(mine, theirs)
        blocked = not self.position.can_slide(2)
        self.tell(theirs, mine, -scores.earlier(score))
        if blocked:
            self.tell(mine, theirs, scores.earlier(score))

    def tell(self, mover: int, other: int, score: int) -> None:
        """Tell the positions whose player has slid a stone to this board what that is worth."""
        left = mover
        while left:
            target = bits.lowest(left)
            left &= left - 1
            if not self.removes(mover, other, target):
                self.put(mover, other)
                sources = self.position.reach(target)
                while sources:
                    before = mover ^ square_trap.POINT[target] | sources & -sources
                    sources &= sources - 1
                    self.hear(before, other, score)

    def hear(self, mine: int, theirs: int, score: int) -> None:
        """Take note of what one of the choices in a position is worth."""
        number = self.number(mine, theirs)
        if self.slides[number]:
            return
        if score > max(self.exits[number], 0):
            self.exits[number] = score
            self.choices[number] = NEVER
            self.queue(mine, theirs, score)
        elif score < 0 and self.choices[number] != NEVER:
            self.choices[number] -= 1
            if self.choices[number] == 0:
                self.queue(mine, theirs, max(score, self.exits[number]))

    # Placements and first removals

    def fill_placings(self) -> None:
        """Score the positions in which a stone is to be placed, the fullest boards first."""
        for placed in range(POINTS - 1, -1, -1):
            self.place_all(placed // 2, placed - placed // 2)

    def place_all(self, mine: int, theirs: int) -> None:
        """Score the positions in which the player to act has so many stones."""
        for one in range(self.offsets[mine], self.offsets[mine + 1]):
            for other in range(self.offsets[theirs], self.offsets[theirs + 1]):
                if not self.subsets[one] & self.subsets[other]:
                    self.positions += 1
                    self.place(self.subsets[one], self.subsets[other])

    def place(self, mine: int, theirs: int) -> None:
        """Score a position in which a stone is to be placed."""
        best = -SURE
        free = self.position.field.points & ~(mine | theirs)
        last = bits.size(free) == 1
        while free:
            more = mine | free & -free
            free &= free - 1
            if last:
                best = max(best, -scores.earlier(self.full(theirs, more)))
            else:
                best = max(best, -scores.earlier(self.placings[self.number(theirs, more)]))
        self.placings[self.number(mine, theirs)] = best

    def full(self, white: int, black: int) -> int:
        """The score of a full board for White."""
        whites = bits.size(square_trap.squares(white))
        blacks = bits.size(square_trap.squares(black))
        return self.first_removals(white, black, whites if whites or blacks else 1, blacks)

    def first_removals(self, white: int, black: int, whites: int, blacks: int) -> int:
        """The score for White where White has so many first removals, and then Black."""
        self.positions += 1
        self.put(white, black)
        by_white = self.position.removable(1)
        by_black = self.position.removable(2)
        if whites and by_white:
            return self.remove_black(white, black, by_white, whites - 1, blacks)
        if blacks and by_black:
            return self.remove_white(white, black, by_black, blacks - 1)
        if self.position.can_slide(1):
            return self.slides[self.number(white, black)]
        return -self.slides[self.number(black, white)]

    def remove_black(self, white: int, black: int, stones: int, whites: int, blacks: int) -> int:
        """The score for White, who is to remove one of some stones."""
        best = -SURE
        while stones:
            rest = black ^ stones & -stones
            stones &= stones - 1
            score = SURE
            if bits.size(rest) >= FEWEST:
                score = self.first_removals(white, rest, whites, blacks)
            best = max(best, scores.earlier(score))
        return best

    def remove_white(self, white: int, black: int, stones: int, blacks: int) -> int:
        """The score for White, one of whose stones Black is to remove."""
        worst = SURE
        while stones:
            rest = white ^ stones & -stones
            stones &= stones - 1
            score = -SURE
            if bits.size(rest) >= FEWEST:
                score = self.first_removals(rest, black, 0, blacks)
            worst = min(worst, scores.earlier(score))
        return worst

    # Any position

    def score(self, position: SquareTrap) -> int:
        """The score of a position that is not over, for the player to act."""
        mine = position.stones[position.player]
        theirs = position.stones[3 - position.player]
        if position.doing == square_trap.PLACE:
            return self.placings[self.number(mine, theirs)]
        if position.doing == square_trap.SLIDE:
            return self.slides[self.number(mine, theirs)]
        if position.doing == square_trap.REMOVE:
            return self.removal(mine, theirs)
        if position.player == 1:
            return self.first_removals(mine, theirs, position.due, position.later)
        return -self.first_removals(theirs, mine, 0, position.due)
