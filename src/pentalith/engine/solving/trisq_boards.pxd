cimport cython
from pentalith.games cimport bits

cdef int MOST_POINTS
cdef int TURNS
cdef int BYTE
cdef unsigned int EIGHT_DIGITS

@cython.final
cdef class Rules:
    cdef readonly int size, points
    cdef readonly unsigned int full
    cdef unsigned int not_last, not_first
    cdef unsigned int[25] around

    @cython.locals(rows=cython.uint)
    cdef unsigned int beside(self, unsigned int points) noexcept nogil
    cpdef unsigned int surrounded(self, unsigned int figures, unsigned int enemies) noexcept nogil
    @cython.locals(
        others=cython.uint, up=cython.uint, down=cython.uint, left=cython.uint, right=cython.uint,
        several=cython.uint, single=cython.uint,
    )
    cdef unsigned int threatened(self, unsigned int mine, unsigned int theirs) noexcept nogil
    cpdef bint closes(self, unsigned int point, unsigned int mine, unsigned int theirs) noexcept nogil
    @cython.locals(around=cython.uint, captured=cython.uint, left=cython.uint)
    cdef unsigned int remaining(
        self, unsigned int point, unsigned int mine, unsigned int theirs, unsigned int threatened
    ) noexcept nogil
    cpdef int turned(self, int point, int turn)

@cython.final
cdef class Boards:
    cdef readonly Rules rules
    cdef readonly int points
    cdef readonly unsigned int mine, theirs
    cdef int[2048] low
    cdef int[2048] high
    cdef unsigned char[6561] ones
    cdef unsigned char[6561] twos
    cdef unsigned int[16] followers

    @cython.locals(
        low=cython.uint, high=cython.uint, low_too=cython.uint, high_too=cython.uint,
        least=cython.int, turn=cython.int, number=cython.int,
    )
    cpdef unsigned int number(self, unsigned int mine, unsigned int theirs) noexcept nogil
    @cython.locals(
        high=cython.uint, low=cython.uint, mine=cython.uint, theirs=cython.uint, closed=cython.uint,
        threatened=cython.uint, room=cython.uint, placements=cython.uint, point=cython.uint,
        left=cython.uint, count=cython.int,
    )
    cdef int follow(self, unsigned int number) noexcept nogil
    @cython.locals(entry=cython.int)
    cpdef list listed(self, unsigned int number)
