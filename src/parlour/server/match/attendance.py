"""Attendance: who is at a match, here or at another worker, and who is away since when."""

from __future__ import annotations

import asyncio
import time

from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.table.live import LiveMatch
from parlour.table.refusal import Refusal
from parlour.table.shown import claimable
from parlour.table.watcher import SCREEN, Away, Elsewhere

from .bus import Bus, Change
from .matches import Matches

#: after so many polls without news of a worker, nobody is there any more
_POLLS = 3


class Attendance:
    """Notes whose last socket has closed, and tells the match and the other workers."""

    def __init__(self, settings: Settings, matches: Matches, bus: Bus) -> None:
        self._settings = settings
        self._matches = matches
        self._bus = bus
        #: nobody loses their seat because the server was down
        self._began = now_ms()

    # --- sockets of this worker ---

    def came(self, live: LiveMatch, person: str | None) -> None:
        """A socket of the person has opened."""
        if person is not None:
            live.away.pop(person, None)
            live.version += 1
            self._tell(live, asks=sum(watcher.person is not None for watcher in live.watchers) == 1)
        self.look_later(live)

    def went(self, live: LiveMatch, person: str | None) -> None:
        """A socket of the person has closed."""
        if person is None:
            return
        live.version += 1
        if person not in live.present:
            live.seen[person] = now_ms()
        self._tell(live)
        self.look_later(live)

    def screen_turned(self, live: LiveMatch) -> None:
        """A big screen was switched on or off."""
        live.version += 1
        self._tell(live)

    def acted(self, live: LiveMatch, person: str) -> None:
        """The person sent a message: whoever plays over HTTP has no socket, but isn't away."""
        if live.away.pop(person, None) is not None:
            live.seen[person] = now_ms()
            live.version += 1

    def look_later(self, live: LiveMatch) -> None:
        """Look who is missing in a moment: a page that is loaded again isn't away."""
        if live.roll_call is None and live.watchers and live.status == "running" and _missing(live):
            loop = asyncio.get_running_loop()
            live.roll_call = loop.call_later(self._settings.away_seconds, self._look, live)

    def _look(self, live: LiveMatch) -> None:
        live.roll_call = None
        if live.status != "running":
            return
        now, wait = now_ms(), self._settings.away_seconds * 1000
        found = False
        for person in _missing(live):
            since = live.seen.get(person) or _last_act(live, person)
            if now - since < wait:
                continue  # they went during this wait
            claim = max(since, self._began) + round(self._settings.claim_seconds * 1000)
            live.away[person] = Away(since, claim)
            found = True
        if found:
            live.version += 1
            live.publish()
        self.look_later(live)

    # --- other workers ---

    def _tell(self, live: LiveMatch, asks: bool = False) -> None:
        self._bus.tell(live.id, here=_people_here(live), asks=asks)

    def heard(self, change: Change) -> None:
        """Note who is at the match at another worker."""
        live = self._matches.here(change.match)
        if live is None:
            return
        if change.here is not None:
            before = live.present
            live.elsewhere[change.worker] = Elsewhere(frozenset(change.here), time.monotonic())
            self._changed(live, before)
        if change.asks:
            self._tell(live)

    def poll(self) -> None:
        """Say again who is here, and forget what was heard long ago: its worker may have died."""
        limit = time.monotonic() - _POLLS * self._settings.poll_seconds
        for live in self._matches.watched():
            before = live.present
            for worker in [name for name, there in live.elsewhere.items() if there.heard < limit]:
                del live.elsewhere[worker]
            self._changed(live, before)
            self._tell(live)

    def _changed(self, live: LiveMatch, before: frozenset[str]) -> None:
        after = live.present
        if before == after:
            return
        for person in before - after:
            live.seen[person] = now_ms()
        for person in after - before:
            live.away.pop(person, None)
        live.version += 1
        live.publish()
        self.look_later(live)


def check_claim(live: LiveMatch, person: str, seat: int, what: str, now: int) -> None:
    """Raise a Refusal unless the person may claim this from the seat, whose person is away."""
    if seat >= len(live.chairs):
        raise Refusal(f"there is no seat {seat}; seats are 0 to {len(live.chairs) - 1}", "no-such-seat", 422)
    claim = claimable(live, seat) if live.chairs[seat].person != person else None
    if claim is None or what not in claim.what:
        raise Refusal("this can't be claimed at this match now", "no-claim")
    if now < claim.at:
        raise Refusal("wait a little longer; they may come back", "too-early", at=claim.at)


def check_lost(live: LiveMatch, person: str, seat: int) -> None:
    """Raise a Refusal unless the person may play on for the seat: at a big screen, for a device that is away.

    Rated matches, leagues and classes know who plays; there a seat waits for its own person.
    """
    if live.status != "running" or live.stored.code is None or SCREEN not in live.present:
        raise Refusal("only a seat at a running match on a big screen can be taken over", "no-take-over")
    terms = live.stored.terms
    if terms.rated or terms.league is not None or terms.of_class is not None:
        raise Refusal("in rated matches, leagues and classes nobody else may play on", "no-take-over")
    if live.sat(person):
        raise Refusal("you have a seat at this match already", "no-take-over")
    if seat >= len(live.chairs):
        raise Refusal(f"there is no seat {seat}; seats are 0 to {len(live.chairs) - 1}", "no-such-seat", 422)
    chair = live.chairs[seat]
    if chair.kind != "person" or chair.left or chair.person not in live.away:
        raise Refusal("this seat's own device is still here", "still-here", 409)


def _people_here(live: LiveMatch) -> list[str]:
    people = {watcher.person for watcher in live.watchers if watcher.person is not None}
    return sorted(people | {SCREEN} if live.screens else people)


def _missing(live: LiveMatch) -> list[str]:
    """The people who play and are nowhere, and of whom nobody knows it yet."""
    there = live.present
    return [
        chair.person
        for chair in live.chairs
        if chair.kind == "person"
        and chair.person is not None
        and not chair.left
        and chair.person not in there
        and chair.person not in live.away
    ]


def _last_act(live: LiveMatch, person: str) -> int:
    """When the person last did something at the match; its start, if never."""
    seats = live.seats_of(person)
    events = live.match.events if live.match is not None else []
    done = (event.at for event in reversed(events) if event.by in seats)
    return next(done, live.stored.started or live.stored.created)
