"""Simulated outcomes of a match, by the seq of their event."""

from __future__ import annotations

from parlour.core.fairness import Fortune
from parlour.core.simulated import Simulated
from parlour.core.state import State


class Outcomes:
    """The outcomes simulated so far."""

    def __init__(self) -> None:
        self.known: dict[int, Simulated] = {}

    def of(self, state: State, seq: int, fortune: Fortune) -> Simulated:
        """The outcome of event `seq`; raises NotSimulated if it must be simulated first."""
        if seq not in self.known:
            raise NotSimulated(state, seq, fortune)
        return self.known[seq]


class NotSimulated(Exception):
    """An outcome is missing: simulate `state` with `fortune`, then try again."""

    def __init__(self, state: State, seq: int, fortune: Fortune) -> None:
        self.state, self.seq, self.fortune = state, seq, fortune
