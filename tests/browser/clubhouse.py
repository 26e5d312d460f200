"""A club's server for the tests: with a host, members, rated matches and leagues."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx

PASSWORD = "correct horse battery"
#: passwords cost little here
QUICK: dict[str, Any] = {
    "password_rounds": "1",
    "password_kib": "1024",
    "login_tries": "10000",
    "login_tries_shared": "10000",
    "registrations_per_hour": "10000",
    "robot_warm": "false",
}


class Member:
    """Somebody of the club, at a program instead of a browser."""

    def __init__(self, address: str, name: str, login: str | None = None) -> None:
        self.name, self.login, self.address = name, login, address
        self._jar = httpx.Cookies()
        self.id: str = self.post("/api/guest", name=name)["id"]
        if login is not None:
            self.post("/api/account", login=login, password=PASSWORD)

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        with httpx.Client(base_url=self.address, cookies=self._jar, timeout=30) as client:
            answer = client.request(method, path, **more)
            self._jar = client.cookies
        return answer

    def post(self, path: str, **body: Any) -> Any:
        answer = self.ask("POST", path, json=body).raise_for_status()
        return answer.json() if answer.content else None

    def get(self, path: str, **query: Any) -> Any:
        return self.ask("GET", path, params=query).raise_for_status().json()

    @property
    def cookies(self) -> list[Any]:
        """As a browser takes them."""
        return [{"name": c.name, "value": c.value or "", "url": self.address} for c in self._jar.jar]


def host(address: str, folder: Path, login: str = "hanna") -> Member:
    """A member who is an administrator of the server whose database lies in the folder."""
    member = Member(address, login.title(), login)
    at_the_desk(folder, "administrator", login)
    return member


def at_the_desk(folder: Path, *words: str) -> dict[str, Any]:
    """`parlour admin …` at the server's own machine; gives what it prints."""
    database = f"sqlite:///{folder / 'parlour.sqlite3'}"
    command = [sys.executable, "-m", "parlour", "admin", *words, "--database", database, "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def rated(winner: Member, loser: Member, game: str = "kryds-bolle") -> str:
    """A rated match in the open that the loser gives up."""
    look = winner.post("/api/matches", game=game, rated=True, public=True)
    match: str = look["table"]["match"]
    loser.post(f"/api/matches/{match}/join")
    for number in range(2):  # who gives up before their first act isn't rated
        for member in (winner, loser):
            look = member.get(f"/api/matches/{match}")
            legal = look["sides"][0]["view"]["legal"]
            if legal:
                act = {"seq": look["seq"] + 1, "act": legal[0], "key": f"a{number}"}
                member.post(f"/api/matches/{match}/act", **act)
                break
    loser.post(f"/api/matches/{match}/resign", key="r")
    return match


class Club:
    """A server with a host, two members who met three times, and leagues."""

    def __init__(self, address: str, folder: Path) -> None:
        self.address, self.folder = address, folder
        self.host = host(address, folder)
        self.anna, self.bo = Member(address, "Anna", "anna"), Member(address, "Bo", "boek")
        self.matches = [rated(self.anna, self.bo), rated(self.anna, self.bo), rated(self.bo, self.anna)]

    def league(self, name: str, *members: Member, **terms: object) -> str:
        made: str = self.host.post("/api/leagues", name=name, game="kryds-bolle", **terms)["league"]["id"]
        for member in members:
            member.post(f"/api/leagues/{made}/enter")
        return made
