"""A rematch is an offer: one press by each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.client import Client, Table, two_at_a_table


def over(url: str, **more: Any) -> tuple[Client, Client, str]:
    anna, bo, match = two_at_a_table(url, **more)
    bo.post(f"/api/matches/{match}/resign", key="r")
    return anna, bo, match


def until_state(table: Table, state: str) -> dict[str, Any]:
    while (table.table["rematch_asked"] or {}).get("state") != state:
        table.receive()
    asked: dict[str, Any] = table.table["rematch_asked"]
    return asked


def test_both_press_once_and_are_in_the_new_match(url: str) -> None:
    anna, bo, match = over(url, clock={"base": 60_000}, spectators=False)
    with anna.at(match) as hers, bo.at(match) as his:
        assert hers.say("rematch")["type"] == "done"
        asked = until_state(his, "asked")
        assert (asked["by"], asked["agreed"]) == (0, [0])
        assert not his.table["rematch"]
        his.say("rematch")
        for table in (hers, his):
            while not table.table["rematch"]:
                table.receive()
        new = hers.table["rematch"]
        assert his.table["rematch"] == new
    look = anna.get(f"/api/matches/{new}").json()
    begun = look["table"]
    assert begun["status"] == "running"
    assert [seat["name"] for seat in begun["seats"]] == ["Bo", "Anna"], "the other begins"
    assert (begun["spectators"], begun["clock"]["terms"]["base"]) == (False, 60_000)
    assert look["you"]["seats"] == [1]


def test_it_can_be_declined_taken_back_and_asked_again(url: str) -> None:
    anna, bo, match = over(url)
    with anna.at(match) as hers, bo.at(match) as his:
        assert his.say("rematch", yes=False)["code"] == "no-offer"
        hers.say("rematch")
        until_state(his, "asked")
        his.say("rematch", yes=False)
        assert until_state(hers, "declined")["by"] == 1
        his.say("rematch")
        assert until_state(hers, "asked")["agreed"] == [1]
        his.say("rematch", yes=False)
        assert until_state(hers, "taken-back")["by"] == 1
        assert hers.table["rematch"] is None
    again = anna.post(f"/api/matches/{match}/rematch")
    assert (again.status_code, again.json()["table"]["match"]) == (200, match)
    done = bo.post(f"/api/matches/{match}/rematch")
    assert done.status_code == 201
    assert done.json()["table"]["status"] == "running"
    late = anna.post(f"/api/matches/{match}/rematch").json()
    assert late["table"]["match"] == done.json()["table"]["match"]


@pytest.mark.parametrize("other", [{"kind": "me"}, {"kind": "robot", "robot": "random"}])
def test_against_a_robot_and_at_one_device_it_begins_at_once(url: str, other: dict[str, str]) -> None:
    anna = Client(url)
    match = anna.create(seats=[{"kind": "me"}, other])["table"]["match"]
    anna.post(f"/api/matches/{match}/resign", key="r")
    again = anna.post(f"/api/matches/{match}/rematch")
    assert again.status_code == 201
    assert again.json()["table"]["status"] == "running"
    with anna.at(match) as table:
        assert table.table["rematch"] == again.json()["table"]["match"]


def test_only_players_ask_and_only_after_the_end(url: str) -> None:
    anna, _, match = two_at_a_table(url)
    assert anna.post(f"/api/matches/{match}/rematch").json()["code"] == "not-over"
    with anna.at(match) as table:
        assert table.say("rematch")["code"] == "not-over"
    anna.post(f"/api/matches/{match}/resign", key="r")
    assert Client(url, "Cora").post(f"/api/matches/{match}/rematch").json()["code"] == "wrong-seat"


@pytest.mark.slow
def test_the_offer_survives_a_restart(serve: Callable[..., str]) -> None:
    anna, _, match = over(serve())
    anna.post(f"/api/matches/{match}/rematch")
    later = Client(serve(), None).get(f"/api/matches/{match}").json()
    assert later["table"]["rematch_asked"]["agreed"] == [0]
