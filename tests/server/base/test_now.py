"""The server's time: steady, whatever the system's clock does."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from parlour.server.base.now import ServerTime, now_ms
from tests.server.client import Client
from tests.server.ports import free_port

SECOND = 1_000_000_000


class Clocks:
    """The system's clock and the steady one, as a test sets them."""

    def __init__(self) -> None:
        self.wall, self.steady = 1_800_000_000 * SECOND, 77 * SECOND
        self.time = ServerTime(lambda: self.wall, lambda: self.steady)
        self.time.start(5)
        self.began = self.time.now_ms()

    def run(self, seconds: int, wall: bool = True) -> list[bool]:
        """Let the time pass, with a tick every second."""
        found = []
        for _ in range(seconds):
            self.steady += SECOND
            self.wall += SECOND * wall
            found.append(self.time.tick())
        return found

    @property
    def passed(self) -> float:
        return (self.time.now_ms() - self.began) / 1000


def test_it_goes_by_the_systems_clock() -> None:
    assert abs(now_ms() - time.time() * 1000) < 5_000
    clocks = Clocks()
    assert not any(clocks.run(100))
    assert clocks.passed == 100


@pytest.mark.parametrize("jump", [3600, -3600])
def test_a_jump_of_the_systems_clock_is_no_time(jump: int) -> None:
    clocks = Clocks()
    clocks.wall += jump * SECOND
    assert clocks.run(3) == [True, False, False]
    assert clocks.passed == pytest.approx(3, abs=0.1)
    assert not any(clocks.run(1_000))
    assert clocks.passed == pytest.approx(1_003 * (1.01 if jump > 0 else 0.99), abs=0.2), (
        "it comes closer slowly"
    )


def test_a_suspended_laptop_loses_no_time() -> None:
    """The steady clock stands still, or goes on, by system."""
    for steady_too in (False, True):
        clocks = Clocks()
        clocks.run(10)
        clocks.wall += 8 * 3600 * SECOND
        clocks.steady += 8 * 3600 * SECOND * steady_too
        assert clocks.passed == pytest.approx(10, abs=0.1), "also before the next tick"
        assert clocks.run(2) == [True, False]
        assert clocks.passed == pytest.approx(12, abs=0.2)


def test_a_small_drift_is_followed_and_no_jump() -> None:
    clocks = Clocks()
    for _ in range(1_000):
        clocks.wall += SECOND // 1_000
        assert clocks.run(1) == [False]
    assert clocks.passed == pytest.approx(1_001, abs=0.05)


def test_without_a_server_nothing_stands_still() -> None:
    clocks = Clocks()
    clocks.time.stop()
    clocks.steady += 3600 * SECOND
    clocks.wall += 3600 * SECOND
    assert clocks.passed == 3600


@pytest.mark.skipif(sys.platform == "win32", reason="Windows can't stop a process")
def test_nobody_loses_on_time_while_the_server_stands_still(tmp_path: Path) -> None:
    port = free_port()
    told = {
        **os.environ,
        "PARLOUR_DATABASE": f"sqlite:///{tmp_path / 'x.db'}",
        "PARLOUR_ROBOT_WARM": "false",
        "PARLOUR_CLOCK_PARDON_MS": "0",
        "PARLOUR_CLOCK_GAP_SECONDS": "2",
    }
    command = [sys.executable, "-m", "parlour", "serve", "--port", str(port), "--json"]
    with subprocess.Popen(command, env=told, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as server:
        try:
            assert server.stdout is not None
            server.stdout.readline()
            url = f"http://127.0.0.1:{port}"
            anna, bo = Client(url), Client(url, "Bo")
            match = anna.create(clock={"base": 3_000})["table"]["match"]
            bo.join(match)
            os.kill(server.pid, signal.SIGSTOP)
            time.sleep(4)
            os.kill(server.pid, signal.SIGCONT)
            played = anna.post(f"/api/matches/{match}/act", key="1", seq=1, act="a1")
            assert played.status_code == 200, played.text
            assert played.json()["table"]["status"] == "running"
            assert played.json()["table"]["clock"]["left"][0] > 1_000
        finally:
            server.terminate()
            server.communicate(timeout=20)
