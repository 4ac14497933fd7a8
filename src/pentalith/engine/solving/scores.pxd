cdef inline int earlier(int score) noexcept nogil:
    return score - (score > 0) + (score < 0)
