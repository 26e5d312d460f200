"""The handshake before a match with chance: commitments first, then nonces, then the first outcome.

The server committed to its seed when the match was made. Each player commits to a nonce. When all seats are
taken they are sealed: who sits where and all commitments are fixed. Only then are nonces revealed, and when
all are, the match starts. A nonce that is never revealed ends the match without a result, so nobody can see
the others' nonces and then back out to try again unnoticed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from parlour.core.fairness import commitment, nonce_commitment, seal
from parlour.core.record import BeaconRound
from parlour.core.registry import GAMES

from .refusal import Refusal
from .seating import check_rated, open_chairs, settle, start
from .stored import Chair, Rows, StoredMatch

#: a chair's commitment that is still to come
PROMISED = ""
#: milliseconds between looks for a beacon's round
_LOOK_AGAIN = 1_000

#: the value of a beacon's round; None if it isn't known yet
Beacon = Callable[[int], BeaconRound | None]


def draws(stored: StoredMatch) -> bool:
    """Whether there is anything to draw in this match, so that nonces matter."""
    game = GAMES.get(stored.game).under(stored.rules)
    return not stored.terms.by_hand and game.has_chance(game.options(**stored.options))


def seal_of(stored: StoredMatch) -> str:
    """The hash of all that is fixed before the first reveal."""
    committed = [chair.commitment or "" for chair in stored.chairs]
    return seal(stored.id, commitment(stored.seed), committed, stored.beacon)


def revealed(chair: Chair) -> bool:
    """Whether nothing is owed: the seat has revealed its nonce, or adds none."""
    return chair.commitment is None or bool(chair.nonce)


def any_revealed(stored: StoredMatch) -> bool:
    return any(chair.commitment and chair.nonce for chair in stored.chairs)


def promise(stored: StoredMatch, chairs: Sequence[Chair]) -> None:
    """These chairs will commit; the match waits for it. Without chance there is nothing to wait for."""
    if draws(stored):
        for chair in chairs:
            chair.commitment = PROMISED


def commit(stored: StoredMatch, chairs: Sequence[Chair], shown: str) -> None:
    """Set the commitment of these chairs. Until a nonce is revealed it may be replaced, by another device."""
    if any_revealed(stored):
        raise Refusal("a nonce has been revealed; no commitment can change any more", "has-sealed")
    if stored.sealed is not None and any(chair.commitment is None for chair in chairs):
        raise Refusal("all seats are taken and sealed; it's too late for a commitment", "has-sealed")
    if draws(stored):
        for chair in chairs:
            chair.commitment, chair.nonce = shown, ""


def reveal(stored: StoredMatch, chairs: Sequence[Chair], nonce: str, seen: str | None) -> None:
    """Reveal the nonce of these chairs; `seen` is the seal as the player saw it.

    Where nobody else could use what they learn (the other seats are robots, or the same person's), a nonce
    may come without a commitment before it.
    """
    if not draws(stored):
        return
    alone = not open_chairs(stored) and len({c.person for c in stored.chairs if c.kind == "person"}) == 1
    shown = nonce_commitment(stored.id, nonce)
    if alone:
        for chair in chairs:
            if not chair.commitment:
                chair.commitment = shown
    elif stored.sealed is None:
        raise Refusal("not all seats are taken and committed yet; reveal your nonce later", "not-sealed")
    if seen is not None and seen != seal_of(stored):
        raise Refusal("a commitment changed meanwhile; look at the match again", "other-seal")
    if any(chair.commitment != shown for chair in chairs):
        raise Refusal("this isn't the nonce that you committed to", "other-nonce", 422)
    for chair in chairs:
        chair.nonce = nonce


def go_on(stored: StoredMatch, at: int, patience: int, beacon: Beacon, begin: bool = False) -> Rows:
    """Seal the seats if all are taken, and start the match if all is revealed.

    A match on `hold` is sealed when its host says so (`begin`). `patience` is how many milliseconds reveals
    may take. Returns the first events if the match starts.
    """
    if open_chairs(stored):
        return []
    if stored.sealed is None:
        if stored.terms.hold and not begin:
            return []
        waits = any(chair.commitment == PROMISED for chair in stored.chairs)
        if waits and not begin:
            return []
        if stored.terms.rated:
            check_rated(stored.chairs)
        for chair in stored.chairs:
            chair.commitment = chair.commitment or None
        stored.sealed, stored.due = at, at + patience
    if not all(revealed(chair) for chair in stored.chairs):
        stored.due = stored.sealed + patience
        return []
    found = beacon(stored.beacon) if stored.beacon is not None else None
    if stored.beacon is not None and found is None:
        if at >= stored.sealed + patience:
            void(stored, at)
        else:
            stored.due = at + _LOOK_AGAIN
        return []
    return start(stored, at, found)


def void(stored: StoredMatch, at: int) -> None:
    """End the match without a result: its record has the commitments and what was revealed."""
    settle(stored, at, fairness=2)
    stored.status, stored.started, stored.due = "over", None, None


def unseal(stored: StoredMatch) -> None:
    """Open the seats again, before any nonce was revealed."""
    stored.sealed = stored.due = None
