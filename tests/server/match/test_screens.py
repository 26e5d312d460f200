"""Big screens: a code for a table, a socket that owns no seat, and a code that outlives the match."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.client import Client, Table, two_at_a_table

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


def heard(screen: Table) -> list[dict[str, Any]]:
    """What the screen was told somebody is choosing, once a ping that came later is answered."""
    screen.send(type="ping", n=len(screen.raw))
    screen.until(type="pong", n=len(screen.raw))
    return [told for told in map(json.loads, screen.raw) if told["type"] == "choosing"]


def test_a_screen_shows_what_is_being_chosen_and_a_spectator_does_not_hear_of_it(url: str) -> None:
    anna, bo, match = two_at_a_table(url)
    coded(anna, match)
    with (
        anna.at(match) as hers,
        bo.at(match) as his,
        Client(url, None).at(match) as watcher,
        Client(url, None).at(match, screen=True) as screen,
    ):
        his.send(type="choice", seq=1, act="c3")  # it isn't his turn
        hers.send(type="choice", seq=9, act="c2")  # nor is it event 9's
        hers.send(type="choice", seq=1, act="<b>")  # and that is no move
        assert [len(heard(one)) for one in (his, hers)] == [0, 0]
        hers.send(type="choice", seq=1, act="b2")
        hers.send(type="choice", seq=1, act="")
        heard(hers)
        shown = [(told["seat"], told["seq"], told["act"]) for told in heard(screen)]
        assert shown == [(0, 1, "b2"), (0, 1, "")]
        assert heard(watcher) == heard(his) == []
        hers.send(type="choice", seq=1, act="b" * 101)
        assert hers.until(type="bad")["code"] == "bad-message"


def test_nothing_of_a_game_with_secrets_is_shown_before_it_is_played(url: str) -> None:
    anna, bo, match = two_at_a_table(url, game="abaku")
    coded(anna, match)
    with anna.at(match) as hers, bo.at(match) as his, Client(url, None).at(match, screen=True) as screen:
        for one in (hers, his):
            one.send(type="choice", seq=one.seq + 1, act="H8 | 12")
            heard(one)
        assert heard(screen) == []
        assert all("H8" not in text for text in screen.raw)


def test_a_lost_phone_s_seat_is_played_on_by_another(serve: Callable[..., str]) -> None:
    url = serve(away_seconds=0.05)
    anna, bo, match = two_at_a_table(url)
    cleo = Client(url, "Cleo")
    code = coded(anna, match)
    seat = f"/api/codes/{code}/seat"
    assert cleo.post(seat, seat=1).json()["code"] == "no-take-over", "no screen is switched on"
    with anna.at(match) as hers, Client(url, None).at(match, screen=True):
        with bo.at(match):
            assert cleo.post(seat, seat=1).json()["code"] == "still-here"
        assert anna.post(seat, seat=1).json()["code"] == "no-take-over", "she has a seat"
        assert cleo.post(seat, seat=7).json()["code"] == "no-such-seat"
        assert Client(url, None).post(seat, seat=1).json()["code"] == "who-are-you"
        while (told := cleo.post(seat, seat=1).json()).get("code") == "still-here":
            pass  # the server waits a moment whether he comes back
        assert told["match"] == match
        hers.until_seq(1)  # that somebody sits there now
        assert hers.act("a1")["type"] == "update"
        with cleo.at(match) as now:
            assert now.table["seats"][1]["name"] == "Bo"
            assert now.act("a2")["type"] == "update"
        assert bo.get(f"/api/matches/{match}").json()["you"]["seats"] == []
    anna, _, match = two_at_a_table(url, rated=True)
    own = f"/api/codes/{coded(anna, match)}/seat"
    with Client(url, None).at(match, screen=True):
        assert "rated" in cleo.post(own, seat=1).json()["reason"]
