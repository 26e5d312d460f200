"""The wire, as far as it is about analysis: hints, reviews, puzzles."""

from __future__ import annotations

from typing import Any, Literal

from .protocol import FromClient, FromServer, SeatNumber


class HintGiven(FromClient, frozen=True, kw_only=True):
    """Ask what is best now. Without a seat: your own that is to act."""

    seat: SeatNumber | None = None


class Analysed(FromServer, frozen=True, kw_only=True):
    """What an analysis found (`result`, as `parlour analyse --json` prints it), or that it is not done yet.

    `version` of Parlour and `seconds` of thinking made it; for what is `waiting` ask again in the same words.
    """

    status: Literal["done", "waiting"]
    version: str
    seconds: float
    result: Any = None
