"""The host's actions over HTTP, for administrators with a cookie; tokens can't do any of this."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.status_codes import HTTP_201_CREATED, HTTP_204_NO_CONTENT

from parlour.server.people import audit
from parlour.table.messages.host import (
    AuditLine,
    CloseReport,
    CodeMade,
    Figures,
    NameRule,
    NewCode,
    NewSanction,
    PeopleListed,
    ReportShown,
    SanctionShown,
)

from .requests import AnyRequest, Asker, Server, address, administrator

Number = Annotated[int | None, QueryParameter(ge=0, lt=2**31, description="the id of the last line you have")]

Words = Annotated[str, QueryParameter(max_length=80, description="part of a name or login, or an id")]
Whom = Annotated[str | None, QueryParameter(max_length=32, description="`more` of the page before")]


class HostController(Controller):
    """People, reports, sanctions, rules for names, and the audit log."""

    path = "/api/host"
    tags = ("host",)

    @get("/reports")
    async def reports(
        self, request: AnyRequest, services: Server, asker: Asker, closed: FromQuery[bool] = False
    ) -> tuple[ReportShown, ...]:
        """Reports, newest first; with `closed` the closed ones too."""
        administrator(request, asker)
        return await services.reports.listed(closed, services.settings.page_size)

    @post("/reports/{report:int}/close", status_code=HTTP_204_NO_CONTENT)
    async def close_report(
        self,
        request: AnyRequest,
        report: FromPath[int],
        data: JSONBody[CloseReport],
        services: Server,
        asker: Asker,
    ) -> None:
        """Close a report, with a note."""
        await services.reports.close(administrator(request, asker).id, report, data.note)

    @get("/sanctions")
    async def sanctions(
        self, request: AnyRequest, services: Server, asker: Asker
    ) -> tuple[SanctionShown, ...]:
        """The current sanctions."""
        administrator(request, asker)
        return await services.sanctions.listed()

    @post("/sanctions", status_code=HTTP_201_CREATED)
    async def lay(
        self, request: AnyRequest, data: JSONBody[NewSanction], services: Server, asker: Asker
    ) -> SanctionShown:
        """Ban a person or a range of addresses from chat, new matches or everything."""
        laid = await services.sanctions.lay(administrator(request, asker).id, data, address(request))
        services.sockets.disconnect_ended()
        await services.rounds.go_on()
        return laid

    @delete("/sanctions/{sanction:int}", status_code=HTTP_204_NO_CONTENT)
    async def lift(
        self, request: AnyRequest, sanction: FromPath[int], services: Server, asker: Asker
    ) -> None:
        """Lift a sanction."""
        await services.sanctions.lift(administrator(request, asker).id, sanction)

    @get("/names")
    async def names(self, request: AnyRequest, services: Server, asker: Asker) -> tuple[str, ...]:
        """The words that no name may contain, in the form used for comparison."""
        administrator(request, asker)
        return await services.sanctions.forbidden()

    @post("/names", status_code=HTTP_201_CREATED)
    async def forbid(
        self, request: AnyRequest, data: JSONBody[NameRule], services: Server, asker: Asker
    ) -> NameRule:
        """Forbid a word in new names; existing names stay."""
        word = await services.sanctions.forbid(administrator(request, asker).id, data.word)
        return NameRule(word=word)

    @delete("/names/{word:str}", status_code=HTTP_204_NO_CONTENT)
    async def allow(self, request: AnyRequest, word: FromPath[str], services: Server, asker: Asker) -> None:
        """Allow the word in names again."""
        await services.sanctions.allow(administrator(request, asker).id, word)

    @get("/people")
    async def people(
        self,
        request: AnyRequest,
        services: Server,
        asker: Asker,
        search: Words = "",
        before: Whom = None,
    ) -> PeopleListed:
        """Guests and accounts by name, login or id, newest first."""
        administrator(request, asker)
        return await services.directory.listed(search.strip(), before, services.settings.page_size)

    @post("/codes", status_code=HTTP_201_CREATED)
    async def code(
        self, request: AnyRequest, data: JSONBody[NewCode], services: Server, asker: Asker
    ) -> CodeMade:
        """Create a one-time code: an invitation, or for a new password of a login. It is shown only now."""
        by = administrator(request, asker).id
        kind = "invite" if data.login is None else "reset"
        made = await services.accounts.new_code(kind, data.login, by)
        return CodeMade(code=made, days=services.settings.code_days)

    @get("/figures")
    async def figures(self, request: AnyRequest, services: Server, asker: Asker) -> Figures:
        """How many people, matches, leagues, open reports and sanctions there are."""
        administrator(request, asker)
        return await services.directory.figures()

    @get("/audit")
    async def log(
        self, request: AnyRequest, services: Server, asker: Asker, before: Number = None
    ) -> tuple[AuditLine, ...]:
        """The log of the hosts' actions, newest first."""
        administrator(request, asker)
        return await audit.read(services.store, before, services.settings.page_size)
