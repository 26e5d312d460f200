"""A pairing that the host decides: its match is closed, and only possible results are taken."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.client import Client

from .kit import begin, lose, pairings, season, sound, started, until


@pytest.mark.slow
def test_a_decided_pairing_closes_its_match_without_ratings(league_host: Client, tmp_path: Path) -> None:
    league, players, found = started(league_host, 4, pairing="swiss", rounds=2)
    running, waiting = pairings(found, 1)
    begin(players, running, acts=2)
    for pairing in (running, waiting):
        word = {"group": 0, "round": 1, "board": pairing["board"], "points": [2, 0], "note": "played at home"}
        assert league_host.post(f"/api/leagues/{league}/settle", **word).status_code == 200
    first = players[running["first"]]
    for pairing in (running, waiting):
        table = first.get(f"/api/matches/{pairing['match']}").json()["table"]
        assert (table["status"], table["result"]["reason"]) == ("over", "aborted")
        assert first.get(f"/api/matches/{pairing['match']}/replay").status_code == 200
    late = players[waiting["first"]].post(f"/api/matches/{waiting['match']}/join")
    assert late.json()["code"] == "has-started", "no seat is kept any longer"
    assert first.post(f"/api/matches/{running['match']}/resign", key="r").json()["code"] == "match-over"
    assert first.get("/api/leaderboard", game="kryds-bolle").json() == []
    assert [p["how"] for p in pairings(season(first, league), 1)] == ["host", "host"]
    assert sound(tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("points", [[2, 2], [2, 1], [1, 0], [0, 1]])
def test_an_impossible_result_is_refused(league_host: Client, points: list[int]) -> None:
    league, _, _ = started(league_host, 2)
    word = {"group": 0, "round": 1, "board": 1, "points": points}
    answer = league_host.post(f"/api/leagues/{league}/settle", **word)
    assert (answer.status_code, answer.json()["code"]) == (422, "impossible-result")
    assert pairings(season(league_host, league), 1)[0]["points"] is None


@pytest.mark.slow
def test_a_result_can_be_corrected_until_the_next_season(league_host: Client) -> None:
    league, players, found = started(league_host, 2)
    (pairing,) = pairings(found, 1)
    lose(players, pairing, pairing["first"])
    until(league_host, league, lambda s: s["status"] == "over")
    word = {"group": 0, "round": 1, "board": 1, "points": [2, 0], "note": "the wrong one gave up"}
    found = league_host.post(f"/api/leagues/{league}/settle", **word).json()
    assert found["groups"][0]["table"][0]["player"] == pairing["first"]
    line = league_host.get("/api/host/audit").json()[0]
    assert line["what"] == "pairing-settled"
    assert line["details"] == {"points": [2, 0], "before": [0, 2], "note": "the wrong one gave up"}
    assert line["about_name"] == "Monday"
    assert league_host.post(f"/api/leagues/{league}/next").status_code == 200
    assert league_host.post(f"/api/leagues/{league}/settle", **word).json()["code"] == "no-such-pairing"
