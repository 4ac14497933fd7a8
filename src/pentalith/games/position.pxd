cimport cython
from pentalith.games.chance cimport Chance
from pentalith.games.history cimport History

cdef int HIGHEST_MOVE
cdef int DRAW
cdef int REPEATED

@cython.final
cdef class Moves:
    cdef int[512] items
    cdef int count

cdef class Position:
    cdef readonly object game
    cdef readonly int rows, columns, player, skipped, due
    cdef int winner, ending, repetition
    cdef History history
    cdef unsigned char[256] vacant
    cdef unsigned char[256] place_of
    cdef int vacancies

    cdef bint knows(self, int move) noexcept nogil
    cdef bint allows(self, int move) noexcept nogil
    cdef void gather(self, Moves moves) noexcept nogil
    cdef int draw(self, Chance chance) noexcept nogil
    cdef void apply(self, int move) noexcept nogil
    cpdef follow(self, Position leader)
    cpdef Position follower(self)
    @cython.locals(other=Position)
    cpdef Position copy(self)
    cdef void reset(self) noexcept nogil
    cpdef int point(self, int row, int column)
    cdef int owner(self, int point) noexcept
    cdef void place(self, int point, int player) noexcept nogil
    cdef void share(self, Position other) noexcept nogil
    cdef void note(self, unsigned long long key, unsigned long long more) noexcept nogil
    cdef void end(self, int winner, int ending) noexcept nogil
