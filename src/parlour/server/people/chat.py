"""Chat among the players of a match. It is not part of the record."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from parlour.server.base.limits import Buckets
from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.server.match.bus import Bus
from parlour.server.match.matches import Matches
from parlour.server.match.socket import Socket
from parlour.server.store.schema import chat, mutes, people
from parlour.server.store.store import Store
from parlour.table.live import LiveMatch
from parlour.table.messages.chat import ChatHeard, ChatLine, ChatWish, Muted, SayGiven
from parlour.table.messages.people import Person
from parlour.table.refusal import Refusal

from .sanctions import Sanctions

_MINUTE = 60
#: characters that change the text direction, which could disguise one line as another
_TURNING = dict.fromkeys([*range(0x200E, 0x2010), *range(0x202A, 0x202F), *range(0x2066, 0x206A)])
#: attempts to write a line: another line may take its number first
_TRIES = 10


class Chats:
    """Checks, stores and delivers chat lines, and mutes people."""

    def __init__(
        self, settings: Settings, store: Store, bus: Bus, matches: Matches, sanctions: Sanctions
    ) -> None:
        self._settings = settings
        self._store = store
        self._bus = bus
        self._matches = matches
        self._sanctions = sanctions
        self._said = Buckets(settings.chat_per_minute / _MINUTE, settings.chat_burst)

    # --- writing ---

    async def say(
        self, live: LiveMatch, person: Person | None, given: SayGiven, socket: Socket | None = None
    ) -> None:
        """Send a line to everybody with a seat at the match."""
        if person is None:
            raise Refusal("sign in or choose a guest name first", "who-are-you", 401)
        seat = _seat(live, person.id, given.seat)
        key = f"{person.id} {given.key}"
        await self.open(live)
        if key not in live.said:
            words = await self._checked(live, person, given)
            await self._write(live, person, seat, given.phrase, words, key)
            self._bus.tell(live.id, chat=True)
        self.publish(live, socket, given.key)

    async def _checked(self, live: LiveMatch, person: Person, given: SayGiven) -> str | None:
        """The cleaned text (None for a phrase), or a Refusal if it is not allowed."""
        if self._settings.chat == "off":
            raise Refusal("the host of this server has turned chat off", "no-chat", 403)
        self._sanctions.check(person.id, "chat")
        if (given.phrase is None) == (given.text is None):
            raise Refusal("send either a phrase or a text", "bad-message", 422)
        words = None
        if given.text is not None:
            if not await self.free(live):
                raise Refusal(
                    "not everybody at this match allows free chat; choose a phrase", "phrases-only", 403
                )
            words = _clean(given.text, self._settings.chat_characters)
        if live.chat is not None and len(live.chat) >= self._settings.chat_lines_per_match:
            most = self._settings.chat_lines_per_match
            raise Refusal(f"this match has {most} chat lines, the most allowed", "too-much-chat", 429)
        if not self._said.take(person.id):
            most = self._settings.chat_per_minute
            raise Refusal(f"at most {most} chat lines a minute; wait a moment", "too-much-chat", 429)
        return words

    async def free(self, live: LiveMatch) -> bool:
        """Whether the host and everybody at the match allow free chat."""
        sitting = {chair.person for chair in live.chairs if chair.person is not None}
        question = select(func.count()).where(people.c.id.in_(sitting), people.c.chat == "free")
        allow = await self._store.ask(lambda c: int(c.execute(question).scalar_one()))
        return self._settings.chat == "free" and allow == len(sitting)

    async def _write(
        self, live: LiveMatch, person: Person, seat: int, phrase: str | None, text: str | None, key: str
    ) -> None:
        for _ in range(_TRIES):
            assert live.chat is not None
            row = {"match": live.id, "n": len(live.chat) + 1, "at": now_ms(), "seat": seat}
            row |= {"person": person.id, "phrase": phrase, "text": text, "key": key}
            try:
                await self._store.writer.run(_inserting(row))
            except IntegrityError:
                await self._read_on(live)  # another line was first, or this one is written already
            else:
                await self._read_on(live)
            if key in live.said:
                return
        raise Refusal("too many people are writing at once; try again", "too-much-chat", 429)

    # --- reading ---

    async def open(self, live: LiveMatch) -> None:
        """Load the chat so far, if it is not in memory yet."""
        if live.chat is None:
            lines, said = await self._read(live.id, 0)
            if live.chat is None:
                live.chat, live.said = lines, said

    async def heard(self, match: str) -> None:
        """Deliver lines written at another worker to the players connected here."""
        live = self._matches.here(match)
        if live is not None and live.chat is not None:
            await self._read_on(live)
            self.publish(live)

    async def poll(self) -> None:
        """Find lines that the bus lost."""
        for live in self._matches.watched():
            if live.chat is not None:
                await self.heard(live.id)

    async def lines(self, live: LiveMatch, person: Person, after: int) -> ChatHeard:
        """The chat of the match as the person sees it, without people they muted."""
        if not live.sat(person.id):
            raise Refusal("you have no seat at this match", "wrong-seat", 403)
        await self.open(live)
        silent = await self.muted_by(person)
        assert live.chat is not None
        return ChatHeard(
            lines=tuple(line for line in live.chat[after:] if line.person not in silent),
            free=await self.free(live),
        )

    def publish(self, live: LiveMatch, by: Socket | None = None, key: str | None = None) -> None:
        for socket in tuple(live.watchers):
            socket.tell_chat(key if socket is by else None)

    async def _read_on(self, live: LiveMatch) -> None:
        assert live.chat is not None
        lines, said = await self._read(live.id, len(live.chat))
        for line in lines:
            if line.n == len(live.chat) + 1:
                live.chat.append(line)
        live.said |= said

    async def _read(self, match: str, after: int) -> tuple[list[ChatLine], dict[str, int]]:
        question = select(chat).where(chat.c.match == match, chat.c.n > after).order_by(chat.c.n)
        rows = await self._store.ask(lambda c: c.execute(question).all())
        return [_line(row) for row in rows], {row.key: row.n for row in rows}

    async def said_by(self, person: str) -> list[ChatLine]:
        """All chat lines of the person, at any match."""
        question = select(chat).where(chat.c.person == person).order_by(chat.c.at)
        return [_line(row) for row in await self._store.ask(lambda c: c.execute(question).all())]

    # --- wishes and mutes ---

    async def wish(self, person: Person, chat_wish: ChatWish) -> None:
        """Set whether the person allows free chat or phrases only."""
        await self._store.writer.run(
            lambda c: c.execute(update(people).where(people.c.id == person.id).values(chat=chat_wish))
        )

    async def muted_by(self, person: Person) -> frozenset[str]:
        """The ids of the people whom the person has muted."""
        question = select(mutes.c.other).where(mutes.c.person == person.id)
        return frozenset(await self._store.ask(lambda c: list(c.execute(question).scalars())))

    async def muted(self, person: Person) -> tuple[Muted, ...]:
        """The people whom the person has muted, with their names."""
        question = (
            select(people.c.id, people.c.name)
            .join(mutes, mutes.c.other == people.c.id)
            .where(mutes.c.person == person.id)
            .order_by(people.c.name)
        )
        rows = await self._store.ask(lambda c: c.execute(question).all())
        return tuple(Muted(person=row.id, name=row.name) for row in rows)

    async def mute(self, person: Person, other: str) -> None:
        """Mute somebody."""

        def work(connection: Connection) -> None:
            had = connection.execute(select(mutes.c.other).where(mutes.c.person == person.id)).scalars().all()
            if other in had:
                return
            if len(had) >= self._settings.mutes_per_person:
                raise Refusal(
                    f"you have muted {len(had)} people, the most allowed; unmute one", "too-many-mutes", 429
                )
            if connection.execute(select(people.c.id).where(people.c.id == other)).first() is None:
                raise Refusal("there is no person with this id", "no-such-person", 404)
            connection.execute(insert(mutes).values(person=person.id, other=other))

        await self._store.writer.run(work)
        await self._hush(person)

    async def unmute(self, person: Person, other: str) -> None:
        """Unmute somebody."""
        gone = delete(mutes).where(mutes.c.person == person.id, mutes.c.other == other)
        await self._store.writer.run(lambda c: c.execute(gone))
        await self._hush(person)

    async def _hush(self, person: Person) -> None:
        """Apply the person's mutes to their open sockets."""
        silent = await self.muted_by(person)
        for live in self._matches.watched():
            for socket in live.watchers:
                if socket.person == person.id:
                    socket.muted = silent


