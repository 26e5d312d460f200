"""Dice that wait for a word, over sockets and HTTP."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

import parlour
from tests.server.client import Client, Table, two_at_a_table


def throw(table: Table, **more: object) -> dict[str, object]:
    return table.say("throw", seq=more.pop("seq", table.seq + 1), **more)


def test_nobody_is_sent_dice_before_they_are_thrown(url: str) -> None:
    anna, bo, match = two_at_a_table(url, "shut-the-box", throws="asked")
    with anna.at(match) as hers, bo.at(match) as his:
        assert hers.table["throws"] == "asked"
        for table in (hers, his):
            welcome = table.raw[0]
            assert '"throw":[]' in welcome
            assert '"throw":{"seat":0' in welcome
        early = his.say("throw", seq=1)
        assert (early["type"], early["code"]) == ("refused", "not-your-turn")
        answer = throw(hers)
        assert answer["type"] == "update"
        assert "throw" not in answer, "nobody is waited for any more"
        his.until_seq(1)
        assert his.view["throw"] == hers.view["throw"] != []
        assert throw(hers)["code"] == "nothing-to-throw"


def test_a_throw_that_is_sent_twice_is_thrown_once(url: str) -> None:
    anna = Client(url)
    match = anna.create("shut-the-box", options={"seats": 1}, throws="asked")["table"]["match"]
    with anna.at(match) as table:
        throw(table, key="once")
        seen = table.view["throw"]
        again = table.say("throw", seq=1, key="once")
        assert (again["type"], again["seq"]) == ("done", 1)
        assert throw(table, seq=1)["code"] == "stale-seq"
    look = anna.get(f"/api/matches/{match}").json()
    assert look["sides"][0]["view"]["throw"] == seen
    assert look["throw"] is None


def test_it_is_thrown_over_http_and_at_one_device(url: str) -> None:
    anna = Client(url)
    look = anna.create("shut-the-box", seats=[{"kind": "me"}, {"kind": "me"}], throws="asked")
    match = look["table"]["match"]
    seats: set[int] = set()
    while look["table"]["status"] != "over" and len(seats) < 2:
        if look["throw"] is not None:
            seats.add(look["throw"]["seat"])
            look = anna.post(f"/api/matches/{match}/throw", key=f"t{look['seq']}", seq=look["seq"] + 1).json()
        else:
            side = look["sides"][look["sides"][0]["view"]["actor"]]
            act = side["view"]["legal"][0]
            look = anna.post(
                f"/api/matches/{match}/act", key=f"a{look['seq']}", seq=look["seq"] + 1, act=act
            ).json()
    assert seats == {0, 1} or look["table"]["status"] == "over"


def test_programs_that_do_not_ask_for_it_notice_nothing(url: str) -> None:
    look = Client(url).create("shut-the-box", options={"seats": 1})
    assert look["table"]["throws"] == "at-once"
    assert look["throw"] is None
    assert look["sides"][0]["view"]["throw"]
    refused = Client(url).post("/api/matches", game="shut-the-box", throws="never")
    assert refused.status_code == 400


def test_your_throw_is_your_turn(url: str) -> None:
    anna, bo, match = two_at_a_table(url, "shut-the-box", throws="asked")
    waiting = anna.get("/api/me/waiting").json()
    assert [(w["match"], w["why"]) for w in waiting] == [(match, "turn")]
    assert bo.get("/api/me/waiting").json() == []


@pytest.mark.slow
def test_after_a_while_the_dice_are_thrown_without_a_word(serve: Callable[..., str]) -> None:
    anna, _, match = two_at_a_table(serve(throw_seconds=0.4), "shut-the-box", throws="asked")
    with anna.at(match) as table:
        table.until_seq(1)
        assert table.view["throw"]
        event = table.events[0]
        assert event["kind"] == "chance"
    record = anna.get(f"/api/matches/{match}/record").json()
    assert record["events"][0]["at"] >= 400


@pytest.mark.slow
def test_the_wait_survives_a_restart(serve: Callable[..., str]) -> None:
    anna, _, match = two_at_a_table(
        serve(throw_seconds=1000, sweep_seconds=1000), "shut-the-box", throws="asked"
    )
    before = anna.get(f"/api/matches/{match}").json()
    assert before["throw"]["seat"] == 0
    later = Client(serve(throw_seconds=0.3, sweep_seconds=0.1), None)
    look = later.get(f"/api/matches/{match}").json()
    for _ in range(100):
        if look["seq"]:
            break
        time.sleep(0.05)
        look = later.get(f"/api/matches/{match}").json()
    assert look["sides"][0]["view"]["throw"]


@pytest.mark.slow
def test_against_a_robot_a_whole_match_is_thrown_by_the_person_and_verifies(url: str) -> None:
    anna = Client(url)
    seats = [{"kind": "me"}, {"kind": "robot", "robot": "novice"}]
    look = anna.create("shut-the-box", options={"rounds": 2, "limit": None}, seats=seats, throws="asked")
    match, thrown = look["table"]["match"], 0
    with anna.at(match) as table:
        while table.table["status"] != "over":
            waiting = [m for m in table.raw[-1:] if '"throw":{"seat":0' in m]
            if waiting:
                thrown += 1
                assert throw(table)["type"] == "update"
            elif table.view["actor"] == 0:
                assert table.act(table.view["legal"][0])["type"] == "update"
            else:
                table.receive()
    assert thrown > 2
    record = parlour.Record.from_json(anna.get(f"/api/matches/{match}/record").content)
    assert parlour.verify(record).ok
