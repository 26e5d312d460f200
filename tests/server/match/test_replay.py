"""Replays: every position of the line that stands, and no secret before the match is over."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from tests.server.client import Client, two_at_a_table
from tests.server.match.test_matches import finished


def _plies(client: Client, match: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    while True:
        part = client.get(f"/api/matches/{match}/replay", first=len(found)).json()
        found += part["plies"]
        if len(found) >= part["count"]:
            return found


@pytest.mark.parametrize("game", ["kryds-bolle", "shut-the-box", "take-it", "chikugo"])
def test_a_finished_match_is_seen_as_the_record_tells_it(url: str, game: str) -> None:
    anna, match = finished(url, game, options={"throw": "uniform"} if game in ("take-it", "chikugo") else {})
    record = parlour.Record.from_json(anna.get(f"/api/matches/{match}/record").content)
    plies = _plies(anna, match)
    assert [p["view"]["points"] for p in plies] == [list(state.points) for state in record.states()]
    assert [p["ply"] for p in plies] == list(range(len(plies)))
    assert plies[0]["act"] is None
    assert [p["act"] for p in plies[1:]] == [e.act for e in record.events if hasattr(e, "act")]


def test_what_was_taken_back_is_not_in_it(url: str) -> None:
    anna, bo, match = two_at_a_table(url)
    with anna.at(match) as hers, bo.at(match) as his:
        hers.act("b2")
        his.until_seq(1)
        offer = hers.say("offer", what="take-back", to=0)["seq"]
        his.until_seq(offer)
        his.say("answer", to=offer, yes=True)
        hers.until_turn()
        hers.act("a1")
    assert [p["act"] for p in _plies(anna, match)] == [None, "a1"]


def test_until_the_end_a_hand_is_its_owners_secret(url: str) -> None:
    anna, bo, match = two_at_a_table(url, "abaku")
    mine, his, theirs = (_plies(who, match)[-1]["view"] for who in (anna, bo, Client(url, "Cora")))
    assert [rack is None for rack in mine["racks"]] == [False, True]
    assert [rack is None for rack in his["racks"]] == [True, False]
    assert theirs["racks"] == [None, None]
    with anna.at(match) as table:
        table.say("resign")
    for ply in _plies(Client(url, "Cora"), match):
        if isinstance(ply["view"]["actor"], int):
            assert ply["view"]["racks"][ply["view"]["actor"]] is not None


def test_a_match_that_is_closed_to_others_has_no_replay_for_them(url: str) -> None:
    _, _, match = two_at_a_table(url, spectators=False)
    answer = Client(url, "Cora").get(f"/api/matches/{match}/replay")
    assert (answer.status_code, answer.json()["code"]) == (403, "no-spectators")


def test_before_the_start_there_is_nothing_to_see(url: str) -> None:
    anna = Client(url)
    match = anna.create()["table"]["match"]
    assert anna.get(f"/api/matches/{match}/replay").json()["code"] == "not-running"


@pytest.mark.slow
def test_only_the_embed_may_stand_in_a_frame(url: str, serve: Any) -> None:
    policies = {
        path: Client(url, None).get(path).headers["content-security-policy"]
        for path in ("/", "/embed/0", "/m/0", "/api/games", "/table/embed/0")
    }
    assert "frame-ancestors *" in policies.pop("/embed/0")
    assert [p for p, policy in policies.items() if "frame-ancestors 'none'" not in policy] == []
    named = Client(serve(frames="https://club.example, https://school.example"), None).get("/embed/0")
    assert named.headers["content-security-policy"].endswith(
        "frame-ancestors https://club.example https://school.example"
    )
    nobody = Client(serve(frames=""), None).get("/embed/0")
    assert nobody.headers["content-security-policy"].endswith("frame-ancestors 'none'")
    hostile = Client(serve(frames="https://a.example; script-src 'unsafe-inline'"), None).get("/embed/0")
    assert "unsafe" not in hostile.headers["content-security-policy"]
