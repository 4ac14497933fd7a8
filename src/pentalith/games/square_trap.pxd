cimport cython
from pentalith.games cimport bits, draws, vacancy
from pentalith.games.chance cimport Chance
from pentalith.games.position cimport Moves, Position

cdef int PLACE, SLIDE, REMOVE, FIRST
cdef int STONES, BLOCKED
cdef int FEWEST
cdef int REMOVAL
cdef int SLIDING
cdef unsigned long long[64] POINT

@cython.final
cdef class Field:
    cdef unsigned long long points
    cdef unsigned long long[64] corners
    cdef unsigned long long[256] rays

@cython.final
cdef class SquareTrap(Position):
    cdef Field field
    cdef SquareTrap leader
    cdef unsigned long long[3] stones
    cdef int doing, later

    cdef bint has(self, int point) noexcept nogil
    cdef bint may_slide(self, int source, int target) noexcept nogil
    cdef unsigned long long seen(self, int point, int way) noexcept nogil
    cdef unsigned long long removable(self, int player) noexcept nogil
    cdef unsigned long long empty(self) noexcept nogil
    cdef void gather_slides(self, Moves moves) noexcept nogil
    cdef unsigned long long reach(self, int point) noexcept nogil
    @cython.locals(number=cython.int, spare=cython.int, source=cython.ulonglong, other=cython.ulonglong)
    cdef int draw_slide(self, Chance chance) noexcept nogil
    cdef void add(self, int point) noexcept nogil
    cdef void first_removals(self, int white, int black) noexcept nogil
    cdef void remove(self, int point) noexcept nogil
    cdef void slide(self, int source, int target) noexcept nogil
    cdef bint makes_square(self, int point) noexcept nogil
    cdef void turn(self, int player) noexcept nogil
    cdef bint can_slide(self, int player) noexcept nogil

cdef void add_all(Moves moves, unsigned long long points, int base) noexcept nogil
cdef unsigned long long squares(unsigned long long stones) noexcept nogil
cdef int source_of(int move) noexcept nogil
cdef int point_of(int move) noexcept nogil
cpdef str name(int point)
