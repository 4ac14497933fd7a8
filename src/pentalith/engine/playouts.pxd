cimport cython
from pentalith.games cimport draws
from pentalith.games.chance cimport Chance
from pentalith.games.position cimport Moves, Position

cpdef int sample(Position position, Chance chance) except -1
@cython.locals(position=Position)
cpdef long drawn(Position start, int games, Chance chance, int limit=*)
cdef int play_drawn(Position position, Chance chance, int limit) noexcept nogil
@cython.locals(position=Position)
cpdef long listed(Position start, int games, Chance chance, int limit=*)
cdef int play_listed(Position position, Chance chance, int limit, Moves moves) noexcept nogil
