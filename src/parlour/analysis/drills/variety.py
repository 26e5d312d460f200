"""How many different questions a drill has, and a person's questions in a row without repeats."""

from __future__ import annotations

from collections import OrderedDict, deque
from functools import lru_cache
from threading import Lock
from typing import Final

from parlour.core.errors import BadOption

from .drill import Drill, Puzzles
from .making import DRILLS, question
from .question import Question

#: a drill with fewer different questions says so
ENOUGH: Final = 30
#: no question comes twice within so many
APART: Final = 10
#: draws for a question that didn't come lately; a drill may have fewer than ten
_DRAWS: Final = 60
#: draws in a row without anything new, after which there is nothing new
_QUIET: Final = 300
#: rows of questions that are kept
_ROWS: Final = 2_000


def key_of(asked: Question) -> tuple[object, ...]:
    """What makes two questions the same; the same equation among other digits is no other question."""
    hidden = asked.accepted if asked.ask == "find" else asked.digits
    return (asked.ask, hidden, asked.flaps, asked.throw, asked.least, asked.red, asked.black)


@lru_cache(maxsize=512)
def variety(drill: Drill, most: int = ENOUGH) -> int:
    """The number of different questions, counted up to `most`."""
    if isinstance(drill, Puzzles):
        return most
    seen: set[tuple[object, ...]] = set()
    quiet = number = 0
    while len(seen) < most and quiet < _QUIET + 3 * len(seen):
        number += 1
        try:
            key = key_of(question(drill, "variety", "all", number))
        except BadOption:  # nothing fits
            return len(seen)
        quiet = quiet + 1 if key in seen else 0
        seen.add(key)
    return len(seen)


@lru_cache(maxsize=512)
def wider(drill: Drill) -> Drill | None:
    """The nearest drill like this one with enough questions; None if this one has, or none has."""
    if isinstance(drill, Puzzles) or variety(drill) >= ENOUGH:
        return None
    found: Drill | None = None
    for other in DRILLS.get(str(drill.__struct_config__.tag)).wider(drill):
        if variety(other) >= ENOUGH:
            return other
        if variety(other) > variety(found or drill):
            found = other
    return found


class Row:
    """A person's questions one after the other, none twice within ten where the drill has that many."""

    def __init__(self, drill: Drill, seed: str, person: str) -> None:
        self._drill, self._seed, self._person = drill, seed, person
        self._made: list[Question] = []
        self._lately: deque[tuple[object, ...]] = deque(maxlen=APART - 1)
        self._lock = Lock()

    def at(self, number: int) -> Question:
        """The question with that number, counted from 1."""
        with self._lock:
            while len(self._made) < number:
                self._made.append(self._next(len(self._made) + 1))
            return self._made[number - 1]

    def _next(self, number: int) -> Question:
        longest, best = -1, None
        for draw in range(_DRAWS):
            seed = f"{self._seed} {draw}" if draw else self._seed
            found = question(self._drill, seed, self._person, number)
            key = key_of(found)
            if key not in self._lately:
                best = found
                break
            ago = len(self._lately) - self._lately.index(key)
            if ago > longest:
                longest, best = ago, found
        assert best is not None
        self._lately.append(key_of(best))
        return best


_rows: OrderedDict[tuple[Drill, str, str], Row] = OrderedDict()
_rows_lock: Final = Lock()


def in_a_row(drill: Drill, seed: str, person: str, number: int) -> Question:
    """The question with that number in a person's row."""
    key = (drill, seed, person)
    with _rows_lock:
        row = _rows.get(key)
        if row is None:
            row = _rows[key] = Row(drill, seed, person)
        _rows.move_to_end(key)
        while len(_rows) > _ROWS:
            _rows.popitem(last=False)
    return row.at(number)
