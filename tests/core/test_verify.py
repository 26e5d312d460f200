"""Verify: an honest record is proved, a tampered one is named at its first false outcome."""

import random
from functools import cache

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
    assert (verdict.outcomes, verdict.not_simulated) == (0, 0)
    assert parlour.verify(replace(record, seed="rubbish")).code == "bad-seed"


def test_a_match_without_its_seed_is_not_proved() -> None:
    verdict = parlour.verify(replace(parlour.play("shut-the-box", seed=1), seed=None))
    assert (verdict.ok, verdict.code) == (False, "no-seed")
    assert (verdict.outcomes, verdict.not_simulated) == (0, 0)


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


# --- outcomes that an engine simulates ---


@cache
def by_hand() -> Record:
    """A match of hand throws."""
    return parlour.play("chikugo", seed=2, throw="hand")


def landings(record: Record) -> list[ChanceAnswer]:
    return [e for e in record.events if isinstance(e, ChanceAnswer) and e.act.startswith("red ")]


@pytest.mark.slow
def test_throws_of_the_same_engine_are_simulated_again() -> None:
    record = by_hand()
    assert record.header.engine is not None
    verdict = parlour.verify(record)
    assert (verdict.ok, verdict.not_simulated) == (True, 0)
    assert verdict.outcomes == sum(isinstance(e, ChanceAnswer) for e in record.events)
    first = landings(record)[0]
    false = replace(first, act="red a1 black e5" if first.act != "red a1 black e5" else "red a1 black -")
    events = (*record.events[: first.seq - 1], false)
    verdict = parlour.verify(replace(record, events=events))
    assert (verdict.ok, verdict.code, verdict.seq) == (False, "false-outcome", first.seq)


@pytest.mark.slow
@pytest.mark.parametrize("engine", [None, "kugelbox 0, an engine of old"])
def test_throws_of_another_engine_are_not_simulated_again(engine: str | None) -> None:
    record = by_hand()
    # whatever another engine said stands, also what ours would not say; chips are proved all the same
    first = landings(record)[0]
    other = replace(first, act="red a1 black -" if first.act != "red a1 black -" else "red - black a1")
    header = replace(record.header, engine=engine)
    verdict = parlour.verify(replace(record, header=header, events=(*record.events[: first.seq - 1], other)))
    assert (verdict.ok, verdict.not_simulated, verdict.outcomes) == (True, 1, 0)
    verdict = parlour.verify(replace(record, header=header))
    chances = sum(isinstance(e, ChanceAnswer) for e in record.events)
    assert verdict.not_simulated == len(landings(record))
    assert verdict.outcomes == chances - len(landings(record))


@pytest.mark.slow
def test_a_match_that_outlives_its_engine_says_which_throw_is_whose() -> None:
    record = by_hand()
    ours = record.header.engine
    assert ours is not None
    match = Match(replace(record.header, engine="kugelbox 0, an engine of old"))
    for event in record.events:
        if isinstance(event, ChanceAnswer):
            # the first throw is the old engine's, all later ones are ours
            old = event is landings(record)[0]
            event = event if old else match.answer(match.game.action(event.act), event.seq)
        match.add(event)
    later = match.record(bytes.fromhex(record.seed or ""))
    assert Record.from_text(later.text()) == later == Record.from_json(later.json())
    verdict = parlour.verify(later)
    assert (verdict.ok, verdict.not_simulated) == (True, 1)
    assert verdict.outcomes == sum(isinstance(e, ChanceAnswer) for e in record.events) - 1


# --- a real table ---


def test_a_record_typed_in_from_a_real_table_is_checked_by_the_rules_alone() -> None:
    played = parlour.play("shut-the-box", seed=1)
    record = replace(played, header=replace(played.header, by_hand=True), seed=None)
    verdict = parlour.verify(record)
    assert (verdict.ok, verdict.outcomes, verdict.code) == (True, 0, None)
    assert verdict.typed == sum(isinstance(e, ChanceAnswer) for e in record.events) > 0
    assert parlour.verify(played).typed == 0


def test_a_typed_record_against_the_rules_is_refused() -> None:
    played = parlour.play("kryds-bolle", seed=1)
    events = (replace(played.events[0], act="b2.3"), *played.events[1:])
    record = replace(played, header=replace(played.header, by_hand=True), events=events)
    verdict = parlour.verify(record)
    assert (verdict.ok, verdict.code, verdict.typed) == (False, "no-level", 0)
