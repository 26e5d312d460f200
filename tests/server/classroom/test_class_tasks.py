"""Tasks: thirty pupils work at once, the teacher's table is right, and nobody sees another's answers."""

from __future__ import annotations

import csv
import io
import json
import sqlite3
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.admin.test_host_desk import me
from tests.server.client import Client

from .school import ADDING, GRADE, SUMS, School, give, question, solve

QUESTIONS = 4


def work(client: Client, task: str, wrong: int) -> tuple[int, int]:
    """Do a whole task with so many wrong answers to its first question; right ones and tries."""
    tries = right = 0
    while (asked := question(client, task))["number"] is not None:
        good, bad = solve(asked)
        for _ in range(wrong if asked["number"] == 1 else 0):
            told = give(client, task, asked["number"], bad)
            tries += 1
            assert not told["right"]
            if told["done"]:
                break
        else:
            told = give(client, task, asked["number"], good)
            tries += 1
            right += 1
            assert told["right"]
            assert good in told["solutions"]
    return right, tries


def at_once(works: list[Callable[[], None]]) -> None:
    failed: list[BaseException] = []

    def run(one: Callable[[], None]) -> None:
        try:
            one()
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=run, args=[one]) for one in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(300)
    assert failed == []


def a_class_works(url: str, count: int, login: str) -> None:
    """So many pupils do three tasks at once, each with a number of mistakes of their own.

    The teacher's table says just that, and nothing that was sent to a pupil names another.
    """
    school = School(url, login)
    drills = [ADDING, SUMS, GRADE]
    tasks = [school.task(drill, QUESTIONS) for drill in drills]
    made: dict[str, list[tuple[int, int]]] = {}
    sent: dict[str, list[str]] = {}

    def one(number: int) -> None:
        name = f"Pupil {number:02}"
        client = school.pupil(name)
        sent[name] = heard(client)
        client.get("/api/class")
        made[name] = [work(client, task, (number + turn) % 4) for turn, task in enumerate(tasks)]

    at_once([partial(one, n) for n in range(count)])
    look = school.look()
    assert [pupil["name"] for pupil in look["pupils"]] == sorted(made)
    for pupil in look["pupils"]:
        for progress, (right, tries), task in zip(pupil["tasks"], made[pupil["name"]], tasks, strict=True):
            assert progress["ms"] >= 0
            assert {name: progress[name] for name in ("task", "done", "right", "tries")} == {
                "task": task,
                "done": QUESTIONS,
                "right": right,
                "tries": tries,
            }
    told = {pupil["name"]: pupil["person"] for pupil in look["pupils"]}
    for name, texts in sent.items():
        all_of_it = "\n".join(texts)
        assert f'"{name}"' in all_of_it
        for other in set(told) - {name}:
            assert other not in all_of_it
            assert told[other] not in all_of_it
    right = sum(r for each in made.values() for r, _ in each)
    wrong = sum(tries - r for each in made.values() for r, tries in each)
    assert sum(theme["right"] for theme in look["themes"]) == right
    assert sum(theme["wrong"] for theme in look["themes"]) == wrong
    assert sum(day["done"] for day in look["days"]) == count * QUESTIONS * len(tasks)
    assert sum(day["right"] for day in look["days"]) == right
    lines = list(csv.reader(io.StringIO(table(school, "en").lstrip("\ufeff"))))
    assert len(lines) == 1 + count * len(tasks)
    for line in lines[1:]:
        _, name, _, number, _, _, questions, done, *counts = line
        assert (int(questions), int(done)) == (QUESTIONS, QUESTIONS)
        assert tuple(map(int, counts[:2])) == made[name][int(number) - 1]


def heard(client: Client) -> list[str]:
    """Everything that is sent to a client from now on."""
    kept: list[str] = []

    def keep(answer: httpx.Response) -> None:
        kept.append(f"{answer.read().decode()} {answer.headers}")

    client.http.event_hooks["response"].append(keep)
    return kept


