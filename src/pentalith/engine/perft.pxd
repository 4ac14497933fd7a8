cimport cython
from pentalith.games.position cimport Moves, Position

cdef int INTERRUPTIBLE

@cython.locals(start=Position)
cpdef object perft(Position position, int depth)

@cython.final
cdef class Branch:
    cdef Position position
    cdef Moves moves
    cdef Branch further
    @cython.locals(total=cython.longlong)
    cdef long long leaves(self, int depth) noexcept nogil
