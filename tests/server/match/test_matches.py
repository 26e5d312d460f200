"""Matches: made with any game and options, joined by link, listed, started, repeated."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import parlour
from tests.server.client import Client, two_at_a_table

PLAYABLE = ("kryds-bolle", "shut-the-box")


def finished(url: str, game: str = "kryds-bolle", **more: Any) -> tuple[Client, str]:
    """Somebody who watched two robots play a match to its end."""
    anna = Client(url)
    robots = [{"kind": "robot", "robot": "random"}] * 2
    match = anna.create(game, seats=robots, **more)["table"]["match"]
    with anna.at(match) as table:
        while table.table["status"] != "over":
            table.receive()
    return anna, match


def test_without_seats_the_maker_sits_first_and_the_others_are_open(url: str) -> None:
    look = Client(url, "Anna").create()
    assert look["table"]["status"] == "open"
    assert [(s["kind"], s["name"]) for s in look["table"]["seats"]] == [("person", "Anna"), ("open", "")]
    assert look["you"] == {"name": "Anna", "seats": [0], "host": True}
    assert look["sides"] == []
    assert len(look["table"]["match"]) == 32


def test_it_starts_when_the_last_seat_is_taken(url: str) -> None:
    anna, bo = Client(url, "Anna"), Client(url, "Bo")
    match = anna.create()["table"]["match"]
    with anna.at(match) as table:
        assert bo.join(match)["table"]["status"] == "running"
        message = table.until(type="update")
        while message.get("table", {}).get("status") != "running":
            message = table.receive()
        assert message["sides"][0]["view"]["actor"] == 0
    late = Client(url, "Cora").post(f"/api/matches/{match}/join")
    assert (late.status_code, late.json()["code"]) == (409, "has-started")


def test_of_many_who_want_the_last_seat_one_gets_it(url: str) -> None:
    match = Client(url).create()["table"]["match"]
    guests = [Client(url, f"Guest {n}") for n in range(6)]
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda g: g.post(f"/api/matches/{match}/join").status_code, guests))
    assert sorted(answers) == [200] + [409] * 5


def test_one_device_holds_several_seats(url: str) -> None:
    anna = Client(url, "Anna")
    look = anna.create(seats=[{"kind": "me"}, {"kind": "me", "name": "Grandma"}])
    assert [s["name"] for s in look["table"]["seats"]] == ["Anna", "Grandma"]
    assert look["you"]["seats"] == [0, 1]
    assert [side["view"]["seat"] for side in look["sides"]] == [0, 1]
    with anna.at(look["table"]["match"]) as table:
        assert table.act("a1")["type"] == "update"
        assert table.act("a2")["type"] == "update"
        assert [e["by"] for e in table.events] == [0, 1]


@pytest.mark.parametrize("game", PLAYABLE)
def test_robots_play_a_whole_match_and_its_record_verifies(url: str, game: str) -> None:
    anna, match = finished(url, game)
    look = anna.get(f"/api/matches/{match}").json()
    assert look["table"]["result"]["reason"] == "played"
    record = parlour.Record.from_json(anna.get(f"/api/matches/{match}/record").content)
    verdict = parlour.verify(record)
    assert verdict.ok, verdict
    assert record.seed == look["table"]["seed"]
    assert hashlib.sha256(bytes.fromhex(record.seed or "")).hexdigest() == look["table"]["commitment"]
    text = anna.get(f"/api/matches/{match}/record", form="text").text
    assert parlour.Record.from_text(text) == record


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "kryds-bolle", "options": {"placement": "flying"}}, "bad-option"),
        ({"game": "kryds-bolle", "options": {"colour": 1}}, "unknown-option"),
        ({"game": "kryds-bolle", "options": {"self": 1}}, "unknown-option"),
        ({"game": "kryds-bolle", "options": {"seats": 3}}, "bad-option"),
        ({"game": "kryds-bolle", "options": {"seats": "2"}}, "bad-option"),
        ({"game": "kryds-bolle", "seats": [{"kind": "me"}]}, "bad-option"),
        ({"game": "kryds-bolle", "options": {"seats": 2}, "seats": [{"kind": "me"}]}, "bad-option"),
        ({"game": "kryds-bolle", "seats": [{"kind": "me"}, {"kind": "robot", "robot": "x"}]}, "unknown-bot"),
        ({"game": "kryds-bolle", "seats": [{"kind": "me", "name": "\u200b"}, {"kind": "me"}]}, "bad-name"),
        ({"game": "kryds-bolle", "seats": [{"kind": "throne"}]}, "bad-request"),
        ({"game": "kryds-bolle", "sets": []}, "bad-request"),
        ({}, "bad-request"),
        ([], "bad-request"),
    ],
)
def test_what_cannot_be_made_is_refused(url: str, body: Any, code: str) -> None:
    answer = Client(url).http.post("/api/matches", json=body)
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code
    assert answer.json()["reason"]


def test_nonces_come_after_the_commitment_and_go_into_the_record(url: str) -> None:
    anna = Client(url)
    look = anna.create("shut-the-box", seats=[{"kind": "me"}, {"kind": "me"}], hold=True)
    match, commitment = look["table"]["match"], look["table"]["commitment"]
    assert look["table"]["status"] == "open"
    tea, coffee = "tea, please; with a little milk".replace(" ", "-"), "coffee-black-and-strong"
    assert anna.post(f"/api/matches/{match}/nonce", nonce="from anna to you").status_code == 400
    assert anna.post(f"/api/matches/{match}/nonce", nonce="tea").status_code == 400
    assert anna.post(f"/api/matches/{match}/nonce", nonce=tea, seat=0).status_code == 200
    assert anna.post(f"/api/matches/{match}/nonce", nonce=coffee, seat=1).status_code == 200
    assert anna.post(f"/api/matches/{match}/nonce", nonce=coffee, seat=0).status_code == 422
    assert Client(url).post(f"/api/matches/{match}/nonce", nonce=tea).status_code == 403
    assert Client(url).post(f"/api/matches/{match}/start").status_code == 403
    started = anna.post(f"/api/matches/{match}/start").json()
    assert started["table"]["status"] == "running"
    assert started["table"]["commitment"] == commitment
    assert anna.post(f"/api/matches/{match}/nonce", nonce=tea).status_code == 409
    record = anna.get(f"/api/matches/{match}/record").json()
    assert [player["nonce"] for player in record["header"]["players"]] == [tea, coffee]
    assert record["header"]["fairness"] == 2
    assert record["seed"] is None


def test_the_host_fills_open_seats_with_robots(url: str) -> None:
    anna = Client(url)
    match = anna.create()["table"]["match"]
    assert anna.post(f"/api/matches/{match}/start").json()["code"] == "open-seats"
    look = anna.post(f"/api/matches/{match}/start", robots="random").json()
    assert look["table"]["status"] == "running"
    assert look["table"]["seats"][1]["robot"] == "random"


@pytest.mark.slow
def test_the_lobby_lists_public_matches_alone_page_by_page(serve: Callable[..., str]) -> None:
    url = serve(page_size=3)
    anna = Client(url)
    private = anna.create()["table"]["match"]
    public = [anna.create(public=True)["table"]["match"] for _ in range(7)]
    listed: list[str] = []
    more = None
    for _ in range(3):
        page = Client(url, None).get("/api/matches", **({"before": more} if more else {})).json()
        listed += [match["match"] for match in page["matches"]]
        more = page["more"]
    assert more is None
    assert sorted(listed) == sorted(public)
    assert private not in json.dumps(listed)
    assert Client(url, None).get("/api/matches", game="shut-the-box").json()["matches"] == []
    assert Client(url, None).get("/api/matches", status="running").json()["matches"] == []
    mine = anna.get("/api/me/matches", status="open").json()
    assert len(mine["matches"]) == 3
    assert mine["matches"][0]["yours"] == [0]
    assert Client(url, "Bo").get("/api/me/matches").json()["matches"] == []


def test_the_lobbys_first_page_is_at_most_so_old(serve: Callable[..., str]) -> None:
    """With an hour's patience a new match does not show on the first page, and does on a page by `before`."""
    anna = Client(serve(lobby_seconds=3600))
    assert anna.get("/api/matches").json()["matches"] == []
    match = anna.create(public=True)["table"]["match"]
    assert anna.get("/api/matches").json()["matches"] == []
    later = anna.get("/api/matches", before="9999999999999-").json()["matches"]
    assert [listed["match"] for listed in later] == [match]


