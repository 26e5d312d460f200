"""A league goes on, whoever pauses, leaves, vanishes, is banned or doesn't come."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import parlour
from tests.server.admin.test_host_desk import me
from tests.server.client import Client

from .kit import begin, over, pairings, people, season, sound, started, until


def offer_a_pause(one: Client, other: Client, match: str) -> str:
    """One offers a pause and the other agrees; the code of what is refused, or nothing."""
    answer = one.post(f"/api/matches/{match}/offer", what="pause", key="p")
    if answer.status_code != 200:
        return str(answer.json()["code"])
    seq = answer.json()["table"]["offer"]["seq"]
    assert other.post(f"/api/matches/{match}/answer", to=seq, yes=True, key="y").status_code == 200
    return ""


@pytest.mark.slow
def test_a_pause_needs_the_leagues_leave(league_host: Client) -> None:
    _, players, found = started(league_host, 2)
    (pairing,) = pairings(found, 1)
    begin(players, pairing)
    one, other = players[pairing["first"]], players[pairing["second"]]
    assert offer_a_pause(one, other, pairing["match"]) == "no-pauses"


@pytest.mark.slow
def test_a_pause_ends_with_the_round(league_host: Client, tmp_path: Path) -> None:
    league, players, found = started(league_host, 2, pauses=True)
    (pairing,) = pairings(found, 1)
    begin(players, pairing)
    one, other = players[pairing["first"]], players[pairing["second"]]
    assert offer_a_pause(one, other, pairing["match"]) == ""
    over(tmp_path)
    found = until(league_host, league, lambda s: s["status"] == "over")
    (pairing,) = pairings(found, 1)
    assert (pairing["points"], pairing["how"]) == ([1, 1], "paused")
    until_over(one, pairing["match"])
    assert sound(tmp_path)


def until_over(client: Client, match: str) -> None:
    for _ in range(200):
        if client.get(f"/api/matches/{match}").json()["table"]["status"] == "over":
            return
    raise AssertionError("the match is still open")


def leave(host: Client, gone: Client, league: str, how: str) -> None:
    """Somebody goes, by their own will or the host's."""
    if how == "withdraws":
        answer = gone.post(f"/api/leagues/{league}/withdraw")
    elif how == "deletes the account":
        answer = gone.http.delete("/api/me")
    else:
        answer = host.post("/api/host/sanctions", person=me(gone), what="all", reason="rude")
    assert answer.status_code < 300, answer.text


@pytest.mark.slow
@pytest.mark.parametrize("how", ["withdraws", "deletes the account", "is banned"])
def test_who_goes_loses_the_running_match_at_once_and_leaves_the_next_season(
    league_host: Client, tmp_path: Path, how: str
) -> None:
    league, players, found = started(league_host, 3)
    (pairing,) = pairings(found, 1)
    begin(players, pairing)
    leaver = pairing["second"]
    leave(league_host, players[leaver], league, how)
    stays = players[pairing["first"]]
    table = stays.get(f"/api/matches/{pairing['match']}").json()["table"]
    assert table["status"] == "over"
    assert table["result"] == {"places": [0, 1], "reason": "left", "by": 1}
    found = season(league_host, league)
    settled = next(p for p in pairings(found, 1) if p["second"] == leaver)
    assert (settled["points"], settled["how"]) == ([2, 0], "left")
    # two rounds are left: the two who stay meet, and win against the one who went
    found = until(league_host, league, lambda s: s["round"] == 3 or bool(_between(s, leaver)))
    both = _between(found, leaver)
    if both:
        begin(players, both[0])
        players[both[0]["second"]].post(f"/api/matches/{both[0]['match']}/resign", key="r")
    found = until(league_host, league, lambda s: s["status"] == "over" or bool(_between(s, leaver)))
    both = [p for p in _between(found, leaver) if p["points"] is None]
    if both:
        begin(players, both[0])
        players[both[0]["second"]].post(f"/api/matches/{both[0]['match']}/resign", key="r")
    found = until(league_host, league, lambda s: s["status"] == "over")
    assert sum(p["how"] == "forfeit" for n in (1, 2, 3) for p in pairings(found, n)) == 1
    opened = league_host.post(f"/api/leagues/{league}/next").json()
    assert leaver not in [row["player"] for group in opened["groups"] for row in group["table"]]
    assert sound(tmp_path)


def _between(found: dict[str, Any], leaver: str) -> list[dict[str, Any]]:
    """The open pairings without the one who went."""
    return [
        p
        for number in range(1, found["round"] + 1)
        for p in pairings(found, number)
        if leaver not in (p["first"], p["second"]) and p["points"] is None and p["match"]
    ]


@pytest.mark.slow
def test_who_vanished_before_the_start_is_not_in_the_season(league_host: Client) -> None:
    league, _, _ = started(league_host, 2)
    for word in ({"points": [2, 0]},):
        league_host.post(f"/api/leagues/{league}/settle", group=0, round=1, board=1, **word)
    until(league_host, league, lambda s: s["status"] == "over")
    league_host.post(f"/api/leagues/{league}/next")
    (new,) = people(league_host.url, 1).values()
    new.post(f"/api/leagues/{league}/enter")
    gone = me(new)
    new.http.delete("/api/me")
    found = league_host.post(f"/api/leagues/{league}/start").json()
    assert gone not in [row["player"] for group in found["groups"] for row in group["table"]]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["kryds-bolle", "shut-the-box"])
def test_a_no_show_is_a_match_that_ended(league_host: Client, tmp_path: Path, game: str) -> None:
    league, players, found = started(league_host, 4, pairing="swiss", rounds=1, game=game)
    waited, nobody = pairings(found, 1)
    came = players[waited["second"]]
    came.join(waited["match"])
    over(tmp_path)
    found = until(league_host, league, lambda s: s["status"] == "over")
    assert [(p["points"], p["how"]) for p in pairings(found, 1)] == [([0, 2], "forfeit"), ([0, 0], "forfeit")]
    for pairing, result in (
        (waited, {"places": [1, 0], "reason": "left", "by": 0}),
        (nobody, {"places": [0, 0], "reason": "aborted"}),
    ):
        match = pairing["match"]
        table = came.get(f"/api/matches/{match}").json()["table"]
        assert (table["status"], table["result"]) == ("over", result)
        assert came.get(f"/api/matches/{match}/replay").status_code == 200
        record = parlour.Record.from_json(came.get(f"/api/matches/{match}/record").content)
        assert parlour.verify(record).ok
    assert came.get("/api/leaderboard", game=game).json() == [], "who didn't come lost no rating"
    assert sound(tmp_path)
