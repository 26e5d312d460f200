"""A placement that may be challenged, at the server: what the placer's own requests answer."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import parlour
from tests.server.client import Client

GAME = parlour.game("abaku")


def begun(anna: Client, ben: Client) -> tuple[str, Client, dict[str, Any]]:
    """A match of two in which somebody is to place first: its id, that client and its own side."""
    made = anna.create("abaku", options={"referee": "challenge"}, seats=[{"kind": "me"}, {"kind": "open"}])
    match = made["table"]["match"]
    ben.join(match)
    for client in (anna, ben):
        look = client.get(f"/api/matches/{match}").json()
        side = look["sides"][0]
        if side["view"]["actor"] == side["view"]["seat"]:
            return match, client, look
    raise AssertionError("nobody is to act")


def answered(client: Client, match: str, look: dict[str, Any], act: str) -> dict[str, Any]:
    seq = look["seq"] + 1
    reply = client.post(f"/api/matches/{match}/act", key="k1", seq=seq, act=act)
    assert reply.status_code == 200, reply.text
    answer: dict[str, Any] = reply.json()
    return answer


@pytest.mark.slow
def test_the_placer_is_told_nothing_before_the_others_have_answered(serve: Callable[..., str]) -> None:
    url = serve()
    told: dict[bool, list[Any]] = {True: [], False: []}
    for n in range(12):
        anna, ben = Client(url, f"Anna {n}"), Client(url, f"Ben {n}")
        match, placer, look = begun(anna, ben)
        view = look["sides"][0]["view"]
        rack = view["racks"][view["seat"]].replace("?", "")
        state = GAME.imagine(view, random.Random(n))
        strict = GAME.position(state.position, seats=2)
        pairs = [f"8G {a}{b}" for i, a in enumerate(rack) for j, b in enumerate(rack) if i != j]
        rights = [text for text in pairs if strict.accepts(GAME.action(text)) is None]
        right = bool(rights) and n % 2 == 0
        text = rights[0] if right else next(text for text in pairs if text not in rights)
        preview = placer.post("/api/games/abaku/preview", view=view, act=text)
        hint = placer.post(f"/api/matches/{match}/hint", seat=view["seat"])
        assert hint.status_code == 403
        answer = answered(placer, match, look, text)
        seen = answer["sides"][0]["view"]
        told[right].append((preview.json(), seen["points"], seen["claims"], hint.json()["code"]))
    assert told[False]
    assert all(one == told[False][0] for kind in told.values() for one in kind)
