"""Analysis as a service: hints from the seat's own view, kept, queued and limited."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import parlour
from parlour.table.messages.analysis import AnalysisFound, ReviewFound, ReviewSoFar

from .client import Client, two_at_a_table

#: enough for the small positions below
QUICK: dict[str, Any] = {"hint_seconds": 0.3, "analysis_wait": 5}


def found(client: Client, path: str, **body: Any) -> httpx.Response:
    """The answer once it is there: ask again while it waits, as a page does."""
    for _ in range(60):
        answer = client.post(path, **body)
        if answer.status_code != 202:
            return answer
    raise AssertionError("nothing was found in five minutes")


@pytest.mark.slow
def test_a_hint_is_the_analysis_of_the_seats_view(serve: Callable[..., str], tmp_path: Path) -> None:
    anna, _, match = two_at_a_table(serve(**QUICK), "shut-the-box", hints=True)
    view = anna.get(f"/api/matches/{match}").json()["sides"][0]["view"]
    answer = found(anna, f"/api/matches/{match}/hint")
    assert answer.status_code == 200, answer.text
    hint = answer.json()
    assert (hint["status"], hint["version"], hint["seconds"]) == ("done", parlour.__version__, 0.3)
    assert {move["action"] for move in hint["result"]["moves"]} == set(view["legal"])
    msgspec.convert(hint["result"], AnalysisFound)
    with sqlite3.connect(tmp_path / "parlour.sqlite3") as database:
        kept = database.execute("SELECT kind, game, version, seconds FROM analyses").fetchall()
        assert kept == [("hint", "shut-the-box", parlour.__version__, 0.3)]
        database.execute("""UPDATE analyses SET result = '{"kept": true}'""")
    assert anna.post(f"/api/matches/{match}/hint").json()["result"] == {"kept": True}


def test_there_are_no_hints_where_they_would_be_unfair(url: str) -> None:
    anna, bo, match = two_at_a_table(url, rated=True)
    assert anna.post(f"/api/matches/{match}/hint").json()["code"] == "no-hints"
    assert anna.get(f"/api/matches/{match}").json()["table"]["hints"] is False
    for hints in (False, None):
        anna, bo, match = two_at_a_table(url, hints=hints)
        assert anna.post(f"/api/matches/{match}/hint").json()["code"] == "no-hints"
        assert anna.get(f"/api/matches/{match}").json()["table"]["hints"] is False
    anna, bo, match = two_at_a_table(url, hints=True)
    assert bo.get(f"/api/matches/{match}").json()["table"]["hints"] is True
    hint = f"/api/matches/{match}/hint"
    for client in (bo, Client(url, "Spectator")):
        assert client.post(hint).json()["code"] == "not-your-turn"
    assert anna.post(hint, seat=1).json()["code"] == "not-your-turn"
    assert Client(url, None).post(hint).status_code == 401
    anna.post(f"/api/matches/{match}/resign", key="r")
    assert anna.post(hint).json()["code"] == "match-over"


@pytest.mark.slow
def test_hints_are_queued_and_limited(serve: Callable[..., str]) -> None:
    url = serve(analysis_wait=0, hint_seconds=5, analyses_per_person=1, analyses_waiting=2)
    players = [Client(url, name) for name in ("Anna", "Bo", "Cy")]
    hints = []
    for player, level in zip(players, ("a1", "a2", "a3"), strict=True):
        match = player.create(seats=[{"kind": "me"}] * 2)["table"]["match"]
        player.post(f"/api/matches/{match}/act", key="k", seq=1, act=level)
        hints.append(f"/api/matches/{match}/hint")
    anna, bo, cy = players
    assert anna.post(hints[0]).status_code == 202
    assert anna.post(hints[0]).json() | {"version": ""} == {
        "status": "waiting",
        "version": "",
        "seconds": 5.0,
        "result": None,
    }
    other = anna.create(seats=[{"kind": "me"}] * 2)["table"]["match"]
    assert anna.post(f"/api/matches/{other}/hint").json()["code"] == "too-many-analyses"
    assert bo.post(hints[1]).status_code == 202
    assert cy.post(hints[2]).json()["code"] == "too-busy"
    few = Client(serve(analyses_per_hour=1, analysis_wait=0), "Dora")
    codes = []
    for game in ("take-it", "kryds-bolle"):
        match = few.create(game, seats=[{"kind": "me"}] * 2)["table"]["match"]
        codes.append(few.post(f"/api/matches/{match}/hint").status_code)
    assert codes == [202, 429]


@pytest.mark.slow
def test_what_cannot_be_found_is_said_so_and_the_server_lives(serve: Callable[..., str]) -> None:
    url = serve(hint_seconds=0.1, analysis_patience=0.001, analysis_wait=5, analyses_per_hour=1)
    anna, _, match = two_at_a_table(url, "take-it", hints=True)
    assert found(anna, f"/api/matches/{match}/hint").json()["code"] == "analysis-failed"
    again = anna.post(f"/api/matches/{match}/hint").json()["code"]
    assert again == "analysis-failed", "it is not begun anew, and does not count again"
    assert anna.get("/api/health").status_code == 200


@pytest.mark.slow
def test_a_finished_match_is_reviewed(serve: Callable[..., str]) -> None:
    url = serve(**QUICK, review_seconds=0.05)
    anna, bo, match = two_at_a_table(url, "shut-the-box")
    review = f"/api/matches/{match}/review"
    assert anna.post(review).json()["code"] == "not-over"
    tables = (anna, bo)
    while (look := anna.get(f"/api/matches/{match}").json())["table"]["status"] != "over":
        actor = look["sides"][0]["view"]["actor"]
        view = tables[actor].get(f"/api/matches/{match}").json()["sides"][0]["view"]
        body = {"key": f"k{look['seq']}", "seq": look["seq"] + 1, "act": view["legal"][0]}
        assert tables[actor].post(f"/api/matches/{match}/act", **body).status_code == 200
    reviewed = found(Client(url, "Spectator"), review).json()
    assert (reviewed["status"], reviewed["seconds"]) == ("done", 0.05)
    told = msgspec.convert(reviewed["result"], ReviewFound)
    assert set(reviewed["result"]) == set(told.__struct_fields__)
    assert reviewed["result"]["places"] == look["table"]["result"]["places"]
    assert [player["name"] for player in reviewed["result"]["players"]] == ["Anna", "Bo"]
    assert found(Client(url, None), review).json() == reviewed, "whoever may look at it needs no name"
    plies = anna.get(f"/api/matches/{match}/replay").json()["plies"]
    assert parlour.game("shut-the-box").position(plies[0]["position"], seats=2).flaps


@pytest.mark.slow
def test_a_review_that_takes_long_shows_its_steps_so_far(serve: Callable[..., str]) -> None:
    """Chikugo thinks `review_seconds` about each position of the pick-up."""
    anna = Client(serve(review_seconds=0.2, analysis_wait=60))
    robots = [{"kind": "robot", "robot": "random"}] * 2
    match = anna.create("chikugo", seats=robots, options={"throw": "uniform"})["table"]["match"]
    while anna.get(f"/api/matches/{match}").json()["table"]["status"] != "over":
        time.sleep(0.05)
    done: list[int] = []
    while (answer := anna.post(f"/api/matches/{match}/review")).status_code == 202:
        so_far = msgspec.convert(answer.json()["result"], ReviewSoFar)
        assert len(so_far.review.steps) == so_far.done < so_far.of
        done.append(so_far.done)
    whole = msgspec.convert(answer.json()["result"], ReviewFound)
    assert len(whole.steps) == so_far.of
    assert so_far.review.steps == whole.steps[: so_far.done]
    assert len(set(done)) > 2
    assert done == sorted(done)
    assert done[0] < so_far.of / 2, "the first steps are shown long before the last"


@pytest.mark.slow
def test_any_position_is_analysed_from_its_seats_view(serve: Callable[..., str]) -> None:
    url = serve(**QUICK)
    anna = Client(url)
    asked = {"position": "1,2,3,4|3+4|0,0|0|1", "options": {"seats": 2}}
    answer = found(anna, "/api/games/shut-the-box/analyse", **asked)
    assert answer.status_code == 200, answer.text
    # 7 is 3 + 4 or 1 + 2 + 4, and what stays open is then 1, 2 or 3
    assert {move["action"] for move in answer.json()["result"]["moves"]} == {"3,4", "1,2,4"}
    thrown = {"position": "1,2,3,4||0,0|0|1", "options": {"seats": 2}}
    assert anna.post("/api/games/shut-the-box/analyse", **thrown).json()["code"] == "nobody-to-act"
    assert anna.post("/api/games/shut-the-box/analyse", position="?").status_code == 422
    assert Client(url, None).post("/api/games/shut-the-box/analyse", **asked).status_code == 401


def test_alone_and_against_robots_hints_need_no_word(url: str) -> None:
    anna = Client(url)
    for seats in ([{"kind": "me"}, {"kind": "robot", "robot": "random"}], [{"kind": "me"}] * 2):
        assert anna.create(seats=seats)["table"]["hints"] is True
    open_seat = anna.create(seats=[{"kind": "me"}, {"kind": "open"}])["table"]
    assert open_seat["hints"] is False
    begun = anna.post(f"/api/matches/{open_seat['match']}/start", robots="random").json()["table"]
    assert begun["hints"] is True, "a robot took the open seat"


@pytest.mark.slow
@pytest.mark.parametrize("hints", [False, None])
def test_nobody_analyses_a_game_that_they_play_without_hints(
    serve: Callable[..., str], hints: bool | None
) -> None:
    url = serve(**QUICK)
    anna, bo, match = two_at_a_table(url, "shut-the-box", hints=hints)
    analyse = "/api/games/shut-the-box/analyse"
    asked = {"position": "1,2,3,4|3+4|0,0|0|1", "options": {"seats": 2}}
    for player in (anna, bo):
        refused = player.post(analyse, **asked)
        assert (refused.status_code, refused.json()["code"]) == (403, "playing-without-hints")
    assert found(Client(url, "Cy"), analyse, **asked).status_code == 200
    ball = {"position": "........./........./........."}
    assert found(anna, "/api/games/kryds-bolle/analyse", **ball).status_code == 200, "another game"
    assert anna.get(f"/api/matches/{match}/replay").json()["plies"][0]["position"] is None
    anna.post(f"/api/matches/{match}/resign", key="r")
    assert found(anna, analyse, **asked).status_code == 200


@pytest.mark.slow
def test_puzzles_are_asked_without_their_solution_and_judged(serve: Callable[..., str]) -> None:
    url = serve(**QUICK)
    anna, bo = Client(url), Client(url, "Bo")
    named = {"game": "smart-calculators", "seed": "7", "level": 1}
    asked = found(anna, "/api/puzzle", **named)
    assert asked.status_code == 200, asked.text
    shown = asked.json()
    assert "accepted" not in asked.text
    assert "answers" not in asked.text
    assert bo.post("/api/puzzle", **named).json() == shown, "the same for everybody"
    wrong = anna.post("/api/puzzle/answer", **named, answer="-999").json()
    assert wrong["right"] is False
    right = bo.post("/api/puzzle/answer", **named, answer=wrong["best"][0]).json()
    assert right["right"] is True
    assert right["best"] == wrong["best"]
    assert found(anna, "/api/puzzle", game="shut-the-box").json()["seed"].startswith("day 20")
    assert found(anna, "/api/puzzle", game="chess").json()["code"] == "unknown-game"
    assert found(anna, "/api/puzzle", game="smart-calculators", level=99).json()["code"] == "bad-option"
    assert found(anna, "/api/puzzle", game="smart-calculators", theme="x").status_code == 422
    assert found(Client(url, None), "/api/puzzle", **named).json() == shown, "nobody needs a name"
    kinds = {kind["kind"]: kind for kind in anna.get("/api/puzzles").json()}
    assert kinds["smart-calculators"]["levels"] == [1, 2, 3, 4]
    assert kinds["kryds-bolle"]["themes"] == ["fork", "centre", "chameleon", "patience"]
