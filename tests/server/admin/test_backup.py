"""Keeping the data: backup, restore, check; a copy before every upgrade; codes for people."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from parlour.cli import main
from parlour.server.base.settings import Settings
from parlour.server.store.database import migrate, open_engine, upgrade
from parlour.server.store.schema import HEAD
from tests.server.client import Client
from tests.server.match.test_matches import finished
from tests.server.people.test_accounts import PASSWORD, account


def admin(*words: str, database: Path) -> int:
    return main(["admin", *words, "--database", f"sqlite:///{database}", "--json"])


@pytest.fixture
def played(serve: Callable[..., str], tmp_path: Path) -> tuple[str, Path, str]:
    """A server that has a finished match, its database, and the match."""
    url = serve()
    _, match = finished(url, "shut-the-box")
    return url, tmp_path / "parlour.sqlite3", match


@pytest.mark.slow
def test_a_backup_made_while_serving_is_whole(
    played: tuple[str, Path, str], tmp_path: Path, capsys: Any
) -> None:
    _, database, match = played
    assert admin("backup", str(tmp_path / "copy"), database=database) == 0
    assert admin("check", database=tmp_path / "copy") == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1]) == {"matches": 1, "problems": []}
    assert admin("backup", str(tmp_path / "copy"), database=database) == 2, "nothing is overwritten"
    assert admin("restore", str(tmp_path / "copy"), database=tmp_path / "elsewhere") == 0
    engine = open_engine(Settings(database=f"sqlite:///{tmp_path / 'elsewhere'}"))
    with engine.connect() as connection:
        assert connection.execute(text("SELECT id FROM matches")).scalar() == match
    engine.dispose()


@pytest.mark.slow
def test_restore_keeps_what_was_there_and_refuses_what_is_no_backup(
    played: tuple[str, Path, str], tmp_path: Path
) -> None:
    _, database, _ = played
    (tmp_path / "junk").write_text("no database")
    assert admin("restore", str(tmp_path / "junk"), database=tmp_path / "target") == 2
    assert admin("restore", str(tmp_path / "nowhere"), database=tmp_path / "target") == 2
    assert admin("backup", str(tmp_path / "copy"), database=database) == 0
    assert admin("backup", str(tmp_path / "target"), database=database) == 0
    assert admin("restore", str(tmp_path / "copy"), database=tmp_path / "target") == 0
    assert (tmp_path / "target.before-restore").is_file()


@pytest.mark.slow
def test_nothing_is_restored_under_a_running_server(
    played: tuple[str, Path, str], tmp_path: Path, capsys: Any
) -> None:
    url, database, _ = played
    assert admin("backup", str(tmp_path / "copy"), database=database) == 0
    assert admin("restore", str(tmp_path / "copy"), database=database) == 2
    assert "stop the server first" in capsys.readouterr().err
    assert Client(url, "Anna").create()["table"]["status"] == "open"
    assert not (tmp_path / "parlour.sqlite3.before-restore").exists()
    assert not (tmp_path / "parlour.sqlite3.new").exists(), "a refused restore leaves nothing behind"


def test_what_fails_half_way_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / "d.sqlite3"
    engine = open_engine(Settings(database=f"sqlite:///{database}"))
    upgrade(engine)
    engine.dispose()
    assert admin("backup", str(tmp_path / "copy"), database=database) == 0
    before = {file.name for file in tmp_path.iterdir()}
    (tmp_path / "junk").write_bytes((tmp_path / "copy").read_bytes()[:5_000])

    def full(source: Path, target: Path) -> None:
        target.write_bytes(b"half")
        raise OSError(28, "No space left on device", str(target))

    monkeypatch.setattr("parlour.server.admin.backup.copy", full)
    assert admin("backup", str(tmp_path / "other"), database=database) == 2
    assert admin("restore", str(tmp_path / "copy"), database=database) == 2
    assert admin("restore", str(tmp_path / "junk"), database=database) == 2
    assert {file.name for file in tmp_path.iterdir()} - {"junk", "d.sqlite3.lock"} == before
    engine = open_engine(Settings(database=f"sqlite:///{database}"))
    upgrade(engine)
    engine.dispose()


@pytest.mark.slow
def test_a_damaged_database_is_restored_and_kept(
    played: tuple[str, Path, str], tmp_path: Path, capsys: Any
) -> None:
    _, database, _ = played
    assert admin("backup", str(tmp_path / "copy"), database=database) == 0
    damaged = tmp_path / "damaged"
    damaged.write_text("no database any more " * 500)
    assert admin("restore", str(tmp_path / "copy"), database=damaged) == 0
    assert admin("check", database=damaged) == 0
    assert (tmp_path / "damaged.before-restore").read_text().startswith("no database any more")


@pytest.mark.slow
def test_check_finds_an_outcome_that_the_seed_did_not_give(
    played: tuple[str, Path, str], tmp_path: Path, capsys: Any
) -> None:
    _, database, match = played
    admin("backup", str(tmp_path / "copy"), database=database)
    engine = open_engine(Settings(database=f"sqlite:///{tmp_path / 'copy'}"))
    with engine.connect() as connection:
        connection.execute(text("UPDATE matches SET seed = zeroblob(32)"))
        connection.commit()
    engine.dispose()
    assert admin("check", database=tmp_path / "copy") == 1
    assert match in capsys.readouterr().out


def test_an_upgrade_makes_a_copy_first(tmp_path: Path) -> None:
    engine = open_engine(Settings(database=f"sqlite:///{tmp_path / 'old.sqlite3'}"))
    migrate(engine, "0001")
    upgrade(engine)
    engine.dispose()
    assert (tmp_path / f"old.sqlite3.before-{HEAD}").is_file()


@pytest.mark.slow
def test_the_hosts_codes_invite_and_reset_once(
    serve: Callable[..., str], tmp_path: Path, capsys: Any
) -> None:
    url, database = serve(accounts="invited"), tmp_path / "parlour.sqlite3"
    codes = []
    for words in (("invite",), ("invite",)):
        assert admin(*words, database=database) == 0
        codes.append(json.loads(capsys.readouterr().out)["code"])
    anna = Client(url)
    made = anna.post("/api/account", login="anna", password=PASSWORD, code=codes[0])
    assert made.status_code == 201
    again = Client(url).post("/api/account", login="bobo", password=PASSWORD, code=codes[0])
    assert again.json()["code"] == "wrong-code"
    assert admin("reset", "anna", database=database) == 0
    code = json.loads(capsys.readouterr().out)["code"]
    assert Client(url).post("/api/reset", login="anna", code="guess", new="new password").status_code == 403
    assert Client(url).post("/api/reset", login="nobody", code=code, new="new password").status_code == 403
    assert Client(url).post("/api/reset", login="anna", code=code, new="new password").status_code == 200
    assert Client(url).post("/api/reset", login="anna", code=code, new="new password").status_code == 403
    assert anna.get("/api/me").status_code == 401, "other sessions end"
    assert admin("reset", "nobody", database=database) == 2


def test_an_invited_account_is_like_any_other(url: str) -> None:
    assert account(url, "ordinary").get("/api/me").json()["kind"] == "account"
