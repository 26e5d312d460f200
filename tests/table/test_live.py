"""A live match: what it folds, what it refuses, and what each seat sees of it."""

from __future__ import annotations

import subprocess
import sys

import msgspec
import pytest

from parlour.core.actor import CHANCE
from parlour.core.errors import IllegalAction
from parlour.core.events import Act, ChanceAnswer, Event, TakeBack
from parlour.core.verify import verify
from parlour.table.live import LiveMatch
from parlour.table.messages.match import Clock, Terms
from parlour.table.refusal import Refusal
from parlour.table.seating import start
from tests.table.hosting import BEGAN, act, hosted, person, play_out, robot, stored


class Witness:
    """A watcher that writes down what it is told."""

    def __init__(self, person: str | None, log: list[tuple[str | None, str | None]]) -> None:
        self.person = person
        self.muted: frozenset[str] = frozenset()
        self._log = log

    def tell(self, key: str | None = None) -> None:
        self._log.append((self.person, key))

    def tell_chat(self, key: str | None = None) -> None:
        raise AssertionError("nobody said anything")

    def close(self, code: int) -> None:
        raise AssertionError("the match goes on")


def events_of(live: LiveMatch) -> list[Event]:
    return live.match.events if live.match is not None else []


# --- the fold ---


@pytest.mark.parametrize("game", ["kryds-bolle", "shut-the-box", "abaku", "take-it"])
def test_a_match_is_the_fold_of_its_events(game: str) -> None:
    played = hosted(game, terms=Terms(clock=Clock(base=60_000, increment=1_000)))
    for turn in range(6):
        act(played, str(played.running.state.legal()[0]), BEGAN + 700 * turn)
    read = LiveMatch(played.stored, [(event, None) for event in events_of(played)])
    for seat in (None, 0, 1):
        assert read.view(seat) == played.view(seat)
        assert read.events_shown(seat, 0) == played.events_shown(seat, 0)
    assert (read.seq, read.clock, read.table()) == (played.seq, played.clock, played.table())


def test_an_act_and_the_chance_that_answers_it_come_together() -> None:
    live = hosted("shut-the-box")
    assert isinstance(events_of(live)[0], ChanceAnswer)
    events = act(live, str(live.running.state.legal()[0]))
    assert [type(event) for event in events] == [Act, ChanceAnswer]
    assert [event.seq for event in events] == [2, 3]


def test_the_act_alone_leaves_chance_to_answer() -> None:
    live = hosted("shut-the-box")
    event, after = live.acted(0, str(live.running.state.legal()[0]), BEGAN)
    assert (event.seq, event.by) == (2, 0)
    assert after.actor is CHANCE
    assert live.seq == 1


@pytest.mark.slow
@pytest.mark.parametrize("game", ["shut-the-box", "abaku", "take-it"])
def test_what_chance_answered_can_be_proved_in_the_end(game: str) -> None:
    live = hosted(game)
    play_out(live)
    assert live.match is not None
    assert verify(live.match.record(live.stored.seed)).ok
    assert live.table().seed == live.stored.seed.hex()


def test_the_seed_settles_what_chance_answers() -> None:
    first, again, other = stored("abaku"), stored("abaku"), stored("abaku")
    other.seed = bytes(32)
    drawn = [[event for event, _ in start(match, BEGAN)] for match in (first, again, other)]
    assert drawn[0] == drawn[1]
    assert drawn[0] != drawn[2]


# --- what is refused ---


def test_an_illegal_act_changes_nothing() -> None:
    live = hosted("kryds-bolle")
    act(live, "b2")
    before = (live.seq, live.view(None), live.version)
    with pytest.raises(IllegalAction):
        live.played(1, "b2.1", BEGAN)
    assert (live.seq, live.view(None), live.version) == before


def test_nothing_is_played_before_the_start_or_after_the_end() -> None:
    open_match = LiveMatch(stored("kryds-bolle"))
    with pytest.raises(Refusal) as early:
        open_match.played(0, "b2", BEGAN)
    assert early.value.code == "not-running"
    over = hosted("kryds-bolle")
    play_out(over)
    with pytest.raises(Refusal) as late:
        over.played(0, "b2", BEGAN)
    assert late.value.code == "match-over"


def test_events_are_taken_in_order_once_and_without_gaps() -> None:
    here, there = hosted("kryds-bolle"), hosted("kryds-bolle")
    rows = [(event, f"k-{event.seq}") for text in ("b2", "a1", "c3") for event in act(there, text)]
    assert not here.follow(rows[1:])
    assert here.seq == 0
    assert here.follow(rows[:2])
    assert here.follow(rows)
    assert here.seq == 3
    assert here.view(None) == there.view(None)
    assert here.keys == {"k-1": 1, "k-2": 2, "k-3": 3}


def test_a_key_stands_for_the_first_event_that_it_led_to() -> None:
    live = hosted("shut-the-box")
    events, states = live.played(0, str(live.running.state.legal()[0]), BEGAN)
    for event, after in zip(events, states, strict=True):
        live.fold(event, "key", after)
    assert live.keys == {"key": events[0].seq}


