"""A live match: what it becomes act by act is what its record says, read again from nothing."""

from __future__ import annotations

import random

import msgspec
import pytest

from parlour.core.actor import CHANCE
from parlour.core.events import Event
from parlour.core.fairness import new_seed
from parlour.core.match import Match
from parlour.core.registry import GAMES
from parlour.table.live import LiveMatch
from parlour.table.messages.match import Clock, Terms
from parlour.table.seating import start
from parlour.table.stored import Chair, StoredMatch

from .test_secrets import loadable


def live_match(key: str) -> LiveMatch:
    """A match that has just started."""
    game = GAMES.get(key)
    options = game.options()
    stored = StoredMatch(
        id="0" * 32,
        game=key,
        rules=game.rules_version,
        options={name: getattr(options, name) for name in options.__struct_fields__},
        terms=Terms(clock=Clock(base=60_000, increment=1_000)),
        status="open",
        host="host",
        host_name="Anna",
        created=0,
        seed=new_seed(),
        header=None,
        rematch=None,
        chairs=[
            Chair(seat=seat, kind="person", person=f"p{seat}", name=f"p{seat}")
            for seat in range(options.seats)
        ],
    )
    return LiveMatch(stored, start(stored, 0))


@pytest.mark.parametrize("key", loadable())
def test_what_was_played_once_is_the_fold_of_its_record(key: str) -> None:
    live, rng = live_match(key), random.Random(6)
    for number in range(60):
        match = live.match
        assert match is not None
        if match.result is not None:
            break
        seat = match.state.actor
        assert isinstance(seat, int)
        act = live.game.some_action(match.state.view(seat), rng)
        events, states = live.played(seat, str(act), 1_000 * number)
        assert len(events) == len(states)
        before = live.seq
        for event, after in zip(events, states, strict=True):
            live.fold(event, None, after)
        assert live.seq == before + len(events)
        assert states[-1].actor is not CHANCE
        again = Match(match.header, decoded(match))
        assert again.state == match.state
        assert again.result == match.result
        assert again.state.json() == match.state.json()


def decoded(match: Match) -> list[Event]:
    """Its events, written and read again."""
    return msgspec.json.decode(msgspec.json.encode(match.events), type=list[Event])


def test_events_from_elsewhere_are_taken_in_order_and_once() -> None:
    """Heard twice, late or over a gap, they change nothing that the database would not."""
    here, there = live_match("kryds-bolle"), live_match("kryds-bolle")
    rows: list[tuple[Event, str | None]] = []
    for number, bar in enumerate(("a1", "b2", "c3", "a1")):
        assert there.match is not None
        seat = there.match.state.actor
        assert isinstance(seat, int)
        events, _ = there.played(seat, bar, 1_000 * number)
        there.fold(events[0], f"key {number}")
        rows.append((events[0], f"key {number}"))
    assert here.follow(rows[:1])
    assert not here.follow(rows[2:]), "the second is missing"
    assert here.seq == 1
    assert here.follow(rows[:3])
    assert here.follow(rows[1:2])
    assert (here.seq, here.keys) == (3, {"key 0": 1, "key 1": 2, "key 2": 3})
    assert here.follow([rows[0], rows[3]])
    assert here.view(0) == there.view(0)


def test_a_clock_is_looked_at_no_later_than_it_can_be_out() -> None:
    live = live_match("kryds-bolle")
    assert live.clock is not None
    at = live.clock.at
    assert live.clock.running == 0
    assert live.clock.soonest(at + 10_000) == at + 60_000  # the clock that runs
    later = live.clock.after(at + 10_000, 0, 1)
    assert later.left == (51_000, 60_000)
    assert later.soonest(at + 10_000) == at + 61_000  # the other's, if the turn came back at once
    assert later.soonest(at + 70_000 + 5_000) == at + 75_000  # one that is out already
