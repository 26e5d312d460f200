"""Records: text and JSON, exact round trips, and rubbish refused."""

import contextlib
import io
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET
from msgspec.structs import replace

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
        ahead=tuple(draw(st.lists(numbers, max_size=3))),
        by_hand=draw(st.booleans()),
    )
    found = [msgspec.structs.replace(event, seq=n) for n, event in enumerate(draw(events()), 1)]
    return Record(header=header, events=tuple(found), seed=draw(st.none() | texts))


@pytest.mark.slow
@given(records())
def test_text_and_json_read_back_exactly(record: Record) -> None:
    assert Record.from_text(record.text()) == record
    assert Record.from_json(record.json()) == record


@pytest.mark.slow
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


def test_a_record_of_more_than_eight_million_characters_is_refused_unread() -> None:
    for read, text in (
        (Record.from_text, parlour.play("kryds-bolle", seed=1).text()),
        (Record.from_json, parlour.play("kryds-bolle", seed=1).json().decode()),
    ):
        assert read(text + "\n" * (8_000_000 - len(text))).events
        with pytest.raises(parlour.BadNotation, match="longer than 8000000 characters"):
            read(text + "\n" * (8_000_001 - len(text)))


def test_another_format_is_refused() -> None:
    record = parlour.play("kryds-bolle", seed=1)
    for read, text in (
        (Record.from_text, record.text().replace("parlour record 1", "parlour record 2")),
        (Record.from_json, record.json().decode().replace('"format":1', '"format":2')),
    ):
        with pytest.raises(parlour.BadNotation, match="the record has format 2; this Parlour reads format 1"):
            read(text)


@pytest.mark.parametrize(
    "line",
    [
        "1 0 0 resign now",
        "1 0 0",
        "x 0 0 resign",
        "1 0 0 offer draw 1 2",
        "1 0 0 answer 1",
        "1 0 0 answer 1 maybe",
        "1 0 host seat 1 joined",
        "1 0 0 take-back x",
        "1 0 host flag x",
        '1 0 chance chance-by "engine"',
        "1 0 chance chance-by engine 3+4",
        '1 0 0 act "b2',
        "1 0 0 fly away",
        "12345678901234567 0 0 resign",
    ],
)
def test_a_line_that_is_no_event_is_refused(line: str) -> None:
    text = parlour.play("kryds-bolle", seed=1).text().partition("\n\n")[0]
    with pytest.raises(parlour.BadNotation):
        Record.from_text(f"{text}\n\n{line}\n")


@pytest.mark.parametrize(
    "line",
    ["colour: red", "rules", "seed", "rules: x", "rated: maybe", "options: {", "player: Ida x", "ahead: 1 x"],
)
def test_a_line_that_is_no_header_is_refused(line: str) -> None:
    head, _, body = parlour.play("kryds-bolle", seed=1).text().partition("\n\n")
    assert Record.from_text(f"{head}\n\n{body}")
    with pytest.raises(parlour.BadNotation):
        Record.from_text(f"{head}\n{line}\n\n{body}")


@pytest.mark.parametrize("first", ["", "parlour", "parlour record", "parlour record x", "parlour-record 1"])
def test_a_record_begins_with_its_name_and_format(first: str) -> None:
    text = parlour.play("kryds-bolle", seed=1).text()
    with pytest.raises(parlour.BadNotation, match="first line must be"):
        Record.from_text(text.replace("parlour record 1", first))


def test_what_can_be_read_as_it_is_stands_without_quotes() -> None:
    record = parlour.play("kryds-bolle", seed=1)
    lines, first = record.text().splitlines(), record.events[0]
    assert isinstance(first, Act)
    assert "game: kryds-bolle" in lines
    assert f"1 {first.at} 0 act {first.act}" in lines


def test_a_name_of_two_words_keeps_both() -> None:
    played = parlour.play("kryds-bolle", seed=1)
    joined = Seat(seq=1, by="host", seat=0, what="joined", name="Ida Marie Jensen")
    record = Record(header=played.header, events=(joined,))
    assert Record.from_text(record.text()) == record


def test_lines_may_end_as_windows_ends_them() -> None:
    record = parlour.play("shut-the-box", seed=1)
    assert Record.from_text(record.text().replace("\n", "\r\n")) == record


def test_names_and_nonces_may_hold_quotes_and_spaces() -> None:
    played = parlour.play("kryds-bolle", seed=1)
    players = (Player('Ida "the cube" Ø', ' "'), Player("", '"quoted"'))
    record = msgspec.structs.replace(played, header=msgspec.structs.replace(played.header, players=players))
    assert Record.from_text(record.text()).header.players == players


def test_a_record_tells_its_result() -> None:
    record = parlour.play("kryds-bolle", bots=["random", "random"], seed=1)
    last = list(record.states())[-1]
    assert record.result is not None
    assert record.result.places == last.places
    assert record.winners == last.winners
    assert record.points == last.points
    assert record.players == ("random", "random")
    half = replace(record, events=record.events[:5], seed=None)
    assert half.result is None
    assert half.winners == ()


def test_print_shows_who_played_what_and_how_it_ended() -> None:
    record = parlour.play("shut-the-box", bots=["random", "random"], seed=1, flaps=9)
    shown = str(record).split("\n")
    assert shown[0] == "Shut the Box: random – random"
    assert shown[1] == "flaps = 9"
    assert "won (played): random " in shown[2]
    assert len(shown) == 3 + len(record.events)
    assert shown[3].split() == ["1", "chance", record.events[0].act]  # type: ignore[union-attr]


def test_print_of_a_broken_record_says_so_and_gives_no_orders() -> None:
    record = parlour.play("kryds-bolle", bots=["random", "random"], seed=1)
    header = replace(record.header, players=(Player("\x1b[2J"), Player("b")))
    broken = replace(record, header=header, events=(*record.events, Act(seq=28, by=0, act="a1\x1b")))
    assert "\x1b" not in str(broken)
    assert "not a valid match" in str(broken)
