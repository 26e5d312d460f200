"""Matches that were played elsewhere: their records come in, verified."""

from __future__ import annotations

import hashlib

from sqlalchemy import Connection, func, select, update
from sqlalchemy.exc import IntegrityError

from parlour.core.errors import ParlourError
from parlour.core.events import Act, ChanceAnswer, Seat
from parlour.core.fairness import new_seed, seed_from_hex
from parlour.core.match import Match, Result
from parlour.core.record import Record
from parlour.core.verify import Verdict, verify
from parlour.server.base.limits import Buckets
from parlour.server.base.names import Names
from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.server.base.threads import Threads
from parlour.server.store.schema import matches, seats
from parlour.server.store.store import Store
from parlour.server.store.writer import SeqTaken
from parlour.table.messages.match import Imported, Terms
from parlour.table.messages.people import Person
from parlour.table.refusal import Refusal
from parlour.table.stored import Chair, StoredMatch

from .matches import Matches

#: how the terms of an imported match are marked in the database
_MARK = '"imported":true'
_HOUR = 3600
#: characters of a name, an act or another text in a record
_LONGEST_TEXT = 500
#: milliseconds since 1970 before which every event was: the end of the year 9999
_LATEST = 253_402_300_800_000
_BUSY = Refusal("too many records are being verified; try again in a few seconds", "too-busy", 503, wait=5)


class Imports:
    """Takes records in; such a match is over, counts for no rating, and belongs to who brought it."""

    def __init__(self, settings: Settings, store: Store, matches: Matches, names: Names) -> None:
        self._settings = settings
        self._store = store
        self._matches = matches
        self._names = names
        self._sent = Buckets(settings.imports_per_hour / _HOUR, settings.imports_per_hour)
        self._reader = Threads("imports", 1, settings.work_waiting, _BUSY)

    def close(self) -> None:
        self._reader.close()

    async def take(self, person: Person, text: str, public: bool) -> Imported:
        """Verify the record and store its match; the same record again is the same match."""
        if not self._sent.take(person.id):
            most = self._settings.imports_per_hour
            raise Refusal(f"at most {most} records an hour; wait a while", "too-many-requests", 429)
        record, verdict, result, match = await self._reader.run(
            lambda: _read(text, self._settings.events_per_match)
        )
        told = Imported(
            match=match,
            outcomes=verdict.outcomes,
            not_simulated=verdict.not_simulated,
            typed=verdict.typed,
        )
        if await self._store.load(match) is not None:
            return told
        stored = self._stored(person, record, match, public)
        ended = min(record.events[-1].at, now_ms()) if record.events else stored.created

        def besides(connection: Connection, made: str) -> None:
            mine = matches.c.host == person.id, matches.c.terms.contains(_MARK)
            had = connection.execute(select(func.count()).select_from(matches).where(*mine)).scalar_one()
            if had > self._settings.imports_per_person:
                most = self._settings.imports_per_person
                raise Refusal(f"you have imported {most} matches, the most allowed", "too-many-imports", 429)
            connection.execute(update(matches).where(matches.c.id == made).values(ended=ended))
            for seat, place in enumerate(result.places):
                connection.execute(
                    update(seats).where(seats.c.match == made, seats.c.seat == seat).values(place=place)
                )

        try:
            await self._store.create(stored, [(event, None) for event in record.events], besides)
        except (IntegrityError, SeqTaken):
            if await self._store.load(match) is None:
                raise
        return told

    def _stored(self, person: Person, record: Record, match: str, public: bool) -> StoredMatch:
        header = record.header
        created = record.events[0].at if record.events else now_ms()
        return StoredMatch(
            id=match,
            game=header.game,
            rules=header.rules,
            options=header.options,
            terms=Terms(public=public, by_hand=header.by_hand, hints=True, imported=True),
            status="over",
            host=person.id,
            host_name=person.name,
            created=min(created, now_ms()),
            started=min(created, now_ms()),
            seed=seed_from_hex(record.seed) if record.seed is not None else new_seed(),
            header=header,
            rematch=None,
            chairs=[
                Chair(
                    seat=seat,
                    kind="person",
                    name=self._name(player.name, seat),
                    nonce=player.nonce,
                    commitment=player.commitment or None,
                )
                for seat, player in enumerate(header.players)
            ],
            beacon=header.beacon.round if header.beacon is not None else None,
        )

    def _name(self, name: str, seat: int) -> str:
        """The player's name; a number in place of one that nobody may have here."""
        try:
            return self._names.clean(name)
        except Refusal:
            return f"{seat + 1}"


def _read(text: str, most_events: int) -> tuple[Record, Verdict, Result, str]:
    """The record in JSON or as text, its result and its id here; a Refusal if something is wrong with it."""
    try:
        record = Record.from_json(text) if text.lstrip().startswith("{") else Record.from_text(text)
        _within_limits(record, most_events)
        verdict = verify(record)
        result = Match.of(record).result if verdict.ok else None
    except ParlourError as error:
        raise Refusal(error.message, "record-refused", 422) from None
    if not verdict.ok:
        raise Refusal(verdict.message, "record-refused", 422)
    if result is None:
        raise Refusal("the match in this record isn't over yet", "unfinished-record", 422)
    return record, verdict, result, hashlib.sha256(record.json()).hexdigest()[:32]


def _within_limits(record: Record, most_events: int) -> None:
    """Raise a Refusal for what no match of a server has: too many events, endless texts, impossible times."""
    header = record.header
    texts = [header.match, header.engine or "", *(p.name for p in header.players)]
    texts += [event.name for event in record.events if isinstance(event, Seat)]
    texts += [event.act for event in record.events if isinstance(event, Act | ChanceAnswer)]
    if len(record.events) > most_events or any(len(text) > _LONGEST_TEXT for text in texts):
        raise Refusal("this record is too long", "record-refused", 422)
    if any(not 0 <= event.at < _LATEST for event in record.events):
        raise Refusal("this record has an impossible time", "record-refused", 422)
