"""Simulated outcomes: what is not known yet is asked for, with all that a simulation needs."""

from __future__ import annotations

import pytest

import parlour
from parlour.core.fairness import Fortune
from parlour.core.simulated import Simulated
from parlour.table.outcomes import NotSimulated, Outcomes
from tests.table.hosting import SEED


def test_an_outcome_is_asked_for_once() -> None:
    outcomes = Outcomes()
    state = parlour.game("chikugo").start(seats=2)
    fortune = Fortune(SEED, "match", ["", ""], 4)
    with pytest.raises(NotSimulated) as missing:
        outcomes.of(state, 4, fortune)
    assert (missing.value.state, missing.value.seq, missing.value.fortune) == (state, 4, fortune)
    found = Simulated(action=parlour.game("chikugo").action("red c3 black e5"), frames=b"")
    outcomes.known[4] = found
    assert outcomes.of(state, 4, fortune) is found
