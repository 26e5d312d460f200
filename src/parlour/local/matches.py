"""Matches on this device: made, played by its people and robots, kept after every event."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import msgspec

from parlour.bots import middling
from parlour.core.actor import CHANCE
from parlour.core.errors import ParlourError
from parlour.core.events import Event
from parlour.core.fairness import LOCAL_FAIRNESS, new_seed
from parlour.core.missing import need
from parlour.core.record import Record
from parlour.core.registry import GAMES
from parlour.core.state import State
from parlour.table.acting import acting_seat, check_next, check_throw, drafted, own_seats
from parlour.table.draft import PASSING, Draft, idle_act
from parlour.table.imports import imported_match
from parlour.table.live import LiveMatch
from parlour.table.messages.match import MatchListed, NewMatch, Terms
from parlour.table.messages.people import Person
from parlour.table.messages.socket import (
    ActGiven,
    ChoiceGiven,
    Given,
    Ping,
    RematchGiven,
    ThrowGiven,
)
from parlour.table.refusal import Refusal, no_such_match
from parlour.table.seating import chairs_of, options_of, reseated, start, terms_of
from parlour.table.stored import Chair, StoredMatch
from parlour.table.thinking import Asked, ChooseWanted
from parlour.table.waiting import until, why

from .line import Line
from .shelf import Shelf, packed, unpacked

#: every id of a match on this device begins so
LOCAL = "local-"
#: what a robot may think, in seconds; without kernels more brings little
THINKING = 1.0
_MOST_ROBOTS = 8
_LONGEST_NAME = 40
_MOST_EVENTS = 20_000

#: answers a question to a robot or an analysis, as JSON
Think = Callable[[Asked], Coroutine[Any, Any, bytes]]


class LocalMatches:
    """The matches of one device and its one person, who may sit on several seats."""

    def __init__(self, shelf: Shelf, think: Think) -> None:
        self._shelf = shelf
        self._think = think
        self._live: dict[str, LiveMatch] = {}
        self._turns: set[asyncio.Task[None]] = set()

    # --- finding and making ---

    async def get(self, match: str) -> LiveMatch:
        """The match with that id, or a Refusal."""
        live = self._live.get(match)
        if live is None:
            kept = await self._shelf.load(match)
            if kept is None:
                raise no_such_match()
            live = self._live.setdefault(match, unpacked(kept))
            self._wake(live)
        return live

    async def create(self, person: Person, wanted: NewMatch) -> LiveMatch:
        """Make a match and start it: on one device nobody has to be waited for."""
        game = GAMES.get(wanted.game)
        options = options_of(game, wanted)
        plain = msgspec.to_builtins(options)
        if wanted.rated:
            raise Refusal("a match on one device is never rated", "cannot-be-rated", 422)
        chairs = chairs_of(game, plain, person, wanted.seats, clean_name, _MOST_ROBOTS)
        for chair in chairs:
            if chair.kind == "open":  # there is nobody else who could take it
                chair.kind, chair.person = "person", person.id
                chair.name = chair.name or person.name
        return await self._begin(person, game.key, plain, terms_of(game, options, wanted), chairs)

    async def rematch(self, live: LiveMatch, person: Person, order: str) -> LiveMatch:
        """The next match of the same people; asked for twice it is the same one."""
        if live.status != "over":
            raise Refusal("the match is not over yet", "not-over")
        if live.stored.rematch is None:
            stored, game = live.stored, GAMES.get(live.stored.game)
            assert stored.header is not None, "a match that is over has begun"
            names = [player.name for player in stored.header.players]
            chairs = reseated(live.chairs, names, order, {person.id})
            options = msgspec.to_builtins(game.options(**game.renewed(stored.options, stored.rules)))
            again = await self._begin(person, game.key, options, stored.terms, chairs)
            stored.rematch = again.id
            live.version += 1
            await self._keep(live)
            live.publish()
        return await self.get(live.stored.rematch or "")

    async def take_in(self, person: Person, record: Record, match: str) -> LiveMatch:
        """Keep a record that comes from a file or a link as a match that can be looked at."""
        stored = imported_match(person, record, match, False, clean_name, now_ms())
        live = LiveMatch(stored, [(event, None) for event in record.events])
        await self._keep(live)
        self._live[match] = live
        return live

    async def _begin(
        self, person: Person, game: str, options: dict[str, Any], terms: Terms, chairs: list[Chair]
    ) -> LiveMatch:
        rules = GAMES.get(game)
        need(rules.part(rules.options(**options)))
        stored = StoredMatch(
            id=LOCAL + secrets.token_hex(16),
            game=rules.key,
            rules=rules.rules_version,
            options=options,
            terms=terms,
            status="open",
            host=person.id,
            host_name=person.name,
            created=now_ms(),
            seed=new_seed(),
            header=None,
            rematch=None,
            chairs=chairs,
        )
        rows = start(stored, now_ms(), fairness=LOCAL_FAIRNESS)
        live = LiveMatch(stored, rows)
        await self._keep(live)
        self._live[live.id] = live
        self._wake(live)
        return live

    async def drop(self, match: str) -> None:
        """Forget a match."""
        live = self._live.get(match)
        if live is not None:
            self._let_go(live)
        await self._shelf.drop(match)

    def _let_go(self, live: LiveMatch) -> None:
        """Take the match out of memory; who watches it has to come back."""
        self._live.pop(live.id, None)
        if live.alarm is not None:
            live.alarm.cancel()
        for watcher in tuple(live.watchers):
            watcher.close(1011)

    async def listed(self, status: str | None) -> list[MatchListed]:
        """The matches of this device, newest first; those that wait for its person before the others."""
        found = [one for one in await self._shelf.listed() if status is None or one.status == status]
        found.sort(key=lambda one: (one.waits is None, -one.created))
        return found

    # --- playing ---

    async def do(self, line: Line, person: Person, given: Given) -> None:
        """Carry out a page's message."""
        live = line.live
        if isinstance(given, Ping | ChoiceGiven):  # there's no big screen to show a choice on
            return
        async with live.lock:
            if isinstance(given, RematchGiven):
                if given.yes:
                    await self.rematch(live, person, given.seats)
                line.done(given.key, live.seq)
                return
            done = live.keys.get(given.key)
            if done is not None:
                line.done(given.key, done)
                return
            if isinstance(given, ActGiven):
                seats = own_seats(live, person.id, given.seat)
                self._check_time(live, given.seq)
                match = live.running
                if match.state.actor is CHANCE and match.header.by_hand:
                    events, states = live.typed(given.act, now_ms())
                    await self._write(live, events, states, given.key, line)
                else:
                    await self._play(live, acting_seat(live, seats), given.act, given.key, line)
            elif isinstance(given, ThrowGiven):
                seats = own_seats(live, person.id, given.seat)
                self._check_time(live, given.seq)
                check_throw(live, seats)
                await self._write(live, *live.thrown(now_ms()), given.key, line)
            else:
                seats = own_seats(live, person.id, getattr(given, "seat", None))
                await self._write_draft(
                    live, drafted(live, given, seats, _stand_in(live), now_ms()), given.key, line
                )

    def _check_time(self, live: LiveMatch, seq: int) -> None:
        check_next(live, seq)
        deadline = live.clock.deadline if live.clock is not None else None
        if deadline is not None and now_ms() > deadline:
            raise Refusal("your time has run out", "out-of-time")

    async def _play(
        self, live: LiveMatch, seat: int, text: str, key: str | None = None, line: Line | None = None
    ) -> None:
        if live.seq >= _MOST_EVENTS:
            raise Refusal(f"the match has {_MOST_EVENTS} events, the most allowed; resign", "too-long")
        await self._write(live, *live.played(seat, text, now_ms()), key, line)

    async def _write_draft(
        self, live: LiveMatch, draft: Draft, key: str | None = None, line: Line | None = None
    ) -> None:
        for chair in draft.chairs:
            live.chairs[chair.seat] = chair
            live.version += 1
        await self._write(live, draft.events, (), key, line)

    async def _write(
        self,
        live: LiveMatch,
        events: Sequence[Event],
        states: Sequence[State],
        key: str | None = None,
        line: Line | None = None,
    ) -> None:
        """Apply the events and keep the match; then everybody is told."""
        for number, event in enumerate(events):
            live.fold(event, key if number == 0 else None, states[number] if states else None)
        try:
            await self._keep(live)
        except Exception:
            self._let_go(live)  # what isn't kept hasn't happened: the pages come back to what is
            raise Refusal("this device has no room to keep the match", "not-kept", 507) from None
        live.publish(line, key)
        self._wake(live)

    async def _keep(self, live: LiveMatch) -> None:
        await self._shelf.keep(live.id, packed(live), _listed(live))

    # --- clocks and robots ---

    def _wake(self, live: LiveMatch) -> None:
        """Set the alarm for clock and dice, and start the robots if it's their turn."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        if live.match is None or live.status != "running":
            return
        times = [t for t in (live.clock.deadline if live.clock else None, live.throw_until) if t is not None]
        if times:
            wait = max(0.0, (min(times) - now_ms()) / 1000)
            live.alarm = asyncio.get_running_loop().call_later(wait, self._ring, live)
        if live.robot_turn is None and live.robot_to_act() is not None:
            live.robot_turn = self._run(self._robots(live))

    def _ring(self, live: LiveMatch) -> None:
        live.alarm = None
        self._run(self._time_is_up(live))

    async def _time_is_up(self, live: LiveMatch) -> None:
        """Throw dice that have waited long enough, and let a clock that has run out lose."""
        async with live.lock:
            now, throw = now_ms(), live.throw_until
            clock = live.clock
            if clock is not None and clock.deadline is not None and clock.deadline <= now:
                assert clock.running is not None
                draft = Draft(live, now)
                draft.flag(clock.running, live.stored.terms.on_time, _stand_in(live))
                await self._write_draft(live, draft)
            elif throw is not None and throw <= now:
                await self._write(live, *live.thrown(now))
            else:
                self._wake(live)

    async def _robots(self, live: LiveMatch) -> None:
        """One act of a robot after another, until it is a person's turn."""
        try:
            while (chair := live.robot_to_act()) is not None:
                seq = live.seq
                assert live.match is not None
                if live.match.state.actor is CHANCE:
                    async with live.lock:
                        if live.seq == seq:
                            await self._write(live, *live.thrown(now_ms()))
                    continue
                text = await self._chosen(live, chair)
                async with live.lock:
                    if live.seq != seq or live.robot_to_act() is not chair:
                        continue
                    try:
                        await self._play(live, chair.seat, text)
                    except ParlourError:
                        await self._play(live, chair.seat, _anything(live, chair.seat))
        finally:
            live.robot_turn = None

    async def _chosen(self, live: LiveMatch, chair: Chair) -> str:
        assert live.match is not None
        robot = chair.robot or ""
        if robot == PASSING:
            idle = idle_act(live.match.state)
            if idle is not None:
                return idle
            robot = _stand_in(live)
        question = ChooseWanted(
            robot=robot,
            game=live.game.key,
            options=live.stored.options,
            seat=chair.seat,
            view=live.view(chair.seat),
            seconds=min(chair.seconds or THINKING, THINKING),
        )
        try:
            return msgspec.json.decode(await self._think(question), type=str)
        except ParlourError:
            return _anything(live, chair.seat)

    def _run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._turns.add(task)
        task.add_done_callback(self._turns.discard)
        return task

    async def quiet(self) -> None:
        """Wait until no robot is to act any more."""
        while self._turns:
            await asyncio.gather(*self._turns)


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def clean_name(name: str) -> str:
    """A name without white space around it and signs that can't be printed."""
    found = "".join(sign for sign in name if sign.isprintable()).strip()
    if not found:
        raise Refusal("a name needs at least one letter", "bad-name", 422)
    return found[:_LONGEST_NAME]


def _stand_in(live: LiveMatch) -> str:
    """The robot that takes over a seat."""
    return middling(live.game.key, live.stored.options)


def _anything(live: LiveMatch, seat: int) -> str:
    """Some legal action from the seat's view, so that a failed robot never blocks a match."""
    return str(live.game.some_action(msgspec.json.decode(live.view(seat)), random.SystemRandom()))


def _listed(live: LiveMatch) -> MatchListed:
    stored, match = live.stored, live.match
    waiting = why(live, stored.host)
    events = match.events if match is not None else ()
    return MatchListed(
        match=live.id,
        game=stored.game,
        options=stored.options,
        status=stored.status,
        rated=False,
        host=stored.host_name,
        created=stored.created,
        names=tuple(chair.name for chair in live.chairs),
        open=0,
        yours=live.seats_of(stored.host),
        people=tuple(chair.person for chair in live.chairs),
        places=match.result.places if match is not None and match.result is not None else None,
        robots=tuple(chair.robot if chair.kind == "robot" else None for chair in live.chairs),
        waits=waiting.why if waiting is not None else None,
        turn=live.to_act,
        last=events[-1].at if events else stored.started or stored.created,
        until=until(live),
    )
