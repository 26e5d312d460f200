"""Big screens: a code for a table, a socket that owns no seat, and a code that outlives the match."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.client import Client, two_at_a_table

pytestmark = pytest.mark.slow


def coded(client: Client, match: str) -> str:
    answer = client.post(f"/api/matches/{match}/screen")
    assert answer.status_code == 200, answer.text
    code: str = answer.json()["code"]
    return code


def test_a_code_leads_to_its_table_in_any_spelling(url: str) -> None:
    anna, bo, match = two_at_a_table(url)
    code = coded(anna, match)
    assert len(code) == 4
    assert code.isupper()
    assert coded(bo, match) == code, "a table has one code"
    for typed in (code, code.lower(), f"{code[:2]}-{code[2:]}"):
        assert Client(url, None).get(f"/api/codes/{typed}").json() == {
            "code": code,
            "match": match,
            "game": "kryds-bolle",
            "hosts": False,
        }
    missing = Client(url, None).get("/api/codes/AEIO")
    assert (missing.status_code, missing.json()["code"]) == (404, "no-such-table-code")


def test_only_those_at_the_table_get_a_code_and_not_where_nobody_may_watch(url: str) -> None:
    _, _, match = two_at_a_table(url)
    assert Client(url, None).post(f"/api/matches/{match}/screen").json()["code"] == "who-are-you"
    assert Client(url, "Cleo").post(f"/api/matches/{match}/screen").json()["code"] == "not-the-host"
    anna, _, shut = two_at_a_table(url, spectators=False)
    assert anna.post(f"/api/matches/{shut}/screen").json()["code"] == "no-spectators"


def test_codes_cannot_be_guessed_by_trying_them_all(serve: Callable[..., str]) -> None:
    guest = Client(serve(screen_codes_per_hour=3), None)
    said = [guest.get("/api/codes/BBBB").json()["code"] for _ in range(4)]
    assert said == ["no-such-table-code"] * 3 + ["too-many-tries"]


def test_a_screen_opened_by_a_player_sees_what_a_spectator_sees(url: str) -> None:
    anna, _, match = two_at_a_table(url, game="abaku")
    coded(anna, match)
    tiles = anna.get(f"/api/matches/{match}").json()["sides"][0]["view"]["racks"][0]
    assert tiles
    with anna.at(match) as hers, anna.at(match, screen=True) as screen:
        welcome = json.loads(screen.raw[0])
        assert welcome["you"] == {"name": None, "seats": [], "host": False}
        assert [side["seat"] for side in welcome["sides"]] == [None]
        assert set(screen.view["racks"]) == {None}
        assert screen.say("act", seq=screen.seq + 1, act="pass")["type"] == "refused"
        hers.act("pass")
        screen.until_seq(hers.seq)
        assert set(screen.view["racks"]) == {None}
        assert all(tiles not in text for text in screen.raw)


def test_the_table_says_whether_a_screen_is_there(url: str) -> None:
    anna, _, match = two_at_a_table(url)
    with anna.at(match) as hers:
        assert hers.table["screen"] is None
        code = coded(anna, match)

        def until(here: bool) -> dict[str, Any]:
            while hers.table["screen"] != {"code": code, "here": here}:
                hers.receive()
            found: dict[str, Any] = hers.table
            return found

        until(False)
        with Client(url, None).at(match, screen=True):
            assert "screen" not in {seat["person"] for seat in until(True)["seats"]}
        until(False)


def test_a_rematch_keeps_the_code(url: str) -> None:
    anna, bo, match = two_at_a_table(url)
    code = coded(anna, match)
    bo.post(f"/api/matches/{match}/resign", key="r")
    for client in (anna, bo):
        answer = client.post(f"/api/matches/{match}/rematch").json()
    again = answer["table"]["match"]
    assert again != match
    assert answer["table"]["screen"]["code"] == code
    assert anna.get(f"/api/codes/{code}").json()["match"] == again


def test_a_host_without_a_seat_hosts_for_phones(url: str) -> None:
    laptop, phone = Client(url, "Laptop"), Client(url, "Ida")
    made = laptop.create("shut-the-box", seats=[{"kind": "open"}, {"kind": "open"}, {"kind": "open"}])
    match = made["table"]["match"]
    code = coded(laptop, match)
    assert laptop.get(f"/api/codes/{code}").json()["hosts"], "it may start the match"
    found = phone.get(f"/api/codes/{code}").json()["match"]
    phone.join(found, name="Ida")
    laptop.post(f"/api/matches/{match}/seat", seat=1, robot="random")
    begun = laptop.post(f"/api/matches/{match}/start", fewer=True).json()
    assert begun["table"]["status"] == "running"
    assert [seat["name"] for seat in begun["table"]["seats"]] == ["Ida", "random"]
    assert begun["you"]["seats"] == []
