"""A class: made by a teacher, joined by a name alone, and gone without a trace."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import parlour
from parlour.server.admin import backup
from parlour.server.base.settings import Settings
from parlour.server.classroom.membership import may_ask, new_class, new_pupil
from parlour.server.store.database import open_engine
from tests.server.admin.test_host_desk import account, admin, me
from tests.server.client import Client

from .school import ADDING, School, give, question, solve
from .test_class_league import finish, meet


def test_a_teacher_has_an_account_and_sees_the_own_classes_alone(url: str) -> None:
    guest = Client(url, "Guest")
    assert guest.post("/api/classes", name="5b").json()["code"] == "teacher-needs-account"
    school, other = School(url, "greta"), account(url, "hugo")
    for answer in (
        other.get(school.path),
        other.http.delete(school.path),
        other.post(f"{school.path}/tasks", drill=ADDING),
        other.get(f"{school.path}/table"),
        other.http.put(f"{school.path}/door", json={"open": False}),
        guest.get(school.path),
    ):
        assert answer.json()["code"] == "no-such-class"
    assert other.get("/api/classes").json() == []
    assert [c["name"] for c in school.teacher.get("/api/classes").json()] == ["5b"]
    token = school.teacher.post("/api/me/tokens", name="t").json()["token"]
    program = Client(url, None)
    program.http.headers["Authorization"] = f"Bearer {token}"
    assert program.get(school.path).json()["code"] == "not-with-a-token"


def test_pupils_join_by_a_code_and_a_name_that_nobody_has(url: str) -> None:
    school = School(url, "ida")
    noor = school.pupil("Noor")
    person = noor.get("/api/me").json()
    assert (person["name"], person["kind"]) == ("Noor", "pupil")
    code = school.look()["code"]
    typed = f" {code[:3].lower()}-{code[3:]} "
    stranger = Client(url, None)
    for name in ("Noor", "noor", " N00R "):
        assert stranger.post("/api/classes/join", code=code, name=name).json()["code"] == "name-taken"
    assert stranger.post("/api/classes/join", code=typed, name="Nora").status_code == 201
    assert stranger.get("/api/class").json()["pupil"] == "Nora"
    assert noor.post("/api/classes/join", code=code, name="Noor 2").json()["code"] == "in-class"
    assert school.teacher.post("/api/classes/join", code=code, name="T").json()["code"] == "has-account"
    assert Client(url, None).post("/api/classes/join", code="NOSUCH", name="X").status_code == 404
    # the same name in another class is somebody else
    assert School(url, "ida2").pupil("Noor").get("/api/me").status_code == 200
    assert [p["name"] for p in school.look()["pupils"]] == ["Noor", "Nora"]


def test_the_door_is_shut_and_opened_with_another_code(url: str) -> None:
    school = School(url, "jon")
    code = school.look()["code"]
    assert school.teacher.http.put(f"{school.path}/door", json={"open": False}).json()["code"] is None
    assert Client(url, None).post("/api/classes/join", code=code, name="A").json()["code"] == "no-such-code"
    again = school.teacher.http.put(f"{school.path}/door", json={"open": True}).json()["code"]
    assert again != code
    assert Client(url, None).post("/api/classes/join", code=code, name="A").status_code == 404
    school.pupil("A")


def test_a_one_time_code_lets_a_pupil_back_in_once(url: str) -> None:
    school = School(url, "kari")
    noor = school.pupil("Noor")
    pupil = me(noor)
    made = school.teacher.post(f"{school.path}/pupils/{pupil}/code").json()
    assert made["name"] == "Noor"
    tablet = Client(url, None)
    assert tablet.post("/api/classes/back", code=made["code"].lower()).json()["id"] == pupil
    assert tablet.get("/api/class").json()["pupil"] == "Noor"
    assert noor.get("/api/class").status_code == 401, "the device that was lost is signed out"
    assert Client(url, None).post("/api/classes/back", code=made["code"]).json()["code"] == "no-such-code"
    first, second = (
        school.teacher.post(f"{school.path}/pupils/{pupil}/code").json()["code"] for _ in range(2)
    )
    assert Client(url, None).post("/api/classes/back", code=first).status_code == 404
    assert Client(url, None).post("/api/classes/back", code=second).status_code == 200
    other = School(url, "kari2")
    assert other.teacher.post(f"{other.path}/pupils/{pupil}/code").json()["code"] == "no-such-pupil"


#: what a pupil may not ask for, wherever it would lead
FORBIDDEN = [
    ("GET", "/api/matches"),
    ("GET", "/api/matches/"),
    ("GET", "/api//matches/"),
    ("POST", "/api/matches"),
    ("POST", "/api/guest"),
    ("POST", "/api/account"),
    ("POST", "/api/me/tokens"),
    ("PUT", "/api/me/chat"),
    ("GET", "/api/leaderboard?game=abaku"),
    ("GET", "/api/leagues"),
    ("GET", "/api/classes"),
    ("POST", "/api/classes"),
    ("POST", "/api/puzzle"),
    ("POST", "/api/puzzle/answer"),
    ("POST", "/api/reports"),
]


@pytest.mark.slow
@pytest.mark.parametrize(("method", "path"), FORBIDDEN)
def test_a_pupil_goes_nowhere_else(url: str, method: str, path: str) -> None:
    pupil = School(url, f"lea{abs(hash((method, path))) % 10**9}").pupil("Noor")
    body: dict[str, Any] = {} if method == "GET" else {"json": {}}
    answer = pupil.http.request(method, path, **body)
    assert (answer.status_code, answer.json()["code"]) == (403, "class-only"), path


@pytest.mark.slow
def test_every_route_is_closed_to_pupils_unless_it_is_named(url: str) -> None:
    """A route that somebody adds shall not be open to pupils by an oversight."""
    pupil = new_pupil(new_class())
    schema = Client(url, None).get("/api/schema/openapi.json").json()
    allowed = {
        f"{method.upper()} {path}"
        for path, methods in schema["paths"].items()
        for method in methods
        if may_ask(pupil, method.upper(), path)
    }
    assert allowed == {
        "DELETE /api/class/league",
        "DELETE /api/me",
        "DELETE /api/me/mutes/{person}",
        "GET /api/about",
        "GET /api/class",
        "GET /api/class/round",
        "GET /api/games",
        "GET /api/games/{key}/examples/{name}",
        "GET /api/games/{key}/reading",
        "GET /api/games/{key}/rules",
        "GET /api/games/{key}/words",
        "GET /api/health",
        "GET /api/matches/{match}",
        "GET /api/matches/{match}/chat",
        "GET /api/matches/{match}/record",
        "GET /api/matches/{match}/replay",
        "GET /api/matches/{match}/stream",
        "GET /api/matches/{match}/throws/{seq}",
        "GET /api/me",
        "GET /api/me/export",
        "GET /api/me/matches",
        "GET /api/me/mutes",
        "GET /api/me/waiting",
        "GET /api/practice/{course}",
        "GET /api/practice/{course}/question",
        "POST /api/class/league",
        "POST /api/class/play",
        "POST /api/class/round/answer",
        "POST /api/class/tasks/{task}/answer",
        "POST /api/class/tasks/{task}/question",
        "POST /api/classes/back",
        "POST /api/classes/join",
        "POST /api/games/{game}/try",
        "POST /api/games/{key}/preview",
        "POST /api/login",
        "POST /api/matches/{match}/act",
        "POST /api/matches/{match}/answer",
        "POST /api/matches/{match}/join",
        "POST /api/matches/{match}/leave",
        "POST /api/matches/{match}/offer",
        "POST /api/matches/{match}/resign",
        "POST /api/matches/{match}/review",
        "POST /api/matches/{match}/say",
        "POST /api/me/forget",
        "POST /api/me/mutes",
        "POST /api/practice/{course}/answer",
    }
    assert may_ask("0123456789abcdef0123456789abcdef", "GET", "/api/matches")
    for path in ("//api/matches", "/api//matches/", "/api/matches//"):
        assert not may_ask(pupil, "GET", path)


@pytest.mark.slow
def test_a_class_is_deleted_with_everybody_in_it(serve: Callable[..., str], tmp_path: Path) -> None:
    url = serve()
    school, other = School(url, "mia"), School(url, "nils")
    anna, bo, cy = school.pupil("Anna Ägir"), school.pupil("Bo Bifrost"), school.pupil("Cy Calypso")
    stays = other.pupil("Anna Ägir")
    ids = [me(pupil) for pupil in (anna, bo, cy)]
    task = school.task(ADDING)
    asked = question(anna, task)
    give(anna, task, asked["number"], solve(asked)[0])
    school.league()
    over = meet(anna, bo)
    anna.post(f"/api/matches/{over}/say", key="s", phrase="hello")
    bo.post(f"/api/matches/{over}/leave", key="l")  # which names him in the record
    running = meet(bo, cy)
    school.teacher.post(f"{school.path}/pupils/{ids[0]}/code")
    with cy.at(running) as table:
        assert school.teacher.http.delete(school.path).status_code == 204
        with pytest.raises(ConnectionClosed, match="4404"):
            table.until(type="never")
    for pupil in (anna, bo, cy):
        assert pupil.get("/api/class").status_code == 401
    assert school.teacher.get(school.path).status_code == 404
    assert stays.get("/api/class").status_code == 200
    stranger = Client(url, None)
    assert stranger.get(f"/api/matches/{running}").status_code == 404
    record = stranger.get(f"/api/matches/{over}/record")
    assert parlour.verify(parlour.Record.from_json(record.content)).ok
    assert [seat["name"] for seat in stranger.get(f"/api/matches/{over}").json()["table"]["seats"]] == [
        "somebody"
    ] * 2
    with sqlite3.connect(tmp_path / "parlour.sqlite3") as database:
        dump = "\n".join(database.iterdump())
    for trace in (*ids, school.id, "Bifrost", "Calypso"):
        assert trace not in dump, trace
    assert dump.count("Anna Ägir") == 1, "the one in the other class"
    engine = open_engine(Settings(database=f"sqlite:///{tmp_path / 'parlour.sqlite3'}"))
    assert backup.check(engine)[1] == []
    engine.dispose()


@pytest.mark.slow
def test_a_pupil_is_taken_out_or_goes_alone(url: str) -> None:
    school = School(url, "olaf")
    anna, bo, cy = (school.pupil(name) for name in ("Anna", "Bo", "Cy"))
    school.league()
    finish(meet(anna, bo), loser=anna)
    assert school.teacher.http.delete(f"{school.path}/pupils/{me(anna)}").status_code == 204
    assert anna.get("/api/me").status_code == 401
    assert cy.http.delete("/api/me").status_code == 204
    look = school.look()
    assert [p["name"] for p in look["pupils"]] == ["Bo"]
    assert [(s["name"], s["points"]) for s in look["standings"]] == [("Bo", 2)]
    school.pupil("Anna")


def test_who_was_deleted_may_come_again_as_anybody(url: str) -> None:
    """The old cookie names nobody, and must not hold its browser to a class that is gone."""
    school = School(url, "pia")
    noor = school.pupil("Noor")
    school.teacher.http.delete(school.path)
    assert noor.get("/api/me").status_code == 401
    assert noor.post("/api/guest", name="Noor").status_code == 201


def test_a_teachers_classes_go_with_the_account(url: str) -> None:
    school = School(url, "quentin")
    noor = school.pupil("Noor")
    assert school.teacher.http.delete("/api/me").status_code == 204
    assert noor.get("/api/me").status_code == 401


def test_all_that_is_kept_of_a_pupil_can_be_taken_along(url: str) -> None:
    school = School(url, "rosa")
    noor, task = school.pupil("Noor"), school.task(ADDING)
    asked = question(noor, task)
    give(noor, task, 1, solve(asked)[1])
    kept: dict[str, Any] = noor.get("/api/me/export").json()
    assert set(kept["class"][0]) == {
        "task", "number", "theme", "tries", "right", "done", "began", "at", "ms", "ask", "given", "level",
    }  # fmt: skip
    assert kept["person"]["name"] == "Noor"
    assert [c["name"] for c in school.teacher.get("/api/me/export").json()["classes"]] == ["5b"]


@pytest.mark.slow
def test_limits(serve: Callable[..., str]) -> None:
    url = serve(
        classes_per_teacher=1, pupils_per_class=1, tasks_per_class=1, questions_per_task=5,
        class_joins_per_hour=3,
    )  # fmt: skip
    school = School(url, "sven")
    assert school.teacher.post("/api/classes", name="6a").json()["code"] == "too-many-classes"
    school.pupil("A")
    code = school.look()["code"]
    stranger = Client(url, None)
    assert stranger.post("/api/classes/join", code=code, name="B").json()["code"] == "class-full"
    stranger.post("/api/classes/join", code="WRONG1", name="B")
    assert stranger.post("/api/classes/join", code=code, name="B").json()["code"] == "too-many-tries"
    assert school.teacher.post("/api/classes/teach", code="WRONGWRONG").json()["code"] == "too-many-tries"
    tasks = f"{school.path}/tasks"
    assert school.teacher.post(tasks, drill=ADDING, questions=6).json()["code"] == "too-many-questions"
    school.task(ADDING)
    assert school.teacher.post(tasks, drill=ADDING, questions=1).json()["code"] == "too-many-tasks"


@pytest.mark.slow
def test_a_class_that_nobody_uses_is_deleted(serve: Callable[..., str], tmp_path: Path) -> None:
    school = School(serve(), "tea")
    school.pupil("Noor")
    with sqlite3.connect(tmp_path / "parlour.sqlite3") as database:
        database.execute("UPDATE classes SET used = 1")
    url = serve()  # which looks for such classes when it starts
    for _ in range(100):
        if Client(url, None).post("/api/classes/join", code="X", name="x").status_code == 404:
            with sqlite3.connect(tmp_path / "parlour.sqlite3") as database:
                if database.execute("SELECT count(*) FROM people WHERE kind = 'pupil'").fetchone() == (0,):
                    return
    raise AssertionError("the class is still there")


@pytest.mark.slow
def test_the_console_lists_shows_and_deletes(
    serve: Callable[..., str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    school = School(serve(), "ulla")
    school.pupil("Noor")
    assert admin(capsys, tmp_path, "class")["classes"][0]["pupils"] == 1
    shown = admin(capsys, tmp_path, "class", "show", school.id)["class"]
    assert (shown["name"], [p["name"] for p in shown["pupils"]]) == ("5b", ["Noor"])
    admin(capsys, tmp_path, "class", "delete", school.id)
    assert admin(capsys, tmp_path, "class", "list")["classes"] == []
    log = admin(capsys, tmp_path, "audit")["log"]
    assert [(line["what"], line["about"]) for line in log] == [("class-deleted", school.id)]
