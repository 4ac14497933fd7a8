"""Which positions have occurred, and how often: what the ruling against endless play counts."""

from array import array

SLOTS = 1024
NONE = -1
FIRST_ROOM = 64
KEY_SPREAD = 0x9E3779B97F4A7C15
MORE_SPREAD = 0xC2B2AE3D27D4EB4F


class History:
    """The positions since the last action that can never be undone, each told by two words.

    Entries with the same slot form a chain, the latest first. A slot's head is trusted only if it
    names an entry of that slot below `length`, so that `clear` need not touch the heads.
    """

    def __init__(self) -> None:
        self.keys = array("Q")
        self.mores = array("Q")
        self.slots = array("H")
        self.earlier = array("i")
        self.heads = [0] * 1024
        self.room = 0
        self.length = 0

    def clear(self) -> None:
        """Forget everything: no position from before can come again."""
        self.length = 0

    def head(self, slot: int) -> int:
        """The latest entry of a slot, or NONE."""
        entry = self.heads[slot]
        # One question instead of two: the answer is nearly always no, and the processor bets on it.
        return entry if (entry < self.length) & (self.slots[entry] == slot) else NONE

    def add(self, key: int, more: int) -> int:
        """Note that a position occurs; how often it has occurred now."""
        if self.length == self.room:
            self.grow()
        slot = (key * KEY_SPREAD ^ more * MORE_SPREAD) >> 54 & SLOTS - 1
        head = self.head(slot)
        entry = head
        occurrences = 1
        while entry != NONE:
            if self.keys[entry] == key and self.mores[entry] == more:
                occurrences += 1
            entry = self.earlier[entry]
        self.append(key, more, slot, head)
        return occurrences

    def append(self, key: int, more: int, slot: int, head: int) -> None:
        """Put an entry before the head of its slot's chain."""
        entry = self.length
        self.keys[entry] = key
        self.mores[entry] = more
        self.slots[entry] = slot
        self.earlier[entry] = head
        self.heads[slot] = entry
        self.length = entry + 1

    def grow(self) -> None:
        """Make room for twice as many positions."""
        more = self.room or FIRST_ROOM
        self.keys = array("Q", bytes(self.keys) + bytes(8 * more))
        self.mores = array("Q", bytes(self.mores) + bytes(8 * more))
        self.slots = array("H", bytes(self.slots) + bytes(2 * more))
        self.earlier = array("i", bytes(self.earlier) + bytes(4 * more))
        self.room += more

    def assign(self, other: "History") -> None:
        """Become what `other` is."""
        self.clear()
        for entry in range(other.length):
            self.add(other.keys[entry], other.mores[entry])

    def entries(self) -> list[tuple[int, int]]:
        """The positions noted, the earliest first."""
        return [(self.keys[entry], self.mores[entry]) for entry in range(self.length)]

    def restore(self, entries: list[tuple[int, int]]) -> None:
        """Become what `entries` was taken from."""
        self.clear()
        for key, more in entries:
            self.add(key, more)
