cimport cython
from pentalith.engine.solving cimport scores
from pentalith.games cimport bits, stones
from pentalith.games.stones cimport Field, Stones

cdef int SURE
cdef int POINTS
cdef int STONES
cdef int ALL

@cython.final
cdef class StonesTable:
    cdef Field field
    cdef readonly object content
    cdef short[::1] scores
    cdef readonly int positions

    @cython.locals(mine=cython.int, theirs=cython.int, state=cython.int, score=cython.int, decided=cython.int)
    cdef int decide(self, unsigned short[::1] threes, int count, int distance) noexcept nogil
    @cython.locals(best=cython.int, left=cython.uint, targets=cython.uint, moved=cython.uint, source=cython.int)
    cdef int best_move(self, unsigned int mine, unsigned int theirs) noexcept nogil
    @cython.locals(place=cython.int, other=cython.int, state=cython.int)
    cpdef void set_stones(self, unsigned short[::1] mine, unsigned short[::1] theirs) noexcept
    @cython.locals(best=cython.int, free=cython.uint, more=cython.uint)
    cdef int best_setting(self, unsigned int mine, unsigned int theirs) noexcept nogil
    cdef int after_setting(self, unsigned int mine, unsigned int theirs) noexcept nogil
    cpdef int index(self, Stones position)

@cython.locals(mine=cython.int, theirs=cython.int, pairs=cython.int)
cdef int count_pairs(unsigned short[::1] threes, int count) noexcept nogil
