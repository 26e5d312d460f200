"""Replays: every position of a match, without what was taken back, as the person may see it."""

from __future__ import annotations

import msgspec

from parlour.core.state import State
from parlour.table.messages.replay import Ply, Replay

from .live import LiveMatch
from .refusal import Refusal

#: plies in one response, few enough not to block other requests
MOST = 100


def replay(live: LiveMatch, person: str | None, first: int) -> Replay:
    """The plies from `first` on.

    Once the match is over everything is shown, each position from the seat to act. Before that a person sees
    what their first seat saw at the time, and a spectator what is public.
    """
    match = live.match
    if match is None:
        raise Refusal("the match has not started yet", "not-running")
    line = match.line
    if first >= len(line):
        return Replay(table=live.table(), first=first, count=len(line), plies=())
    own = live.seats_of(person)
    over = match.result is not None
    seat = own[0] if own else None
    shown = {event.seq: event for event in live.events_shown(seat, 0)}
    plies = []
    for ply, (seq, state) in enumerate(line[first : first + MOST], first):
        event = shown.get(seq)
        plies.append(
            Ply(
                ply=ply,
                seq=seq,
                at=event.at if event is not None else 0,
                by=event.by if event is not None else "host",
                act=event.act if event is not None and isinstance(event.act, str) else None,
                view=msgspec.Raw(msgspec.json.encode(state.seen(_eye(state) if over else seat))),
                position=state.position if over else None,
            )
        )
    return Replay(table=live.table(), first=first, count=len(line), plies=tuple(plies))


def _eye(state: State) -> int | None:
    """Whose view a finished match is shown in: a spectator's, or with hidden hands the seat's to act."""
    if state.open_information or not isinstance(state.actor, int):
        return None
    return state.actor
