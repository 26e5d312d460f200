"""What a robot would do in a position: for trying a game again from one of its moves."""

from __future__ import annotations

import pytest

import parlour
from tests.server.client import Client

#: light has two in front, and dark nothing to fear
LINE = "xx......./oo......./........."


def test_a_robot_chooses_for_the_seat_to_act(url: str) -> None:
    anna = Client(url, "Anna")
    answer = anna.post("/api/games/kryds-bolle/choose", position=LINE, robot="casual")
    assert answer.status_code == 200, answer.text
    legal = {str(act) for act in parlour.game("kryds-bolle").position(LINE).legal()}
    assert answer.json()["act"] in legal


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"position": LINE, "robot": "nobody"}, 404, "unknown-bot"),
        ({"position": "?", "robot": "random"}, 422, "bad-notation"),
    ],
)
def test_what_makes_no_sense_is_refused(url: str, body: dict[str, str], status: int, code: str) -> None:
    refused = Client(url, "Anna").post("/api/games/kryds-bolle/choose", **body)
    assert (refused.status_code, refused.json()["code"]) == (status, code)


def test_nobody_asks_where_chance_is_next(url: str) -> None:
    start = str(parlour.game("shut-the-box").start(seats=2).position)
    refused = Client(url, "Anna").post(
        "/api/games/shut-the-box/choose", position=start, robot="random", options={"seats": 2}
    )
    assert (refused.status_code, refused.json()["code"]) == (422, "nobody-to-act")


def test_one_has_to_be_known(url: str) -> None:
    refused = Client(url, None).post("/api/games/kryds-bolle/choose", position=LINE, robot="random")
    assert refused.status_code == 401


def test_it_is_no_way_around_a_match_without_hints(url: str) -> None:
    anna = Client(url, "Anna")
    anna.create(hints=False, seats=[{"kind": "me"}, {"kind": "robot", "robot": "random"}])
    refused = anna.post("/api/games/kryds-bolle/choose", position=LINE, robot="perfect")
    assert (refused.status_code, refused.json()["code"]) == (403, "playing-without-hints")
