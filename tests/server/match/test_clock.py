"""Clocks: folded from the times of events, and flagged by the server."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from parlour.bots import BOTS
from parlour.core.errors import ParlourError
from parlour.table.clock import Clocks, checked
from parlour.table.messages.match import Clock
from tests.server.client import Client, two_at_a_table
from tests.server.workers.test_robot_processes import install


def test_only_the_running_clock_runs_and_the_increment_comes_after_the_act() -> None:
    clocks = Clocks.started(Clock(base=10_000, increment=2_000), 2, at=0).after(0, None, 0)
    assert clocks.deadline == 10_000
    clocks = clocks.after(4_000, 0, 1)
    assert clocks.left == (8_000, 10_000)
    assert clocks.deadline == 14_000
    clocks = clocks.after(5_000, 1, 0)
    assert clocks.left == (8_000, 11_000)
    assert clocks.deadline == 13_000


def test_the_cap_holds() -> None:
    clocks = Clocks.started(Clock(base=10_000, increment=5_000, cap=11_000), 2, at=0).after(0, None, 0)
    assert clocks.after(1_000, 0, 1).left == (11_000, 10_000)


def test_a_time_for_every_move_starts_anew() -> None:
    clocks = Clocks.started(Clock(move=5_000), 2, at=0).after(0, None, 0)
    clocks = clocks.after(4_000, 0, 1)
    assert clocks.deadline == 9_000
    assert clocks.after(6_000, 1, 1).deadline == 11_000


def test_what_is_no_act_gives_no_time() -> None:
    clocks = Clocks.started(Clock(move=5_000), 2, at=0).after(0, None, 0)
    assert clocks.after(3_000, None, 0).deadline == 5_000


def test_nobody_has_less_than_nothing() -> None:
    clocks = Clocks.started(Clock(base=1_000), 2, at=0).after(0, None, 0)
    assert clocks.after(5_000, 0, 1).left == (0, 1_000)
    paused = clocks.after(500, None, None)
    assert paused.deadline is None
    assert paused.after(99_000, None, 0).left == (500, 1_000)


@pytest.mark.parametrize("terms", [Clock(), Clock(move=1_000, base=1_000), Clock(base=9_000, cap=8_000)])
def test_terms_that_contradict_are_refused(terms: Clock) -> None:
    with pytest.raises(ParlourError):
        checked(terms)


@pytest.mark.slow
def test_clocks_are_told_with_every_act(serve: Callable[..., str]) -> None:
    url = serve()
    anna, bo, match = two_at_a_table(url, clock={"base": 60_000, "increment": 1_000})
    with anna.at(match) as hers, bo.at(match) as his:
        assert hers.table["clock"]["running"] == 0
        clock = hers.act("a1")["clock"]
        assert clock["running"] == 1
        assert 50_000 < clock["left"][0] <= 61_000
        his.until_seq(1)
    assert Client(url, "C").post("/api/matches", game="kryds-bolle", clock={}).json()["code"] == "bad-clock"


@pytest.mark.slow
def test_a_clock_that_runs_out_has_lost_and_both_are_told_at_once(serve: Callable[..., str]) -> None:
    url = serve(clock_pardon_ms=0, clock_grace_ms=0)
    anna, bo, match = two_at_a_table(url, clock={"move": 1_000})
    with anna.at(match) as hers, bo.at(match) as his:
        for table in (hers, his):
            while table.table["status"] != "over":
                table.receive()
            late = time.time() * 1000 - table.events[-1]["at"]
            assert late < 1_000
            assert [(e["kind"], e["seat"], e["out"]) for e in table.events] == [("flag", 0, True)]
            assert table.table["result"] == {"places": [1, 0], "reason": "time", "by": 0}
            assert (table.view["actor"], table.view["legal"]) == (None, [])


@pytest.mark.slow
def test_a_robot_takes_over_where_that_was_agreed_and_is_announced(serve: Callable[..., str]) -> None:
    url = serve(clock_pardon_ms=0, clock_grace_ms=0, takeover_seconds=0.7)
    anna, bo, match = two_at_a_table(url, clock={"move": 1_000}, on_time="robot")
    with bo.at(match) as his:
        his.until_seq(3)
        assert [e["kind"] for e in his.events] == ["flag", "seat", "seat"]
        assert his.table["status"] == "running"
        robot = his.table["seats"][0]["robot"]
        assert robot == his.events[2]["name"] != "random"
        his.until_seq(4)
        assert his.events[3]["at"] - his.events[2]["at"] >= 700, "the news comes before its act"
    back = anna.join(match)
    assert back["you"]["seats"] == [0]
    assert back["table"]["seats"][0]["left"] is False
    assert Client(url, "Cora").post(f"/api/matches/{match}/join").json()["code"] == "has-started"


@pytest.mark.slow
def test_a_seat_that_was_taken_over_is_flagged_once(
    serve: Callable[..., str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Even if the robot in it thinks longer than the clock would let it."""
    (tmp_path / "slow_robot.py").write_text(
        "import time\n"
        "from parlour.bots.random_bot import RandomBot\n"
        "class Slow(RandomBot):\n"
        "    name, thinks = 'slow', 'Takes its time.'\n"
        "    def choose(self, view, budget, rng):\n"
        "        time.sleep(2.5)\n"
        "        return super().choose(view, budget, rng)\n"
    )
    install(tmp_path, "slow", monkeypatch)
    url = serve(clock_pardon_ms=0, clock_grace_ms=0, leaving_robot="slow")
    _, bo, match = two_at_a_table(url, clock={"move": 1_000}, on_time="robot")
    with bo.at(match) as table:
        table.until_seq(4)
        assert [event["kind"] for event in table.events[:4]] == ["flag", "seat", "seat", "act"]
    monkeypatch.undo()
    BOTS._paths = None


@pytest.mark.slow
def test_a_clock_runs_out_while_nobody_looks_and_across_a_restart(serve: Callable[..., str]) -> None:
    """The first server is busy with nothing; the second, started later on the same database, finds it."""
    first = serve(clock_pardon_ms=10_000_000, sweep_seconds=1000)
    anna, _, match = two_at_a_table(first, clock={"move": 1_000})
    time.sleep(1.1)
    assert anna.get(f"/api/matches/{match}").json()["table"]["status"] == "running"
    second = Client(serve(clock_pardon_ms=0, clock_grace_ms=0, sweep_seconds=0.1), None)
    for _ in range(100):
        listed = second.get("/api/matches", status="over").json()
        look = second.get(f"/api/matches/{match}").json()
        if look["table"]["status"] == "over":
            break
        time.sleep(0.05)
    assert look["table"]["result"] == {"places": [1, 0], "reason": "time", "by": 0}
    assert listed["matches"] == [], "the match is private"
