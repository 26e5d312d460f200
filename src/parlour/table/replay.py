"""Replays and records: every position of a match, and its events, as a person may see them."""

from __future__ import annotations

import msgspec

from parlour.core.record import Record
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


def record_for(live: LiveMatch, person: str | None) -> Record:
    """The complete record of a finished match; of another, what the person's first seat sees."""
    if live.match is None:
        raise Refusal("the match has not started yet", "not-running")
    if live.status == "over":
        return Record(header=live.match.header, events=tuple(live.match.events), seed=live.stored.seed.hex())
    seats = live.seats_of(person)
    shown = msgspec.to_builtins(live.events_shown(seats[0] if seats else None, 0))
    return msgspec.convert({"header": msgspec.to_builtins(live.match.header), "events": shown}, Record)
