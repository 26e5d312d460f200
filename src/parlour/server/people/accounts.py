"""Accounts: a login and password for a former guest.

Passwords are stored as argon2 hashes, one-time codes as SHA-256 (they are random, so no slow hash is needed).
Neither is ever logged or shown again.
"""

from __future__ import annotations

import secrets
import unicodedata
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from parlour.server.base.limits import network_of
from parlour.server.base.names import is_disguised
from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.server.base.shared_limits import SharedLimits
from parlour.server.store.schema import chat, codes, matches, mutes, people, seats, subscriptions
from parlour.server.store.store import HEADER, Store, person_of
from parlour.table.messages.people import Person
from parlour.table.refusal import Refusal

from . import audit
from .passwords import Passwords
from .sessions import end_all, end_tokens
from .tokens import digest
from .tries import Tries

#: the name shown for a deleted person
NOBODY = "somebody"
_DAY_MS = 86_400_000
_HOUR = 3600
_WRONG = Refusal("the login or the password is wrong", "wrong-password", 403)


class Accounts:
    """Registers people and signs them in, by login and password."""

    def __init__(self, settings: Settings, store: Store, limits: SharedLimits | None = None) -> None:
        self._settings = settings
        self._store = store
        self._limits = limits if limits is not None else SharedLimits()
        self._tries = Tries(settings, self._limits)
        self._passwords = Passwords(settings)

    def close(self) -> None:
        self._passwords.close()

    # --- passwords ---

    async def register(
        self, person: Person, login: str, password: str, code: str | None, address: str = ""
    ) -> Person:
        """Turn a guest into an account; they keep their matches and name.

        A login that is taken is refused as late as a free one is given, and costs a registration too.
        """
        if self._settings.accounts == "off":
            raise Refusal("this server has no accounts", "no-accounts", 403)
        if person.kind != "guest":
            raise Refusal("you already have an account", "has-account")
        login = clean_login(login)
        most = self._settings.registrations_per_hour
        if not await self._limits.take(f"register:{network_of(address)}", most, _HOUR):
            raise Refusal(
                f"at most {most} new accounts an hour from one address; try again later",
                "too-many-accounts",
                429,
            )
        hashed = await self._passwords.hash(password)

        def work(connection: Connection) -> None:
            if self._settings.accounts == "invited":
                _use_code(connection, "invite", code)
            done = connection.execute(
                update(people)
                .where(people.c.id == person.id, people.c.login.is_(None))
                .values(login=login, password=hashed, kind="account")
            )
            if done.rowcount != 1:
                raise Refusal("you already have an account", "has-account")

        try:
            await self._store.writer.run(work)
        except IntegrityError:
            raise Refusal("this login is taken; choose another", "login-taken") from None
        return replace(person, kind="account", login=login)

    async def login(self, login: str, password: str, address: str) -> Person:
        """The person with this login and password."""
        await self._tries.count(login, address)
        row = await self._row(people.c.login == login.casefold())
        if not await self._passwords.fits(row.password if row is not None else None, password):
            raise _WRONG
        await self._tries.succeeded(login, address)
        return person_of(row)

    async def change_password(self, person: Person, old: str, new: str) -> Person:
        """Change the person's password; all their other sessions end."""
        await self._tries.count(person.id, person.id)
        row = await self._row(people.c.id == person.id)
        if not await self._passwords.fits(row.password if row is not None else None, old):
            raise _WRONG
        await self._tries.succeeded(person.id, person.id)
        return await self._set_password(person.id, await self._passwords.hash(new))

    async def reset(self, login: str, code: str, new: str, address: str) -> Person:
        """Set a new password with a one-time code from the host."""
        await self._tries.count(login, address)
        hashed = await self._passwords.hash(new)
        row = await self._row(people.c.login == login.casefold())

        def work(connection: Connection) -> None:
            _use_code(connection, "reset", code, row.id if row is not None else "")

        await self._store.writer.run(work)
        assert row is not None
        await self._tries.succeeded(login, address)
        return await self._set_password(row.id, hashed)

    async def _set_password(self, person: str, hashed: str) -> Person:
        """Set the password; all sessions end, and the caller begins a new one."""

        def work(connection: Connection) -> None:
            connection.execute(update(people).where(people.c.id == person).values(password=hashed))
            end_all(connection, person)

        await self._store.writer.run(work)
        row = await self._row(people.c.id == person)
        return person_of(row)

    async def new_code(self, kind: str, login: str | None = None, by: str = audit.CONSOLE) -> str:
        """A one-time code for the host to hand out: `invite`, or `reset` for a login."""
        code = secrets.token_urlsafe(12)
        person = None
        if login is not None:
            row = await self._row(people.c.login == login.casefold())
            if row is None:
                raise Refusal(f"there is no account with the login {login!r}", "no-such-login", 404)
            person = row.id
        expires = now_ms() + self._settings.code_days * _DAY_MS
        values = {"hash": digest(code), "kind": kind, "person": person, "expires": expires}

        def work(connection: Connection) -> None:
            connection.execute(insert(codes).values(values))
            audit.note(connection, by, "code-issued", person or kind, kind=kind)

        await self._store.writer.run(work)
        return code

    async def set_admin(self, login: str, admin: bool) -> Person:
        """Give or take the account's administrator rights."""

        def work(connection: Connection) -> Person:
            where = people.c.login == login.casefold()
            connection.execute(update(people).where(where).values(admin=admin))
            row = connection.execute(select(people).where(where)).one_or_none()
            if row is None:
                raise Refusal(f"there is no account with the login {login!r}", "no-such-login", 404)
            what = "administrator-made" if admin else "administrator-unmade"
            audit.note(connection, audit.CONSOLE, what, row.id)
            return person_of(row)

        return await self._store.writer.run(work)

    async def forget(self, person: Person) -> None:
        """Delete the account: login, password, tokens and name; matches stay, under the name `somebody`."""

        def work(connection: Connection) -> None:
            if person.admin and not _other_admin(connection, person.id):
                raise Refusal(
                    "you are the only administrator of this server; name another one first",
                    "last-administrator",
                )
            end_all(connection, person.id)
            end_tokens(connection, person.id)
            connection.execute(delete(codes).where(codes.c.person == person.id))
            connection.execute(delete(mutes).where(mutes.c.person == person.id))
            connection.execute(delete(subscriptions).where(subscriptions.c.person == person.id))
            connection.execute(update(chat).where(chat.c.person == person.id).values(phrase=None, text=None))
            connection.execute(
                update(people)
                .where(people.c.id == person.id)
                .values(
                    name=NOBODY,
                    kind="gone",
                    login=None,
                    password=None,
                    admin=False,
                    language=None,
                )
            )
            _unname(connection, person.id)

        await self._store.writer.run(work)

    async def _row(self, where: Any) -> Any:
        return await self._store.ask(lambda c: c.execute(select(people).where(where)).one_or_none())


