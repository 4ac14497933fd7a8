cimport cython
from pentalith.games cimport draws, vacancy
from pentalith.games.chance cimport Chance
from pentalith.games.position cimport Moves, Position

cdef int CAPTURES
cdef int ROW
cdef int SPOTS
cdef int WALL
cdef int NOWHERE

@cython.final
cdef class Field:
    cdef unsigned char[224] cells
    cdef unsigned char[224] walls
    cdef unsigned long long[768] tags
    cdef unsigned long long[768] mores

@cython.final
cdef class Trisq(Position):
    cdef Field field
    cdef Trisq leader
    cdef unsigned char[224] cells
    cdef unsigned char[768] around
    cdef int[3] taken
    cdef int[3] open
    cdef int closed
    cdef unsigned long long tag, more

    cdef bint breathes(self, int point, int player) noexcept nogil
    cdef bint surrounded(self, int point, int player) noexcept nogil
    cdef bint would_capture(self, int point, int player) noexcept nogil
    cdef bint last_gap(self, int spot, int player) noexcept nogil
    cdef void touch(self, int point, int player, int more) noexcept nogil
    cdef int capture(self, int spot, int player) noexcept nogil
    cdef int take(self, int point, int owner) noexcept nogil
    cdef void judge(self) noexcept nogil
    cdef bint can_place(self) noexcept nogil
    cdef int ahead(self) noexcept nogil

cdef int above(int point) noexcept nogil
cdef int below(int point) noexcept nogil
cpdef str name(int point)