@pytest.mark.parametrize("order", ["same", "drawn"])
def test_a_rematch_keeps_or_draws_the_seats(url: str, order: str) -> None:
    anna, bo, match = two_at_a_table(url)
    bo.post(f"/api/matches/{match}/resign", key="r")
    drawn = set()
    for _ in range(20):
        anna.post(f"/api/matches/{match}/rematch", seats=order)
        again = bo.post(f"/api/matches/{match}/rematch").json()["table"]
        drawn.add(tuple(seat["name"] for seat in again["seats"]))
        match = again["match"]
        bo.post(f"/api/matches/{match}/resign", key="r")
    # of twenty lots all fall alike once in half a million times
    assert drawn == ({("Anna", "Bo")} if order == "same" else {("Anna", "Bo"), ("Bo", "Anna")})


def test_a_rematch_after_somebody_left_is_with_them_and_not_their_robot(url: str) -> None:
    anna, bo, match = two_at_a_table(url)
    assert bo.post(f"/api/matches/{match}/leave", key="l").json()["table"]["seats"][1]["name"] == "casual"
    assert anna.post(f"/api/matches/{match}/resign", key="r").json()["table"]["status"] == "over"
    look = anna.post(f"/api/matches/{match}/rematch", seats="same").json()
    assert [(seat["kind"], seat["name"]) for seat in look["table"]["seats"]] == [
        ("person", "Anna"),
        ("open", "Bo"),
    ]
    again = bo.post(f"/api/matches/{match}/rematch").json()
    assert [seat["name"] for seat in again["table"]["seats"]] == ["Anna", "Bo"]


