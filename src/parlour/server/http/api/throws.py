"""Key frames of a throw over HTTP, for everybody who may see the match."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.params import PathParameter

from parlour.games.kugelbox.throw.frames import Frames
from parlour.server.http.sockets import may_look

from .requests import Asker, MatchId, Server

ThrowSeq = Annotated[
    int, PathParameter(ge=1, lt=2**31, description="the seq of the chance event with the throw's outcome")
]


@get("/api/matches/{match:str}/throws/{seq:int}", tags=["matches"])
async def throw(match: MatchId, seq: ThrowSeq, services: Server, asker: Asker) -> Response[Frames]:
    """The key frames of a simulated throw; they never change, and their ETag is their SHA-256."""
    live = await services.matches.get(match)
    may_look(live, asker.id if asker is not None else None)
    found = await services.simulations.frames_of(match, seq)
    headers = {"ETag": f'"{found.name}"', "Cache-Control": "private, max-age=31536000, immutable"}
    return Response(Frames.load(found.data), headers=headers)
