"""What a match waits for from a person."""

from __future__ import annotations

from .live import LiveMatch
from .messages.notices import Waiting
from .sealing import revealed


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
