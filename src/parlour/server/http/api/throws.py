"""Key frames of a simulated outcome over HTTP, for everybody who may see the match."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, get
from litestar.params import PathParameter

from parlour.core.registry import GAMES
from parlour.server.http.sockets import may_look

from .hooks import either
from .requests import Asker, MatchId, Server

ThrowSeq = Annotated[
    int, PathParameter(ge=1, lt=2**31, description="the seq of the chance event with the throw's outcome")
]


@get(
    "/api/matches/{match:str}/throws/{seq:int}",
    tags=["matches"],
    responses={200: either(kind for key in GAMES.own() if (kind := GAMES.get(key).frames_type) is not None)},
)
async def throw(match: MatchId, seq: ThrowSeq, services: Server, asker: Asker) -> Response[bytes]:
    """The key frames of a simulated throw; they never change, and their ETag is their SHA-256."""
    live = await services.matches.get(match)
    may_look(live, asker.id if asker is not None else None)
    found = await services.simulations.frames_of(match, seq)
    headers = {"ETag": f'"{found.name}"', "Cache-Control": "private, max-age=31536000, immutable"}
    return Response(found.data, media_type=MediaType.JSON, headers=headers)
