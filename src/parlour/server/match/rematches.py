"""Rematches: offered after the end, begun once everybody who played wants one."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, update

from parlour.core.registry import GAMES
from parlour.server.base.now import now_ms
from parlour.server.store.schema import matches as matches_table
from parlour.server.store.schema import screens
from parlour.server.store.store import Store
from parlour.table.live import LiveMatch
from parlour.table.messages.match import Join, Rematch
from parlour.table.messages.people import Person
from parlour.table.refusal import Refusal
from parlour.table.seating import reseated
from parlour.table.stored import RematchAsked

from .bus import Bus
from .matches import Matches


class Rematches:
    """Asks the people of a finished match for another one."""

    def __init__(self, store: Store, matches: Matches, bus: Bus) -> None:
        self._store = store
        self._matches = matches
        self._bus = bus

    async def want(self, live: LiveMatch, person: Person, wanted: Rematch) -> LiveMatch | None:
        """Ask, agree, decline or take back. The new match once it has begun, else None.

        Against robots and at one device nobody else has to agree. Call it with the match's lock held.
        """
        if live.status != "over":
            raise Refusal("the match is not over yet", "not-over")
        if not live.sat(person.id):
            raise Refusal("only players of this match can ask for a rematch", "wrong-seat", 403)
        if live.stored.rematch is None:
            await self._ask(live, person, wanted)
            asked = live.stored.again
            if live.stored.rematch is None and asked is not None and _all_agree(live, asked):
                await self._begin(live, person, asked)
        if live.stored.rematch is None:
            return None
        again = await self._matches.get(live.stored.rematch)
        if wanted.yes and again.status == "open" and not again.seats_of(person.id):
            await self._matches.join(again, person, Join(), wanted.fair)
        return again

    async def _ask(self, live: LiveMatch, person: Person, wanted: Rematch) -> None:
        """Note what the person wants, in the database and here, and publish it."""
        at = now_ms()

        def change(asked: RematchAsked | None) -> RematchAsked | None:
            open_offer = asked if asked is not None and asked.state == "asked" else None
            if wanted.yes:
                fair = (person.id,) if wanted.fair else ()
                if open_offer is None:
                    return RematchAsked(
                        people=(person.id,), state="asked", by=person.id, at=at, order=wanted.seats, fair=fair
                    )
                people = dict.fromkeys((*open_offer.people, person.id))
                return replace(open_offer, people=tuple(people), fair=(*open_offer.fair, *fair))
            if open_offer is None:
                raise Refusal("nobody has asked for a rematch", "no-offer")
            own = person.id in open_offer.people
            state = "taken-back" if own else "declined"
            return replace(open_offer, people=(), fair=(), state=state, by=person.id, at=at)

        live.stored.again, live.stored.rematch = await self._store.change_again(live.id, change)
        self._publish(live)

    async def _begin(self, live: LiveMatch, person: Person, asked: RematchAsked) -> None:
        """Create the rematch, with everybody who agreed in their seats; of two workers one does."""
        stored = live.stored
        assert stored.header is not None, "a match that is over has begun"
        names = [player.name for player in stored.header.players]
        chairs = reseated(live.chairs, names, asked.order, asked.people)
        # all have agreed, so nobody has to start it
        terms = replace(stored.terms, hold=False)

        def first(connection: Connection, new: str) -> None:
            column = matches_table.c.rematch
            done = connection.execute(
                update(matches_table)
                .where(matches_table.c.id == live.id, column.is_(None))
                .values(rematch=new)
            )
            if done.rowcount != 1:
                raise _HasBegun
            # the big screen and the phones stay together
            connection.execute(update(screens).where(screens.c.match == live.id).values(match=new))

        try:
            game = GAMES.get(stored.game)
            options = msgspec.to_builtins(game.options(**game.renewed(stored.options, stored.rules)))
            again = await self._matches.add(person, game, options, terms, chairs, first, asked.fair)
        except _HasBegun:
            found = await self._store.load(live.id)
            if found is not None:
                stored.rematch = found[0].rematch
        else:
            stored.rematch = again.id
            again.stored.code = stored.code
            again.version += 1
        self._publish(live)

    def _publish(self, live: LiveMatch) -> None:
        live.version += 1
        live.publish()
        self._bus.tell(live.id, whole=True)


class _HasBegun(Exception):
    """Another worker has begun the rematch."""


def _all_agree(live: LiveMatch, asked: RematchAsked) -> bool:
    """Whether everybody wants it who is still at the table; seats of people who left are kept for them."""
    there = {chair.person for chair in live.chairs if chair.kind == "person" and not chair.left}
    return asked.state == "asked" and there <= set(asked.people)
