"""Throws by hand on the server: simulated in processes of their own, key frames kept beside the record."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

import parlour
from parlour.core.events import ChanceAnswer
from parlour.core.fairness import Fortune, seed_from
from parlour.core.record import Record
from parlour.games.kugelbox.throw import simulation
from parlour.games.kugelbox.throw.engine import engine
from parlour.games.kugelbox.throw.frames import LONGEST, Frames
from parlour.server.base.settings import Settings
from parlour.server.match.playing import Playing
from parlour.server.workers.processes import Processes
from parlour.server.workers.simulating import SimulationWanted, simulate
from parlour.server.workers.simulations import Simulations
from parlour.table.outcomes import Outcomes
from parlour.table.refusal import Refusal
from tests.server.client import Client, Table, two_at_a_table

pytestmark = pytest.mark.slow

AIM = "throw x=0 dir=0 force=10 loft=20 gap=20 turn=0"
HAND = {"throw": "hand"}


def frames(client: Client, match: str, seq: int) -> Any:
    return client.get(f"/api/matches/{match}/throws/{seq}")


def aimed(seed: int = 1) -> tuple[Any, Fortune]:
    """A state in which a throw is under way, and its chance."""
    state = parlour.game("chikugo").start(throw="hand").play(AIM)
    return state, Fortune(seed_from(seed), "m", [], 2)


# --- at the table ---


@pytest.mark.slow
def test_a_throw_comes_with_the_key_frames_of_its_flight(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "simulate", None)  # in this process nothing can be simulated
    anna, bo, match = two_at_a_table(url, "chikugo", options=HAND)
    with anna.at(match) as hers, bo.at(match) as his:
        assert hers.act(AIM)["seq"] == 2
        his.until_seq(2)
        assert his.events[1]["kind"] == "chance"
        landing = his.events[1]["act"].split(" ")
    answer = frames(bo, match, 2)
    assert answer.status_code == 200
    assert len(answer.content) <= LONGEST
    assert answer.headers["etag"] == f'"{hashlib.sha256(answer.content).hexdigest()}"'
    assert "immutable" in answer.headers["cache-control"]
    flight = Frames.load(answer.content)
    for place, (x, y, _) in ((landing[1], flight.red[-1]), (landing[3], flight.black[-1])):
        if place != "-":  # holes are 44 mm apart; the flight ends in the one that was announced
            assert abs(x - ("abcde".index(place[0]) - 2) * 440) < 120
            assert abs(y - (int(place[1]) - 3) * 440) < 120
    assert (frames(bo, match, 1).status_code, frames(bo, match, 1).json()["code"]) == (404, "no-frames")
    assert frames(bo, match, 99).json()["code"] == "no-frames"
    assert frames(Client(url, "Cy"), match, 2).status_code == 200, "whoever may look on may see it fly"


@pytest.mark.slow
def test_frames_are_for_those_who_may_look(url: str) -> None:
    anna, _, match = two_at_a_table(url, "take-it", options=HAND, spectators=False)
    with anna.at(match) as hers:
        hers.act(AIM)
    assert frames(anna, match, 2).status_code == 200
    assert frames(Client(url, "Cy"), match, 2).status_code == 403
    assert frames(anna, "0" * 32, 2).status_code == 404


@pytest.mark.parametrize("seq", ["0", "-1", "nan", "1e9", "99999999999999999999", "2.5"])
def test_a_seq_that_is_none_is_refused(url: str, seq: str) -> None:
    anna, _, match = two_at_a_table(url, "take-it", options=HAND)
    assert anna.get(f"/api/matches/{match}/throws/{seq}").status_code in (400, 404)


@pytest.mark.slow
def test_a_record_of_throws_is_proved_and_outlives_the_server(serve: Callable[..., str]) -> None:
    first = serve()
    anna, bo, match = two_at_a_table(first, "chikugo", options=HAND)
    with anna.at(match) as hers, bo.at(match) as his:
        hers.act(AIM)
        his.until_seq(2)
        his.act(AIM)
        assert his.seq >= 4
    seen = frames(anna, match, 4).content
    assert Frames.load(seen).ms[-1] > 0
    anna.post(f"/api/matches/{match}/resign", key="r")
    record = Record.from_json(anna.get(f"/api/matches/{match}/record").content)
    assert record.header.engine == engine()
    assert all(event.engine is UNSET for event in record.events if isinstance(event, ChanceAnswer))
    verdict = parlour.verify(record)
    assert (verdict.ok, verdict.not_simulated) == (True, 0)
    again = Client(serve(), "Cy")
    assert frames(again, match, 4).content == seen


@pytest.mark.slow
def test_a_take_back_before_the_landing_throws_again(url: str) -> None:
    anna, bo, match = two_at_a_table(url, "chikugo", options=HAND)
    with anna.at(match) as hers, bo.at(match) as his:
        hers.act(AIM)
        his.until_seq(2)
        hers.say("offer", what="take-back", to=1)
        his.until_seq(3)
        his.say("answer", to=3, yes=True)
        kinds = [event["kind"] for event in his.events]
        assert kinds == ["act", "chance", "offer", "answer", "take-back", "chance"]
    assert frames(anna, match, 6).status_code == 200
    assert frames(anna, match, 6).content != frames(anna, match, 2).content


# --- hostile input ---

HOSTILE = [
    ("throw x=nan dir=0 force=1 loft=1 gap=1 turn=1", "bad-aim"),
    ("throw x=inf dir=0 force=1 loft=1 gap=1 turn=1", "bad-aim"),
    ("throw x=1 dir=-inf force=1 loft=1 gap=1 turn=1", "bad-aim"),
    ("throw x=1 dir=0 force=1e9 loft=1 gap=1 turn=1", "bad-aim"),
    ("throw x=1 dir=0 force=999999999999999999999999 loft=1 gap=1 turn=1", "bad-aim"),
    ("throw x=1 dir=0 force=101 loft=1 gap=1 turn=1", "aim-out-of-limits"),
    ("throw x=-91 dir=0 force=1 loft=1 gap=1 turn=1", "aim-out-of-limits"),
    ("throw x=1 dir=0 force=1 loft=1 gap=1", "bad-aim"),
    ("throw x=1 x=1 dir=0 force=1 loft=1 gap=1 turn=1", "bad-aim"),
    ("throw x=1.5 dir=0 force=1 loft=1 gap=1 turn=1", "bad-aim"),
    ("throw nan nan", "bad-aim"),
    ("throw 5", "bad-aim"),
    ("throw", "aim-missing"),
    ("throw " + "9" * 1900, "bad-aim"),
    ("red a1 black e5", "throw-is-due"),
]


def refused(table: Table, act: str) -> str:
    answer = table.act(act)
    assert answer["type"] == "refused"
    code: str = answer["code"]
    return code


def test_a_hostile_throw_is_refused_and_changes_nothing(url: str) -> None:
    anna, _, match = two_at_a_table(url, "take-it", options=HAND)
    with anna.at(match) as hers:
        before = hers.view
        for act, code in HOSTILE:
            assert refused(hers, act) == code, act
            over_http = anna.post(f"/api/matches/{match}/act", key=f"k {act[:50]}", seq=1, act=act)
            assert (over_http.status_code, over_http.json()["code"]) == (422, code), act
        assert (hers.seq, hers.view) == (0, before)
        assert hers.act(AIM)["seq"] >= 2, "and the throw itself is still to be made"


@pytest.mark.parametrize("act", [None, 5, 1e400, {"x": 1}, ["throw"], "", "t" * 2001])
def test_what_is_no_text_is_no_throw(url: str, act: Any) -> None:
    anna, _, match = two_at_a_table(url, "take-it", options=HAND)
    body = (
        b'{"key": "k", "seq": 1, "act": Infinity}'
        if act == 1e400
        else msgspec.json.encode({"key": "k", "seq": 1, "act": act})
    )
    answer = anna.http.post(
        f"/api/matches/{match}/act", content=body, headers={"content-type": "application/json"}
    )
    assert answer.status_code == 400
    assert anna.get(f"/api/matches/{match}").json()["seq"] == 0


# --- the processes ---


def with_simulations(work: Callable[[Simulations], Awaitable[Any]], **settings: Any) -> Any:
    async def run() -> Any:
        simulations = Simulations(Settings(**settings), None)  # type: ignore[arg-type]
        try:
            return await work(simulations)
        finally:
            await simulations.close()

    return asyncio.run(run())


async def thrown(simulations: Simulations, seed: int = 1) -> tuple[str, Outcomes]:
    state, fortune = aimed(seed)
    return await simulations.with_outcomes(lambda outcomes: str(outcomes.of(state, 2, fortune).action))


@pytest.mark.slow
def test_another_process_finds_what_this_one_would() -> None:
    state, fortune = aimed()
    here = state.simulate(Fortune.of_key(fortune.key))
    landing, outcomes = with_simulations(thrown)
    assert landing == str(here.action) == str(state.sample(fortune))
    assert outcomes.known[2].frames == here.frames
    found = simulate(
        SimulationWanted(game="chikugo", rules=1, state=msgspec.Raw(state.json()), key=fortune.key)
    )
    assert (found.act, found.frames) == (landing, here.frames)


def test_a_process_that_dies_is_replaced() -> None:
    async def work(simulations: Simulations) -> str:
        await simulations.warm()
        for process in simulations._processes._all:
            process.kill()
        return (await thrown(simulations))[0]

    assert with_simulations(work) == str(aimed()[0].sample(aimed()[1]))


def test_where_no_process_answers_the_server_throws_by_itself() -> None:
    async def work(simulations: Simulations) -> str:
        simulations._processes = Processes("no.such.module", 1, 5, 100)
        return (await thrown(simulations))[0]

    assert with_simulations(work) == str(aimed()[0].sample(aimed()[1]))


@pytest.mark.slow
def test_whoever_was_overtaken_while_the_balls_flew_is_refused() -> None:
    live: Any = SimpleNamespace(seq=1)

    async def work(simulations: Simulations) -> str:
        playing = Playing(Settings(), None, None, None, simulations, None, None)  # type: ignore[arg-type]
        state, fortune = aimed()

        def make(outcomes: Outcomes) -> str:
            live.seq += 1  # somebody else's event comes in meanwhile
            return str(outcomes.of(state, 2, fortune).action)

        with pytest.raises(Refusal) as refusal:
            await playing._with_outcomes(live, make)
        return refusal.value.code

    assert with_simulations(work) == "stale-seq"
