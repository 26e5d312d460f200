"""The kinds of drills and their settings, each with its limits."""

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
#: is it an equation; fill the gap; find one in a row of digits; a mix of these
EquationAsk: TypeAlias = Literal["is-it", "complete", "find", "mixed"]
#: whether sums and differences carry over a ten
Carry: TypeAlias = Literal["any", "without", "with"]


class _Drill(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind"):
    """A kind of drill."""


class Equations(_Drill, frozen=True, kw_only=True, tag="equations"):
    """Equations as in Abaku, of these operations, with numbers up to `most`.

    `carry` is about addition and subtraction. With `tables`, products are of these, times 2 to 10.
    """

    operations: Annotated[tuple[Operation, ...], Meta(min_length=1, max_length=8)] = ("addition",)
    most: Annotated[int, Meta(ge=10, le=1000)] = 20
    ask: EquationAsk = "mixed"
    carry: Carry = "any"
    tables: Annotated[tuple[Annotated[int, Meta(ge=2, le=20)], ...], Meta(max_length=19)] = ()


class Calculators(_Drill, frozen=True, kw_only=True, tag="calculators"):
    """Smart Calculators: how many points does a throw score? `grade` is the level of their puzzles."""

    grade: Annotated[int, Meta(ge=1, le=4)] = 1


class ThrowPoints(_Drill, frozen=True, kw_only=True, tag="throws"):
    """Kugelbox: how many holes do the balls span? Sides of up to `most`; with `misses` a ball may miss."""

    most: Annotated[int, Meta(ge=2, le=5)] = 5
    misses: bool = False


class Sums(_Drill, frozen=True, kw_only=True, tag="sums"):
    """Shut the Box: which open flaps add up to the throw? At least `least` of them."""

    flaps: Literal[9, 10, 12] = 12
    least: Annotated[int, Meta(ge=1, le=3)] = 1


class Puzzles(_Drill, frozen=True, kw_only=True, tag="puzzles"):
    """Puzzles of a game, of one theme or of all."""

    game: Annotated[str, Meta(max_length=64)]
    theme: Annotated[str, Meta(max_length=40)] | None = None
    level: Annotated[int, Meta(ge=1, le=3)] = 1


class Preset(Struct, frozen=True, kw_only=True):
    """A drill to begin with: its name's key, and the ages that it suits."""

    key: str
    ages: tuple[int, int]
    drill: Equations | Calculators | ThrowPoints | Sums


Drill: TypeAlias = Equations | Calculators | ThrowPoints | Sums | Puzzles
