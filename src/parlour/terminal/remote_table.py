"""A match on a server, played from this terminal."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from threading import Event as Flag
from typing import Any

import msgspec

from parlour.core.actor import CHANCE
from parlour.core.errors import BadOption, ParlourError
from parlour.core.events import Act, ChanceAnswer, Event, TakeBack
from parlour.core.registry import GAMES
from parlour.locales import Words

from .fair_seat import FairSeat
from .remote import Remote, Stream
from .table import TerminalTable

#: seconds before a broken connection is tried again
_PAUSE = 2.0


class RemoteTable(TerminalTable):
    """Holds the last state from the server; events missed during a disconnect are sent afterwards."""

    far = True

    def __init__(self, remote: Remote, match: str, say: Words | None = None) -> None:
        self.say = say or Words("en")
        self._remote = remote
        self._path = f"/api/matches/{match}"
        self._fair = FairSeat(remote, match)
        look = remote.get(self._path)
        if not look["you"]["seats"] and look["table"]["status"] == "open":
            look = remote.post(f"{self._path}/join", {"commitment": self._fair.commitment})
        self._seq = -1
        self._throw: int | None = None
        self._table: dict[str, Any] = {}
        self._views: dict[int | None, Mapping[str, Any]] = {}
        self._events: dict[int | None, dict[int, Event]] = {}
        self.people: tuple[int, ...] = ()
        self._take(look)
        self.game = GAMES.get(self._table["game"])
        self._stream: Stream | None = None
        self._messages: Iterator[dict[str, Any]] = iter(())
        self._left = Flag()

    @property
    def running(self) -> bool:
        """Whether the match has started."""
        return bool(self._table["status"] != "open")

    @property
    def address(self) -> str:
        """The URL at which others join."""
        return f"{self._remote.server}/m/{self._table['match']}"

    def bests(self) -> list[str]:
        view = self.view(None)
        try:
            found = self._remote.post("/api/bests", {"game": self.game.key, "options": dict(view["options"])})
        except ParlourError:
            return []
        told, own, first = [], found["own"], found["first"]
        if own is not None:
            new = found["played"] > 1 and own == view["points"][0]
            told.append(self.say("term-best-new" if new else "term-best", points=own))
        if first is not None:
            whose = "mine" if first["mine"] else "named" if first["name"] else "guest"
            said = self.say("ab-best-deal", points=first["points"], whose=whose, name=first["name"])
            told.append(f"{said}.")
        return told

    @property
    def names(self) -> Sequence[str]:
        return [
            f"robot:{seat['robot']}" if seat["kind"] == "robot" else seat["name"]
            for seat in self._table["seats"]
        ]

    @property
    def actor(self) -> Any:
        if self._table["status"] == "over":
            return None
        actor = next(iter(self._views.values()))["actor"]
        return CHANCE if actor == "chance" else actor

    @property
    def places(self) -> Sequence[int] | None:
        result = self._table["result"]
        if result is None:
            return () if self._table["status"] == "over" else None
        return result["places"]  # type: ignore[no-any-return]

    @property
    def secrets(self) -> bool:
        return len(self.people) > 1 and self._table["secrets"]

    def view(self, seat: int | None) -> Mapping[str, Any]:
        return self._views[seat] if seat in self._views else next(iter(self._views.values()))

    def shown(self, since: int, seat: int | None) -> tuple[int, list[Event]]:
        events = self._events.get(seat) or next(iter(self._events.values()), {})
        return max([since, *events]), [events[seq] for seq in sorted(events) if seq > since]

    @property
    def hints(self) -> bool:  # type: ignore[override]
        return bool(self._table["hints"])

    @property
    def asked(self) -> int | None:
        offer = self._table["offer"]
        if offer is None or self._table["status"] != "running":
            return None
        return next((seat for seat in self.people if seat not in offer["agreed"]), None)

    @property
    def waits(self) -> bool:
        offer = self._table["offer"]
        return offer is not None and offer["by"] in self.people and self._table["status"] == "running"

    @property
    def throws(self) -> int | None:
        return self._throw if self._throw in self.people else None

    def throw(self, seat: int) -> None:
        self._send("throw", seat, seq=self._seq + 1)

    def answer(self, seat: int, yes: bool) -> None:
        offer = self._table["offer"]
        if offer is None:
            super().answer(seat, yes)
        self._send("answer", seat, to=offer["seq"], yes=yes)

    @property
    def stand(self) -> object:
        return self._seq, self._table["status"]

    def advance(self) -> None:
        """Read until the match has changed, reconnecting as often as needed."""
        before = self.stand
        while self.stand == before and not self._left.is_set():
            if self._stream is None:
                self._stream = self._remote.lines(f"{self._path}/stream?since={max(self._seq, 0)}")
                self._messages = iter(self._stream)
            message = next(self._messages, None)
            if message is None:
                self._stream = None
                self._left.wait(_PAUSE)
            else:
                self._take(message)

    def catch_up(self) -> bool:
        before = self.stand
        self._take(self._remote.get(f"{self._path}?since={max(self._seq, 0)}"))
        return self.stand != before

    def close(self) -> None:
        self._left.set()
        if self._stream is not None:
            self._stream.close()

    def act(self, seat: int, text: str) -> None:
        self._send("act", seat, seq=self._seq + 1, act=str(self.game.action(text)))

    def resign(self, seat: int) -> None:
        self._send("resign", seat)

    def undo(self, seat: int) -> None:
        """Offer a take-back of our last act."""
        line: list[tuple[int, object]] = [(0, None)]
        for _, event in sorted(self._events.get(seat, {}).items()):
            if isinstance(event, Act | ChanceAnswer):
                line.append((event.seq, event.by))
            elif isinstance(event, TakeBack):
                line = [(seq, by) for seq, by in line if seq <= event.to]
        while line and line[-1][1] != seat:
            line.pop()
        if not line:
            raise BadOption("there is nothing to undo", code="nothing-to-undo")
        self._send("offer", seat, what="take-back", to=line[-2][0])

    def write(self, path: str | None) -> str:
        if not path:
            raise BadOption("name a file to save to: save FILE", code="no-file")
        record = self._remote.get(f"{self._path}/record?form=json")
        Path(path).write_bytes(msgspec.json.format(msgspec.json.encode(record)))
        return path

    def proof(self) -> str | None:
        if self._table["status"] == "over" and self._table["result"] is None:
            return self.say("term-void")
        verdict = self._fair.checked()
        if verdict is None:
            return None
        if not verdict.ok:
            return self.say("term-unfair", why=verdict.message)
        kept = {"seal": self._fair.seal or "", "nonce": self._fair.nonce}
        return self.say("term-fair", outcomes=verdict.outcomes, **kept)

    def _send(self, verb: str, seat: int, **what: Any) -> None:
        body = {"key": secrets.token_hex(8), "seat": seat, **what}
        self._take(self._remote.post(f"{self._path}/{verb}", body))

    def _take(self, message: Mapping[str, Any]) -> None:
        """Apply a state or a message; older ones than ours are ignored."""
        self._table = message.get("table", self._table)
        if "you" in message:
            self.people = tuple(message["you"]["seats"])
        answer = self._fair.see(self._table, self.people)
        if answer is not None:
            self._take(answer)
        if message.get("seq", -1) < self._seq:
            return
        self._seq = message.get("seq", self._seq)
        if "sides" in message:
            waiting = message.get("throw")
            self._throw = waiting["seat"] if waiting is not None else None
        for side in message.get("sides", ()):
            self._views[side["seat"]] = side["view"]
            kept = self._events.setdefault(side["seat"], {})
            kept.update({e["seq"]: msgspec.convert(e, Event) for e in side["events"]})
