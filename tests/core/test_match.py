"""The match folds what the game does not: take-backs, resigning, offers, seats."""

from typing import Any

import pytest
from msgspec.structs import replace

import parlour
from parlour.core.events import Act, Answer, ChanceAnswer, Flag, Offer, Resign, Seat, TakeBack
from parlour.core.match import Match
from parlour.core.record import Header, Player


def new(rated: bool = False, players: int = 2) -> Match:
    names = [Player(name) for name in ("Ida", "Bo", "Kim")[:players]]
    header = Header(
        game="kryds-bolle",
        rules=1,
        options={"seats": 2, "placement": "stacked"},
        players=tuple(names),
        match="m",
        commitment="c",
        rated=rated,
    )
    return Match(header)


def add(match: Match, kind: Any, **fields: Any) -> None:
    match.add(kind(seq=match.next_seq, **fields))


def refused(match: Match, kind: Any, **fields: Any) -> str:
    before = (match.state, match.result, list(match.events), match.offer)
    with pytest.raises(parlour.BadRecord) as caught:
        add(match, kind, **fields)
    assert (match.state, match.result, match.events, match.offer) == before, "a refusal changes nothing"
    assert caught.value.details["seq"] == match.next_seq
    return caught.value.code


def test_an_event_without_a_clock_is_at_nought() -> None:
    assert Act(seq=1, by=0, act="b2").at == 0


def test_acts_are_folded_by_the_game() -> None:
    match = new()
    add(match, Act, by=0, act="b2")
    add(match, Act, by=1, act="b2")
    assert match.state.position == "....x..../....o..../........."


def test_an_act_out_of_turn_or_against_the_rules_is_refused_with_its_code() -> None:
    match = new()
    assert refused(match, Act, by=1, act="b2") == "wrong-seat"
    assert refused(match, Act, by=0, act="b2.1") == "no-level"
    assert refused(match, Act, by=0, act="z9") == "bad-notation"
    assert refused(match, Act, by=5, act="b2") == "no-such-seat"


def test_a_take_back_returns_to_how_it_stood_and_the_log_only_grows() -> None:
    match = new()
    for number, bar in enumerate(["a1", "b1", "c1"]):
        add(match, Act, by=number % 2, act=bar)
    add(match, TakeBack, by=0, to=1)
    assert match.state.position == "x......../........./........."
    assert len(match.events) == 4
    add(match, Act, by=1, act="c3")
    assert refused(match, TakeBack, by=0, to=2) == "bad-take-back", "event 2 no longer stands"
    add(match, TakeBack, by=0, to=0)
    assert match.state == parlour.game("kryds-bolle").start()


def test_rated_play_takes_back_where_all_is_open_but_never_across_chance() -> None:
    match = new(rated=True)
    add(match, Act, by=0, act="a1")
    assert match.may_return_to(0)
    record = parlour.play("shut-the-box", seed=3, seats=2)
    dice = Match(replace(record.header, rated=True), record.events[:5])
    assert not dice.may_return_to(0)
    loose = Match(record.header, record.events[:5])
    assert loose.may_return_to(0)


def test_resigning_ends_a_match_of_two_for_the_other() -> None:
    match = new()
    add(match, Resign, by=0)
    assert match.result is not None
    assert match.result.places == (1, 0)
    assert match.result.reason == "resigned"
    assert refused(match, Act, by=0, act="a1") == "match-over"


def test_of_three_who_resign_the_first_is_last() -> None:
    record = parlour.play("shut-the-box", seed=3, seats=3)
    match = Match(record.header)
    add(match, Resign, by=2)
    early = match.result
    assert early is None
    assert refused(match, Resign, by=2) == "has-resigned"
    add(match, Resign, by=0)
    assert match.result is not None
    assert match.result.places == (1, 0, 2)


def test_a_draw_needs_everybody() -> None:
    match = new()
    add(match, Offer, by=0, what="draw")
    offered = match.result
    assert offered is None
    assert refused(match, Answer, by=0, to=1, yes=True) == "no-offer"
    add(match, Answer, by=1, to=1, yes=False)
    assert refused(match, Answer, by=1, to=1, yes=True) == "no-offer"
    add(match, Offer, by=1, what="draw")
    add(match, Answer, by=0, to=3, yes=True)
    assert match.result is not None
    assert match.result.places == (0, 0)


def test_an_act_lets_an_offer_lapse() -> None:
    match = new()
    add(match, Offer, by=0, what="draw")
    add(match, Act, by=0, act="a1")
    assert refused(match, Answer, by=1, to=1, yes=True) == "no-offer"


def test_an_early_end_counts_as_it_stands() -> None:
    match = new()
    for number, bar in enumerate(["a1", "a2", "b1", "a2", "c1"]):
        add(match, Act, by=number % 2, act=bar)
    assert match.state.points == (1, 0)
    add(match, Offer, by=1, what="end")
    add(match, Answer, by=0, to=6, yes=True)
    assert match.result is not None
    assert match.result.places == (0, 1)
    assert match.result.reason == "end"


def test_pause_by_consent() -> None:
    match = new()
    add(match, Offer, by=0, what="pause")
    offered = match.paused
    assert not offered
    add(match, Answer, by=1, to=1, yes=True)
    agreed = match.paused
    assert agreed
    add(match, Offer, by=1, what="resume")
    add(match, Answer, by=0, to=3, yes=True)
    assert not match.paused


def test_seats_change_hands() -> None:
    match = new()
    add(match, Seat, by="host", seat=1, what="left", name="Bo")
    add(match, Seat, by="host", seat=1, what="replaced", name="robot:random")
    assert match.names == ["Ida", "robot:random"]
    assert refused(match, Seat, by="host", seat=2, what="joined", name="x") == "no-such-seat"


