"""Big screens over HTTP: the code of a match, and the match of a code."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from parlour.server.http.sockets import may_look
from parlour.table.messages.match import CodeShown, SeatTaken

from .requests import AnyRequest, Asker, MatchId, Server, address, known


@post("/api/matches/{match:str}/screen", tags=["matches"], status_code=200)
async def open_screen(match: MatchId, services: Server, asker: Asker) -> CodeShown:
    """The match's code for a big screen and for phones, made when it is first asked for.

    A screen opens /screen/CODE and sees what spectators see; phones open /j/CODE.
    """
    person = known(asker)
    live = await services.matches.get(match)
    may_look(live, person.id)
    return await services.screens.open(live, person)


Code: TypeAlias = Annotated[str, PathParameter(max_length=20, description="the code on the big screen")]


@get("/api/codes/{code:str}", tags=["matches"])
async def find_code(
    code: Code,
    request: AnyRequest,
    services: Server,
    asker: Asker,
) -> CodeShown:
    """The match with this code. A rematch keeps the code."""
    return await services.screens.find(code, address(request), asker)


@post("/api/codes/{code:str}/seat", tags=["matches"], status_code=200)
async def take_over_seat(
    code: Code, data: JSONBody[SeatTaken], request: AnyRequest, services: Server, asker: Asker
) -> CodeShown:
    """Play on for a seat whose own phone is lost: its person has been away, and the screen is switched on.

    Not in rated matches, leagues and classes, and not with a seat of your own at the match.
    """
    person = known(asker)
    found = await services.screens.find(code, address(request), person)
    await services.playing.take_over(await services.matches.get(found.match), person, data.seat)
    return found
