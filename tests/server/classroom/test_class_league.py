"""The league of a class: whoever waits is paired, within the class alone."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.admin.test_host_desk import me
from tests.server.client import Client

from .school import School


def wait(client: Client) -> dict[str, Any]:
    answer = client.post("/api/class/league")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def meet(one: Client, other: Client) -> str:
    """Two pupils wait, and are given a match."""
    assert wait(one) == {"match": None, "waiting": True}
    match = wait(other)["match"]
    assert match is not None
    assert wait(one) == {"match": match, "waiting": False}
    return str(match)


def finish(match: str, loser: Client) -> None:
    assert loser.post(f"/api/matches/{match}/resign", key="r").status_code == 200


def test_who_waits_is_paired_and_the_table_counts(url: str) -> None:
    school = School(url, "vera")
    anna, bo = school.pupil("Anna"), school.pupil("Bo")
    assert anna.post("/api/class/league").json()["code"] == "no-class-league"
    school.league(minutes=3)
    match = meet(anna, bo)
    table = anna.get(f"/api/matches/{match}").json()["table"]
    assert {seat["name"] for seat in table["seats"]} == {"Anna", "Bo"}
    assert (table["public"], table["rated"], table["hints"], table["of_class"]) == (False, False, False, True)
    assert table["clock"]["terms"]["base"] == 180_000
    assert [set(m["names"]) for m in school.look()["running"]] == [{"Anna", "Bo"}]
    assert wait(anna)["match"] == match, "one match at a time"
    finish(match, loser=bo)
    standings = anna.get("/api/class").json()["standings"]
    assert [(s["place"], s["name"], s["points"], s["you"]) for s in standings] == [
        (1, "Anna", 2, True),
        (2, "Bo", 0, False),
    ]
    assert school.look()["running"] == []


def test_whoever_has_met_least_meets_next(url: str) -> None:
    school = School(url, "wanda")
    anna, bo, cy = (school.pupil(name) for name in ("Anna", "Bo", "Cy"))
    school.league()
    finish(meet(anna, bo), loser=bo)
    for client in (bo, cy):
        answer = wait(client)
        if answer["match"]:  # bo and cy have met now
            finish(answer["match"], loser=bo)
    for client in (bo, cy):
        client.http.delete("/api/class/league")
    assert wait(cy)["waiting"]
    names = {s["name"] for s in anna.get(f"/api/matches/{wait(anna)['match']}").json()["table"]["seats"]}
    assert names == {"Anna", "Cy"}


@pytest.mark.slow
def test_who_stopped_waiting_or_went_away_is_not_paired(serve: Callable[..., str]) -> None:
    school = School(serve(class_wait_seconds=0), "xaver")
    anna, bo = school.pupil("Anna"), school.pupil("Bo")
    school.league()
    wait(anna)
    assert wait(bo)["match"] is None, "Anna has said nothing for longer than that"
    patient = School(serve(), "xenia")
    anna, bo = patient.pupil("Anna"), patient.pupil("Bo")
    patient.league()
    wait(anna)
    assert anna.http.delete("/api/class/league").status_code == 204
    assert wait(bo)["match"] is None
    patient.league(None)
    assert bo.post("/api/class/league").json()["code"] == "no-class-league"


@pytest.mark.slow
def test_many_who_wait_at_once_have_one_match_each(url: str) -> None:
    school = School(url, "yara")
    school.league("shut-the-box", options={"flaps": 9})
    pupils = [school.pupil(f"Pupil {n}") for n in range(10)]
    found: dict[str, str] = {}

    def keep_waiting(client: Client) -> None:
        for _ in range(200):
            match = wait(client)["match"]
            if match is not None:
                found[me(client)] = match
                return

    threads = [threading.Thread(target=keep_waiting, args=[pupil]) for pupil in pupils]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert set(Counter(found.values()).values()) == {2}
    assert len(found) == 10
    seated = Counter(name for m in school.look()["running"] for name in m["names"])
    assert seated == {f"Pupil {n}": 1 for n in range(10)}


@pytest.mark.slow
def test_nobody_else_sees_a_match_of_the_class_and_pupils_see_no_other(url: str) -> None:
    school, other = School(url, "zoe"), School(url, "zeno")
    anna, bo, cy = (school.pupil(name) for name in ("Anna", "Bo", "Cy"))
    school.league()
    match = meet(anna, bo)
    strangers = {
        "guest": Client(url, "Guest"),
        "nobody": Client(url, None),
        "another class": other.pupil("Dora"),
        "another teacher": other.teacher,
    }
    for who, stranger in strangers.items():
        for path in ("", "/record", "/replay", "/stream"):
            answer = stranger.get(f"/api/matches/{match}{path}")
            assert answer.json()["code"] == "class-only", (who, path)
        assert stranger.post(f"/api/matches/{match}/join").status_code in (401, 403)
        with stranger.at(match, welcome=False) as table, pytest.raises(ConnectionClosed, match="4403"):
            table.receive()
    for classmate in (cy, school.teacher):
        assert classmate.get(f"/api/matches/{match}").status_code == 200
        assert classmate.get(f"/api/matches/{match}").json()["you"]["seats"] == []
    public = strangers["guest"].create(public=True)["table"]["match"]
    for path in ("", "/record", "/replay", "/chat", "/stream"):
        assert anna.get(f"/api/matches/{public}{path}").status_code in (403, 409), path
    assert anna.post(f"/api/matches/{public}/join").json()["code"] == "class-only"
    said = anna.post(f"/api/matches/{public}/say", key="s", phrase="hello")
    assert said.status_code == 403
    with anna.at(public, welcome=False) as table, pytest.raises(ConnectionClosed, match="4403"):
        table.receive()
    assert strangers["guest"].get(f"/api/matches/{public}").json()["table"]["seats"][1]["kind"] == "open"


def test_pupils_say_phrases_alone_and_have_no_profile(url: str) -> None:
    school = School(url, "ada")
    anna, bo = school.pupil("Anna"), school.pupil("Bo")
    school.league()
    match = meet(anna, bo)
    assert anna.post(f"/api/matches/{match}/say", key="a", phrase="good-luck").status_code == 200
    words = anna.post(f"/api/matches/{match}/say", key="b", text="where do you live?")
    assert words.json()["code"] == "phrases-only"
    assert len(bo.get(f"/api/matches/{match}/chat").json()["lines"]) == 1
    assert Client(url).get(f"/api/people/{me(anna)}").status_code == 404
    assert match not in str(Client(url).get("/api/matches", status="running").json())


def test_a_league_plays_what_two_can(url: str) -> None:
    school = School(url, "bea")
    league = f"{school.path}/league"
    for body, status in (
        ({"game": "chess"}, 404),
        ({"game": "kryds-bolle", "options": {"placement": "flat"}}, 422),
        ({"game": "kryds-bolle", "minutes": 0}, 400),
        ({"game": "abaku", "options": {"mode": "solo"}}, 422),
    ):
        assert school.teacher.http.put(league, json=body).status_code == status, body
