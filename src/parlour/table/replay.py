"""A replay: the line of a match that stands, each position as it may be seen now."""

from __future__ import annotations

import msgspec

from parlour.core.state import State
from parlour.table.messages.replay import Ply, Replay

from .live import LiveMatch
from .refusal import Refusal

#: plies in one answer: few enough that nobody else waits for it
MOST = 100


def replay(live: LiveMatch, person: str | None, first: int) -> Replay:
    """The plies from `first` on.

    When the match is over everything is shown, each position from the seat that is to act. Until then a
    person sees what the own first seat saw at that time, and a spectator what is open to all.
    """
    match = live.match
    if match is None:
        raise Refusal("the match has not started", "not-running")
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
    """From where a finished match is looked at: nobody's seat, or with hidden hands whoever is to act."""
    if state.open_information or not isinstance(state.actor, int):
        return None
    return state.actor
