"""A replay: ply by ply, with what the person saw; once the match is over, with everything."""

from __future__ import annotations

import msgspec
import pytest

from parlour.table.live import LiveMatch
from parlour.table.refusal import Refusal
from parlour.table.replay import MOST, replay
from tests.table.hosting import act, hosted, play_out, stored


def test_it_begins_with_the_first_position() -> None:
    live = hosted("kryds-bolle")
    act(live, "b2")
    act(live, "a1")
    found = replay(live, "anna", 0)
    assert [(ply.ply, ply.seq, ply.act, ply.by) for ply in found.plies] == [
        (0, 0, None, "host"),
        (1, 1, "b2", 0),
        (2, 2, "a1", 1),
    ]
    assert [msgspec.json.decode(ply.view)["cube"].count("x") for ply in found.plies] == [0, 1, 1]
    assert found.count == 3


def test_while_it_runs_everybody_sees_what_they_saw() -> None:
    live = hosted("abaku")
    for person, seat in (("anna", 0), ("bo", 1), ("carla", None)):
        found = replay(live, person, 0)
        views = [msgspec.json.decode(ply.view) for ply in found.plies]
        assert {view["seat"] for view in views} == {seat}
        assert {ply.position for ply in found.plies} == {None}
        assert views[-1]["racks"].count(None) == (2 if seat is None else 1)


@pytest.mark.slow
def test_when_it_is_over_everything_is_shown() -> None:
    live = hosted("abaku")
    play_out(live)
    found = replay(live, None, 0)
    assert live.match is not None
    assert [ply.position for ply in found.plies] == [state.position for _, state in live.match.line][:MOST]
    assert [ply.act for ply in found.plies[1:]] == [getattr(e, "act", None) for e in live.match.events][
        : MOST - 1
    ]


def test_it_comes_in_pages() -> None:
    live = hosted("shut-the-box", limit=1000)
    play_out(live)
    assert live.match is not None
    count = len(live.match.line)
    assert count > MOST
    seen, first = [], 0
    while plies := replay(live, None, first).plies:
        assert len(plies) <= MOST
        seen += [ply.ply for ply in plies]
        first += len(plies)
    assert seen == list(range(count))


def test_there_is_none_before_the_start() -> None:
    with pytest.raises(Refusal) as refused:
        replay(LiveMatch(stored("kryds-bolle")), "anna", 0)
    assert refused.value.code == "not-running"
