cimport cython

cdef int SLOTS
cdef int NONE
cdef int FIRST_ROOM

@cython.final
cdef class History:
    cdef unsigned long long[::1] keys
    cdef unsigned long long[::1] mores
    cdef int[::1] earlier
    cdef int[256] heads
    cdef int room
    cdef readonly int length

    cdef void clear(self) noexcept nogil
    cdef int slot(self, unsigned long long key, unsigned long long more) noexcept nogil
    cdef int head(self, int slot) noexcept nogil
    cdef int add(self, unsigned long long key, unsigned long long more) noexcept nogil
    cdef void grow(self) noexcept with gil
    cdef void assign(self, History other) noexcept nogil
    cpdef list entries(self)
    cpdef restore(self, list entries)
