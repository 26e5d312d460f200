"""The one writer: appends that arrive while a commit is under way share the next one.

A commit costs an fsync, and an fsync costs the same for one append as for a hundred. So whatever is
waiting is written in one transaction. Each job keeps its own fate: one that is refused is undone alone.

Where a commit does not wait for the disk (SQLite, `synchronous=NORMAL`) a group without work of its own is
written right away, without the way to the writer's thread and back, which takes longer than the write.
"""

from __future__ import annotations

import asyncio
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

from .schema import events
from .statements import Alteration, Statement

T = TypeVar("T")
#: an event as the table has it: match, seq, data, key
Row = tuple[str, int, str, str | None]
_COLUMNS = ("match", "seq", "data", "key")
_INSERT = Statement(insert(events), _COLUMNS)


#: after so many commits that did not wait for the disk the log is brought into the file
_COMMITS_TO_A_CHECKPOINT = 500
#: rounds of the loop in which a group may still grow before it is written
_ROUNDS = 3


class SeqTaken(ParlourError):
    """Another event stands at this seq already: the append lost the race and nothing of it was written."""

    default_code = "stale-seq"


class StoreDown(ParlourError):
    """The database did not take the write; whether to try again is for the caller."""

    default_code = "store-down"


class _Job(Struct, eq=False):
    rows: Sequence[Row]
    changes: Sequence[Alteration]
    work: Callable[[Connection], Any] | None
    done: asyncio.Future[Any]


def _write_events(raw: Any, group: list[_Job]) -> None:
    """One transaction of events on SQLite's own connection, all or nothing."""
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
    """Rows as statements that are built want them."""
    return [dict(zip(_COLUMNS, row, strict=True)) for row in rows]


class Writer:
    """Writes in groups, in one thread of its own."""

    def __init__(self, engine: Engine, quick: bool = False) -> None:
        self._engine = engine.execution_options(writes=True)
        #: commits do not wait for the disk
        self._quick = quick
        self._here: Any = None
        self._unchecked = 0
        self._connection: Connection | None = None
        self._waiting: list[_Job] = []
        #: a group is being written or about to be; the next one gathers meanwhile
        self._busy = False
        self._groups: SimpleQueue[tuple[asyncio.AbstractEventLoop | None, list[_Job]] | None] = SimpleQueue()
        self._thread: Thread | None = None
        #: how many transactions were written, and how many jobs in them
        self.commits = self.jobs = 0

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in the next transaction; what it raises undoes what it did, and nothing else."""
        result: T = await self.append((), work)
        return result

    def append(
        self,
        rows: Sequence[Row],
        work: Callable[[Connection], Any] | None = None,
        changes: Sequence[Alteration] = (),
    ) -> asyncio.Future[Any]:
        """Write these events, the changes and what `work` does besides, all or nothing.

        SeqTaken: nothing was written. Changes are quick; work is for what has to ask the database first.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        self._waiting.append(_Job(rows, changes, work, done))
        if not self._busy:
            self._busy = True
            loop.call_soon(self._gather, loop, 0, _ROUNDS)
        return done

    def _gather(self, loop: asyncio.AbstractEventLoop, before: int, rounds: int) -> None:
        """Hand the group over once the loop brings no more jobs for it, at the latest after a few rounds.

        One alone that need not wait for the disk does not wait for others either.
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
        """To the thread; without a loop it is not about jobs, only about tidying up."""
        if self._thread is None:
            self._thread = Thread(target=self._write_groups, name="parlour-writer", daemon=True)
            self._thread.start()
        self._groups.put((loop, group))

    def _write_here(self, group: list[_Job]) -> bool:
        """Write the group in this thread if nothing stands in its way; False: nothing was written."""
        try:
            if self._here is None:
                self._here = self._engine.raw_connection()
                self._here.execute("PRAGMA busy_timeout=0")
                self._here.execute("PRAGMA wal_autocheckpoint=0")  # that would wait for the disk
            raw = self._here.driver_connection
            _write_events(raw, group)
        except sqlite3.Error:
            return False
        self._unchecked += 1
        if self._unchecked >= _COMMITS_TO_A_CHECKPOINT:
            self._unchecked = 0
            self._hand_over(None, [])
        return True

    def _settle(self, loop: asyncio.AbstractEventLoop, group: list[_Job], outcomes: list[Any]) -> None:
        """Tell everybody of the group what became of their job; then the next group goes."""
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
        """The thread: one group after another until the writer is closed."""
        while (handed := self._groups.get()) is not None:
            loop, group = handed
            if loop is None:
                self._check_point()
                continue
            try:
                outcomes = self._write(group)
            except Exception as error:
                outcomes = [error] * len(group)
            with suppress(RuntimeError):  # the loop may be gone, and with it everybody who waited
                loop.call_soon_threadsafe(self._settle, loop, group, outcomes)
        self._drop()

    async def close(self) -> None:
        """Write what waits, then stop."""
        while self._busy:
            await asyncio.sleep(0.001)
        self._groups.put(None)
        if self._thread is not None:
            await asyncio.to_thread(self._thread.join)
        if self._here is not None:
            self._here.invalidate()
            self._here.close()

    def _write(self, group: list[_Job]) -> list[Any]:
        """One transaction for the group; the outcome of each job is its result or its exception.

        If the database itself fails, nothing of the group counts; each job is then tried once by itself.
        """
        try:
            if all(job.work is None for job in group):
                try:
                    self._insert(group)
                    return [None] * len(group)
                except (IntegrityError, sqlite3.IntegrityError):
                    pass  # some of them are too late: find out which
            with self._connected().begin():
                return self._write_group(self._connected(), group)
        except (DBAPIError, sqlite3.Error) as error:
            self._drop()
            if len(group) > 1:
                return [self._write([job])[0] for job in group]
            return [StoreDown(f"the database did not take it: {getattr(error, 'orig', error)}")]

    def _insert(self, group: list[_Job]) -> None:
        """A transaction of nothing but events and changes, all or nothing: every act's way to the disk."""
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
        """Bring what was written here into the database's file, so that its log stays short."""
        with suppress(DBAPIError, sqlite3.Error):
            raw: Any = self._connected().connection.dbapi_connection
            raw.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def _connected(self) -> Connection:
        """The writer's own connection, kept open."""
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()

    def _write_group(self, connection: Connection, group: list[_Job]) -> list[Any]:
        """Each job by itself in the one transaction."""
        return [self._write_one(connection, job) for job in group]

    def _write_one(self, connection: Connection, job: _Job) -> Any:
        try:
            with connection.begin_nested():
                if job.rows:
                    _INSERT.run(connection, named(job.rows))
                _change(connection, job)
                return job.work(connection) if job.work is not None else None
        except IntegrityError as error:
            return SeqTaken("another event stands there already") if job.rows else error
        except DBAPIError:
            raise  # the database failed, not the job: whether anything before it still holds is unknown
        except Exception as error:
            return error
