"""The one writer: appends that arrive during a commit share the next one (group commit).

A commit costs an fsync, and an fsync costs the same for one append as for a hundred, so all waiting jobs are
written in one transaction. A job that fails is rolled back alone.

Where a commit does not wait for the disk (SQLite, `synchronous=NORMAL`), a group of plain rows is written in
the event loop's thread: the round trip to the writer's thread takes longer than the write.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, Engine, insert
from sqlalchemy.exc import DBAPIError, IntegrityError

from parlour.core.errors import ParlourError
from parlour.server.base.logs import Seldom

from .schema import events
from .statements import Alteration, Statement

T = TypeVar("T")
log = logging.getLogger("parlour.store")
#: a row of the `events` table: match, seq, data, key
Row = tuple[str, int, str, str | None]
_COLUMNS = ("match", "seq", "data", "key")
_INSERT = Statement(insert(events), _COLUMNS)


#: commits without an fsync between two WAL checkpoints
_COMMITS_TO_A_CHECKPOINT = 500
#: turns of the event loop in which a group may still grow before it is written
_ROUNDS = 3


class SeqTaken(ParlourError):
    """There is another event at this seq already; nothing of this append was written."""

    default_code = "stale-seq"


class StoreDown(ParlourError):
    """The database failed to write; the caller decides whether to try again."""

    default_code = "store-down"


class _Job(Struct, eq=False):
    rows: Sequence[Row]
    changes: Sequence[Alteration]
    work: Callable[[Connection], Any] | None
    done: asyncio.Future[Any]


def _write_events(raw: Any, group: list[_Job]) -> None:
    """Write a group's events in one transaction on a raw sqlite3 connection, all or nothing."""
    raw.execute("BEGIN IMMEDIATE")
    try:
        _INSERT.run_in_sqlite(raw, [row for job in group for row in job.rows])
        for job in group:
            for statement, given in job.changes:
                statement.run_in_sqlite(raw, statement.in_order(given))
        raw.commit()
    except BaseException:
        raw.rollback()
        raise


def _change(connection: Connection, job: _Job) -> None:
    for statement, given in job.changes:
        statement.run(connection, given)


