cimport cython
from pentalith.engine.solving cimport scores
from pentalith.games cimport bits, square_trap
from pentalith.games.square_trap cimport SquareTrap

cdef int SURE
cdef int NEVER
cdef int FEWEST
cdef int LONGEST
cdef int ROW
cdef int POINTS
cdef int NONE

@cython.final
cdef class SquareTrapTable:
    cdef SquareTrap position
    cdef unsigned int[::1] subsets
    cdef int[::1] offsets
    cdef readonly object slides_content, placings_content
    cdef short[::1] slides
    cdef short[::1] placings
    cdef unsigned char[::1] choices
    cdef short[::1] exits
    cdef int[16] digits
    cdef int[::1] heads
    cdef unsigned int[::1] queued_mine
    cdef unsigned int[::1] queued_theirs
    cdef int[::1] queued_next
    cdef int queued
    cdef readonly long positions

    cdef int number(self, unsigned int mine, unsigned int theirs) noexcept nogil
    @cython.locals(one=cython.int, other=cython.int)
    cdef void open_all(self, int mine, int theirs) noexcept nogil
    @cython.locals(
        best=cython.int, choices=cython.int, left=cython.uint, source=cython.int, target=cython.int,
        targets=cython.ulonglong, moved=cython.uint, number=cython.int,
    )
    cdef void open(self, unsigned int mine, unsigned int theirs) noexcept nogil
    cdef void put(self, unsigned int mine, unsigned int theirs) noexcept nogil
    @cython.locals(corners=cython.ulonglong)
    cdef bint removes(self, unsigned int mine, unsigned int theirs, int target) noexcept nogil
    @cython.locals(best=cython.int, removable=cython.ulonglong, rest=cython.uint)
    cdef int removal(self, unsigned int mine, unsigned int theirs) noexcept nogil
    cdef int after_removal(self, unsigned int mine, unsigned int theirs) noexcept nogil
    @cython.locals(actions=cython.int)
    cdef void queue(self, unsigned int mine, unsigned int theirs, int score) noexcept nogil
    @cython.locals(actions=cython.int, entry=cython.int)
    cdef void settle_all(self) noexcept nogil
    @cython.locals(number=cython.int, score=cython.int, blocked=cython.bint)
    cdef void settle(self, unsigned int mine, unsigned int theirs, int actions) noexcept nogil
    @cython.locals(left=cython.uint, target=cython.int, sources=cython.ulonglong, before=cython.uint)
    cdef void tell(self, unsigned int mover, unsigned int other, int score) noexcept nogil
    @cython.locals(number=cython.int)
    cdef void hear(self, unsigned int mine, unsigned int theirs, int score) noexcept nogil
    @cython.locals(one=cython.int, other=cython.int)
    cpdef void place_all(self, int mine, int theirs) noexcept
    @cython.locals(best=cython.int, free=cython.uint, last=cython.bint, more=cython.uint)
    cdef void place(self, unsigned int mine, unsigned int theirs) noexcept nogil
    @cython.locals(whites=cython.int, blacks=cython.int)
    cdef int full(self, unsigned int white, unsigned int black) noexcept nogil
    @cython.locals(by_white=cython.ulonglong, by_black=cython.ulonglong)
    cdef int first_removals(self, unsigned int white, unsigned int black, int whites, int blacks) noexcept nogil
    @cython.locals(best=cython.int, rest=cython.uint, score=cython.int)
    cdef int remove_black(
        self, unsigned int white, unsigned int black, unsigned long long stones, int whites, int blacks
    ) noexcept nogil
    @cython.locals(worst=cython.int, rest=cython.uint, score=cython.int)
    cdef int remove_white(
        self, unsigned int white, unsigned int black, unsigned long long stones, int blacks
    ) noexcept nogil
    @cython.locals(mine=cython.uint, theirs=cython.uint)
    cpdef int score(self, SquareTrap position)
