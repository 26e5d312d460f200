"""Secrets: everything that goes over the wire is searched for what its reader must not know."""

from __future__ import annotations

import base64
import json
import random
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

import parlour
from parlour.core.events import Act, ChanceAnswer
from parlour.core.match import Match
from parlour.core.registry import GAMES

from .client import Client, Table

#: a sample in the default tests; `make prove` plays the issue's 200 a game
SAMPLE, FULL = 2, 200


def loadable() -> list[str]:
    found = []
    for key in GAMES:
        try:
            GAMES.get(key)
        except ImportError:
            continue
        found.append(key)
    return found


def encodings(seed: bytes) -> list[str]:
    """A seed in the ways in which it could slip into a text."""
    return [
        seed.hex(),
        seed.hex().upper(),
        base64.b64encode(seed).decode().rstrip("="),
        base64.urlsafe_b64encode(seed).decode().rstrip("="),
        json.dumps(list(seed))[1:-1],
        json.dumps(list(seed), separators=(",", ":"))[1:-1],
    ]


def played(url: str, game: str, rng: random.Random) -> Iterator[None]:
    """One random match between two people before a spectator; all bytes are kept and searched."""
    anna, bo = Client(url, "Anna"), Client(url, "Bo")
    match = anna.create(game, seats=[{"kind": "me"}, {"kind": "open"}])["table"]["match"]
    bo.join(match)
    with ExitStack() as stack:
        tables = [stack.enter_context(client.at(match)) for client in (anna, bo, Client(url, None))]
        while True:
            actor = tables[0].view["actor"]
            if actor is None:
                break
            table = tables[actor]
            action = GAMES.get(game).some_action(table.view, rng)
            assert table.act(str(action))["type"] == "update"
            for other in tables:
                other.until_seq(table.seq)
        for table in tables:
            while table.table["status"] != "over":
                table.receive()
    record = parlour.Record.from_json(anna.get(f"/api/matches/{match}/record").content)
    assert parlour.verify(record).ok
    for seat, table in zip((0, 1, None), tables, strict=True):
        search(record, seat, table)
    yield


def search(record: parlour.Record, seat: int | None, table: Table) -> None:
    """No frame before the last names the seed, and each shows of an event what its seat may see."""
    before_end = [text for text in table.raw if '"status":"over"' not in text]
    assert record.seed is not None
    for text in before_end:
        for form in encodings(bytes.fromhex(record.seed)):
            assert form not in text
    expected = {}
    match = Match(record.header)
    views = {0: match.state.view(seat)}
    for event in record.events:
        if isinstance(event, Act | ChanceAnswer):
            expected[event.seq] = match.state.shown(match.game.action(event.act), seat)
        match.add(event)
        views[event.seq] = match.state.view(seat)
    for text in before_end:
        message = json.loads(text)
        for side in message.get("sides", ()):
            assert side["seat"] == seat
            assert side["view"] == views[message["seq"]]
            for event in side["events"]:
                assert event.get("act") == expected.get(event["seq"])


@pytest.mark.parametrize("game", loadable())
def test_nobody_is_sent_what_they_must_not_know(url: str, game: str) -> None:
    rng = random.Random(game)
    for _ in range(SAMPLE):
        list(played(url, game, rng))


@pytest.mark.prove
@pytest.mark.parametrize("game", loadable())
def test_nobody_is_sent_what_they_must_not_know_in_200_matches(url: str, game: str) -> None:
    rng = random.Random(f"{game} in full")
    for _ in range(FULL):
        list(played(url, game, rng))
