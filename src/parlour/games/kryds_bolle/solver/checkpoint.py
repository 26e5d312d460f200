"""The checkpoint file of a long solve, so that it can be stopped and continued."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray


class Checkpoint:
    """A file of arrays for one placement, with the time and positions spent so far. The path may be None."""

    def __init__(self, placement: str, path: Path | None) -> None:
        self.placement = placement
        self.path = path
        self.positions = 0
        self._started = time.perf_counter()

    def seconds(self) -> float:
        """Time spent, earlier runs included."""
        return time.perf_counter() - self._started

    def load(self) -> dict[str, NDArray[Any]]:
        """The arrays that an earlier run of this placement saved, or none."""
        if self.path is None or not self.path.exists():
            return {}
        with np.load(self.path) as file:
            found = dict(file)
        if str(found.pop("placement")) != self.placement:
            return {}
        self._started -= float(found.pop("seconds"))
        self.positions = int(found.pop("positions"))
        return found

    def save(self, arrays: dict[str, NDArray[Any]]) -> None:
        """Write the file atomically."""
        if self.path is None:
            return
        whole: dict[str, Any] = {
            **arrays,
            "placement": np.array(self.placement),
            "seconds": np.array(self.seconds()),
            "positions": np.array(self.positions),
        }
        part = self.path.with_name(self.path.name + ".part")
        with part.open("wb") as file:
            np.savez(file, **whole)
        os.replace(part, self.path)
