"""Verify: an honest record is proved, a tampered one is named at its first false outcome."""

import random

import pytest
from msgspec.structs import replace

import parlour
from parlour.core.events import Act, ChanceAnswer
from parlour.core.match import Match
from parlour.core.record import Record

GAMES = ("shut-the-box", "chikugo", "take-it", "abaku")


@pytest.mark.parametrize("key", GAMES)
def test_an_honest_record_is_proved(key: str) -> None:
    record = parlour.play(key, seed=11)
    verdict = parlour.verify(record)
    assert verdict.ok
    assert verdict.outcomes == sum(isinstance(e, ChanceAnswer) for e in record.events) > 0


def tampered(record: Record, which: int) -> tuple[Record, int]:
    """The record with one outcome replaced by another possible one and played on honestly enough."""
    match = Match(record.header)
    rng = random.Random(which)
    seen = 0
    for event in record.events:
        if isinstance(event, ChanceAnswer):
            seen += 1
            if seen == which:
                others = [str(a) for a in match.state.legal() if str(a) != event.act]
                match.add(replace(event, act=others[rng.randrange(len(others))]))
                return Record(header=record.header, events=tuple(match.events), seed=record.seed), event.seq
        match.add(event)
    raise AssertionError("no such outcome")


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("which", [1, 3, 5])
def test_the_first_false_outcome_is_named(key: str, which: int) -> None:
    false, seq = tampered(parlour.play(key, seed=12), which)
    verdict = parlour.verify(false)
    assert not verdict.ok
    assert (verdict.code, verdict.seq) == ("false-outcome", seq)
    assert verdict.outcomes == which - 1


def test_another_seed_is_not_the_one_committed_to() -> None:
    record = parlour.play("shut-the-box", seed=1)
    verdict = parlour.verify(replace(record, seed="11" * 32))
    assert (verdict.ok, verdict.code) == (False, "bad-seed")
    assert parlour.verify(replace(record, seed="rubbish")).code == "bad-seed"


def test_a_match_without_its_seed_is_not_proved() -> None:
    verdict = parlour.verify(replace(parlour.play("shut-the-box", seed=1), seed=None))
    assert (verdict.ok, verdict.code) == (False, "no-seed")


def test_an_illegal_act_is_named_too() -> None:
    record = parlour.play("kryds-bolle", seed=1)
    events = list(record.events)
    assert isinstance(events[4], Act)
    events[4] = replace(events[4], act="b2.3")
    verdict = parlour.verify(replace(record, events=tuple(events)))
    assert (verdict.ok, verdict.seq, verdict.code) == (False, 5, "no-level")


def test_changed_nonces_change_the_outcomes() -> None:
    record = parlour.play("shut-the-box", seed=1)
    players = tuple(replace(player, nonce="mine") for player in record.header.players)
    assert not parlour.verify(replace(record, header=replace(record.header, players=players))).ok
