"""Whoever asks: the person behind a request, and the look they get in answer."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import PathParameter

from parlour.server.door import may_look
from parlour.server.live import Live
from parlour.server.people import COOKIE
from parlour.server.protocol import Look, Person
from parlour.server.refusal import Refusal
from parlour.server.services import Services

AnyRequest = Request[Any, Any, State]
Server = NamedDependency[Services]
Asker = NamedDependency[Person | None]
MatchId = Annotated[str, PathParameter(description="the match's 32 hexadecimal digits")]


def provide_services(state: State) -> Services:
    """The running server's parts."""
    services: Services = state.services
    return services


async def provide_asker(request: AnyRequest, services: Server) -> Person | None:
    """The person whose cookie came with the request, if any."""
    return await services.people.get(services.people.read_cookie(request.cookies.get(COOKIE)))


def known(asker: Person | None) -> Person:
    """The asker, or the refusal of somebody who has not said who they are."""
    if asker is None:
        raise Refusal("say who you are first", "who-are-you", 401)
    return asker


def look(live: Live, asker: Person | None, since: int = 0) -> Look:
    """What the asker sees of the match."""
    person = asker.id if asker is not None else None
    may_look(live, person)
    return live.look(person, asker.name if asker is not None else None, since)
