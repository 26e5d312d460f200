"""Prometheus metrics. They hold no names, ids or addresses."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

KIND = CONTENT_TYPE_LATEST


class Metrics:
    """The counters of one server. Each server has its own set, so two in one process don't mix."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        #: a plain int: it grows with every act, and a Counter is slower
        self.acts = 0
        self._acts = Gauge("parlour_acts_total", "acts written", registry=self._registry)
        self.refusals = Counter("parlour_refusals", "messages refused", ["code"], registry=self._registry)
        self.sockets = Gauge("parlour_sockets", "sockets open", registry=self._registry)
        self.matches = Gauge("parlour_matches_in_memory", "matches in memory", registry=self._registry)
        self.robot_seconds = Histogram(
            "parlour_robot_seconds",
            "seconds a robot thought about one action",
            registry=self._registry,
        )
        self.commits = Gauge("parlour_commits_total", "transactions written", registry=self._registry)
        self.written = Gauge(
            "parlour_jobs_total", "jobs in the written transactions", registry=self._registry
        )

    def text(self) -> bytes:
        """All metrics in Prometheus' text format."""
        self._acts.set(self.acts)
        return generate_latest(self._registry)
