"""A match hosted in a test: the table layer alone, without a server, a database or a loop."""

from __future__ import annotations

import random
from typing import Any

import msgspec

import parlour
from parlour.core.events import Event
from parlour.table.draft import Draft
from parlour.table.live import LiveMatch
from parlour.table.messages.match import Terms
from parlour.table.seating import start
from parlour.table.stored import Chair, StoredMatch

#: when a match begins
BEGAN = 1_000_000
SEED = bytes(range(32))


def person(seat: int, name: str) -> Chair:
    """A chair with a person, whose id is the name in small letters."""
    return Chair(seat=seat, kind="person", person=name.lower(), name=name)


def robot(seat: int, name: str = "random") -> Chair:
    return Chair(seat=seat, kind="robot", name=name, robot=name)


def stored(game: str, *chairs: Chair, terms: Terms | None = None, **options: Any) -> StoredMatch:
    """A match that has not started, by default between Anna and Bo. Anna made it."""
    seats = list(chairs) or [person(0, "Anna"), person(1, "Bo")]
    rules = parlour.game(game)
    return StoredMatch(
        id="0123456789abcdef" * 2,
        game=game,
        rules=rules.rules_version,
        options=msgspec.to_builtins(rules.options(len(seats), **options)),
        terms=terms or Terms(),
        status="open",
        host="anna",
        host_name="Anna",
        created=BEGAN,
        seed=SEED,
        header=None,
        rematch=None,
        chairs=seats,
    )


def hosted(game: str, *chairs: Chair, terms: Terms | None = None, **options: Any) -> LiveMatch:
    """The same, started."""
    match = stored(game, *chairs, terms=terms, **options)
    rows = start(match, BEGAN)
    return LiveMatch(match, rows)


def act(live: LiveMatch, text: str, at: int = BEGAN) -> list[Event]:
    """Whoever is to act plays this; the events that it led to."""
    actor = live.running.state.actor
    assert isinstance(actor, int)
    events, states = live.played(actor, text, at)
    for event, after in zip(events, states, strict=True):
        live.fold(event, after=after)
    return events


def play_out(live: LiveMatch, seed: int = 1) -> None:
    """Random acts until the match is over."""
    rng, at = random.Random(seed), BEGAN
    while live.status == "running":
        at += 1000
        act(live, str(rng.choice(live.running.state.legal())), at)


def carry_out(live: LiveMatch, draft: Draft) -> list[Event]:
    """What a server does with a draft once it is written: fold the events, change the chairs."""
    for event in draft.events:
        live.fold(event)
    for chair in draft.chairs:
        live.chairs[chair.seat] = chair
    live.version += 1
    return draft.events
