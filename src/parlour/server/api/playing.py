"""Playing over HTTP: the same messages as on the socket, each answered by a look."""

from __future__ import annotations

from litestar import Controller, Response, post
from litestar.status_codes import HTTP_200_OK

from parlour.core.errors import ParlourError
from parlour.server import refusal
from parlour.server.protocol import (
    ActGiven,
    AnswerGiven,
    Given,
    LeaveGiven,
    Look,
    OfferGiven,
    Person,
    Refused,
    ResignGiven,
)
from parlour.server.services import Services

from .asking import known, look


class PlayingController(Controller):
    """Act at a match without a socket."""

    path = "/api/matches/{match:str}"
    tags = ("playing",)

    @post("/act", status_code=HTTP_200_OK)
    async def act(
        self, match: str, data: ActGiven, services: Services, asker: Person | None
    ) -> Response[Look | Refused]:
        """Play an action as event `seq`."""
        return await _do(match, data, services, asker, data.seq - 1)

    @post("/resign", status_code=HTTP_200_OK)
    async def resign(
        self, match: str, data: ResignGiven, services: Services, asker: Person | None
    ) -> Response[Look | Refused]:
        """Give up."""
        return await _do(match, data, services, asker)

    @post("/offer", status_code=HTTP_200_OK)
    async def offer(
        self, match: str, data: OfferGiven, services: Services, asker: Person | None
    ) -> Response[Look | Refused]:
        """Propose a draw, an early end, a take-back, a pause."""
        return await _do(match, data, services, asker)

    @post("/answer", status_code=HTTP_200_OK)
    async def answer(
        self, match: str, data: AnswerGiven, services: Services, asker: Person | None
    ) -> Response[Look | Refused]:
        """Answer an offer."""
        return await _do(match, data, services, asker)

    @post("/leave", status_code=HTTP_200_OK)
    async def leave(
        self, match: str, data: LeaveGiven, services: Services, asker: Person | None
    ) -> Response[Look | Refused]:
        """Leave the table."""
        return await _do(match, data, services, asker)


async def _do(
    match: str, given: Given, services: Services, asker: Person | None, since: int | None = None
) -> Response[Look | Refused]:
    person = known(asker)
    live = await services.matches.get(match)
    before = live.seq if since is None else max(0, since)
    try:
        await services.playing.do(live, person, given)
    except ParlourError as error:
        why = refusal.of(error)
        body = Refused(
            key=getattr(given, "key", None),
            code=why.code,
            reason=why.message,
            details=why.details,
            seq=live.seq,
            sides=look(live, person, before).sides,
        )
        return Response(body, status_code=why.status)
    return Response(look(live, person, before))
