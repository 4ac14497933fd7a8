cdef extern from *:
    """
    typedef unsigned __int128 pentalith_wide;
    """
    ctypedef unsigned long long wide "pentalith_wide"
    int trailing_zeros "__builtin_ctzll"(unsigned long long points) noexcept nogil
    int leading_zeros "__builtin_clzll"(unsigned long long points) noexcept nogil
    int ones "__builtin_popcountll"(unsigned long long points) noexcept nogil

cdef inline int lowest(unsigned long long points) noexcept nogil:
    return trailing_zeros(points)

cdef inline int highest(unsigned long long points) noexcept nogil:
    return 63 - leading_zeros(points)

cdef inline int size(unsigned long long points) noexcept nogil:
    return ones(points)

cdef inline int lowest_wide(wide points) noexcept nogil:
    cdef unsigned long long low = <unsigned long long>points
    return trailing_zeros(low) if low else 64 + trailing_zeros(<unsigned long long>(points >> 64))

cdef inline int size_wide(wide points) noexcept nogil:
    return ones(<unsigned long long>points) + ones(<unsigned long long>(points >> 64))
