"""What a host does before the match: seat robots, wait, start with fewer; and the start by itself."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.server.client import Client


def kinds(look: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in look["table"]["seats"]]


def open_table(url: str, seats: int = 3, **more: Any) -> tuple[Client, str]:
    """Anna's table with open seats."""
    anna = Client(url, "Anna")
    wanted = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
    return anna, anna.create("shut-the-box", seats=wanted, **more)["table"]["match"]


def started(anna: Client, match: str) -> dict[str, Any]:
    """The match once it runs."""
    for _ in range(100):
        look: dict[str, Any] = anna.get(f"/api/matches/{match}").json()
        if look["table"]["status"] == "running":
            return look
        time.sleep(0.1)
    raise AssertionError("it does not start")


def test_a_robot_is_seated_and_sent_away(url: str) -> None:
    anna, match = open_table(url)
    look = anna.post(f"/api/matches/{match}/seat", seat=1, robot="novice").json()
    assert kinds(look) == ["person", "robot", "open"]
    assert look["table"]["seats"][1]["robot"] == "novice"
    look = anna.post(f"/api/matches/{match}/seat", seat=1).json()
    assert kinds(look) == ["person", "open", "open"]
    assert look["table"]["seats"][1]["robot"] is None


def test_only_the_host_and_only_free_chairs(url: str) -> None:
    anna, match = open_table(url)
    bo = Client(url, "Bo")
    bo.join(match)
    refused = bo.post(f"/api/matches/{match}/seat", seat=2, robot="novice")
    assert (refused.status_code, refused.json()["code"]) == (403, "not-the-host")
    assert bo.post(f"/api/matches/{match}/wait").json()["code"] == "not-the-host"
    for seat, robot, code in (
        (1, "novice", "seat-taken"),
        (1, None, "seat-taken"),
        (9, "novice", "no-such-seat"),
        (2, "nobody", "unknown-bot"),
    ):
        answer = anna.post(f"/api/matches/{match}/seat", seat=seat, robot=robot)
        assert answer.json()["code"] == code, (seat, robot)
    assert kinds(anna.get(f"/api/matches/{match}").json()) == ["person", "person", "open"]


def test_it_starts_with_fewer(url: str) -> None:
    anna, match = open_table(url, 4)
    bo = Client(url, "Bo")
    assert bo.join(match, seat=2)["you"]["seats"] == [2]
    with bo.at(match) as table:
        look = anna.post(f"/api/matches/{match}/start", fewer=True).json()
        assert look["table"]["status"] == "running"
        assert [seat["name"] for seat in look["table"]["seats"]] == ["Anna", "Bo"]
        assert look["table"]["options"]["seats"] == 2
        while table.table["status"] != "running":
            table.receive()
    seen = bo.get(f"/api/matches/{match}").json()
    assert seen["you"]["seats"] == [1]
    assert [side["seat"] for side in seen["sides"]] == [1]


def test_too_few_is_refused_and_loses_nothing(url: str) -> None:
    anna = Client(url, "Anna")
    match = anna.create("kryds-bolle")["table"]["match"]
    refused = anna.post(f"/api/matches/{match}/start", fewer=True)
    assert (refused.status_code, refused.json()["code"]) == (422, "too-few-players")
    assert kinds(anna.get(f"/api/matches/{match}").json()) == ["person", "open"]


@pytest.mark.slow
def test_it_starts_by_itself_after_the_countdown(url: str) -> None:
    anna, match = open_table(url, 2, countdown=1)
    assert anna.get(f"/api/matches/{match}").json()["table"]["starts"] is None
    look = Client(url, "Bo").join(match)
    assert look["table"]["status"] == "open"
    assert 0 < look["table"]["starts"] - time.time() * 1000 < 1_500
    assert started(anna, match)["table"]["starts"] is None


