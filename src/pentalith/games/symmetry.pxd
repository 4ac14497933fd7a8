cimport cython
from pentalith.games cimport bits, draws, vacancy
from pentalith.games.bits cimport wide
from pentalith.games.chance cimport Chance
from pentalith.games.position cimport Moves, Position

cdef int COUNT
cdef int POINTS
cdef wide[100] POINT

@cython.final
cdef class Field:
    cdef wide points
    cdef wide[11] squares
    cdef wide[1100] holding

@cython.final
cdef class Symmetry(Position):
    cdef Field field
    cdef Symmetry leader
    cdef wide[3] stones
    @cython.locals(full=wide, turned=wide, corners=wide, width=cython.int)
    cdef wide turned(self, int point) noexcept nogil
    @cython.locals(white=wide, lines=wide)
    cdef wide mirrored(self, int width, int step, int aside) noexcept nogil
    cdef int leader_in_stones(self) noexcept nogil
