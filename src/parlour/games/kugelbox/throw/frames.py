"""Key frames: the path of both balls, small enough to send, for the page to animate.

They are stored beside the record under their hash; no result depends on them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

#: the most bytes of a throw's key frames
LONGEST: Final = 20_000

Point = tuple[int, int, int]


class Frames(Struct, frozen=True):
    """The path of a throw: at `ms[i]` the balls are at `red[i]` and `black[i]`, with straight lines between.

    Points are (x, y, z) of a ball's centre in tenths of a millimetre, from the middle of the floor's
    surface: x to the right, y away from the hand, z up. `engine` names the model and physics that made it.
    """

    engine: str
    ms: tuple[int, ...]
    red: tuple[Point, ...]
    black: tuple[Point, ...]

    def json(self) -> bytes:
        """The contents of the file; equal frames have equal bytes."""
        return msgspec.json.encode(self)

    @property
    def name(self) -> str:
        """The SHA-256 of the file in hexadecimal, which is its name in a record."""
        return hashlib.sha256(self.json()).hexdigest()

    @classmethod
    def load(cls, data: bytes) -> Frames:
        """Frames from their file."""
        return msgspec.json.decode(data, type=cls)


def thinned(track: Sequence[Sequence[int]], engine: str) -> Frames:
    """The key frames of a track, true to 0.3 mm; less exact only if they would be too long.

    A moment of the track is seven whole numbers: the millisecond, x, y, z of red, x, y, z of black.
    """
    import numpy as np

    path = np.array(track, dtype=np.int64)
    tolerance = 3
    while True:
        kept = path[_corners(path, tolerance)].tolist()
        frames = Frames(
            engine=engine,
            ms=tuple(moment[0] for moment in kept),
            red=tuple((x, y, z) for _, x, y, z, _, _, _ in kept),
            black=tuple((x, y, z) for _, _, _, _, x, y, z in kept),
        )
        if len(frames.json()) <= LONGEST:
            return frames
        tolerance *= 2


def _corners(path: NDArray[np.int64], tolerance: int) -> list[int]:
    """The moments to keep so that straight lines between them stay within the tolerance."""
    kept = {0, len(path) - 1}
    spans = [(0, len(path) - 1)]
    while spans:
        start, end = spans.pop()
        if end - start < 2:
            continue
        share = (path[start + 1 : end, 0] - path[start, 0]) / (path[end, 0] - path[start, 0])
        straight = path[start, 1:] + share[:, None] * (path[end, 1:] - path[start, 1:])
        off = abs(path[start + 1 : end, 1:] - straight).max(axis=1)
        at = int(off.argmax())
        if off[at] > tolerance:
            kept.add(start + 1 + at)
            spans += [(start, start + 1 + at), (start + 1 + at, end)]
    return sorted(kept)
