"""What a match brings the two players of a pairing, and who kept it from beginning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from msgspec import Struct

from parlour.core.events import Act
from parlour.table.live import LiveMatch
from parlour.table.messages.league import How
from parlour.table.sealing import PROMISED, revealed

from .standings import DRAW, LOSS, WIN

#: how a pairing's points came about if nobody played
UNPLAYED = frozenset({"forfeit", "bye", "aborted"})


class Outcome(Struct, frozen=True, kw_only=True):
    """The points of a pairing, and how they came about."""

    points: tuple[int, int]
    how: How

    @classmethod
    def forfeit(cls, here: Sequence[bool]) -> Self:
        """Only one of the two came, or neither."""
        first, second = here
        points = (WIN if first and not second else LOSS, WIN if second and not first else LOSS)
        return cls(points=points, how="forfeit")


def outcome(live: LiveMatch) -> Outcome | None:
    """The outcome of a match that is over; None before."""
    if live.status != "over" or live.match is None:
        return None
    result = live.match.result
    if result is None:
        # a nonce was not revealed: that is like not coming
        return Outcome.forfeit([revealed(chair) and not chair.left for chair in live.chairs])
    acts = any(isinstance(event, Act) for event in live.match.events)
    if result.reason == "aborted":
        return Outcome(points=(LOSS, LOSS), how="aborted" if acts else "forfeit")
    first, second = result.places
    points = (DRAW, DRAW) if first == second else (WIN, LOSS) if first < second else (LOSS, WIN)
    return Outcome(points=points, how="forfeit" if result.reason == "left" and not acts else result.reason)


def owing(live: LiveMatch) -> list[str]:
    """The people who kept an open match from beginning: they didn't sit down, or owe a commitment."""
    return [
        chair.person
        for chair in live.chairs
        if chair.person is not None
        and (chair.kind == "open" or chair.commitment == PROMISED or not revealed(chair))
    ]
