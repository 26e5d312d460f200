"""The one writer: appends that arrive while a commit is under way share the next one.

A commit costs an fsync, and an fsync costs the same for one append as for a hundred. So whatever is
waiting is written in one transaction. Each job keeps its own fate: one that is refused is undone alone.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, Engine, insert
from sqlalchemy.dialects.sqlite.base import SQLiteDialect
from sqlalchemy.exc import DBAPIError, IntegrityError

from parlour.core.errors import ParlourError

from .schema import events

T = TypeVar("T")
Row = dict[str, Any]
_INSERT = insert(events)
_SQLITE_INSERT = str(_INSERT.compile(dialect=SQLiteDialect(paramstyle="named")))


class SeqTaken(ParlourError):
    """Another event stands at this seq already: the append lost the race and nothing of it was written."""

    default_code = "stale-seq"


class StoreDown(ParlourError):
    """The database did not take the write; whether to try again is for the caller."""

    default_code = "store-down"


class _Job(Struct, eq=False):
    rows: Sequence[Row]
    work: Callable[[Connection], Any] | None
    done: asyncio.Future[Any]


class Writer:
    """Writes in groups, in one thread of its own."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(writes=True)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="parlour-writer")
        self._waiting: list[_Job] = []
        self._connection: Connection | None = None
        self._running: asyncio.Task[None] | None = None
        #: how many transactions were written, and how many jobs in them
        self.commits = self.jobs = 0

    async def append(self, rows: Sequence[Row], work: Callable[[Connection], Any] | None = None) -> Any:
        """Write these events and what `work` does besides, all or nothing. SeqTaken: nothing was written."""
        return await self._submit(rows, work)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in the next transaction; what it raises undoes what it did, and nothing else."""
        result: T = await self._submit((), work)
        return result

    def _submit(self, rows: Sequence[Row], work: Callable[[Connection], Any] | None) -> asyncio.Future[Any]:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        self._waiting.append(_Job(rows, work, done))
        if self._running is None:
            self._running = loop.create_task(self._write_all())
        return done

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                group, self._waiting = self._waiting, []
                self.commits += 1
                self.jobs += len(group)
                outcomes = await loop.run_in_executor(self._thread, self._write, group)
                for job, outcome in zip(group, outcomes, strict=True):
                    if job.done.done():
                        continue
                    if isinstance(outcome, BaseException):
                        job.done.set_exception(outcome)
                    else:
                        job.done.set_result(outcome)
        finally:
            self._running = None

    def _write(self, group: list[_Job]) -> list[Any]:
        """One transaction for the group; the outcome of each job is its result or its exception.

        If the database itself fails, nothing of the group counts; each job is then tried once by itself.
        """
        try:
            if all(job.work is None for job in group):
                try:
                    self._insert([row for job in group for row in job.rows])
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

    def _insert(self, rows: list[Row]) -> None:
        """A transaction of nothing but events, all or nothing.

        This is every act's way to the disk, so SQLite is handed the statement as it is: building it anew
        would cost more than running it.
        """
        connection = self._connected()
        if connection.dialect.name != "sqlite":
            with connection.begin():
                connection.execute(_INSERT, rows)
            return
        raw: Any = connection.connection.dbapi_connection
        raw.execute("BEGIN IMMEDIATE")
        try:
            raw.executemany(_SQLITE_INSERT, rows)
        except BaseException:
            raw.rollback()
            raise
        raw.commit()

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
                    connection.execute(_INSERT, list(job.rows))
                return job.work(connection) if job.work is not None else None
        except IntegrityError as error:
            return SeqTaken("another event stands there already") if job.rows else error
        except DBAPIError:
            raise  # the database failed, not the job: whether anything before it still holds is unknown
        except Exception as error:
            return error

    async def close(self) -> None:
        """Write what waits, then stop."""
        while self._running is not None:
            await self._running
        await asyncio.get_running_loop().run_in_executor(self._thread, self._drop)
        self._thread.shutdown()
