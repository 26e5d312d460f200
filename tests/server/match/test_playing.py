"""Playing: acts over HTTP, resigning, offers, take-backs, leaving; robots that fail."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import parlour
from tests.server.client import Client, Table, two_at_a_table


def act(client: Client, match: str, seq: int, text: str, **more: Any) -> Any:
    return client.post(f"/api/matches/{match}/act", key=f"{seq}{text}", seq=seq, act=text, **more)


def test_acts_over_http_are_answered_by_the_events_since(url: str) -> None:
    anna, bo, match = two_at_a_table(url)
    assert act(anna, match, 1, "a1").json()["seq"] == 1
    answer = act(bo, match, 2, "a2").json()
    assert [e["act"] for e in answer["sides"][0]["events"]] == ["a2"]
    again = act(bo, match, 2, "a2")
    assert (again.status_code, again.json()["seq"]) == (200, 2)
    stale = act(anna, match, 2, "a3")
    assert (stale.status_code, stale.json()["code"]) == (409, "stale-seq")
    assert [e["act"] for e in stale.json()["sides"][0]["events"]] == ["a2"]
    illegal = act(anna, match, 3, "z1")
    assert (illegal.status_code, illegal.json()["type"]) == (422, "refused")
    assert Client(url, None).post(f"/api/matches/{match}/act", key="k", seq=3, act="a1").status_code == 401


def test_who_resigns_has_lost(url: str) -> None:
    anna, bo, match = two_at_a_table(url)
    with bo.at(match) as his:
        assert anna.post(f"/api/matches/{match}/resign", key="r").status_code == 200
        while his.table["status"] != "over":
            his.receive()
        assert his.table["result"] == {"places": [1, 0], "reason": "resigned", "by": 0}
        assert his.table["seed"] is not None
        assert his.act("a1")["code"] == "match-over"
        assert his.say("resign")["code"] == "match-over"


def test_a_draw_needs_both(url: str) -> None:
    anna, bo, match = two_at_a_table(url)
    with anna.at(match) as hers, bo.at(match) as his:
        offered = hers.say("offer", what="draw")
        assert offered["table"]["offer"] == {"seq": 1, "by": 0, "what": "draw", "to": None, "agreed": [0]}
        assert hers.say("answer", to=1, yes=True)["code"] == "no-offer"
        his.until_seq(1)
        assert his.say("answer", to=9, yes=True)["code"] == "no-offer"
        assert his.say("answer", to=1, yes=False)["table"]["offer"] is None
        hers.until_seq(2)
        offer = hers.say("offer", what="draw")["seq"]
        his.until_seq(offer)
        his.say("answer", to=offer, yes=True)
        assert his.table["result"] == {"places": [0, 0], "reason": "draw", "by": 0}


def test_an_early_end_counts_what_lies(url: str) -> None:
    anna, bo, match = two_at_a_table(url)
    with anna.at(match) as hers, bo.at(match) as his:
        for number, bar in enumerate(["a1", "c3", "b1", "c2", "c1"]):
            mover, other = (hers, his) if number % 2 == 0 else (his, hers)
            mover.act(bar)
            other.until_seq(number + 1)
        offer = his.say("offer", what="end")["seq"]
        hers.until_seq(offer)
        hers.say("answer", to=offer, yes=True)
        assert hers.table["result"] == {"places": [0, 1], "reason": "end", "by": 1}


def test_a_take_back_by_consent_is_an_event_and_play_goes_on(url: str) -> None:
    anna, bo, match = two_at_a_table(url)
    with anna.at(match) as hers, bo.at(match) as his:
        hers.act("a1")
        offer = hers.say("offer", what="take-back", to=0)["seq"]
        his.until_seq(offer)
        assert hers.view["cube"].startswith("x")
        his.say("answer", to=offer, yes=True)
        hers.until_seq(his.seq)
        assert hers.view["cube"] == "........./........./........."
        assert [e["kind"] for e in hers.events] == ["act", "offer", "answer", "take-back"]
        assert hers.act("b2")["seq"] == 5
        assert hers.say("offer", what="take-back", to=1)["code"] == "bad-take-back"
        assert hers.say("offer", what="take-back")["code"] == "bad-take-back"


def test_a_robot_agrees_to_a_take_back_and_not_to_a_draw(url: str) -> None:
    anna = Client(url)
    match = anna.create(seats=[{"kind": "me"}, {"kind": "robot", "robot": "random"}])["table"]["match"]
    with anna.at(match) as table:
        table.act("b2")
        table.until_turn(0)
        answer = table.say("offer", what="draw")
        said = [(e["kind"], e.get("yes")) for e in answer["sides"][0]["events"]]
        assert said == [("offer", None), ("answer", False)]
        table.say("offer", what="take-back", to=0)
        assert table.view["cube"] == "........./........./........."
        assert table.view["actor"] == 0


def test_at_one_device_nobody_has_to_agree_with_themselves(url: str) -> None:
    anna = Client(url)
    match = anna.create("shut-the-box", seats=[{"kind": "me"}, {"kind": "me"}])["table"]["match"]
    with anna.at(match) as table:
        thrown = table.events[0]
        assert thrown["kind"] == "chance"
        table.act(table.view["legal"][0])
        table.say("offer", what="take-back", to=1)
        assert table.events[-1]["kind"] == "take-back"
        assert table.view["actor"] == 0


def test_a_pause_stops_play_until_both_resume(url: str) -> None:
    anna, bo, match = two_at_a_table(url)
    with anna.at(match) as hers, bo.at(match) as his:
        offer = hers.say("offer", what="pause")["seq"]
        his.until_seq(offer)
        assert his.say("answer", to=offer, yes=True)["table"]["paused"] is True
        hers.until_seq(offer + 1)
        assert hers.act("a1")["code"] == "paused"
        offer = his.say("offer", what="resume")["seq"]
        hers.until_seq(offer)
        hers.say("answer", to=offer, yes=True)
        assert hers.act("a1")["type"] == "update"


@pytest.mark.parametrize("rule", ["robot", "pass"])
def test_a_robot_plays_on_for_who_left(url: str, rule: str) -> None:
    anna, bo, match = two_at_a_table(url, leaving=rule)
    with anna.at(match) as hers:
        left = bo.post(f"/api/matches/{match}/leave", key="l").json()
        assert left["you"]["seats"] == []
        assert left["table"]["seats"][1]["left"] is True
        while hers.table["status"] != "over":
            hers.until_turn(0)
            if hers.view["actor"] == 0:
                hers.act(hers.view["legal"][0])
        assert hers.table["result"]["reason"] == "played"
    record = parlour.Record.from_json(anna.get(f"/api/matches/{match}/record").content)
    assert parlour.verify(record).ok


def test_an_adjourned_match_waits_with_its_clocks_for_both(url: str) -> None:
    anna, bo, match = two_at_a_table(url, clock={"base": 60_000})
    with anna.at(match) as hers, bo.at(match) as his:
        offer = hers.say("offer", what="adjourn")["seq"]
        his.until_seq(offer)
        his.say("answer", to=offer, yes=True)
        assert his.table["paused"] is True
        assert his.table["clock"]["running"] is None
        hers.until_seq(his.seq)
        assert hers.act("a1")["code"] == "paused"
    with anna.at(match) as hers, bo.at(match) as his:
        offer = his.say("offer", what="resume")["seq"]
        hers.until_seq(offer)
        hers.say("answer", to=offer, yes=True)
        assert hers.table["clock"]["running"] == 0
        assert hers.act("a1")["type"] == "update"


def test_who_left_passes_where_that_was_agreed_and_the_game_has_a_pass(url: str) -> None:
    anna, bo, match = two_at_a_table(url, "abaku", leaving="pass")
    actor = anna.get(f"/api/matches/{match}").json()["sides"][0]["view"]["actor"]
    stays, goes = (anna, bo) if actor == 0 else (bo, anna)
    goes.post(f"/api/matches/{match}/leave", key="l")
    with stays.at(match) as table:
        table.act("pass")
        table.until_turn(actor)
        acts = [event for event in table.events if event["kind"] == "act"]
        assert [(event["by"], event["act"]) for event in acts] == [(actor, "pass"), (1 - actor, "pass")]


def test_who_leaves_loses_where_that_was_agreed(url: str) -> None:
    anna, bo, match = two_at_a_table(url, leaving="forfeit")
    bo.post(f"/api/matches/{match}/leave", key="l")
    table = anna.get(f"/api/matches/{match}").json()["table"]
    assert table["result"] == {"places": [0, 1], "reason": "left", "by": 1}


def test_when_one_of_three_resigns_the_others_play_on(url: str) -> None:
    anna = Client(url)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "robot", "robot": "random"}]
    match = anna.create("shut-the-box", seats=seats)["table"]["match"]
    bo = Client(url, "Bo")
    bo.join(match)
    bo.post(f"/api/matches/{match}/resign", key="r")
    with anna.at(match) as hers:
        play_out(hers)
        places = hers.table["result"]["places"]
        assert places[1] == 2, "whoever resigned is last"


def play_out(table: Table, seat: int = 0) -> None:
    """Play the first legal action whenever it is this seat's turn, until the match is over."""
    while table.table["status"] != "over":
        if table.view["actor"] == seat:
            table.act(table.view["legal"][0])
        else:
            table.receive()


