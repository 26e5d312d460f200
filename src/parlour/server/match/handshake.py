"""The handshake before the first outcome: commit, then reveal. `sealing` has its rules."""

from __future__ import annotations

from contextlib import suppress

from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.table import sealing
from parlour.table.live import LiveMatch
from parlour.table.messages.match import Commit, GiveNonce
from parlour.table.messages.people import Person
from parlour.table.refusal import Refusal
from parlour.table.stored import Chair, Rows, StoredMatch

from .matches import Matches


class Handshake:
    """Takes commitments and nonces, and ends matches whose nonces stay away."""

    def __init__(self, settings: Settings, matches: Matches) -> None:
        self._patience = int(settings.reveal_seconds * 1000)
        self._matches = matches

    async def commit(self, live: LiveMatch, person: Person, wanted: Commit) -> None:
        """Commit the person's seats to a nonce, before any nonce is revealed."""

        def work(stored: StoredMatch) -> Rows:
            sealing.commit(stored, _own(stored, person, wanted.seat), wanted.commitment)
            return self._matches.go_on(stored)

        await self._matches.change(live, work)

    async def reveal(self, live: LiveMatch, person: Person, wanted: GiveNonce) -> None:
        """Reveal the nonce of the person's seats; the match starts with the last one."""

        def work(stored: StoredMatch) -> Rows:
            sealing.reveal(stored, _own(stored, person, wanted.seat), wanted.nonce, wanted.seal)
            return self._matches.go_on(stored)

        await self._matches.change(live, work)

    async def look_again(self, live: LiveMatch) -> None:
        """A sealed match has waited: start it if the beacon's round is there, end it if its time is up."""

        def work(stored: StoredMatch) -> Rows:
            if stored.sealed is None:
                stored.due = None
                return []
            rows = self._matches.go_on(stored)
            if stored.header is None and stored.sealed + self._patience <= now_ms():
                sealing.void(stored, now_ms())
            return rows

        with suppress(Refusal):  # another worker was first
            await self._matches.change(live, work)


def _own(stored: StoredMatch, person: Person, seat: int | None) -> list[Chair]:
    """The person's chairs that a commitment or nonce is for: the given one, or all."""
    own = [c for c in stored.chairs if c.kind == "person" and c.person == person.id]
    chosen = [c for c in own if seat is None or c.seat == seat]
    if not chosen:
        raise Refusal("you have no such seat at this match", "wrong-seat", 403)
    return chosen
