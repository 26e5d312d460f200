"""Dice that wait for their thrower's word: the term `throws`, without a server."""

from __future__ import annotations

import msgspec

from parlour.core.events import Act, ChanceAnswer, TakeBack
from parlour.table.draft import Draft
from parlour.table.live import LiveMatch
from parlour.table.messages.match import Clock, Terms
from parlour.table.seating import start
from tests.table.hosting import BEGAN, act, carry_out, hosted, person, robot, stored

ASKED = Terms(throws="asked")
LATER = BEGAN + 1_000


def throw(live: LiveMatch, at: int = LATER) -> None:
    events, states = live.thrown(at)
    for event, after in zip(events, states, strict=True):
        live.fold(event, after=after)


def close(live: LiveMatch) -> None:
    act(live, str(live.running.state.legal()[0]), LATER)


def test_without_the_term_dice_lie_there_at_once() -> None:
    live = hosted("shut-the-box")
    assert live.throw is None
    assert msgspec.json.decode(live.view(0))["throw"]


def test_dice_wait_for_the_seat_whose_throw_it_is_and_nobody_sees_them() -> None:
    live = hosted("shut-the-box", terms=ASKED)
    assert live.seq == 0
    assert live.throw is not None
    assert (live.throw.seat, live.throw.until) == (0, BEGAN + 20_000)
    for seat in (0, 1, None):
        view = msgspec.json.decode(live.view(seat))
        assert (view["throw"], view["actor"]) == ([], "chance")
    throw(live)
    assert (live.throw_until, live.running.state.actor) == (None, 0)
    close(live)
    assert isinstance(live.running.events[-1], Act), "the next throw waits too"
    assert live.throw_until == LATER + 20_000


def test_the_record_is_the_same_as_if_nobody_had_waited() -> None:
    asked, at_once = hosted("shut-the-box", terms=ASKED), hosted("shut-the-box")
    throw(asked, BEGAN)
    for _ in range(5):
        close(asked)
        while asked.throw is not None:
            throw(asked)
        close(at_once)
    asked_acts = [e.act for e in asked.running.events if isinstance(e, Act | ChanceAnswer)]
    acts = [e.act for e in at_once.running.events if isinstance(e, Act | ChanceAnswer)]
    assert asked_acts == acts
    assert asked.running.header == at_once.running.header


def test_a_losing_throw_ends_the_turn_and_the_next_waits_for_the_other() -> None:
    live = hosted("shut-the-box", terms=ASKED)
    while live.throw is None or live.throw.seat == 0:
        throw(live) if live.throw is not None else close(live)
    assert isinstance(live.running.events[-1], ChanceAnswer)
    assert live.throw.seat == 1
    assert live.to_act == 1


def test_robots_and_seats_that_were_left_do_not_wait() -> None:
    live = hosted("shut-the-box", robot(0), person(1, "Bo"), terms=ASKED)
    assert live.throw is None
    assert live.robot_to_act() is live.chairs[0], "who throws for it at once"
    two = hosted("shut-the-box", terms=ASKED)
    assert two.robot_to_act() is None
    leave = Draft(two, LATER)
    leave.leave((0,), "robot", "novice")
    carry_out(two, leave)
    assert two.throw is None
    assert two.robot_to_act() is two.chairs[0]


def test_only_throws_wait_and_not_other_chance() -> None:
    for game in ("abaku", "take-it"):
        assert hosted(game, terms=ASKED).throw is None


def test_dice_typed_in_by_hand_wait_for_nobody_s_word() -> None:
    live = hosted("shut-the-box", terms=Terms(throws="asked", by_hand=True))
    assert live.throw is None


def test_a_take_back_goes_to_the_throw_that_waits() -> None:
    live = hosted("shut-the-box", person(0, "Anna"), robot(1), terms=ASKED)
    throw(live)
    close(live)
    back = Draft(live, LATER)
    back.offer(0, "take-back", 0)
    assert isinstance(back.events[-1], TakeBack)
    carry_out(live, back)
    assert live.throw is not None
    assert live.throw.until == LATER + 20_000


def test_a_pause_stops_the_wait_and_it_begins_anew() -> None:
    live = hosted("shut-the-box", person(0, "Anna"), robot(1), terms=ASKED)
    for what in ("pause", "resume"):
        draft = Draft(live, LATER)
        draft.offer(0, what, None)
        carry_out(live, draft)
        assert (live.throw is None) == (what == "pause")
    assert live.throw is not None
    assert live.throw.until == LATER + 20_000
    offer = Draft(live, LATER + 5_000)
    offer.offer(0, "draw", None)
    carry_out(live, offer)
    assert live.throw.until == LATER + 20_000, "an offer gives no time"


def test_dice_wait_longer_after_robots_throws_which_a_page_shows_first() -> None:
    live = hosted("shut-the-box", person(0, "Anna"), robot(1), terms=ASKED)
    while live.to_act == 0:  # Anna's turn, until nothing fits
        if live.throw is not None:
            throw(live)
        else:
            close(live)
    throws = 0
    while live.to_act == 1:
        if live.running.state.actor == 1:
            close(live)
        else:
            throw(live)
            throws += 1
    assert throws
    assert live.throw is not None
    assert live.throw.until == LATER + 20_000 + 4_000 * throws
    throw(live)
    close(live)
    assert live.throw_until == LATER + 20_000, "from here on she has seen all"


def test_the_clock_runs_while_dice_wait() -> None:
    live = hosted("shut-the-box", terms=Terms(throws="asked", clock=Clock(base=60_000)))
    assert live.clock is not None
    assert live.clock.running == 0
    throw(live, BEGAN + 10_000)
    assert (live.clock.running, live.clock.left) == (0, (50_000, 60_000))


def test_what_is_stored_begins_again_where_it_was() -> None:
    match = stored("shut-the-box", terms=ASKED)
    rows = start(match, BEGAN)
    assert match.due == BEGAN
    live = LiveMatch(match, rows)
    throw(live)
    close(live)
    again = LiveMatch(match, [(event, None) for event in live.running.events])
    assert again.throw == live.throw
