"""The directory of people and the server's figures, for the host."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, and_, func, or_, select

from parlour.server.base.now import now_ms
from parlour.server.store.schema import leagues, matches, people, reports, seats
from parlour.server.store.store import Store
from parlour.table.messages.host import Figures, PeopleListed, PersonListed
from parlour.table.refusal import Refusal

from .sanctions import holds

_DAY_MS = 86_400_000


class Directory:
    """The host's queries about people and the server as a whole."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def listed(self, search: str, before: str | None, count: int) -> PeopleListed:
        """People whose name or login contains `search`, newest first; the next page begins at `more`."""
        where: list[Any] = [people.c.kind.in_(("guest", "account"))]
        if search:
            held = f"%{_escaped(search)}%"
            where.append(
                or_(
                    people.c.name.ilike(held, escape="\\"),
                    people.c.login.ilike(held, escape="\\"),
                    people.c.id == search,
                )
            )

        def question(connection: Connection) -> list[Row[Any]]:
            if before is not None:
                last = connection.execute(select(people.c.created).where(people.c.id == before)).scalar()
                if last is None:
                    raise Refusal("there is no person with this id", "no-such-person", 404)
                where.append(
                    or_(
                        people.c.created < last,
                        and_(people.c.created == last, people.c.id < before),
                    )
                )
            played = (
                select(func.count(seats.c.match.distinct()))
                .where(seats.c.person == people.c.id)
                .scalar_subquery()
            )
            return list(
                connection.execute(
                    select(people, played.label("matches"))
                    .where(*where)
                    .order_by(people.c.created.desc(), people.c.id.desc())
                    .limit(count + 1)
                )
            )

        rows = await self._store.ask(question)
        return PeopleListed(
            people=tuple(
                PersonListed(
                    id=row.id,
                    name=row.name,
                    kind=row.kind,
                    login=row.login,
                    admin=row.admin,
                    created=row.created,
                    matches=row.matches,
                )
                for row in rows[:count]
            ),
            more=rows[count - 1].id if len(rows) > count else None,
        )

    async def figures(self) -> Figures:
        """Counts of people, matches, leagues, reports and sanctions."""
        lately = now_ms() - 7 * _DAY_MS

        def question(connection: Connection) -> Figures:
            def count(*where: Any) -> int:
                return int(connection.execute(select(func.count()).where(*where)).scalar_one())

            return Figures(
                guests=count(people.c.kind == "guest"),
                accounts=count(people.c.kind == "account"),
                open=count(matches.c.status == "open"),
                running=count(matches.c.status == "running"),
                over=count(matches.c.status == "over"),
                lately=count(matches.c.created > lately),
                leagues=count(leagues.c.id.is_not(None)),
                reports=count(reports.c.closed.is_(None)),
                sanctions=count(holds()),
            )

        return await self._store.ask(question)


def _escaped(words: str) -> str:
    """The text with LIKE's wildcards escaped."""
    return words.replace("\\", r"\\").replace("%", r"\%").replace("_", r"\_")
