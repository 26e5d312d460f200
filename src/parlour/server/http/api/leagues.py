"""Leagues over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from parlour.locales.speech import LANGUAGES
from parlour.locales.words import Words
from parlour.server.base.now import now_ms
from parlour.server.leagues import feeds
from parlour.table.messages.league import (
    Enter,
    LeagueChanged,
    LeagueShown,
    NewLeague,
    SeasonShown,
    Settle,
)

from .requests import AnyRequest, Asker, Server, administrator, beginning, known

SeasonNumber = Annotated[
    int | None, QueryParameter(ge=1, lt=2**31, description="the number of the season; the newest if left out")
]
Lang = Annotated[str, QueryParameter(max_length=5, description="the language of its words")]
Player = Annotated[
    str | None, QueryParameter(max_length=64, description="whose games are named; nobody's if left out")
]


class LeaguesController(Controller):
    """Seasons of two-player matches. Administrators run them; everybody can see them."""

    path = "/api/leagues"
    tags = ("leagues",)

    @get("/")
    async def leagues(self, services: Server) -> tuple[LeagueShown, ...]:
        """All leagues, newest first."""
        return await services.leagues.listed()

    @post("/", status_code=HTTP_201_CREATED)
    async def create(
        self, request: AnyRequest, data: JSONBody[NewLeague], services: Server, asker: Asker
    ) -> SeasonShown:
        """Create a league; its first season is open for entries."""
        made = await services.leagues.create(administrator(request, asker).id, data)
        return await services.leagues.show(made)

    @get("/{league:str}")
    async def season(
        self, league: FromPath[str], services: Server, season: SeasonNumber = None
    ) -> SeasonShown:
        """A season: its groups with standings and pairings."""
        return await services.leagues.show(league, season)

    @get("/{league:str}/feed.atom", media_type="application/atom+xml")
    async def atom(
        self, request: AnyRequest, league: FromPath[str], services: Server, lang: Lang = "en"
    ) -> Response[bytes]:
        """The results of the newest season as an Atom feed, newest first."""
        shown = await services.leagues.show(league)
        ended = await services.leagues.ended(league, shown.season)
        data = feeds.atom(shown, _address(request), _words(lang), ended, now_ms())
        return Response(data, media_type="application/atom+xml; charset=utf-8")

    @get("/{league:str}/calendar.ics", media_type="text/calendar")
    async def calendar(
        self,
        request: AnyRequest,
        league: FromPath[str],
        services: Server,
        player: Player = None,
        lang: Lang = "en",
    ) -> Response[bytes]:
        """When the rounds of the running season end, as a calendar to subscribe to."""
        shown = await services.leagues.show(league)
        data = feeds.calendar(shown, _address(request), _words(lang), player, now_ms())
        headers = {"Content-Disposition": 'inline; filename="league.ics"'}
        return Response(data, media_type="text/calendar; charset=utf-8", headers=headers)

    @put("/{league:str}", status_code=HTTP_200_OK)
    async def change(
        self,
        request: AnyRequest,
        league: FromPath[str],
        data: JSONBody[LeagueChanged],
        services: Server,
        asker: Asker,
    ) -> SeasonShown:
        """Rename a league, or change the days of its next rounds, who can join, and when seasons start."""
        await services.leagues.change(administrator(request, asker).id, league, data)
        return await services.leagues.show(league)

    @delete("/{league:str}", status_code=HTTP_204_NO_CONTENT)
    async def delete_league(
        self, request: AnyRequest, league: FromPath[str], services: Server, asker: Asker
    ) -> None:
        """Delete a league with all its seasons, unless one is running. Its matches stay."""
        await services.leagues.delete(administrator(request, asker).id, league)

    @post("/{league:str}/enter", status_code=HTTP_200_OK)
    async def enter(
        self,
        request: AnyRequest,
        league: FromPath[str],
        data: JSONBody[Enter],
        services: Server,
        asker: Asker,
    ) -> SeasonShown:
        """Join the open season."""
        person = beginning(services, asker)
        if data.person is not None and data.person != person.id:
            administrator(request, asker)
            person = known(await services.people.get(data.person))
        await services.leagues.enter(league, person)
        return await services.leagues.show(league)

    @post("/{league:str}/withdraw", status_code=HTTP_200_OK)
    async def withdraw(
        self,
        request: AnyRequest,
        league: FromPath[str],
        data: JSONBody[Enter],
        services: Server,
        asker: Asker,
    ) -> SeasonShown:
        """Leave the league. In a running season you lose your match and all that follow."""
        person = known(asker).id
        if data.person is not None and data.person != person:
            administrator(request, asker)
            person = data.person
        await services.leagues.withdraw(league, person)
        await services.rounds.go_on()
        return await services.leagues.show(league)

    @post("/{league:str}/start", status_code=HTTP_200_OK)
    async def start(
        self, request: AnyRequest, league: FromPath[str], services: Server, asker: Asker
    ) -> SeasonShown:
        """Close the entries and begin the first round."""
        await services.leagues.start(administrator(request, asker).id, league)
        await services.rounds.go_on()
        return await services.leagues.show(league)

    @post("/{league:str}/next", status_code=HTTP_200_OK)
    async def next_season(
        self, request: AnyRequest, league: FromPath[str], services: Server, asker: Asker
    ) -> SeasonShown:
        """Open the next season, with promotion and relegation; others can join."""
        await services.leagues.next(administrator(request, asker).id, league)
        return await services.leagues.show(league)

    @post("/{league:str}/settle", status_code=HTTP_200_OK)
    async def settle(
        self,
        request: AnyRequest,
        league: FromPath[str],
        data: JSONBody[Settle],
        services: Server,
        asker: Asker,
    ) -> SeasonShown:
        """Set or correct the result of a pairing, until the next season opens. Its match is closed."""
        await services.leagues.settle(administrator(request, asker).id, league, data)
        await services.rounds.go_on()
        return await services.leagues.show(league)


def _words(lang: str) -> Words:
    return Words(lang if lang in LANGUAGES else "en")


def _address(request: AnyRequest) -> str:
    """The server's address as the asker knows it."""
    return str(request.base_url).rstrip("/")
