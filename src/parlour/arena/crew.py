"""The workers that play pairs: processes on this machine, or a Dask cluster."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from multiprocessing import get_context
from types import TracebackType
from typing import Any, Protocol, Self

from parlour.core.missing import need

from .pair import Pair, Played, play_pair


class Crew(Protocol):
    """Plays pairs and returns results in any order. `width` is how many it plays at once."""

    width: int

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

    def send(self, pair: Pair) -> None:
        """Queue a pair."""

    def back(self) -> Iterator[Played]:
        """Wait for at least one result, and yield all that are done."""


class ProcessCrew:
    """Processes on this machine."""

    def __init__(self, count: int | None = None) -> None:
        self.width = count or os.cpu_count() or 1
        self._pool = ProcessPoolExecutor(self.width, mp_context=get_context("spawn"))
        self._waiting: set[Future[Played]] = set()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: Any, error: Any, trace: Any) -> None:
        self._pool.shutdown(wait=error is None, cancel_futures=True)

    def send(self, pair: Pair) -> None:
        self._waiting.add(self._pool.submit(play_pair, pair))

    def back(self) -> Iterator[Played]:
        done, self._waiting = wait(self._waiting, return_when=FIRST_COMPLETED)
        yield from (future.result() for future in done)


class Cluster:
    """The workers of a Dask cluster. A pair whose worker dies is played again by another."""

    def __init__(self, address: str) -> None:
        need("cluster")
        distributed: Any = import_module("distributed")  # heavy, untyped, and only needed here
        self._client = distributed.Client(address)
        self.width = max(1, sum(self._client.ncores().values()))
        self._done = distributed.as_completed()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: Any, error: Any, trace: Any) -> None:
        self._client.close()

    def send(self, pair: Pair) -> None:
        # the key identifies the pair, so that a repeated pair is not a second result
        self._done.add(self._client.submit(play_pair, pair, key=f"parlour {pair.key}", retries=3))

    def back(self) -> Iterator[Played]:
        yield next(self._done).result()


def crew(cluster: str | None, count: int | None) -> Crew:
    """The crew for these options of the command line."""
    return Cluster(cluster) if cluster else ProcessCrew(count)
