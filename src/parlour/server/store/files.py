"""Files that only the server's user may read: the database, its copies, the cookie key."""

from __future__ import annotations

import logging
import os
import stat
import sys
from contextlib import suppress
from pathlib import Path

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
