"""`parlour` without a verb serves the page on this machine and opens the browser."""

import os
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from parlour.cli import page


@pytest.mark.slow
@pytest.mark.skipif(not page.is_built(), reason="the page is not built")
def test_parlour_opens_the_page(tmp_path: Path) -> None:
    browser = tmp_path / "browser.py"
    browser.write_text(f"import sys; open({str(tmp_path / 'opened')!r}, 'w').write(sys.argv[1])")
    environment = os.environ | {
        "PARLOUR_DATABASE": f"sqlite:///{tmp_path / 'parlour.sqlite3'}",
        "BROWSER": f"{sys.executable} {browser} %s",
    }
    command = [sys.executable, "-m", "parlour"]
    running = subprocess.Popen(
        command, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    try:
        assert running.stdout is not None
        line = running.stdout.readline()
        assert line.startswith("Parlour is at http://localhost:")
        address = line.split()[3]
        for _ in range(300):
            if (tmp_path / "opened").exists() and (tmp_path / "opened").read_text():
                break
            try:
                running.wait(0.1)
            except subprocess.TimeoutExpired:
                continue
        assert (tmp_path / "opened").read_text() == address
        with urllib.request.urlopen(address, timeout=10) as answer:
            assert b"<title>" in answer.read()
        (tmp_path / "opened").unlink()
        again = subprocess.run(
            command, env=environment, text=True, capture_output=True, timeout=60, check=False
        )
        assert again.returncode == 0, again.stderr
        there = again.stdout.split()[3]
        assert there.split(":")[-1] == address.split(":")[-1], "it shows the one that runs"
        running.send_signal(signal.SIGINT)
        assert running.wait(20) in (0, 130)
    finally:
        running.kill()
        running.wait()
        if running.stdout is not None:
            running.stdout.close()


def test_a_used_port_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        used = taken.getsockname()[1]
        monkeypatch.setattr(page, "_FIRST_PORT", used)
        assert page._free_port() > used
