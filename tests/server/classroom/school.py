"""A class for the tests: a teacher, pupils, and somebody who can do the sums without Parlour."""

from __future__ import annotations

import itertools
import time
from typing import Any

from tests.server.admin.test_host_desk import account
from tests.server.client import Client

ADDING = {"kind": "equations", "operations": ["addition"], "most": 20, "ask": "complete"}
SUMS = {"kind": "sums", "flaps": 12, "least": 1}
GRADE = {"kind": "calculators", "grade": 2}


class School:
    """A class with its teacher."""

    def __init__(self, url: str, login: str = "frida", name: str = "5b") -> None:
        self.url = url
        self.teacher = account(url, login)
        answer = self.teacher.post("/api/classes", name=name)
        assert answer.status_code == 201, answer.text
        self.id: str = answer.json()["id"]

    @property
    def path(self) -> str:
        return f"/api/classes/{self.id}"

    def look(self) -> dict[str, Any]:
        answer = self.teacher.get(self.path)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def pupil(self, name: str) -> Client:
        """Somebody who joins by the code."""
        client = Client(self.url, None)
        answer = client.post("/api/classes/join", code=self.look()["code"], name=name)
        assert answer.status_code == 201, answer.text
        return client

    def task(self, drill: dict[str, Any], questions: int = 3, **more: Any) -> str:
        answer = self.teacher.post(f"{self.path}/tasks", drill=drill, questions=questions, **more)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["tasks"][-1]["id"])

    def league(self, game: str | None = "kryds-bolle", **more: Any) -> None:
        answer = self.teacher.http.put(f"{self.path}/league", json={"game": game, **more})
        assert answer.status_code == 200, answer.text


def question(client: Client, task: str) -> dict[str, Any]:
    """The pupil's question, once it is made."""
    for _ in range(60):
        answer = client.post(f"/api/class/tasks/{task}/question")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        if found["ready"]:
            return found
        time.sleep(0.2)
    raise AssertionError("the question is not made")


def give(client: Client, task: str, number: int, answer: str | None) -> dict[str, Any]:
    told = client.post(f"/api/class/tasks/{task}/answer", number=number, answer=answer)
    assert told.status_code == 200, told.text
    found: dict[str, Any] = told.json()
    return found


def adds_up(digits: str) -> bool:
    """Whether digits read as an addition, a subtraction, a multiplication or a division."""
    for i, j in itertools.combinations(range(1, len(digits)), 2):
        parts = (digits[:i], digits[i:j], digits[j:])
        if not any(part.startswith("0") for part in parts):
            a, b, c = map(int, parts)
            if a + b == c or a - b == c or a * b == c or b * c == a:
                return True
    return False


def solve(asked: dict[str, Any]) -> tuple[str, str]:
    """A right answer and a wrong one."""
    if asked["ask"] == "complete":
        gap = asked["digits"].count("_")
        fills = [f"{n:0{gap}}" for n in range(10**gap)]
        fitting = [f for f in fills if adds_up(asked["digits"].replace("_" * gap, f))]
        return fitting[0], next(f for f in fills if f not in fitting and f != "1" * gap)
    if asked["ask"] == "flaps":
        total = sum(asked["throw"])
        some = (s for n in range(1, 5) for s in itertools.combinations(asked["flaps"], n))
        return ",".join(map(str, next(s for s in some if sum(s) == total))), "1"
    assert asked["ask"] == "points", asked
    red, black = asked["red"], asked["black"]
    one, other = ("abcde".index(hole[0]) + 1 for hole in (red, black))
    sign = "+−×−+"[int(red[1]) - 1]
    points = {"+": one + other, "−": abs(one - other), "×": one * other}[sign]
    return str(points), str(points + 1)
