cimport cython
from pentalith.engine.solving.trisq_boards cimport Boards
from pentalith.games cimport bits

cdef int DECIDED
cdef int UNKNOWN
cdef int MOST_FOLLOWERS

@cython.final
cdef class Table:
    cdef readonly Boards boards
    cdef readonly long words
    cdef unsigned long long[::1] marks
    cdef const unsigned long long[::1] seen
    cdef unsigned int[::1] ranks
    cdef unsigned char[::1] entries
    cdef const unsigned char[::1] worths
    cdef unsigned int[::1] queue
    cdef unsigned int[::1] firsts
    cdef unsigned int[::1] links
    cdef unsigned int[::1] ends
    cdef unsigned int[::1] sources
    cdef readonly long found, explored, moves, linked, linked_moves, turned, decided, traced

    cpdef void room_to_explore(self, long boards) except *
    @cython.locals(place=cython.long, count=cython.int, entry=cython.int)
    cpdef void explore(self, long boards) noexcept nogil
    @cython.locals(bit=cython.ulonglong)
    cdef void meet(self, unsigned int number) noexcept nogil
    cpdef void room_to_link(self) except *
    @cython.locals(word=cython.long)
    cpdef void rank_all(self) except *
    @cython.locals(place=cython.long, word=cython.long, left=cython.ulonglong)
    cdef void order(self) noexcept nogil
    @cython.locals(bit=cython.ulonglong)
    cdef unsigned int rank(self, unsigned int number) noexcept nogil
    @cython.locals(board=cython.long, count=cython.int, entry=cython.int, follower=cython.uint)
    cpdef void link(self, long boards) noexcept nogil
    @cython.locals(total=cython.uint, board=cython.long)
    cpdef void room_to_turn(self) except *
    @cython.locals(board=cython.long, entry=cython.uint, follower=cython.uint)
    cpdef void turn(self, long boards) noexcept nogil
    @cython.locals(numbers="unsigned int[::1]", board=cython.long, lead=cython.int)
    cpdef void room_to_trace(self) except *
    cdef void judge(self, unsigned int position, int lead) noexcept nogil
    cdef void decide(self, unsigned int position, int entry) noexcept nogil
    @cython.locals(place=cython.long, position=cython.uint, entry=cython.uint)
    cpdef void trace(self, long positions) noexcept nogil
    cdef void go_back(self, unsigned int position, int follower) noexcept nogil
    cpdef void finish(self) except *
    cpdef tuple held(self)
    cpdef void load(self, seen, worths) except *
    @cython.locals(entry=cython.int)
    cpdef object worth(self, unsigned int number, int player)
    @cython.locals(bit=cython.ulonglong)
    cdef int entry(self, unsigned int number, int player) noexcept nogil
