"""Practice alone over HTTP: nobody has to be known, the answer isn't sent along, and the rules judge."""

from __future__ import annotations

import pytest

from parlour.analysis.drills import practised
from tests.server.client import Client

COURSES = ("equations", "sums", "throws", "calculators")


@pytest.mark.parametrize("course", COURSES)
def test_a_question_is_asked_and_judged(url: str, course: str) -> None:
    learner = Client(url, None)
    levels = learner.get(f"/api/practice/{course}").json()["levels"]
    assert [level["rating"] for level in levels] == sorted(level["rating"] for level in levels)
    named = {"level": len(levels), "seed": "mine", "number": 3}
    asked = learner.get(f"/api/practice/{course}/question", **named).json()
    assert "accepted" not in asked
    made = practised(course, len(levels), "mine", 3)
    assert (asked["ask"], asked["theme"], asked["digits"]) == (made.ask, made.theme, made.digits)
    found = learner.post(f"/api/practice/{course}/answer", **named, answer=made.accepted[0]).json()
    assert (found["right"], found["solutions"], found["why"]) == (True, list(made.accepted), "")
    assert len(found["told"]) == len(made.accepted), "each as it is written on paper"
    shown = learner.post(f"/api/practice/{course}/answer", **named).json()
    assert shown == {**found, "right": False}


def test_a_wrong_answer_does_not_tell_the_right_one(url: str) -> None:
    learner = Client(url, None)
    named = {"level": 2, "seed": "mine", "number": 1}
    found = learner.post("/api/practice/throws/answer", **named, answer="99").json()
    assert (found["right"], found["solutions"], found["told"]) == (False, [], [])


def test_what_is_not_there_is_refused(url: str) -> None:
    learner = Client(url, None)
    named = {"level": 1, "seed": "mine", "number": 1}
    for path, query, status, code in [
        ("/api/practice/chess", {}, 422, "bad-option"),
        ("/api/practice/sums/question", {**named, "level": 42}, 422, "bad-option"),
    ]:
        answer = learner.get(path, **query)
        assert (answer.status_code, answer.json()["code"]) == (status, code), path
    answer = learner.post("/api/practice/throws/answer", **named, answer="many")
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-answer")
