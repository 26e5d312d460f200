"""Sessions: each browser in which somebody is signed in. The server knows them, so it can end them.

A cookie holds the person's id and a random secret, signed; the database has the secret's SHA-256. Cookies
from before sessions hold the person's epoch instead of a secret. Each becomes a session, named by the hash of
the whole cookie, when it is first seen.

What ends (a session, a token) is written down for a while. Every worker looks there, and closes its sockets.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable
from contextlib import suppress

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from parlour.server.base.background import Background
from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.server.store.schema import endings, people, sessions, tokens
from parlour.server.store.store import Store, person_of
from parlour.server.store.writer import StoreDown
from parlour.table.messages.people import Person, SessionShown
from parlour.table.refusal import Refusal

from .tokens import digest

_DAY_MS = 86_400_000
#: how often a session's last use is written
_SEEN_MS = 3_600_000
#: how far back a worker looks for endings: others may have another time, or be slow to write
_LOOK_BACK_MS = 60_000
#: characters of a session's id that its owner is shown
_SHOWN = 16
_EPOCH = re.compile(r"[0-9]{1,9}")

_BROWSERS = (
    ("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"), ("Chrome", "Chrome"), ("Safari", "Safari"),
)  # fmt: skip
_SYSTEMS = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS"),
    ("Windows", "Windows"), ("Mac OS X", "macOS"), ("Linux", "Linux"),
)  # fmt: skip


def device_of(agent: str | None) -> str:
    """A short name for the browser that sends this User-Agent; empty if it is not known."""
    found = (
        next((name for sign, name in signs if sign in (agent or "")), "") for signs in (_BROWSERS, _SYSTEMS)
    )
    return " · ".join(filter(None, found))


def is_old(read: tuple[str, str]) -> bool:
    """Whether this was read from a cookie from before sessions."""
    return _EPOCH.fullmatch(read[1]) is not None


def key_of(read: tuple[str, str] | None, cookie: str | None) -> str | None:
    """The id of a cookie's session, given what was read from the cookie."""
    if read is None or cookie is None:
        return None
    return digest(cookie if is_old(read) else read[1])


def end(connection: Connection, ids: Iterable[str]) -> None:
    """Note that these sessions or tokens have ended, and delete the sessions."""
    for each in ids:
        connection.execute(delete(sessions).where(sessions.c.id == each))
        if connection.execute(select(endings.c.id).where(endings.c.id == each)).first() is None:
            connection.execute(insert(endings).values(id=each, at=now_ms()))


def end_all(connection: Connection, person: str, but: str | None = None) -> None:
    """End all sessions of a person, also those of cookies not seen yet; `but` stays."""
    connection.execute(update(people).where(people.c.id == person).values(epoch=people.c.epoch + 1))
    held = connection.execute(select(sessions.c.id).where(sessions.c.person == person)).scalars().all()
    end(connection, (each for each in held if each != but))


def end_tokens(connection: Connection, person: str) -> None:
    """Delete all tokens of a person, and end what was opened with them."""
    held = connection.execute(select(tokens.c.hash).where(tokens.c.person == person)).scalars().all()
    connection.execute(delete(tokens).where(tokens.c.person == person))
    end(connection, held)


