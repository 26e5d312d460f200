"""Reports: complaints about players, for the host."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, insert, select, update

from parlour.server.base.limits import Buckets
from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.server.store.schema import chat, people, reports
from parlour.server.store.store import Store
from parlour.table.live import LiveMatch
from parlour.table.messages.chat import NewReport
from parlour.table.messages.host import ReportShown
from parlour.table.messages.people import Person
from parlour.table.refusal import Refusal

from . import audit

_DAY = 86_400


class Reports:
    """People create reports; the host reads and closes them."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._store = store
        self._made = Buckets(settings.reports_per_day / _DAY, settings.reports_per_day)

    async def make(self, live: LiveMatch, person: Person, given: NewReport) -> int:
        """Report another player of a match to the host; returns the report's number."""
        if not live.sat(person.id):
            raise Refusal("you have no seat at this match", "wrong-seat", 403)
        about = live.chairs[given.seat].person if given.seat < len(live.chairs) else None
        if about is None or about == person.id:
            raise Refusal(f"seat {given.seat} has no other person to report", "no-such-seat", 422)
        if not self._made.take(person.id):
            raise Refusal("you have sent too many reports today; try again later", "too-many-reports", 429)

        def work(connection: Connection) -> int:
            said = _said(connection, live.id, given.line, about) if given.line is not None else None
            made = connection.execute(
                insert(reports).values(
                    at=now_ms(),
                    by=person.id,
                    about=about,
                    match=live.id,
                    line=given.line,
                    said=said,
                    reason=given.reason,
                )
            ).inserted_primary_key
            assert made is not None
            return int(made[0])

        return await self._store.writer.run(work)

    async def listed(self, also_closed: bool, count: int) -> tuple[ReportShown, ...]:
        """The reports, newest first."""
        author = people.alias()
        question = (
            select(reports, people.c.name.label("about_name"), author.c.name.label("by_name"))
            .join(people, people.c.id == reports.c.about)
            .join(author, author.c.id == reports.c.by)
            .order_by(reports.c.id.desc())
            .limit(count)
        )
        if not also_closed:
            question = question.where(reports.c.closed.is_(None))
        rows = await self._store.ask(lambda c: c.execute(question).mappings().all())
        return tuple(ReportShown(**row) for row in rows)

    async def close(self, by: str, report: int, about: str) -> None:
        """Close a report, with the host's note."""

        def work(connection: Connection) -> None:
            done = connection.execute(
                update(reports)
                .where(reports.c.id == report, reports.c.closed.is_(None))
                .values(closed=now_ms(), note=about)
            )
            if not done.rowcount:
                raise Refusal(f"there is no open report {report}", "no-such-report", 404)
            audit.note(connection, by, "report-closed", str(report), note=about)

        await self._store.writer.run(work)


def _said(connection: Connection, match: str, line: int, person: str) -> str:
    row: Any = connection.execute(
        select(chat).where(chat.c.match == match, chat.c.n == line, chat.c.person == person)
    ).one_or_none()
    if row is None:
        raise Refusal(f"chat line {line} of this match is not theirs", "no-such-line", 422)
    return str(row.text if row.text is not None else row.phrase or "")
