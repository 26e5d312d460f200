"""Chat over HTTP: write and read at a match, mute people, report them."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from parlour.table.messages.chat import ChatHeard, ChatWanted, Mute, Muted, NewReport, SayGiven

from .requests import AnyRequest, Asker, MatchId, Server, in_person, known

After = Annotated[int, QueryParameter(ge=0, lt=2**31, description="the number of the last line you have")]


class ChatController(Controller):
    """Chat, mutes and reports."""

    path = "/api"
    tags = ("chat",)

    @post("/matches/{match:str}/say", status_code=HTTP_200_OK)
    async def say(
        self, match: MatchId, data: JSONBody[SayGiven], services: Server, asker: Asker
    ) -> ChatHeard:
        """Send a phrase, or free text if everybody at the match allows it."""
        person = known(asker)
        live = await services.matches.get(match)
        before = len(live.chat or ())
        await services.chats.say(live, person, data)
        return await services.chats.lines(live, person, before)

    @get("/matches/{match:str}/chat")
    async def heard(self, match: MatchId, services: Server, asker: Asker, after: After = 0) -> ChatHeard:
        """The chat of a match of yours."""
        return await services.chats.lines(await services.matches.get(match), known(asker), after)

    @put("/me/chat", status_code=HTTP_204_NO_CONTENT)
    async def wish(
        self, request: AnyRequest, data: JSONBody[ChatWanted], services: Server, asker: Asker
    ) -> None:
        """Allow free chat, or phrases only."""
        await services.chats.wish(in_person(request, asker), data.chat)

    @get("/me/mutes")
    async def muted(self, services: Server, asker: Asker) -> tuple[Muted, ...]:
        """The people you have muted."""
        return await services.chats.muted(known(asker))

    @post("/me/mutes", status_code=HTTP_204_NO_CONTENT)
    async def mute(self, data: JSONBody[Mute], services: Server, asker: Asker) -> None:
        """Mute somebody, at every match."""
        await services.chats.mute(known(asker), data.person)

    @delete("/me/mutes/{person:str}", status_code=HTTP_204_NO_CONTENT)
    async def unmute(self, person: FromPath[str], services: Server, asker: Asker) -> None:
        """Unmute somebody."""
        await services.chats.unmute(known(asker), person)

    @post("/reports", status_code=HTTP_201_CREATED)
    async def report(self, data: JSONBody[NewReport], services: Server, asker: Asker) -> dict[str, int]:
        """Report another player of a match of yours to the host."""
        live = await services.matches.get(data.match)
        return {"report": await services.reports.make(live, known(asker), data)}
