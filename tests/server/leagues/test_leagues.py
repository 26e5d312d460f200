"""Leagues: entered, started, played and ended, by people and by robots."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from parlour.cli import main
from tests.server.admin.test_host_desk import account, admin, me
from tests.server.client import Client

from .kit import QUICK, lose, made, over, paired, pairings, people, season, until


@pytest.mark.slow
def test_a_season_of_people_from_entries_to_the_table(league_host: Client) -> None:
    players = people(league_host.url, 3)
    league = made(league_host)
    for client in players.values():
        assert client.post(f"/api/leagues/{league}/enter").status_code == 200
    best, middle, worst = players
    order = [best, middle, worst]
    assert league_host.post(f"/api/leagues/{league}/start").status_code == 200
    assert Client(league_host.url).post(f"/api/leagues/{league}/enter").json()["code"] == "has-started"
    for number in (1, 2, 3):
        found = until(league_host, league, partial(paired, number=number))
        (pairing,) = pairings(found, number)
        lose(players, pairing, max(pairing["first"], pairing["second"], key=order.index))
    found = until(league_host, league, lambda s: s["status"] == "over")
    table = found["groups"][0]["table"]
    assert [(row["player"], row["points"], row["place"]) for row in table] == [
        (best, 4, 1),
        (middle, 2, 2),
        (worst, 0, 3),
    ]
    board = league_host.get("/api/leaderboard", game="kryds-bolle").json()
    assert [entry["person"] for entry in board] == order, "a league's matches are rated"


def test_a_leagues_match_is_kept_for_those_who_meet(league_host: Client) -> None:
    players = people(league_host.url, 2)
    league = made(league_host)
    for client in players.values():
        client.post(f"/api/leagues/{league}/enter")
    found = league_host.post(f"/api/leagues/{league}/start").json()
    match = pairings(found, 1)[0]["match"]
    stranger = Client(league_host.url, "Stranger")
    assert stranger.post(f"/api/matches/{match}/join").json()["code"] == "no-open-seat"
    first = next(iter(players.values()))
    first.join(match)
    first.post(f"/api/matches/{match}/leave", key="l")
    assert stranger.post(f"/api/matches/{match}/join").json()["code"] == "no-open-seat"
    assert match in [m["match"] for m in first.get("/api/me/matches").json()["matches"]]
    look = first.join(match)
    assert look["table"]["hints"] is False
    assert look["table"]["rated"] is True


@pytest.mark.slow
def test_who_withdraws_loses_what_is_not_begun(league_host: Client) -> None:
    players = people(league_host.url, 2)
    league = made(league_host)
    for client in players.values():
        client.post(f"/api/leagues/{league}/enter")
    (pairing,) = pairings(league_host.post(f"/api/leagues/{league}/start").json(), 1)
    gone = players[pairing["second"]]
    assert gone.post(f"/api/leagues/{league}/withdraw").status_code == 200
    found = until(league_host, league, lambda s: s["status"] == "over")
    assert pairings(found, 1)[0]["points"] == [2, 0]
    assert [row["withdrawn"] for row in found["groups"][0]["table"]] == [False, True]
    assert players[pairing["first"]].post(f"/api/matches/{pairing['match']}/join").status_code == 409


@pytest.mark.slow
def test_a_round_ends_when_its_time_is_out(league_host: Client, tmp_path: Path) -> None:
    players = people(league_host.url, 4)
    league = made(league_host, pairing="swiss", rounds=1)
    for client in players.values():
        client.post(f"/api/leagues/{league}/enter")
    waited, nobody = pairings(league_host.post(f"/api/leagues/{league}/start").json(), 1)
    players[waited["second"]].join(waited["match"])
    over(tmp_path)
    found = until(league_host, league, lambda s: s["status"] == "over")
    assert [p["points"] for p in pairings(found, 1)] == [[0, 2], [0, 0]]
    assert nobody["first"] in players


def test_a_host_settles_what_cannot_be_played(league_host: Client) -> None:
    players = people(league_host.url, 3)
    league = made(league_host, pairing="swiss", rounds=1)
    for client in players.values():
        client.post(f"/api/leagues/{league}/enter")
    found = league_host.post(f"/api/leagues/{league}/start").json()
    played, bye = pairings(found, 1)
    assert (bye["second"], bye["points"]) == (None, [2, 0])
    word = {"group": 0, "round": 1, "board": played["board"], "points": [1, 1]}
    assert next(iter(players.values())).post(f"/api/leagues/{league}/settle", **word).status_code == 403
    assert league_host.post(f"/api/leagues/{league}/settle", **word).status_code == 200
    found = until(league_host, league, lambda s: s["status"] == "over")
    assert [row["points"] for row in found["groups"][0]["table"]] == [2, 1, 1]
    assert league_host.post(f"/api/leagues/{league}/settle", **word | {"board": 9}).status_code == 404
    assert (
        league_host.post(f"/api/leagues/{league}/settle", **word | {"board": bye["board"]}).status_code == 404
    )


@pytest.mark.slow
def test_players_go_up_and_down_between_seasons(league_host: Client) -> None:
    players = people(league_host.url, 4)
    league = made(league_host, group_size=2, moves=1)
    for client in players.values():
        client.post(f"/api/leagues/{league}/enter")
    found = league_host.post(f"/api/leagues/{league}/start").json()
    assert [len(group["table"]) for group in found["groups"]] == [2, 2]
    for pairing in pairings(found, 1):
        lose(players, pairing, pairing["second"])
    found = until(league_host, league, lambda s: s["status"] == "over")
    (a, b), (c, d) = ([row["player"] for row in group["table"]] for group in found["groups"])
    assert league_host.post(f"/api/leagues/{league}/next").json()["season"] == 2
    players[d].post(f"/api/leagues/{league}/withdraw")
    new = Client(league_host.url, "New")
    new.post(f"/api/leagues/{league}/enter")
    found = league_host.post(f"/api/leagues/{league}/start").json()
    assert [{row["player"] for row in group["table"]} for group in found["groups"]] == [{a, c}, {b, me(new)}]
    assert season(new, league, season=1)["status"] == "over"
    assert season(new, league)["league"]["status"] == "running"


@pytest.mark.slow
def test_robots_have_a_league_of_their_own(
    serve: Callable[..., str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["league", "new", "Robots", "kryds-bolle", "--robots", "random,novice", "--rounds", "2"]
    league = admin(capsys, tmp_path, *words, "--option", "placement=free")["league"]
    admin(capsys, tmp_path, "league", "start", league)
    url = serve(**QUICK, robot_processes=1)
    watcher = Client(url, None)
    found = until(watcher, league, lambda s: s["status"] == "over")
    assert found["league"]["of"] == "robots"
    assert found["league"]["options"]["placement"] == "free"
    assert sum(row["points"] for row in found["groups"][0]["table"]) == 4
    played = [p for number in (1, 2) for p in pairings(found, number)]
    assert [(p["first"], p["second"]) for p in played] == [("random", "novice"), ("novice", "random")]
    for pairing in played:
        table = watcher.get(f"/api/matches/{pairing['match']}").json()["table"]
        assert table["result"]["reason"] == "played"
    assert Client(url).post(f"/api/leagues/{league}/enter").json()["code"] == "has-started"


@pytest.mark.slow
def test_the_console_runs_a_league(
    serve: Callable[..., str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = serve(**QUICK)
    anna, boris = account(url, "anna"), account(url, "boris")
    league = admin(capsys, tmp_path, "league", "new", "Tuesday", "shut-the-box", "--move-days", "1")["league"]
    for login in ("anna", "boris"):
        admin(capsys, tmp_path, "league", "enter", league, login)
    admin(capsys, tmp_path, "league", "start", league)
    begun = until(anna, league, lambda s: bool(pairings(s, 1)[0]["match"]))
    first = "Anna" if pairings(begun, 1)[0]["first"] == me(anna) else "Boris"
    second = "Boris" if first == "Anna" else "Anna"
    admin(capsys, tmp_path, "league", "settle", league, "0", "1", "1", "2", "0")
    found = until(boris, league, lambda s: s["status"] == "over")
    assert found["league"]["clock"]["move"] == 86_400_000
    assert admin(capsys, tmp_path, "league", "show", league)["season"]["status"] == "over"
    admin(capsys, tmp_path, "league", "next", league)
    assert admin(capsys, tmp_path, "league")["leagues"][0]["season"] == 2
    database = f"sqlite:///{tmp_path / 'parlour.sqlite3'}"
    assert main(["admin", "league", "show", league, "--season", "1", "--database", database]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[:2] == ["Tuesday: season 1, round 1, over", "Group 0"]
    assert [line.split()[:2] for line in told[3:]] == [["1", first], ["2", second]]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"options": {"placement": "up"}}, "bad-option"),
        ({"robots": ["random"]}, "too-few-players"),
        ({"robots": ["random", "nobody"]}, "unknown-bot"),
        ({"clock": {}}, "bad-clock"),
    ],
)
def test_a_league_that_cannot_be_is_refused(league_host: Client, wrong: dict[str, Any], code: str) -> None:
    body = {"name": "Monday", "game": "kryds-bolle"} | wrong
    assert league_host.post("/api/leagues", **body).json()["code"] == code


def test_only_administrators_run_leagues(league_host: Client) -> None:
    anna = Client(league_host.url)
    league = made(league_host)
    assert anna.post("/api/leagues", name="Mine", game="kryds-bolle").status_code == 403
    for verb in ("start", "next"):
        assert anna.post(f"/api/leagues/{league}/{verb}").status_code == 403
    assert anna.post(f"/api/leagues/{league}/enter", person=me(league_host)).status_code == 403
    assert anna.post(f"/api/leagues/{league}/withdraw").json()["code"] == "not-in-league"
    assert league_host.post(f"/api/leagues/{league}/enter", person=me(anna)).status_code == 200
    assert league_host.post(f"/api/leagues/{league}/start").json()["code"] == "too-few-players"
    assert league_host.post(f"/api/leagues/{league}/next").json()["code"] == "not-over"
    assert anna.get("/api/leagues/nowhere").json()["code"] == "no-such-league"
    assert anna.get(f"/api/leagues/{league}", season=9).json()["code"] == "no-such-season"
    log = league_host.get("/api/host/audit").json()
    assert log[0]["what"] == "league-made"
