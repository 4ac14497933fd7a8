cimport cython
from pentalith.games cimport bits, draws, vacancy
from pentalith.games.chance cimport Chance
from pentalith.games.position cimport Moves, Position

cdef int LINE
cdef int POINTS
cdef int MOVE
cdef int STONES
cdef unsigned int[9] POINT
cdef unsigned int[8] LINES

@cython.final
cdef class Field:
    cdef readonly bint diagonals
    cdef unsigned int[9] beside

@cython.final
cdef class Stones(Position):
    cdef Field field
    cdef Stones leader
    cdef unsigned int[3] stones
    cdef int to_set

    cdef bint may_set(self, int point) noexcept nogil
    cdef bint may_move(self, int source, int target) noexcept nogil
    cdef bint is_empty(self, int point) noexcept nogil
    cdef void gather_settings(self, Moves moves) noexcept nogil
    @cython.locals(target=cython.int, sources=cython.uint)
    cdef void gather_moves(self, Moves moves) noexcept nogil
    cdef int draw_setting(self, Chance chance) noexcept nogil
    cdef void set_stone(self, int point) noexcept nogil
    cdef void move_stone(self, int source, int target) noexcept nogil
    cdef void note_position(self) noexcept nogil

cdef bint in_line(unsigned int stones) noexcept nogil
cdef int nth(unsigned int stones, int count) noexcept nogil
cpdef str name(int point)
