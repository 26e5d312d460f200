"""A host without a server: whole matches through the same requests and messages as the page's."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from parlour.core.record import Record
from parlour.core.registry import GAMES
from parlour.core.verify import verify
from parlour.local import LocalHost, MemoryShelf
from parlour.local.line import Line
from parlour.table.thinking import Asked, answered

GAMES_AND_ROBOTS = [
    ("shut-the-box", "novice"),
    ("chikugo", "novice"),
    ("take-it", "casual"),
    ("abaku", "novice"),
    ("kryds-bolle", "novice"),
]


async def think(asked: Asked) -> bytes:
    return msgspec.json.encode(answered(asked))


class Page:
    """A page at a local host: it keeps what it hears, and acts for its seats."""

    def __init__(self, host: LocalHost) -> None:
        self.host = host
        self.heard: list[dict[str, Any]] = []
        self.closed: list[int] = []
        self.line: Line | None = None
        self._keys = 0

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        answer = await self.host.ask(method, path, json.dumps(body) if body or method == "POST" else None)
        assert answer.status < 300, answer
        return json.loads(answer.body) if answer.body else None

    async def sit(self, match: str, since: int = 0) -> None:
        self.line = await self.host.connect(
            match, since, lambda text: self.heard.append(json.loads(text)), self.closed.append
        )

    async def say(self, kind: str, **rest: Any) -> dict[str, Any]:
        assert self.line is not None
        self._keys += 1
        await self.host.hear(self.line, json.dumps({"type": kind, "key": f"{id(self)} {self._keys}", **rest}))
        return self.heard[-1]

    @property
    def now(self) -> dict[str, Any]:
        """The latest message with views."""
        return next(sent for sent in reversed(self.heard) if "sides" in sent)


def played(work: Callable[[Page], Awaitable[None]], shelf: MemoryShelf | None = None) -> None:
    async def run() -> None:
        await work(Page(LocalHost(shelf or MemoryShelf(), think, "Ann")))

    asyncio.run(run())


async def play_on(page: Page, rng: random.Random, most: int = 3000) -> dict[str, Any]:
    """Act for the page's seats until the match is over; its table then."""
    for _ in range(most):
        await page.host.matches.quiet()
        table = (await page.ask("GET", f"/matches/{page.line.live.id}"))["table"]  # type: ignore[union-attr]
        if table["result"] is not None:
            return dict(table)
        live = page.line.live  # type: ignore[union-attr]
        if live.throw is not None:
            told = await page.say("throw", seq=live.seq + 1)
        else:
            seat = live.to_act
            view = json.loads(bytes(live.view(seat)))
            act = str(GAMES.get(live.game.key).some_action(view, rng))
            told = await page.say("act", seq=live.seq + 1, act=act)
        assert told["type"] == "update", told
    raise AssertionError("the match doesn't end")


@pytest.mark.parametrize(("game", "robot"), GAMES_AND_ROBOTS)
def test_a_whole_match_against_a_robot_is_kept_replayed_and_verified(game: str, robot: str) -> None:
    shelf = MemoryShelf()

    async def work(page: Page) -> None:
        made = await page.ask(
            "POST",
            "/matches",
            game=game,
            seats=[{"kind": "me", "name": "Ann"}, {"kind": "robot", "robot": robot}],
            throws="asked",
            fair=True,
        )
        match = made["table"]["match"]
        assert match.startswith("local-")
        assert made["table"]["status"] == "running"
        await page.sit(match)
        table = await play_on(page, random.Random(7))
        assert table["status"] == "over"
        assert sorted(set(table["result"]["places"]))[0] == 0
        record = Record.from_json(json.dumps(await page.ask("GET", f"/matches/{match}/record")))
        assert verify(record).ok
        replay = await page.ask("GET", f"/matches/{match}/replay?first=0")
        assert replay["count"] >= len(replay["plies"]) > 3
        (listed,) = (await page.ask("GET", "/me/matches?status=over"))["matches"]
        assert (listed["match"], listed["robots"]) == (match, [None, robot])
        again = await page.ask("POST", f"/matches/{match}/rematch", seats="rotated", fair=True)
        assert again["table"]["match"] != match
        assert [seat["robot"] for seat in again["table"]["seats"]] == [robot, None]

    played(work, shelf)