def table(school: School, lang: str) -> str:
    answer = school.teacher.get(f"{school.path}/table", lang=lang)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/csv")
    return answer.content.decode()


@pytest.mark.slow
def test_thirty_pupils_work_at_once_and_the_table_is_right(url: str) -> None:
    a_class_works(url, 30, "carla")


def test_nobody_sees_anothers_answers(url: str) -> None:
    """Everything that a pupil can ask for is searched for another's name, id, tries and questions."""
    school = School(url, "doris")
    task = school.task(ADDING, 5)
    anna, bo = school.pupil("Anna Secret"), school.pupil("Bo")
    asked = question(anna, task)
    give(anna, task, 1, solve(asked)[1])
    read = ["/api/class", "/api/me", "/api/me/export", "/api/me/matches", "/api/me/mutes", "/api/me/waiting"]
    for path in read:
        text = bo.get(path).text
        assert "Secret" not in text
        assert me(anna) not in text
    before = bo.get("/api/class").json()["tasks"][0]["mine"]
    assert (before["done"], before["tries"]) == (0, 0)
    assert question(bo, task)["digits"] is not None
    assert [question(client, task)["tries"] for client in (anna, bo)] == [2, 3]
    for path in (school.path, f"{school.path}/table", f"/api/people/{me(anna)}"):
        assert bo.get(path).json()["code"] == "class-only"


def test_a_question_does_not_tell_its_answer_nor_where_it_comes_from(url: str, tmp_path: Any) -> None:
    school = School(url, "dagny")
    noor = school.pupil("Noor")
    for drill in (ADDING, SUMS, GRADE):
        task = school.task(drill)
        text = noor.post(f"/api/class/tasks/{task}/question").text
        assert "accepted" not in text
        assert "solution" not in text
        assert "seed" not in text + noor.get("/api/class").text + json.dumps(school.look())
        asked = json.loads(text)
        wrong = give(noor, task, 1, solve(asked)[1])
        assert (wrong["right"], wrong["done"], wrong["tries"]) == (False, False, 2)
        assert (wrong["solutions"], wrong["told"]) == ([], [])
        over = give(noor, task, 1, None)
        assert over["told"], "the right sums are told once it's over"
        assert wrong["why"] not in [part for text in over["told"] for part in text.split(" · ")]


def test_everybody_has_questions_of_their_own_and_the_same_again(url: str) -> None:
    school = School(url, "elsa")
    task = school.task({**ADDING, "most": 100}, 8)
    anna, bo = school.pupil("Anna"), school.pupil("Bo")
    hers = question(anna, task)
    assert question(anna, task) == hers, "asking again changes nothing"
    seen: dict[str, list[str]] = {"a": [], "b": []}
    for key, client in (("a", anna), ("b", bo)):
        while (asked := question(client, task))["number"] is not None:
            seen[key].append(asked["digits"])
            give(client, task, asked["number"], None)
    assert seen["a"] != seen["b"]
    assert len(seen["a"]) == 8


def test_tries_are_counted_and_a_question_ends(url: str) -> None:
    school = School(url, "finn")
    noor, task = school.pupil("Noor"), school.task(ADDING, 2)
    good, bad = solve(question(noor, task))
    path = f"/api/class/tasks/{task}/answer"
    assert noor.post(path, number=2, answer=good).json()["code"] == "not-that-question"
    for left in (2, 1):
        assert give(noor, task, 1, bad)["tries"] == left
    assert noor.post(path, number=1, answer="twelve").json()["code"] == "bad-answer"
    over = give(noor, task, 1, bad)
    assert (over["right"], over["done"]) == (False, True)
    assert good in over["solutions"]
    assert noor.post(path, number=1, answer=good).json()["code"] == "not-that-question"
    asked = question(noor, task)
    assert (asked["number"], asked["done"], asked["questions"]) == (2, 1, 2)
    shown = give(noor, task, 2, None)
    assert (shown["right"], shown["done"], shown["tries"]) == (False, True, 0)
    assert shown["solutions"] == give_solutions(asked)
    assert shown["told"]
    for told in shown["told"]:
        # digits that can be read in several ways are told with each of them; one is the addition asked for
        sums = [part.split(" = ") for part in told.split(" · ") if " + " in part]
        assert sums, told
        assert all(eval(left) == int(right) for left, right in sums), told
    assert question(noor, task)["number"] is None
    mine = noor.get("/api/class").json()["tasks"][0]["mine"]
    assert (mine["done"], mine["right"], mine["tries"]) == (2, 0, 3)
    yes_no = school.task({**ADDING, "ask": "is-it"}, 1)
    assert question(noor, yes_no)["tries"] == 1
    assert give(noor, yes_no, 1, "yes")["done"] is True


