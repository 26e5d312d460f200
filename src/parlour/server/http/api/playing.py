"""Playing over HTTP: the same messages as on the socket, each answered with the match's state."""

from __future__ import annotations

from litestar import Controller, Response, get, post
from litestar.params import JSONBody
from litestar.response import Stream
from litestar.status_codes import HTTP_200_OK

from parlour.core.errors import ParlourError
from parlour.server.http.sockets import may_look
from parlour.table import refusal
from parlour.table.messages.match import Look
from parlour.table.messages.socket import (
    ActGiven,
    AnswerGiven,
    ClaimGiven,
    Given,
    LeaveGiven,
    OfferGiven,
    Refused,
    ResignGiven,
    ThrowGiven,
)

from .requests import AnyRequest, Asker, MatchId, Server, Since, known, look, opener


class PlayingController(Controller):
    """Play a match without a socket."""

    path = "/api/matches/{match:str}"
    tags = ("playing",)

    @post("/act", status_code=HTTP_200_OK)
    async def act(
        self, match: MatchId, data: JSONBody[ActGiven], services: Server, asker: Asker
    ) -> Response[Look | Refused]:
        """Play an action as event `seq`."""
        return await _do(match, data, services, asker, data.seq - 1)

    @post("/throw", status_code=HTTP_200_OK)
    async def throw(
        self, match: MatchId, data: JSONBody[ThrowGiven], services: Server, asker: Asker
    ) -> Response[Look | Refused]:
        """Throw the dice that wait for your word, as event `seq`."""
        return await _do(match, data, services, asker, data.seq - 1)

    @post("/resign", status_code=HTTP_200_OK)
    async def resign(
        self, match: MatchId, data: JSONBody[ResignGiven], services: Server, asker: Asker
    ) -> Response[Look | Refused]:
        """Resign."""
        return await _do(match, data, services, asker)

    @post("/offer", status_code=HTTP_200_OK)
    async def offer(
        self, match: MatchId, data: JSONBody[OfferGiven], services: Server, asker: Asker
    ) -> Response[Look | Refused]:
        """Offer a draw, an early end, a take-back or a pause."""
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

    @post("/claim", status_code=HTTP_200_OK)
    async def claim(
        self, match: MatchId, data: JSONBody[ClaimGiven], services: Server, asker: Asker
    ) -> Response[Look | Refused]:
        """Play on with a robot, or claim the win, when a player is away for too long."""
        return await _do(match, data, services, asker)


@get("/api/matches/{match:str}/stream", tags=["playing"], media_type="application/x-ndjson")
async def stream(
    request: AnyRequest, match: MatchId, services: Server, asker: Asker, since: Since = 0
) -> Stream:
    """The socket's messages as lines of JSON, for programs: a welcome, then every update.

    An empty line now and then keeps the connection alive.
    """
    live = await services.matches.get(match)
    may_look(live, asker.id if asker is not None else None)
    lines = services.sockets.lines(live, opener(request, services, asker), since)
    return Stream(lines, media_type="application/x-ndjson")


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
