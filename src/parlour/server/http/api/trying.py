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
from parlour.server.workers.robots import RobotFailed
from parlour.server.workers.thinking import ChooseWanted
from parlour.table.messages.match import Problem
from parlour.table.messages.trying import RobotAsked, RobotChose, Tried, TryWanted
from parlour.table.refusal import Refusal
from parlour.table.seating import known_robot

from .requests import Asker, Server, known

_DICE = secrets.SystemRandom()


GameKey = Annotated[str, PathParameter(max_length=64)]


@post("/api/games/{game:str}/try", tags=["games"], status_code=200, sync_to_thread=False)
def try_out(game: GameKey, data: JSONBody[TryWanted]) -> Tried:
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


@post("/api/games/{game:str}/choose", tags=["games"], status_code=200)
async def choose(game: GameKey, data: JSONBody[RobotAsked], services: Server, asker: Asker) -> RobotChose:
    """What a robot would do in a position, from the view of the seat to act.

    Refused while you play this game in a match without hints.
    """
    person, rules = known(asker), GAMES.get(game)
    state = rules.position(data.position, **data.options)
    if not isinstance(state.actor, int):
        raise Refusal("in this position it is nobody's turn", "nobody-to-act", 422)
    if await services.listings.without_hints(person.id, rules.key):
        raise Refusal(
            "you are playing this game in a match without hints; finish it first",
            "playing-without-hints",
            403,
        )
    wanted = ChooseWanted(
        robot=known_robot(data.robot, rules, data.options),
        game=rules.key,
        options=data.options,
        seat=state.actor,
        view=msgspec.Raw(msgspec.json.encode(state.seen(state.actor))),
        seconds=services.settings.robot_seconds,
    )
    try:
        return RobotChose(act=await services.robots.advise(person.id, wanted))
    except RobotFailed as error:
        raise Refusal(f"the robot didn't answer: {error.message}", "robot-failed", 503) from None


def _fallen(state: State) -> Action:
    """A sampled chance event; a simulated throw would take too long here."""
    if state.simulated:
        raise NotEnumerable("this route does not simulate throws; send where the balls lie as `act`")
    return state.sample(_DICE)


def _tried(state: State, seat: int | None, refused: Problem | None = None, act: str | None = None) -> Tried:
    view = msgspec.Raw(msgspec.json.encode(state.seen(seat)))
    return Tried(position=state.position, act=act, view=view, refused=refused)
