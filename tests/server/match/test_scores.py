"""Scores of games played alone: one's own best, and the day's best of everybody with the same tiles."""

from __future__ import annotations

from typing import Any

from tests.server.client import Client

DEAL = "2026-11-17"


def bests(who: Client, **options: Any) -> dict[str, Any]:
    found: dict[str, Any] = who.post("/api/bests", game="abaku", options={"seats": 1, **options}).json()
    return found


def finish(who: Client, **options: Any) -> int:
    """A game alone that is finished after one exchange: left-over tiles cost a point each."""
    match = who.create("abaku", options=options, seats=[{"kind": "me"}])["table"]["match"]
    with who.at(match) as table:
        table.until_turn()
        table.act(f"exchange {table.view['racks'][0][0]}")
        table.act("pass")
    view = who.get(f"/api/matches/{match}").json()["sides"][0]["view"]
    assert view["places"] == [1]  # a score, which nobody wins with
    return int(view["points"][0])


def test_own_best_and_the_best_with_the_same_tiles(url: str) -> None:
    anna, bo = Client(url, "Anna"), Client(url, "Bo")
    nothing = {"own": None, "played": 0, "deal": "", "first": None}
    assert bests(anna, mode="solo") == nothing
    points = finish(anna, mode="solo")
    assert points == -5
    assert bests(anna, mode="solo") == nothing | {"own": points, "played": 1}
    # with a named deal everybody has the same tiles; one's own best counts all deals
    finish(anna, mode="solo", deal=DEAL)
    first = {"points": -5, "name": "", "mine": True}
    assert bests(anna, mode="solo", deal=DEAL) == {"own": -5, "played": 2, "deal": DEAL, "first": first}
    seen = bests(bo, mode="solo", deal=DEAL)
    # guests have no name that others know
    assert seen == {"own": None, "played": 0, "deal": DEAL, "first": first | {"mine": False}}
    assert bests(Client(url, None), mode="solo", deal=DEAL) == seen
    # other options, other deals
    assert bests(bo, mode="solo", deal="2026-11-18")["first"] is None
    assert bests(anna, mode="cover") == nothing
    assert bests(anna, mode="solo", tile_values=True) == nothing


def test_what_is_not_played_to_the_end_is_no_score(url: str) -> None:
    anna = Client(url, "Anna")
    options = {"mode": "solo", "zeros": "new"}
    match = anna.create("abaku", options=options, seats=[{"kind": "me"}])["table"]["match"]
    anna.post(f"/api/matches/{match}/resign", key="r")
    assert bests(anna, **options)["played"] == 0


def test_bad_options_are_refused(url: str) -> None:
    asked = Client(url, None).post("/api/bests", game="abaku", options={"mode": "alone"})
    assert asked.status_code == 422
    assert asked.json()["code"] == "bad-option"
