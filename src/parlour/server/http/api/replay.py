"""Replays over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import QueryParameter

from parlour.server.http.sockets import may_look
from parlour.table.messages.replay import Replay
from parlour.table.replay import replay

from .requests import Asker, MatchId, Server

First = Annotated[int, QueryParameter(ge=0, lt=2**31, description="the first ply wanted; 0 is the start")]


@get("/api/matches/{match:str}/replay", tags=["matches"])
async def replayed(match: MatchId, services: Server, asker: Asker, first: First = 0) -> Replay:
    """The match ply by ply with its views: all of it once it is over, before that as you saw it."""
    live = await services.matches.get(match)
    person = asker.id if asker is not None else None
    may_look(live, person)
    return replay(live, person, first)
