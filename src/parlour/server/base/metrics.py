"""Prometheus metrics. They hold no names, ids or addresses.

Several workers share a folder (`PROMETHEUS_MULTIPROC_DIR`, which `parlour serve` sets), and whichever is
asked answers for all of them.
"""

from __future__ import annotations

import os
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

KIND = CONTENT_TYPE_LATEST
FOLDER = "PROMETHEUS_MULTIPROC_DIR"


class Metrics:
    """The counters of one server. Each server has its own set, so two in one process don't mix."""

    def __init__(self) -> None:
        #: several workers share the counters
        self.shared = bool(os.environ.get(FOLDER))
        self._registry = registry = CollectorRegistry()
        #: a plain int: it grows with every act, and a Counter is slower
        self.acts = 0
        self._acts = _total("parlour_acts_total", "acts written", registry)
        self.refusals = Counter("parlour_refusals", "messages refused", ["code"], registry=registry)
        self.sockets = _now("parlour_sockets", "sockets open", registry)
        self.connections = _now("parlour_connections", "connections open, sockets included", registry)
        self.matches = _now("parlour_matches_in_memory", "matches in memory", registry)
        self.robot_seconds = Histogram(
            "parlour_robot_seconds", "seconds a robot thought about one action", registry=registry
        )
        self.commits = _total("parlour_commits_total", "transactions written", registry)
        self.written = _total("parlour_jobs_total", "jobs in the written transactions", registry)
        self.failed_writes = _total("parlour_failed_writes_total", "jobs the database failed", registry)

    def measure(self) -> None:
        """Set what is not counted by itself."""
        self._acts.set(self.acts)

    def text(self) -> bytes:
        """All metrics in Prometheus' text format, of all workers."""
        self.measure()
        if not self.shared:
            return generate_latest(self._registry)
        _forget_dead(Path(os.environ[FOLDER]))
        every = CollectorRegistry()
        MultiProcessCollector(every)  # type: ignore[no-untyped-call]
        return generate_latest(every)

    def close(self) -> None:
        """What is open in this worker is open no more."""
        if self.shared:
            mark_process_dead(os.getpid())  # type: ignore[no-untyped-call]


def _total(name: str, about: str, registry: CollectorRegistry) -> Gauge:
    """A number that grows; workers that are gone still count."""
    return Gauge(name, about, registry=registry, multiprocess_mode="sum")


def _now(name: str, about: str, registry: CollectorRegistry) -> Gauge:
    """A number of things that are there now, in the workers that run."""
    return Gauge(name, about, registry=registry, multiprocess_mode="livesum")


def _forget_dead(folder: Path) -> None:
    """Leave out workers that were killed."""
    for process in {int(file.stem.rpartition("_")[2]) for file in folder.glob("gauge_live*_*.db")}:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            mark_process_dead(process)  # type: ignore[no-untyped-call]
        except PermissionError:
            continue
