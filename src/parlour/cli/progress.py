"""How far work has come: one line on a terminal, once it takes longer than two seconds."""

from __future__ import annotations

import sys
import threading
import time
from typing import Self, TextIO

#: work that is done sooner says nothing
PATIENCE = 2.0
_BEAT = 0.25
_WIDE = 30


class Progress:
    """A context manager; call it with what's done and how much there is, if that's known.

    It writes only to a terminal, so that nothing is mixed into a file or a pipe.
    """

    def __init__(self, label: str = "", *, to: TextIO | None = None, patience: float = PATIENCE) -> None:
        self.label = label
        self._to = to if to is not None else sys.stderr
        self._patience = patience
        self._done, self._of = 0, 0
        self._over = threading.Event()
        self._shown = 0
        self._beat: threading.Thread | None = None

    def __call__(self, done: int, of: int) -> None:
        self._done, self._of = done, of

    def __enter__(self) -> Self:
        if self._to.isatty():
            self._beat = threading.Thread(target=self._run, daemon=True)
            self._beat.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._over.set()
        if self._beat is not None:
            self._beat.join()
            if self._shown:
                print(f"\r{' ' * self._shown}\r", end="", file=self._to, flush=True)

    def line(self, seconds: float) -> str:
        """The line after so many seconds."""
        parts = [self.label] if self.label else []
        if self._of:
            filled = "#" * (_WIDE * min(self._done, self._of) // self._of)
            parts.append(f"[{filled:<{_WIDE}}] {self._done}/{self._of}")
        parts.append(f"{int(seconds) // 60}:{int(seconds) % 60:02}")
        return " ".join(parts)

    def _run(self) -> None:
        began = time.monotonic()
        wait = self._patience
        while not self._over.wait(wait):
            wait = _BEAT
            line = self.line(time.monotonic() - began)
            print(f"\r{line:<{self._shown}}", end="", file=self._to, flush=True)
            self._shown = len(line)
