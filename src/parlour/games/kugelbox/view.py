"""What everybody sees of a Kugelbox table: everything but the faces of face-down chips.

Those are hidden from all seats alike; which chips they are in total follows from the chips in sight.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from parlour.core.view import View

from .box import Shape


class SeenThrow(Struct, frozen=True):
    """A throw with its points and shape; `sum` is its calculation with Smart Calculators."""

    seat: int
    red: str
    black: str
    points: int
    shape: Shape
    sum: str | None = None


class KugelboxView(View, frozen=True, kw_only=True):
    """What both games show.

    `turn` is the seat whose turn it is, also while chance acts. `stage` is what comes next: a throw, its
    landing, turning over a chip, the chip that it is, or taking, robbing or laying out a chip. `throws` are
    those of the round, `last` is the latest of all. `unseen` are the face-down chips, sorted.

    With throws by hand, `legal` is None when a throw comes next, and `expects["throw"]` has each number of an
    aim with `least`, `greatest` and `unit`. In all other stages `legal` lists the actions.
    """

    position: str
    turn: int
    round: int
    stage: Literal["throw", "landing", "turn", "chip", "take", "rob", "lay", "over"]
    up: tuple[str, ...]
    face_down: int
    unseen: tuple[str, ...]
    chips: tuple[tuple[str, ...], ...]
    throws: tuple[SeenThrow, ...]
    last: SeenThrow | None


class ChikugoView(KugelboxView, frozen=True, kw_only=True):
    """`nadir` is the seat with the lowest throw of the round so far; `retired` seats have won."""

    phase: Literal["pick-up", "lay-out", "over"]
    nadir: int | None
    aside: tuple[str, ...]
    retired: tuple[int, ...]


class TakeItView(KugelboxView, frozen=True, kw_only=True):
    """`idle` counts the turns since a chip was last taken from the middle."""

    idle: int
