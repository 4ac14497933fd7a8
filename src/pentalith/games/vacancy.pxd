from pentalith.games.position cimport Position

cdef inline void occupy(Position position, int point) noexcept nogil:
    position.vacancies -= 1
    exchange(position, point, position.vacancies)

cdef inline void vacate(Position position, int point) noexcept nogil:
    position.vacant[position.vacancies] = point
    position.place_of[point] = position.vacancies
    position.vacancies += 1

cdef inline void exchange(Position position, int point, int place) noexcept nogil:
    cdef int last = position.vacant[place]
    cdef int hole = position.place_of[point]
    position.vacant[hole] = last
    position.place_of[last] = hole
    position.vacant[place] = point
    position.place_of[point] = place