def _line(row: Any) -> ChatLine:
    return ChatLine(n=row.n, at=row.at, seat=row.seat, person=row.person, phrase=row.phrase, text=row.text)


def _seat(live: LiveMatch, person: str, seat: int | None) -> int:
    """The seat under which the person writes."""
    own = [chair.seat for chair in live.chairs if chair.person == person and chair.kind == "person"]
    if not own or (seat is not None and seat not in own):
        raise Refusal("you have no seat at this match", "wrong-seat", 403)
    return own[0] if seat is None else seat


def _clean(text: str, longest: int) -> str:
    """The text as shown: normalised, on one line, without control characters."""
    spaced = " ".join(unicodedata.normalize("NFC", text).translate(_TURNING).split())
    cleaned = "".join(c for c in spaced if unicodedata.category(c) not in ("Cc", "Cs", "Co"))
    if not cleaned:
        raise Refusal("the chat line is empty", "bad-message", 422)
    if len(cleaned) > longest:
        raise Refusal(
            f"the chat line has {len(cleaned)} characters; at most {longest} are allowed",
            "too-long",
            422,
            longest=longest,
        )
    return cleaned


def _inserting(row: dict[str, object]) -> Callable[[Connection], None]:
    def work(connection: Connection) -> None:
        connection.execute(insert(chat).values(row))

    return work
