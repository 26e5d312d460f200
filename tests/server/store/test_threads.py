"""Readers in several threads meet every stored type for the first time at once, in a fresh process."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.match.test_matches import finished

SCRIPT = """
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
sys.setswitchinterval(1e-6)
from parlour.server.store.database import open_engine
from parlour.server.base.settings import Settings
from parlour.server.store.store import load_match
engine = open_engine(Settings.read())
barrier = Barrier(4)
def load(match):
    with engine.connect() as connection:
        connection.exec_driver_sql("SELECT 1")
        barrier.wait()
        return load_match(connection, match)[0].id
with ThreadPoolExecutor(4) as pool:
    assert set(pool.map(load, [sys.argv[1]] * 4)) == {sys.argv[1]}
"""


@pytest.mark.slow
def test_threads_that_load_a_match_at_once_do_not_crash(serve: Callable[..., str], tmp_path: Path) -> None:
    _, match = finished(serve())
    environment = os.environ | {"PARLOUR_DATABASE": f"sqlite:///{tmp_path / 'parlour.sqlite3'}"}
    for _ in range(4):
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT, match],
            env=environment,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert done.returncode == 0, done.stderr
