"""A draft: what people wish besides acts, tried before it is written."""

from __future__ import annotations

import pytest

from parlour.core.errors import BadRecord
from parlour.core.events import Answer, ChanceAnswer, Event, Offer, Resign, Seat, TakeBack
from parlour.table.draft import PASSING, Draft
from parlour.table.live import LiveMatch
from parlour.table.refusal import Refusal
from tests.table.hosting import BEGAN, act, carry_out, hosted, person, robot

LATER = BEGAN + 1_000


def kinds(events: list[Event]) -> list[type]:
    return [type(event) for event in events]


def three() -> LiveMatch:
    return hosted("shut-the-box", person(0, "Anna"), person(1, "Bo"), person(2, "Carla"))


def test_a_draft_changes_nothing_until_it_is_carried_out() -> None:
    live = hosted("kryds-bolle", person(0, "Anna"), robot(1))
    act(live, "b2")
    before = (live.seq, live.view(None), live.table())
    draft = Draft(live, LATER)
    draft.offer(0, "take-back", 0)
    assert (live.seq, live.view(None), live.table()) == before
    carry_out(live, draft)
    assert live.running.state.position.count("x") == 0


def test_a_robot_agrees_to_a_take_back_at_once() -> None:
    live = hosted("kryds-bolle", person(0, "Anna"), robot(1))
    act(live, "b2")
    draft = Draft(live, LATER)
    draft.offer(0, "take-back", 0)
    assert kinds(draft.events) == [Offer, Answer, TakeBack]
    assert {event.at for event in draft.events} == {LATER}


@pytest.mark.parametrize("what", ["draw", "end"])
def test_a_robot_plays_for_a_result(what: str) -> None:
    live = hosted("kryds-bolle", person(0, "Anna"), robot(1))
    draft = Draft(live, LATER)
    draft.offer(0, what, None)
    answer = draft.events[-1]
    assert isinstance(answer, Answer)
    assert not answer.yes
    assert not draft.over


def test_a_person_is_waited_for_and_both_agreeing_ends_the_match() -> None:
    live = hosted("kryds-bolle")
    draft = Draft(live, LATER)
    draft.offer(0, "draw", None)
    carry_out(live, draft)
    shown = live.table().offer
    assert shown is not None
    assert (shown.by, shown.what, shown.agreed) == (0, "draw", (0,))
    reply = Draft(live, LATER)
    reply.answer((1,), shown.seq, True)
    carry_out(live, reply)
    assert live.status == "over"
    assert live.table().result is not None


def test_an_offer_that_is_declined_is_gone() -> None:
    live = hosted("kryds-bolle")
    draft = Draft(live, LATER)
    draft.offer(0, "draw", None)
    carry_out(live, draft)
    reply = Draft(live, LATER)
    reply.answer((1,), 1, False)
    carry_out(live, reply)
    assert live.table().offer is None
    assert live.status == "running"


def test_one_person_at_two_seats_agrees_with_themselves() -> None:
    live = hosted("kryds-bolle", person(0, "Anna"), person(1, "Anna"))
    draft = Draft(live, LATER)
    draft.offer(0, "end", None)
    assert draft.over


def test_while_it_is_paused_only_going_on_can_be_offered() -> None:
    live = hosted("kryds-bolle", person(0, "Anna"), robot(1))
    pause = Draft(live, LATER)
    pause.offer(0, "pause", None)
    carry_out(live, pause)
    assert live.table().paused
    with pytest.raises(Refusal) as refused:
        Draft(live, LATER).offer(0, "draw", None)
    assert refused.value.code == "paused"
    resume = Draft(live, LATER)
    resume.offer(0, "resume", None)
    carry_out(live, resume)
    assert not live.table().paused


def test_an_answer_needs_an_offer() -> None:
    live = hosted("kryds-bolle")
    with pytest.raises(BadRecord) as refused:
        Draft(live, LATER).answer((1,), 1, True)
    assert refused.value.code == "no-offer"


def test_nobody_answers_their_own_offer() -> None:
    live = hosted("kryds-bolle")
    draft = Draft(live, LATER)
    draft.offer(0, "draw", None)
    carry_out(live, draft)
    with pytest.raises(Refusal) as refused:
        Draft(live, LATER).answer((0,), 1, True)
    assert refused.value.code == "no-offer"


def test_whoever_resigns_against_one_other_has_lost() -> None:
    live = hosted("kryds-bolle")
    draft = Draft(live, LATER)
    draft.resign((0,), "random")
    carry_out(live, draft)
    result = live.table().result
    assert result is not None
    assert result.places == (1, 0)
    assert draft.chairs == []


def test_where_others_play_on_a_robot_acts_for_whoever_resigned() -> None:
    live = three()
    draft = Draft(live, LATER)
    draft.resign((0,), "random")
    carry_out(live, draft)
    assert live.status == "running"
    assert live.chairs[0].robot == "random"
    with pytest.raises(Refusal) as again:
        Draft(live, LATER).resign((0,), "random")
    assert again.value.code == "has-resigned"


def test_a_seat_that_is_left_is_played_on_by_the_rule() -> None:
    robots, passing, forfeit = three(), three(), three()
    for live, rule in ((robots, "robot"), (passing, "pass"), (forfeit, "forfeit")):
        draft = Draft(live, LATER)
        draft.leave((1,), rule, "random")
        carry_out(live, draft)
        assert live.seats_of("bo") == ()
        assert live.chairs[1].left
    assert [type(e) for e in robots.running.events[-2:]] == [Seat, Seat]
    assert (robots.chairs[1].robot, robots.chairs[1].name) == ("random", "random")
    assert (passing.chairs[1].robot, passing.chairs[1].name) == (PASSING, "Bo")
    assert isinstance(forfeit.running.events[-1], Resign)


def test_whoever_comes_back_has_the_seat_again() -> None:
    live = three()
    away = Draft(live, LATER)
    away.leave((1,), "robot", "random")
    carry_out(live, away)
    back = Draft(live, LATER)
    back.come_back((1,), "Bo")
    carry_out(live, back)
    assert live.seats_of("bo") == (1,)
    assert (live.chairs[1].robot, live.chairs[1].name) == (None, "Bo")


def test_chance_answers_after_a_take_back_to_before_it() -> None:
    live = hosted("shut-the-box", person(0, "Anna"), robot(1))
    act(live, str(live.running.state.legal()[0]))
    draft = Draft(live, LATER)
    draft.offer(0, "take-back", 0)
    assert kinds(draft.events) == [Offer, Answer, TakeBack, ChanceAnswer]
