"""Records: text and JSON, exact round trips, and rubbish refused."""

import contextlib
import io
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET

import parlour
from parlour.core.events import Act, Answer, ChanceAnswer, Event, Flag, Offer, Resign, Seat, TakeBack
from parlour.core.record import Header, Player, Record

texts = st.text(st.characters(codec="utf-8"), max_size=12)
seats = st.integers(0, 98)
numbers = st.integers(0, 10**15)


def events() -> st.SearchStrategy[list[Event]]:
    common = {"seq": st.just(0), "at": numbers}
    by = st.one_of(seats, st.sampled_from(["chance", "host"]))
    whats = st.sampled_from(["draw", "end", "take-back", "pause", "resume", "adjourn"])
    kinds = st.one_of(
        st.builds(Act, by=seats, act=texts, **common),
        st.builds(ChanceAnswer, act=texts, engine=st.just(UNSET) | texts, **common),
        st.builds(TakeBack, by=by, to=numbers, **common),
        st.builds(Resign, by=seats, **common),
        st.builds(Offer, by=seats, what=whats, to=st.none() | numbers, **common),
        st.builds(Answer, by=seats, to=numbers, yes=st.booleans(), **common),
        st.builds(Flag, by=by, seat=seats, **common),
        st.builds(
            Seat,
            by=by,
            seat=seats,
            what=st.sampled_from(["joined", "left", "replaced"]),
            name=texts,
            **common,
        ),
    )
    return st.lists(kinds, max_size=8)


@st.composite
def records(draw: st.DrawFn) -> Record:
    header = Header(
        game=draw(texts),
        rules=draw(numbers),
        options=draw(st.dictionaries(texts, st.none() | st.booleans() | numbers | texts, max_size=3)),
        players=tuple(draw(st.lists(st.builds(Player, texts, texts), max_size=3))),
        match=draw(texts),
        commitment=draw(texts),
        rated=draw(st.booleans()),
        engine=draw(st.none() | texts),
    )
    found = [msgspec.structs.replace(event, seq=n) for n, event in enumerate(draw(events()), 1)]
    return Record(header=header, events=tuple(found), seed=draw(st.none() | texts))


@given(records())
def test_text_and_json_read_back_exactly(record: Record) -> None:
    assert Record.from_text(record.text()) == record
    assert Record.from_json(record.json()) == record


@given(records())
def test_text_is_one_line_an_event(record: Record) -> None:
    head, _, body = record.text().partition("\n\n")
    assert len(body.splitlines()) == len(record.events)
    assert head.startswith("parlour record 1\n")


@given(st.text(max_size=300))
def test_rubbish_is_bad_notation(text: str) -> None:
    for read in (Record.from_text, Record.from_json):
        with pytest.raises(parlour.ParlourError) as caught:
            read(text)
        assert isinstance(caught.value, parlour.BadNotation | parlour.BadRecord)


@given(st.data())
def test_a_damaged_record_is_refused_or_read_but_never_crashes(data: st.DataObject) -> None:
    text = parlour.play("kryds-bolle", seed=1).text()
    at = data.draw(st.integers(0, len(text) - 1))
    put = data.draw(st.text(max_size=3))
    damaged = text[:at] + put + text[at + data.draw(st.integers(0, 3)) :]
    with contextlib.suppress(parlour.ParlourError):
        parlour.Match.of(Record.from_text(damaged))


def test_a_deeply_nested_json_is_refused() -> None:
    with pytest.raises(parlour.BadNotation):
        Record.from_json("[" * 100_000)
    with pytest.raises(parlour.BadNotation):
        Record.from_text("parlour record 1\noptions: " + "[" * 100_000 + "\n\n")


def test_a_record_from_before_there_were_engines_is_read() -> None:
    record = parlour.play("kryds-bolle", seed=1)
    old = msgspec.json.decode(record.json())
    del old["header"]["engine"]
    assert Record.from_json(msgspec.json.encode(old)) == record
    assert "engine" not in record.text()


def test_seqs_count_from_one_without_gaps() -> None:
    record = parlour.play("kryds-bolle", seed=1)
    gap = Record(header=record.header, events=record.events[:3] + record.events[4:])
    with pytest.raises(parlour.BadRecord) as caught:
        Record.from_json(gap.json())
    assert caught.value.details["seq"] == 4


def test_load_and_dump_know_both_forms(tmp_path: Path) -> None:
    record = parlour.play("kryds-bolle", seed=1)
    for name in ("match.txt", "match.json"):
        record.dump(tmp_path / name)
        assert Record.load(tmp_path / name) == record
        assert Record.load(str(tmp_path / name)) == record
    assert (tmp_path / "match.json").read_text().startswith("{")
    open_file = io.StringIO()
    record.dump(open_file)
    open_file.seek(0)
    assert Record.load(open_file) == record


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "match").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(parlour.BadNotation):
        Record.load(tmp_path / "match")


def test_states_are_the_start_and_the_state_after_each_act() -> None:
    record = parlour.play("kryds-bolle", seed=1)
    states = list(record.states())
    assert len(states) == 28
    assert states[0] == parlour.game("kryds-bolle").start()
    for before, event, after in zip(states, record.events, states[1:], strict=False):
        assert isinstance(event, Act)
        assert before.play(event.act) == after


def test_the_same_seed_plays_the_same_match() -> None:
    assert parlour.play("kryds-bolle", seed=5) == parlour.play("kryds-bolle", seed=5)
    assert parlour.play("kryds-bolle", seed=5) != parlour.play("kryds-bolle", seed=6)
