"""Clocks: what is left is folded from the times of the events."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.table.clock import Clocks, checked
from parlour.table.messages.match import Clock, Terms
from parlour.table.refusal import Refusal
from tests.table.hosting import BEGAN, act, hosted

MATCH = Clock(base=60_000, increment=2_000)
MOVE = Clock(move=10_000)


def test_only_the_clock_of_whoever_is_to_act_runs() -> None:
    clocks = Clocks.started(MATCH, 2, 0).after(0, None, 0)
    assert (clocks.left, clocks.running, clocks.deadline) == ((60_000, 60_000), 0, 60_000)
    clocks = clocks.after(5_000, 0, 1)
    assert (clocks.left, clocks.running, clocks.deadline) == ((57_000, 60_000), 1, 65_000)


def test_an_increment_stops_at_the_cap() -> None:
    capped = Clock(base=60_000, increment=30_000, cap=70_000)
    clocks = Clocks.started(capped, 2, 0).after(0, None, 0).after(1_000, 0, 1)
    assert clocks.left == (70_000, 60_000)


def test_a_time_a_move_is_full_for_every_move() -> None:
    clocks = Clocks.started(MOVE, 2, 0).after(0, None, 0).after(9_000, 0, 1).after(12_000, 1, 0)
    assert (clocks.left[0], clocks.deadline) == (10_000, 22_000)


def test_a_time_a_move_is_full_again_for_a_second_move_in_a_row() -> None:
    clocks = Clocks.started(MOVE, 2, 0).after(0, None, 0).after(9_000, 0, 0)
    assert clocks.deadline == 19_000


def test_nothing_runs_while_nobody_is_to_act() -> None:
    clocks = Clocks.started(MATCH, 2, 0).after(0, None, 0).after(5_000, None, None)
    assert clocks.deadline is None
    assert clocks.after(500_000, None, 0).left == (55_000, 60_000)


def test_time_never_runs_backwards_or_below_nothing() -> None:
    clocks = Clocks.started(MATCH, 2, 1_000).after(1_000, None, 0)
    assert clocks.after(500, None, 0).left == (60_000, 60_000)
    assert clocks.after(500, None, 0).at == 1_000
    assert clocks.after(1_000_000, None, 0).left == (0, 60_000)


@given(
    st.sampled_from([MATCH, MOVE, Clock(base=5_000, increment=100, cap=6_000)]),
    st.lists(st.tuples(st.integers(0, 4_000), st.integers(0, 2)), min_size=1, max_size=12),
)
def test_after_an_act_no_clock_is_out_before_the_soonest_time(
    terms: Clock, acts: list[tuple[int, int]]
) -> None:
    clocks, at = Clocks.started(terms, 3, 0).after(0, None, 0), 0
    for waited, following in acts:
        at += waited
        soonest = clocks.soonest(at)
        clocks = clocks.after(at, clocks.running, following)
        assert clocks.deadline is not None
        assert clocks.deadline >= soonest >= at


@pytest.mark.parametrize(
    "terms", [Clock(), Clock(move=1_000, base=60_000), Clock(base=60_000, cap=30_000)], ids=str
)
def test_terms_that_make_no_sense_are_refused(terms: Clock) -> None:
    with pytest.raises(Refusal) as refused:
        checked(terms)
    assert refused.value.code == "bad-clock"


@pytest.mark.parametrize("terms", [None, MATCH, MOVE], ids=str)
def test_other_terms_are_fine(terms: Clock | None) -> None:
    assert checked(terms) is terms


def test_a_live_match_keeps_the_clocks_by_its_events() -> None:
    live = hosted("kryds-bolle", terms=Terms(clock=MATCH))
    act(live, "b2", BEGAN + 5_000)
    act(live, "a1", BEGAN + 6_000)
    shown = live.table().clock
    assert shown is not None
    assert (shown.left, shown.running, shown.at) == ((57_000, 61_000), 0, BEGAN + 6_000)
