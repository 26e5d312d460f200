"""Web Push: notices of a person's turn, sent to closed browsers. Only if the host has set a key."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import logging
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select

from parlour.core.errors import BadOption
from parlour.core.missing import need
from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.server.store.schema import subscriptions
from parlour.server.store.store import Store
from parlour.table.live import LiveMatch
from parlour.table.messages.notices import Subscribe
from parlour.table.messages.people import Person
from parlour.table.refusal import Refusal
from parlour.table.waiting import why

from .push_services import PushServices

log = logging.getLogger("parlour.push")
#: HTTP statuses by which a push service says that a subscription has ended
_GONE = (404, 410)
_TIMEOUT = 10


class Push:
    """Sends notices to absent players, some time after their turn began."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self._store = store
        self._services = PushServices(settings.push_hosts)
        self._later: dict[str, asyncio.TimerHandle] = {}
        self._sending: set[asyncio.Task[None]] = set()
        self.key = public_key(settings.push_key) if settings.push_key else None

    # --- subscriptions ---

    async def subscribe(self, person: Person, given: Subscribe) -> None:
        """Subscribe this browser for the person; an earlier person's subscription in it ends."""
        if self.key is None:
            raise Refusal("this server sends no push notices: its host has set no key", "no-push", 404)
        if self._services.read(given.endpoint) is None:
            raise Refusal(
                "this server does not use this push service; see PARLOUR_PUSH_HOSTS", "bad-endpoint", 422
            )
        row = {"id": _name(given.endpoint), "person": person.id, "endpoint": given.endpoint}
        row |= {"p256dh": given.keys.p256dh, "auth": given.keys.auth}

        def work(connection: Connection) -> None:
            connection.execute(delete(subscriptions).where(subscriptions.c.id == row["id"]))
            mine = select(subscriptions.c.id).where(subscriptions.c.person == person.id)
            if len(connection.execute(mine).all()) >= self._settings.browsers_per_person:
                most = self._settings.browsers_per_person
                raise Refusal(
                    f"you get notices in {most} browsers, the most allowed; turn one off",
                    "too-many-browsers",
                    429,
                )
            connection.execute(insert(subscriptions).values(**row, created=now_ms()))

        await self._store.writer.run(work)

    async def unsubscribe(self, person: Person, endpoint: str) -> None:
        mine = subscriptions.c.id == _name(endpoint), subscriptions.c.person == person.id
        await self._store.writer.run(lambda c: c.execute(delete(subscriptions).where(*mine)))

    # --- sending ---

    def look(self, live: LiveMatch) -> None:
        """After a change of the match: schedule a notice to absent players whom it waits for."""
        if self.key is None or not _is_slow(live, self._settings.push_slow_ms):
            return
        before = self._later.pop(live.id, None)
        if before is not None:
            before.cancel()
        if live.status != "over" and self._absent(live):
            loop = asyncio.get_running_loop()
            self._later[live.id] = loop.call_later(self._settings.push_seconds, self._due, live, live.seq)

    def _absent(self, live: LiveMatch) -> list[str]:
        """The people for whom the match waits and who don't have it open."""
        here = {socket.person for socket in live.watchers}
        people = {chair.person for chair in live.chairs if chair.person is not None} - here
        return [person for person in people if why(live, person) is not None]

    def _due(self, live: LiveMatch, seq: int) -> None:
        self._later.pop(live.id, None)
        if live.seq == seq:
            for person in self._absent(live):
                task = asyncio.create_task(self._tell(person, live))
                self._sending.add(task)
                task.add_done_callback(self._sending.discard)

    async def _tell(self, person: str, live: LiveMatch) -> None:
        waiting = why(live, person)
        if waiting is None:
            return
        await self._send_all(person, {"match": live.id, "game": live.game.key, "why": waiting.why})

    async def remind(self, person: str, live: LiveMatch, hours: int) -> None:
        """Remind the person that their time at this match runs out in so many hours."""
        why_now = "day" if hours > 1 else "hour"
        await self._send_all(person, {"match": live.id, "game": live.game.key, "why": why_now})

    async def _send_all(self, person: str, told: dict[str, str]) -> None:
        """Send a notice to all browsers of the person."""
        data = msgspec.json.encode(told).decode()
        question = select(subscriptions).where(subscriptions.c.person == person)
        for row in await self._store.ask(lambda c: c.execute(question).all()):
            try:
                gone = await asyncio.to_thread(self._send, row, data)
            except Exception as error:
                log.warning("a push notice could not be sent: %s", type(error).__name__)
                continue
            if gone:
                await self._forget(row.id)

    async def _forget(self, subscription: str) -> None:
        over = delete(subscriptions).where(subscriptions.c.id == subscription)
        await self._store.writer.run(lambda c: c.execute(over))

    def _send(self, row: Any, data: str) -> bool:
        """Send one notice; returns whether the subscription has ended."""
        from pywebpush import WebPushException, webpush

        try:
            webpush(
                {"endpoint": row.endpoint, "keys": {"p256dh": row.p256dh, "auth": row.auth}},
                data,
                vapid_private_key=self._settings.push_key,
                vapid_claims={"sub": self._settings.push_contact},
                ttl=86_400,
                timeout=_TIMEOUT,
                requests_session=self._services,
            )
        except WebPushException as error:
            if error.response is not None and error.response.status_code in _GONE:
                return True
            raise
        return False

    async def close(self) -> None:
        for later in self._later.values():
            later.cancel()
        for task in tuple(self._sending):
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)


def _is_slow(live: LiveMatch, slow_ms: int) -> bool:
    """Whether players may be away between moves: a long time for each move, or no clock."""
    terms = live.stored.terms.clock
    return terms is None or (terms.move or terms.base or 0) >= slow_ms


def _name(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def new_key() -> str:
    """A new private key for the host's settings."""
    Vapid02 = _vapid()  # noqa: N806
    vapid = Vapid02()
    vapid.generate_keys()
    number = vapid.private_key.private_numbers().private_value
    return base64.urlsafe_b64encode(number.to_bytes(32, "big")).decode().rstrip("=")


def public_key(private: str) -> str:
    """The public half of the host's key, in the form browsers need."""
    vapid_type = _vapid()
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    try:
        point = vapid_type.from_string(private).public_key.public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
    except Exception as error:
        raise BadOption(
            f"PARLOUR_PUSH_KEY is not a valid key; make one with `parlour admin push-key`: {error}"
        ) from None
    return base64.urlsafe_b64encode(point).decode().rstrip("=")


def _vapid() -> Any:
    need("club")
    from py_vapid import Vapid02

    return Vapid02
