"""Backup, restore, and a check that every match follows from its record."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from errno import EEXIST, ENOENT
from os import strerror
from pathlib import Path

from msgspec import Struct
from sqlalchemy import Engine, make_url, select

from parlour.core.errors import BadOption, BadRecord, ParlourError
from parlour.core.verify import verify
from parlour.server.base.settings import Settings
from parlour.server.store.database import copy
from parlour.server.store.files import DatabaseLock
from parlour.server.store.schema import HEAD, matches
from parlour.server.store.store import load_match
from parlour.table.live import LiveMatch


class Finding(Struct, frozen=True):
    """A match that failed the check, and why."""

    match: str
    problem: str
    #: the error from replaying it; None if only its listed status is wrong
    error: ParlourError | None = None


def sqlite_file(settings: Settings) -> Path:
    """The file of the SQLite database; PostgreSQL has its own tools."""
    url = make_url(settings.database_url)
    if url.get_backend_name() != "sqlite" or not url.database:
        raise BadOption(
            "this works with SQLite only; for PostgreSQL use pg_dump and pg_restore", code="not-sqlite"
        )
    return Path(url.database)


def backup(source: Path, target: Path) -> None:
    """Copy the database, even while it is in use; the target appears only once it is complete."""
    if target.exists():
        raise FileExistsError(EEXIST, strerror(EEXIST), str(target))
    half = target.with_name(target.name + ".part")
    half.unlink(missing_ok=True)
    try:
        copy(source, half)
        half.rename(target)
    finally:
        half.unlink(missing_ok=True)


def restore(source: Path, target: Path) -> None:
    """Replace the database by a backup; the old one is kept as `….before-restore`."""
    if not source.is_file():
        raise FileNotFoundError(ENOENT, strerror(ENOENT), str(source))
    given = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
    try:
        found = given.execute("SELECT version_num FROM alembic_version").fetchone()
        sound = given.execute("PRAGMA integrity_check").fetchone()
    except sqlite3.Error as error:
        raise BadOption(f"{source} is not a backup of Parlour: {error}", code="no-backup") from None
    finally:
        given.close()
    if sound != ("ok",) or found is None or found[0] > HEAD:
        raise BadOption(f"{source} is damaged, or from a newer Parlour than this one", code="no-backup")
    lock = DatabaseLock(target)
    new = target.with_name(target.name + ".new")
    try:
        if target.exists():
            _check_free(target)
        new.unlink(missing_ok=True)
        backup(source, new)
        for suffix in ("", "-wal", "-shm"):
            with suppress(FileNotFoundError):
                Path(f"{target}{suffix}").replace(f"{target}.before-restore{suffix}")
        new.rename(target)
    finally:
        new.unlink(missing_ok=True)
        lock.release()


def _check_free(database: Path) -> None:
    """Raise BadOption if a server still has the database open: its further writes would be lost."""
    with closing(sqlite3.connect(database, timeout=0)) as ours:
        try:
            ours.execute("PRAGMA journal_mode=DELETE")  # works only without other connections
        except sqlite3.DatabaseError as error:  # a damaged database may be replaced
            if "locked" in str(error):
                raise BadOption(
                    f"{database} is in use; stop the server first", code="database-in-use"
                ) from None


def check(engine: Engine) -> tuple[int, list[Finding]]:
    """Count the matches, and find those that don't follow from their record and seed."""
    found, count = [], 0
    with engine.connect() as connection:
        for match in connection.execute(select(matches.c.id)).scalars().all():
            count += 1
            loaded = load_match(connection, match)
            assert loaded is not None
            try:
                live = LiveMatch(*loaded)
                record = live.match.record(live.stored.seed) if live.match is not None else None
                verdict = verify(record) if record is not None and record.seed is not None else None
            except ParlourError as error:
                found.append(Finding(match, error.message, error))
                continue
            if verdict is not None and not verdict.ok:
                why = BadRecord(verdict.message, code=verdict.code, seq=verdict.seq)
                found.append(Finding(match, verdict.message, why))
            elif _has_ended(live) != (loaded[0].status == "over"):
                found.append(
                    Finding(
                        match, f"it is listed as {loaded[0].status}, which its record does not agree with"
                    )
                )
    return count, found


def _has_ended(live: LiveMatch) -> bool:
    """Whether the record says that the match has ended: with a result, or for want of a nonce or beacon."""
    match = live.match
    if match is None:
        return False
    withheld = any(player.commitment and not player.nonce for player in match.header.players)
    no_beacon = live.stored.beacon is not None and match.header.beacon is None
    return match.result is not None or ((withheld or no_beacon) and not match.events)
