"""A class that comes back: names, groups, live rounds, mistakes, robots, two teachers."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from parlour.server.classroom.progress import surely
from parlour.server.classroom.pupil_names import is_rude
from parlour.server.classroom.rounds import shuts
from tests.server.admin.test_host_desk import account, me
from tests.server.client import Client

from .school import ADDING, SUMS, School, give, question, solve


def test_names_are_nice_free_and_not_the_teachers(url: str) -> None:
    school = School(url, "agnes")
    code = school.look()["code"]

    def join(name: str) -> dict[str, object]:
        found: dict[str, object] = Client(url, None).post("/api/classes/join", code=code, name=name).json()
        return found

    teacher = school.look()["teachers"][0]["name"]
    assert join(teacher.upper())["code"] == "name-of-teacher"
    assert join("Arschloch")["code"] == "name-rude"
    school.pupil("Mia")
    taken = join("mia")
    assert taken["code"] == "name-taken"
    free = taken["details"]["free"]  # type: ignore[index]
    assert {"mia 2", "mia B"} <= set(free)
    for name in free:
        school.pupil(name)


@pytest.mark.parametrize(
    "name",
    [
        "Fuck",
        "f.u.c.k",
        "sh1t",
        "Arsch",
        "Merde",
        "mierda",
        "cazzo",
        "klootzak",
        "røvhul",
        "jävla",
        "kurwa",
        "хуй",
    ],
)
def test_rude_names_in_ten_languages(name: str) -> None:
    assert is_rude(name)


def test_nice_names_that_hold_a_rude_word_are_fine() -> None:
    for name in ("Cassandra", "Titus", "Scott", "Constantin", "Fanny", "Dickens", "Picasso", "Анна", "Björn"):
        assert not is_rude(name), name


def test_a_pupil_is_renamed_without_loss(url: str) -> None:
    school = School(url, "bente")
    noor, task = school.pupil("Noor"), school.task(ADDING, 1)
    school.pupil("Bo")
    asked = question(noor, task)
    give(noor, task, 1, solve(asked)[0])
    path = f"{school.path}/pupils/{me(noor)}"
    assert school.teacher.http.put(path, json={"name": "Bo"}).json()["code"] == "name-taken"
    shown = school.teacher.http.put(path, json={"name": "Noor K", "group": "Owls"}).json()
    pupil = next(one for one in shown["pupils"] if one["name"] == "Noor K")
    assert (pupil["group"], pupil["tasks"][0]["right"]) == ("Owls", 1)
    assert noor.get("/api/class").json()["pupil"] == "Noor K"
    assert question(noor, task)["right"] == 1, "the end counts all answers, also after a reload"


def test_tasks_have_the_same_number_for_all_and_are_for_some(url: str) -> None:
    school = School(url, "carlo")
    anna, bo = school.pupil("Anna"), school.pupil("Bo")
    school.teacher.http.put(f"{school.path}/pupils/{me(anna)}", json={"group": "Owls"})
    first = school.task(ADDING)
    owls = school.task(SUMS, whom={"groups": ["Owls"]})
    third = school.task(SUMS, whom={"pupils": [me(bo)]})
    assert [(t["number"], t["id"]) for t in school.look()["tasks"]] == [(1, first), (2, owls), (3, third)]
    numbers = {
        name: [
            (one["task"]["number"], one["task"]["whom"]) for one in client.get("/api/class").json()["tasks"]
        ]
        for name, client in (("anna", anna), ("bo", bo))
    }
    assert numbers == {"anna": [(1, None), (2, None)], "bo": [(1, None), (3, None)]}
    assert bo.post(f"/api/class/tasks/{owls}/question").json()["code"] == "no-such-task"
    tasks = f"{school.path}/tasks"
    nobody = {"drill": SUMS, "whom": {"groups": ["Bears"]}}
    assert school.teacher.post(tasks, **nobody).json()["code"] == "task-for-nobody"
    assert school.teacher.post(tasks, drill=SUMS, whom={"pupils": ["x"]}).json()["code"] == "no-such-pupil"


def test_a_task_follows_the_pupil(url: str) -> None:
    school = School(url, "dorthe")
    noor = school.pupil("Noor")
    task = school.task({"kind": "sums"}, 25, follows=True)
    levels = []
    for _ in range(25):
        asked = question(noor, task)
        assert question(noor, task)["level"] == asked["level"], "it stays for a question"
        levels.append(asked["level"])
        give(noor, task, asked["number"], _flaps(asked))
    assert levels[0] == 1
    assert max(levels) > 2
    puzzles = {"kind": "puzzles", "game": "abaku"}
    assert school.teacher.post(f"{school.path}/tasks", drill=puzzles, follows=True).status_code == 422


def _flaps(asked: dict[str, object]) -> str:
    import itertools

    flaps, total, least = asked["flaps"], sum(asked["throw"]), asked["least"]  # type: ignore[call-overload]
    some = (s for n in range(int(least), 6) for s in itertools.combinations(flaps, n))  # type: ignore
    return ",".join(map(str, next(s for s in some if sum(s) == total)))


def test_a_teacher_sees_what_a_task_will_ask(url: str) -> None:
    school = School(url, "edda")
    poor = {"kind": "equations", "operations": ["square"], "most": 10}
    seen = school.teacher.post(f"{school.path}/preview", drill=poor).json()
    assert (seen["enough"], seen["share"]) == (False, None)
    assert len(seen["examples"]) == 5
    rich = school.teacher.post(f"{school.path}/preview", drill=seen["wider"]).json()
    assert (rich["enough"], rich["wider"]) == (True, None)
    noor, task = school.pupil("Noor"), school.task(ADDING, 20)
    for number in range(1, 21):
        good, bad = solve(question(noor, task))
        if number % 2:
            give(noor, task, number, bad)
        give(noor, task, number, good)
    known = school.teacher.post(f"{school.path}/preview", drill=ADDING).json()
    assert known["asked"] >= 20
    assert 0 < known["share"] < 1
    assert school.teacher.get("/api/classes/presets").json()[0]["ages"][0] == 6


def test_wrong_answers_are_kept_only_by_choice(serve: Callable[..., str], tmp_path: Path) -> None:
    school = School(serve(), "finja")
    ben, task = school.pupil("Ben"), school.task(ADDING, 3)
    path = f"{school.path}/pupils/{me(ben)}/mistakes"
    bad = solve(question(ben, task))[1]
    give(ben, task, 1, bad)
    assert school.teacher.get(path).json() == []
    assert ben.get("/api/class").json()["rules"] == {"robots": True, "keep": False}
    rules = {"robots": False, "keep": True}
    assert school.teacher.http.put(f"{school.path}/rules", json=rules).json()["rules"] == rules
    assert ben.get("/api/class").json()["rules"]["keep"], "pupils are told"
    give(ben, task, 1, bad)
    (kept,) = school.teacher.get(path).json()
    assert (kept["given"], kept["question"]["ask"]) == (bad, "complete")
    assert "=" in kept["told"]
    assert account(school.url, "gunda").get(path).json()["code"] == "no-such-class"
    with sqlite3.connect(tmp_path / "parlour.sqlite3") as database:
        assert database.execute("SELECT count(*) FROM answers WHERE given IS NOT NULL").fetchone() == (1,)
    school.teacher.http.put(f"{school.path}/rules", json={"keep": False})
    assert school.teacher.get(path).json() == []


def test_a_live_round_counts_and_names_nobody(url: str) -> None:
    school = School(url, "hedwig")
    anna, bo, cy = (school.pupil(name) for name in ("Anna", "Bo", "Cy"))
    assert anna.get("/api/class/round").json()["code"] == "no-round"
    begun = school.teacher.http.put(f"{school.path}/round", json={"drill": ADDING, "seconds": 60}).json()
    assert begun["joined"] == ["Anna", "Bo", "Cy"]
    assert anna.get("/api/class").json()["round"] is True
    asked = anna.get("/api/class/round").json()
    good, bad = solve(asked["question"])
    answer = "/api/class/round/answer"
    sent = anna.post(answer, number=1, answer=good).json()
    assert (sent["mine"], sent["right"], sent["counts"], sent["solutions"]) == (good, None, [], [])
    assert anna.post(answer, number=1, answer=good).json()["code"] == "round-answered"
    assert bo.post(answer, number=2, answer=good).json()["code"] == "round-over"
    bo.post(answer, number=1, answer=bad)
    assert cy.post(answer, number=1, answer="twelve").json()["code"] == "bad-answer"
    over = school.teacher.post(f"{school.path}/round/stop")
    shown = over.json()["round"]
    assert {(one["answer"], one["count"], one["right"]) for one in shown["counts"]} == {
        (good, 1, True), (bad, 1, False),
    }  # fmt: skip
    assert (shown["answered"], shown["pupils"], shown["shut"]) == (2, 3, 1)
    assert shown["told"]
    assert bo.get("/api/class/round").json()["right"] is False
    for name in ("Anna", "Cy"):
        assert name not in bo.get("/api/class/round").text
    assert cy.post(answer, number=1, answer=good).json()["code"] == "round-over"
    second = school.teacher.post(f"{school.path}/round/next").json()["round"]
    assert (second["number"], second["answered"], second["over"], second["shut"]) == (2, 0, False, 1)
    assert school.teacher.http.delete(f"{school.path}/round").status_code == 204
    assert school.teacher.get(f"{school.path}/screen").json()["round"] is None
    assert shuts(0, 0) == 0
    assert [shuts(right, 10) for right in (2, 3, 6, 9)] == [0, 1, 2, 3]


def test_pupils_play_robots_where_they_may(url: str) -> None:
    school, other = School(url, "ilse"), School(url, "jette")
    noor = school.pupil("Noor")
    made = noor.post("/api/class/play", game="kryds-bolle", robot="novice")
    assert made.status_code == 201, made.text
    match = made.json()["match"]
    assert noor.get(f"/api/matches/{match}").status_code == 200
    assert [one["match"] for one in noor.get("/api/class").json()["games"]] == [match]
    assert other.pupil("Noor").get(f"/api/matches/{match}").status_code in (403, 404)
    school.teacher.http.put(f"{school.path}/rules", json={"robots": False})
    assert noor.post("/api/class/play", game="kryds-bolle", robot="novice").json()["code"] == "class-only"
    school.league("kryds-bolle")  # a practice game before the league is always allowed
    assert noor.post("/api/class/play", game="kryds-bolle", robot="novice").status_code == 201
    assert noor.get("/api/class").json()["standings"] == []
    assert noor.get("/api/practice/sums").status_code == 200


def test_a_list_of_names_gives_cards_that_let_in(url: str) -> None:
    school = School(url, "katrin")
    school.pupil("Anna")
    path = f"{school.path}/roster"
    assert school.teacher.post(path, names=["Bo", "Anna"]).json()["code"] == "name-taken"
    assert [one["name"] for one in school.look()["pupils"]] == ["Anna"], "all or none"
    assert len(school.teacher.post(path, names=["Bo", "Cy"]).json()) == 2
    cards = school.teacher.post(f"{school.path}/cards").json()
    assert [card["name"] for card in cards] == ["Anna", "Bo", "Cy"]
    device = Client(url, None)
    assert device.post("/api/classes/back", code=cards[1]["code"]).json()["name"] == "Bo"


def test_two_teachers_share_a_class(url: str) -> None:
    school = School(url, "lotte")
    second = account(url, "mads")
    code = school.teacher.post(f"{school.path}/teachers").json()["code"]
    assert second.get(school.path).status_code == 404
    assert second.post("/api/classes/teach", code="WRONG").json()["code"] == "no-such-code"
    shown = second.post("/api/classes/teach", code=code).json()
    assert len(shown["teachers"]) == 2
    assert second.post("/api/classes/teach", code=code).json()["code"] == "no-such-code", "once"
    assert [one["id"] for one in second.get("/api/classes").json()] == [school.id]
    assert second.post(f"{school.path}/tasks", drill=SUMS).status_code == 201
    assert second.http.delete("/api/me").status_code == 204
    assert len(school.look()["teachers"]) == 1, "the class stays"


def test_hard_is_what_many_surely_get_wrong(url: str) -> None:
    assert surely(1, 1) < surely(8, 10) < surely(80, 100)
    assert surely(0, 5) == 0
    school = School(url, "nelly")
    clients = [school.pupil(name) for name in ("Anna", "Bo")]
    complete, whole = school.task(ADDING, 4), school.task({**ADDING, "ask": "is-it"}, 4)
    for client in clients:
        for number in range(1, 5):
            bad = solve(question(client, complete))[1]
            for _ in range(3):
                give(client, complete, number, bad)
    give(clients[0], whole, question(clients[0], whole)["number"], "yes")
    themes = school.look()["themes"]
    assert {one["ask"] for one in themes} == {"complete", "is-it"}, "kinds are counted apart"
    assert themes[0]["ask"] == "complete"
    assert (themes[0]["pupils"] >= 1, len(themes[0]["stuck"]) >= 1) == (True, True)
