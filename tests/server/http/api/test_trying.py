"""Trying: positions of every lesson are right, and the rules answer what is tried in them."""

from __future__ import annotations

import re
from typing import Any

import pytest

import parlour
from tests.lessons import LESSONS
from tests.server.client import Client

STEPS = [
    pytest.param(game, step, id=f"{game}-{lesson}-{number}")
    for game, lessons in LESSONS.items()
    for lesson, steps in enumerate(lessons, 1)
    for number, step in enumerate(steps, 1)
]


def _try(url: str, game: str, **body: Any) -> dict[str, Any]:
    answer = Client(url, None).post(f"/api/games/{game}/try", **body)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_position_is_seen_by_whoever_acts(url: str) -> None:
    seen = _try(url, "kryds-bolle", position="x......../........./.........")
    assert (seen["view"]["seat"], seen["view"]["actor"], seen["refused"]) == (1, 1, None)
    after = _try(url, "kryds-bolle", position=seen["position"], act="a1")
    assert after["position"] == "x......../o......../........."
    assert after["view"]["seat"] == 1


def test_what_the_rules_refuse_leaves_the_position(url: str) -> None:
    position = "1,2,3|3+4|0,0|0|1"
    answer = Client(url, None).post("/api/games/shut-the-box/try", position=position)
    # 3 + 4 fits nothing here: the turn would be over
    assert (answer.status_code, answer.json()["code"]) == (422, "turn-over")
    right = "1,2,3,4|3+4|0,0|0|1"
    tried = _try(url, "shut-the-box", position=right, act="1,2", options={"seats": 2})
    assert (tried["position"], tried["refused"]["code"]) == (right, "wrong-sum")
    odd = _try(url, "shut-the-box", position=right, act="seven", options={"seats": 2})
    assert odd["refused"]["code"] == "bad-notation"


def test_chance_falls_where_it_is_to_act(url: str) -> None:
    thrown = _try(
        url, "shut-the-box", position="1,2,3,4,5,6,7,8,9,10,11,12||0,0|0|1", fall=True, options={"seats": 2}
    )
    first, second = thrown["act"].split("+")
    assert 1 <= int(first) <= int(second) <= 6
    assert thrown["position"].split("|")[1] == thrown["act"]
    # where a seat is to act nothing falls
    assert _try(url, "kryds-bolle", position="........./........./.........", fall=True)["act"] is None


def test_a_hands_throw_is_not_simulated_while_somebody_waits(url: str) -> None:
    start = str(parlour.game("take-it").start(throw="hand").position)
    hand = {"options": {"throw": "hand"}}
    aim = "throw x=0 dir=0 force=40 loft=20 gap=4 turn=0"
    aimed = _try(url, "take-it", position=start, act=aim, **hand)
    assert aimed["refused"] is None
    refused = Client(url, None).post("/api/games/take-it/try", position=aimed["position"], fall=True, **hand)
    assert refused.status_code == 422


@pytest.mark.parametrize(
    "body",
    [{"position": "?"}, {"position": "", "options": {"no": 1}}, {"position": "x" * 30_000}, {}],
)
def test_what_is_no_position_is_refused(url: str, body: dict[str, Any]) -> None:
    assert 400 <= Client(url, None).post("/api/games/kryds-bolle/try", **body).status_code < 500
    assert Client(url, None).post("/api/games/tarot/try", position="").status_code in (404, 422)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "step"), STEPS)
def test_every_step_of_a_lesson_can_be_done(url: str, game: str, step: dict[str, Any]) -> None:
    seen = _try(url, game, position=step["position"], options=step.get("options", {}))
    assert isinstance(seen["view"]["actor"], int)
    done = _try(url, game, position=step["position"], options=step.get("options", {}), act=step["example"])
    assert done["refused"] is None
    assert re.search(step["wanted"], step["example"])
    if "falls" in step:
        fallen = _try(
            url, game, position=done["position"], options=step.get("options", {}), act=step["falls"]
        )
        assert fallen["refused"] is None
    legal = seen["view"]["legal"]
    if legal and len(legal) > 1 and step["wanted"] != ".":
        # the task is a choice: something legal does not do it, or everything legal does
        assert any(re.search(step["wanted"], act) for act in legal)
