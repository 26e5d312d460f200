"""A database that an earlier version wrote: it is upgraded, all of it is there, and play goes on.

`tests/archive/server-0005.sqlite3.gz` was written by the server of the fifth migration: one finished match of
every game, one under way, one that waits for players; Anna has an account.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest

import parlour
from parlour.server.admin import backup
from parlour.server.base.settings import Settings
from parlour.server.store.database import migrate, open_engine, revision, upgrade
from parlour.server.store.schema import HEAD
from tests.server.client import Client

OLD = Path(__file__).parents[2] / "archive" / "server-0005.sqlite3.gz"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    file = tmp_path / "parlour.sqlite3"
    file.write_bytes(gzip.decompress(OLD.read_bytes()))
    return file


@pytest.mark.slow
def test_old_matches_are_listed_read_and_proved(old: Path, serve: Callable[..., str]) -> None:
    url = serve()
    assert old.with_name(f"{old.name}.before-{HEAD}").exists(), "an upgrade makes a copy first"
    stranger = Client(url, None)
    listed = stranger.get("/api/matches", status="over").json()["matches"]
    assert {entry["game"] for entry in listed} == {game.key for game in parlour.games()}
    for entry in listed:
        content = stranger.get(f"/api/matches/{entry['match']}/record").content
        record = parlour.Record.from_json(content)
        assert parlour.verify(record).ok
        assert entry["names"] == ["Anna", "Bo"]
    assert len(stranger.get("/api/leaderboard", game="kryds-bolle").json()) == 2


def test_a_match_under_way_goes_on(old: Path, serve: Callable[..., str]) -> None:
    # the table that waits grows older every day, and would be cleared away
    url = serve(invitation_minutes=100_000_000)
    anna = Client(url, None)
    login = {"login": "anna", "password": "correct horse battery"}
    assert anna.post("/api/login", **login).json()["name"] == "Anna"
    (running,) = anna.get("/api/me/matches", status="running").json()["matches"]
    look = anna.get(f"/api/matches/{running['match']}").json()
    assert [event["act"] for event in look["sides"][0]["events"]] == ["b2"]
    assert anna.post(f"/api/matches/{running['match']}/say", key="s", phrase="hello").status_code == 200
    assert anna.post(f"/api/matches/{running['match']}/resign", key="r").status_code == 200
    (waiting,) = anna.get("/api/me/matches", status="open").json()["matches"]
    Client(url, "Cy").join(waiting["match"])


def test_it_goes_up_and_down_again_with_all_that_is_in_it(old: Path) -> None:
    engine = open_engine(Settings(database=f"sqlite:///{old}"))
    assert revision(engine) == "0005"
    for to in ("head", "0005", "head"):
        migrate(engine, to)
    assert backup.check(engine) == (7, [])
    engine.dispose()


@pytest.mark.parametrize("since", [f"{number:04}" for number in range(1, int(HEAD))])
def test_a_database_of_every_migration_is_opened(old: Path, since: str) -> None:
    engine = open_engine(Settings(database=f"sqlite:///{old}"))
    migrate(engine, since)
    assert revision(engine) == since
    upgrade(engine)
    assert revision(engine) == HEAD
    assert backup.check(engine) == (7, [])
    engine.dispose()
