"""A thinking budget in seconds, nodes or both. A node is one search for all placements of a rack."""

from __future__ import annotations

import time


class Spent(Exception):
    """The budget is used up."""


class Effort:
    """Counts nodes and watches the clock; without limits it never runs out."""

    def __init__(self, seconds: float | None = None, nodes: int | None = None) -> None:
        self.nodes = 0
        self._most = nodes
        self._ends = None if seconds is None else time.perf_counter() + seconds

    @property
    def spent(self) -> bool:
        """Whether nothing is left."""
        if self._most is not None and self.nodes >= self._most:
            return True
        return self._ends is not None and time.perf_counter() >= self._ends

    def spend(self) -> None:
        """Use one node; Spent if nothing is left."""
        if self.spent:
            raise Spent
        self.nodes += 1

    def part(self, share: float) -> Effort:
        """A budget of its own with a share of what is left; count what it uses with `add`."""
        seconds = None if self._ends is None else max(0.0, self._ends - time.perf_counter()) * share
        nodes = None if self._most is None else int((self._most - self.nodes) * share)
        return Effort(seconds, nodes)

    def add(self, part: Effort) -> None:
        """Count the nodes that a part has used."""
        self.nodes += part.nodes
