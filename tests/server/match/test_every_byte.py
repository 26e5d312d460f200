"""A challenge without aids: every byte that the placer gets before the others have answered.

The same table is continued twice from copies of one database, with the same tiles on the same squares: once
in an order that is an equation, once in one that is not. With those orders blotted out, both placers got the
same.
"""

from __future__ import annotations

import json
import random
import re
import shutil
from itertools import permutations
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

import parlour
from tests.server.client import Client
from tests.server.conftest import serving

GAME = parlour.game("abaku")
#: what differs from one run of a server to the next, whatever was played
_RUN = ("date", "set-cookie", "etag", "x-request-id", "server-timing")


class Begun(NamedTuple):
    """A match in which somebody is to place first: their cookies, and two orders of the same tiles."""

    match: str
    cookies: httpx.Cookies
    right: str
    wrong: str


def orders(view: dict[str, Any]) -> tuple[str, str] | None:
    """Three tiles of the rack in an order that is an equation, and in one that no rule allows."""
    state = GAME.imagine(view, random.Random(1))
    strict = GAME.position(state.position, seats=2)
    rack = view["racks"][view["seat"]].replace("?", "")
    for tiles in permutations(rack, 3):
        texts = {"".join(order) for order in permutations(tiles)}
        right = sorted(text for text in texts if strict.accepts(GAME.read_action(f"8G {text}")) is None)
        if right and texts - set(right):
            return right[0], min(texts - set(right))
    return None


def begun(folder: Path, aids: bool) -> Begun:
    folder.mkdir()
    with serving(folder) as url:
        for n in range(40):
            people = [Client(url, f"Anna {n}"), Client(url, f"Ben {n}")]
            two = [{"kind": "me"}, {"kind": "open"}]
            options = {"referee": "challenge", "aids": aids, "first": "lots"}
            match = people[0].create("abaku", options=options, seats=two)["table"]["match"]
            people[1].join(match)
            for client in people:
                view = client.get(f"/api/matches/{match}").json()["sides"][0]["view"]
                if view["actor"] == view["seat"] and (found := orders(view)) is not None:
                    return Begun(match, client.http.cookies, *found)
    raise AssertionError("no rack had an equation of three tiles")


def bytes_got(folder: Path, begun: Begun, order: str) -> list[str]:
    """Everything that the placer is sent, asked for or not, from just before the placement on."""
    text, match, got = f"8G {order}", begun.match, []
    with serving(folder) as url:
        placer = Client(url, None)
        placer.http.cookies = begun.cookies

        def keep(reply: httpx.Response) -> None:
            heads = {name: value for name, value in reply.headers.items() if name not in _RUN}
            got.append(f"{reply.status_code} {json.dumps(heads, sort_keys=True)} {reply.text}")

        def ask_all() -> None:
            for path in ("", "?since=1", "/record", "/record?form=text", "/replay", "/chat"):
                keep(placer.http.get(f"/api/matches/{match}{path}"))
            view = placer.get(f"/api/matches/{match}").json()["sides"][0]["view"]
            keep(placer.http.post("/api/games/abaku/preview", json={"view": view, "act": text}))
            keep(placer.http.post(f"/api/matches/{match}/review", json={}))
            keep(placer.http.post(f"/api/matches/{match}/hint", json={"seat": view["seat"]}))

        with placer.at(match) as table:
            ask_all()
            answer = table.act(text, key="the only key there is")
            assert answer["type"] == "update", answer
            assert table.view["stage"] == "answer"
            ask_all()
            got += table.raw
        with placer.at(match) as again:
            got += again.raw
    return got


def blotted(text: str, begun: Begun) -> str:
    """Without the two orders, and without the time of day."""
    for order in (begun.right, begun.wrong):
        text = text.replace(order, "###")
    return re.sub(r"\b\d{13}\b|\b\d+\.\d+\b", "T", text)


def compared(folder: Path, aids: bool) -> tuple[list[str], list[str]]:
    """What the placer got of a right and of a wrong placement."""
    found = begun(folder / "begun", aids)
    got = {}
    for order in (found.right, found.wrong):
        shutil.copytree(folder / "begun", folder / order)
        got[order] = [blotted(text, found) for text in bytes_got(folder / order, found, order)]
    return got[found.right], got[found.wrong]


@pytest.mark.slow
def test_every_byte_is_the_same_right_or_wrong(tmp_path: Path) -> None:
    right, wrong = compared(tmp_path, aids=False)
    assert len(right) > 15
    assert "8G ###" in "".join(right)
    assert right == wrong


@pytest.mark.slow
def test_with_aids_the_bytes_tell(tmp_path: Path) -> None:
    right, wrong = compared(tmp_path, aids=True)
    assert right != wrong
