"""Tokens for people's programs.

They are random, so a SHA-256 of each is kept. A token is shown once and never logged.
"""

from __future__ import annotations

import hashlib
import secrets

from sqlalchemy import Connection, delete, insert, select

from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.server.store.schema import endings, tokens
from parlour.server.store.store import Store
from parlour.table.messages.people import Person, TokenMade, TokenShown
from parlour.table.refusal import Refusal

SCOPES = ("read", "play")
_PREFIX = "parlour_"
_DAY_MS = 86_400_000


class Tokens:
    """Makes, lists and revokes tokens, and knows whose each is."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self._store = store

    async def create(self, person: Person, name: str, scopes: tuple[str, ...], days: int | None) -> TokenMade:
        """Create a token for a program of this person; it is shown only now."""
        secret = _PREFIX + secrets.token_urlsafe(32)
        shown = TokenShown(
            id=secrets.token_hex(8),
            name=name,
            scopes=tuple(s for s in SCOPES if s in scopes),
            created=now_ms(),
            expires=now_ms() + days * _DAY_MS if days is not None else None,
        )

        def work(connection: Connection) -> None:
            had = connection.execute(select(tokens.c.id).where(tokens.c.person == person.id)).all()
            if len(had) >= self._settings.tokens_per_person:
                raise Refusal(
                    f"you have {len(had)} tokens, the most allowed; delete one", "too-many-tokens", 429
                )
            connection.execute(
                insert(tokens).values(
                    id=shown.id,
                    hash=digest(secret),
                    person=person.id,
                    name=name,
                    scopes=" ".join(shown.scopes),
                    created=shown.created,
                    expires=shown.expires,
                )
            )

        await self._store.writer.run(work)
        return TokenMade(token=secret, shown=shown)

    async def of_person(self, person: Person) -> tuple[TokenShown, ...]:
        """The person's tokens, without their secrets."""
        found = await self._store.ask(
            lambda c: c.execute(
                select(tokens).where(tokens.c.person == person.id).order_by(tokens.c.created)
            ).all()
        )
        return tuple(
            TokenShown(
                id=row.id,
                name=row.name,
                scopes=tuple(row.scopes.split()),
                created=row.created,
                expires=row.expires,
            )
            for row in found
        )

    async def revoke(self, person: Person, token: str) -> None:
        """Delete one of the person's tokens."""

        def work(connection: Connection) -> None:
            where = tokens.c.id == token, tokens.c.person == person.id
            hashed = connection.execute(select(tokens.c.hash).where(*where)).scalar()
            if hashed is None:
                raise Refusal("you have no token with this id", "no-such-token", 404)
            connection.execute(delete(tokens).where(*where))
            connection.execute(insert(endings).values(id=hashed, at=now_ms()))

        await self._store.writer.run(work)

    async def holder(self, token: str) -> tuple[str, tuple[str, ...]]:
        """The person and scopes of a token; a Refusal if it is unknown or has expired."""
        row = await self._store.ask(
            lambda c: c.execute(select(tokens).where(tokens.c.hash == digest(token))).one_or_none()
        )
        if row is None or (row.expires is not None and row.expires < now_ms()):
            raise Refusal("the token is unknown or has expired", "bad-token", 401)
        return row.person, tuple(row.scopes.split())


def digest(secret: str) -> str:
    """The SHA-256 of a random secret, which is stored in its place."""
    return hashlib.sha256(secret.encode()).hexdigest()
