"""What the tests of leagues share: a host, players, and a season that goes on."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from parlour.server.admin import backup
from parlour.server.base.settings import Settings
from parlour.server.store.database import open_engine
from tests.server.admin.test_host_desk import me
from tests.server.client import Client

#: a test does not wait for the next look, and clocks run out at once after the start
QUICK = {"league_seconds": 0.05, "rules_seconds": 0.05, "clock_pardon_ms": 0}


def people(url: str, count: int) -> dict[str, Client]:
    """So many people by their ids."""
    clients = [Client(url, f"Player {number}") for number in range(count)]
    return {me(client): client for client in clients}


def season(client: Client, league: str, **query: Any) -> dict[str, Any]:
    answer = client.get(f"/api/leagues/{league}", **query)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def until(client: Client, league: str, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    for _ in range(400):
        found = season(client, league)
        if holds(found):
            return found
        time.sleep(0.05)
    raise AssertionError(f"the league does not go on: {found}")


def made(host: Client, **more: Any) -> str:
    answer = host.post("/api/leagues", **{"name": "Monday", "game": "kryds-bolle"} | more)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["league"]["id"])


def pairings(found: dict[str, Any], number: int) -> list[dict[str, Any]]:
    return [p for group in found["groups"] for p in group["pairings"] if p["round"] == number]


def begin(players: dict[str, Client], pairing: dict[str, Any], acts: int = 2) -> None:
    """Both sit down at their match and play so many acts."""
    match = pairing["match"]
    both = [players[pairing["first"]], players[pairing["second"]]]
    for client in both:
        client.join(match)
    for number in range(acts):
        play(match, *both, key=f"a{number}")


def play(match: str, *clients: Client, key: str) -> Client:
    """Whose turn it is plays the first legal act; gives who that was."""
    for client in clients:
        look = client.get(f"/api/matches/{match}").json()
        legal = look["sides"][0]["view"]["legal"]
        if legal:
            answer = client.post(f"/api/matches/{match}/act", seq=look["seq"] + 1, act=legal[0], key=key)
            assert answer.status_code == 200, answer.text
            return client
    raise AssertionError("it is nobody's turn")


def lose(players: dict[str, Client], pairing: dict[str, Any], loser: str) -> None:
    """Both play an act, and one gives up."""
    begin(players, pairing)
    assert players[loser].post(f"/api/matches/{pairing['match']}/resign", key="r").status_code == 200


def started(host: Client, count: int, **terms: Any) -> tuple[str, dict[str, Client], dict[str, Any]]:
    """A league whose season has started, its players, and the season."""
    players = people(host.url, count)
    league = made(host, **terms)
    for client in players.values():
        assert client.post(f"/api/leagues/{league}/enter").status_code == 200
    answer = host.post(f"/api/leagues/{league}/start")
    assert answer.status_code == 200, answer.text
    return league, players, answer.json()


def over(folder: Path) -> None:
    """Let the time of every round run out."""
    with sqlite3.connect(folder / "parlour.sqlite3") as database:
        database.execute("UPDATE seasons SET due = 1 WHERE status = 'running'")


def sound(folder: Path) -> bool:
    """What `parlour admin check` says of every match."""
    engine = open_engine(Settings(database=f"sqlite:///{folder / 'parlour.sqlite3'}"))
    try:
        return backup.check(engine)[1] == []
    finally:
        engine.dispose()


def paired(season: dict[str, Any], number: int) -> bool:
    return season["round"] == number and all(p["match"] for p in pairings(season, number))
