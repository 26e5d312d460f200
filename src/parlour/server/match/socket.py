"""One client's WebSocket at one match: plain ASGI, since every act and every view goes through it."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import TYPE_CHECKING, Protocol

import msgspec
from msgspec import UNSET

from parlour.core.errors import ParlourError
from parlour.server.base.limits import Bucket
from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.table import refusal
from parlour.table.live import LiveMatch
from parlour.table.messages.chat import Chat, SayGiven
from parlour.table.messages.people import Person
from parlour.table.messages.socket import (
    Bad,
    ChoiceGiven,
    Done,
    Given,
    Ping,
    Pong,
    Refused,
    Sent,
    Update,
    Welcome,
)

from .sender import Receive, Sender

if TYPE_CHECKING:
    from .playing import Playing

log = logging.getLogger("parlour.socket")

_GIVEN = msgspec.json.Decoder(Given)
_encode = msgspec.json.Encoder().encode

BAD_FRAMES, SIGNED_OUT, FOREIGN, NOT_FOUND, TOO_SLOW, TOO_MANY, TOO_LARGE = (
    4400, 4401, 4403, 4404, 4408, 4429, 1009,
)  # fmt: skip


class SaysChat(Protocol):
    """The chat, as a socket uses it."""

    async def say(
        self, live: LiveMatch, person: Person | None, given: SayGiven, socket: Socket | None = None
    ) -> None: ...


class Socket:
    """What one client has been sent, and what waits to be sent."""

    def __init__(
        self, live: LiveMatch, person: Person | None, since: int, sender: Sender, settings: Settings
    ) -> None:
        self.live = live
        self.whole_person = person
        self.person = person.id if person is not None else None
        #: the address it was opened from, and the hash of the session's or token's secret
        self.address = ""
        self.credential: str | None = None
        #: a big screen, which belongs to nobody, and who opened it: what they lose, their screens lose
        self.screen = False
        self.opener = self.person
        self.seq = since
        self._sender = sender
        self._settings = settings
        self._version = 0
        #: chat lines already sent to this client, and whom its person has muted
        self.heard = 0
        self.muted: frozenset[str] = frozenset()
        self._waiting: deque[bytes] = deque()
        self._waiting_bytes = 0
        self._sending: asyncio.Task[None] | None = None
        self._closing: int | None = None
        self._gone = False

    # --- messages to the client ---

    def welcome(self) -> None:
        """Send the first message: the whole table."""
        live = self.live
        look = live.look(self.person, self._name, self.seq)
        self.seq, self._version = live.seq, live.version
        self.push(Welcome(table=look.table, you=look.you, seq=look.seq, sides=look.sides, throw=look.throw))

    def tell(self, key: str | None = None) -> None:
        """Send the match's state, if it is new to this client or answers its message `key`."""
        live = self.live
        fresh = live.version != self._version
        if live.seq == self.seq and not fresh and key is None:
            return
        sides = live.sides(self.person, self.seq)
        self.seq, self._version = live.seq, live.version
        self.push(
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
        """Send new chat lines, if the person has a seat here, or the answer to its message `key`."""
        said = self.live.chat
        if said is None or not self.live.sat(self.person):
            return
        lines = tuple(line for line in said[self.heard :] if line.person not in self.muted)
        self.heard = len(said)
        if lines or key is not None:
            self.push(Chat(lines=lines, key=key if key is not None else UNSET))

    def refuse(self, key: str | None, error: ParlourError) -> None:
        """Send why a message was refused, with the match's state."""
        why = refusal.of(error)
        live = self.live
        sides = live.sides(self.person, self.seq)
        self.seq = live.seq
        self.push(
            Refused(
                key=key, code=why.code, reason=why.message, details=why.details, seq=live.seq, sides=sides
            )
        )

    @property
    def _name(self) -> str | None:
        return self.whole_person.name if self.whole_person is not None else None

    # --- sending ---

    def push(self, message: Sent) -> None:
        """Send without waiting. Messages for a slow client queue up to a limit; then it is disconnected."""
        self.push_text(_encode(message))

    def push_text(self, data: bytes) -> None:
        """Send a message that is JSON already."""
        if self._gone or self._closing is not None:
            return
        if self._sending is None:
            try:
                if self._sender.write(data):
                    return
            except Exception:
                self._gone = True
                return
            self._sending = asyncio.create_task(self._send_on())
        self._waiting.append(data)
        self._waiting_bytes += len(data)
        if self._waiting_bytes > self._settings.outbox_bytes:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Close the socket; queued messages are dropped."""
        if self._closing is None and not self._gone:
            self._closing = code
            self._waiting.clear()
            if self._sending is not None:
                self._sending.cancel()
            self._sending = asyncio.create_task(self._send_close(code))

    async def closed(self) -> None:
        """Wait until the close frame is sent."""
        if self._closing is not None and self._sending is not None:
            await self._sending

    async def _send_close(self, code: int) -> None:
        try:
            await asyncio.wait_for(self._sender.send({"type": "websocket.close", "code": code}), 5)
        except Exception:
            self._gone = True

    async def _send_on(self) -> None:
        """Wait for a slow client, then send the queued messages."""
        try:
            while self._waiting:
                await self._sender.ready()
                while self._waiting and self._sender.write(self._waiting[0]):
                    self._waiting_bytes -= len(self._waiting.popleft())
            self._sending = None
        except asyncio.CancelledError:
            raise
        except Exception:
            self._gone = True

    # --- messages from the client ---

    async def listen(self, receive: Receive, playing: Playing, chats: SaysChat) -> None:
        """Carry out the client's messages, one after the other, until it disconnects."""
        settings = self._settings
        bucket = Bucket(settings.messages_per_second, settings.messages_burst)
        bad = 0
        while True:
            message = await receive()
            if message["type"] != "websocket.receive" or self._closing is not None or self._gone:
                return
            text = message.get("text")
            if not bucket.take():
                self.close(TOO_MANY)
                return
            if text is not None and len(text) > settings.message_bytes:
                self.close(TOO_LARGE)
                return
            try:
                given = _GIVEN.decode(text if text is not None else b"")
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                bad += 1
                if bad > settings.bad_messages:
                    self.close(BAD_FRAMES)
                    return
                reason = (
                    str(error)[:200] if text is not None else "send text frames with JSON, not binary frames"
                )
                self.push(Bad(code="bad-message", reason=reason))
                continue
            await self._do(given, playing, chats)

    async def _do(self, given: Given, playing: Playing, chats: SaysChat) -> None:
        if isinstance(given, Ping):
            self.push(Pong(n=given.n, at=now_ms()))
            return
        if isinstance(given, ChoiceGiven):
            playing.choices.given(self.live, self.person, given)
            return
        try:
            if isinstance(given, SayGiven):
                await chats.say(self.live, self.whole_person, given, self)
                return
            done = await playing.do(self.live, self.whole_person, given, self)
        except ParlourError as error:
            playing.metrics.refusals.labels(code=error.code).inc()
            self.refuse(given.key, error)
        except Exception:
            log.exception("a client's message raised an unexpected error")
            self.refuse(
                given.key, refusal.Refusal("the server had an internal error; try again", "server-error", 500)
            )
        else:
            if done is not None:
                self.push(Done(key=given.key, seq=done))