def give_solutions(asked: dict[str, Any]) -> list[str]:
    """All fills of the gap that add up."""
    from .school import adds_up

    gap = asked["digits"].count("_")
    fills = [f"{n:0{gap}}" for n in range(10**gap)]
    return [f for f in fills if adds_up(asked["digits"].replace("_" * gap, f))]


def test_two_windows_answer_at_once_and_one_counts(url: str) -> None:
    school = School(url, "gerd")
    noor, task = school.pupil("Noor"), school.task(ADDING, 1)
    good, _ = solve(question(noor, task))
    codes: list[int] = []
    other = Client(url, None)
    for cookie in noor.http.cookies.jar:
        other.http.cookies.set(cookie.name, cookie.value or "")

    def answer(client: Client) -> None:
        codes.append(client.post(f"/api/class/tasks/{task}/answer", number=1, answer=good).status_code)

    at_once([partial(answer, c) for c in (noor, other)])
    assert sorted(codes) == [200, 409]
    assert school.look()["pupils"][0]["tasks"][0]["tries"] == 1


@pytest.mark.slow
def test_a_task_ends_and_is_taken_back(url: str) -> None:
    school = School(url, "hedda")
    noor = school.pupil("Noor")
    now = int(time.time() * 1000)
    past = school.teacher.post(f"{school.path}/tasks", drill=ADDING, due=now - 1)
    assert past.json()["code"] == "task-over"
    task = school.task(ADDING, 3, due=now + 1500)
    asked = question(noor, task)
    time.sleep(1.6)
    late = noor.post(f"/api/class/tasks/{task}/answer", number=1, answer=solve(asked)[0])
    assert late.json()["code"] == "task-over"
    assert noor.get("/api/class").json()["tasks"][0]["open"] is False
    assert school.teacher.http.delete(f"{school.path}/tasks/{task}").status_code == 204
    assert noor.post(f"/api/class/tasks/{task}/question").json()["code"] == "no-such-task"
    other = School(url, "hella")
    theirs = other.task(ADDING)
    assert noor.post(f"/api/class/tasks/{theirs}/question").json()["code"] == "no-such-task"
    assert school.teacher.http.delete(f"{school.path}/tasks/{theirs}").status_code == 404


def test_who_is_stuck_at_what(url: str) -> None:
    school = School(url, "ingrid")
    taking = school.task({**ADDING, "operations": ["subtraction"]}, 3)
    adding = school.task(ADDING, 3)
    anna, bo = school.pupil("Anna"), school.pupil("Bo")
    for client, wrong in ((anna, True), (bo, False)):
        for task in (adding, taking):
            while (asked := question(client, task))["number"] is not None:
                good, bad = solve(asked)
                give(client, task, asked["number"], bad if wrong and task == taking else good)
    themes = school.look()["themes"]
    # with and without a carry are counted apart, so Bo may have a kind to himself; what is hard comes first
    hard, easy = ([one for one in themes if bool(one["wrong"]) is wrong] for wrong in (True, False))
    assert themes == hard + easy
    assert all(one["theme"].startswith("subtraction") for one in hard)
    assert {(one["kind"], *one["stuck"]) for one in hard} == {("equations", "Anna")}
    assert all(one["stuck"] == [] for one in easy)
    for name, rights, wrongs in (("subtraction", 3, 9), ("addition", 6, 0)):
        counted = [one for one in themes if one["theme"].startswith(name)]
        assert sum(one["right"] for one in counted) == rights
        assert sum(one["wrong"] for one in counted) == wrongs


