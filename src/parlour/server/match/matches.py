"""Creating, joining, starting and loading matches. Moves are made in `playing`."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from parlour.core.fairness import new_seed
from parlour.core.game import Game
from parlour.core.missing import need
from parlour.core.registry import GAMES
from parlour.server.base.beacon import BeaconFile
from parlour.server.base.names import Names
from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.server.store.store import Store
from parlour.table import sealing
from parlour.table.live import LiveMatch
from parlour.table.messages.match import Join, NewMatch, Terms
from parlour.table.messages.people import Person
from parlour.table.refusal import Refusal, no_such_match
from parlour.table.seating import chairs_of, check_rated, free_for, options_of, terms_of
from parlour.table.stored import Chair, Rows, StoredMatch

from .bus import Bus, Change
from .listing import Listings
from .socket import NOT_FOUND

#: the id under which the server itself makes matches
SERVER_PERSON = "house"


class Matches:
    """All matches. Recently used ones are in memory, all are in the database."""

    def __init__(self, settings: Settings, store: Store, bus: Bus, names: Names, listings: Listings) -> None:
        self._settings = settings
        self._names = names
        self._store = store
        self._bus = bus
        self._listings = listings
        self._beacon = BeaconFile(settings)
        self._live: OrderedDict[str, LiveMatch] = OrderedDict()

    async def get(self, match: str) -> LiveMatch:
        """The match with that id, or a Refusal."""
        live = self._live.get(match)
        if live is not None and self._bus.shared and not live.watchers and not live.lock.locked():
            live = None  # another worker may have changed it, and without watchers we don't hear of it
        if live is None:
            if len(match) != 32:
                raise no_such_match()
            found = await self._store.load(match)
            if found is None:
                raise no_such_match()
            other = self._live.get(match)
            live = other if other is not None and other.watchers else self._keep(self._live_match(*found))
        self._live.move_to_end(match)
        live.used = time.monotonic()
        return live

    async def refresh(self, live: LiveMatch, whole: bool = False) -> None:
        """Load what other workers wrote: new events, or (`whole`) the seats and terms too."""
        if whole or live.match is None:
            found = await self._store.load(live.id)
            if found is None:
                self._send_away(live)
                return
            stored, rows = found
            begins = live.match is None
            live.stored = stored
            if begins and stored.header is not None:
                live.begin(stored.header)
            live.version += 1
        else:
            rows = await self._store.events_after(live.id, live.seq)
        for event, key in rows:
            if event.seq == live.seq + 1:
                live.fold(event, key)

    async def catch_up(self, change: Change) -> LiveMatch | None:
        """Apply another worker's change, if somebody watches the match here, and publish it."""
        live = self._live.get(change.match)
        if live is None or not live.watchers:
            return None
        async with live.lock:
            if change.whole or not live.follow(change.rows):
                await self.refresh(live, change.whole)
            live.publish()
        return live

    async def behind(self) -> list[str]:
        """The watched matches that another worker has changed since."""
        here = {live.id: live for live in self._live.values() if live.watchers}
        heads = await self._store.heads(list(here))
        return [
            match
            for match, (seq, status) in heads.items()
            if seq > here[match].seq or status != here[match].status
        ]

    @property
    def in_memory(self) -> int:
        return len(self._live)

    def here(self, match: str) -> LiveMatch | None:
        """The match, if it is watched here."""
        live = self._live.get(match)
        return live if live is not None and live.watchers else None

    def watched(self) -> list[LiveMatch]:
        """The matches that are watched here."""
        return [live for live in self._live.values() if live.watchers]

    def _live_match(self, stored: StoredMatch, rows: Rows) -> LiveMatch:
        return LiveMatch(stored, rows, round(self._settings.throw_seconds * 1000))

    def _keep(self, live: LiveMatch) -> LiveMatch:
        """Hold a match in memory; beyond the limit, drop one that nobody watches."""
        self._live[live.id] = live
        if len(self._live) > self._settings.matches_in_memory:
            for old in self._live.values():
                if not old.watchers and not old.lock.locked() and old is not live:
                    self._drop(old)
                    break
        return live

    async def drop_idle(self) -> None:
        """Drop idle matches from memory; they stay in the database."""
        before = time.monotonic() - self._settings.matches_idle_seconds
        for live in tuple(self._live.values()):
            if live.used >= before:
                break  # the rest were used later than this one
            if not live.watchers and not live.lock.locked() and live.robot_turn is None:
                self._drop(live)

    def _drop(self, live: LiveMatch) -> None:
        for timer in (live.alarm, live.roll_call):
            if timer is not None:
                timer.cancel()
        del self._live[live.id]

    def forget(self, person: str, name: str) -> None:
        """Replace the name of a deleted person in the matches in memory."""
        for live in tuple(self._live.values()):
            if live.stored.host == person:
                live.stored.host_name = name
            for chair in live.chairs:
                if chair.person == person:
                    chair.name = name
                    live.chat = None
            live.version += 1
            if not live.watchers and not live.lock.locked():
                del self._live[live.id]

    def send_away(self, gone: Iterable[str]) -> None:
        """Disconnect the watchers of matches that were deleted or anonymised."""
        for match in gone:
            live = self._live.get(match)
            if live is not None:
                self._send_away(live)
                self._drop(live)
            self._bus.tell(match, whole=True)

    def _send_away(self, live: LiveMatch) -> None:
        for socket in tuple(live.watchers):
            socket.close(NOT_FOUND)

    # --- creating ---

    async def create(self, person: Person, wanted: NewMatch) -> LiveMatch:
        """Create a match with this person as its host; it starts at once if no seat is open."""
        if await self._listings.unfinished(person.id) >= self._settings.open_matches_per_person:
            most = self._settings.open_matches_per_person
            raise Refusal(f"you have {most} unfinished matches; finish or leave one", "too-many-matches", 429)
        game = GAMES.get(wanted.game)
        options = options_of(game, wanted)
        plain = msgspec.to_builtins(options)
        most = self._settings.robots_per_match
        chairs = chairs_of(game, plain, person, wanted.seats, self._names.clean, most)
        if wanted.rated:
            check_rated(chairs, wanted.by_hand)
        terms = terms_of(game, options, wanted)
        return await self.add(person, game, plain, terms, chairs, fair=(person.id,) if wanted.fair else ())

    async def add(
        self,
        host: Person,
        game: Game[Any],
        options: dict[str, Any],
        terms: Terms,
        chairs: list[Chair],
        besides: Callable[[Connection, str], None] | None = None,
        fair: Collection[str] = (),
    ) -> LiveMatch:
        """Insert a new match, run `besides` in the same transaction, and hold the match in memory.

        `fair`: the seats of these people will commit to a nonce; the match doesn't start before.
        """
        stored = StoredMatch(
            id=secrets.token_hex(16),
            game=game.key,
            rules=game.rules_version,
            options=options,
            terms=terms,
            status="open",
            host=host.id,
            host_name=host.name,
            created=now_ms(),
            seed=new_seed(),
            header=None,
            rematch=None,
            chairs=chairs,
        )
        self.prepare(stored, fair)
        rows = self.go_on(stored)
        await self._store.create(stored, rows, besides)
        return self._keep(self._live_match(stored, rows))

    def prepare(self, stored: StoredMatch, fair: Collection[str]) -> None:
        """Ready a match for its options: the parts it needs, and what its chance is drawn from.

        `fair`: the seats of these people will commit to a nonce.
        """
        game = GAMES.get(stored.game)
        need(game.part(game.options(**stored.options)))
        if not sealing.draws(stored):
            stored.beacon = None
            for chair in stored.chairs:
                chair.commitment, chair.nonce = None, ""
            return
        if stored.beacon is None:
            stored.beacon = self._beacon.coming()
        own = [c for c in stored.chairs if c.kind == "person" and c.person in fair and not c.commitment]
        sealing.promise(stored, own)

    async def server_person(self) -> Person:
        """The server itself, as the host of the matches that it creates."""
        server = Person(id=SERVER_PERSON, name="Parlour", kind="house")
        if await self._store.person(SERVER_PERSON) is None:
            with suppress(IntegrityError):  # another worker was first
                await self._store.add_person(server, now_ms())
        return server

    async def reload(self, match: str) -> None:
        """Reload a match that was changed directly in the database, and publish it."""
        live = self._live.get(match)
        if live is not None:
            async with live.lock:
                await self.refresh(live, whole=True)
                live.publish()
        self._bus.tell(match, whole=True)

    # --- before the start ---

    async def join(self, live: LiveMatch, person: Person, wanted: Join, fair: bool = False) -> None:
        """Take a seat; the match starts if it was the last open one, and all nonces are revealed.

        `fair`: the seat's commitment is still to come.
        """

        def sit(stored: StoredMatch) -> Rows:
            chairs = free_for(stored, person.id, wanted.seat)
            for chair in chairs:
                chair.kind, chair.person = "person", person.id
                chair.name = self._names.clean(wanted.name) if wanted.name else chair.name or person.name
            if fair:
                sealing.promise(stored, chairs)
            if wanted.commitment is not None:
                sealing.commit(stored, chairs, wanted.commitment)
            return self.go_on(stored)

        await self.change(live, sit)

    def go_on(self, stored: StoredMatch, begin: bool = False) -> Rows:
        """Seal the seats and start the match, as far as that is possible now."""
        patience = int(self._settings.reveal_seconds * 1000)
        return sealing.go_on(stored, now_ms(), patience, self._beacon.value, begin)

    async def leave_open(self, live: LiveMatch, person: Person) -> None:
        """Leave before the start: the person's seats are open again.

        After a nonce has been revealed the match ends instead: nobody may choose seats and nonces anew.
        """

        def stand_up(stored: StoredMatch) -> Rows:
            own = [c for c in stored.chairs if c.person == person.id]
            if not own:
                raise Refusal("you have no seat at this match", "wrong-seat", 403)
            if stored.sealed is not None and sealing.any_revealed(stored):
                for chair in own:
                    chair.left = True
                sealing.void(stored, now_ms())
                return []
            sealing.unseal(stored)
            for chair in own:
                chair.kind, chair.nonce, chair.commitment = "open", "", None
                if (
                    stored.host != SERVER_PERSON
                ):  # seats of the server's own matches stay reserved for their players
                    chair.person, chair.name = None, ""
            return []

        await self.change(live, stand_up)

    async def change(self, live: LiveMatch, change: Callable[[StoredMatch], Rows]) -> None:
        """Change an open match in the database, then in memory."""
        # the writer's thread may start the match; msgspec must have prepared the options' type before
        live.game.options(**live.stored.options)
        rows: Rows = []

        def work(stored: StoredMatch) -> Rows:
            rows.extend(change(stored))
            return rows

        async with live.lock:
            if live.status != "open":
                raise Refusal("the match has already started", "has-started")
            stored = await self._store.change_open(live.id, work, now_ms())
            header, stored.header = stored.header, None
            live.stored = stored
            if header is not None:
                live.begin(header)
                for event, key in rows:
                    live.fold(event, key)
            live.version += 1
            live.publish()
            self._bus.tell(live.id, whole=True)
