"""How much thinking is left: seconds, nodes or both. A node is one search for all placements of a rack."""

from __future__ import annotations

import time


class Spent(Exception):
    """The effort is used up."""


class Effort:
    """Counts nodes and looks at the clock; without limits it never ends."""

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
        """Use up a node; Spent if there is none left."""
        if self.spent:
            raise Spent
        self.nodes += 1

    def part(self, share: float) -> Effort:
        """A share of what is left, to be spent first; what it uses is told back with `add`."""
        seconds = None if self._ends is None else max(0.0, self._ends - time.perf_counter()) * share
        nodes = None if self._most is None else int((self._most - self.nodes) * share)
        return Effort(seconds, nodes)

    def add(self, part: Effort) -> None:
        """Count what a part has used."""
        self.nodes += part.nodes
