cimport cython

@cython.final
cdef class Chance:
    cdef public unsigned long long state
