"""Playing: what persons and robots do at a running match, checked, written, then seen by everybody."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection

from parlour.core.actor import CHANCE
from parlour.core.errors import ParlourError
from parlour.core.events import Event

from .bus import Bus
from .draft import PASSING, Draft, may_pass
from .live import Chair, Live
from .matches import Matches
from .metrics import Metrics
from .now import now_ms
from .protocol_people import Person
from .protocol_socket import ActGiven, AnswerGiven, Given, LeaveGiven, OfferGiven, Ping, ResignGiven
from .ratings import rate
from .refusal import Refusal
from .robot_worker import Question
from .robots import RobotFailed, Robots
from .settings import Settings
from .simulations import Outcomes, Simulations, keep
from .socket import Socket
from .store import Store
from .writer import SeqTaken

T = TypeVar("T")
log = logging.getLogger("parlour.playing")


class Playing:
    """The one way in which an event gets into a match."""

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
        self._store = store
        self._matches = matches
        self._robots = robots
        self._simulations = simulations
        self._bus = bus
        self.metrics = metrics
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False
        #: told whenever a match has gone on
        self.on_turn: Callable[[Live], None] = lambda live: None
        #: nobody loses on time because the server was away
        self._since = now_ms() + settings.clock_pardon_ms

    async def do(
        self, live: Live, person: Person | None, given: Given, socket: Socket | None = None
    ) -> int | None:
        """Carry out what a person sent. The seq it had been done as before, or None if it was done now."""
        if person is None:
            raise Refusal("say who you are first", "who-are-you", 401)
        if isinstance(given, Ping):
            return live.seq
        key = f"{person.id} {given.key}"
        async with live.lock:
            done = live.keys.get(key)
            if done is not None:
                return done
            if isinstance(given, ActGiven):
                await self._act(live, person, given, key, socket)
                return None
            if live.status == "open" and isinstance(given, LeaveGiven):
                pass
            else:
                await self._draft(live, person, given, key, socket)
                return None
        await self._matches.leave_open(live, person)
        return live.seq

    # --- an act ---

    async def _act(
        self, live: Live, person: Person, given: ActGiven, key: str, socket: Socket | None
    ) -> None:
        match = live.running
        seats = self._own(live, person, given.seat)
        if given.seq != match.next_seq:
            raise Refusal(
                f"the next event is {match.next_seq}, not {given.seq}", "stale-seq", next=match.next_seq
            )
        if match.paused:
            raise Refusal("the match is paused", "paused")
        if self._expired(live):
            await self._flag(live)
            raise Refusal("your time is out", "out-of-time")
        actor = match.state.actor
        if actor is CHANCE and match.header.by_hand:
            events, over = live.typed(given.act, now_ms())
            await self._write(live, events, key, over=over)
            live.publish(socket, given.key)
            self.wake(live)
            return
        if not isinstance(actor, int) or actor not in seats:
            raise Refusal("it is not your turn", "not-your-turn")
        await self._play(live, actor, given.act, key, socket, given.key)

    async def _play(
        self,
        live: Live,
        seat: int,
        text: str,
        key: str | None = None,
        socket: Socket | None = None,
        told: str | None = None,
    ) -> None:
        """Write an act and the chance that answers it; then everybody sees it."""
        at = now_ms()
        if live.seq >= self._settings.events_per_match:
            raise Refusal("the match is too long", "too-long")
        (events, over), outcomes = await self._with_outcomes(
            live, lambda outcomes: live.played(seat, text, at, outcomes)
        )
        await self._write(live, events, key, over=over, outcomes=outcomes)
        self.metrics.acts += 1
        live.publish(socket, told)
        self.wake(live)

    async def _with_outcomes(self, live: Live, make: Callable[[Outcomes], T]) -> tuple[T, Outcomes]:
        """What `make` makes once all that it needs is simulated, unless another event came meanwhile."""
        seq = live.seq

        def still(outcomes: Outcomes) -> T:
            if live.seq != seq:
                raise _too_late(live)
            return make(outcomes)

        return await self._simulations.around(still)

    # --- everything else ---

    async def _draft(self, live: Live, person: Person, given: Given, key: str, socket: Socket | None) -> None:
        assert not isinstance(given, Ping)
        seats = self._own(live, person, given.seat)
        robot = self._settings.leaving_robot
        at = now_ms()

        def make(outcomes: Outcomes) -> Draft:
            draft = Draft(live, at, outcomes)
            match given:
                case ResignGiven():
                    draft.resign(seats, robot)
                case OfferGiven(what=what, to=to):
                    draft.offer(seats[0], what, to)
                case AnswerGiven(to=to, yes=yes):
                    draft.answer(seats, to, yes)
                case LeaveGiven():
                    draft.leave(seats, live.stored.terms.leaving, robot)
                case _:
                    raise Refusal("that is not done so", "bad-message", 422)
            return draft

        draft, outcomes = await self._with_outcomes(live, make)
        await self._write(live, draft.events, key, draft.chairs, draft.over, outcomes)
        live.publish(socket, given.key)
        self.wake(live)

    async def come_back(self, live: Live, person: Person) -> None:
        """Take again the seats that one had left, if they are not lost."""
        async with live.lock:
            match = live.running
            seats = tuple(
                c.seat
                for c in live.chairs
                if c.person == person.id and c.left and c.seat not in match.resigned
            )
            if not seats:
                raise Refusal("the match has started", "has-started")
            draft = Draft(live, now_ms())
            draft.come_back(seats, person.name)
            await self._write(live, draft.events, None, draft.chairs, draft.over)
            live.publish()
            self.wake(live)

    def _own(self, live: Live, person: Person, seat: int | None) -> tuple[int, ...]:
        """The seats that the person acts for: the one named, or all their own."""
        seats = live.seats_of(person.id)
        if not seats:
            raise Refusal("you hold no seat here", "wrong-seat", 403)
        if seat is None:
            return seats
        if seat not in seats:
            raise Refusal(f"seat {seat} is not yours", "wrong-seat", 403)
        return (seat,)

    async def _write(
        self,
        live: Live,
        events: list[Event],
        key: str | None = None,
        chairs: Sequence[Chair] = (),
        over: bool = False,
        outcomes: Outcomes | None = None,
    ) -> None:
        """Append to the store, then fold. If somebody else was first, take in theirs and refuse."""
        rows = [(event, key if number == 0 else None) for number, event in enumerate(events)]
        places = _places(live, events) if over else ()
        ended = (events[-1].at, places) if over else None
        due = self._due_after(live, events) if not over else None
        try:
            await self._store.append(
                live.id,
                rows,
                chairs=chairs,
                ended=ended,
                due=due,
                besides=self._besides(live, places, events[-1].at, outcomes),
            )
        except SeqTaken:
            await self._matches.refresh(live)
            if key is not None and key in live.keys:
                return  # it is ours: the commit went through although the answer to it was lost
            live.publish()
            raise _too_late(live) from None
        if due is not None:
            live.stored.due = due
        for chair in chairs:
            live.chairs[chair.seat] = chair
            live.version += 1
        for event, its_key in rows:
            live.fold(event, its_key)
        self._bus.tell(live.id, whole=bool(chairs))

    def _besides(
        self, live: Live, places: Sequence[int], at: int, outcomes: Outcomes | None
    ) -> Callable[[Connection], None] | None:
        """What is written together with events: the ratings that they change, the key frames they show."""
        rating = self._rating(live, places, at)
        if outcomes is None or not outcomes.known:
            return rating

        def write(connection: Connection) -> None:
            keep(connection, live.id, outcomes.known)
            if rating is not None:
                rating(connection)

        return write

    def _rating(self, live: Live, places: Sequence[int], at: int) -> Callable[[Connection], None] | None:
        """What the end of a rated match does to the ratings."""
        if not places or not live.stored.terms.rated:
            return None
        placed = {
            chair.person: place
            for chair, place in zip(live.chairs, places, strict=True)
            if chair.person is not None
        }
        return lambda connection: rate(connection, live.id, live.game.key, placed, at)

    # --- clocks ---

    def _due_after(self, live: Live, events: list[Event]) -> int | None:
        """When the clock must be looked at, if that is sooner than the database says; never later than it."""
        if live.clock is None or live.match is None:
            return None
        soonest = live.clock.soonest(events[-1].at)
        return soonest if live.stored.due is None or soonest < live.stored.due else None

    def _expired(self, live: Live) -> bool:
        deadline = live.clock.deadline if live.clock is not None else None
        return deadline is not None and now_ms() > max(deadline, self._since) + self._settings.clock_grace_ms

    async def _flag(self, live: Live) -> None:
        """The running clock is out; what follows is in the events after the flag."""
        assert live.clock is not None
        seat = live.clock.running
        assert seat is not None
        draft = Draft(live, now_ms())
        draft.flag(seat, live.stored.terms.leaving, self._settings.leaving_robot)
        await self._write(live, draft.events, None, draft.chairs, draft.over)
        live.publish()
        self.wake(live)

    async def look_at_clock(self, live: Live) -> None:
        """Flag the running clock if it is out, and set the alarm for the next one."""
        async with live.lock:
            try:
                if live.status == "running" and self._expired(live):
                    await self._flag(live)
            except ParlourError as error:
                log.warning("a clock in %s: %s", live.game.key, error.message)
        self.wake(live)

    async def sweep(self) -> None:
        """Look at the clocks of matches that nobody has in memory."""
        for match in await self._store.due(now_ms()):
            live = await self._matches.get(match)
            await self.look_at_clock(live)
            deadline = live.clock.deadline if live.clock is not None and live.status == "running" else None
            if deadline is None or deadline > now_ms():
                live.stored.due = deadline
                await self._store.set_due(match, deadline)

    # --- robots ---

    def wake(self, live: Live) -> None:
        """Let a robot think if one is to act and none is thinking yet; set the alarm of the clock."""
        self.set_alarm(live)
        if live.simulates and self._settings.robot_warm and not (self._simulations.warmed or self._closed):
            self._by_itself(self._simulations.warm())
        self.on_turn(live)
        if not self._closed and live.robot_turn is None and live.robot_to_act() is not None:
            live.robot_turn = self._by_itself(self._robot_turns(live))

    def set_alarm(self, live: Live) -> None:
        """Be woken when the running clock is out.

        An alarm that rings sooner stays: it looks at the clock and sets the next one. Most acts move the
        deadline further away, so almost none of them has to touch the alarm.
        """
        if self._closed or live.clock is None:
            return
        deadline = live.clock.deadline if live.status == "running" else None
        if deadline is None:
            return
        rings = max(deadline, self._since) + self._settings.clock_grace_ms + 5
        if live.alarm is not None:
            if live.rings <= rings:
                return
            live.alarm.cancel()
        wait = max(0, rings - now_ms()) / 1000
        live.alarm, live.rings = asyncio.get_running_loop().call_later(wait, self._ring, live), rings

    def _ring(self, live: Live) -> None:
        live.alarm = None
        self._by_itself(self.look_at_clock(live))

    def _by_itself(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run this beside what asked for it, until the server stops."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def heard(self, match: str, whole: bool) -> None:
        """Another worker changed this match."""
        live = await self._matches.catch_up(match, whole)
        if live is not None:
            self.set_alarm(live)

    async def resume(self, match: str) -> None:
        """Let robots go on with a match that nobody looks at, if none is thinking about it anywhere."""
        live = await self._matches.get(match)
        if self._is_quiet(live) or not self._bus.shared:
            self.wake(live)

    async def poll(self) -> None:
        """Look for what the bus lost, and take over from a worker that died while its robot thought."""
        for match in await self._matches.behind():
            await self.heard(match, whole=True)
        for live in self._matches.watched():
            if self._is_quiet(live):
                self.wake(live)

    def _is_quiet(self, live: Live) -> bool:
        """Whether a robot should have acted long ago."""
        patience = (self._settings.robot_patience + self._settings.poll_seconds) * 1000
        last = live.match.events[-1].at if live.match is not None and live.match.events else 0
        return live.robot_to_act() is not None and now_ms() - last > patience

    async def close(self) -> None:
        """Stop the robots' turns and the clocks."""
        self._closed = True
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _robot_turns(self, live: Live) -> None:
        """One robot's act after another, until a person is to act."""
        try:
            while (chair := live.robot_to_act()) is not None:
                seq = live.seq
                text = await self._chosen(live, chair)
                async with live.lock:
                    if live.seq != seq or live.robot_to_act() is None:
                        continue
                    try:
                        await self._play(live, chair.seat, text)
                    except ParlourError as error:
                        if isinstance(error, Refusal) and error.code == "stale-seq":
                            continue
                        log.warning("robot %s in %s: %s", chair.robot, live.game.key, error.message)
                        await self._play(live, chair.seat, self._anything(live, chair.seat))
        except Exception:
            log.exception("robots stopped in match of %s", live.game.key)
        finally:
            live.robot_turn = None

    async def _chosen(self, live: Live, chair: Chair) -> str:
        assert live.match is not None
        assert chair.robot is not None
        if chair.robot == PASSING:
            if may_pass(live.match.state):
                return "pass"
            return self._anything(live, chair.seat)
        question = Question(
            robot=chair.robot,
            game=live.game.key,
            options=live.stored.options,
            seat=chair.seat,
            view=live.view(chair.seat),
            seconds=self._robot_seconds(live, chair.seat),
        )
        try:
            with self.metrics.robot_seconds.time():
                return await self._robots.choose(question)
        except RobotFailed as error:
            log.warning("robot %s in %s: %s", chair.robot, live.game.key, error.message)
            return self._anything(live, chair.seat)

    def _robot_seconds(self, live: Live, seat: int) -> float:
        """A robot thinks no longer than its handicap lets it and its clock bears."""
        longest = min(self._settings.robot_seconds, live.chairs[seat].seconds or self._settings.robot_seconds)
        return longest if live.clock is None else min(longest, live.clock.left[seat] / 20_000)

    def _anything(self, live: Live, seat: int) -> str:
        """Any legal action from the seat's own view, so that a failed robot never stops a match."""
        view = msgspec.json.decode(live.view(seat))
        return str(live.game.some_action(view, random.SystemRandom()))


def _too_late(live: Live) -> Refusal:
    """The refusal of whoever was overtaken."""
    return Refusal(f"another event was first; the next is {live.seq + 1}", "stale-seq", next=live.seq + 1)


def _places(live: Live, events: list[Event]) -> tuple[int, ...]:
    """The places when these events have ended the match."""
    ended = live.running.copy()
    for event in events:
        ended.add(event)
    assert ended.result is not None
    return ended.result.places
