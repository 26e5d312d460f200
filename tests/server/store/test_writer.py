"""The writer: one commit for many appends, each with its own fate."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, bindparam, event, insert, select, update

from parlour.server.base.settings import Settings
from parlour.server.store.database import open_engine, upgrade
from parlour.server.store.schema import events, facts
from parlour.server.store.statements import Statement
from parlour.server.store.writer import SeqTaken, StoreDown, Writer


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    engine = open_engine(Settings(database=f"sqlite:///{tmp_path / 'w.sqlite3'}", synchronous="NORMAL"))
    upgrade(engine)
    yield engine
    engine.dispose()


def row(match: str, seq: int, data: str = "") -> tuple[str, int, str, None]:
    return (match, seq, data, None)


def written(engine: Engine) -> list[tuple[str, int]]:
    with engine.connect() as connection:
        found = connection.execute(select(events.c.match, events.c.seq))
        return sorted((match, seq) for match, seq in found)


@pytest.fixture(params=[False, True], ids=["by its thread", "right here"], autouse=True)
def _quick(request: pytest.FixtureRequest) -> None:
    """Everything holds for both ways to the disk."""
    QUICK[:] = [request.param]


QUICK = [False]


def run(engine: Engine, work: Any) -> Any:
    async def with_writer() -> Any:
        writer = Writer(engine, QUICK[0])
        try:
            return await work(writer)
        finally:
            await writer.close()

    return asyncio.run(with_writer())


def together(*jobs: Awaitable[Any]) -> Any:
    return asyncio.gather(*jobs, return_exceptions=True)


def test_a_refused_append_fails_no_other_in_its_group(engine: Engine) -> None:
    async def work(writer: Writer) -> Any:
        await writer.append([row("a", 1)])
        return await together(
            writer.append([row("b", 1)]),
            writer.append([row("a", 1)]),
            writer.append([row("a", 2), row("a", 3)]),
            writer.append([row("c", 1)]),
        )

    outcomes = run(engine, work)
    assert [type(o) for o in outcomes] == [type(None), SeqTaken, type(None), type(None)]
    assert written(engine) == [("a", 1), ("a", 2), ("a", 3), ("b", 1), ("c", 1)]


def test_an_append_is_written_whole_or_not_at_all(engine: Engine) -> None:
    async def work(writer: Writer) -> Any:
        await writer.append([row("a", 2)])
        return await together(writer.append([row("a", 1), row("a", 2), row("a", 3)]))

    assert isinstance(run(engine, work)[0], SeqTaken)
    assert written(engine) == [("a", 2)]


def test_of_two_appends_to_one_seq_in_one_group_the_first_wins(engine: Engine) -> None:
    async def work(writer: Writer) -> Any:
        return await together(writer.append([row("a", 1, "one")]), writer.append([row("a", 1, "two")]))

    outcomes = run(engine, work)
    assert outcomes[0] is None
    assert isinstance(outcomes[1], SeqTaken)
    with engine.connect() as connection:
        assert connection.execute(select(events.c.data)).scalar_one() == "one"


def test_work_that_fails_undoes_its_own_events_alone(engine: Engine) -> None:
    def fail(connection: Connection) -> None:
        connection.execute(insert(facts).values(name="half", value="done"))
        raise ValueError("no")

    async def work(writer: Writer) -> Any:
        return await together(writer.append([row("a", 1)], fail), writer.append([row("b", 1)]))

    outcomes = run(engine, work)
    assert isinstance(outcomes[0], ValueError)
    assert written(engine) == [("b", 1)]
    with engine.connect() as connection:
        assert connection.execute(select(facts)).all() == []


def test_changes_stand_with_their_events_and_fall_with_them(engine: Engine) -> None:
    put = Statement(update(facts).where(facts.c.name == bindparam("of")).values(value=bindparam("to")))

    async def work(writer: Writer) -> Any:
        await writer.run(
            lambda c: c.execute(insert(facts).values([{"name": n, "value": "old"} for n in "ab"]))
        )
        await writer.append([row("a", 1)])
        return await together(
            writer.append([row("b", 1)], changes=[(put, [{"of": "b", "to": "new"}])]),
            writer.append([row("a", 1)], changes=[(put, [{"of": "a", "to": "new"}])]),
        )

    outcomes = run(engine, work)
    assert [type(o) for o in outcomes] == [type(None), SeqTaken]
    with engine.connect() as connection:
        assert dict(connection.execute(select(facts.c.name, facts.c.value)).all()) == {"a": "old", "b": "new"}


def test_what_waits_shares_one_commit(engine: Engine) -> None:
    commits: list[Connection] = []
    event.listen(engine, "commit", commits.append)

    async def work(writer: Writer) -> Any:
        return await together(*(writer.append([row(f"m{n:03}", 1)]) for n in range(100)))

    run(engine, work)
    assert len(written(engine)) == 100
    assert len(commits) <= 3


def test_a_job_that_the_database_cannot_do_fails_no_other(engine: Engine) -> None:
    async def work(writer: Writer) -> Any:
        return await together(
            writer.append([row("a", 1)]),
            writer.run(lambda c: c.exec_driver_sql("INSERT INTO nowhere VALUES (1)")),
            writer.append([row("b", 1)]),
        )

    outcomes = run(engine, work)
    assert [type(o) for o in outcomes] == [type(None), StoreDown, type(None)]
    assert written(engine) == [("a", 1), ("b", 1)]


def test_a_database_that_takes_nothing_acknowledges_nothing(engine: Engine) -> None:
    with engine.connect() as connection:
        connection.exec_driver_sql("DROP TABLE events")
        connection.commit()

    async def work(writer: Writer) -> Any:
        return await together(writer.append([row("a", 1)]), writer.append([row("b", 1)]))

    assert all(isinstance(outcome, StoreDown) for outcome in run(engine, work))


def test_a_locked_database_stops_nobody_but_the_write(engine: Engine) -> None:
    """While another process writes, the loop goes on; then the append is written, once."""

    async def work(writer: Writer) -> int:
        await writer.append([row("a", 1)])
        with engine.execution_options(writes=True).connect() as other, other.begin():
            other.execute(insert(facts).values(name="x", value="y"))
            waiting = asyncio.ensure_future(writer.append([row("a", 2)]))
            turns = 0
            for _ in range(20):
                await asyncio.sleep(0.01)
                turns += 1
            assert not waiting.done()
        await waiting
        return turns

    assert run(engine, work) == 20
    assert written(engine) == [("a", 1), ("a", 2)]


def test_the_log_stays_short(engine: Engine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.store.writer._COMMITS_TO_A_CHECKPOINT", 20)
    log = tmp_path / "w.sqlite3-wal"

    async def work(writer: Writer) -> list[int]:
        sizes = []
        for number in range(600):
            await writer.append([row("a", number, "x" * 4000)])
            if number % 20 == 19:
                await writer.run(lambda connection: None)  # the thread has done what it was told before
            sizes.append(log.stat().st_size)
        return sizes

    sizes = run(engine, work)
    # 600 commits of two pages or more would be a log of 5 MB; SQLite's own limit is 1000 pages
    assert max(sizes) < 4_500_000
