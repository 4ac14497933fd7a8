cimport cython
from pentalith.games cimport bits, draws, vacancy
from pentalith.games.bits cimport wide
from pentalith.games.chance cimport Chance
from pentalith.games.position cimport Moves, Position

cdef int PATH
cdef int POINTS
cdef wide[128] POINT

@cython.final
cdef class Field:
    cdef wide points, walls, left, right, top, bottom, downs, rights
    cdef wide[128] beside

@cython.final
cdef class Cross(Position):
    cdef Field field
    cdef Cross leader
    cdef wide[3] stones
    cdef int[3] counts
    cdef wide empty(self) noexcept nogil
    cdef wide surrounded(self, wide stones, wide others) noexcept nogil
    cdef bint path(self, wide stones, int point) noexcept nogil
    cdef bint steps(self, wide stones) noexcept nogil
    cdef bint joined(self, wide stones) noexcept nogil
    cdef bint joins(self, wide stones) noexcept nogil
    cdef void recolour(self, wide points, int player) noexcept nogil

cdef wide spread(wide points, wide stones) noexcept nogil
cdef wide widened(wide points) noexcept nogil
