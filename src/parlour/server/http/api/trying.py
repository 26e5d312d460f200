"""Trying out positions and actions over HTTP, for lessons and analysis. Nothing is stored."""

from __future__ import annotations

import secrets
from typing import Annotated

import msgspec
from litestar import post
from litestar.params import JSONBody, PathParameter

from parlour.core.action import Action
from parlour.core.actor import CHANCE
from parlour.core.errors import BadNotation, IllegalAction, NotEnumerable
from parlour.core.registry import GAMES
from parlour.core.state import State
from parlour.table.messages.match import Problem
from parlour.table.messages.trying import Tried, TryWanted

_DICE = secrets.SystemRandom()


@post("/api/games/{game:str}/try", tags=["games"], status_code=200, sync_to_thread=False)
def try_out(game: Annotated[str, PathParameter(max_length=64)], data: JSONBody[TryWanted]) -> Tried:
    """A position in the view of the seat to act, or the position after an action or a chance event."""
    rules = GAMES.get(game)
    state = rules.position(data.position, **data.options) if data.position else rules.start(**data.options)
    seat = state.actor if isinstance(state.actor, int) else None
    act: Action | str | None = data.act
    if act is None and data.fall and state.actor is CHANCE:
        act = _fallen(state)
    if act is None:
        return _tried(state, seat)
    try:
        return _tried(state.play(act), seat, act=str(act))
    except (IllegalAction, BadNotation) as why:
        return _tried(state, seat, Problem(code=why.code, reason=why.message))


def _fallen(state: State) -> Action:
    """A sampled chance event; a simulated throw would take too long here."""
    if state.simulated:
        raise NotEnumerable("this route does not simulate throws; send where the balls lie as `act`")
    return state.sample(_DICE)


def _tried(state: State, seat: int | None, refused: Problem | None = None, act: str | None = None) -> Tried:
    view = msgspec.Raw(msgspec.json.encode(state.seen(seat)))
    return Tried(position=state.position, act=act, view=view, refused=refused)
