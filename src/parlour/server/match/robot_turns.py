"""The robots' turns: one act after another, until it is a person's turn."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec

from parlour.core.actor import CHANCE
from parlour.core.errors import ParlourError
from parlour.core.events import Act, Seat
from parlour.server.base.background import Background
from parlour.server.base.metrics import Metrics
from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.server.workers.robots import RobotFailed, Robots
from parlour.table.draft import PASSING, idle_act
from parlour.table.live import LiveMatch
from parlour.table.refusal import Refusal
from parlour.table.stored import Chair
from parlour.table.thinking import ChooseWanted

from .timekeeper import stand_in

log = logging.getLogger("parlour.robots")
Play = Callable[[LiveMatch, int, str], Awaitable[None]]
Throw = Callable[[LiveMatch], Awaitable[None]]


class RobotTurns:
    """Asks robots for their actions and plays them."""

    def __init__(
        self,
        settings: Settings,
        robots: Robots,
        metrics: Metrics,
        background: Background,
        play: Play,
        throw: Throw,
    ) -> None:
        self._settings = settings
        self._robots = robots
        self._metrics = metrics
        self._background = background
        self._play = play
        self._throw = throw

    def wake(self, live: LiveMatch) -> None:
        """Start the robots' turns if a robot is to act and they are not running yet."""
        if live.robot_turn is None and live.robot_to_act() is not None and not self._background.closed:
            live.robot_turn = self._background.run(self._go_on(live))

    def is_quiet(self, live: LiveMatch) -> bool:
        """Whether a robot's action is overdue, so its worker has probably died."""
        patience = (self._settings.robot_patience + self._settings.poll_seconds) * 1000
        last = live.match.events[-1].at if live.match is not None and live.match.events else 0
        return live.robot_to_act() is not None and now_ms() - last > patience

    async def _go_on(self, live: LiveMatch) -> None:
        try:
            while (chair := live.robot_to_act()) is not None:
                await self._announced(live, chair)
                seq = live.seq
                if live.robot_to_act() is not chair:
                    continue
                if live.match is not None and live.match.state.actor is CHANCE:
                    await self._throws(live, seq)
                    continue
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
                        await self._play(live, chair.seat, _anything(live, chair.seat))
        except Exception:
            log.exception("the robots of a match of %s stopped on an error", live.game.key)
        finally:
            live.robot_turn = None

    async def _throws(self, live: LiveMatch, seq: int) -> None:
        """Throw the robot's dice, unless something else came first."""
        async with live.lock:
            if live.seq == seq:
                with suppress(Refusal):
                    await self._throw(live)

    async def _announced(self, live: LiveMatch, chair: Chair) -> None:
        """Wait until everybody has had time to read that the robot takes over."""
        if chair.kind != "person" or live.match is None:
            return
        for event in reversed(live.match.events):
            if isinstance(event, Act) and event.by == chair.seat:
                return
            if isinstance(event, Seat) and event.seat == chair.seat and event.what == "replaced":
                await asyncio.sleep(
                    max(0, event.at / 1000 + self._settings.takeover_seconds - now_ms() / 1000)
                )
                return

    async def _chosen(self, live: LiveMatch, chair: Chair) -> str:
        assert live.match is not None
        assert chair.robot is not None
        robot = chair.robot
        if robot == PASSING:
            idle = idle_act(live.match.state)
            if idle is not None:
                return idle
            robot = stand_in(self._settings, live)
        question = ChooseWanted(
            robot=robot,
            game=live.game.key,
            options=live.stored.options,
            seat=chair.seat,
            view=live.view(chair.seat),
            seconds=self._seconds(live, chair.seat),
        )
        try:
            with self._metrics.robot_seconds.time():
                return await self._robots.choose(question)
        except RobotFailed as error:
            log.warning("robot %s in %s: %s", chair.robot, live.game.key, error.message)
            return _anything(live, chair.seat)

    def _seconds(self, live: LiveMatch, seat: int) -> float:
        """Seconds the robot may think: limited by the settings, its handicap and its clock."""
        longest = min(self._settings.robot_seconds, live.chairs[seat].seconds or self._settings.robot_seconds)
        return longest if live.clock is None else min(longest, live.clock.left[seat] / 20_000)


def _anything(live: LiveMatch, seat: int) -> str:
    """Some legal action from the seat's view, so that a failed robot never blocks a match."""
    view = msgspec.json.decode(live.view(seat))
    return str(live.game.some_action(view, random.SystemRandom()))
