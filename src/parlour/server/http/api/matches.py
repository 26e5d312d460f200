"""Matches over HTTP: create, list, show, join, start, and the record."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Controller, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from parlour.core.record import Record
from parlour.server.http.sockets import may_look
from parlour.table.messages.match import (
    Agree,
    Commit,
    GiveNonce,
    Join,
    Listing,
    Look,
    MatchListed,
    NewMatch,
    Rematch,
    RobotRecord,
    SeatRobot,
    Start,
)
from parlour.table.refusal import Refusal
from parlour.table.replay import record_for

from .requests import Asker, MatchId, Server, Since, beginning, known, look

Status = Literal["open", "running", "over"]
OwnStatus = Literal["open", "running", "over", "unfinished"]
Form = Literal["json", "text"]
Before = Annotated[str | None, QueryParameter(max_length=64, description="`more` of the page before")]


class MatchesController(Controller):
    """The matches of this server."""

    path = "/api/matches"
    tags = ("matches",)

    @post("/", status_code=HTTP_201_CREATED)
    async def create(self, data: JSONBody[NewMatch], services: Server, asker: Asker) -> Look:
        """Create a match. It starts as soon as no seat is open, unless `hold` is set."""
        person = beginning(services, asker)
        live = await services.matches.create(person, data)
        services.playing.wake(live)
        return look(live, person)

    @get("/")
    async def lobby(
        self,
        services: Server,
        status: FromQuery[Status] = "open",
        game: Annotated[str | None, QueryParameter(max_length=64)] = None,
        before: Before = None,
    ) -> Listing:
        """Public matches, newest first."""
        count = services.settings.page_size
        found = await services.listings.lobby(status, game, _place(before), count + 1)
        return _listing(found, count)

    @get("/{match:str}")
    async def show(self, match: MatchId, services: Server, asker: Asker, since: Since = 0) -> Look:
        """A match as you see it, with the events after `since`."""
        return look(await services.matches.get(match), asker, since)

    @post("/{match:str}/join", status_code=HTTP_200_OK)
    async def join(self, match: MatchId, data: JSONBody[Join], services: Server, asker: Asker) -> Look:
        """Take an open seat, or come back to one that you left."""
        person = beginning(services, asker)
        live = await services.matches.get(match)
        may_look(live, person.id)
        if live.status == "running":
            await services.playing.come_back(live, person)
        else:
            await services.matches.join(live, person, data)
        services.playing.wake(live)
        return look(live, person)

    @post("/{match:str}/commit", status_code=HTTP_200_OK)
    async def commit(self, match: MatchId, data: JSONBody[Commit], services: Server, asker: Asker) -> Look:
        """Commit to your nonce, in a match that has not started."""
        person = known(asker)
        live = await services.matches.get(match)
        await services.handshake.commit(live, person, data)
        services.playing.wake(live)
        return look(live, person)

    @post("/{match:str}/nonce", status_code=HTTP_200_OK)
    async def nonce(self, match: MatchId, data: JSONBody[GiveNonce], services: Server, asker: Asker) -> Look:
        """Reveal your nonce, once all seats are sealed. The match starts with the last one."""
        person = known(asker)
        live = await services.matches.get(match)
        await services.handshake.reveal(live, person, data)
        services.playing.wake(live)
        return look(live, person)

    @post("/{match:str}/start", status_code=HTTP_200_OK)
    async def start(self, match: MatchId, data: JSONBody[Start], services: Server, asker: Asker) -> Look:
        """Start the match as its host."""
        person = known(asker)
        live = await services.matches.get(match)
        await services.hosting.start(live, person, data)
        services.playing.wake(live)
        return look(live, person)

    @post("/{match:str}/seat", status_code=HTTP_200_OK)
    async def seat(self, match: MatchId, data: JSONBody[SeatRobot], services: Server, asker: Asker) -> Look:
        """Put a robot on an open seat as the host, or open its seat again."""
        person = known(asker)
        live = await services.matches.get(match)
        await services.hosting.seat_robot(live, person, data)
        services.playing.wake(live)
        return look(live, person)

    @post("/{match:str}/agree", status_code=HTTP_200_OK)
    async def agree(self, match: MatchId, data: JSONBody[Agree], services: Server, asker: Asker) -> Look:
        """Change what is agreed as the host, until somebody else has sat down."""
        person = known(asker)
        live = await services.matches.get(match)
        await services.hosting.agree(live, person, data)
        services.playing.wake(live)
        return look(live, person)

    @post("/{match:str}/wait", status_code=HTTP_200_OK)
    async def wait(self, match: MatchId, services: Server, asker: Asker) -> Look:
        """Stop the countdown to the start as the host; start the match yourself later."""
        person = known(asker)
        live = await services.matches.get(match)
        await services.hosting.wait(live, person)
        return look(live, person)

    @post("/{match:str}/rematch", status_code=HTTP_201_CREATED)
    async def rematch(
        self, match: MatchId, data: JSONBody[Rematch], services: Server, asker: Asker
    ) -> Response[Look]:
        """Ask for a rematch, agree to it, decline it or take it back.

        201 with the new match once everybody wants it, at once against robots and at one device; until then
        200 with this one, whose `rematch_asked` says who does.
        """
        person = beginning(services, asker)
        live = await services.matches.get(match)
        async with live.lock:
            again = await services.playing.rematch(live, person, data)
        if again is None:
            return Response(look(live, person), status_code=HTTP_200_OK)
        return Response(look(again, person))

    @get(
        "/{match:str}/record",
        media_type="application/json",
        responses={HTTP_200_OK: ResponseSpec(Record, generate_examples=False, description="The record")},
    )
    async def record(
        self,
        match: MatchId,
        services: Server,
        asker: Asker,
        form: FromQuery[Form] = "json",
    ) -> Response[bytes]:
        """The record: complete and with its seed once the match is over, before that as your seat sees it."""
        live = await services.matches.get(match)
        person = asker.id if asker is not None else None
        may_look(live, person)
        record = record_for(live, person)
        if form == "text":
            return Response(record.text().encode(), media_type="text/plain; charset=utf-8")
        return Response(record.json(), media_type="application/json")


@get("/api/me/matches", tags=["people"])
async def my_matches(
    services: Server, asker: Asker, status: FromQuery[OwnStatus | None] = None, before: Before = None
) -> Listing:
    """Your own matches, newest first; on each page those that wait for you come first."""
    person = known(asker)
    count = services.settings.page_size
    found = await services.listings.of_person(person.id, status, _place(before), count + 1)
    page = _listing(found, count)
    return Listing(matches=await services.waiting.sorted(person, page.matches), more=page.more)


@get("/api/me/robots", tags=["people"])
async def my_robots(
    services: Server, asker: Asker, game: Annotated[str, QueryParameter(max_length=64)]
) -> tuple[RobotRecord, ...]:
    """How your finished matches of a game with two seats went against each robot."""
    return await services.listings.robots_met(known(asker).id, game)


@get("/api/people/{person:str}/matches", tags=["ratings"])
async def matches_of(services: Server, person: FromPath[str], before: Before = None) -> Listing:
    """A person's finished public matches, newest first."""
    count = services.settings.page_size
    return _listing(await services.listings.shown_of(person, _place(before), count + 1), count)


def _listing(found: list[MatchListed], count: int) -> Listing:
    more = f"{found[count - 1].created}-{found[count - 1].match}" if len(found) > count else None
    return Listing(matches=tuple(found[:count]), more=more)


def _place(before: str | None) -> tuple[int, str] | None:
    if before is None:
        return None
    at, _, match = before.partition("-")
    if not (at.isascii() and at.isdigit() and len(at) < 17):
        raise Refusal("`before` is not valid; use the `more` of the page before", "bad-page", 400)
    return int(at), match