def named(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """Rows as parameters by column name, for SQLAlchemy."""
    return [dict(zip(_COLUMNS, row, strict=True)) for row in rows]


class Writer:
    """Writes jobs in groups, in its own thread."""

    def __init__(self, engine: Engine, quick: bool = False) -> None:
        self._engine = engine.execution_options(writes=True)
        #: commits don't wait for the disk
        self._quick = quick
        self._loop_connection: Any = None
        self._since_checkpoint = 0
        self._connection: Connection | None = None
        self._waiting: list[_Job] = []
        #: a group is being written or about to be; new jobs wait for the next one
        self._busy = False
        self._groups: SimpleQueue[tuple[asyncio.AbstractEventLoop | None, list[_Job]] | None] = SimpleQueue()
        self._thread: Thread | None = None
        #: how many transactions were written, how many jobs in them, and how many jobs the database failed
        self.commits = self.jobs = self.failed = 0
        self._seldom = Seldom(log)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in the next transaction; if it raises, only its own changes are rolled back."""
        result: T = await self.append((), work)
        return result

    def append(
        self,
        rows: Sequence[Row],
        work: Callable[[Connection], Any] | None = None,
        changes: Sequence[Alteration] = (),
    ) -> asyncio.Future[Any]:
        """Write these events and changes and run `work`, all or nothing.

        SeqTaken means that nothing was written. `changes` are fast; `work` is for what must query first.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        self._waiting.append(_Job(rows, changes, work, done))
        if not self._busy:
            self._busy = True
            loop.call_soon(self._gather, loop, 0, _ROUNDS)
        return done

    def _gather(self, loop: asyncio.AbstractEventLoop, before: int, rounds: int) -> None:
        """Hand the group over once no more jobs arrive, at the latest after `rounds` turns of the loop.

        A single job that needs no fsync does not wait for others.
        """
        alone = self._quick and len(self._waiting) == 1
        if rounds and len(self._waiting) > before and not alone:
            loop.call_soon(self._gather, loop, len(self._waiting), rounds - 1)
            return
        group, self._waiting = self._waiting, []
        self.commits += 1
        self.jobs += len(group)
        if self._quick and all(job.work is None for job in group) and self._write_here(group):
            self._settle(loop, group, [None] * len(group))
        else:
            self._hand_over(loop, group)

    def _hand_over(self, loop: asyncio.AbstractEventLoop | None, group: list[_Job]) -> None:
        """Pass a group to the thread; without a loop it stands for a checkpoint."""
        if self._thread is None:
            self._thread = Thread(target=self._write_groups, name="parlour-writer", daemon=True)
            self._thread.start()
        self._groups.put((loop, group))

    def _write_here(self, group: list[_Job]) -> bool:
        """Write the group in this thread if the database is free; False if nothing was written."""
        try:
            if self._loop_connection is None:
                self._loop_connection = self._engine.raw_connection()
                self._loop_connection.execute("PRAGMA busy_timeout=0")
                self._loop_connection.execute(
                    "PRAGMA wal_autocheckpoint=0"
                )  # a checkpoint waits for the disk
            raw = self._loop_connection.driver_connection
            _write_events(raw, group)
        except sqlite3.Error:
            return False
        self._since_checkpoint += 1
        if self._since_checkpoint >= _COMMITS_TO_A_CHECKPOINT:
            self._since_checkpoint = 0
            self._hand_over(None, [])
        return True

    def _settle(self, loop: asyncio.AbstractEventLoop, group: list[_Job], outcomes: list[Any]) -> None:
        """Set each job's result or exception; then start the next group."""
        for job, outcome in zip(group, outcomes, strict=True):
            if job.done.done():
                continue
            if isinstance(outcome, BaseException):
                job.done.set_exception(outcome)
            else:
                job.done.set_result(outcome)
        if self._waiting:
            loop.call_soon(self._gather, loop, 0, _ROUNDS)
        else:
            self._busy = False

    def _write_groups(self) -> None:
        """The thread's loop: write one group after another until the writer is closed."""
        while (handed := self._groups.get()) is not None:
            loop, group = handed
            if loop is None:
                self._check_point()
                continue
            try:
                outcomes = self._write(group)
            except Exception as error:
                self._fail(repr(error), len(group))
                outcomes = [error] * len(group)
            with suppress(RuntimeError):  # the loop may be closed, and nobody waits any more
                loop.call_soon_threadsafe(self._settle, loop, group, outcomes)
        self._drop()

    async def close(self) -> None:
        """Write the waiting jobs, then stop."""
        while self._busy:
            await asyncio.sleep(0.001)
        self._groups.put(None)
        if self._thread is not None:
            await asyncio.to_thread(self._thread.join)
        if self._loop_connection is not None:
            self._loop_connection.invalidate()
            self._loop_connection.close()

    def _write(self, group: list[_Job]) -> list[Any]:
        """Write the group in one transaction; returns each job's result or exception.

        If the database fails, nothing of the group is written; each job is then tried once by itself.
        """
        try:
            if all(job.work is None for job in group):
                try:
                    self._insert(group)
                    return [None] * len(group)
                except (IntegrityError, sqlite3.IntegrityError):
                    pass  # some lost the race for their seq: find out which
            with self._connected().begin():
                return self._write_group(self._connected(), group)
        except (DBAPIError, sqlite3.Error) as error:
            self._drop()
            if len(group) > 1:
                return [self._write([job])[0] for job in group]
            why = str(getattr(error, "orig", error)).partition("\n")[0]
            self._fail(why)
            return [StoreDown(f"the database failed to write: {why}")]

    def _fail(self, why: str, jobs: int = 1) -> None:
        """Count and log jobs that the database failed to write."""
        self.failed += jobs
        self._seldom.warning("write", "the database failed to write: %s", why)

    def _insert(self, group: list[_Job]) -> None:
        """A transaction of events and changes only, all or nothing: the path of every act."""
        connection = self._connected()
        if connection.dialect.name == "sqlite":
            _write_events(connection.connection.dbapi_connection, group)
            return
        with connection.begin():
            rows = [row for job in group for row in job.rows]
            if rows:
                _INSERT.run(connection, named(rows))
            for job in group:
                _change(connection, job)

    def _check_point(self) -> None:
        """Copy SQLite's WAL into the database file, so that it stays short."""
        with suppress(DBAPIError, sqlite3.Error):
            raw: Any = self._connected().connection.dbapi_connection
            raw.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def _connected(self) -> Connection:
        """The writer's connection, opened once and kept open."""
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()

    def _write_group(self, connection: Connection, group: list[_Job]) -> list[Any]:
        """Each job in its own savepoint of the one transaction."""
        return [self._write_one(connection, job) for job in group]

    def _write_one(self, connection: Connection, job: _Job) -> Any:
        try:
            with connection.begin_nested():
                if job.rows:
                    _INSERT.run(connection, named(job.rows))
                _change(connection, job)
                return job.work(connection) if job.work is not None else None
        except IntegrityError as error:
            return SeqTaken("there is another event at this seq already") if job.rows else error
        except DBAPIError:
            raise  # the database failed, not the job: the earlier jobs may be lost too
        except Exception as error:
            return error
