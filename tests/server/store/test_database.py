"""The database: its migrations go up and down, and make exactly the schema that the code uses."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.exc import OperationalError

from parlour.core.errors import BadOption
from parlour.server.base.settings import Settings
from parlour.server.store.database import migrate, open_engine, revision, upgrade
from parlour.server.store.schema import HEAD, metadata


def migrate_to_head(engine: Engine) -> None:
    migrate(engine, "head")


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


@pytest.mark.slow
@pytest.mark.parametrize("way", [upgrade, migrate_to_head])
def test_both_ways_make_the_schema(engine: Engine, way: Callable[[Engine], None]) -> None:
    way(engine)
    assert revision(engine) == HEAD
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_a_new_database_is_what_the_migrations_make(tmp_path: Path) -> None:
    made = []
    for name, way in (("new", upgrade), ("migrated", migrate_to_head)):
        engine = open_engine(Settings(database=f"sqlite:///{tmp_path / name}.sqlite3"))
        way(engine)
        with engine.connect() as connection:
            made.append(_tables(connection))
        engine.dispose()
    assert made[0] == made[1]
    assert len(made[0]) > len(metadata.tables)


def _tables(connection: Connection) -> dict[str, Any]:
    """All that SQLite itself knows of its tables, whatever the order of their columns."""

    def ask(pragma: str) -> list[Any]:
        return [tuple(row) for row in connection.exec_driver_sql(f"PRAGMA {pragma}")]

    found = {}
    for _, table, _, _, without_rowid, strict in ask("table_list"):
        if table.startswith("sqlite_"):
            continue
        indices = [
            (name, unique, origin, partial)
            for _, name, unique, origin, partial in ask(f"index_list({table})")
        ]
        found[table] = (
            (without_rowid, strict),
            sorted(column[1:] for column in ask(f"table_xinfo({table})")),
            sorted((row, [c[2:] for c in ask(f"index_xinfo({row[0]})") if c[5]]) for row in indices),
            sorted(row[2:] for row in ask(f"foreign_key_list({table})")),
        )
    return found


def test_a_database_of_something_else_is_left_to_the_migrations(engine: Engine) -> None:
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(text("CREATE TABLE people (id INTEGER)"))
    with pytest.raises(OperationalError):
        upgrade(engine)
    assert inspect(engine).get_table_names() == ["people"]


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
