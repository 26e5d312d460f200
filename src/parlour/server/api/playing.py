"""Playing over HTTP: the same messages as on the socket, each answered by a look."""

from __future__ import annotations

from litestar import Controller, Response, post
from litestar.params import JSONBody
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
    Refused,
    ResignGiven,
)

from .asking import Asker, MatchId, Server, known, look


class PlayingController(Controller):
    """Act at a match without a socket."""

    path = "/api/matches/{match:str}"
    tags = ("playing",)

    @post("/act", status_code=HTTP_200_OK)
    async def act(
        self, match: MatchId, data: JSONBody[ActGiven], services: Server, asker: Asker
    ) -> Response[Look | Refused]:
        """Play an action as event `seq`."""
        return await _do(match, data, services, asker, data.seq - 1)

    @post("/resign", status_code=HTTP_200_OK)
    async def resign(
        self, match: MatchId, data: JSONBody[ResignGiven], services: Server, asker: Asker
    ) -> Response[Look | Refused]:
        """Give up."""
        return await _do(match, data, services, asker)

    @post("/offer", status_code=HTTP_200_OK)
    async def offer(
        self, match: MatchId, data: JSONBody[OfferGiven], services: Server, asker: Asker
    ) -> Response[Look | Refused]:
        """Propose a draw, an early end, a take-back, a pause."""
        return await _do(match, data, services, asker)

    @post("/answer", status_code=HTTP_200_OK)
    async def answer(
        self, match: MatchId, data: JSONBody[AnswerGiven], services: Server, asker: Asker
    ) -> Response[Look | Refused]:
        """Answer an offer."""
        return await _do(match, data, services, asker)

    @post("/leave", status_code=HTTP_200_OK)
    async def leave(
        self, match: MatchId, data: JSONBody[LeaveGiven], services: Server, asker: Asker
    ) -> Response[Look | Refused]:
        """Leave the table."""
        return await _do(match, data, services, asker)


async def _do(
    match: MatchId, given: Given, services: Server, asker: Asker, since: int | None = None
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
