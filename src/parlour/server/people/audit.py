"""The audit log of the hosts' actions, each written in the transaction of the action."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, and_, func, insert, select

from parlour.server.base.now import now_ms
from parlour.server.store.schema import audit, leagues, people
from parlour.server.store.store import Store
from parlour.table.messages.host import AuditLine

#: the author of actions by a command on the server's own machine
CONSOLE = "console"
#: digits of a league's id
_LEAGUE_ID = 16


def note(connection: Connection, by: str, what: str, about: str, **details: Any) -> None:
    """Log a host's action in the same transaction."""
    connection.execute(
        insert(audit).values(
            at=now_ms(), by=by, what=what, about=about, details=msgspec.json.encode(details).decode()
        )
    )


async def read(store: Store, before: int | None, count: int) -> tuple[AuditLine, ...]:
    """The log, newest first; only lines before the id `before` if that is given."""
    author, subject = people.alias(), people.alias()
    # what is about a pairing begins with its league's id
    league = leagues.c.id == func.substr(audit.c.about, 1, _LEAGUE_ID)
    question = (
        select(
            audit,
            author.c.name.label("by_name"),
            func.coalesce(subject.c.name, leagues.c.name).label("about_name"),
        )
        .outerjoin(author, author.c.id == audit.c.by)
        .outerjoin(subject, subject.c.id == audit.c.about)
        .outerjoin(leagues, and_(league, subject.c.id.is_(None)))
        .order_by(audit.c.id.desc())
        .limit(count)
    )
    if before is not None:
        question = question.where(audit.c.id < before)
    return tuple(
        AuditLine(
            id=row.id,
            at=row.at,
            by=row.by,
            by_name=row.by_name,
            about_name=row.about_name,
            what=row.what,
            about=row.about,
            details=msgspec.json.decode(row.details),
        )
        for row in await store.ask(lambda c: c.execute(question).all())
    )
