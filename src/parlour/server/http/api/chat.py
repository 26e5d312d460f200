"""Chat over HTTP: say and hear at a match, mute people, tell the host."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from parlour.table.messages.chat import ChatHeard, ChatWanted, Mute, Muted, NewReport, SayGiven

from .requests import AnyRequest, Asker, MatchId, Server, in_person, known

After = Annotated[int, QueryParameter(ge=0, lt=2**31, description="the last line you heard")]


class ChatController(Controller):
    """What people say to each other, and what they need not hear."""

    path = "/api"
    tags = ("chat",)

    @post("/matches/{match:str}/say", status_code=HTTP_200_OK)
    async def say(
        self, match: MatchId, data: JSONBody[SayGiven], services: Server, asker: Asker
    ) -> ChatHeard:
        """Say a phrase, or free words where everybody at the match allows them."""
        person = known(asker)
        live = await services.matches.get(match)
        before = len(live.chat or ())
        await services.chats.say(live, person, data)
        return await services.chats.lines(live, person, before)

    @get("/matches/{match:str}/chat")
    async def heard(self, match: MatchId, services: Server, asker: Asker, after: After = 0) -> ChatHeard:
        """What was said at a match of yours."""
        return await services.chats.lines(await services.matches.get(match), known(asker), after)

    @put("/me/chat", status_code=HTTP_204_NO_CONTENT)
    async def wish(
        self, request: AnyRequest, data: JSONBody[ChatWanted], services: Server, asker: Asker
    ) -> None:
        """Allow free words, or phrases alone."""
        await services.chats.wish(in_person(request, asker), data.chat)

    @get("/me/mutes")
    async def muted(self, services: Server, asker: Asker) -> tuple[Muted, ...]:
        """Whom you do not hear."""
        return await services.chats.muted(known(asker))

    @post("/me/mutes", status_code=HTTP_204_NO_CONTENT)
    async def mute(self, data: JSONBody[Mute], services: Server, asker: Asker) -> None:
        """Hear no more from somebody, at any match."""
        await services.chats.mute(known(asker), data.person)

    @delete("/me/mutes/{person:str}", status_code=HTTP_204_NO_CONTENT)
    async def unmute(self, person: FromPath[str], services: Server, asker: Asker) -> None:
        """Hear somebody again."""
        await services.chats.unmute(known(asker), person)

    @post("/reports", status_code=HTTP_201_CREATED)
    async def report(self, data: JSONBody[NewReport], services: Server, asker: Asker) -> dict[str, int]:
        """Tell the host about somebody who sits at a match of yours."""
        live = await services.matches.get(data.match)
        return {"report": await services.reports.make(live, known(asker), data)}
