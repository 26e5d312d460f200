"""What everybody sees of a Kugelbox table: all that lies there.

Face-down chips are hidden from all alike; which ones they are as a whole follows from those in sight.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from parlour.core.view import View

from .box import Shape


class SeenThrow(Struct, frozen=True):
    """A throw with what it counts; `sum` is its calculation where Smart Calculators are used."""

    seat: int
    red: str
    black: str
    points: int
    shape: Shape
    sum: str | None = None


class KugelboxView(View, frozen=True, kw_only=True):
    """What both games show.

    `turn` is the seat whose turn it is, also while chance is to answer; `stage` is what is due: a throw,
    its landing, a chip to turn, the chip that was turned, or a chip to take, rob or lay out. `throws` are
    those of the round; `last` is the latest of all. `unseen` are the chips face down, as a multiset.

    Where throws are by hand, `legal` still lists the actions whenever they can be listed; when an aim is
    asked it is None, and `expects["throw"]` has each number of an aim with `least`, `greatest` and `unit`.
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
    """`nadir` is who would take the round's chip as it stands; `retired` are those who have won."""

    phase: Literal["pick-up", "lay-out", "over"]
    nadir: int | None
    aside: tuple[str, ...]
    retired: tuple[int, ...]


class TakeItView(KugelboxView, frozen=True, kw_only=True):
    """`idle` counts the turns since a chip was last taken from the middle."""

    idle: int
