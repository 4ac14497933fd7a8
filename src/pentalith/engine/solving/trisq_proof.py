"""Proofs that a player of Trisq need not lose, on boards of sizes 3 to 5.

The search goes depth first through what the player, whom it calls the defender, may do, the most
promising first, and everything that the attacker may. It is content with a lead of 0 at the end. A
game in which a position comes again counts against the defender, though it would be a draw: so what
is proven rests on nothing that is still being looked at. What is not proven may be true all the
same. Boards are those of `trisq_boards`; their leads are the defender's, in captures.

*When no more is to be feared.* Call a point a risk if a figure of the defender's without another
beside it stands there, or if it is empty, with none of the defender's beside it, and not surrounded
by the attacker. Whatever the two play, the lead less the number of risks never falls:

- The defender places beside a figure of his: both are safe for good. Elsewhere: the point was a
  risk and stays one, or it was surrounded and he captures. What he captures leaves points with his
  figures beside them.
- The attacker captures: a risk goes with each figure, as its point is surrounded. And a figure
  beside an empty point is captured on that point only, so a point that the defender has a figure
  beside keeps it until it is taken.

Nor is a risky figure to be feared with two gaps that count for no other one: when the attacker
fills one, the defender fills the other; until then he is free to make the figure safe himself. And
when he is to act, he can make one more figure safe at once.
"""

from array import array

from pentalith.engine.solving.trisq_boards import Rules
from pentalith.games import bits

NO = 0
YES = 1
UNKNOWN = 2
TURNS = 8
DEEPEST = 120
MOST_MOVES = 25
PLACES = 4
NEVER = 63
LEADS = 31
SPREAD = 0x9E3779B97F4A7C15
MORE_SPREAD = 0xBF58476D1CE4E5B9
LOW_64 = 0xFFFFFFFFFFFFFFFF


