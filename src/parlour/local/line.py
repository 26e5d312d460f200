"""The line between a page and a match on the same device: what a socket is on the server."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec import UNSET

from parlour.core.errors import ParlourError
from parlour.table import refusal
from parlour.table.live import LiveMatch
from parlour.table.messages.people import Person
from parlour.table.messages.socket import Bad, Done, Given, Ping, Pong, Refused, Sent, Update, Welcome

_GIVEN = msgspec.json.Decoder(Given)
_encode = msgspec.json.Encoder().encode


class Line:
    """What one page has been sent of a match. `hear` gets every message as JSON."""

    muted: frozenset[str] = frozenset()

    def __init__(
        self,
        live: LiveMatch,
        person: Person,
        since: int,
        hear: Callable[[bytes], None],
        closed: Callable[[int], None] = lambda code: None,
    ) -> None:
        self.live = live
        self.person: str | None = person.id
        self._name = person.name
        self._hear: Callable[[bytes], None] | None = hear
        self._closed = closed
        self._seq = since
        self._version = 0

    def welcome(self) -> None:
        """Send the first message: the whole table."""
        live = self.live
        look = live.look(self.person, self._name, self._seq)
        self._seq, self._version = live.seq, live.version
        self._push(Welcome(table=look.table, you=look.you, seq=look.seq, sides=look.sides, throw=look.throw))

    def tell(self, key: str | None = None) -> None:
        """Send the match's state, if it is new to this page or answers its message `key`."""
        live = self.live
        fresh = live.version != self._version
        if live.seq == self._seq and not fresh and key is None:
            return
        sides = live.sides(self.person, self._seq)
        self._seq, self._version = live.seq, live.version
        self._push(
            Update(
                seq=live.seq,
                sides=sides,
                key=key if key is not None else UNSET,
                table=live.table() if fresh else UNSET,
                you=live.you(self.person, self._name) if fresh else UNSET,
                clock=live.clock.shown() if live.clock is not None and not fresh else UNSET,
                throw=live.throw or UNSET,
            )
        )

    def tell_chat(self, key: str | None = None) -> None:
        """Nobody chats with themselves."""

    def done(self, key: str, seq: int) -> None:
        """Say that a message had been carried out before, or needed no event."""
        self._push(Done(key=key, seq=seq))

    def refuse(self, key: str | None, error: ParlourError) -> None:
        """Send why a message was refused, with the match's state."""
        why, live = refusal.of(error), self.live
        sides = live.sides(self.person, self._seq)
        self._seq = live.seq
        self._push(
            Refused(
                key=key, code=why.code, reason=why.message, details=why.details, seq=live.seq, sides=sides
            )
        )

    def read(self, text: str | bytes, now: int) -> Given | None:
        """The page's message; None if it was answered here: a ping, or one that isn't valid."""
        try:
            given: Given = _GIVEN.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._push(Bad(code="bad-message", reason=str(error)[:200]))
            return None
        if isinstance(given, Ping):
            self._push(Pong(n=given.n, at=now))
            return None
        return given

    def close(self, code: int = 1000) -> None:
        """Send nothing more; the page is told the code."""
        self.live.watchers.discard(self)
        if self._hear is not None:
            self._hear = None
            self._closed(code)

    def _push(self, message: Sent) -> None:
        if self._hear is not None:
            self._hear(_encode(message))
