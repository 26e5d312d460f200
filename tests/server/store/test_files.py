"""Who may read the server's files, and where the cookie key is."""

from __future__ import annotations

import os
import sqlite3
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine
from sqlalchemy.pool import StaticPool

from parlour.cli import main
from parlour.core.errors import BadOption
from parlour.server.base.settings import Settings, data_folder
from parlour.server.http.services import Services
from parlour.server.store.cookie_key import cookie_keys, rotate
from parlour.server.store.database import migrate, open_engine, upgrade
from parlour.server.store.schema import metadata
from tests.server.client import Client

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no file modes")


@pytest.fixture(autouse=True)
def _open_umask() -> Iterator[None]:
    """The most careless user."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    return {file.name: oct(stat.S_IMODE(file.stat().st_mode)) for file in folder.iterdir()}


def test_nobody_else_reads_the_database_and_what_is_beside_it(
    serve: Callable[..., str], tmp_path: Path
) -> None:
    Client(serve()).create()
    found = modes(tmp_path)
    assert {"parlour.sqlite3", "parlour.sqlite3-wal", "parlour.sqlite3-shm", "parlour.sqlite3.key"} <= set(
        found
    )
    assert set(found.values()) == {"0o600"}


def test_a_database_that_was_open_to_all_is_closed_at_the_start(
    serve: Callable[..., str], tmp_path: Path
) -> None:
    engine = open_engine(Settings(database=f"sqlite:///{tmp_path / 'parlour.sqlite3'}"))
    upgrade(engine)
    engine.dispose()
    for name in ("parlour.sqlite3", "parlour.sqlite3.before-0003"):
        (tmp_path / name).touch()
        (tmp_path / name).chmod(0o644)
    serve()
    assert set(modes(tmp_path).values()) == {"0o600"}


def test_backups_and_copies_before_an_upgrade_are_private(tmp_path: Path) -> None:
    database = tmp_path / "d.sqlite3"
    engine = open_engine(Settings(database=f"sqlite:///{database}"))
    upgrade(engine)
    migrate(engine, "0013")
    upgrade(engine)
    engine.dispose()
    words = ["--database", f"sqlite:///{database}", "--json"]
    assert main(["admin", "backup", str(tmp_path / "copy"), *words]) == 0
    assert main(["admin", "restore", str(tmp_path / "copy"), *words]) == 0
    assert len(modes(tmp_path)) >= 4
    assert set(modes(tmp_path).values()) == {"0o600"}


def test_the_data_folder_is_private(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    (tmp_path / "parlour").mkdir(mode=0o755)
    assert stat.S_IMODE(data_folder().stat().st_mode) == 0o700


def facts(database: Path) -> dict[str, str]:
    with closing(sqlite3.connect(database)) as connection:
        return dict(connection.execute("SELECT name, value FROM facts").fetchall())


def start(database: Path, key_file: str = "") -> None:
    """Start a server on this database, as far as its keys."""
    settings = Settings(database=f"sqlite:///{database}", cookie_key_file=key_file)
    Services(settings).store.engine.dispose()


def test_the_cookie_key_is_not_in_the_database(tmp_path: Path) -> None:
    database = tmp_path / "d.sqlite3"
    start(database)
    key = (tmp_path / "d.sqlite3.key").read_text().strip()
    assert len(key) >= 32
    assert key not in facts(database).values()
    assert key.encode() not in database.read_bytes()


def test_a_key_from_an_older_database_moves_and_signs_nobody_out(tmp_path: Path) -> None:
    database = tmp_path / "d.sqlite3"
    engine = open_engine(Settings(database=f"sqlite:///{database}"))
    upgrade(engine)
    engine.dispose()
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("INSERT INTO facts VALUES ('cookie-key', 'the-key-of-before')")
        connection.commit()
    start(database)
    assert (tmp_path / "d.sqlite3.key").read_text().strip() == "the-key-of-before"
    assert "cookie-key" not in facts(database)
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert b"the-key-of-before" not in database.read_bytes()


def test_a_key_that_is_lost_signs_nobody_out_unasked(tmp_path: Path) -> None:
    database, key = tmp_path / "d.sqlite3", tmp_path / "d.sqlite3.key"
    start(database)
    key.unlink()
    with pytest.raises(BadOption) as lost:
        start(database)
    assert lost.value.code == "no-cookie-key"
    key.touch()
    start(database)
    assert len(key.read_text().strip()) >= 32


def test_the_key_may_be_elsewhere(tmp_path: Path) -> None:
    elsewhere = tmp_path / "keys" / "cookie"
    elsewhere.parent.mkdir()
    start(tmp_path / "d.sqlite3", str(elsewhere))
    assert elsewhere.is_file()
    assert not (tmp_path / "d.sqlite3.key").exists()


def test_a_new_key_signs_nobody_out_until_the_old_one_is_dropped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, key = tmp_path / "d.sqlite3", tmp_path / "d.sqlite3.key"
    url = f"sqlite:///{database}"

    def read(cookie: str) -> tuple[str, str] | None:
        services = Services(Settings(database=url))
        services.store.engine.dispose()
        return services.people.read_cookie(cookie)

    services = Services(Settings(database=url))
    cookie = services.people.cookie("anna", "secret")
    services.store.engine.dispose()
    (first,) = key.read_text().split()
    assert main(["admin", "rotate-keys", "--database", url]) == 0
    assert "stay valid" in capsys.readouterr().out
    assert key.read_text().split()[0] == first
    assert len(key.read_text().split()) == 2
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert read(cookie) == ("anna", "secret")
    assert main(["admin", "rotate-keys", "--drop", "--database", url, "--json"]) == 0
    assert '"dropped":true' in capsys.readouterr().out
    assert first not in key.read_text()
    assert read(cookie) is None


def test_a_key_in_the_database_is_rotated_there(tmp_path: Path) -> None:
    engine = create_engine("sqlite://", poolclass=StaticPool)
    metadata.create_all(engine)
    settings = Settings(database="sqlite://")
    (first,) = cookie_keys(settings, engine)
    assert rotate(settings, engine, drop=False) == 2
    old, new = cookie_keys(settings, engine)
    assert old == first != new
    assert rotate(settings, engine, drop=True) == 1
    assert first not in cookie_keys(settings, engine)
