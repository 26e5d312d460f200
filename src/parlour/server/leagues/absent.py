"""Who can't play in a league any more: people who deleted their account or are banned from everything."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, Select, delete, select, union, update

from parlour.server.people.sanctions import holds
from parlour.server.store.schema import entries, people, sanctions, seasons


def _who() -> Select[tuple[str]]:
    deleted = select(people.c.id.label("person")).where(people.c.kind == "gone")
    banned = select(sanctions.c.person.label("person")).where(
        holds(), sanctions.c.what == "all", sanctions.c.person.is_not(None)
    )
    return select(union(deleted, banned).subquery().c.person)


def absent(connection: Connection, players: Sequence[str]) -> set[str]:
    """Those of the players who can't play any more."""
    question = _who().subquery()
    found = connection.execute(select(question.c.person).where(question.c.person.in_(players))).scalars()
    return set(found)


def any_absent(connection: Connection) -> bool:
    """Whether a running or open season has somebody who can't play any more."""
    question = (
        select(entries.c.player)
        .join(seasons, (seasons.c.league == entries.c.league) & (seasons.c.season == entries.c.season))
        .where(
            seasons.c.status.in_(("open", "running")),
            entries.c.withdrawn.is_(False),
            entries.c.player.in_(_who()),
        )
        .limit(1)
    )
    return connection.execute(question).first() is not None


def take_out(connection: Connection) -> None:
    """Withdraw them from running seasons, and delete their entries in open ones."""
    for status in ("open", "running"):
        those = (
            select(seasons.c.league)
            .where(
                seasons.c.league == entries.c.league,
                seasons.c.season == entries.c.season,
                seasons.c.status == status,
            )
            .exists()
        )
        where = those, entries.c.player.in_(_who()), entries.c.withdrawn.is_(False)
        if status == "open":
            connection.execute(delete(entries).where(*where))
        else:
            connection.execute(update(entries).where(*where).values(withdrawn=True))
