"""Matches that were played elsewhere: their records come in, verified."""

from __future__ import annotations

import asyncio

from sqlalchemy import Connection, func, select, update

from parlour.core.match import Match
from parlour.server.base.names import Names
from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.server.store.schema import matches, seats
from parlour.server.store.store import Store
from parlour.table.imports import imported, imported_match, record_given
from parlour.table.messages.match import Imported
from parlour.table.messages.people import Person
from parlour.table.refusal import Refusal

from .matches import Matches

#: how the terms of an imported match are marked in the database
_MARK = '"imported":true'


class Imports:
    """Takes records in; such a match is over, counts for no rating, and belongs to who brought it."""

    def __init__(self, settings: Settings, store: Store, matches: Matches, names: Names) -> None:
        self._settings = settings
        self._store = store
        self._matches = matches
        self._names = names

    async def take(self, person: Person, text: str, public: bool) -> Imported:
        """Verify the record and store its match; the same record again is the same match."""
        record, verdict = await asyncio.to_thread(record_given, text)
        told = imported(record, verdict)
        if await self._store.load(told.match) is not None:
            return told
        stored = imported_match(person, record, told.match, public, self._names.clean, now_ms())
        ended = record.events[-1].at if record.events else stored.created
        result = Match.of(record).result
        assert result is not None

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

        await self._store.create(stored, [(event, None) for event in record.events], besides)
        return told
