"""What a drill asks about: the wishes of whoever sets it, each within its limits."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Operation: TypeAlias = Literal[
    "addition",
    "subtraction",
    "multiplication",
    "division",
    "square",
    "cube",
    "square-root",
    "cube-root",
]
#: is it an equation; fill the gap; find one in a row of digits; each in turn
EquationAsk: TypeAlias = Literal["is-it", "complete", "find", "mixed"]


class _Drill(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind"):
    """A kind of drill."""


class Equations(_Drill, frozen=True, kw_only=True, tag="equations"):
    """Equations as Abaku reads them, of these operations, with no number beyond `most`."""

    operations: Annotated[tuple[Operation, ...], Meta(min_length=1, max_length=8)] = ("addition",)
    most: Annotated[int, Meta(ge=10, le=1000)] = 20
    ask: EquationAsk = "mixed"


class Calculators(_Drill, frozen=True, kw_only=True, tag="calculators"):
    """Smart Calculators: how many points is a throw? A grade is a level of their puzzles."""

    grade: Annotated[int, Meta(ge=1, le=4)] = 1


class Sums(_Drill, frozen=True, kw_only=True, tag="sums"):
    """Shut the Box: which open flaps make the throw, `least` of them or more."""

    flaps: Literal[9, 10, 12] = 12
    least: Annotated[int, Meta(ge=1, le=3)] = 1


class Puzzles(_Drill, frozen=True, kw_only=True, tag="puzzles"):
    """Puzzles of a game, of one theme or of all in turn."""

    game: Annotated[str, Meta(max_length=64)]
    theme: Annotated[str, Meta(max_length=40)] | None = None
    level: Annotated[int, Meta(ge=1, le=3)] = 1


Drill: TypeAlias = Equations | Calculators | Sums | Puzzles
