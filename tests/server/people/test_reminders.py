"""Reminders a day and an hour before somebody's time runs out."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from parlour.server.base.now import now_ms
from parlour.server.base.settings import Settings
from parlour.server.http.services import Services
from parlour.server.people import reminders
from parlour.server.people.push import new_key
from parlour.server.store.schema import seasons
from parlour.table.messages.league import NewLeague
from tests.server.conftest import GENEROUS

HOUR, DAY = 3_600_000, 86_400_000


async def remind(folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """A league's round goes by, hour by hour; what is sent to whom."""
    settings = Settings(**{"database": f"sqlite:///{folder / 'p.sqlite3'}", "push_key": new_key()} | GENEROUS)
    services = Services(settings)
    sent: list[tuple[str, str]] = []

    async def told(person: str, what: dict[str, str]) -> None:
        sent.append((person, what["why"]))

    monkeypatch.setattr(services.push, "_send_all", told)
    try:
        league = await services.leagues.create("console", NewLeague(name="Monday", game="kryds-bolle"))
        people = [await services.people.guest(name) for name in ("Anna", "Bo")]
        for person in people:
            await services.leagues.enter(league, person)
        await services.leagues.start("console", league)
        await services.rounds.go_on()
        start = now_ms()
        for hours in (0, 100, 143.5, 145, 150, 166.5, 167.5, 167.9, 169):
            monkeypatch.setattr(reminders, "now_ms", lambda h=hours: start + int(h * HOUR))
            await services.reminders.look()
        assert {person for person, _ in sent} == {person.id for person in people}
        await services.store.writer.run(lambda c: c.execute(update(seasons).values(due=1)))
    finally:
        await services.close()
    return sent


def test_each_player_is_reminded_once_a_day_before_and_once_an_hour_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: Any = asyncio.run(remind(tmp_path, monkeypatch))
    assert [why for _, why in sent] == ["day", "day", "hour", "hour"]
    assert len(set(sent)) == 4