def test_a_flag_is_noted() -> None:
    match = new()
    add(match, Flag, by="host", seat=0)
    assert match.result is None
    assert refused(match, Flag, by="host", seat=7) == "no-such-seat"


def test_players_must_fill_the_seats() -> None:
    with pytest.raises(parlour.BadRecord):
        new(players=3)


def test_the_seed_is_revealed_only_when_over() -> None:
    match = new()
    assert match.record(bytes(32)).seed is None
    add(match, Resign, by=0)
    assert match.record(bytes(32)).seed == "00" * 32


def test_rated_play_goes_back_over_acts_though_chance_came_before_them() -> None:
    """A closing and the choice of dice after it are two acts; the throws before and after are chance."""
    record = parlour.play("shut-the-box", seed=4, seats=2, dice="one-when-high-shut", flaps=9)
    kinds = ["act" if isinstance(event, Act) else "chance" for event in record.events]
    second = next(n for n in range(1, len(kinds)) if kinds[n - 1 : n + 1] == ["act", "act"])
    match = Match(replace(record.header, rated=True), record.events[: second + 1])
    assert "chance" in kinds[:second]
    assert match.may_return_to(second), "before the choice of dice"
    assert match.may_return_to(second - 1), "before the closing"
    assert not match.may_return_to(second - 2), "that would undo the throw"
    assert not match.may_return_to(second + 2), "that has not happened yet"


def test_rated_play_with_secrets_never_goes_back() -> None:
    record = parlour.play("abaku", seed=1)
    first = next(n for n, event in enumerate(record.events) if isinstance(event, Act))
    for rated in (False, True):
        match = Match(replace(record.header, rated=rated), record.events[: first + 1])
        assert match.may_return_to(first) is not rated


def test_a_take_back_from_the_end_lets_the_match_go_on() -> None:
    record = parlour.play("kryds-bolle", seed=1)
    match = Match.of(record)
    played = match.result
    assert played is not None
    assert played.reason == "played"
    add(match, TakeBack, by=0, to=26)
    assert match.result is None
    assert match.state.actor is not None
    assert match.next_seq == 29


def test_a_take_back_ends_what_was_offered() -> None:
    match = new()
    add(match, Act, by=0, act="a1")
    add(match, Offer, by=0, what="take-back", to=0)
    add(match, Answer, by=1, to=2, yes=True)
    agreed = match.offer
    assert agreed is not None, "agreed to, and carried out by an event of its own"
    add(match, TakeBack, by=0, to=0)
    assert match.offer is None
    assert refused(match, Offer, by=0, what="take-back", to=7) == "bad-take-back"
    assert refused(match, Offer, by=0, what="take-back") == "bad-take-back"


def test_alone_resigning_is_losing() -> None:
    record = parlour.play("shut-the-box", seed=3, seats=1)
    match = Match(record.header)
    add(match, Resign, by=0)
    assert match.result is not None
    assert (match.result.places, match.result.reason) == ((1,), "resigned")


def test_alone_nobody_else_is_asked() -> None:
    record = parlour.play("shut-the-box", seed=3, seats=1)
    match = Match(record.header)
    add(match, Offer, by=0, what="end")
    assert match.result is not None
    assert (match.result.places, match.result.reason) == ((1,), "end")


def test_who_resigned_is_not_asked_and_comes_behind_who_played_on() -> None:
    record = parlour.play("shut-the-box", seed=3, seats=3)
    match = Match(record.header)
    add(match, Resign, by=0)
    add(match, Offer, by=1, what="end")
    unanswered = match.result
    assert unanswered is None
    add(match, Answer, by=2, to=2, yes=True)
    assert match.result is not None
    assert (match.result.places, match.result.reason) == ((2, 0, 0), "end")


def test_adjourning_pauses_and_a_seat_that_is_left_keeps_its_name() -> None:
    match = new()
    add(match, Offer, by=0, what="adjourn")
    add(match, Answer, by=1, to=1, yes=True)
    assert match.paused
    assert match.offer is None
    add(match, Seat, by="host", seat=0, what="left", name="nobody")
    assert match.names == ["Ida", "Bo"]
    add(match, Seat, by="host", seat=0, what="joined", name="Ada")
    assert match.names == ["Ada", "Bo"]


def test_a_copy_goes_its_own_way() -> None:
    match = new()
    add(match, Act, by=0, act="a1")
    add(match, Offer, by=0, what="draw")
    twin = match.copy()
    add(twin, Act, by=1, act="b1")
    add(twin, Seat, by="host", seat=0, what="joined", name="Ada")
    add(twin, Offer, by=1, what="end")
    add(twin, Resign, by=0)
    assert (len(match.events), len(match.line), match.names) == (2, 2, ["Ida", "Bo"])
    assert (match.result, match.resigned, match.agreed) == (None, (), {0})
    assert twin.resigned == (0,)


def test_events_count_on_and_what_is_wrong_is_named() -> None:
    match = new()
    for seq in (0, 2):
        with pytest.raises(parlour.BadRecord) as caught:
            match.add(Act(seq=seq, by=0, act="a1"))
        assert caught.value.code == "bad-seq"
    assert refused(match, Resign, by=2) == "no-such-seat"
    assert refused(match, Resign, by=-1) == "no-such-seat"
    assert refused(match, Flag, by="host", seat=2) == "no-such-seat"
    assert refused(match, Flag, by="host", seat=-1) == "no-such-seat"
    assert refused(match, ChanceAnswer, act="a1") == "wrong-seat"
    with pytest.raises(parlour.BadRecord) as caught:
        new(players=1)
    assert caught.value.code == "bad-players"