class Proof:
    """What is proven of one defender.

    An entry of the table is a board's key and who is to act, and the least lead with which the
    defender was found to be content, and the greatest with which no proof was found. It takes one
    of four places, and pushes out the one that was of no use for longest.
    """

    def __init__(self, size: int, table_bits: int) -> None:
        self.rules = Rules(size)
        self.size = size
        self.full = self.rules.full
        self.not_last = self.rules.not_last
        self.not_first = self.rules.not_first
        self.around = [0] * 25
        self.around[:] = self.rules.around
        self.turns = [0] * 8192
        for turn in range(TURNS):
            self.list_turn(turn)
        self.mask = (1 << table_bits) - PLACES
        self.table = array("Q", bytes(8 << table_bits))
        self.path = [0] * 128
        self.mine = [0] * 3200
        self.theirs = [0] * 3200
        self.leads = [0] * 3200
        self.scores = [0] * 3200
        self.keys = [0] * 3200
        self.order = [0] * 3200
        self.counts = [0] * 128
        self.budget = 0
        self.nodes = 0

    def list_turn(self, turn: int) -> None:
        """For each eight points: where each set of them comes to be in one of eight ways."""
        for byte in range(4):
            for points in range(256):
                turned = 0
                for point in range(8):
                    if points >> point & 1 and 8 * byte + point < self.rules.points:
                        turned |= 1 << self.rules.turned(8 * byte + point, turn)
                self.turns[1024 * turn + 256 * byte + points] = turned

    def secures(self, mine: int, theirs: int, lead: int, ours: bool, budget: int) -> int:
        """Whether the defender need not lose: YES, NO if there is no proof, or UNKNOWN.

        `lead` is the defender's, `ours` whether he is to act. After `budget` boards the answer is
        UNKNOWN; what was found is kept, and the same question goes on from there.
        """
        self.budget = budget
        closed = self.rules.surrounded(mine, theirs)
        if self.judged(mine ^ closed, theirs, lead, ours) == YES:
            return YES
        return self.search(0, mine, theirs, lead, ours, self.key(mine, theirs, closed))

    # Keys

    def beside(self, points: int) -> int:
        """The points next to one of these; `Rules.beside` again, to be quick to call."""
        rows = points << self.size | points >> self.size
        return (rows | (points & self.not_last) << 1 | (points & self.not_first) >> 1) & self.full

    def key(self, mine: int, theirs: int, closed: int) -> int:
        """What tells boards apart, up to symmetry, as far as they can differ in what follows.

        A figure that is safe, beside none that is not and no empty point, might be anyone's.
        """
        mine ^= closed
        empty = self.full & ~(mine | theirs)
        single = mine & ~self.beside(mine) | theirs & ~self.beside(theirs)
        settled = (mine | theirs) & ~single & ~self.beside(empty | single)
        return self.least(mine | closed | settled, theirs | settled)

    def least(self, mine: int, theirs: int) -> int:
        """The least of a board's eight reflections and rotations, as one word."""
        found = self.turned(mine, 0)
        found = found << 25 | self.turned(theirs, 0)
        for turn in range(1, TURNS):
            word = self.turned(mine, turn)
            word = word << 25 | self.turned(theirs, turn)
            found = word if word < found else found
        return found

    def turned(self, points: int, turn: int) -> int:
        """Where points come to be in one of eight ways."""
        base = 1024 * turn
        return (
            self.turns[base + (points & 255)]
            | self.turns[base + 256 + (points >> 8 & 255)]
            | self.turns[base + 512 + (points >> 16 & 255)]
            | self.turns[base + 768 + (points >> 24 & 255)]
        )

    # What is known

    def slot(self, tag: int) -> int:
        """The first of the places in the table for a tag."""
        tag = (tag ^ tag >> 29) * SPREAD & LOW_64
        tag = (tag ^ tag >> 32) * MORE_SPREAD & LOW_64
        return (tag ^ tag >> 29) & self.mask

    def find(self, slot: int, tag: int) -> int:
        """The place of a tag among those of its slot; PLACES if it has none."""
        for place in range(PLACES):
            if self.table[slot + place] >> 12 == tag and self.table[slot + place]:
                return place
        return PLACES

    def recall(self, tag: int, lead: int) -> int:
        """Whether the defender, with a lead, is known to be content."""
        slot = self.slot(tag)
        place = self.find(slot, tag)
        if place == PLACES:
            return UNKNOWN
        entry = self.table[slot + place]
        if place:
            self.table[slot + place] = self.table[slot + place - 1]
            self.table[slot + place - 1] = entry
        enough, lacking = (entry >> 6 & 63), (entry & 63)
        if lead + LEADS >= enough:
            return YES
        return NO if lead + LEADS <= lacking else UNKNOWN

    def note(self, tag: int, lead: int, verdict: int) -> None:
        """Enter what was found."""
        slot = self.slot(tag)
        place = self.find(slot, tag)
        enough, lacking = NEVER, 0
        if place < PLACES:
            enough, lacking = self.table[slot + place] >> 6 & 63, self.table[slot + place] & 63
        else:
            place = PLACES - 1
        if verdict == YES:
            enough = min(enough, lead + LEADS)
        else:
            lacking = max(lacking, lead + LEADS)
        while place:
            self.table[slot + place] = self.table[slot + place - 1]
            place -= 1
        self.table[slot] = tag << 12 | enough << 6 | lacking

    # What can be told at sight

    def judged(self, mine: int, theirs: int, lead: int, ours: bool) -> int:
        """Whether the defender is content, where that can be seen; no point is shown as closed."""
        defenders, attackers = (mine, theirs) if ours else (theirs, mine)
        if lead >= 0:
            return YES if lead >= self.fear(defenders, attackers, ours) else UNKNOWN
        return NO if -lead > self.fear(attackers, defenders, not ours) else UNKNOWN

    def fear(self, own: int, others: int, to_act: bool) -> int:
        """How far, at most, the lead of an owner of figures can fall, if he plays well."""
        empty = self.full & ~(own | others)
        beside = self.beside(own)
        single = own & ~beside
        used = feared = 0
        while single:
            gaps = self.around[bits.lowest(single)] & empty
            single &= single - 1
            free = gaps & ~used
            rest = free & (free - 1)
            if rest:
                used |= (free ^ rest) | (rest & -rest)
            else:
                feared += 1
        if to_act and feared:
            feared -= 1
        return feared + bits.size(empty & ~beside & self.beside(self.full & ~others))

    # The search

    def search(self, depth: int, mine: int, theirs: int, lead: int, ours: bool, key: int) -> int:
        """Whether the defender is content with a board."""
        tag = 2 * key + ours
        verdict = self.recall(tag, lead)
        if verdict != UNKNOWN:
            return verdict
        if not self.budget:
            return UNKNOWN
        self.budget -= 1
        self.nodes += 1
        if depth == DEEPEST or self.comes_again(depth, tag << 6 | (lead + LEADS)):
            return NO
        verdict = self.expand(depth, mine, theirs, lead, ours)
        if verdict == UNKNOWN:
            verdict = self.descend(depth, ours)
        if verdict != UNKNOWN:
            self.note(tag, lead, verdict)
        return verdict

    def comes_again(self, depth: int, word: int) -> bool:
        """Whether a board with a lead has come on the path to it; it is added to the path."""
        self.path[depth] = word
        for place in range(depth):
            if self.path[place] == word:
                return True
        return False

    def descend(self, depth: int, ours: bool) -> int:
        """Try the moves listed, until one is what the player to act is after."""
        base = MOST_MOVES * depth
        for place in range(self.counts[depth]):
            move = self.order[base + place]
            verdict = self.search(
                depth + 1,
                self.mine[move],
                self.theirs[move],
                self.leads[move],
                not ours,
                self.keys[move],
            )
            if verdict in (UNKNOWN, ours):
                return verdict
        return not ours

    def expand(self, depth: int, mine: int, theirs: int, lead: int, ours: bool) -> int:
        """List the moves that cannot be judged at sight; a verdict, if that settles it already."""
        closed = self.rules.surrounded(mine, theirs)
        mine ^= closed
        threatened = self.rules.threatened(mine, theirs)
        room = self.beside(self.full & ~theirs) | self.beside(threatened)
        placements = room & self.full & ~(mine | theirs | closed)
        self.counts[depth] = 0
        if not placements:
            return lead >= 0
        pressed = self.rules.threatened(theirs, mine)
        while placements:
            point = placements & -placements
            placements ^= point
            move = MOST_MOVES * depth + self.counts[depth]
            left = self.rules.remaining(point, mine, theirs, threatened)
            around = self.around[bits.lowest(point)]
            captures = bits.size(around & threatened)
            self.leads[move] = lead + captures if ours else lead - captures
            self.mine[move], self.theirs[move] = left, mine | point
            still = left & ~(around & threatened)
            verdict = self.judged(still, mine | point, self.leads[move], not ours)
            if verdict == ours:
                return ours
            if verdict == UNKNOWN:
                self.keys[move] = self.key(left, mine | point, left ^ still)
                self.scores[move] = 100 * captures + self.score(around, mine, theirs, pressed)
                self.insert(depth)
        return self.recalled(depth, ours)

    def recalled(self, depth: int, ours: bool) -> int:
        """The verdict, if it is known to be what a player is after for one of the moves listed."""
        base = MOST_MOVES * depth
        for place in range(self.counts[depth]):
            move = self.order[base + place]
            if self.recall(2 * self.keys[move] + (not ours), self.leads[move]) == ours:
                return ours
        return UNKNOWN if self.counts[depth] else not ours

    def insert(self, depth: int) -> None:
        """Put the move listed last before those that promise less."""
        base = MOST_MOVES * depth
        move = base + self.counts[depth]
        place = move
        while place > base and self.scores[self.order[place - 1]] < self.scores[move]:
            self.order[place] = self.order[place - 1]
            place -= 1
        self.order[place] = move
        self.counts[depth] += 1

    def score(self, around: int, mine: int, theirs: int, pressed: int) -> int:
        """How much a placement promises, besides captures; it decides the order only."""
        score = 60 * bits.size(around & pressed) + bits.size(around)
        score += 6 * bits.size(around & mine & ~self.beside(mine))
        score += 5 * bits.size(around & theirs & ~self.beside(theirs))
        if around & mine:
            return score + 8
        breath = bits.size(around & ~theirs)
        return score - 70 if breath == 1 else score - 12 if breath == 2 else score
