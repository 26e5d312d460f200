"""What a robot would do in a position: for trying a game again from one of its moves."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

import parlour
from parlour.server.base.settings import Settings
from parlour.server.workers.robots import Robots
from parlour.table.refusal import Refusal
from parlour.table.thinking import ChooseWanted
from tests.server.client import Client

#: light has two in front, and dark nothing to fear
LINE = "xx......./oo......./........."
_QUESTION = ChooseWanted(
    robot="random", game="kryds-bolle", options={}, seat=0, view=msgspec.Raw(b"{}"), seconds=1
)


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


def test_matches_wait_for_one_question_at_most() -> None:
    """People who ask robots outside a match are answered one after the other, and only so many wait."""
    asyncio.run(_asking())


async def _asking() -> None:
    robots = _Robots(Settings(robot_questions=2))

    async def ask(who: str) -> str:
        try:
            return await robots.advise(who, _QUESTION)
        except Refusal as why:
            return why.code

    asked = [asyncio.create_task(ask(who)) for who in ("anna", "anna", "bo", "cy", "dora")]
    for _ in range(3):
        await robots.begun.acquire()
        await asyncio.sleep(0)
        assert robots.thinking == 1
        robots.go_on.release()
    found = [await one for one in asked]
    assert found == ["a1", "too-many-requests", "a1", "a1", "too-busy"]
    robots.go_on.release()
    assert await ask("anna") == "a1", "once answered, one may ask again"


class _Robots(Robots):
    """Robots that think until they are told to go on."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.begun, self.go_on, self.thinking = asyncio.Semaphore(0), asyncio.Semaphore(0), 0

    async def choose(self, question: ChooseWanted) -> str:
        self.thinking += 1
        self.begun.release()
        await self.go_on.acquire()
        self.thinking -= 1
        return "a1"


def test_it_is_no_way_around_a_match_without_hints(url: str) -> None:
    anna = Client(url, "Anna")
    anna.create(hints=False, seats=[{"kind": "me"}, {"kind": "robot", "robot": "random"}])
    refused = anna.post("/api/games/kryds-bolle/choose", position=LINE, robot="perfect")
    assert (refused.status_code, refused.json()["code"]) == (403, "playing-without-hints")
