"""What `parlour admin` does: the host's actions directly on the database, without a server."""

from __future__ import annotations

from sqlalchemy import or_, select

from parlour.server.base.names import Names
from parlour.server.base.settings import Settings
from parlour.server.classroom.classes import Classes
from parlour.server.classroom.desk import Desks
from parlour.server.leagues.leagues import Leagues
from parlour.server.people import audit
from parlour.server.people.accounts import Accounts
from parlour.server.people.reports import Reports
from parlour.server.people.sanctions import Sanctions
from parlour.server.store.database import open_engine, upgrade
from parlour.server.store.schema import people
from parlour.server.store.store import Store, person_of
from parlour.table.messages.classroom import ClassListed, ClassShown
from parlour.table.messages.host import AuditLine, NewSanction, ReportShown, SanctionShown, Taken
from parlour.table.messages.people import Person

_ADDRESS_SIGNS = frozenset("0123456789abcdefABCDEF.:/")


class HostDesk:
    """The host's actions from the command line."""

    def __init__(self, settings: Settings) -> None:
        engine = open_engine(settings)
        upgrade(engine)
        self._settings = settings
        self._store = Store(engine)
        self.accounts = Accounts(settings, self._store)
        self._sanctions = Sanctions(self._store, Names())
        self._reports = Reports(settings, self._store)
        self.leagues = Leagues(settings, self._store)
        self._classes = Classes(settings, self._store, Names())

    async def close(self) -> None:
        await self._store.close()

    async def listed_reports(self, also_closed: bool) -> tuple[ReportShown, ...]:
        return await self._reports.listed(also_closed, self._settings.page_size)

    async def close_report(self, report: int, about: str) -> int:
        await self._reports.close(audit.CONSOLE, report, about)
        return report

    async def listed_sanctions(self) -> tuple[SanctionShown, ...]:
        return await self._sanctions.listed()

    async def person(self, whom: str) -> Person | None:
        """The person with this login or id."""
        question = select(people).where(or_(people.c.login == whom.casefold(), people.c.id == whom))
        row = await self._store.ask(lambda c: c.execute(question).first())
        return person_of(row) if row is not None else None

    async def ban(self, whom: str, what: Taken, reason: str, days: int | None) -> SanctionShown:
        """Ban a login, a person's id or a range of addresses from something."""
        person = await self.person(whom)
        address = whom if person is None and set(whom) <= _ADDRESS_SIGNS else None
        wanted = NewSanction(
            what=what,
            reason=reason,
            person=person.id if person is not None else whom if address is None else None,
            address=address,
            days=days,
        )
        return await self._sanctions.lay(audit.CONSOLE, wanted)

    async def lift(self, sanction: int) -> int:
        await self._sanctions.lift(audit.CONSOLE, sanction)
        return sanction

    async def forbidden(self) -> tuple[str, ...]:
        return await self._sanctions.forbidden()

    async def forbid(self, word: str) -> str:
        return await self._sanctions.forbid(audit.CONSOLE, word)

    async def allow(self, word: str) -> str:
        await self._sanctions.allow(audit.CONSOLE, word)
        return word

    async def classes(self) -> tuple[ClassListed, ...]:
        return await self._classes.listed(None)

    async def class_shown(self, class_id: str) -> ClassShown:
        return await Desks(self._store).teacher(await self._classes.row(class_id))

    async def delete_class(self, class_id: str) -> str:
        await self._classes.row(class_id)
        await self._classes.delete(class_id, audit.CONSOLE)
        return class_id

    async def log(self) -> tuple[AuditLine, ...]:
        return await audit.read(self._store, None, self._settings.page_size)
