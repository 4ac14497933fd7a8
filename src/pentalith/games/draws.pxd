from pentalith.games.chance cimport Chance

cdef inline unsigned long long advanced(unsigned long long state) noexcept nogil:
    state ^= state << 13
    state ^= state >> 7
    return state ^ state << 17

cdef inline int scaled(unsigned long long state, unsigned int count) noexcept nogil:
    return <int>((state * 0x2545F4914F6CDD1DULL >> 32) * count >> 32)

cdef inline int below(Chance chance, unsigned int count) noexcept nogil:
    chance.state = advanced(chance.state)
    return scaled(chance.state, count)
