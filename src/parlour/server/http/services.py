"""Wires the parts of a server together and runs its periodic tasks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from parlour.core import kernel_process
from parlour.server.analyses import Analyses
from parlour.server.base.limits import Buckets, network_of
from parlour.server.base.metrics import Metrics
from parlour.server.base.names import Names
from parlour.server.base.now import SERVER_TIME
from parlour.server.base.settings import Settings
from parlour.server.base.shared_limits import SharedLimits
from parlour.server.base.threads import Threads
from parlour.server.classroom.classroom import Classroom
from parlour.server.leagues.leagues import Leagues
from parlour.server.leagues.rounds import LeagueRounds
from parlour.server.match.abandoned import Abandoned
from parlour.server.match.bus import Bus, Change
from parlour.server.match.handshake import Handshake
from parlour.server.match.hosting import Hosting
from parlour.server.match.imports import Imports
from parlour.server.match.listing import Listings
from parlour.server.match.matches import Matches
from parlour.server.match.playing import Playing
from parlour.server.match.ratings import Ratings
from parlour.server.match.scores import Scores
from parlour.server.match.screens import Screens
from parlour.server.match.waiting import WaitingFor
from parlour.server.people.accounts import Accounts
from parlour.server.people.chat import Chats
from parlour.server.people.directory import Directory
from parlour.server.people.people import People
from parlour.server.people.push import Push
from parlour.server.people.reminders import Reminders
from parlour.server.people.reports import Reports
from parlour.server.people.sanctions import Sanctions
from parlour.server.people.sessions import Sessions
from parlour.server.people.tokens import Tokens
from parlour.server.store.database import file_of, open_engine, upgrade
from parlour.server.store.files import DatabaseLock
from parlour.server.store.store import Store
from parlour.server.workers.robots import Robots
from parlour.server.workers.simulations import Simulations
from parlour.table.refusal import Refusal

from .connections import Connections
from .health import HealthCheck
from .network import HomeNetwork
from .sockets import Sockets

log = logging.getLogger("parlour.server")
#: seconds after the start before the robots are warmed up
_SETTLED = 1.0
_DAY = 86_400.0
_MINUTE = 60.0
#: small pictures of sheets for each sheet that may be printed
_PICTURES = 10
_BUSY = Refusal("too many sheets are being made; try again in a few seconds", "too-busy", 503, wait=5)
#: seconds between looks at the time
_TICK = 0.5
#: seconds between updates of the metrics that other workers read
_MEASURED = 2.0


class Services:
    """The parts of the server, for requests and sockets."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        engine = open_engine(settings)
        file = file_of(engine)
        self._lock = DatabaseLock(file) if file is not None and file.is_file() else None
        try:
            upgrade(engine)
        except BaseException:
            self._unlock()
            raise
        quick = engine.dialect.name == "sqlite" and settings.synchronous == "NORMAL"
        self.store = Store(engine, quick)
        self.names = Names(settings.reserved_names.split(","))
        self.limits = SharedLimits(settings.bus)
        self.accounts = Accounts(settings, self.store, self.limits)
        self.tokens = Tokens(settings, self.store)
        self.sessions = Sessions(settings, self.store)
        self.people = People(settings, self.store, self.tokens, self.sessions, self.names)
        self.sanctions = Sanctions(self.store, self.names)
        self.reports = Reports(settings, self.store)
        self.directory = Directory(self.store)
        self.listings = Listings(settings, self.store)
        self.ratings = Ratings(self.store)
        self.scores = Scores(self.store)
        self.bus = Bus(settings.bus)
        self.matches = Matches(settings, self.store, self.bus, self.names, self.listings)
        self.hosting = Hosting(settings, self.matches)
        self.imports = Imports(settings, self.store, self.matches, self.names)
        self.screens = Screens(settings, self.store, self.matches, self.bus, self.limits)
        self.chats = Chats(settings, self.store, self.bus, self.matches, self.sanctions)
        self.robots = Robots(settings)
        self.metrics = Metrics()
        self.simulations = Simulations(settings, self.store)
        self.playing = Playing(
            settings, self.store, self.matches, self.robots, self.simulations, self.bus, self.metrics
        )
        self.analyses = Analyses(settings, self.store, self.listings)
        self.handshake = Handshake(settings, self.matches)
        self.waiting = WaitingFor(settings, self.listings, self.matches)
        self.push = Push(settings, self.store)
        self.playing.on_turn = self.push.look
        self.reminders = Reminders(self.store, self.matches, self.push)
        self.abandoned = Abandoned(settings, self.store, self.matches, self.bus)
        self.leagues = Leagues(settings, self.store)
        self.rounds = LeagueRounds(settings, self.store, self.matches, self.playing, self.leagues)
        self.classroom = Classroom(
            settings,
            self.store,
            self.names,
            self.matches,
            self.playing,
            self.analyses,
            self.limits,
            self.listings,
        )
        self.printed = Buckets(settings.sheets_per_minute / _MINUTE, settings.sheets_per_minute)
        self.pictured = Buckets(
            _PICTURES * settings.sheets_per_minute / _MINUTE, _PICTURES * settings.sheets_per_minute
        )
        self.printer = Threads("printer", 1, settings.work_waiting, _BUSY)
        self.requests = Buckets(settings.requests_per_second, settings.requests_burst)
        self._of_address = Buckets(settings.requests_per_address, settings.requests_address_burst)
        self.sockets = Sockets(
            settings,
            self.people,
            self.sessions,
            self.matches,
            self.playing,
            self.chats,
            self.sanctions,
            self.may_ask,
        )
        self.network = HomeNetwork(settings)
        self.connections = Connections(settings)
        self.health = HealthCheck(self.store, self.bus, (self.robots, self.simulations, self.analyses))
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Start the periodic tasks and the bus."""
        await self.sanctions.refresh()
        SERVER_TIME.start(self.settings.clock_gap_seconds)
        self._tasks = [
            asyncio.create_task(_every(self._tick, _TICK)),
            asyncio.create_task(_every(self.playing.sweep, self._sweep_seconds)),
            asyncio.create_task(_every(self._reload_rules, self.settings.rules_seconds)),
            asyncio.create_task(_every(self.rounds.go_on, self.settings.league_seconds)),
            asyncio.create_task(_every(self.analyses.tidy, _DAY)),
            asyncio.create_task(_every(self.classroom.tidy, _DAY)),
            asyncio.create_task(_every(self.sessions.tidy, _DAY)),
            asyncio.create_task(_every(self.abandoned.clear, _MINUTE)),
            asyncio.create_task(_every(self.reminders.look, _MINUTE)),
            asyncio.create_task(self.network.begin()),
            asyncio.create_task(_every(self.matches.drop_idle, self.settings.matches_idle_seconds / 4)),
        ]
        if self.settings.robot_warm:
            self._tasks.append(asyncio.create_task(self._warm()))
        if self.metrics.shared:
            self._tasks.append(asyncio.create_task(_every(self._measure, _MEASURED)))
        if self.bus.shared:
            await self.bus.start(self._heard)
            self._tasks.append(asyncio.create_task(_every(self._poll, self.settings.poll_seconds)))

    def may_ask(self, who: str, address: str) -> bool:
        """Count a request; False if this person, or all at this address together, ask too often."""
        if not self.requests.take(who):
            return False
        return self.settings.is_proxy(address) or self._of_address.take(network_of(address))

    @property
    def _sweep_seconds(self) -> float:
        """With a beacon, players wait for its next round: look every second."""
        return min(1.0, self.settings.sweep_seconds) if self.settings.beacon else self.settings.sweep_seconds

    async def _tick(self) -> None:
        """Notice when the process stood still or the system's clock jumped; nobody loses on time by that."""
        if SERVER_TIME.tick():
            log.warning("the server stood still or the system's clock jumped; no clock runs out for a while")
            self.playing.pardon()

    async def _heard(self, change: Change) -> None:
        """Apply another worker's change of a match."""
        await self.playing.heard(change)
        self.abandoned.heard(change)
        if change.chat:
            await self.chats.heard(change.match)

    async def _poll(self) -> None:
        """Find changes that the bus lost."""
        await self.playing.poll()
        await self.chats.poll()

    async def _reload_rules(self) -> None:
        """Reload sanctions and what has ended; close the sockets of those concerned."""
        banned = await self.sanctions.refresh()
        ended = await self.sessions.look()
        if banned or ended:
            self.sockets.disconnect_ended()

    def measure(self) -> None:
        """Set the metrics that are read off, not counted."""
        self.metrics.matches.set(self.matches.in_memory)
        self.metrics.commits.set(self.store.writer.commits)
        self.metrics.written.set(self.store.writer.jobs)
        self.metrics.failed_writes.set(self.store.writer.failed)
        self.metrics.connections.set(self.connections.open)
        self.metrics.measure()

    async def _measure(self) -> None:
        self.measure()

    async def _warm(self) -> None:
        """After the first requests are served: start the processes, and compile the kernels."""
        await asyncio.sleep(_SETTLED)
        await self.robots.warm()
        await self.analyses.warm()
        await asyncio.to_thread(kernel_process.start, *await self.listings.most_played())

    async def close(self) -> None:
        """Stop all tasks and processes, write the waiting jobs, close the database."""
        if self._tasks:
            SERVER_TIME.stop()
        for task in self._tasks:
            task.cancel()
        await self.bus.close()
        await self.playing.close()
        await self.robots.close()
        await self.simulations.close()
        await self.classroom.close()
        await self.analyses.close()
        await self.push.close()
        await self.limits.close()
        await self.sessions.close()
        self.accounts.close()
        self.printer.close()
        self.imports.close()
        await self.store.close()
        self._unlock()
        self.metrics.close()

    def announce(self, address: str) -> None:
        """Note where this server is, for others that want the same database."""
        if self._lock is not None:
            self._lock.note(address)

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.release()


async def _every(work: Callable[[], Awaitable[None]], seconds: float) -> None:
    """Run `work` every `seconds` seconds, also after an error; an error that lasts is logged once."""
    failed = False
    while True:
        try:
            await work()
            failed = False
        except Exception:
            if not failed:
                log.exception("the periodic task %s failed", work.__name__)
            failed = True
        await asyncio.sleep(seconds)
