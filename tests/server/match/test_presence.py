"""Who is away, since when, and what the others may do about it."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from tests.server.client import Table, two_at_a_table

pytestmark = pytest.mark.slow


def until_away(table: Table, seat: int, away: bool = True) -> dict[str, Any]:
    while (table.table["seats"][seat]["away"] is not None) != away:
        table.receive()
    found: dict[str, Any] = table.table["seats"][seat]
    return found


def test_a_lost_connection_is_told_with_since_when_and_the_return_at_once(url: str) -> None:
    anna, bo, match = two_at_a_table(url)
    with anna.at(match) as hers:
        with bo.at(match):
            pass
        went = time.time() * 1000
        seat = until_away(hers, 1)
        assert time.time() * 1000 - went < 5_000
        assert abs(seat["away"] - went) < 1_000
        assert seat["here"] is False
        assert hers.table["seats"][0]["away"] is None
        with bo.at(match):
            assert until_away(hers, 1, away=False)["here"] is True


def test_a_page_that_is_loaded_again_is_not_away(serve: Callable[..., str]) -> None:
    anna, bo, match = two_at_a_table(serve(away_seconds=0.5))
    with anna.at(match) as hers, bo.at(match) as first:
        first.connection.close()
        with bo.at(match):
            until = time.monotonic() + 1.5
            while time.monotonic() < until:
                assert all(seat["away"] is None for seat in hers.table["seats"])
                with suppress(TimeoutError):
                    hers.receive(timeout=0.2)


def test_somebody_who_never_came_is_away_since_the_start(serve: Callable[..., str]) -> None:
    anna, _, match = two_at_a_table(serve(away_seconds=0.1))
    with anna.at(match) as hers:
        assert until_away(hers, 1)["away"] <= time.time() * 1000


@pytest.mark.parametrize(("leaving", "what"), [("robot", "robot"), ("forfeit", "win")])
def test_the_others_need_not_wait_for_ever(serve: Callable[..., str], leaving: str, what: str) -> None:
    url = serve(away_seconds=0.1, claim_seconds=1.0)
    anna, _, match = two_at_a_table(url, leaving=leaving)
    with anna.at(match) as hers:
        until_away(hers, 1)
        assert hers.table["seats"][1]["claim"] is None, "it is Anna's turn"
        assert hers.say("claim", of=1, what=what)["code"] == "no-claim"
        hers.act("b2")
        claim = until_away(hers, 1)["claim"]
        assert claim["what"] == [what]
        early = hers.say("claim", of=1, what=what)
        assert early["code"] == "too-early"
        other = "win" if what == "robot" else "robot"
        assert hers.say("claim", of=1, what=other)["code"] == "no-claim"
        time.sleep(max(0, claim["at"] / 1000 - time.time()) + 0.05)
        assert hers.say("claim", of=1, what=what)["type"] == "update"
        if what == "win":
            assert hers.table["result"] == {"places": [0, 1], "reason": "left", "by": 1}
        else:
            assert hers.table["seats"][1]["robot"] not in (None, "random")
            hers.until_turn(0)
            assert hers.view["actor"] == 0


@pytest.mark.parametrize("terms", [{"clock": {"base": 60_000}}, {"rated": True}])
def test_against_a_clock_and_where_it_counts_nothing_is_claimed(
    serve: Callable[..., str], terms: dict[str, Any]
) -> None:
    anna, _, match = two_at_a_table(serve(away_seconds=0.1, claim_seconds=0), **terms)
    with anna.at(match) as hers:
        hers.act("b2")
        assert until_away(hers, 1)["claim"] is None
        assert hers.say("claim", of=1, what="win")["code"] == "no-claim"


def test_whoever_plays_over_http_is_not_away_while_they_play(serve: Callable[..., str]) -> None:
    anna, bo, match = two_at_a_table(serve(away_seconds=0.3))
    with anna.at(match) as hers:
        first = until_away(hers, 1)["away"]
        hers.act("b2")
        bo.post(f"/api/matches/{match}/act", key="a", seq=2, act="a1")
        hers.until_seq(2)
        assert hers.table["seats"][1]["away"] is None
        assert until_away(hers, 1)["away"] > first
