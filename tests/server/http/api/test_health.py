"""Health and metrics."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

import parlour
from parlour.server.http.health import HealthCheck
from parlour.server.match.bus import Bus
from tests.server.client import Client, two_at_a_table


def test_health(url: str) -> None:
    answer = Client(url, None).get("/api/health")
    parts = {"writable": True, "migrated": True, "bus": None, "workers": True, "failed_writes": 0}
    assert answer.json() == {"status": "ok", "version": parlour.__version__, **parts}


def test_a_database_that_takes_no_writes_is_told_and_logged(
    serve: Callable[..., str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr("parlour.server.store.database._BUSY_MS", 300)
    url = serve(metrics=True)
    anna = Client(url)
    logging.getLogger("parlour").addHandler(caplog.handler)
    with closing(sqlite3.connect(tmp_path / "parlour.sqlite3")) as other:
        other.execute("BEGIN EXCLUSIVE")  # as if the disk were full: nobody can write
        assert anna.post("/api/matches", game="kryds-bolle").json()["code"] == "store-down"
        answer = anna.get("/api/health")
        assert answer.status_code == 503
        assert (answer.json()["status"], answer.json()["writable"]) == ("failing", False)
        assert answer.json()["failed_writes"] >= 1
    logging.getLogger("parlour").removeHandler(caplog.handler)
    failed = [line for line in anna.get("/metrics").text.splitlines() if line.startswith("parlour_failed_w")]
    assert float(failed[0].split()[1]) >= 2
    told = [each.getMessage() for each in caplog.records if "failed to write" in each.getMessage()]
    assert len(told) == 1
    time.sleep(2.1)
    assert anna.get("/api/health").status_code == 200


def test_a_lost_bus_and_silent_robots_are_told() -> None:
    async def test() -> None:
        store = cast("Any", SimpleNamespace(writer=SimpleNamespace(failed=3), engine=None))
        bus = Bus("redis://127.0.0.1:1")
        pools = cast("Any", (SimpleNamespace(answers=True), SimpleNamespace(answers=False)))
        found = await HealthCheck(store, bus, pools).look()
        assert (found.status, found.bus, found.workers, found.failed_writes) == ("failing", False, False, 3)
        await bus.close()

    asyncio.run(test())


@pytest.mark.slow
def test_metrics_count_and_name_nobody(serve: Callable[..., str]) -> None:
    url = serve(metrics=True)
    anna, _, match = two_at_a_table(url)
    with anna.at(match) as table:
        table.act("a1")
        table.act("a1", seq=1)
        text = Client(url, None).get("/metrics").text
    assert "parlour_acts_total 1.0" in text
    assert 'parlour_refusals_total{code="stale-seq"} 1.0' in text
    assert "parlour_sockets 1.0" in text
    assert match not in text
    assert "Anna" not in text


WORKER = """
import sys
from parlour.server.base.metrics import Metrics
metrics = Metrics()
metrics.acts = 3
metrics.sockets.inc()
metrics.refusals.labels(code="x").inc()
metrics.measure()
print("counted", flush=True)
sys.stdin.readline()
print(metrics.text().decode(), flush=True)
sys.stdin.readline()
"""


def test_whichever_worker_is_asked_answers_for_all(tmp_path: Path) -> None:
    told = {**os.environ, "PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}
    workers = [
        subprocess.Popen(
            [sys.executable, "-c", WORKER], env=told, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for _ in range(3)
    ]
    try:
        for worker in workers:
            assert worker.stdout is not None
            assert worker.stdout.readline() == "counted\n"
        workers[2].kill()
        workers[2].wait()
        text, _ = workers[0].communicate("\n\n", timeout=20)
    finally:
        for worker in workers:
            worker.kill()
            worker.communicate()
    assert "parlour_acts_total 9.0" in text, "what was written stays written"
    assert 'parlour_refusals_total{code="x"} 3.0' in text
    assert "parlour_sockets 2.0" in text, "a killed worker has no sockets"


def test_metrics_are_off_unless_the_host_wants_them(url: str) -> None:
    assert Client(url, None).get("/metrics").status_code == 404