def _other_admin(connection: Connection, person: str) -> bool:
    others = select(people.c.id).where(people.c.admin, people.c.id != person)
    return connection.execute(others).first() is not None


def _unname(connection: Connection, person: str) -> None:
    """Remove the person's name from the matches they played."""
    played = connection.execute(
        select(seats.c.match, seats.c.seat, matches.c.header)
        .join(matches, matches.c.id == seats.c.match)
        .where(seats.c.person == person)
    ).all()
    for match, seat, header in played:
        connection.execute(
            update(seats).where(seats.c.match == match, seats.c.seat == seat).values(name=NOBODY)
        )
        if header is not None:
            known = HEADER.decode(header)
            players = [replace(p, name=NOBODY) if n == seat else p for n, p in enumerate(known.players)]
            changed = msgspec.json.encode(replace(known, players=tuple(players))).decode()
            connection.execute(update(matches).where(matches.c.id == match).values(header=changed))


def clean_login(login: str) -> str:
    """The login in its canonical form: letters, digits and . _ - in lower case."""
    login = unicodedata.normalize("NFKC", login).casefold()
    if not 3 <= len(login) <= 40 or not all(c.isalnum() or c in "._-" for c in login):
        raise Refusal("a login is 3 to 40 letters, digits, dots, dashes or underscores", "bad-login", 422)
    if is_disguised(login):
        raise Refusal("this login looks like another one; choose another", "login-taken")
    return login


def _use_code(connection: Connection, kind: str, code: str | None, person: str | None = None) -> None:
    """Use up a one-time code, or refuse."""
    used = delete(codes).where(
        codes.c.hash == digest(code or ""), codes.c.kind == kind, codes.c.expires > now_ms()
    )
    if person is not None:
        used = used.where(codes.c.person == person)
    if connection.execute(used).rowcount != 1:
        raise Refusal("the code is wrong or has expired", "wrong-code", 403)
