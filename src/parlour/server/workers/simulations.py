"""Simulated throws: computed in their own processes, with key frames stored for the animation.

A throw's key frames are stored outside the record, by match and seq of their event. They never decide an
outcome; a replay reads them and does not simulate again.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import zlib
from collections.abc import Callable, Mapping
from typing import TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, insert, select

from parlour.core.errors import ParlourError
from parlour.core.fairness import Fortune
from parlour.core.simulated import Simulated
from parlour.core.state import State
from parlour.server.base.settings import Settings
from parlour.server.store.schema import frames
from parlour.server.store.store import Store
from parlour.table.outcomes import NotSimulated, Outcomes
from parlour.table.refusal import Refusal

from .processes import NoAnswer, Processes
from .simulating import SimulatedReply, SimulationWanted

T = TypeVar("T")
log = logging.getLogger("parlour.simulations")
_LONGEST_ANSWER = 65_536
_FOUND = msgspec.json.Decoder(SimulatedReply)


class Simulations:
    """Simulates outcomes, and loads their key frames."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._store = store
        self.warmed = False
        self._processes = Processes(
            "parlour.server.workers.simulating",
            settings.simulation_processes,
            settings.simulation_patience,
            _LONGEST_ANSWER,
        )

    async def warm(self) -> None:
        """Start the processes, once a game that needs them is played."""
        if not self.warmed:
            self.warmed = True
            await self._processes.warm()

    async def close(self) -> None:
        await self._processes.close()

    @property
    def answers(self) -> bool:
        """Whether the last simulation was answered."""
        return self._processes.answers

    async def with_outcomes(self, make: Callable[[Outcomes], T]) -> tuple[T, Outcomes]:
        """Call `make`, simulate the outcome that it lacks, and call it again until none is missing."""
        outcomes = Outcomes()
        while True:
            try:
                return make(outcomes), outcomes
            except NotSimulated as missing:
                outcomes.known[missing.seq] = await self._simulated(missing.state, missing.fortune)

    async def _simulated(self, state: State, fortune: Fortune) -> Simulated:
        game = state.game
        wanted = SimulationWanted(
            game=game.key, rules=game.rules_version, state=msgspec.Raw(state.json()), key=fortune.key
        )
        try:
            found = await self._processes.answer(msgspec.json.encode(wanted), _FOUND.decode)
        except NoAnswer as error:
            log.warning("%s; simulating in the server's own process instead", error.message)
            return await asyncio.to_thread(state.simulate, fortune)
        if found.error is not None:
            raise ParlourError(found.error, code="not-simulated")
        return Simulated(state.game.action(found.act), found.frames)

    async def frames_of(self, match: str, seq: int) -> KeyFrames:
        """The key frames of an event; a Refusal if there are none."""
        question = select(frames.c.name, frames.c.data).where(frames.c.match == match, frames.c.seq == seq)
        row = await self._store.ask(lambda c: c.execute(question).one_or_none())
        if row is None:
            raise Refusal(
                f"event {seq} of this match was not simulated, so it has no key frames", "no-frames", 404
            )
        return KeyFrames(row.name, zlib.decompress(row.data))


class KeyFrames(Struct, frozen=True):
    """A small file, named by its SHA-256."""

    name: str
    data: bytes


def store_frames(connection: Connection, match: str, known: Mapping[int, Simulated]) -> None:
    """Store key frames in the transaction that writes their events."""
    rows = [
        {
            "match": match,
            "seq": seq,
            "name": hashlib.sha256(outcome.frames).hexdigest(),
            "data": zlib.compress(outcome.frames),
        }
        for seq, outcome in known.items()
    ]
    if rows:
        connection.execute(insert(frames), rows)
