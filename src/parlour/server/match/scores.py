"""Scores of games played alone: one's own best, and the best of everybody who had the same tiles."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select

from parlour.core.game import Game
from parlour.core.match import Match
from parlour.core.options import Options
from parlour.server.store.schema import people, scores
from parlour.server.store.store import Store
from parlour.table.messages.match import Bests, BestScore

#: the option that names the tiles; games played with the same tiles are compared with each other
_DEAL = "deal"
#: a pupil is never named to others; a guest has no name that others know
_NAMED = "account"


def way(options: Options) -> str:
    """A name for everything that was agreed on but the tiles."""
    agreed = {name: getattr(options, name) for name in options.__struct_fields__ if name != _DEAL}
    return hashlib.sha256(msgspec.json.encode(agreed, order="sorted")).hexdigest()[:32]


def _deal(options: Options) -> str:
    return str(getattr(options, _DEAL, ""))


def keep(connection: Connection, ended: Match, match: str, person: str, at: int) -> None:
    """Keep the score of a match that was played to its end."""
    options: Any = ended.options
    connection.execute(
        insert(scores).values(
            match=match,
            person=person,
            game=ended.game.key,
            way=way(options),
            deal=_deal(options),
            points=ended.state.points[0],
            at=at,
        )
    )


class Scores:
    """Queries about scores."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def bests(self, game: Game[Any], options: Options, person: str | None) -> Bests:
        """The best under these options: of this person with any tiles, and of everybody with the same."""
        these = (scores.c.game == game.key) & (scores.c.way == way(options))
        deal = _deal(options)

        def question(connection: Connection) -> Bests:
            own = connection.execute(
                select(func.max(scores.c.points), func.count()).where(these, scores.c.person == person)
            ).one()
            first = None
            if deal:
                first = connection.execute(
                    select(scores.c.points, scores.c.person, people.c.name, people.c.kind)
                    .join(people, people.c.id == scores.c.person)
                    .where(these, scores.c.deal == deal)
                    .order_by(scores.c.points.desc(), scores.c.at, scores.c.match)
                    .limit(1)
                ).one_or_none()
            return Bests(
                own=own[0],
                played=own[1],
                deal=deal,
                first=None
                if first is None
                else BestScore(
                    points=first.points,
                    name=first.name if first.kind == _NAMED else "",
                    mine=first.person == person,
                ),
            )

        return await self._store.ask(question)
