"""Leagues over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from parlour.table.messages.league import Enter, LeagueShown, NewLeague, SeasonShown, Settle

from .requests import AnyRequest, Asker, Server, administrator, beginning, known

SeasonNumber = Annotated[
    int | None, QueryParameter(ge=1, lt=2**31, description="the number of the season; the newest if left out")
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
        """Leave the league. In a running season you lose every match that you have not begun."""
        person = known(asker).id
        if data.person is not None and data.person != person:
            administrator(request, asker)
            person = data.person
        await services.leagues.withdraw(league, person)
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
        """Set the result of a pairing, whatever was played."""
        await services.leagues.settle(administrator(request, asker).id, league, data)
        return await services.leagues.show(league)
