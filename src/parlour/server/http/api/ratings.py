"""Ratings, profiles and best scores over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from parlour.core.registry import GAMES
from parlour.table.messages.match import Bests, BestsWanted
from parlour.table.messages.people import Profile, RatingChange, RatingShown

from .requests import Asker, Server


@get("/api/leaderboard", tags=["ratings"])
async def leaderboard(
    services: Server, game: Annotated[str, QueryParameter(max_length=64)]
) -> tuple[RatingShown, ...]:
    """The leaderboard of a game. A rating is OpenSkill's cautious estimate of strength."""
    return await services.ratings.board(GAMES.get(game).key, services.settings.page_size)


@get("/api/people/{person:str}", tags=["ratings"])
async def profile(services: Server, person: FromPath[str]) -> Profile:
    """A person's name, ratings, latest rated matches and favourite games."""
    return await services.ratings.profile(person, services.settings.page_size)


@get("/api/people/{person:str}/ratings", tags=["ratings"])
async def rating_over_time(
    services: Server, person: FromPath[str], game: Annotated[str, QueryParameter(max_length=64)]
) -> tuple[RatingChange, ...]:
    """A person's rating at a game after each match, oldest first."""
    return await services.ratings.over_time(person, GAMES.get(game).key)


@post("/api/bests", tags=["ratings"], status_code=200)
async def bests(services: Server, asker: Asker, data: JSONBody[BestsWanted]) -> Bests:
    """The best scores of a game played alone: your own, and everybody's with the same tiles."""
    game = GAMES.get(data.game)
    options = game.options(**data.options)
    return await services.scores.bests(game, options, None if asker is None else asker.id)
