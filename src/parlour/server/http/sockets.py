"""Opening sockets at matches: who may, from which origin, and how many."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import contextmanager
from http.cookies import CookieError, SimpleCookie
from urllib.parse import parse_qs, urlsplit

from msgspec import Struct

from parlour.server.base.limits import network_of
from parlour.server.base.settings import Settings
from parlour.server.classroom import membership
from parlour.server.match.matches import Matches
from parlour.server.match.playing import Playing
from parlour.server.match.sender import SENDER, AsgiSender, Message, Receive, Send, Sender
from parlour.server.match.socket import BAD_FRAMES, FOREIGN, NOT_FOUND, SIGNED_OUT, TOO_MANY, Socket
from parlour.server.people.chat import Chats
from parlour.server.people.people import COOKIE, People
from parlour.server.people.sanctions import Sanctions
from parlour.server.people.sessions import Sessions
from parlour.server.people.tokens import digest
from parlour.table.live import LiveMatch
from parlour.table.messages.match import VERSION
from parlour.table.messages.people import Person
from parlour.table.refusal import Refusal

#: lines that may wait in a stream before further ones count against `outbox_bytes`
_LINES_WAITING = 20
#: the refusal at a match that is closed to spectators
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
    """Whether a request comes from another site's page. Programs other than browsers send no Origin."""
    headers = list(headers)
    origin = header(headers, b"origin")
    if origin is None:
        return header(headers, b"sec-fetch-site") in ("cross-site", "same-site")
    if origin.rstrip("/") in settings.allowed_origins:
        return False
    host = header(headers, b"host")
    return host is None or urlsplit(origin).netloc.lower() != host.lower()


def may_look(live: LiveMatch, person: str | None) -> None:
    """Raise a Refusal if the person may not see the match: no spectators, or another class's match."""
    terms = live.stored.terms
    if not membership.may_look(person, terms.of_class, terms.teacher):
        raise membership.CLASS_ONLY
    seated = person is not None and any(chair.person == person for chair in live.chairs)
    if not live.stored.terms.spectators and live.status != "open" and not seated:
        raise _SEATED_ONLY


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10


def credential(people: People, authorization: str | None, cookie: str | None) -> str | None:
    """The hash of the token or of the session's secret with which a request came."""
    kind, _, token = (authorization or "").partition(" ")
    return digest(token.strip()) if kind.lower() == "bearer" else people.session_of(cookie)


class Opener(Struct, frozen=True):
    """Who opens a socket or a stream, from where, and by what right."""

    person: Person | None
    address: str
    credential: str | None
    #: a big screen: it owns no seat, whoever opened it
    screen: bool = False

    def socket(self, live: LiveMatch, since: int, sender: Sender, settings: Settings) -> Socket:
        """Their socket at a match."""
        person = None if self.screen else self.person
        made = Socket(live, person, min(since, live.seq), sender, settings)
        made.screen = self.screen
        made.opener = self.person.id if self.person is not None else None
        made.address, made.credential = self.address, self.credential
        return made


