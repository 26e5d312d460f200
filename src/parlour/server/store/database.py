"""The database engine, set up for one writer and many readers, and the migrations."""

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

from . import files
from .schema import HEAD, metadata

#: how long a statement waits for another process's write before it gives up
_BUSY_MS = 10_000


def open_engine(settings: Settings) -> Engine:
    """An engine for the database in the settings. SQLite runs in WAL mode."""
    url = settings.database_url
    if url.startswith(("postgresql://", "postgres://")):
        url = "postgresql+psycopg://" + url.split("://", 1)[1]
    try:
        if not url.startswith("sqlite"):
            return create_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True)
        engine = create_engine(
            url,
            poolclass=QueuePool,
            pool_size=4,
            max_overflow=4,
            connect_args={"check_same_thread": False},
            hide_parameters=True,  # else names and seeds would be in error messages, and so in the log
        )
    except (ArgumentError, ModuleNotFoundError) as error:
        raise _unusable(url, error) from None
    file = file_of(engine)
    if file is not None:
        files.create(file)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        # we send BEGIN ourselves: the driver's own comes too late to lock out another writer
        connection.isolation_level = None
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute(f"PRAGMA synchronous={settings.synchronous}")
        connection.execute(f"PRAGMA busy_timeout={_BUSY_MS}")
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("PRAGMA secure_delete=ON")  # what is deleted is overwritten too

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def upgrade(engine: Engine) -> None:
    """Migrate the database to the newest schema if it is behind; SQLite files are copied first."""
    try:
        current = revision(engine)
    except DBAPIError as error:
        raise _unusable(engine.url.render_as_string(), error.orig or error) from None
    file = file_of(engine)
    if file is not None:
        files.protect_database(file)
    if current == HEAD:
        return
    if current is None and _create(engine):
        return
    if current is not None and current > HEAD:
        raise BadOption(
            f"the database has schema {current}, this Parlour knows up to {HEAD}; install a newer Parlour"
        )
    if current is not None and file is not None:
        copy(file, file.with_name(f"{file.name}.before-{HEAD}"))
    migrate(engine, "head")


def file_of(engine: Engine) -> Path | None:
    """The file of an SQLite database; None for any other."""
    name = engine.url.database
    if engine.dialect.name != "sqlite" or not name or name == ":memory:" or name.startswith("file:"):
        return None
    return Path(name)


def _unusable(url: str, error: BaseException) -> BadOption:
    """The error for a database that can't be used; a password in its URL is left out."""
    why = f"{url.split('@')[-1]}: {str(error).strip().splitlines()[0]}"
    return BadOption(f"the database cannot be used: {why}", code="bad-database", why=why)


def _create(engine: Engine) -> bool:
    """Create the newest schema in an empty database; False if there are tables already.

    Running every migration gives the same tables but takes longer than the rest of the start.
    """
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        _lock_migrations(connection)
        if inspect(connection).get_table_names():
            return False
        metadata.create_all(connection, checkfirst=False)
        version = Table("alembic_version", MetaData(), Column("version_num", String(32), nullable=False))
        version.append_constraint(PrimaryKeyConstraint("version_num", name="alembic_version_pkc"))
        version.create(connection)
        connection.execute(version.insert().values(version_num=HEAD))
    return True


def _lock_migrations(connection: Connection) -> None:
    """Lock, so that of several workers starting together one migrates while the others wait."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(724001)"))


def copy(source: Path, target: Path) -> None:
    """Copy an SQLite database, even while it is in use. Only its owner may read the copy."""
    files.create(target)
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(target)) as there:
        here.backup(there)
        there.execute("PRAGMA journal_mode=DELETE")  # one file, without a WAL file beside it


def revision(engine: Engine) -> str | None:
    """The database's current migration; None for an empty database."""
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
                _lock_migrations(connection)
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
    """Turn foreign keys on or off: SQLite alters a table by recreating it, which they would block."""
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
