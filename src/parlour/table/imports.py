"""Matches that were played elsewhere: their records are read, verified, and become matches that are over."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from parlour.core.errors import ParlourError
from parlour.core.fairness import new_seed, seed_from_hex
from parlour.core.match import Match
from parlour.core.record import Record
from parlour.core.verify import Verdict, verify

from .messages.match import Imported, Terms
from .messages.people import Person
from .refusal import Refusal
from .stored import Chair, StoredMatch


def record_given(text: str) -> tuple[Record, Verdict]:
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


def imported(record: Record, verdict: Verdict) -> Imported:
    """What is told of an imported record; the same record is always the same match."""
    return Imported(
        match=hashlib.sha256(record.json()).hexdigest()[:32],
        outcomes=verdict.outcomes,
        not_simulated=verdict.not_simulated,
        typed=verdict.typed,
    )


def imported_match(
    person: Person, record: Record, match: str, public: bool, clean: Callable[[str], str], now: int
) -> StoredMatch:
    """The match of a record: it is over, and its players are names only, as far as `clean` allows them."""
    header = record.header
    created = min(record.events[0].at if record.events else now, now)

    def name(given: str, seat: int) -> str:
        try:
            return clean(given)
        except Refusal:
            return f"{seat + 1}"

    return StoredMatch(
        id=match,
        game=header.game,
        rules=header.rules,
        options=header.options,
        terms=Terms(public=public, by_hand=header.by_hand, hints=True, imported=True),
        status="over",
        host=person.id,
        host_name=person.name,
        created=created,
        started=created,
        seed=seed_from_hex(record.seed) if record.seed is not None else new_seed(),
        header=header,
        rematch=None,
        chairs=[
            Chair(
                seat=seat,
                kind="person",
                name=name(player.name, seat),
                nonce=player.nonce,
                commitment=player.commitment or None,
            )
            for seat, player in enumerate(header.players)
        ],
        beacon=header.beacon.round if header.beacon is not None else None,
    )
