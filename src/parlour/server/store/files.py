"""Files that only the server's user may read: the database, its copies, the cookie key."""

from __future__ import annotations

import logging
import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from typing import ClassVar

from parlour.core.errors import BadOption
from parlour.core.harmless import harmless

log = logging.getLogger("parlour.store")
FILE_MODE, FOLDER_MODE = 0o600, 0o700
_OTHERS = stat.S_IRWXG | stat.S_IRWXO
#: SQLite's files beside a database, and our own
_BESIDE = ("", "-wal", "-shm", "-journal", ".key", ".lock")


def create(path: Path) -> bool:
    """Create an empty file for its owner alone; False if there is one already or it can't be made here."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE_MODE))
    except OSError:
        return False
    return True


def protect(path: Path, mode: int = FILE_MODE) -> None:
    """Take others' access to a file or folder away; warn if that is not possible."""
    if sys.platform == "win32":
        return
    with suppress(FileNotFoundError):
        if path.stat().st_mode & _OTHERS:
            with suppress(PermissionError):
                path.chmod(mode)
            if path.stat().st_mode & _OTHERS:
                log.warning("other users of this machine can read %s, and it can't be changed", path.name)


def protect_database(database: Path) -> None:
    """Take others' access to a database away, and to its copies and the files beside it."""
    for suffix in _BESIDE:
        protect(database.with_name(database.name + suffix))
    for copied in database.parent.glob(f"{_escaped(database.name)}.before-*"):
        protect(copied)


def _escaped(name: str) -> str:
    return "".join(f"[{sign}]" if sign in "*?[" else sign for sign in name)


class DatabaseLock:
    """Holds `….lock` beside an SQLite database while a server runs on it; another process is refused.

    A second server would have its own idea of the same matches. Servers in one process share the lock.
    """

    _held: ClassVar[dict[Path, tuple[int, int]]] = {}

    def __init__(self, database: Path) -> None:
        self._path = database.with_name(database.name + ".lock").absolute()
        file, servers = self._held.get(self._path, (-1, 0))
        if not servers:
            file = os.open(self._path, os.O_CREAT | os.O_RDWR, FILE_MODE)
            if not _lock(file):
                os.close(file)
                address = self._noted()
                where = f" at {address}" if address else ""
                raise BadOption(
                    f"another server runs on {database}{where}; stop it first",
                    code="database-in-use",
                    address=address,
                )
        self._held[self._path] = file, servers + 1

    def note(self, address: str) -> None:
        """Write down where the server is, for whoever is refused."""
        self._path.write_text(address, "utf-8")

    def _noted(self) -> str:
        try:
            return harmless(self._path.read_text("utf-8")[:200])
        except OSError:  # Windows locks the file for readers too
            return ""

    def release(self) -> None:
        """Let others have the database."""
        file, servers = self._held[self._path]
        if servers > 1:
            self._held[self._path] = file, servers - 1
        else:
            del self._held[self._path]
            os.close(file)


def _lock(file: int) -> bool:
    """Lock an open file for this process; False if another has it. The system releases it when we end."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
