"""Matches that wait for a person: the badge of slow games."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.server.base.settings import Settings
from parlour.table.live import LiveMatch
from parlour.table.messages.match import MatchListed
from parlour.table.messages.notices import Waiting
from parlour.table.messages.people import Person
from parlour.table.sealing import revealed

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


def why(live: LiveMatch, person: str) -> Waiting | None:
    """What the match waits for from the person; None if it doesn't."""
    if live.status == "open":
        kept = any(
            chair.person == person
            and (chair.kind == "open" or (live.stored.sealed is not None and not revealed(chair)))
            for chair in live.chairs
        )
        return _waiting(live, person, "seat", live.stored.created) if kept else None
    match = live.match
    if match is None or match.result is not None or live.status == "over":
        return None
    seats = live.seats_of(person)
    if match.offer is not None and not match.agreed.issuperset(seats):
        return _waiting(live, person, "offer", match.offer.at)
    if live.to_act not in seats:
        return None
    since = match.events[-1].at if match.events else live.stored.started or live.stored.created
    return _waiting(live, person, "turn", since)


def until(live: LiveMatch) -> int | None:
    """When somebody's time runs out: that of the running clock, or of a league's round to begin in."""
    if live.status == "open":
        return live.stored.terms.of_round.due if live.stored.terms.of_round is not None else None
    return live.clock.deadline if live.clock is not None else None


def _waiting(live: LiveMatch, person: str, what: str, since: int) -> Waiting:
    return Waiting(
        match=live.id,
        game=live.game.key,
        why=what,  # type: ignore[arg-type]
        names=tuple(chair.name for chair in live.chairs),
        since=since,
        until=until(live) if what != "offer" else None,
        league=live.stored.terms.of_round,
        company=any(chair.person not in (None, person) and not chair.left for chair in live.chairs),
    )