@pytest.mark.slow
def test_a_robot_that_hangs_or_crashes_does_not_stop_the_match(
    serve: Callable[..., str], monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    """Robots of another package: one never answers, one kills its own process."""
    package = tmp_path / "bad_robots.py"
    package.write_text(
        "import os, time\n"
        "from parlour.bots.random_bot import RandomBot\n"
        "class Hangs(RandomBot):\n"
        "    name, thinks = 'hangs', 'Never.'\n"
        "    def choose(self, view, budget, rng): time.sleep(1000)\n"
        "class Dies(RandomBot):\n"
        "    name, thinks = 'dies', 'No more.'\n"
        "    def choose(self, view, budget, rng): os._exit(1)\n"
        "class Lies(RandomBot):\n"
        "    name, thinks = 'lies', 'False.'\n"
        "    def choose(self, view, budget, rng): print('{\"act\":\"a1\"}'); return 'z9'\n"
    )
    info = tmp_path / "bad_robots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bad_robots\nVersion: 1.0\n")
    names = ("hangs", "dies", "lies")
    (info / "entry_points.txt").write_text(
        "[parlour.bots]\n" + "".join(f"{n} = bad_robots:{n.title()}\n" for n in names)
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    from parlour.bots import BOTS

    monkeypatch.setattr(BOTS, "_paths", None)
    url = serve(robot_patience=0.7)
    anna = Client(url)
    for robot in names:
        match = anna.create(seats=[{"kind": "me"}, {"kind": "robot", "robot": robot}])["table"]["match"]
        with anna.at(match) as table:
            table.act("b2")
            table.until_turn(0)
            assert table.events[-1]["by"] == 1
    monkeypatch.undo()
    BOTS._paths = None
