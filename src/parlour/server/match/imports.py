"""Matches that were played elsewhere: their records come in, verified."""

from __future__ import annotations

from sqlalchemy import Connection, func, select, update
from sqlalchemy.exc import IntegrityError

from parlour.core.match import Match, Result
from parlour.core.record import Record
from parlour.server.base.limits import Buckets
from parlour.server.base.names import Names
from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.server.base.threads import Threads
from parlour.server.store.schema import matches, seats
from parlour.server.store.store import Store
from parlour.server.store.writer import SeqTaken
from parlour.table.imports import imported, imported_match, record_given
from parlour.table.messages.match import Imported
from parlour.table.messages.people import Person
from parlour.table.refusal import Refusal

from .matches import Matches

#: how the terms of an imported match are marked in the database
_MARK = '"imported":true'
_HOUR = 3600
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
        record, result, told = await self._reader.run(lambda: _read(text, self._settings.events_per_match))
        if await self._store.load(told.match) is not None:
            return told
        stored = imported_match(person, record, told.match, public, self._names.clean, now_ms())
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
            if await self._store.load(told.match) is None:
                raise
        return told


def _read(text: str, most_events: int) -> tuple[Record, Result, Imported]:
    """The record, its result, and what is told of it; a Refusal if something is wrong with it."""
    record, verdict = record_given(text, most_events)
    result = Match.of(record).result
    assert result is not None
    return record, result, imported(record, verdict)
