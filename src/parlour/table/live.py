"""A live match: its chairs, the fold of its events, and each seat's view of it.

It holds only what is in the database already. Nothing in here awaits, so between two commits callers always
see one consistent match.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from parlour.core.actor import CHANCE
from parlour.core.events import Act, ChanceAnswer, Event, Seat, TakeBack
from parlour.core.game import Game
from parlour.core.match import Match
from parlour.core.record import Header
from parlour.core.registry import GAMES
from parlour.core.state import State
from parlour.table.messages.chat import ChatLine
from parlour.table.messages.match import EventShown, Look, Side, Table, ThrowShown, You

from .clock import Clocks
from .outcomes import Outcomes
from .refusal import Refusal
from .shown import show, table_of
from .stored import Chair, Status, StoredMatch
from .watcher import SCREEN, Away, Elsewhere, Watcher

#: about how long a page shows a robot's throw and what it does with it
_SHOWN_MS: Final = 4_000


class LiveMatch:
    """One match in memory."""

    def __init__(
        self,
        stored: StoredMatch,
        events: Iterable[tuple[Event, str | None]] = (),
        throw_ms: int = 20_000,
    ) -> None:
        self.stored = stored
        #: the longest that dice wait for their thrower's word, and since when these do
        self.throw_ms = throw_ms
        self._throw_since = stored.started or 0
        #: throws of robots since a person acted: a page is still showing them when the next throw waits
        self._robot_throws = 0
        #: people of the match at other workers, by worker, and those who are nowhere
        self.elsewhere: dict[str, Elsewhere] = {}
        self.away: dict[str, Away] = {}
        #: when people without a socket had one last, and the timer after which they are away
        self.seen: dict[str, int] = {}
        self.roll_call: asyncio.TimerHandle | None = None
        self.id = stored.id
        self.game: Game[Any] = GAMES.get(stored.game).under(stored.rules)
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        #: how many of the watchers are big screens
        self.screens = 0
        self.match: Match | None = None
        #: the last event's seq
        self.seq = 0
        self.keys: dict[str, int] = {}
        self.clock: Clocks | None = None
        #: timer for when the running clock runs out, and the time it is set to
        self.alarm: asyncio.TimerHandle | None = None
        self.rings = 0
        #: when it was last used
        self.used = time.monotonic()
        #: grows whenever the result of `table()` changes
        self.version = 1
        self.robot_turn: asyncio.Task[None] | None = None
        #: the chat lines (None: not loaded), and their idempotency keys
        self.chat: list[ChatLine] | None = None
        self.said: dict[str, int] = {}
        self._shown: dict[int | None, list[EventShown]] = {}
        self._views: dict[int | None, tuple[int, msgspec.Raw]] = {}
        self._seats: tuple[int, dict[str, tuple[int, ...]]] = (0, {})
        self._table: tuple[object, Table] | None = None
        if stored.header is not None:
            self.begin(stored.header)
        for event, key in events:
            self.fold(event, key)

    @cached_property
    def secrets(self) -> bool:
        """Whether seats know different things."""
        return self.game.has_secrets(self.game.options(**self.stored.options))

    # --- state ---

    @property
    def status(self) -> Status:
        return self.stored.status

    @property
    def chairs(self) -> list[Chair]:
        return self.stored.chairs

    @property
    def running(self) -> Match:
        """The running match; a Refusal if it has not started or is over."""
        if self.match is None:
            raise Refusal("the match has not started yet", "not-running")
        if self.match.result is not None or self.status == "over":
            raise Refusal("the match is over", "match-over")
        return self.match

    @property
    def simulates(self) -> bool:
        """Whether outcomes of this match are simulated, like throws of balls."""
        return self.match is not None and self.match.engine is not None

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The person's seats, without those they left."""
        if person is None:
            return ()
        if self._seats[0] != self.version:
            self._seats = (self.version, {})
        seats = self._seats[1].get(person)
        if seats is None:
            seats = tuple(
                c.seat for c in self.chairs if c.kind == "person" and c.person == person and not c.left
            )
            self._seats[1][person] = seats
        return seats

    def sat(self, person: str | None) -> bool:
        """Whether the person has a seat here, or had one until they left."""
        return person is not None and any(c.kind == "person" and c.person == person for c in self.chairs)

    @property
    def hints(self) -> bool:
        """Whether players may ask for hints: between people only if that was agreed."""
        terms = self.stored.terms
        if terms.rated or terms.hints is not None:
            return not terms.rated and terms.hints is True
        people = {chair.person for chair in self.chairs if chair.kind == "person"}
        return len(people) < 2 and all(chair.kind != "open" for chair in self.chairs)

    @property
    def present(self) -> frozenset[str]:
        """The people who have an open socket at this match, at any worker; SCREEN if a big screen has."""
        here = frozenset(watcher.person for watcher in self.watchers if watcher.person is not None)
        if self.screens:
            here |= {SCREEN}
        return here.union(*(there.people for there in self.elsewhere.values()))

    def awaited(self, state: State) -> int | None:
        """The seat for whose word chance waits in this state; None if it answers by itself."""
        terms = self.stored.terms
        if terms.throws != "asked" or terms.by_hand or state.actor is not CHANCE:
            return None
        return state.thrower

    @property
    def throw(self) -> ThrowShown | None:
        """The throw of a person that chance waits for now; a robot's is thrown at once."""
        seat = self.to_act
        if seat is None or self.match is None or self.match.state.actor is not CHANCE:
            return None
        if self.chairs[seat].robot is not None:
            return None
        return ThrowShown(seat=seat, until=self._throw_since + self.throw_ms)

    @property
    def throw_until(self) -> int | None:
        """When the dice are thrown without a word; None if none wait."""
        throw = self.throw
        return throw.until if throw is not None else None

    @property
    def to_act(self) -> int | None:
        """The seat that the match waits for, whose clock runs: to act or to throw."""
        match = self.match
        if match is None or match.result is not None or match.paused or self.status == "over":
            return None
        actor = match.state.actor
        return actor if isinstance(actor, int) else self.awaited(match.state)

    def robot_to_act(self) -> Chair | None:
        """The chair whose turn it is to act or throw, if a robot does it."""
        seat = self.to_act
        return self.chairs[seat] if seat is not None and self.chairs[seat].robot is not None else None

    # --- changes ---

    def begin(self, header: Header) -> None:
        """Start the match."""
        self.stored.header = header
        self.match = Match(header)
        sides: list[int | None] = [None]
        if not self.match.state.open_information:
            sides += range(self.match.options.seats)
        self._shown = {side: [] for side in sides}
        if self.stored.status == "open":
            self.stored.status = "running"
        self._throw_since = self.stored.started or 0
        if self.stored.terms.clock is not None:
            begun = Clocks.started(
                self.stored.terms.clock, self.match.options.seats, self.stored.started or 0
            )
            self.clock = begun.after(begun.at, None, self.to_act)
        self.version += 1

    def fold(self, event: Event, key: str | None = None, after: State | None = None) -> None:
        """Apply an event that is in the database; `after` is the state after it, if known."""
        match = self.match
        assert match is not None, "an event before the start"
        before = match.state
        had = (match.offer, match.paused, match.result)
        match.add(event, after)
        self.seq = event.seq
        if key is not None:
            self.keys.setdefault(key, event.seq)
        for side, shown in self._shown.items():
            shown.append(show(event, before, side))
        news = had != (match.offer, match.paused, match.result) or isinstance(event, Seat)
        if news or self.away:  # what may be claimed from who is away depends on whose turn it is
            self.version += 1
        if isinstance(event, Act | ChanceAnswer | TakeBack | Seat) or had[1] != match.paused:
            if isinstance(event, ChanceAnswer) and self._is_robots(before):
                self._robot_throws += 1
            elif isinstance(event, Act) and self.chairs[event.by].robot is None:
                self._robot_throws = 0
            self._throw_since = event.at + self._robot_throws * _SHOWN_MS
        if match.result is not None:
            self.stored.status = "over"
        if self.clock is not None:
            acted = event.by if isinstance(event, Act) else None
            self.clock = self.clock.after(event.at, acted, self.to_act)

    def _is_robots(self, state: State) -> bool:
        seat = self.awaited(state)
        return seat is not None and self.chairs[seat].robot is not None

    def follow(self, rows: Iterable[tuple[Event, str | None]]) -> bool:
        """Apply events from another worker; False if earlier ones are missing here."""
        for event, key in rows:
            if self.match is None or event.seq > self.seq + 1:
                return False
            if event.seq > self.seq:
                self.fold(event, key)
        return True

    def chance_after(
        self,
        state: State,
        seq: int,
        at: int,
        outcomes: Outcomes | None = None,
        *,
        thrown: bool = False,
    ) -> Iterator[tuple[ChanceAnswer, State]]:
        """The chance events that follow on a state, from event `seq` on, derived from the seed.

        Yields each with the state after it, up to one that waits for its thrower's word; `thrown` says that
        the first has it. Simulated ones are taken from `outcomes`, if given.
        """
        match = self.match
        assert match is not None
        if match.header.by_hand:
            return  # a person at the table types in the outcome
        while state.actor is CHANCE and (thrown or self.awaited(state) is None):
            thrown = False
            fortune = match.header.fortune(self.stored.seed, seq)
            if outcomes is not None and state.simulated:
                outcome = outcomes.of(state, seq, fortune).action
            else:
                outcome = state.sample(fortune)
            state = state.play(outcome)
            yield match.answer(outcome, seq, at), state
            seq += 1

    def acted(self, seat: int, text: str, at: int) -> tuple[Act, State]:
        """The seat's act itself, and the state after it, before chance answers. Changes nothing."""
        match = self.running
        action = self.game.action(text)
        refusal = match.state.accepts(action)
        if refusal is not None:
            raise refusal
        return Act(seq=match.next_seq, at=at, by=seat, act=str(action)), match.state.after(action)

    def played(
        self, seat: int, text: str, at: int, outcomes: Outcomes | None = None
    ) -> tuple[list[Event], list[State]]:
        """The events if the seat plays this, and the state after each. Changes nothing."""
        act, after = self.acted(seat, text, at)
        events: list[Event] = [act]
        states = [after]
        if after.actor is CHANCE:
            for answer, then in self.chance_after(after, act.seq + 1, at, outcomes):
                events.append(answer)
                states.append(then)
        return events, states

    def thrown(self, at: int, outcomes: Outcomes | None = None) -> tuple[list[Event], list[State]]:
        """The events if the dice that wait are thrown, and the state after each. Changes nothing."""
        match = self.running
        found = tuple(self.chance_after(match.state, match.next_seq, at, outcomes, thrown=True))
        return [answer for answer, _ in found], [after for _, after in found]

    def typed(self, text: str, at: int) -> tuple[list[Event], list[State]]:
        """The event if a person types in this outcome, and the state after it."""
        match = self.running
        action = self.game.action(text)
        after = match.state.play(action)
        return [ChanceAnswer(seq=match.next_seq, at=at, act=str(action))], [after]

    def publish(self, by: Watcher | None = None, key: str | None = None) -> None:
        """Tell every watcher that the match changed; last of all `by`, whose message `key` caused it."""
        for watcher in tuple(self.watchers):
            if watcher is not by:
                watcher.tell()
        if by is not None:
            by.tell(key)

    # --- what clients see ---

    def look(self, person: str | None, name: str | None, since: int = 0) -> Look:
        """All that the person sees of the match."""
        return Look(
            table=self.table(),
            you=self.you(person, name),
            seq=self.seq,
            sides=self.sides(person, since),
            throw=self.throw,
        )

    def you(self, person: str | None, name: str | None) -> You:
        return You(
            name=name, seats=self.seats_of(person), host=person is not None and person == self.stored.host
        )

    def sides(self, person: str | None, since: int) -> tuple[Side, ...]:
        """One side for each of the person's seats, or one for a spectator."""
        if self.match is None:
            return ()
        seats = self.seats_of(person)
        if len(seats) == 1:
            return (self.side(seats[0], since),)
        return tuple(self.side(seat, since) for seat in seats or (None,))

    def side(self, seat: int | None, since: int) -> Side:
        """The match from one seat: its current view and its events after `since`."""
        return Side(seat=seat, view=self.view(seat), events=self.events_shown(seat, since))

    def view(self, seat: int | None) -> msgspec.Raw:
        """The seat's current view as JSON; computed once per seq. Once the match is over it asks nobody."""
        assert self.match is not None
        made = self._views.get(seat)
        if made is None or made[0] != self.seq:
            seen, result = self.match.state.seen(seat), self.match.result
            if result is not None and seen.places is None:
                seen = replace(seen, actor=None, legal=(), expects=None, places=result.places)
            made = (self.seq, msgspec.Raw(msgspec.json.encode(seen)))
            self._views[seat] = made
        return made[1]

    def events_shown(self, seat: int | None, since: int) -> tuple[EventShown, ...]:
        """The events after `since` as the seat may see them; in full once the match is over."""
        assert self.match is not None
        if since >= self.seq:
            return ()
        if self.match.result is not None:
            return tuple(show(event, None, seat) for event in self.match.events[since:])
        return self.events_seen(seat, since)

    def events_seen(self, seat: int | None, since: int) -> tuple[EventShown, ...]:
        """The events after `since` as the seat saw them when they happened, also once the match is over."""
        return tuple(self._shown[seat if seat in self._shown else None][since:])

    def table(self) -> Table:
        """What everybody may know about the match, without the game's view."""
        stamp = (self.version, self.clock)
        if self._table is None or self._table[0] != stamp:
            self._table = (stamp, table_of(self))
        return self._table[1]
