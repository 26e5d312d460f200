"""The database: its migrations go up and down, and make exactly the schema that the code uses."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, inspect, text

from parlour.core.errors import BadOption
from parlour.server.database import migrate, open_engine, revision, upgrade
from parlour.server.schema import HEAD, metadata
from parlour.server.settings import Settings


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    engine = open_engine(Settings(database=f"sqlite:///{tmp_path / 'd.sqlite3'}"))
    yield engine
    engine.dispose()


def test_migrations_go_up_and_down(engine: Engine) -> None:
    assert revision(engine) is None
    upgrade(engine)
    assert revision(engine) == HEAD
    assert set(metadata.tables) < set(inspect(engine).get_table_names())
    migrate(engine, "base")
    assert inspect(engine).get_table_names() == ["alembic_version"]
    upgrade(engine)
    assert revision(engine) == HEAD


def test_migrations_make_the_schema(engine: Engine) -> None:
    upgrade(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_what_is_in_the_database_survives_every_migration(engine: Engine) -> None:
    """Rows written at the first schema are there at the newest, and at the first again."""
    migrate(engine, "0001")
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(text("INSERT INTO people VALUES ('p', 'Anna', 'guest', 1)"))
        connection.execute(
            text(
                "INSERT INTO matches (id, game, rules, options, terms, public, status, host, created, seed)"
                " VALUES ('m', 'kryds-bolle', 1, '{}', '{}', false, 'over', 'p', 1, '')"
            )
        )
        connection.execute(text("INSERT INTO events VALUES ('m', 1, '{}', NULL)"))
    for to in ("head", "0001", "head"):
        migrate(engine, to)
        with engine.connect() as connection:
            assert connection.execute(text("SELECT name FROM people")).scalar() == "Anna"
            assert connection.execute(text("SELECT host FROM matches")).scalar() == "p"
            assert connection.execute(text("SELECT count(*) FROM events")).scalar() == 1


def test_an_upgrade_that_is_done_already_changes_nothing(engine: Engine) -> None:
    upgrade(engine)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(text("INSERT INTO facts VALUES ('a', 'b')"))
    upgrade(engine)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT value FROM facts")).scalar() == "b"


@pytest.mark.parametrize(("level", "number"), [("FULL", 2), ("NORMAL", 1)])
def test_sqlite_writes_ahead_and_syncs_as_it_is_told(tmp_path: Path, level: str, number: int) -> None:
    engine = open_engine(Settings.read({}, database=f"sqlite:///{tmp_path / 's.sqlite3'}", synchronous=level))
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == number
    engine.dispose()


@pytest.mark.parametrize("url", ["nonsense", "mysql://host/parlour", "sqlite3:/x"])
def test_a_database_that_cannot_be_is_refused_in_one_line(url: str) -> None:
    with pytest.raises(BadOption, match="cannot be used"):
        open_engine(Settings(database=url))
