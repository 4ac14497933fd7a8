cimport cython
from pentalith.games cimport bits

cdef int STOPPED, ATTACK, DEFENCE, BITS, COUNT
cdef unsigned long long IDENTITY, LOW_32, LOW_64, BOARD, FIRST_FACTOR, SECOND_FACTOR
cdef unsigned long long FLIP_1, FLIP_2, FLIP_4, SWAP_8, SWAP_16, TURN_1, TURN_2, TURN_4
cdef unsigned long long[2] ROLE
cdef unsigned long long[64] POINT

@cython.final
cdef class Search:
    cdef readonly int size
    cdef int margin
    cdef unsigned long long board, left, right, top, bottom
    cdef unsigned long long[::1] table
    cdef long long mask
    cdef long long[128] credit
    cdef unsigned long long[64] reached
    cdef public long long budget, nodes
    cdef unsigned long long shortest, key, other_key

    @cython.locals(empty=cython.ulonglong, moves=cython.ulonglong, found=cython.int)
    cpdef int attack(self, unsigned long long own, unsigned long long other, int stones) noexcept nogil
    @cython.locals(threats=cython.ulonglong, moves=cython.ulonglong, distance=cython.int)
    cdef unsigned long long attacks(
        self, unsigned long long own, unsigned long long other, unsigned long long empty, int stones
    ) noexcept nogil
    @cython.locals(
        key=cython.ulonglong, other_key=cython.ulonglong, first=cython.ulonglong, placed=cython.ulonglong,
        found=cython.int, point=cython.int,
    )
    cdef int try_attacks(
        self, unsigned long long own, unsigned long long other, int stones, unsigned long long moves
    ) noexcept nogil
    @cython.locals(
        empty=cython.ulonglong, moves=cython.ulonglong, threats=cython.ulonglong, found=cython.int,
    )
    cpdef int defence(self, unsigned long long own, unsigned long long other, int stones) noexcept nogil
    @cython.locals(
        key=cython.ulonglong, other_key=cython.ulonglong, first=cython.ulonglong, placed=cython.ulonglong,
        found=cython.int, point=cython.int,
    )
    cdef int try_defences(
        self, unsigned long long own, unsigned long long other, int stones, unsigned long long moves
    ) noexcept nogil
    @cython.locals(best=cython.int, point=cython.int)
    cdef int chosen(self, unsigned long long points, int role) noexcept nogil

    @cython.locals(captured=cython.ulonglong)
    cpdef unsigned long long placed(self, unsigned long long own, unsigned long long other, int point) noexcept nogil
    @cython.locals(found=cython.ulonglong, lost=cython.ulonglong, point=cython.int)
    cpdef unsigned long long completing(
        self, unsigned long long own, unsigned long long other, unsigned long long empty
    ) noexcept nogil
    @cython.locals(
        gaps=cython.ulonglong, west=cython.ulonglong, east=cython.ulonglong, north=cython.ulonglong,
        south=cython.ulonglong, single=cython.ulonglong, moves=cython.ulonglong,
    )
    cdef unsigned long long answers(
        self, unsigned long long own, unsigned long long other, unsigned long long empty, unsigned long long threats
    ) noexcept nogil

    @cython.locals(across=cython.int, down=cython.int, shortest=cython.ulonglong)
    cdef int distance(self, unsigned long long own, unsigned long long empty, int most) noexcept nogil
    @cython.locals(reached=cython.ulonglong, stones=cython.int, step=cython.int)
    cdef int between(
        self, unsigned long long own, unsigned long long empty, int most, unsigned long long first,
        unsigned long long last
    ) noexcept nogil

    @cython.locals(
        slot=cython.longlong, place=cython.longlong, first=cython.ulonglong, second=cython.ulonglong,
        fewest=cython.int, most=cython.int,
    )
    cdef int known(self, unsigned long long own, unsigned long long other, int stones, int role) noexcept nogil
    @cython.locals(
        slot=cython.longlong, place=cython.longlong, best=cython.longlong, first=cython.ulonglong,
        second=cython.ulonglong, fewest=cython.ulonglong, most=cython.ulonglong, cost=cython.ulonglong,
        least=cython.ulonglong,
    )
    cdef void note(
        self, unsigned long long key, unsigned long long other_key, int stones, int role, int found
    ) noexcept nogil
    @cython.locals(mixed=cython.ulonglong)
    cdef long long slot(self, unsigned long long key, unsigned long long other_key, int role) noexcept nogil
    cdef void turn(self, unsigned long long own, unsigned long long other) noexcept nogil
    @cython.locals(down=cython.ulonglong, other_down=cython.ulonglong)
    cdef void consider(self, unsigned long long own, unsigned long long other) noexcept nogil
    cdef void lower(self, unsigned long long own, unsigned long long other) noexcept nogil
    cdef unsigned long long mirrored(self, unsigned long long points) noexcept nogil
    cdef unsigned long long upended(self, unsigned long long points) noexcept nogil

@cython.locals(swap=cython.ulonglong)
cdef unsigned long long transposed(unsigned long long points) noexcept nogil
@cython.locals(wider=cython.ulonglong)
cdef unsigned long long flood(unsigned long long points, unsigned long long stones) noexcept nogil
@cython.locals(row=cython.ulonglong)
cdef unsigned long long around(unsigned long long points) noexcept nogil
cdef unsigned long long beside(unsigned long long points) noexcept nogil
