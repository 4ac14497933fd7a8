cimport cython
from pentalith.engine.solving.trisq_boards cimport Rules
from pentalith.games cimport bits

cdef int NO
cdef int YES
cdef int UNKNOWN
cdef int TURNS
cdef int DEEPEST
cdef int MOST_MOVES
cdef int PLACES
cdef int NEVER
cdef int LEADS
cdef unsigned long long SPREAD
cdef unsigned long long MORE_SPREAD
cdef unsigned long long LOW_64

@cython.final
cdef class Proof:
    cdef readonly Rules rules
    cdef int size
    cdef unsigned int full, not_last, not_first
    cdef unsigned int[25] around
    cdef unsigned int[8192] turns
    cdef unsigned long long mask
    cdef unsigned long long[::1] table
    cdef unsigned long long[128] path
    cdef unsigned int[3200] mine
    cdef unsigned int[3200] theirs
    cdef int[3200] leads
    cdef int[3200] scores
    cdef unsigned long long[3200] keys
    cdef int[3200] order
    cdef int[128] counts
    cdef long budget
    cdef readonly long nodes

    @cython.locals(byte=cython.int, points=cython.uint, point=cython.int, turned=cython.uint)
    cdef void list_turn(self, int turn) except *
    @cython.locals(closed=cython.uint)
    cpdef int secures(
        self, unsigned int mine, unsigned int theirs, int lead, bint ours, long budget
    ) noexcept nogil
    @cython.locals(rows=cython.uint)
    cdef unsigned int beside(self, unsigned int points) noexcept nogil
    @cython.locals(empty=cython.uint, single=cython.uint, settled=cython.uint)
    cdef unsigned long long key(
        self, unsigned int mine, unsigned int theirs, unsigned int closed
    ) noexcept nogil
    @cython.locals(found=cython.ulonglong, word=cython.ulonglong, turn=cython.int)
    cdef unsigned long long least(self, unsigned int mine, unsigned int theirs) noexcept nogil
    @cython.locals(base=cython.uint)
    cdef unsigned int turned(self, unsigned int points, int turn) noexcept nogil
    cdef unsigned long long slot(self, unsigned long long tag) noexcept nogil
    @cython.locals(place=cython.int)
    cdef int find(self, unsigned long long slot, unsigned long long tag) noexcept nogil
    @cython.locals(
        slot=cython.ulonglong, place=cython.int, entry=cython.ulonglong, enough=cython.int, lacking=cython.int
    )
    cdef int recall(self, unsigned long long tag, int lead) noexcept nogil
    @cython.locals(slot=cython.ulonglong, place=cython.int, enough=cython.int, lacking=cython.int)
    cdef void note(self, unsigned long long tag, int lead, int verdict) noexcept nogil
    @cython.locals(defenders=cython.uint, attackers=cython.uint)
    cdef int judged(self, unsigned int mine, unsigned int theirs, int lead, bint ours) noexcept nogil
    @cython.locals(
        empty=cython.uint, beside=cython.uint, single=cython.uint, used=cython.uint, gaps=cython.uint,
        free=cython.uint, rest=cython.uint, feared=cython.int,
    )
    cdef int fear(self, unsigned int own, unsigned int others, bint to_act) noexcept nogil
    @cython.locals(tag=cython.ulonglong, verdict=cython.int)
    cdef int search(
        self, int depth, unsigned int mine, unsigned int theirs, int lead, bint ours, unsigned long long key
    ) noexcept nogil
    @cython.locals(place=cython.int)
    cdef bint comes_again(self, int depth, unsigned long long word) noexcept nogil
    @cython.locals(base=cython.int, place=cython.int, move=cython.int, verdict=cython.int)
    cdef int descend(self, int depth, bint ours) noexcept nogil
    @cython.locals(
        closed=cython.uint, threatened=cython.uint, room=cython.uint, placements=cython.uint,
        pressed=cython.uint, point=cython.uint, move=cython.int, left=cython.uint, around=cython.uint,
        captures=cython.int, still=cython.uint, verdict=cython.int,
    )
    cdef int expand(
        self, int depth, unsigned int mine, unsigned int theirs, int lead, bint ours
    ) noexcept nogil
    @cython.locals(base=cython.int, place=cython.int, move=cython.int)
    cdef int recalled(self, int depth, bint ours) noexcept nogil
    @cython.locals(base=cython.int, move=cython.int, place=cython.int)
    cdef void insert(self, int depth) noexcept nogil
    @cython.locals(score=cython.int, breath=cython.int)
    cdef int score(
        self, unsigned int around, unsigned int mine, unsigned int theirs, unsigned int pressed
    ) noexcept nogil
