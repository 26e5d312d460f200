"""Moves at a running match, by people and robots: checked, written, then published."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from parlour.core.actor import CHANCE
from parlour.server.base.background import Background
from parlour.server.base.metrics import Metrics
from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.server.store.store import Store
from parlour.server.workers.robots import Robots
from parlour.server.workers.simulations import Simulations
from parlour.table.acting import acting_seat, check_next, check_throw, drafted, own_seats
from parlour.table.draft import Draft
from parlour.table.live import LiveMatch
from parlour.table.messages.match import Rematch
from parlour.table.messages.people import Person
from parlour.table.messages.socket import (
    ActGiven,
    ChoiceGiven,
    ClaimGiven,
    Given,
    LeaveGiven,
    Ping,
    RematchGiven,
    ThrowGiven,
)
from parlour.table.outcomes import Outcomes
from parlour.table.refusal import Refusal

from .attendance import Attendance, check_claim, check_lost
from .bus import Bus, Change
from .choices import SeatChoices
from .closing import Closing
from .ledger import MatchLedger, too_late
from .matches import Matches
from .rematches import Rematches
from .robot_turns import RobotTurns
from .socket import Socket
from .timekeeper import Timekeeper, stand_in

T = TypeVar("T")


class Playing:
    """Carries out every message and move at a match."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        matches: Matches,
        robots: Robots,
        simulations: Simulations,
        bus: Bus,
        metrics: Metrics,
    ) -> None:
        self._settings = settings
        self._matches = matches
        self._simulations = simulations
        self._bus = bus
        self.metrics = metrics
        self._background = Background()
        self._ledger = MatchLedger(store, matches, bus)
        self._time = Timekeeper(
            settings, store, matches, self._ledger, self._background, self.wake, self._throw
        )
        self.closing = Closing(settings, matches, self._ledger, self._show)
        self.attendance = Attendance(settings, matches, bus)
        self.choices = SeatChoices(matches, bus)
        self._rematches = Rematches(store, matches, bus)
        self._robots = RobotTurns(settings, robots, metrics, self._background, self._play, self._throw)
        #: called after every change of a match
        self.on_turn: Callable[[LiveMatch], None] = lambda live: None

    def pardon(self) -> None:
        """Let no clock run out for a while."""
        self._time.pardon()

    async def do(
        self, live: LiveMatch, person: Person | None, given: Given, socket: Socket | None = None
    ) -> int | None:
        """Carry out a person's message. Returns its seq if it had been carried out before, else None."""
        if person is None:
            raise Refusal("sign in or choose a guest name first", "who-are-you", 401)
        if isinstance(given, Ping | ChoiceGiven):
            return live.seq
        key = f"{person.id} {given.key}"
        self.attendance.acted(live, person.id)
        async with live.lock:
            if isinstance(given, RematchGiven):
                await self.rematch(live, person, Rematch(seats=given.seats, yes=given.yes, fair=given.fair))
                return live.seq
            done = live.keys.get(key)
            if done is not None:
                return done
            if isinstance(given, ActGiven):
                await self._act(live, person, given, key, socket)
                return None
            if isinstance(given, ThrowGiven):
                await self._throw_for(live, person, given, key, socket)
                return None
            if live.status == "open" and isinstance(given, LeaveGiven):
                pass
            else:
                await self._draft(live, person, given, key, socket)
                return None
        await self._matches.leave_open(live, person)
        return live.seq

    async def rematch(self, live: LiveMatch, person: Person, wanted: Rematch) -> LiveMatch | None:
        """Ask for a rematch or answer that, with the match's lock held. The new match once it has begun."""
        again = await self._rematches.want(live, person, wanted)
        if again is not None:
            self.wake(again)
        return again

    # --- acts ---

    async def _act(
        self, live: LiveMatch, person: Person, given: ActGiven, key: str, socket: Socket | None
    ) -> None:
        match = live.running
        seats = own_seats(live, person.id, given.seat)
        at = await self._in_time(live, given.seq)
        if match.state.actor is CHANCE and match.header.by_hand:
            events, states = live.typed(given.act, at)
            over = states[-1].places is not None
            await self._ledger.write(live, events, key, states=states, over=over)
            self._show(live, socket, given.key)
            return
        await self._play(live, acting_seat(live, seats), given.act, key, socket, given.key)

    async def _in_time(self, live: LiveMatch, seq: int) -> int:
        """The time, if an act or throw as event `seq` comes in time; else a Refusal."""
        check_next(live, seq)
        at = now_ms()
        if self._time.is_out(live, at):
            await self._time.flag(live)
            raise Refusal("your time has run out", "out-of-time")
        return at

    async def _throw_for(
        self, live: LiveMatch, person: Person, given: ThrowGiven, key: str, socket: Socket | None
    ) -> None:
        """Throw the dice that wait for one of the person's seats."""
        seats = own_seats(live, person.id, given.seat)
        await self._in_time(live, given.seq)
        check_throw(live, seats)
        await self._throw(live, key, socket, given.key)

    async def _throw(
        self,
        live: LiveMatch,
        key: str | None = None,
        socket: Socket | None = None,
        told: str | None = None,
    ) -> None:
        """Write the throw that waits, and publish it."""
        at, outcomes = now_ms(), None
        if live.simulates:
            (events, states), outcomes = await self._with_outcomes(
                live, lambda outcomes: live.thrown(at, outcomes)
            )
        else:
            events, states = live.thrown(at)
        over = states[-1].places is not None
        await self._ledger.write(live, events, key, states=states, over=over, outcomes=outcomes)
        self._show(live, socket, told)

    async def _play(
        self,
        live: LiveMatch,
        seat: int,
        text: str,
        key: str | None = None,
        socket: Socket | None = None,
        told: str | None = None,
    ) -> None:
        """Write an act and the chance event that follows it, then publish both."""
        at = now_ms()
        if live.seq >= self._settings.events_per_match:
            most = self._settings.events_per_match
            raise Refusal(
                f"the match has {most} events, the most allowed; resign or offer a draw", "too-long"
            )
        outcomes = None
        if live.simulates:
            (events, states), outcomes = await self._with_outcomes(
                live, lambda outcomes: live.played(seat, text, at, outcomes)
            )
        else:
            events, states = live.played(seat, text, at)
        over = states[-1].places is not None
        await self._ledger.write(live, events, key, states=states, over=over, outcomes=outcomes)
        self.metrics.acts += 1
        self._show(live, socket, told)

    async def _with_outcomes(self, live: LiveMatch, make: Callable[[Outcomes], T]) -> tuple[T, Outcomes]:
        """Call `make` with all the outcomes it needs; refuse if another event came meanwhile."""
        seq = live.seq

        def still(outcomes: Outcomes) -> T:
            if live.seq != seq:
                raise too_late(live)
            return make(outcomes)

        return await self._simulations.with_outcomes(still)

    def _show(self, live: LiveMatch, socket: Socket | None = None, key: str | None = None) -> None:
        """Publish the match and start whatever follows: clock, robots, notices."""
        live.publish(socket, key)
        self.wake(live)

    # --- other messages ---

    async def _draft(
        self, live: LiveMatch, person: Person, given: Given, key: str, socket: Socket | None
    ) -> None:
        assert not isinstance(given, Ping | ChoiceGiven | RematchGiven)
        seats = own_seats(live, person.id, given.seat)
        robot = stand_in(self._settings, live)
        at = now_ms()

        def make(outcomes: Outcomes) -> Draft:
            if isinstance(given, ClaimGiven):
                check_claim(live, person.id, given.of, given.what, at)
                draft = Draft(live, at, outcomes)
                rule = "robot" if given.what == "robot" else "forfeit"
                draft.leave((given.of,), rule, robot, by=seats[0])
                return draft
            return drafted(live, given, seats, robot, at, outcomes)

        draft, outcomes = await self._with_outcomes(live, make)
        await self._ledger.write(
            live, draft.events, key, chairs=draft.chairs, over=draft.over, outcomes=outcomes
        )
        self._show(live, socket, given.key)

    async def come_back(self, live: LiveMatch, person: Person) -> None:
        """Return the seats that the person left, unless they have resigned."""
        async with live.lock:
            match = live.running
            seats = tuple(
                c.seat
                for c in live.chairs
                if c.person == person.id and c.left and c.seat not in match.resigned
            )
            if not seats:
                raise Refusal("the match has already started", "has-started")
            draft = Draft(live, now_ms())
            draft.come_back(seats, person.name)
            await self._ledger.write(live, draft.events, chairs=draft.chairs, over=draft.over)
            self._show(live)

    async def take_over(self, live: LiveMatch, person: Person, seat: int) -> None:
        """The person plays on for a seat at a big screen whose own device is away."""
        async with live.lock:
            check_lost(live, person.id, seat)
            draft = Draft(live, now_ms())
            draft.take_over(seat, person.id)
            await self._ledger.write(live, draft.events, chairs=draft.chairs, over=draft.over)
            live.away.pop(person.id, None)
            self._show(live)

    # --- clocks, robots and other workers ---

    def wake(self, live: LiveMatch) -> None:
        """After a change of the match: set the clock's alarm, start a robot if it is its turn."""
        self._time.set_alarm(live)
        self.attendance.look_later(live)
        if live.simulates:
            self._warm_simulations()
        self.on_turn(live)
        self._robots.wake(live)

    def _warm_simulations(self) -> None:
        if self._settings.robot_warm and not (self._simulations.warmed or self._background.closed):
            self._background.run(self._simulations.warm())

    async def sweep(self) -> None:
        """Check the clocks of matches that are not in memory."""
        await self._time.sweep()

    async def heard(self, change: Change) -> None:
        """Apply another worker's change of a match."""
        if change.choice is not None:
            self.choices.heard(change)
            if not change.of_match and change.here is None and not change.asks:
                return
        if change.here is not None or change.asks:
            self.attendance.heard(change)
            if not change.of_match:
                return
        live = await self._matches.catch_up(change)
        if live is not None:
            self._time.set_alarm(live)

    async def resume(self, match: str) -> None:
        """Wake the robots of an unwatched match, if no worker is running them."""
        live = await self._matches.get(match)
        if self._robots.is_quiet(live) or not self._bus.shared:
            self.wake(live)

    async def poll(self) -> None:
        """Find changes that the bus lost, and take over robots' turns from a worker that died."""
        self.attendance.poll()
        for match in await self._matches.behind():
            await self.heard(Change(match, whole=True))
        for live in self._matches.watched():
            if self._robots.is_quiet(live):
                self.wake(live)

    async def close(self) -> None:
        """Stop the robots' turns and the clocks."""
        await self._background.close()
