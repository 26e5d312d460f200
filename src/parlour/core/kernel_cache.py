"""Where numba keeps compiled code, what it depends on, and the lock of whoever compiles.

numba's own rule is repeated here, so that nobody has to load numba to ask: the folder NUMBA_CACHE_DIR, else
the `__pycache__` beside the source, else the user's cache folder; the first that can be written to.
"""

from __future__ import annotations

import hashlib
import os
import platform
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import IO

#: the lock lies where the compiled code of this folder would
_HERE = os.path.dirname(os.path.abspath(__file__))
_LOCK = "kernels.lock"


def folder_for(source: str) -> Path | None:
    """Where numba keeps the compiled code of the modules in a folder; None if it can't write anywhere."""
    return _folder_for(source, os.environ.get("NUMBA_CACHE_DIR", ""))


@cache
def _folder_for(source: str, given: str) -> Path | None:
    below = f"{os.path.basename(source)}_{hashlib.sha1(source.encode(), usedforsecurity=False).hexdigest()}"
    choices = [Path(source, "__pycache__"), _user_folder() / below]
    if given:
        choices.insert(0, Path(given, below))
    return next(filter(_writable, choices), None)


def _user_folder() -> Path:
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
        return Path(base, "numba", "Cache")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "numba"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "numba")


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return False
    return True


def write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    with suppress(OSError):  # a full disk: then it is compiled again the next time
        part.write_bytes(data)
        os.replace(part, path)


# --- what compiled code depends on ---


def sources(folder: str) -> list[tuple[str, str]]:
    """The modules in a folder with the hashes of their contents."""
    return [
        (path.name, hashlib.sha256(path.read_bytes()).hexdigest())
        for path in sorted(Path(folder).glob("*.py"))
    ]


def machine() -> Sequence[str]:
    """numba's installation, Python's version and the processor."""
    spec = find_spec("numba")
    installed = Path(spec.origin).with_name("_version.py") if spec and spec.origin else None
    numba = f"{installed} {installed.stat().st_mtime_ns}" if installed and installed.exists() else "none"
    return (numba, sys.version, platform.machine(), *_processor(), os.environ.get("NUMBA_CPU_NAME", ""))


def _processor() -> Sequence[str]:
    """The model and what it can do, of the first processor."""
    lines = [os.environ.get("PROCESSOR_IDENTIFIER", "")]
    with suppress(OSError), open("/proc/cpuinfo", encoding="utf-8", errors="replace") as told:
        for line in told:
            if not line.strip():
                break
            if line.startswith(("model name", "flags", "Features", "CPU part")):
                lines.append(line)
    return lines


def hashed(parts: Sequence[object]) -> str:
    """One hash of many things, by how they print."""
    return hashlib.sha256(repr(parts).encode()).hexdigest()


# --- one compiler at a time ---


@contextmanager
def lock(*, wait: bool) -> Iterator[bool]:
    """Hold the lock of compiling; False if another process has it and we don't wait.

    The system gives it back when the process that holds it ends, however it ends.
    """
    folder = folder_for(_HERE)
    if folder is None:
        yield True
        return
    with open(folder / _LOCK, "a+b") as file:
        held = _take(file, wait)
        try:
            yield held
        finally:
            if held:
                _give_back(file)


if sys.platform == "win32":
    import msvcrt
    import time

    def _take(file: IO[bytes], wait: bool) -> bool:
        while True:
            file.seek(0)
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            except OSError:
                if not wait:
                    return False
                time.sleep(0.2)
            else:
                return True

    def _give_back(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _take(file: IO[bytes], wait: bool) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

    def _give_back(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)
