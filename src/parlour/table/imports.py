"""Matches that were played elsewhere: their records are read, verified, and become matches that are over."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from parlour.core.errors import ParlourError
from parlour.core.events import Act, ChanceAnswer, Seat
from parlour.core.fairness import new_seed, seed_from_hex
from parlour.core.match import Match
from parlour.core.record import Record
from parlour.core.verify import Verdict, verify

from .messages.match import Imported, Terms
from .messages.people import Person
from .refusal import Refusal
from .stored import Chair, StoredMatch

#: events of a match, unless the server says otherwise
_MOST_EVENTS = 20_000
#: characters of a name, an act or another text in a record
_LONGEST_TEXT = 500
#: milliseconds since 1970 before which every event was: the end of the year 9999
_LATEST = 253_402_300_800_000


def record_given(text: str, most_events: int = _MOST_EVENTS) -> tuple[Record, Verdict]:
    """The record in JSON or as text; a Refusal if something is wrong with it, or its match isn't over."""
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
    return record, verdict


def _within_limits(record: Record, most_events: int) -> None:
    """Raise a Refusal for what no match of a server has: too many events, endless texts, impossible times."""
    header = record.header
    texts = [header.match, header.engine or "", *(player.name for player in header.players)]
    texts += [event.name for event in record.events if isinstance(event, Seat)]
    texts += [event.act for event in record.events if isinstance(event, Act | ChanceAnswer)]
    if len(record.events) > most_events or any(len(text) > _LONGEST_TEXT for text in texts):
        raise Refusal("this record is too long", "record-refused", 422)
    if any(not 0 <= event.at < _LATEST for event in record.events):
        raise Refusal("this record has an impossible time", "record-refused", 422)


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
