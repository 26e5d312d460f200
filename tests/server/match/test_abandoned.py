"""Tables that were abandoned before the first act, and one's own matches in order."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import create_engine, select, update

from parlour.server.base.settings import Settings
from parlour.server.http.services import Services
from parlour.server.store.schema import matches
from tests.server.client import Client, two_at_a_table
from tests.server.conftest import serving

ROBOT = {"kind": "robot", "robot": "random"}
HOUR = 3_600_000


def aged(folder: Path, ms: int) -> None:
    """Let all matches be older."""
    engine = create_engine(f"sqlite:///{folder / 'parlour.sqlite3'}")
    with engine.begin() as connection:
        old = {"created": matches.c.created - ms, "started": matches.c.started - ms}
        connection.execute(update(matches).values(**old))
    engine.dispose()


def cleared(folder: Path) -> set[str]:
    """The matches that are left after clearing."""

    async def clear() -> set[str]:
        services = Services(Settings(database=f"sqlite:///{folder / 'parlour.sqlite3'}"))
        await services.abandoned.clear()
        left = await services.store.ask(lambda c: set(c.execute(select(matches.c.id)).scalars()))
        await services.close()
        return left

    return asyncio.run(clear())


def test_abandoned_tables_go_and_all_others_stay(tmp_path: Path) -> None:
    with serving(tmp_path) as url:
        anna, bo, played = two_at_a_table(url)
        anna.post(f"/api/matches/{played}/act", key="a", seq=1, act="b2")
        _, _, both = two_at_a_table(url)
        _, _, clock = two_at_a_table(url, clock={"move": 86_400_000})
        begun = anna.create(seats=[{"kind": "me"}, ROBOT])["table"]["match"]
        dice = anna.create("shut-the-box", seats=[{"kind": "me"}, ROBOT])["table"]["match"]
        asked = anna.create("shut-the-box", seats=[{"kind": "me"}, ROBOT], throws="asked")["table"]["match"]
        invited = anna.create()["table"]["match"]
        over = anna.create(seats=[{"kind": "me"}, ROBOT])["table"]["match"]
        anna.post(f"/api/matches/{over}/resign", key="r")
        assert bo.get("/api/me").status_code == 200
    everything = {played, both, clock, begun, dice, asked, invited, over}
    assert cleared(tmp_path) == everything
    aged(tmp_path, 2 * HOUR)
    assert cleared(tmp_path) == everything - {begun, dice, asked}
    aged(tmp_path, 48 * HOUR)
    assert cleared(tmp_path) == {played, clock, over}


def test_your_own_matches_that_wait_for_you_come_first(url: str) -> None:
    anna = Client(url)
    _, bo, theirs = two_at_a_table(url)
    del bo
    mine = anna.create(seats=[{"kind": "me"}, {"kind": "open"}])["table"]["match"]
    cora = Client(url, "Cora")
    cora.join(mine)
    waits = anna.create(seats=[{"kind": "me"}, {"kind": "open"}])["table"]["match"]
    done = anna.create(seats=[{"kind": "me"}, ROBOT])["table"]["match"]
    anna.post(f"/api/matches/{done}/resign", key="r")
    listed = anna.get("/api/me/matches", status="unfinished").json()["matches"]
    assert [(match["match"], match["waits"], match["turn"]) for match in listed] == [
        (mine, "turn", 0),
        (waits, None, None),
    ]
    assert theirs not in [match["match"] for match in listed]
    assert listed[0]["names"] == ["Anna", "Cora"]
    everything = anna.get("/api/me/matches").json()["matches"]
    assert [match["match"] for match in everything] == [mine, done, waits]
    assert everything[1]["robots"] == [None, "random"]
    anna.post(f"/api/matches/{mine}/act", key="a", seq=1, act="b2")
    moved = {m["match"]: m for m in anna.get("/api/me/matches").json()["matches"]}[mine]
    assert (moved["waits"], moved["turn"]) == (None, 1)
    assert moved["last"] >= moved["created"]
