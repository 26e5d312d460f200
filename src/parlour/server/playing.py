"""Playing: what persons and robots do at a running match, checked, written, then seen by everybody."""

from __future__ import annotations

import asyncio
import logging
import random

import msgspec

from parlour.core.errors import BadNotation, ParlourError
from parlour.core.events import Event

from .draft import PASSING, Draft
from .live import Chair, Live
from .matches import Matches
from .people import now_ms
from .protocol import ActGiven, AnswerGiven, Given, LeaveGiven, OfferGiven, Person, Ping, ResignGiven
from .refusal import Refusal
from .robot_worker import Question
from .robots import RobotFailed, Robots
from .settings import Settings
from .socket import Socket
from .store import Store
from .writer import SeqTaken

log = logging.getLogger("parlour.playing")


class Playing:
    """The one way in which an event gets into a match."""

    def __init__(self, settings: Settings, store: Store, matches: Matches, robots: Robots) -> None:
        self._settings = settings
        self._store = store
        self._matches = matches
        self._robots = robots

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
        actor = match.state.actor
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
        events, over = live.played(seat, text, at)
        await self._write(live, events, key, (), at if over else None)
        live.publish(socket, told)
        self.wake(live)

    # --- everything else ---

    async def _draft(self, live: Live, person: Person, given: Given, key: str, socket: Socket | None) -> None:
        assert not isinstance(given, Ping)
        seats = self._own(live, person, given.seat)
        robot = self._settings.leaving_robot
        draft = Draft(live, now_ms())
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
        await self._write(live, draft.events, key, draft.chairs, now_ms() if draft.over else None)
        live.publish(socket, given.key)
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
        key: str | None,
        chairs: tuple[Chair, ...] | list[Chair],
        ended: int | None,
    ) -> None:
        """Append to the store, then fold. If somebody else was first, take in theirs and refuse."""
        rows = [(event, key if number == 0 else None) for number, event in enumerate(events)]
        try:
            if chairs:
                await self._store.append_with(live.id, rows, chairs, ended)
            else:
                await self._store.append(live.id, rows, ended)
        except SeqTaken:
            await self._matches.refresh(live)
            if key is not None and key in live.keys:
                return  # it is ours: the commit went through although the answer to it was lost
            live.publish()
            raise Refusal(
                f"another event was first; the next is {live.seq + 1}", "stale-seq", next=live.seq + 1
            ) from None
        for chair in chairs:
            live.chairs[chair.seat] = chair
            live.version += 1
        for event, its_key in rows:
            live.fold(event, its_key)

    # --- robots ---

    def wake(self, live: Live) -> None:
        """Let a robot think if one is to act and none is thinking yet."""
        if live.robot_turn is None and live.robot_to_act() is not None:
            live.robot_turn = asyncio.create_task(self._robot_turns(live))

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
            if _may_pass(live):
                return "pass"
            return self._anything(live, chair.seat)
        question = Question(
            robot=chair.robot,
            game=live.game.key,
            options=live.stored.options,
            seat=chair.seat,
            view=live.view(chair.seat),
            seconds=self._settings.robot_seconds,
        )
        try:
            return await self._robots.choose(question)
        except RobotFailed as error:
            log.warning("robot %s in %s: %s", chair.robot, live.game.key, error.message)
            return self._anything(live, chair.seat)

    def _anything(self, live: Live, seat: int) -> str:
        """Any legal action from the seat's own view, so that a failed robot never stops a match."""
        view = msgspec.json.decode(live.view(seat))
        return str(live.game.some_action(view, random.SystemRandom()))


def _may_pass(live: Live) -> bool:
    assert live.match is not None
    try:
        return live.match.state.accepts(live.game.action("pass")) is None
    except BadNotation:
        return False
