"""The door: who comes in by which origin, and how many sockets each may have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from http.cookies import CookieError, SimpleCookie
from urllib.parse import parse_qs, urlsplit

from .live import Live
from .matches import Matches
from .people import COOKIE, People
from .playing import Playing
from .protocol import VERSION
from .refusal import Refusal
from .settings import Settings
from .socket import BAD_FRAMES, FOREIGN, NOT_FOUND, TOO_MANY, Message, Receive, Send, Socket

#: who may look at a match that is closed to spectators
_SEATED_ONLY = Refusal("this match is closed to spectators", "no-spectators", 403)


def header(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> str | None:
    """A header's value, or None."""
    for key, value in headers:
        if key == name:
            return value.decode("latin-1")
    return None


def cookie(headers: Iterable[tuple[bytes, bytes]], name: str) -> str | None:
    """A cookie's value, or None."""
    text = header(headers, b"cookie")
    if not text:
        return None
    try:
        found = SimpleCookie(text).get(name)
    except CookieError:
        return None
    return found.value if found is not None else None


def is_foreign(settings: Settings, headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Whether a request comes from another site's page. Programs that are no browser name no origin."""
    headers = list(headers)
    origin = header(headers, b"origin")
    if origin is None:
        return header(headers, b"sec-fetch-site") in ("cross-site", "same-site")
    if origin.rstrip("/") in settings.allowed_origins:
        return False
    host = header(headers, b"host")
    return host is None or urlsplit(origin).netloc.lower() != host.lower()


def may_look(live: Live, person: str | None) -> None:
    """A Refusal if this match is closed to whoever has no seat at it."""
    seated = person is not None and any(chair.person == person for chair in live.chairs)
    if not live.stored.terms.spectators and live.status != "open" and not seated:
        raise _SEATED_ONLY


class Door:
    """Lets sockets in and sees them out."""

    def __init__(self, settings: Settings, people: People, matches: Matches, playing: Playing) -> None:
        self._settings = settings
        self._people = people
        self._matches = matches
        self._playing = playing
        self._count: Counter[str] = Counter()

    async def handle(self, match: str, scope: Message, receive: Receive, send: Send) -> None:
        """A socket from its opening to its end. Refusals are close codes, which a page can read."""
        await receive()
        await send({"type": "websocket.accept"})
        who = self._people.read_cookie(cookie(scope["headers"], COOKIE))
        counted = who or (scope.get("client") or ("",))[0]
        code, since = self._checked(scope, counted)
        if code:
            await send({"type": "websocket.close", "code": code})
            return
        self._count[counted] += 1
        try:
            await self._serve(match, who, since, receive, send)
        finally:
            self._count[counted] -= 1
            if not self._count[counted]:
                del self._count[counted]

    def _checked(self, scope: Message, counted: str) -> tuple[int, int]:
        """The close code if the socket may not come in, and the `since` it names."""
        asked = parse_qs(scope["query_string"].decode("latin-1"))
        version, since = asked.get("v", [str(VERSION)])[0], asked.get("since", ["0"])[0]
        if is_foreign(self._settings, scope["headers"]):
            return FOREIGN, 0
        if self._count[counted] >= self._settings.sockets_per_person:
            return TOO_MANY, 0
        if version != str(VERSION) or not (since.isascii() and since.isdigit() and len(since) < 10):
            return BAD_FRAMES, 0
        return 0, int(since)

    async def _serve(self, match: str, who: str | None, since: int, receive: Receive, send: Send) -> None:
        try:
            live = await self._matches.get(match)
            may_look(live, who)
        except Refusal as why:
            await send({"type": "websocket.close", "code": FOREIGN if why.status == 403 else NOT_FOUND})
            return
        if len(live.sockets) >= self._settings.sockets_per_match:
            await send({"type": "websocket.close", "code": TOO_MANY})
            return
        person = await self._people.get(who)
        socket = Socket(live, person, min(since, live.seq), send, self._settings)
        live.sockets.add(socket)
        live.version += socket.person is not None
        try:
            socket.welcome()
            live.publish()
            self._playing.wake(live)
            await socket.listen(receive, self._playing)
            await socket.closed()
        finally:
            live.sockets.discard(socket)
            if socket.person is not None:
                live.version += 1
                live.publish()
