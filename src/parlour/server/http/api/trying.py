"""Trying out positions and actions over HTTP, for lessons and analysis. Nothing is stored."""

from __future__ import annotations

from typing import Annotated

from litestar import post
from litestar.params import JSONBody, PathParameter

from parlour.server.workers.robots import RobotFailed
from parlour.table.messages.trying import RobotAsked, RobotChose, Tried, TryWanted
from parlour.table.refusal import Refusal
from parlour.table.trying import robot_wanted, tried

from .requests import Asker, Server, known

GameKey = Annotated[str, PathParameter(max_length=64)]


@post("/api/games/{game:str}/try", tags=["games"], status_code=200, sync_to_thread=False)
def try_out(game: GameKey, data: JSONBody[TryWanted]) -> Tried:
    """A position in the view of the seat to act, or the position after an action or a chance event."""
    return tried(game, data)


@post("/api/games/{game:str}/choose", tags=["games"], status_code=200)
async def choose(game: GameKey, data: JSONBody[RobotAsked], services: Server, asker: Asker) -> RobotChose:
    """What a robot would do in a position, from the view of the seat to act.

    Refused while you play this game in a match without hints.
    """
    person = known(asker)
    wanted = robot_wanted(game, data, services.settings.robot_seconds)
    if await services.listings.without_hints(person.id, wanted.game):
        raise Refusal(
            "you are playing this game in a match without hints; finish it first",
            "playing-without-hints",
            403,
        )
    try:
        return RobotChose(act=await services.robots.advise(person.id, wanted))
    except RobotFailed as error:
        raise Refusal(f"the robot didn't answer: {error.message}", "robot-failed", 503) from None
