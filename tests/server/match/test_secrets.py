"""Secrets: everything that goes over the wire is searched for what its reader must not know.

What must not be known is taken from the record when the match is over, not from the server's own idea of a
view: the seed, and of Abaku the others' racks, their draws and exchanges, and the bag.
"""

from __future__ import annotations

import base64
import json
import random
import re
from collections import Counter
from contextlib import ExitStack
from typing import Any

import pytest

import parlour
from parlour.core.events import Act, ChanceAnswer
from parlour.core.match import Match
from parlour.core.registry import GAMES
from tests.server.client import Client, Table

#: a sample in the default tests; `make prove` plays the issue's 200 a game
SAMPLE, FULL = 2, 200
#: how the matches vary
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "abaku": [{}, {"referee": "challenge"}, {"diagonals": True}, {"tile_values": True}],
    "kryds-bolle": [{}, {"placement": "free"}],
}
#: the book's 101: ten of each digit and a joker
TILES = "0123456789" * 10 + "?"
#: an act of Abaku that everybody sees: a swap perhaps, a square, tiles
PLACEMENT = r"(?:=[A-Q][0-9]+ )?[\\\\/]{0,2}(?:[0-9]{1,2}[A-Q]|[A-Q][0-9]{1,2}) [0-9a-j.]+"
#: a rack shorter than this stands in a text by chance
SHORTEST = 3


def loadable() -> list[str]:
    found = []
    for key in GAMES:
        try:
            GAMES.get(key)
        except ImportError:
            continue
        found.append(key)
    return found


class Reader:
    """A client that keeps every byte it is sent, with the seq at which the match stood."""

    def __init__(self, url: str, name: str | None, seat: int | None) -> None:
        self.client = Client(url, name)
        self.seat = seat
        self.match = ""
        self.kept: list[tuple[int, str]] = []
        self.table: Table | None = None

    def ask(self, rng: random.Random) -> None:
        """Ask for something about the match over HTTP; the seq cannot change meanwhile."""
        assert self.table is not None
        path = rng.choice(["", "/record", "/record?form=text", "?since=1", "/chat", "/stream"])
        if path == "/stream":
            with self.client.http.stream("GET", f"/api/matches/{self.match}/stream") as answer:
                text = next(answer.iter_lines())
        else:
            answer = self.client.http.get(f"/api/matches/{self.match}{path}")
            told = {
                name: answer.headers[name]
                for name in answer.headers
                if name not in ("date", "content-length")
            }
            text = answer.text + str(told)
        self.kept.append((self.table.seq, text))

    def frames(self) -> list[tuple[int, str]]:
        """The socket's frames before the last, each with its seq."""
        assert self.table is not None
        texts = [text for text in self.table.raw if '"status":"over"' not in text]
        return [(json.loads(text)["seq"], text) for text in texts]


def play(url: str, game: str, rng: random.Random) -> None:
    """One random match before a spectator; all bytes are kept and searched."""
    low, high = GAMES.get(game).seats_for({})
    seats = rng.randint(max(2, low), min(4, high))
    options = rng.choice(OPTIONS.get(game, [{}]))
    readers = [Reader(url, f"Reader {seat}", seat) for seat in range(seats)] + [Reader(url, None, None)]
    wanted = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
    match = readers[0].client.create(game, seats=wanted, options=options)["table"]["match"]
    for reader in readers[1:-1]:
        reader.client.join(match)
    with ExitStack() as stack:
        tables = [stack.enter_context(reader.client.at(match)) for reader in readers]
        for reader, table in zip(readers, tables, strict=True):
            reader.match, reader.table = match, table
        while (actor := tables[0].view["actor"]) is not None:
            table = tables[actor]
            answer = table.act(str(GAMES.get(game).some_action(table.view, rng)))
            assert answer["type"] == "update", answer
            for other in tables:
                other.until_seq(table.seq)
            if tables[0].view["actor"] is not None and rng.random() < 0.15:
                rng.choice(readers).ask(rng)
        for table in tables:
            while table.table["status"] != "over":
                table.receive()
    record = parlour.Record.from_json(readers[0].client.get(f"/api/matches/{match}/record").content)
    assert parlour.verify(record).ok
    for reader in readers:
        search(record, reader)


def search(record: parlour.Record, reader: Reader) -> None:
    """Nothing that the reader was sent before the end names what it must not know."""
    assert record.seed is not None
    seed = bytes.fromhex(record.seed)
    states = states_by_seq(record)
    for seq, text in reader.frames() + reader.kept:
        for form in encodings(seed):
            assert form not in text, "the seed"
        if record.header.game == "abaku":
            found = leaked(states[seq], reader.seat, text)
            assert found is None, found
    told_what_it_may(record, reader)


def states_by_seq(record: parlour.Record) -> dict[int, Any]:
    match = Match(record.header)
    states = {0: match.state}
    for event in record.events:
        match.add(event)
        states[event.seq] = match.state
    return states


def encodings(secret: bytes) -> list[str]:
    """Bytes in the ways in which they could slip into a text."""
    return [
        secret.hex(),
        secret.hex().upper(),
        base64.b64encode(secret).decode().rstrip("="),
        base64.urlsafe_b64encode(secret).decode().rstrip("="),
        json.dumps(list(secret))[1:-1],
        json.dumps(list(secret), separators=(",", ":"))[1:-1],
    ]


