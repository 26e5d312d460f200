"""Deleting pupils: their rows go; their finished matches stay without their names."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, delete, or_, select, update

from parlour.core.events import Seat
from parlour.server.match.abandoned import delete_match
from parlour.server.people.accounts import NOBODY
from parlour.server.people.sessions import end_all, end_tokens
from parlour.server.store.schema import (
    answers,
    chat,
    class_matches,
    classes,
    codes,
    events,
    matches,
    mutes,
    people,
    pupils,
    reports,
    round_answers,
    rounds,
    sanctions,
    seats,
    subscriptions,
    tasks,
    teachers,
)
from parlour.server.store.store import EVENT, HEADER, TERMS


def forget_class(connection: Connection, class_id: str) -> list[str]:
    """Delete a class and all that belongs to it; returns the matches that changed."""
    theirs = connection.execute(select(pupils.c.person).where(pupils.c["class"] == class_id)).scalars().all()
    changed = forget_pupils(connection, theirs)
    of_it = select(class_matches.c.match).where(class_matches.c["class"] == class_id)
    left = connection.execute(select(matches.c.id, matches.c.terms).where(matches.c.id.in_(of_it))).all()
    for match, terms in left:
        free = replace(TERMS.decode(terms), of_class=None, teacher=None)
        connection.execute(update(matches).where(matches.c.id == match).values(terms=_encoded(free)))
    connection.execute(delete(class_matches).where(class_matches.c["class"] == class_id))
    for table in (rounds, tasks, teachers):
        connection.execute(delete(table).where(table.c["class"] == class_id))
    connection.execute(delete(classes).where(classes.c.id == class_id))
    return changed


def forget_pupils(connection: Connection, persons: Sequence[str]) -> list[str]:
    """Delete pupils and their data; returns the matches that changed."""
    if not persons:
        return []
    played = select(seats.c.match).where(seats.c.person.in_(persons))
    changed = connection.execute(
        select(matches.c.id, matches.c.status, matches.c.header).where(matches.c.id.in_(played))
    ).all()
    for match, status, header in changed:
        if status == "over" and not _is_alone(connection, match, persons):
            _unname(connection, match, header, persons)
        else:
            delete_match(connection, match)
    for person in persons:
        end_all(connection, person)
        end_tokens(connection, person)
    for table in (answers, chat, codes, mutes, pupils, round_answers, sanctions, subscriptions):
        connection.execute(delete(table).where(table.c.person.in_(persons)))
    connection.execute(delete(mutes).where(mutes.c.other.in_(persons)))
    connection.execute(delete(reports).where(or_(reports.c.by.in_(persons), reports.c.about.in_(persons))))
    connection.execute(delete(people).where(people.c.id.in_(persons)))
    return [match for match, _, _ in changed]


def _is_alone(connection: Connection, match: str, persons: Sequence[str]) -> bool:
    """Whether a match is a pupil's own against robots; those go with the pupil."""
    others = select(seats.c.seat).where(
        seats.c.match == match, seats.c.kind != "robot", seats.c.person.not_in(persons)
    )
    shared = select(class_matches.c.match).where(class_matches.c.match == match)
    return connection.execute(others).first() is None and connection.execute(shared).first() is None


def _unname(connection: Connection, match: str, header: str | None, persons: Sequence[str]) -> None:
    """Remove pupils from a finished match: its seats, header and record."""
    where = (seats.c.match == match, seats.c.person.in_(persons))
    held = set(connection.execute(select(seats.c.seat).where(*where)).scalars())
    connection.execute(update(seats).where(*where).values(person=None, name=NOBODY))
    if header is not None:
        known = HEADER.decode(header)
        players = [replace(p, name=NOBODY) if n in held else p for n, p in enumerate(known.players)]
        unnamed = _encoded(replace(known, players=tuple(players)))
        connection.execute(update(matches).where(matches.c.id == match).values(header=unnamed))
    # a key says who sent an event; events of leaving and coming back hold a name too
    connection.execute(update(events).where(events.c.match == match).values(key=None))
    naming = select(events.c.seq, events.c.data).where(
        events.c.match == match, events.c.data.like('%"name":%')
    )
    for seq, data in connection.execute(naming).all():
        event = EVENT.decode(data)
        if isinstance(event, Seat) and event.seat in held and event.what != "replaced":
            connection.execute(
                update(events)
                .where(events.c.match == match, events.c.seq == seq)
                .values(data=_encoded(replace(event, name=NOBODY)))
            )


def _encoded(value: object) -> str:
    return msgspec.json.encode(value).decode()
