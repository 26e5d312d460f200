"""The process that compiles kernels in the background: `python -m parlour.core.kernel_process GAME…`.

It runs at the lowest priority, one at a time on a machine, and ends when everything is compiled. A program
that starts it does not wait for it; if it fails, that is logged and answers stay on the pure way.
"""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import threading
from contextlib import suppress

from . import kernel_cache, kernels

log = logging.getLogger("parlour.kernels")
#: seconds after which something must be wrong
_TOO_LONG = 1800
#: on Windows; elsewhere the process lowers its own priority
_PRIORITY: int = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)
_started = False
_starting = threading.Lock()


def start(*first: str) -> bool:
    """Compile what isn't compiled, these games first, in a process of its own; at most once a program.

    Does nothing unless PARLOUR_KERNELS is `auto`, or while another process compiles. Says whether it started.
    """
    global _started
    with _starting:
        if _started or kernels.mode() != "auto" or not sys.executable:
            return False
        keys = kernels.uncompiled(*first)
        if not keys or not kernels.installed("numba"):
            return False
        with kernel_cache.lock(wait=False) as free:
            if not free:
                return False
        _started = True
        try:
            process = subprocess.Popen(
                [sys.executable, "-m", __spec__.name, *keys],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                env=_environment(),
                # a session of its own, so that Ctrl-C doesn't stop it halfway
                start_new_session=True,
                creationflags=_PRIORITY,
            )
        except OSError as error:
            log.warning("the kernels can't be compiled in the background: %s", error)
            return False
    threading.Thread(target=_watch, args=(process,), daemon=True, name="kernels").start()
    return True


def _environment() -> dict[str, str]:
    """Our own without the server's settings, which may hold secrets."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PARLOUR_")}


def _watch(process: subprocess.Popen[bytes]) -> None:
    """Wait for its end, and log a failure."""
    try:
        _, told = process.communicate(timeout=_TOO_LONG)
    except subprocess.TimeoutExpired:
        process.kill()
        _, told = process.communicate()
    if process.returncode:
        last = told.decode(errors="replace").strip().rpartition("\n")[2] or f"exit code {process.returncode}"
        log.warning("the kernels could not be compiled, so robots answer more slowly: %s", last)


def main(keys: list[str]) -> None:
    """Compile the kernels of these games, unless another process is at it."""
    with kernel_cache.lock(wait=False) as free:
        if free:
            for key in keys:
                for _ in () if kernels.compiled(key) else kernels.compiling(key):
                    pass


if __name__ == "__main__":
    with suppress(AttributeError, OSError):  # not every system has nice
        os.nice(19)
    main(sys.argv[1:])
