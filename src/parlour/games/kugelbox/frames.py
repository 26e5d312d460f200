"""Key frames: the path of both balls, small enough to send, for the page to animate.

They lie beside the record, named by their hash; nothing is ever decided from them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

#: no throw's key frames are longer than this, in bytes
LONGEST: Final = 20_000

Point = tuple[int, int, int]


class Moment(Struct, frozen=True):
    """Where the balls are at one time: milliseconds, tenths of a millimetre from the floor's middle."""

    ms: int
    red: Point
    black: Point


class Frames(Struct, frozen=True):
    """A throw to look at: `ms[i]` is when the balls are at `red[i]` and `black[i]`; straight in between.

    Points are (x, y, z) of a ball's centre in tenths of a millimetre, from the middle of the floor's
    surface: x to the right, y away from the hand, z up. `engine` names the model and physics that made it.
    """

    engine: str
    ms: tuple[int, ...]
    red: tuple[Point, ...]
    black: tuple[Point, ...]

    def json(self) -> bytes:
        """The file: the same bytes for the same frames, everywhere."""
        return msgspec.json.encode(self)

    @property
    def name(self) -> str:
        """The SHA-256 of the file, in hexadecimal: what a record calls it by."""
        return hashlib.sha256(self.json()).hexdigest()

    @classmethod
    def load(cls, data: bytes) -> Frames:
        """Frames from their file."""
        return msgspec.json.decode(data, type=cls)


def thinned(track: Sequence[Moment], engine: str) -> Frames:
    """The fewest moments that draw the track to a third of a millimetre; coarser only if it were too long."""
    tolerance = 3
    while True:
        kept = [track[i] for i in _corners(track, tolerance)]
        frames = Frames(
            engine=engine,
            ms=tuple(moment.ms for moment in kept),
            red=tuple(moment.red for moment in kept),
            black=tuple(moment.black for moment in kept),
        )
        if len(frames.json()) <= LONGEST:
            return frames
        tolerance *= 2


def _corners(track: Sequence[Moment], tolerance: int) -> list[int]:
    """Which moments to keep so that straight lines between them stay within the tolerance."""
    kept = {0, len(track) - 1}
    open_spans = [(0, len(track) - 1)]
    while open_spans:
        start, end = open_spans.pop()
        worst, at = max(
            ((_off(track[start], track[i], track[end]), i) for i in range(start + 1, end)), default=(0, start)
        )
        if worst > tolerance:
            kept.add(at)
            open_spans += [(start, at), (at, end)]
    return sorted(kept)


def _off(start: Moment, moment: Moment, end: Moment) -> float:
    """How far a moment lies from the straight way between two others, along the axis that is worst."""
    share = (moment.ms - start.ms) / (end.ms - start.ms)
    return max(
        abs(a + (b - a) * share - c)
        for one, two, three in ((start.red, end.red, moment.red), (start.black, end.black, moment.black))
        for a, b, c in zip(one, two, three, strict=True)
    )