class Sessions:
    """Begins, lists and ends sessions."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self._store = store
        self._background = Background()
        #: endings of the last minute, by id
        self._ended: dict[str, int] = {}
        self._cookie_ms = settings.cookie_days * _DAY_MS

    async def close(self) -> None:
        await self._background.close()

    async def begin(self, person: str, device: str, instead: str | None = None) -> str:
        """Begin a session in place of another; returns its secret."""
        secret = secrets.token_urlsafe(24)
        now = now_ms()

        def work(connection: Connection) -> None:
            if instead is not None:
                end(connection, (instead,))
            row = {"id": digest(secret), "person": person, "device": device, "created": now, "seen": now}
            connection.execute(insert(sessions).values(row))
            newest_first = sessions.c.created.desc(), sessions.c.seen.desc()
            mine = select(sessions.c.id).where(sessions.c.person == person).order_by(*newest_first)
            end(connection, connection.execute(mine).scalars().all()[self._settings.sessions_per_person :])

        await self._store.writer.run(work)
        return secret

    async def find(self, read: tuple[str, str], cookie: str) -> Person | None:
        """The person of a cookie, unless its session has ended."""
        person, secret = read
        key = key_of(read, cookie)
        assert key is not None
        joined = people.outerjoin(sessions, (sessions.c.person == people.c.id) & (sessions.c.id == key))
        question = (
            select(people, sessions.c.seen)
            .select_from(joined)
            .where(people.c.id == person, people.c.kind != "gone")
        )
        row = await self._store.ask(lambda c: c.execute(question).one_or_none())
        if row is None:
            return None
        if row.seen is None and not await self._adopt(person, secret, key, row.epoch):
            return None
        if row.seen is not None and row.seen < now_ms() - _SEEN_MS:
            self._background.run(self._saw(key))
        return person_of(row)

    async def _adopt(self, person: str, secret: str, key: str, epoch: int) -> bool:
        """Make a session of a cookie from before sessions; False if it has ended."""
        if not is_old((person, secret)) or int(secret) != epoch:
            return False

        def work(connection: Connection) -> bool:
            if connection.execute(select(endings.c.id).where(endings.c.id == key)).first() is not None:
                return False
            now = now_ms()
            row = {"id": key, "person": person, "device": "", "created": now, "seen": now}
            connection.execute(insert(sessions).values(row))
            return True

        try:
            return await self._store.writer.run(work)
        except IntegrityError:
            return True  # another request did it at the same time

    async def _saw(self, key: str) -> None:
        used = update(sessions).where(sessions.c.id == key).values(seen=now_ms())
        with suppress(StoreDown):  # who can't be written about may still read
            await self._store.writer.run(lambda c: c.execute(used))

    async def listed(self, person: Person, current: str | None) -> tuple[SessionShown, ...]:
        """The person's sessions, the one used last first."""
        question = select(sessions).where(sessions.c.person == person.id).order_by(sessions.c.seen.desc())
        return tuple(
            SessionShown(
                id=row.id[:_SHOWN],
                device=row.device,
                created=row.created,
                seen=row.seen,
                current=row.id == current,
            )
            for row in await self._store.ask(lambda c: c.execute(question).all())
        )

    async def end(self, key: str) -> None:
        """End the session with this id, if there is one."""
        await self._store.writer.run(lambda c: end(c, (key,)))

    async def end_shown(self, person: Person, shown: str) -> None:
        """End the session that the person was shown under this id."""

        def work(connection: Connection) -> None:
            mine = select(sessions.c.id).where(sessions.c.person == person.id)
            found = [each for each in connection.execute(mine).scalars() if each[:_SHOWN] == shown]
            if not found:
                raise Refusal("you have no session with this id", "no-such-session", 404)
            end(connection, found)

        await self._store.writer.run(work)

    async def end_all(self, person: Person) -> None:
        """Sign the person out everywhere."""
        await self._store.writer.run(lambda c: end_all(c, person.id))

    # --- what has ended ---

    async def look(self) -> bool:
        """Read what has ended; returns whether there is anything new."""
        since = now_ms() - _LOOK_BACK_MS
        question = select(endings.c.id, endings.c.at).where(endings.c.at > since)
        found = {row.id: row.at for row in await self._store.ask(lambda c: c.execute(question).all())}
        fresh = found.keys() - self._ended.keys()
        self._ended = found
        return bool(fresh)

    def has_ended(self, credential: str | None) -> bool:
        """Whether this session or token ended in the last minute."""
        return credential in self._ended

    async def tidy(self) -> None:
        """Delete sessions whose cookie has expired, and old endings."""
        before = now_ms() - self._cookie_ms

        def work(connection: Connection) -> None:
            connection.execute(delete(sessions).where(sessions.c.seen < before))
            connection.execute(delete(endings).where(endings.c.at < before))

        await self._store.writer.run(work)
