"""A match in a real terminal: tmux runs the command, keys are sent, the screen is read."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import parlour


class Terminal:
    """One tmux session of its own."""

    def __init__(self, socket: Path) -> None:
        self._tmux = [shutil.which("tmux") or "tmux", "-S", str(socket)]

    def run(self, *words: str) -> str:
        plain = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        done = subprocess.run(
            [*self._tmux, *words], capture_output=True, text=True, check=True, timeout=30, env=plain
        )
        return done.stdout

    def screen(self) -> str:
        return self.run("capture-pane", "-p", "-t", "parlour")

    def until(self, words: str, balls: int = 0) -> None:
        """Wait until these words and so many balls are on the screen."""
        for _ in range(600):
            screen = self.screen()
            if words in screen and sum(screen.count(ball) for ball in "●○◉") >= balls:
                return
            time.sleep(0.1)
        raise AssertionError(f"{words!r} never came; the screen was\n{self.screen()}")


def begun(terminal: Terminal, *command: str, wide: int = 110, high: int = 36) -> None:
    """Run a command in a terminal of that size."""
    environment = {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8"}
    words = ["new-session", "-d", "-s", "parlour", "-x", str(wide), "-y", str(high)]
    for name in ("PYTHONPATH", "TERM", "LANG"):
        if name in environment:
            words += ["-e", f"{name}={environment[name]}"]
    terminal.run(*words, *command)
    terminal.run("resize-window", "-t", "parlour", "-x", str(wide), "-y", str(high))


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    found = Terminal(tmp_path / "tmux")
    yield found
    subprocess.run([*found._tmux, "kill-server"], capture_output=True, check=False)


@pytest.mark.slow
def test_a_match_in_a_real_terminal(terminal: Terminal, tmp_path: Path) -> None:
    record = tmp_path / "match.json"
    command = [
        sys.executable,
        "-m",
        "parlour",
        "play",
        "kryds-bolle",
        "--first",
        "seat",
        "--names",
        "Anna,Bo",
        "--save",
        str(record),
    ]
    begun(terminal, *command)
    terminal.until("Anna’s turn")
    bars = [f"{column}{row}" for column in "abc" for row in (1, 2, 3)]
    for number, bar in enumerate(bars * 3):
        terminal.until("Anna’s turn" if number % 2 == 0 else "Bo’s turn")
        if number == 0:
            terminal.run("send-keys", "-t", "parlour", "Enter")  # the board has the focus, at a1
            terminal.run("send-keys", "-t", "parlour", "BTab")  # back from the board to the line
        else:
            terminal.run("send-keys", "-t", "parlour", bar, "Enter")
    terminal.until("The game is over", balls=27)
    assert len(parlour.Match.of(parlour.Record.load(record)).line) == 28