def leaked(state: Any, seat: int | None, text: str) -> str | None:
    """What of Abaku's secrets stands in a text that the seat was sent."""
    for drawer, tiles in re.findall(r"draw (\d) ([0-9?]+)(?![0-9?]* tile)", text):
        if drawer != str(seat):
            return f"draw {drawer} {tiles}"
    for by, tiles in re.findall(r'"by":(\d),"kind":"act","act":"exchange ([0-9?,]+)"', text):
        if by != str(seat):
            return f"seat {by} exchanged {tiles}"
    rest = without_own_tiles(seat, without_what_all_know(state, seat, text))
    hidden = [rack for owner, rack in enumerate(state.racks) if owner != seat]
    for secret in [*hidden, state.bag]:
        # what is the reader's own rack, or was shown when a placement was taken back, is no secret
        open_to_it = {state.racks[seat] if seat is not None else "", *state.known}
        if len(secret) < SHORTEST or any(secret in known for known in open_to_it):
            continue
        for form in forms(secret):
            if form in rest:
                return f"{form} of {secret}"
    return None


def without_what_all_know(state: Any, seat: int | None, text: str) -> str:
    """The text without names, numbers and times, without the board and the placements on it, and without what
    follows from those: the tiles that the reader has not seen, in order."""
    text = re.sub(r'"(at|seq|key|created|since|commitment|match|person|id)":("[^"]*"|\d+)', "", text)
    text = re.sub(r"(?<![0-9a-f])(?=[0-9]*[a-f])[0-9a-f]{32,64}(?![0-9a-f])", "", text)  # ids and hashes
    text = re.sub(r'"(points|scoreless|used|rack_sizes|places|agreed)":\[[0-9,-]*\]', "", text)
    text = re.sub(r"^\d+ \d+ ", "", text, flags=re.M)  # seq and time in a record's text
    side = int(len(state.board) ** 0.5)
    text = text.replace("/".join(state.board[at : at + side] for at in range(0, side * side, side)), "")
    text = text.replace(f'"unseen":"{unseen(state, seat)}"', "")
    return re.sub(PLACEMENT, "", text)


def without_own_tiles(seat: int | None, text: str) -> str:
    """The text without what the reader drew and exchanged itself."""
    text = re.sub(rf"draw {seat} [0-9?]+", "", text)
    text = re.sub(rf'"by":{seat},"kind":"act","act":"exchange [0-9?,]+"', "", text)
    return re.sub(rf"^{seat} act exchange [0-9?,]+$", "", text, flags=re.M)


def unseen(state: Any, seat: int | None) -> str:
    """All tiles but those on the board and on the reader's own rack, by the book's count of them."""
    left = Counter(TILES)
    left.subtract("".join("?" if square.isalpha() else square for square in state.board if square != "."))
    left.subtract(state.racks[seat] if seat is not None else "")
    left.subtract(state.pending.aside if seat == state.turn and hasattr(state.pending, "aside") else "")
    return "".join(sorted(left.elements()))


def forms(tiles: str) -> list[str]:
    """Tiles as the protocol writes them anywhere, and encoded."""
    plain = [tiles, ",".join(tiles), '","'.join(tiles), '", "'.join(tiles), ", ".join(tiles)]
    return [*plain, base64.b64encode(tiles.encode()).decode().rstrip("="), tiles.encode().hex()]


def told_what_it_may(record: parlour.Record, reader: Reader) -> None:
    """Every view and event is that of the reader's own seat, at that seq."""
    match, expected = Match(record.header), {}
    views = {0: match.state.view(reader.seat)}
    for event in record.events:
        if isinstance(event, Act | ChanceAnswer):
            expected[event.seq] = match.state.shown(match.game.action(event.act), reader.seat)
        match.add(event)
        views[event.seq] = match.state.view(reader.seat)
    for seq, text in reader.frames():
        for side in json.loads(text).get("sides", ()):
            assert side["seat"] == reader.seat
            assert side["view"] == views[seq]
            for event in side["events"]:
                assert event.get("act") == expected.get(event["seq"])


@pytest.mark.slow
@pytest.mark.parametrize("game", loadable())
def test_nobody_is_sent_what_they_must_not_know(url: str, game: str) -> None:
    rng = random.Random(game)
    for _ in range(SAMPLE):
        play(url, game, rng)


@pytest.mark.prove
@pytest.mark.parametrize("game", loadable())
def test_nobody_is_sent_what_they_must_not_know_in_200_matches(url: str, game: str) -> None:
    rng = random.Random(f"{game} in full")
    for _ in range(FULL):
        play(url, game, rng)


def test_the_search_finds_what_is_hidden() -> None:
    """A search that finds nothing anywhere would prove nothing."""
    record = parlour.play("abaku", seed=5, seats=2)
    states = states_by_seq(record)
    draws = [e for e in record.events if isinstance(e, ChanceAnswer) and e.act.startswith("draw 1 ")]
    seq, state = draws[0].seq, states[draws[0].seq]
    assert len(state.racks[1]) >= SHORTEST
    told = f'{{"seq":{seq},"view":{json.dumps(state.view(0), separators=(",", ":"))}'
    assert leaked(state, 0, told) is None
    assert leaked(state, 1, json.dumps(state.view(1), separators=(",", ":"))) is None
    for slip in (
        f'"rack":"{state.racks[1]}"',
        json.dumps(list(state.racks[1])),
        base64.b64encode(state.racks[1].encode()).decode(),
        f'"bag":"{state.bag}"',
        f'"act":"{draws[0].act}"',
        state.position,
        '"by":1,"kind":"act","act":"exchange 3,3"',
    ):
        assert leaked(state, 0, told + slip) is not None, slip
        assert leaked(state, None, slip) is not None, slip
