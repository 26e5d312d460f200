"""What a season shows before it starts and while it runs, and what a host agrees besides its games."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.server.admin.test_host_desk import account, me
from tests.server.client import Client

from .kit import begin, lose, made, pairings, people, season, started, until


def groups(found: dict[str, Any]) -> list[list[str]]:
    return [[row["player"] for row in group["table"]] for group in found["groups"]]


def decided(host: Client, league: str, found: dict[str, Any], *, gone: str = "") -> dict[str, Any]:
    """The host gives every open pairing of the round to the first, until the season is over."""
    for _ in range(8):
        for group in found["groups"]:
            for p in group["pairings"]:
                if p["round"] == found["round"] and p["points"] is None:
                    points = [0, 2] if p["first"] == gone else [2, 0]
                    word = {"group": group["group"], "round": p["round"], "board": p["board"]}
                    host.post(f"/api/leagues/{league}/settle", **word, points=points)
        found = season(host, league)
        if found["status"] == "over":
            return found
    raise AssertionError("the season does not end")


@pytest.mark.slow
def test_groups_stay_and_who_goes_up_and_down_is_shown_before_the_start(league_host: Client) -> None:
    league, players, found = started(league_host, 8, group_size=4, moves=1)
    assert [len(group) for group in groups(found)] == [4, 4]
    leaver = groups(found)[1][-1]
    assert players[leaver].post(f"/api/leagues/{league}/withdraw").status_code == 200
    upper, lower = groups(decided(league_host, league, season(league_host, league)))
    opened = league_host.post(f"/api/leagues/{league}/next").json()
    assert [len(group) for group in groups(opened)] == [4, 3], "a group that lost somebody stays"
    came = {row["player"]: row["from_group"] for group in opened["groups"] for row in group["table"]}
    assert (came[lower[0]], came[upper[-1]]) == (1, 0)
    assert lower[0] in groups(opened)[0], "the first of the lower group goes up"
    assert upper[-1] in groups(opened)[1], "the last of the upper group goes down"
    assert [(group["up"], group["down"]) for group in opened["groups"]] == [(0, 1), (1, 0)]
    begun = league_host.post(f"/api/leagues/{league}/start").json()
    assert groups(begun) == groups(opened), "it starts as it was shown"
    assert _pairs(begun) == _pairs(opened), "and with the pairs that were shown"


def _pairs(found: dict[str, Any]) -> list[tuple[int, int, str, str]]:
    return [
        (group["group"], p["round"], p["first"], p["second"])
        for group in found["groups"]
        for p in group["pairings"]
    ]


def test_the_fixtures_of_all_rounds_are_shown_where_they_are_known(league_host: Client) -> None:
    players = people(league_host.url, 4)
    all_meet, swiss = made(league_host), made(league_host, pairing="swiss", rounds=3)
    for league in (all_meet, swiss):
        for client in players.values():
            client.post(f"/api/leagues/{league}/enter")
    found = season(league_host, all_meet)
    assert found["rounds"] == 3
    assert [len(pairings(found, number)) for number in (1, 2, 3)] == [2, 2, 2]
    met = {frozenset((p["first"], p["second"])) for number in (1, 2, 3) for p in pairings(found, number)}
    assert len(met) == 6, "everybody meets everybody"
    begun = league_host.post(f"/api/leagues/{all_meet}/start").json()
    assert _pairs(begun) == _pairs(found)
    assert all(p["match"] is None and p["points"] is None for p in pairings(begun, 2))
    found = season(league_host, swiss)
    assert [len(pairings(found, number)) for number in (1, 2)] == [2, 0], "round 2 depends on round 1"


@pytest.mark.slow
def test_a_result_on_time_is_told_as_on_time(league_host: Client) -> None:
    league, players, found = started(league_host, 2, clock={"move": 1000})
    (pairing,) = pairings(found, 1)
    begin(players, pairing)
    found = until(league_host, league, lambda s: s["status"] == "over")
    (pairing,) = pairings(found, 1)
    assert (pairing["points"], pairing["how"]) == ([0, 2], "time")


@pytest.mark.slow
def test_the_standings_say_why(league_host: Client) -> None:
    """Points, tie-breaks in their order, and forfeits as such."""
    league, players, found = started(league_host, 3, pairing="swiss", rounds=2)
    played, bye = pairings(found, 1)
    lose(players, played, played["second"])
    found = until(league_host, league, lambda s: s["round"] == 2)
    assert found["tiebreaks"] == ["buchholz", "direct", "sonneborn", "won"]
    rows = {row["player"]: row for row in found["groups"][0]["table"]}
    winner, loser, rested = played["first"], played["second"], bye["first"]
    # in round 2 the loser rests: all have a win, and a bye's virtual opponent has as many points as they
    assert {who: rows[who]["points"] for who in rows} == {winner: 2, loser: 2, rested: 2}
    assert {who: rows[who]["buchholz"] for who in rows} == {winner: 2, loser: 2 + 2, rested: 2}
    assert found["groups"][0]["table"][0]["player"] == loser, "Buchholz decides"
    second = next(p for p in pairings(found, 2) if p["second"] is not None)
    players[second["second"]].post(f"/api/leagues/{league}/withdraw")
    found = season(league_host, league)
    assert next(p for p in pairings(found, 2) if p["second"])["how"] == "forfeit"


# --- what a host agrees ---


@pytest.mark.slow
def test_latecomers_join_a_running_swiss_season_if_it_takes_them(league_host: Client) -> None:
    strict, _, _ = started(league_host, 2, pairing="swiss", rounds=2)
    late = Client(league_host.url, "Late")
    assert late.post(f"/api/leagues/{strict}/enter").json()["code"] == "has-started"
    league, _, found = started(league_host, 3, pairing="swiss", rounds=3, late=True)
    joined = late.post(f"/api/leagues/{league}/enter").json()
    assert groups(joined)[0][-1] == me(late)
    word = {"group": 0, "round": 1, "board": pairings(found, 1)[0]["board"], "points": [2, 0]}
    found = league_host.post(f"/api/leagues/{league}/settle", **word).json()
    assert me(late) in [player for p in pairings(found, 2) for player in (p["first"], p["second"])]


def test_a_members_league_takes_accounts_only(league_host: Client) -> None:
    league = made(league_host, members=True)
    guest, member = Client(league_host.url, "Guest"), account(league_host.url, "mona")
    assert guest.post(f"/api/leagues/{league}/enter").json()["code"] == "members-only"
    assert groups(member.post(f"/api/leagues/{league}/enter").json()) == [[me(member)]]


@pytest.mark.slow
def test_seasons_come_by_themselves(league_host: Client, tmp_path: Path) -> None:
    league, players, found = started(league_host, 2, every=3)
    word = {"group": 0, "round": 1, "board": 1, "points": [2, 0]}
    league_host.post(f"/api/leagues/{league}/settle", **word)
    found = until(league_host, league, lambda s: s["season"] == 2)
    assert (found["status"], found["due"] is not None) == ("open", True)
    gone = next(iter(players.values()))
    gone.post(f"/api/leagues/{league}/withdraw")
    _due(tmp_path, league)
    later = until(league_host, league, lambda s: (s["due"] or 0) > 1)
    assert later["status"] == "open", "one player is too few: it tries again later"
    gone.post(f"/api/leagues/{league}/enter")
    _due(tmp_path, league)
    found = until(league_host, league, lambda s: s["status"] == "running")
    assert len(pairings(found, 1)) == 1


def _due(folder: Path, league: str) -> None:
    with sqlite3.connect(folder / "parlour.sqlite3") as database:
        database.execute("UPDATE seasons SET due = 1 WHERE league = ? AND status = 'open'", (league,))


def test_a_league_is_renamed_and_deleted(league_host: Client) -> None:
    league, players, _ = started(league_host, 2)
    changed = league_host.http.put(f"/api/leagues/{league}", json={"name": "Tuesday", "days": 3}).json()
    assert (changed["league"]["name"], changed["league"]["days"]) == ("Tuesday", 3)
    assert league_host.http.delete(f"/api/leagues/{league}").json()["code"] == "has-started"
    anna = next(iter(players.values()))
    assert anna.http.put(f"/api/leagues/{league}", json={"name": "Mine"}).status_code == 403
    assert anna.http.delete(f"/api/leagues/{league}").status_code == 403
    other = made(league_host)
    assert league_host.http.delete(f"/api/leagues/{other}").status_code == 204
    assert anna.get(f"/api/leagues/{other}").json()["code"] == "no-such-league"
    said = [line["what"] for line in league_host.get("/api/host/audit").json()]
    assert said[:2] == ["league-deleted", "league-made"]
