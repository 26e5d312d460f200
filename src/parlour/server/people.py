"""People: guests with a name and a signed cookie."""

from __future__ import annotations

import hashlib
import secrets
import time
import unicodedata

from itsdangerous import BadSignature, TimestampSigner

from .protocol import Person
from .refusal import Refusal
from .settings import Settings
from .store import Store

COOKIE = "parlour"
_DAY = 86_400


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class People:
    """Who asks. A cookie says `id.time.signature`; the name stands in the database."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._store = store
        self.cookie_seconds = settings.cookie_days * _DAY
        self._signer = TimestampSigner(store.cookie_key(), salt="parlour guest", digest_method=hashlib.sha256)

    async def guest(self, name: str) -> Person:
        """A new guest."""
        person = Person(id=secrets.token_hex(16), name=clean_name(name), kind="guest")
        await self._store.add_person(person, now_ms())
        return person

    async def renamed(self, person: Person, name: str) -> Person:
        name = clean_name(name)
        await self._store.rename(person.id, name)
        return Person(id=person.id, name=name, kind=person.kind)

    async def get(self, person: str | None) -> Person | None:
        return await self._store.person(person) if person is not None else None

    def cookie(self, person: Person) -> str:
        return self._signer.sign(person.id).decode()

    def read_cookie(self, value: str | None) -> str | None:
        """The id of the person whom a cookie names, if we signed it and it is not too old."""
        if not value:
            return None
        try:
            return self._signer.unsign(value, max_age=self.cookie_seconds).decode()
        except (BadSignature, UnicodeError):
            return None


def clean_name(name: str) -> str:
    """A name as it is shown: normalised, without control or invisible characters, not blank."""
    kept = (
        c for c in unicodedata.normalize("NFC", name) if unicodedata.category(c)[0] not in "CZ" or c == " "
    )
    cleaned = " ".join("".join(kept).split())
    if not cleaned:
        raise Refusal("a name needs a visible character", "bad-name", 422)
    return cleaned[:40]
