cimport cython

cdef int SLOTS
cdef int NONE
cdef int FIRST_ROOM
cdef unsigned long long KEY_SPREAD
cdef unsigned long long MORE_SPREAD

@cython.final
cdef class History:
    cdef unsigned long long[::1] keys
    cdef unsigned long long[::1] mores
    cdef unsigned short[::1] slots
    cdef int[::1] earlier
    cdef int[1024] heads
    cdef int room
    cdef readonly int length

    cdef void clear(self) noexcept nogil
    cdef int head(self, int slot) noexcept nogil
    @cython.locals(slot=cython.int, head=cython.int, entry=cython.int, occurrences=cython.int)
    cdef int add(self, unsigned long long key, unsigned long long more) noexcept nogil
    cdef void append(self, unsigned long long key, unsigned long long more, int slot, int head) noexcept nogil
    cdef void grow(self) noexcept with gil
    cdef void assign(self, History other) noexcept nogil
    cpdef list entries(self)
    cpdef restore(self, list entries)
