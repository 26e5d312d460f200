"""The database's engine, set up for one writer and many readers, and its migrations."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    create_engine,
    event,
    inspect,
    text,
)
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import QueuePool

from parlour.core.errors import BadOption
from parlour.server.base.settings import Settings

from .schema import HEAD, metadata

#: how long a statement waits for another process's write before it gives up
_BUSY_MS = 10_000


def open_engine(settings: Settings) -> Engine:
    """An engine for the settings' database. Connections of SQLite are in WAL mode."""
    url = settings.database_url
    if url.startswith(("postgresql://", "postgres://")):
        url = "postgresql+psycopg://" + url.split("://", 1)[1]
    try:
        if not url.startswith("sqlite"):
            return create_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
        engine = create_engine(
            url, poolclass=QueuePool, pool_size=4, max_overflow=4, connect_args={"check_same_thread": False}
        )
    except (ArgumentError, ModuleNotFoundError) as error:
        raise _unusable(url, error) from None

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        # we say BEGIN ourselves: the driver's own would come too late to lock the writer out
        connection.isolation_level = None
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute(f"PRAGMA synchronous={settings.synchronous}")
        connection.execute(f"PRAGMA busy_timeout={_BUSY_MS}")
        connection.execute("PRAGMA foreign_keys=ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def upgrade(engine: Engine) -> None:
    """Bring the database to the newest schema, if it is not there yet; a copy is made first (SQLite)."""
    try:
        stands = revision(engine)
    except DBAPIError as error:
        raise _unusable(engine.url.render_as_string(), error.orig or error) from None
    if stands == HEAD:
        return
    if stands is None and _create(engine):
        return
    if stands is not None and stands > HEAD:
        raise BadOption("the database belongs to a newer Parlour")
    if stands is not None and engine.dialect.name == "sqlite" and engine.url.database:
        file = Path(engine.url.database)
        copy(file, file.with_name(f"{file.name}.before-{HEAD}"))
    migrate(engine, "head")


def _unusable(url: str, error: BaseException) -> BadOption:
    """Why a database cannot be used; what may be a password in its address is not told."""
    why = f"{url.split('@')[-1]}: {str(error).strip().splitlines()[0]}"
    return BadOption(f"the database cannot be used: {why}", code="bad-database", why=why)


def _create(engine: Engine) -> bool:
    """Make a new database's tables as they stand today; False if there are tables already.

    The migrations make the same ones, step by step, which takes longer than all the rest of a start.
    """
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        _let_one_worker(connection)
        if inspect(connection).get_table_names():
            return False
        metadata.create_all(connection, checkfirst=False)
        version = Table("alembic_version", MetaData(), Column("version_num", String(32), nullable=False))
        version.append_constraint(PrimaryKeyConstraint("version_num", name="alembic_version_pkc"))
        version.create(connection)
        connection.execute(version.insert().values(version_num=HEAD))
    return True


def _let_one_worker(connection: Connection) -> None:
    """Of several workers that start together, one goes on and the others wait until it is done."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(724001)"))


def copy(source: Path, target: Path) -> None:
    """A whole copy of an SQLite database that may be in use."""
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(target)) as there:
        here.backup(there)
        there.execute("PRAGMA journal_mode=DELETE")  # one file, without a log beside it


def revision(engine: Engine) -> str | None:
    """The migration at which the database stands."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        return str(found) if found is not None else None


def migrate(engine: Engine, to: str) -> None:
    """Run the migrations up or down to `to` (`head`, `base` or a revision)."""
    from alembic import command  # takes a while to import and is rarely needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.connect().execution_options(writes=True) as connection:
        _set_foreign_keys(connection, False)
        try:
            with connection.begin():
                _let_one_worker(connection)
                config.attributes["connection"] = connection
                current = _current(connection)
                if to == "base" or (to != "head" and current is not None and to < current):
                    command.downgrade(config, to)
                else:
                    command.upgrade(config, to)
                _check_foreign_keys(connection)
        finally:
            _set_foreign_keys(connection, True)


def _set_foreign_keys(connection: Connection, on: bool) -> None:
    """SQLite changes a table by making it anew, which its foreign keys must not hinder."""
    if connection.dialect.name == "sqlite":
        raw = connection.connection.dbapi_connection
        assert raw is not None
        raw.execute(f"PRAGMA foreign_keys={'ON' if on else 'OFF'}")  # no effect inside a transaction


def _check_foreign_keys(connection: Connection) -> None:
    if connection.dialect.name == "sqlite" and connection.exec_driver_sql("PRAGMA foreign_key_check").all():
        raise BadOption("the migration would break the database; nothing was changed")


def _current(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return str(found) if found is not None else None
