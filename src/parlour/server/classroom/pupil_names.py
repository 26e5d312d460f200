"""Names in a class: no rude ones, not the teacher's, and suggestions when one is taken."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from functools import cache
from importlib.resources import files

from parlour.server.base.names import looks, skeleton
from parlour.table.refusal import Refusal

_RUNS = re.compile(r"(.)\1+")
_WORDS = re.compile(r"[^\W_]+")
_LETTERS = "BCDEFGHJKLMNPRSTVWAZ"
_SUGGESTED = 3
#: the longest name with room for a letter
_LONGEST = 38


def spelling(name: str) -> str:
    """The name without case, accents and look-alikes; two pupils of a class differ in it."""
    return skeleton(name) or name.casefold()


def checked(name: str, teachers: Iterable[str]) -> None:
    """Raise a Refusal for a rude name, or one of the class's teachers'."""
    if is_rude(name):
        raise Refusal("this name is rude; choose another", "name-rude", 422)
    own = spelling(name)
    if any(spelling(teacher) == own for teacher in teachers):
        raise Refusal("this is your teacher's name; choose another", "name-of-teacher", 422)


def is_rude(name: str) -> bool:
    """Whether the name has a rude word of one of the ten languages."""
    whole, inside = _rude()
    read = {_short(bare) for bare in looks(name)}
    words = {_short(bare) for word in _WORDS.findall(name) for bare in looks(word)}
    return bool((read | words) & whole) or any(word in bare for word in inside for bare in read)


def free_names(name: str, taken: Collection[str]) -> tuple[str, ...]:
    """Names like this one that nobody has; `taken` are spellings."""
    short = name[:_LONGEST].rstrip()
    found = [f"{short} {number}" for number in range(2, 100)] + [f"{short} {letter}" for letter in _LETTERS]
    free = [one for one in found if spelling(one) not in taken]
    numbers = [one for one in free if one[-1].isdigit()][:1]
    letters = [one for one in free if not one[-1].isdigit()][: _SUGGESTED - 1]
    return (*letters, *numbers)


def name_taken(name: str, taken: Collection[str]) -> Refusal:
    return Refusal(
        "another pupil of the class has this name; choose another",
        "name-taken",
        free=list(free_names(name, taken)),
    )


@cache
def _rude() -> tuple[frozenset[str], tuple[str, ...]]:
    """The words that are rude as a whole, and those that are rude inside others too."""
    whole: set[str] = set()
    inside: set[str] = set()
    text = (files("parlour.server.classroom") / "rude.txt").read_text("utf-8")
    for line in text.splitlines():
        for word in () if line.startswith("#") else line.split():
            (inside if word.startswith("*") else whole).add(_short(skeleton(word.lstrip("*"))))
    return frozenset(whole), tuple(sorted(inside))


def _short(bare: str) -> str:
    """Without repeated letters, by which a word is disguised."""
    return _RUNS.sub(r"\1", bare)
