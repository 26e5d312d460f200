"""Notices over HTTP: matches that wait for you, and push subscriptions."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_204_NO_CONTENT

from parlour.table.messages.notices import PushKey, Subscribe, Unsubscribe, Waiting

from .requests import AnyRequest, Asker, Server, in_person, known


class NoticesController(Controller):
    """Your turns in slow matches."""

    path = "/api"
    tags = ("notices",)

    @get("/me/waiting")
    async def waiting(self, services: Server, asker: Asker) -> tuple[Waiting, ...]:
        """The matches that wait for you, longest wait first; a badge shows their number."""
        return await services.waiting.matches(known(asker))

    @get("/push", sync_to_thread=False)
    def key(self, services: Server) -> PushKey:
        """The server's public key for Web Push, if it has one."""
        return PushKey(key=services.push.key)

    @post("/me/push", status_code=HTTP_204_NO_CONTENT)
    async def subscribe(
        self, request: AnyRequest, data: JSONBody[Subscribe], services: Server, asker: Asker
    ) -> None:
        """Send notices to this browser when a slow match waits for you."""
        await services.push.subscribe(in_person(request, asker), data)

    @post("/me/push/forget", status_code=HTTP_204_NO_CONTENT)
    async def unsubscribe(
        self, request: AnyRequest, data: JSONBody[Unsubscribe], services: Server, asker: Asker
    ) -> None:
        """Send no more notices to this browser."""
        await services.push.unsubscribe(in_person(request, asker), data.endpoint)
