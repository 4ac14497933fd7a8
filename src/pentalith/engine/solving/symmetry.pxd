cimport cython
from pentalith.games cimport bits

cdef int LARGEST
cdef int SYMMETRIES
cdef int WORST
cdef int SLICE

@cython.final
cdef class Shapes:
    cdef readonly int points
    cdef readonly unsigned int everything, positions
    cdef unsigned int[128] image_of
    cdef unsigned int[4096] image
    cdef readonly unsigned int[::1] begins
    cdef readonly unsigned int[::1] order
    @cython.locals(lowest=cython.uint, image=cython.uint, low=cython.uint)
    cdef unsigned int lowest(self, unsigned int shape) noexcept nogil
    @cython.locals(found=cython.uint, image=cython.uint)
    cdef unsigned int bits_of(self, unsigned int points, unsigned int lowest) noexcept nogil
    @cython.locals(lowest=cython.uint)
    cpdef unsigned int entry(self, unsigned int shape, unsigned int own)

@cython.final
cdef class Filler:
    cdef Shapes shapes
    cdef readonly signed char[::1] margins
    cdef unsigned int[65536] boards
    cdef unsigned int[65536] nexts
    cdef signed char[65536] best
    cdef unsigned int[256] square
    cdef int squares

    @cython.locals(work=cython.int)
    cpdef int fill(self, int begin, int shapes) noexcept nogil
    @cython.locals(empty=cython.uint, colourings=cython.int, colouring=cython.int)
    cdef int fill_shape(self, unsigned int shape) noexcept nogil
    @cython.locals(stone=cython.uint, colourings=cython.int, colouring=cython.int)
    cdef int colour(self, unsigned int shape) noexcept nogil
    @cython.locals(colouring=cython.int)
    cdef void count_stones(self, int colourings) noexcept nogil
    @cython.locals(after=cython.uint, lowest=cython.uint, points=cython.uint, square=cython.int)
    cdef void place(self, unsigned int shape, unsigned int stone, int colourings) noexcept nogil
    @cython.locals(bit=cython.uint, colourings=cython.int, colouring=cython.int)
    cdef void map(self, unsigned int shape, unsigned int lowest, unsigned int stone) noexcept nogil
    @cython.locals(
        outer_across=cython.uint, inner_across=cython.uint, outer_down=cython.uint,
        inner_down=cython.uint, outer_left=cython.uint, inner_left=cython.uint,
        outer_upper=cython.uint, inner_upper=cython.uint, board=cython.uint, across=cython.uint,
        down=cython.uint, colouring=cython.int,
    )
    cdef void turn(
        self, int mirrors, unsigned int turned, unsigned int stone, int colourings
    ) noexcept nogil
    @cython.locals(margin=cython.schar, colouring=cython.int)
    cdef void take(self, unsigned int end, int colourings) noexcept nogil
    @cython.locals(colouring=cython.int)
    cdef void keep(self, unsigned int begin, int colourings) noexcept nogil
