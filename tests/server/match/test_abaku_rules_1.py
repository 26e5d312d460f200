"""Abaku's first rules at the server: a match that began under them goes on after a restart, to its end."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import parlour
from parlour.core.registry import GAMES
from tests.server.client import Client

GAME = parlour.game("abaku")
FIRST = GAME.under(1)


def played(client: Client, match: str, rng: random.Random, turns: int) -> dict[str, Any]:
    """Play so many turns for all seats, or to the end."""
    look: dict[str, Any] = client.get(f"/api/matches/{match}").json()
    while look["table"]["status"] != "over" and turns:
        view = next(side["view"] for side in look["sides"] if side["view"]["seat"] == side["view"]["actor"])
        act = str(GAME.some_action(view, rng))
        body = {"key": f"k{look['seq']}", "seq": look["seq"] + 1, "act": act}
        reply = client.post(f"/api/matches/{match}/act", **body)
        assert reply.status_code == 200, reply.text
        look = client.get(f"/api/matches/{match}").json()
        turns -= 1
    return look


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "seats"),
    [({"referee": "challenge"}, 2), ({"mode": "solo"}, 1), ({"mode": "cover"}, 1)],
    ids=str,
)
def test_a_match_of_the_first_rules_plays_on_after_a_restart(
    serve: Callable[..., str], monkeypatch: pytest.MonkeyPatch, options: dict[str, Any], seats: int
) -> None:
    rng = random.Random(5)
    monkeypatch.setitem(GAMES._loaded, "abaku", FIRST)
    anna = Client(serve())
    match = anna.create("abaku", seats=[{"kind": "me"}] * seats, options=options)["table"]["match"]
    before = played(anna, match, rng, 6)
    assert before["table"]["rules"] == 1

    monkeypatch.setitem(GAMES._loaded, "abaku", GAME)  # today's Parlour is started on the same database
    later = Client(serve(), None)
    later.http.cookies = anna.http.cookies
    found = later.get(f"/api/matches/{match}").json()
    assert found["seq"] == before["seq"]
    assert [side["view"] for side in found["sides"]] == [side["view"] for side in before["sides"]]
    over = played(later, match, rng, 400)
    assert over["table"]["status"] == "over"
    assert over["table"]["rules"] == 1
    record = parlour.Record.from_json(later.get(f"/api/matches/{match}/record").content)
    assert record.header.rules == 1
    assert "sets" not in record.header.options
    assert parlour.verify(record).ok
