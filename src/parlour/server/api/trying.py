"""Trying over HTTP: positions to look at and actions to try, for lessons. Nothing is kept."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.params import JSONBody, PathParameter

from parlour.core.errors import BadNotation, IllegalAction
from parlour.core.registry import GAMES
from parlour.core.state import State
from parlour.server.protocol import Problem
from parlour.server.protocol_trying import Tried, TryWanted


@post("/api/games/{game:str}/try", tags=["games"], status_code=200, sync_to_thread=False)
def try_out(game: Annotated[str, PathParameter(max_length=64)], data: JSONBody[TryWanted]) -> Tried:
    """A position as whoever is to act sees it, or what an action of theirs makes of it."""
    rules = GAMES.get(game)
    state = rules.position(data.position, **data.options)
    seat = state.actor if isinstance(state.actor, int) else None
    if data.act is None:
        return _tried(state, seat)
    try:
        return _tried(state.play(data.act), seat)
    except (IllegalAction, BadNotation) as why:
        return _tried(state, seat, Problem(code=why.code, reason=why.message))


def _tried(state: State, seat: int | None, refused: Problem | None = None) -> Tried:
    view = msgspec.Raw(msgspec.json.encode(state.seen(seat)))
    return Tried(position=state.position, view=view, refused=refused)