@pytest.mark.slow
def test_the_host_can_wait_and_whoever_leaves_stops_it(url: str) -> None:
    anna, match = open_table(url, 2, countdown=1)
    bo = Client(url, "Bo")
    bo.join(match)
    assert anna.post(f"/api/matches/{match}/wait").json()["table"]["starts"] is None
    time.sleep(1.5)
    assert anna.get(f"/api/matches/{match}").json()["table"]["status"] == "open"
    with bo.at(match) as table:
        table.send(type="leave", key="k")
        while kinds({"table": table.table}) != ["person", "open"]:
            table.receive()
    look = anna.post(f"/api/matches/{match}/seat", seat=1, robot="novice").json()
    assert look["table"]["starts"] is not None
    assert anna.post(f"/api/matches/{match}/start").json()["table"]["status"] == "running"


def test_a_record_against_a_robot_counts_finished_matches_of_two(url: str) -> None:
    anna = Client(url, "Anna")
    assert anna.get("/api/me/robots", game="kryds-bolle").json() == []
    assert Client(url, None).get("/api/me/robots", game="kryds-bolle").status_code == 401
    for _ in range(2):
        seats = [{"kind": "me"}, {"kind": "robot", "robot": "novice"}]
        match = anna.create("kryds-bolle", seats=seats)["table"]["match"]
        anna.post(f"/api/matches/{match}/resign", key="r")
    anna.create("kryds-bolle", seats=[{"kind": "me"}, {"kind": "robot", "robot": "novice"}])
    assert anna.get("/api/me/robots", game="kryds-bolle").json() == [
        {"robot": "novice", "played": 2, "won": 0}
    ]
    assert anna.get("/api/me/robots", game="abaku").json() == []


def test_what_is_agreed_is_changed_until_somebody_sits_down(url: str) -> None:
    anna, match = open_table(url, 2, clock={"base": 60_000})
    look = anna.post(
        f"/api/matches/{match}/agree",
        options={"flaps": 9},
        clock={"base": 600_000, "increment": 5_000},
        spectators=False,
        public=True,
        on_time="robot",
    ).json()
    table = look["table"]
    assert (table["options"]["flaps"], table["options"]["seats"]) == (9, 2)
    assert table["clock"]["terms"]["base"] == 600_000
    assert (table["spectators"], table["public"], table["on_time"]) == (False, True, "robot")
    # a public table is found by others
    bo = Client(url, "Bo")
    listed = bo.get("/api/matches?game=shut-the-box").json()["matches"]
    assert match in [one["match"] for one in listed]
    bo.join(match)
    refused = anna.post(f"/api/matches/{match}/agree", options={"flaps": 12})
    assert refused.json()["code"] in ("has-guests", "has-started")
    assert anna.get(f"/api/matches/{match}").json()["table"]["options"]["flaps"] == 9


def test_what_cannot_be_agreed_changes_nothing(url: str) -> None:
    anna, match = open_table(url, 3)
    bo = Client(url, "Bo")
    for asker, body, code in (
        (bo, {}, "not-the-host"),
        (anna, {"options": {"flaps": 99}}, "bad-option"),
        (anna, {"options": {"wings": 2}}, "unknown-option"),
        (anna, {"rated": True, "options": {}}, None),
    ):
        answer = asker.post(f"/api/matches/{match}/agree", **body)
        assert answer.json().get("code") == code, body
    assert bo.join(match)["you"]["seats"] == [1]
    assert anna.post(f"/api/matches/{match}/agree").json()["code"] == "has-guests"


def test_new_chance_is_sealed_like_any_other(url: str) -> None:
    """A game without chance is agreed to be drawn by lots: nobody starts before the host has committed."""
    anna = Client(url, "Anna")
    wanted = [{"kind": "me"}, {"kind": "open"}]
    made = anna.create("kryds-bolle", seats=wanted, options={"first": "seat"}, fair=True)
    match = made["table"]["match"]
    assert made["table"]["seats"][0]["commitment"] is None
    look = anna.post(f"/api/matches/{match}/agree", options={"first": "lots"}, fair=True).json()
    assert look["table"]["seats"][0]["commitment"] == ""
    look = anna.post(f"/api/matches/{match}/agree", options={"first": "seat"}, fair=True).json()
    assert look["table"]["seats"][0]["commitment"] is None
