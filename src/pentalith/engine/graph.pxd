cimport cython
from pentalith.games cimport draws
from pentalith.games.chance cimport Chance

cdef long long MOST_OCCURRENCES
cdef long long NEVER

@cython.final
cdef class Graph:
    cdef readonly dict nodes
    cdef int repetition
    cdef unsigned int[::1] links
    cdef long long[::1] visits
    cdef long long games

    cpdef long drawn(self, unsigned int node, int games, Chance chance, int limit)
    @cython.locals(
        actions=cython.int, begin=cython.uint, moves=cython.uint, visits=cython.longlong, last=cython.longlong,
        state=cython.ulonglong,
    )
    cdef int walk(self, unsigned int node, Chance chance, int limit) noexcept nogil
