"""The terminal's own table: it tells each event once, and hosts its match without a server."""

from __future__ import annotations

import pytest

import parlour
from parlour.core.errors import BadRecord
from parlour.core.events import ChanceAnswer
from parlour.core.match import Match
from parlour.terminal.local_table import LocalTable
from tests.terminal.pilot import table


def on(local: LocalTable) -> None:
    """Chance and robots act until a person is asked or the match is over."""
    while local.places is None and local.actor not in local.people:
        local.advance()


def test_telling_folds_nothing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    local = table("abaku")
    on(local)
    local.act(0, "pass")
    on(local)

    def again(*given: object) -> None:
        raise AssertionError("the match was folded again")

    monkeypatch.setattr(Match, "add", again)
    last, events = local.shown(0, 0)
    assert last == len(events) == local.match.next_seq - 1
    assert local.shown(last - 1, 0) == (last, events[-1:])


def test_each_seat_is_told_what_it_may_know() -> None:
    local = table("abaku", robots={})
    on(local)
    for seat in (0, 1):
        draws = [event.act for event in local.shown(0, seat)[1] if isinstance(event, ChanceAnswer)]
        assert [act.endswith("5 tiles") for act in draws if act.startswith("draw")] == [seat == 1, seat == 0]


def test_chance_is_a_step_of_its_own() -> None:
    local = table("shut-the-box", robots={})
    assert local.match.events == []
    local.advance()
    assert [event.by for event in local.match.events] == ["chance"]


@pytest.mark.parametrize("game", ["kryds-bolle", "abaku", "shut-the-box"])
def test_a_resumed_match_goes_on_as_it_would_have(game: str) -> None:
    local = table(game, robots={0: "random", 1: "random"})
    for _ in range(7):
        local.advance()
    record = parlour.Record(
        header=local.match.header, events=tuple(local.match.events), seed=local.seed.hex()
    )
    again = LocalTable.resumed(record)
    on(local)
    on(again)
    assert local.places is not None
    assert again.places == local.places
    assert [event.act for event in again.match.events if hasattr(event, "act")] == [
        event.act for event in local.match.events if hasattr(event, "act")
    ]


def test_without_its_seed_a_record_cannot_be_resumed() -> None:
    local = table("kryds-bolle")
    with pytest.raises(BadRecord) as refused:
        LocalTable.resumed(parlour.Record(header=local.match.header))
    assert refused.value.code == "no-seed"
