"""How a match ends, and what its result says of it."""

from __future__ import annotations

import msgspec
import pytest

from parlour.core.events import Ended, Flag, Resign, Seat
from parlour.core.match import Match, Result
from parlour.core.record import Record
from parlour.table.draft import Draft
from parlour.table.live import LiveMatch
from parlour.table.messages.match import Clock, Terms
from tests.table.hosting import BEGAN, act, carry_out, hosted, person, robot

LATER = BEGAN + 1_000


def three(*, robots: int = 0) -> LiveMatch:
    names = ("Anna", "Bo", "Carla")
    chairs = [robot(n, "novice") if n >= 3 - robots else person(n, names[n]) for n in range(3)]
    return hosted("shut-the-box", *chairs)


def ended(live: LiveMatch) -> Result:
    assert live.match is not None
    assert live.match.result is not None
    record = live.match.record()
    for read in (Record.from_json(record.json()), Record.from_text(record.text())):
        assert read == record
        assert Match.of(read).result == live.match.result
    return live.match.result


def test_time_that_runs_out_loses() -> None:
    live = hosted("kryds-bolle", terms=Terms(clock=Clock(move=1_000)))
    act(live, "b2")
    draft = Draft(live, LATER)
    draft.flag(1, "lose", "novice")
    events = carry_out(live, draft)
    assert events == [Flag(seq=2, at=LATER, by="host", seat=1, out=True)]
    assert ended(live) == Result((0, 1), "time", 1)


def test_an_idle_act_does_not_save_from_the_clock() -> None:
    live = hosted("abaku", terms=Terms(clock=Clock(move=1_000)))
    late = live.to_act
    assert late is not None
    draft = Draft(live, LATER)
    draft.flag(late, "lose", "novice")
    carry_out(live, draft)
    assert ended(live).by == late


def test_a_robot_takes_over_if_that_was_agreed() -> None:
    live = hosted("kryds-bolle", terms=Terms(clock=Clock(move=1_000), on_time="robot"))
    draft = Draft(live, LATER)
    draft.flag(0, "robot", "casual")
    flag, left, replaced = carry_out(live, draft)
    assert flag == Flag(seq=1, at=LATER, by="host", seat=0)
    assert isinstance(left, Seat)
    assert isinstance(replaced, Seat)
    assert (replaced.what, replaced.name) == ("replaced", "casual")
    assert live.status == "running"
    assert live.chairs[0].left


def test_among_three_a_seat_is_out_on_time_and_the_others_play_on() -> None:
    live = three()
    draft = Draft(live, LATER)
    draft.flag(0, "lose", "novice")
    carry_out(live, draft)
    assert live.status == "running"
    assert live.running.resigned == (0,)
    assert live.chairs[0].robot == "novice"
    again = Draft(live, LATER)
    again.resign((1,), "novice")
    carry_out(live, again)
    assert ended(live) == Result((2, 1, 0), "resigned", 1)


def test_old_flags_mean_what_they_meant() -> None:
    live = hosted("kryds-bolle")
    live.fold(Flag(seq=1, at=LATER, by="host", seat=0))
    assert live.status == "running"
    live.fold(Seat(seq=2, at=LATER, by=0, seat=0, what="left", name="Anna"))
    live.fold(Resign(seq=3, at=LATER, by=0))
    assert ended(live) == Result((1, 0), "left", 0)


@pytest.mark.parametrize(("robots", "leaver"), [(2, 0), (1, 1)])
def test_robots_do_not_play_on_among_themselves(robots: int, leaver: int) -> None:
    live = three(robots=robots)
    for seat in range(leaver + 1):
        act_first = live.running.state.legal()[0]
        if live.running.state.actor == seat:
            act(live, str(act_first))
        draft = Draft(live, LATER)
        draft.leave((seat,), "robot", "novice")
        carry_out(live, draft)
    result = ended(live)
    assert (result.reason, result.by) == ("left", None)
    assert result.places[leaver] == robots, "behind the robots"
    assert isinstance(live.match and live.match.events[-1], Ended)


def test_who_resigns_against_two_robots_has_lost_at_once() -> None:
    live = three(robots=2)
    draft = Draft(live, LATER)
    draft.resign((0,), "novice")
    carry_out(live, draft)
    assert ended(live) == Result((2, 0, 0), "resigned", 0)


def test_leaving_before_the_first_act_aborts() -> None:
    live = hosted("kryds-bolle", person(0, "Anna"), robot(1))
    draft = Draft(live, LATER)
    draft.leave((0,), "robot", "novice")
    carry_out(live, draft)
    assert ended(live) == Result((0, 0), "aborted")


def test_draw_and_agreed_end_say_who_offered() -> None:
    for what in ("draw", "end"):
        live = hosted("kryds-bolle")
        draft = Draft(live, LATER)
        draft.offer(1, what, None)
        carry_out(live, draft)
        reply = Draft(live, LATER)
        reply.answer((0,), 1, True)
        carry_out(live, reply)
        result = ended(live)
        assert (result.reason, result.by) == (what, 1)


def test_after_the_end_no_view_asks_for_an_act() -> None:
    live = hosted("kryds-bolle")
    act(live, "b2")
    assert msgspec.json.decode(live.view(1))["legal"]
    draft = Draft(live, LATER)
    draft.resign((1,), "novice")
    carry_out(live, draft)
    for seat in (0, 1, None):
        view = msgspec.json.decode(live.view(seat))
        assert (view["actor"], view["legal"], view["places"]) == (None, [], [0, 1])


def test_a_seat_that_lost_on_time_does_not_lose_twice() -> None:
    live = three()
    draft = Draft(live, LATER)
    draft.flag(0, "lose", "novice")
    carry_out(live, draft)
    with pytest.raises(Exception, match="already resigned"):
        Draft(live, LATER).flag(0, "lose", "novice")
