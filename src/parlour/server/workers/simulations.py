"""Simulations: chance that takes its time has processes of its own, and what is to be seen of it is kept.

A throw's key frames lie beside the record, under the match and the seq of the event that they show. Nothing
is decided from them, and a replay reads them: it never simulates.
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
    """Where outcomes are simulated, and where their key frames are found again."""

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
        """Start the processes, once somebody plays a game that will need them."""
        if not self.warmed:
            self.warmed = True
            await self._processes.warm()

    async def close(self) -> None:
        await self._processes.close()

    async def around(self, make: Callable[[Outcomes], T]) -> tuple[T, Outcomes]:
        """What `make` makes, asked again whenever it lacks an outcome that has to be simulated first."""
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
            log.warning("%s; the server simulates by itself", error.message)
            return await asyncio.to_thread(state.simulate, fortune)
        if found.error is not None:
            raise ParlourError(found.error, code="not-simulated")
        return Simulated(state.game.action(found.act), found.frames)

    async def frames_of(self, match: str, seq: int) -> KeyFrames:
        """The key frames of an event; a Refusal where there are none."""
        question = select(frames.c.name, frames.c.data).where(frames.c.match == match, frames.c.seq == seq)
        row = await self._store.ask(lambda c: c.execute(question).one_or_none())
        if row is None:
            raise Refusal("nothing was simulated there", "no-frames", 404)
        return KeyFrames(row.name, zlib.decompress(row.data))


class KeyFrames(Struct, frozen=True):
    """A small file and its name, which is its SHA-256."""

    name: str
    data: bytes


def keep(connection: Connection, match: str, known: Mapping[int, Simulated]) -> None:
    """Put key frames beside the events that they belong to, in the transaction that writes those."""
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
