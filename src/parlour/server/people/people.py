"""People: guests with a name and a signed cookie, and who is behind a request."""

from __future__ import annotations

import hashlib
import secrets

from itsdangerous import BadSignature, TimestampSigner
from msgspec.structs import replace

from parlour.locales.speech import LANGUAGES
from parlour.server.base.names import Names
from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.server.store.cookie_key import cookie_keys
from parlour.server.store.store import Store
from parlour.table.messages.people import Person
from parlour.table.refusal import Refusal

from .sessions import Sessions, key_of
from .tokens import Tokens

COOKIE = "parlour"
_DAY = 86_400


class People:
    """Finds the person behind a cookie (`id-secret.time.signature`) or a token."""

    def __init__(
        self, settings: Settings, store: Store, tokens: Tokens, sessions: Sessions, names: Names
    ) -> None:
        self._sessions = sessions
        self._store = store
        self._names = names
        self._tokens = tokens
        self.cookie_seconds = settings.cookie_days * _DAY
        self._signer = TimestampSigner(
            cookie_keys(settings, store.engine), salt="parlour guest", digest_method=hashlib.sha256
        )

    async def guest(self, name: str) -> Person:
        """Create a guest."""
        person = Person(id=secrets.token_hex(16), name=self._names.clean(name), kind="guest")
        await self._store.add_person(person, now_ms())
        return person

    async def renamed(self, person: Person, name: str) -> Person:
        name = self._names.clean(name)
        await self._store.rename(person.id, name)
        return replace(person, name=name)

    async def set_language(self, person: Person, language: str | None) -> Person:
        """Set the person's language; None to follow the browser."""
        if language is not None and language not in LANGUAGES:
            raise Refusal(
                f"the language is {language!r}; allowed: {', '.join(LANGUAGES)}", "unknown-language", 422
            )
        await self._store.set_language(person.id, language)
        return replace(person, language=language)

    async def get(self, person: str | None) -> Person | None:
        """The person with that id; None if there is none or they deleted their account."""
        found = await self._store.person(person) if person is not None else None
        return found if found is not None and found.kind != "gone" else None

    def cookie(self, person: str, secret: str) -> str:
        """The cookie of a session."""
        return self._signer.sign(f"{person}-{secret}").decode()

    def read_cookie(self, value: str | None) -> tuple[str, str] | None:
        """The person's id and the secret in a cookie, if its signature is valid and it is not too old."""
        if not value:
            return None
        try:
            person, _, secret = (
                self._signer.unsign(value, max_age=self.cookie_seconds).decode().partition("-")
            )
            return person, secret
        except (BadSignature, ValueError):
            return None

    def session_of(self, cookie: str | None) -> str | None:
        """The id of a cookie's session."""
        return key_of(self.read_cookie(cookie), cookie)

    async def by_cookie(self, value: str | None) -> Person | None:
        """The person of a cookie, unless the session has ended."""
        read = self.read_cookie(value)
        return await self._sessions.find(read, value) if read is not None and value is not None else None

    async def by_token(self, token: str, scope: str) -> Person:
        """The person of a token, if the token has this scope."""
        who, scopes = await self._tokens.holder(token)
        person = await self.get(who)
        if person is None:
            raise Refusal("the token is unknown or has expired", "bad-token", 401)
        if scope not in scopes:
            raise Refusal(
                f"this needs a token with the scope {scope!r}; yours has: {', '.join(scopes)}",
                "not-in-scope",
                403,
            )
        return person