# --- what is seen ---


def hand(live: LiveMatch, seat: int) -> str:
    """The tiles that a seat drew at the start, from the record itself."""
    (act,) = (
        e.act for e in events_of(live) if isinstance(e, ChanceAnswer) and e.act.startswith(f"draw {seat}")
    )
    return act.split()[2]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_seat_sees_its_own_tiles_and_only_how_many_another_drew(seat: int | None) -> None:
    live = hosted("abaku")
    shown = {event.act for event in live.events_shown(seat, 0)}
    for drawer in (0, 1):
        tiles = hand(live, drawer) if drawer == seat else "5 tiles"
        assert f"draw {drawer} {tiles}" in shown


@pytest.mark.parametrize("seat", [0, 1, None])
def test_no_view_holds_another_hand(seat: int | None) -> None:
    live = hosted("abaku")
    racks = msgspec.json.decode(live.view(seat))["racks"]
    assert racks == [hand(live, whose) if whose == seat else None for whose in (0, 1)]


@pytest.mark.slow
def test_when_it_is_over_everything_is_shown_and_what_was_seen_is_still_known() -> None:
    live = hosted("abaku")
    then = live.events_shown(0, 0)
    play_out(live)
    assert live.events_shown(0, 0)[: len(then)] != then
    assert live.events_seen(0, 0)[: len(then)] == then
    assert [e.act for e in live.events_shown(None, 0)] == [getattr(e, "act", None) for e in events_of(live)]


def test_whoever_comes_back_gets_exactly_what_was_missed() -> None:
    live = hosted("abaku")
    for _ in range(4):
        act(live, "pass")
    whole = live.sides("bo", 0)[0]
    for since in range(live.seq + 1):
        (side,) = live.sides("bo", since)
        assert side.seat == 1
        assert side.events == whole.events[since:]
        assert side.view == whole.view


def test_whoever_holds_no_seat_sees_a_spectators_side() -> None:
    live = hosted("abaku")
    assert [side.seat for side in live.sides("carla", 0)] == [None]
    assert [side.seat for side in live.sides(None, 0)] == [None]
    both = hosted("abaku", person(0, "Anna"), person(1, "Anna"))
    assert [side.seat for side in both.sides("anna", 0)] == [0, 1]


def test_a_seat_that_was_left_is_no_longer_the_persons() -> None:
    live = hosted("kryds-bolle")
    assert live.seats_of("bo") == (1,)
    live.chairs[1].left = True
    live.version += 1
    assert live.seats_of("bo") == ()
    assert live.sat("bo")
    assert not live.sat("carla")


def test_a_take_back_shows_the_earlier_position() -> None:
    live = hosted("kryds-bolle")
    act(live, "b2")
    before = live.view(None)
    act(live, "a1")
    live.fold(TakeBack(seq=3, at=BEGAN, by="host", to=1))
    assert live.view(None) == before
    assert [event.kind for event in live.events_shown(None, 0)] == ["act", "act", "take-back"]


# --- robots and watchers ---


def test_a_robot_is_asked_only_when_it_is_its_turn() -> None:
    live = hosted("kryds-bolle", person(0, "Anna"), robot(1))
    assert live.robot_to_act() is None
    act(live, "b2")
    chair = live.robot_to_act()
    assert chair is not None
    assert (chair.seat, chair.robot) == (1, "random")
    play_out(live)
    assert live.robot_to_act() is None


def test_every_watcher_is_told_and_whoever_did_it_last_with_the_key() -> None:
    live = hosted("kryds-bolle")
    log: list[tuple[str | None, str | None]] = []
    anna, bo, nobody = (Witness(who, log) for who in ("anna", "bo", None))
    live.watchers |= {anna, bo, nobody}
    live.publish(anna, "k-1")
    assert sorted(log[:2], key=str) == [("bo", None), (None, None)]
    assert log[2:] == [("anna", "k-1")]


def test_the_table_says_who_is_here_and_hides_the_seed() -> None:
    live = hosted("kryds-bolle", person(0, "Anna"), person(1, "Bo"))
    live.watchers.add(Witness("bo", []))
    live.version += 1
    told = live.table()
    assert [seat.here for seat in told.seats] == [False, True]
    assert told.seed is None
    assert told.status == "running"


def test_a_match_typed_in_by_hand_draws_nothing() -> None:
    live = hosted("shut-the-box", terms=Terms(by_hand=True))
    assert live.seq == 0
    events, (after,) = live.typed("3+4", BEGAN)
    live.fold(events[0], after=after)
    assert live.running.state.actor == 0


def test_the_layer_needs_no_server() -> None:
    code = (
        "import sys; from tests.table.hosting import hosted, play_out; import parlour.table.replay;"
        "import parlour.terminal.local_table; play_out(hosted('shut-the-box')); print(*sys.modules)"
    )
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    heavy = {"litestar", "sqlalchemy", "uvicorn", "redis", "textual", "parlour.server"}
    assert not heavy & set(loaded.stdout.split())
