"""Matches that were played elsewhere: their records come in, verified."""

from __future__ import annotations

import asyncio
import hashlib

from sqlalchemy import Connection, func, select, update

from parlour.core.errors import ParlourError
from parlour.core.fairness import new_seed, seed_from_hex
from parlour.core.match import Match
from parlour.core.record import Record
from parlour.core.verify import Verdict, verify
from parlour.server.base.names import Names
from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.server.store.schema import matches, seats
from parlour.server.store.store import Store
from parlour.table.messages.match import Imported, Terms
from parlour.table.messages.people import Person
from parlour.table.refusal import Refusal
from parlour.table.stored import Chair, StoredMatch

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
        record, verdict = await asyncio.to_thread(_read, text)
        match = hashlib.sha256(record.json()).hexdigest()[:32]
        told = Imported(
            match=match,
            outcomes=verdict.outcomes,
            not_simulated=verdict.not_simulated,
            typed=verdict.typed,
        )
        if await self._store.load(match) is not None:
            return told
        stored = self._stored(person, record, match, public)
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


def _read(text: str) -> tuple[Record, Verdict]:
    """The record in JSON or as text; a Refusal if something is wrong with it, or its match isn't over."""
    try:
        record = Record.from_json(text) if text.lstrip().startswith("{") else Record.from_text(text)
        verdict = verify(record)
        result = Match.of(record).result if verdict.ok else None
    except ParlourError as error:
        raise Refusal(error.message, "record-refused", 422) from None
    if not verdict.ok:
        raise Refusal(verdict.message, "record-refused", 422)
    if result is None:
        raise Refusal("the match in this record isn't over yet", "unfinished-record", 422)
    return record, verdict