class Sockets:
    """Opens, counts and closes the sockets of all matches."""

    def __init__(
        self,
        settings: Settings,
        people: People,
        sessions: Sessions,
        matches: Matches,
        playing: Playing,
        chats: Chats,
        sanctions: Sanctions,
        may_ask: Callable[[str, str], bool],
    ) -> None:
        #: a handshake counts like a request
        self._may_ask = may_ask
        self._settings = settings
        self._chats = chats
        self._sanctions = sanctions
        self._people = people
        self._sessions = sessions
        self._matches = matches
        self._playing = playing
        self._count: Counter[str] = Counter()

    async def handle(self, match: str, scope: Message, receive: Receive, send: Send) -> None:
        """Handle a socket from open to close. Refusals are close codes, which a page can read."""
        sender: Sender = scope.get("extensions", {}).get(SENDER) or AsgiSender(send)
        send = sender.send
        await receive()
        await send({"type": "websocket.accept"})
        try:
            person = await self._person(scope["headers"])
            address = (scope.get("client") or ("",))[0]
            self._sanctions.check_address(address, "all")
        except Refusal:
            await send({"type": "websocket.close", "code": FOREIGN})
            return
        counted = person.id if person is not None else network_of(address)
        code, since, heard = self._checked(scope, counted, address)
        if code:
            await send({"type": "websocket.close", "code": code})
            return
        screen = parse_qs(scope["query_string"].decode("latin-1")).get("screen") == ["1"]
        opened_by = Opener(person, address, self._credential(scope["headers"]), screen)
        with self._counted(counted):
            await self._serve(match, opened_by, (since, heard), receive, sender)

    @contextmanager
    def _counted(self, who: str) -> Iterator[None]:
        """Count a socket of this person or address while it is open."""
        self._count[who] += 1
        try:
            yield
        finally:
            self._count[who] -= 1
            if not self._count[who]:
                del self._count[who]

    def _checked(self, scope: Message, counted: str, address: str) -> tuple[int, int, int]:
        """The close code (0: none), and the `since` and `heard` of the query string."""
        asked = parse_qs(scope["query_string"].decode("latin-1"))
        version = asked.get("v", [str(VERSION)])[0]
        since, heard = (asked.get(name, ["0"])[0] for name in ("since", "heard"))
        if is_foreign(self._settings, scope["headers"]):
            return FOREIGN, 0, 0
        full = self._count[counted] >= self._settings.sockets_per_person
        if full or not self._may_ask(counted, address):
            return TOO_MANY, 0, 0
        if version != str(VERSION) or not (_is_number(since) and _is_number(heard)):
            return BAD_FRAMES, 0, 0
        return 0, int(since), int(heard)

    async def _person(self, headers: list[tuple[bytes, bytes]]) -> Person | None:
        """The person who opens the socket, by token or cookie."""
        kind, _, token = (header(headers, b"authorization") or "").partition(" ")
        if kind.lower() == "bearer":
            person: Person | None = await self._people.by_token(token.strip(), "play")
        else:
            person = await self._people.by_cookie(cookie(headers, COOKIE))
        if person is not None:
            self._sanctions.check(person.id, "all")
        return person

    def _credential(self, headers: list[tuple[bytes, bytes]]) -> str | None:
        return credential(self._people, header(headers, b"authorization"), cookie(headers, COOKIE))

    async def _serve(
        self, match: str, opened_by: Opener, last: tuple[int, int], receive: Receive, sender: Sender
    ) -> None:
        person = opened_by.person
        try:
            live = await self._matches.get(match)
            may_look(live, person.id if person is not None else None)
        except Refusal as why:
            await sender.send(
                {"type": "websocket.close", "code": FOREIGN if why.status == 403 else NOT_FOUND}
            )
            return
        if self._is_full(live, None if opened_by.screen else person):
            await sender.send({"type": "websocket.close", "code": TOO_MANY})
            return
        since, heard = last
        socket = opened_by.socket(live, since, sender, self._settings)
        await self._load_chat(socket, heard)
        with self._at(live, socket):
            socket.tell_chat()
            await socket.listen(receive, self._playing, self._chats)
            await socket.closed()

    def _is_full(self, live: LiveMatch, person: Person | None) -> bool:
        """Whether the match has no room for one more: spectators share one, each player has their own."""
        if person is not None and live.sat(person.id):
            own = sum(watcher.person == person.id for watcher in live.watchers)
            return own >= self._settings.sockets_per_seat
        watching = sum(not live.sat(watcher.person) for watcher in live.watchers)
        return watching >= self._settings.sockets_per_match

    async def _load_chat(self, socket: Socket, heard: int) -> None:
        """Load the chat and the mutes, if the socket's person has a seat at the match."""
        person = socket.whole_person
        if person is not None and socket.live.sat(person.id):
            await self._chats.open(socket.live)
            socket.muted = await self._chats.muted_by(person)
            socket.heard = heard

    def disconnect_ended(self) -> None:
        """Close the sockets of people who were banned or signed out since."""
        for live in self._matches.watched():
            for watcher in tuple(live.watchers):
                if isinstance(watcher, Socket):
                    self._close_if_ended(watcher)

    def _close_if_ended(self, socket: Socket) -> None:
        if self._sessions.has_ended(socket.credential):
            socket.close(SIGNED_OUT)
            return
        try:
            self._sanctions.check_address(socket.address, "all")
            if socket.opener is not None:
                self._sanctions.check(socket.opener, "all")
        except Refusal:
            socket.close(FOREIGN)

    @contextmanager
    def _at(self, live: LiveMatch, socket: Socket) -> Iterator[None]:
        """Add the socket to the match's watchers; the others see it come and go."""
        live.watchers.add(socket)
        self._playing.metrics.sockets.inc()
        self._playing.attendance.came(live, socket.person)
        if socket.screen:
            live.screens += 1
            self._playing.attendance.screen_turned(live)
        try:
            self._close_if_ended(socket)  # it may have ended while it was opened
            socket.welcome()
            live.publish()
            self._playing.wake(live)
            yield
        finally:
            live.watchers.discard(socket)
            self._playing.metrics.sockets.dec()
            if socket.person is not None:
                self._playing.attendance.went(live, socket.person)
                live.publish()
            if socket.screen:
                live.screens -= 1
                self._playing.attendance.screen_turned(live)
                live.publish()

    def lines(self, live: LiveMatch, opened_by: Opener, since: int) -> AsyncIterator[bytes]:
        """The messages of a read-only socket as lines of JSON, until the match is over.

        An empty line is sent if there was nothing new for a while.
        """
        person = opened_by.person
        counted = person.id if person is not None else network_of(opened_by.address)
        if self._is_full(live, person) or self._count[counted] >= self._settings.sockets_per_person:
            raise Refusal("too many sockets are open here; close one and try again", "too-many-sockets", 429)
        return self._lines(live, opened_by, counted, since)

    async def _lines(
        self, live: LiveMatch, opened_by: Opener, counted: str, since: int
    ) -> AsyncIterator[bytes]:
        told = _Lines()
        socket = opened_by.socket(live, since, told, self._settings)
        await self._load_chat(socket, 0)
        with self._counted(counted), self._at(live, socket):
            socket.tell_chat()
            while True:
                try:
                    line = await asyncio.wait_for(told.next(), self._settings.ping_seconds or None)
                except TimeoutError:
                    line = b"\n"
                if line is None:
                    return
                yield line
                if live.status == "over" and told.is_empty:
                    return


class _Lines:
    """The sender of a stream: a queue of lines."""

    def __init__(self) -> None:
        self._lines: asyncio.Queue[bytes | None] = asyncio.Queue()

    @property
    def is_empty(self) -> bool:
        return self._lines.empty()

    async def next(self) -> bytes | None:
        """The next line; None if the socket was closed."""
        return await self._lines.get()

    def write(self, text: bytes) -> bool:
        if self._lines.qsize() > _LINES_WAITING:
            return False
        self._lines.put_nowait(text + b"\n")
        return True

    async def ready(self) -> None:
        while self._lines.qsize() > _LINES_WAITING:
            await asyncio.sleep(0.05)

    async def send(self, message: Message) -> None:
        self._lines.put_nowait(None)