def test_a_match_goes_on_after_the_device_was_shut() -> None:
    shelf = MemoryShelf()
    matches: list[str] = []
    seen: list[dict[str, Any]] = []

    async def before(page: Page) -> None:
        made = await page.ask("POST", "/matches", game="kryds-bolle", seats=[{"kind": "me"}] * 2)
        matches.append(made["table"]["match"])
        await page.sit(matches[0])
        for act in ("a1", "b2", "c3"):
            assert (await page.say("act", seq=page.now["seq"] + 1, act=act))["type"] == "update"
        seen.append(page.now)

    async def after(page: Page) -> None:
        await page.sit(matches[0])
        assert page.heard[0]["type"] == "welcome"
        assert page.heard[0]["seq"] == seen[0]["seq"]
        assert [side["view"] for side in page.heard[0]["sides"]] == [
            side["view"] for side in seen[0]["sides"]
        ]
        told = await page.say("act", seq=seen[0]["seq"] + 1, act="a2")
        assert told["type"] == "update"

    played(before, shelf)
    played(after, shelf)


def test_take_back_resign_and_wrong_messages() -> None:
    async def work(page: Page) -> None:
        made = await page.ask("POST", "/matches", game="kryds-bolle", seats=[{"kind": "me"}] * 2)
        await page.sit(made["table"]["match"])
        first = page.now["seq"]
        await page.say("act", seq=first + 1, act="a1")
        stale = await page.say("act", seq=first + 1, act="b1")
        assert (stale["type"], stale["code"]) == ("refused", "stale-seq")
        wrong = await page.say("act", seq=first + 2, act="z9")
        assert wrong["type"] == "refused"
        back = await page.say("offer", what="take-back", to=first)
        assert back["sides"][0]["view"]["cube"] == "........./........./........."
        assert page.line is not None
        await page.host.hear(page.line, "{}")
        assert page.heard[-1]["type"] == "bad"
        over = await page.say("resign", seat=0)
        assert over["table"]["result"]["places"] == [1, 0]
        assert (await page.host.ask("GET", "/leagues")).status == 404
        assert (await page.host.ask("GET", "/matches/local-nothing")).status == 404
        assert (await page.host.ask("POST", "/matches", "{")).status == 422

    played(work)


def test_what_cant_be_kept_has_not_happened() -> None:
    class Full(MemoryShelf):
        full = False

        async def keep(self, match: str, kept: bytes, listed: Any) -> None:
            if self.full:
                raise OSError("no room")
            await super().keep(match, kept, listed)

    shelf = Full()

    async def work(page: Page) -> None:
        made = await page.ask("POST", "/matches", game="kryds-bolle", seats=[{"kind": "me"}] * 2)
        match = made["table"]["match"]
        await page.sit(match)
        before = page.now["seq"]
        shelf.full = True
        await page.say("act", seq=before + 1, act="a1")
        assert page.closed == [1011]
        shelf.full = False
        await page.sit(match)
        assert page.now["seq"] == before

    played(work, shelf)


def test_a_record_comes_in_and_the_rest_of_the_page_is_answered() -> None:
    async def work(page: Page) -> None:
        made = await page.ask("POST", "/matches", game="shut-the-box", seats=[{"kind": "me"}])
        match = made["table"]["match"]
        await page.sit(match)
        await play_on(page, random.Random(1))
        record = json.dumps(await page.ask("GET", f"/matches/{match}/record"))
        told = await page.ask("POST", "/records", record=record)
        look = await page.ask("GET", f"/matches/{told['match']}")
        assert look["table"]["imported"]
        games = await page.ask("GET", "/games")
        assert {game["key"] for game in games} >= {"shut-the-box", "abaku"}
        rules = await page.ask("GET", "/games/take-it/rules?lang=da")
        assert (rules["lang"], len(rules["parts"]) > 2) == ("da", True)
        assert (await page.ask("GET", "/games/abaku/reading?digits=1243&lang=en"))["said"]
        tried = await page.ask("POST", "/games/kryds-bolle/try", position="", options={}, act="b2")
        assert tried["refused"] is None
        asked = await page.ask("GET", "/practice/equations/question?level=1&seed=x&number=1")
        judged = await page.ask(
            "POST", "/practice/equations/answer", level=1, seed="x", number=1, answer=None
        )
        assert asked["ask"]
        assert judged["solutions"]
        position = {"position": "1,2,5|3+4|0|0|1", "options": {"seats": 1}}
        while (hint := await page.ask("POST", "/games/shut-the-box/analyse", **position))["status"] != "done":
            pass
        assert hint["result"]["moves"]

    played(work)
