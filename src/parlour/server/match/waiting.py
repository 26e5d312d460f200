"""Matches that wait for a person: the badge of slow games."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.server.base.settings import Settings
from parlour.table.messages.match import MatchListed
from parlour.table.messages.notices import Waiting
from parlour.table.messages.people import Person
from parlour.table.waiting import until, why

from .listing import Listings
from .matches import Matches


class WaitingFor:
    """Finds the unfinished matches that wait for a person."""

    def __init__(self, settings: Settings, listings: Listings, matches: Matches) -> None:
        self._most = settings.page_size
        self._listings = listings
        self._matches = matches

    async def matches(self, person: Person) -> tuple[Waiting, ...]:
        """The matches that wait for the person, longest wait first."""
        found = []
        for status in ("running", "open"):
            for listed in await self._listings.of_person(person.id, status, None, self._most):
                waiting = why(await self._matches.get(listed.match), person.id)
                if waiting is not None:
                    found.append(waiting)
        return tuple(sorted(found, key=lambda waiting: waiting.since))

    async def sorted(self, person: Person, listed: tuple[MatchListed, ...]) -> tuple[MatchListed, ...]:
        """Matches of the person with what they wait for: those that wait for the person first."""
        found = [await self._told(person, match) for match in listed]
        return tuple(sorted(found, key=lambda match: match.waits is None))

    async def _told(self, person: Person, listed: MatchListed) -> MatchListed:
        if listed.status == "over":
            return listed
        live = await self._matches.get(listed.match)
        waiting = why(live, person.id)
        events = live.match.events if live.match is not None else []
        return replace(
            listed,
            waits=waiting.why if waiting is not None else None,
            turn=live.to_act,
            last=events[-1].at if events else live.stored.started or live.stored.created,
            until=until(live),
        )