@pytest.mark.slow
def test_each_pupils_days_are_counted_for_their_graph(serve: Callable[..., str], tmp_path: Path) -> None:
    """On two days Anna does more and more right; Bo works on the second day alone."""
    school = School(serve(), "irma")
    task = school.task(ADDING, 6)
    anna, bo = school.pupil("Anna"), school.pupil("Bo")
    for client, rights in ((anna, (False, True, True, True)), (bo, (False,))):
        for right in rights:
            asked = question(client, task)
            give(client, task, asked["number"], solve(asked)[0] if right else None)
    day = 86_400_000
    with sqlite3.connect(tmp_path / "parlour.sqlite3") as database:
        database.execute("UPDATE answers SET at = ?", [11 * day + 5])
        first_two = "UPDATE answers SET at = ? WHERE person = ? AND number <= 2"
        database.execute(first_two, [10 * day - 1, me(anna)])
    look = school.look()
    assert [pupil["days"] for pupil in look["pupils"]] == [
        [{"day": "1970-01-10", "done": 2, "right": 1}, {"day": "1970-01-12", "done": 2, "right": 2}],
        [{"day": "1970-01-12", "done": 1, "right": 0}],
    ]
    assert look["days"] == [
        {"day": "1970-01-10", "done": 2, "right": 1},
        {"day": "1970-01-12", "done": 3, "right": 2},
    ]


@pytest.mark.slow
def test_puzzles_are_a_task_too(serve: Callable[..., str], tmp_path: Path) -> None:
    school = School(serve(analysis_wait=5), "jutta")
    noor = school.pupil("Noor")
    task = school.task({"kind": "puzzles", "game": "shut-the-box", "level": 1}, 2)
    with sqlite3.connect(tmp_path / "parlour.sqlite3") as database:
        for _ in range(300):  # they are made before anybody asks
            if database.execute("SELECT count(*) FROM analyses").fetchone() == (2,):
                break
            time.sleep(0.1)
        else:
            raise AssertionError("the puzzles are not made ahead")
    asked = question(noor, task)
    assert (asked["ask"], asked["game"]) == ("best-action", "shut-the-box")
    assert asked["theme"].startswith("shut-the-box-")
    path = f"/api/class/tasks/{task}/answer"
    assert noor.post(path, number=1, answer="99").status_code == 422, "no such action, so no try"
    tries = 0
    for act in asked["view"]["legal"]:
        told = give(noor, task, 1, act)
        tries += 1
        if told["done"]:
            break
    assert told["solutions"]
    assert told["right"] == (act in told["solutions"])
    assert school.look()["pupils"][0]["tasks"][0]["tries"] == tries
    tasks = f"{school.path}/tasks"
    for drill in ({"theme": "fork"}, {"level": 3, "game": "chess"}, {"game": "smart-calculators"}):
        wrong = {"kind": "puzzles", "game": "shut-the-box", **drill}
        assert school.teacher.post(tasks, drill=wrong).status_code in (404, 422)


def test_the_table_speaks_and_holds_no_formulas(url: str) -> None:
    school = School(url, "klara")
    school.task({**ADDING, "operations": ["addition", "square-root"]})
    school.task(SUMS)
    school.task(GRADE)
    school.task({"kind": "puzzles", "game": "kryds-bolle", "theme": "fork", "level": 2})
    school.pupil("=1+1")
    english, german = table(school, "en"), table(school, "de")
    assert english.splitlines()[1].startswith("5b,'=1+1,,1,")
    assert english != german
    assert len(german.splitlines()) == 5
    assert [len(line) for line in csv.reader(io.StringIO(english))] == [16] * 5
    # where a comma stands in numbers, spreadsheets part columns by a semicolon
    assert [len(line) for line in csv.reader(io.StringIO(german), delimiter=";")] == [16] * 5
    assert "class-" not in english + german
