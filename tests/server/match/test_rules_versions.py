"""Matches go on, and stay readable, under the version of the rules that they began with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import parlour
from parlour.core.registry import GAMES
from tests.server.client import Client
from tests.testing import toy


class NewerState(toy.ToyState, frozen=True):
    """The rules have changed: who calls low now scores nothing."""

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(
            0 if call == "low" else made for call, made in zip(self.calls, super().points, strict=False)
        )


class NewerToy(toy.Toy):
    rules_version = 2
    earlier = {1: "tests.testing.toy:TOY"}  # noqa: RUF012 -- as games declare it


NEWER = NewerToy(NewerState)
toy.GAMES[NewerState] = NEWER


def play(client: Client, match: str) -> dict[str, Any]:
    look: dict[str, Any] = client.get(f"/api/matches/{match}").json()
    while look["table"]["status"] != "over":
        body = {"key": f"k{look['seq']}", "seq": look["seq"] + 1, "act": "low"}
        look = client.post(f"/api/matches/{match}/act", **body).json()
    return look


@pytest.mark.slow
def test_a_match_goes_on_under_the_rules_it_began_with(
    serve: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES._loaded, "toy", toy.TOY)
    anna = Client(serve())
    two = [{"kind": "me"}, {"kind": "me"}]
    match = anna.create("toy", seats=two)["table"]["match"]
    begun = anna.get(f"/api/matches/{match}").json()["seq"]
    assert anna.post(f"/api/matches/{match}/act", key="1", seq=begun + 1, act="low").status_code == 200

    monkeypatch.setitem(GAMES._loaded, "toy", NEWER)  # a newer Parlour is started on the same database
    later = Client(serve(), None)
    later.http.cookies = anna.http.cookies
    over = play(later, match)
    assert over["table"]["rules"] == 1
    assert over["sides"][0]["view"]["points"] == [2, 2]
    record = parlour.Record.from_json(later.get(f"/api/matches/{match}/record").content)
    assert parlour.verify(record).ok

    again = later.post(f"/api/matches/{match}/rematch", seats="same").json()["table"]
    assert again["rules"] == 2
    assert play(later, again["match"])["sides"][0]["view"]["points"] == [0, 0]


def test_rules_that_nobody_knows_any_more_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(parlour.BadRecord) as refused:
        NEWER.under(7)
    assert refused.value.code == "unknown-rules"