def test_whoever_leaves_before_the_start_leaves_the_seat_open(url: str) -> None:
    anna, bo = Client(url, "Anna"), Client(url, "Bo")
    match = anna.create("kryds-bolle", hold=True)["table"]["match"]
    bo.join(match)
    left = bo.post(f"/api/matches/{match}/leave", key="l").json()
    assert left["table"]["seats"][1]["kind"] == "open"
    assert left["you"]["seats"] == []
    bo.join(match)


@pytest.mark.slow
def test_matches_survive_a_restart_and_idle_ones_leave_memory(serve: Callable[..., str]) -> None:
    first = serve(matches_in_memory=2)
    anna = Client(first)
    made = [anna.create(seats=[{"kind": "me"}, {"kind": "me"}])["table"]["match"] for _ in range(5)]
    for match in made:
        assert anna.post(f"/api/matches/{match}/act", key="1", seq=1, act="b2").status_code == 200
    second = serve()
    cookie = anna.cookie
    for match in made:
        for url in (first, second):
            looker = Client(url, None)
            look = looker.http.get(f"/api/matches/{match}", headers={"Cookie": cookie}).json()
            assert [e["act"] for e in look["sides"][0]["events"]] == ["b2"]
            assert look["you"]["seats"] == [0, 1]


def test_nobody_makes_more_matches_than_the_limit(serve: Callable[..., str]) -> None:
    anna = Client(serve(open_matches_per_person=2))
    anna.create()
    anna.create()
    answer = anna.post("/api/matches", game="kryds-bolle")
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many-matches")


def test_a_client_that_does_not_say_gets_lots(url: str) -> None:
    anna = Client(url, "Anna")
    two = [{"kind": "me"}, {"kind": "me"}]
    look = anna.post("/api/matches", game="kryds-bolle", seats=two).json()
    assert look["table"]["options"]["first"] == "lots"
    begun = [event["act"] for event in look["sides"][0]["events"] if event["kind"] == "chance"]
    assert begun in (["first 0"], ["first 1"])
    said = anna.post("/api/matches", game="kryds-bolle", seats=two, options={"first": "seat"}).json()
    assert said["table"]["options"]["first"] == "seat"
    shown = {
        option["name"]: option["default"]
        for game in anna.get("/api/games").json()
        for option in game["options"]
        if game["key"] == "kryds-bolle"
    }
    assert shown["first"] == "lots"
