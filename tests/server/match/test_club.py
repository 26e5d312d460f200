"""A club's set-up: PostgreSQL, Redis, and several workers that all serve every match."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, inspect, text
from websockets.exceptions import ConnectionClosed

import parlour
from parlour.cli import main
from parlour.core.errors import BadOption
from parlour.server.base.settings import Settings
from parlour.server.http.run import run
from parlour.server.store.database import migrate, open_engine, revision, upgrade
from parlour.server.store.schema import HEAD, metadata
from parlour.server.store.store import Store
from tests.server.classroom.school import SUMS, School, give, question, solve
from tests.server.classroom.test_class_league import meet
from tests.server.client import Client
from tests.server.club import Redis, missing, postgres
from tests.server.conftest import serving
from tests.server.ports import free_port
from tests.server.store.test_crash import KILLS, Server, kill_under_load

needs_club = pytest.mark.skipif(missing() is not None, reason=missing() or "")


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(scope="module")
def bus() -> Iterator[Redis]:
    redis = Redis()
    redis.start()
    yield redis
    redis.stop()


@pytest.fixture(scope="module")
def workers(database: str, bus: Redis, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    folder = tmp_path_factory.mktemp("club")
    with ExitStack() as stack:
        both: Any = [
            stack.enter_context(
                serving(folder, database=database, bus=bus.url, poll_seconds=0.5, league_seconds=0.2)
            )
            for _ in range(2)
        ]
        yield tuple(both)


def elsewhere(client: Client, url: str) -> Client:
    """The same person at another worker."""
    other = Client(url, None)
    for cookie in client.http.cookies.jar:
        other.http.cookies.set(cookie.name, cookie.value or "")
    return other


@pytest.mark.slow
@needs_club
def test_migrations_go_up_and_down_and_make_the_schema() -> None:
    with postgres() as url:
        engine = open_engine(Settings(database=url))
        upgrade(engine)  # a new database: today's tables at once
        assert _is_newest(engine)
        migrate(engine, "base")
        assert inspect(engine).get_table_names() == ["alembic_version"]
        upgrade(engine)  # one that was there before: step by step
        assert _is_newest(engine)
        engine.dispose()


def _is_newest(engine: Engine) -> bool:
    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), metadata)
    return revision(engine) == HEAD and differences == []


@pytest.mark.slow
@needs_club
def test_throws_presence_and_a_rematch_go_from_worker_to_worker(workers: tuple[str, str]) -> None:
    anna, bo = Client(workers[0], "Anna"), Client(workers[1], "Bo")
    match = anna.create("shut-the-box", throws="asked")["table"]["match"]
    bo.join(match)
    with anna.at(match) as hers:
        with bo.at(match) as his:
            while not all(seat["here"] for seat in hers.table["seats"]):
                hers.receive()
            while not all(seat["here"] for seat in his.table["seats"]):
                his.receive()
            assert hers.say("throw", seq=1)["type"] == "update"
            his.until_seq(1)
            assert his.view["throw"] == hers.view["throw"] != []
        while hers.table["seats"][1]["away"] is None:
            hers.receive()
        with bo.at(match) as his:
            while hers.table["seats"][1]["away"] is not None:
                hers.receive()
            his.say("resign")
            while hers.table["status"] != "over":
                hers.receive()
            assert hers.table["result"] == {"places": [0, 1], "reason": "resigned", "by": 1}
            hers.say("rematch")
            while his.table["rematch_asked"] is None:
                his.receive()
            his.say("rematch")
            for table in (hers, his):
                while table.table["rematch"] is None:
                    table.receive()
            assert hers.table["rematch"] == his.table["rematch"]


@pytest.mark.slow
@needs_club
def test_two_people_at_two_workers_play_one_match(workers: tuple[str, str]) -> None:
    anna, bo = Client(workers[0], "Anna"), Client(workers[1], "Bo")
    match = anna.create("shut-the-box")["table"]["match"]
    with anna.at(match) as hers:
        bo.join(match)
        while hers.table["status"] != "running":
            hers.receive()
        with bo.at(match) as his:
            tables = (hers, his)
            while hers.view["actor"] is not None:
                actor = tables[hers.view["actor"]]
                assert actor.act(actor.view["legal"][0])["type"] == "update"
                for table in tables:
                    table.until_seq(actor.seq)
            for table in tables:
                while table.table["status"] != "over":
                    table.receive()
    for client in (anna, bo):
        record = parlour.Record.from_json(client.get(f"/api/matches/{match}/record").content)
        assert parlour.verify(record).ok


@pytest.mark.slow
@needs_club
def test_what_comes_over_the_bus_is_not_read_again(
    workers: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An act costs the other worker no question to the database, unless something was lost on the way."""
    read: list[str] = []
    events_after = Store.events_after

    async def counted(store: Store, match: str, seq: int) -> Any:
        read.append(match)
        return await events_after(store, match, seq)

    monkeypatch.setattr(Store, "events_after", counted)
    anna = Client(workers[0], "Anna")
    match = anna.create(seats=[{"kind": "me"}, {"kind": "me"}])["table"]["match"]
    with anna.at(match) as here, elsewhere(anna, workers[1]).at(match) as there:
        for number, bar in enumerate(("a1", "b2", "c3", "a2"), 1):
            actor, other = (here, there) if number % 2 else (there, here)
            actor.act(bar)
            other.until_seq(number)
        assert here.events == there.events
    assert match not in read


@pytest.mark.slow
@needs_club
def test_of_two_acts_at_once_at_two_workers_exactly_one_wins(workers: tuple[str, str]) -> None:
    for _ in range(5):
        anna = Client(workers[0], "Anna")
        match = anna.create(seats=[{"kind": "me"}, {"kind": "me"}])["table"]["match"]
        also = elsewhere(anna, workers[1])
        barrier = threading.Barrier(2)
        codes: list[int] = []

        def act(
            client: Client, text: str, match: str = match, barrier: Any = barrier, codes: Any = codes
        ) -> None:
            barrier.wait()
            body = {"key": text, "seq": 1, "act": text}
            codes.append(client.post(f"/api/matches/{match}/act", **body).status_code)

        threads = [threading.Thread(target=act, args=pair) for pair in ((anna, "a1"), (also, "c3"))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(codes) == [200, 409]
        assert also.get(f"/api/matches/{match}").json()["seq"] == 1


@needs_club
def test_a_resend_at_another_worker_is_done_once(workers: tuple[str, str]) -> None:
    anna = Client(workers[0], "Anna")
    match = anna.create(seats=[{"kind": "me"}, {"kind": "me"}])["table"]["match"]
    body = {"key": "once", "seq": 1, "act": "b2"}
    for client in (anna, elsewhere(anna, workers[1])):
        answer = client.post(f"/api/matches/{match}/act", **body)
        assert (answer.status_code, answer.json()["seq"]) == (200, 1)


@needs_club
def test_what_is_said_at_one_worker_is_heard_at_the_other(workers: tuple[str, str]) -> None:
    anna, bo = Client(workers[0], "Anna"), Client(workers[1], "Bo")
    match = anna.create()["table"]["match"]
    bo.join(match)
    with anna.at(match) as hers, bo.at(match) as his:
        hers.say("say", phrase="hello")
        assert his.until(type="chat")["lines"][0]["phrase"] == "hello"
        his.say("say", phrase="good-luck")
        assert hers.until(type="chat")["lines"][0]["n"] == 2


@pytest.mark.slow
@needs_club
def test_two_workers_run_one_league(workers: tuple[str, str], database: str) -> None:
    """Both look after it; still everything happens once."""
    arguments = ["admin", "league", "new", "Robots", "kryds-bolle", "--robots", "random,novice,casual"]
    engine = open_engine(Settings(database=database))
    assert main([*arguments, "--rounds", "2", "--database", database]) == 0
    with engine.connect() as connection:
        league = connection.execute(text("SELECT id FROM leagues")).scalar_one()
    assert main(["admin", "league", "start", league, "--database", database]) == 0
    watchers = [Client(url, None) for url in workers]
    for _ in range(600):
        found = [watcher.get(f"/api/leagues/{league}").json() for watcher in watchers]
        if found[0]["status"] == "over":
            break
        time.sleep(0.1)
    pairings = found[0]["groups"][0]["pairings"]
    assert len(pairings) == 6
    with engine.connect() as connection:
        made = connection.execute(text("SELECT count(*) FROM matches WHERE host = 'house'")).scalar_one()
    engine.dispose()
    assert made == len({pairing["match"] for pairing in pairings}) == 6


@pytest.mark.slow
@needs_club
def test_the_bus_may_stop_and_come_back(workers: tuple[str, str], bus: Redis) -> None:
    """While Redis is away views come late, by looking; nothing is lost. Afterwards they come at once."""
    anna = Client(workers[0], "Anna")
    match = anna.create(seats=[{"kind": "me"}, {"kind": "me"}])["table"]["match"]
    with anna.at(match) as here, elsewhere(anna, workers[1]).at(match) as there:
        here.act("a1")
        there.until_seq(1)
        bus.stop()
        here.act("a2")
        there.until_seq(2)
        assert [e["act"] for e in there.events] == ["a1", "a2"]
        bus.start()
        there.act("a3")
        here.until_seq(3)


def workers_of(server: int) -> set[int]:
    """The processes that serve for this one."""
    found = set()
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == server and b"spawn_main" in (folder / "cmdline").read_bytes():
                found.add(int(folder.name))
    return found


@pytest.mark.slow
@needs_club
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
def test_workers_are_replaced_one_by_one_while_a_match_goes_on(database: str, bus: Redis) -> None:
    """A signal to the first process does it. Whoever is turned away asks again under the same key."""
    port = free_port()
    words = ["serve", "--workers", "2", "--port", str(port), "--database", database, "--bus", bus.url]
    environment = {**os.environ, "PARLOUR_ROBOT_WARM": "false", "PARLOUR_REQUESTS_BURST": "10000"}
    with subprocess.Popen([sys.executable, "-m", "parlour", *words], env=environment) as server:
        try:
            url = f"http://127.0.0.1:{port}"
            again(lambda: Client(url, None).get("/api/health"))
            anna = again(lambda: Client(url, "Anna"))
            match = again(lambda: anna.create(seats=[{"kind": "me"}, {"kind": "me"}]))["table"]["match"]
            before = workers_of(server.pid)
            assert len(before) == 2
            server.send_signal(signal.SIGHUP)
            for seq in range(1, 28):
                look = again(lambda: anna.get(f"/api/matches/{match}")).json()
                act = next(side["view"]["legal"] for side in look["sides"] if side["view"]["legal"])[0]
                body: dict[str, Any] = {"key": f"k{seq}", "seq": seq, "act": act}
                path = f"/api/matches/{match}/act"
                answer = again(partial(anna.post, path, **body))
                assert answer.status_code == 200, answer.text
                time.sleep(0.1)
            for _ in range(300):
                if not before & (now := workers_of(server.pid)) and len(now) == 2:
                    break
                time.sleep(0.1)
            assert not before & now
            look = again(lambda: anna.get(f"/api/matches/{match}")).json()
            assert (look["seq"], look["table"]["status"]) == (27, "over")
        finally:
            server.terminate()
            server.wait(30)


def again(ask: Callable[[], Any]) -> Any:
    """The answer, however often the connection is lost on the way."""
    for _ in range(300):
        with suppress(httpx.TransportError):
            return ask()
        time.sleep(0.1)
    raise AssertionError("nobody answers")


def restarted(bus: Redis) -> Callable[[], None]:
    def restart() -> None:
        bus.stop()
        bus.start()

    return restart


@pytest.mark.slow
@needs_club
def test_redis_restarted_and_a_worker_killed_under_load_lose_nothing(bus: Redis) -> None:
    with postgres() as url:
        kill_under_load([Server(url, bus.url), Server(url, bus.url)], KILLS, seed=5, besides=restarted(bus))


@needs_club
@pytest.mark.prove
def test_redis_restarted_and_a_worker_killed_50_times_lose_nothing(bus: Redis) -> None:
    with postgres() as url:
        kill_under_load([Server(url, bus.url), Server(url, bus.url)], 50, seed=6, besides=restarted(bus))


@needs_club
@pytest.mark.prove
def test_a_worker_killed_50_times_loses_nothing(bus: Redis) -> None:
    with postgres() as url:
        kill_under_load([Server(url, bus.url), Server(url, bus.url)], 50, seed=4)


@pytest.mark.slow
def test_several_workers_need_a_club(tmp_path: Path) -> None:
    for database, bus in ((f"sqlite:///{tmp_path / 'x'}", "redis://x"), ("postgresql://x", "")):
        with pytest.raises(BadOption, match="several workers need"):
            run(Settings(workers=2, database=database, bus=bus))


@pytest.mark.slow
@needs_club
def test_a_class_at_two_workers(workers: tuple[str, str]) -> None:
    school = School(workers[0], "berta")
    school.league()
    task = school.task(SUMS, 1)
    anna, bo = school.pupil("Anna"), elsewhere(school.pupil("Bo"), workers[1])
    asked = question(bo, task)
    assert give(bo, task, 1, solve(asked)[0])["right"]
    assert [pupil["tasks"][0]["right"] for pupil in school.look()["pupils"]] == [0, 1]
    assert sum(day["done"] for day in school.look()["days"]) == 1
    match = meet(anna, bo)
    with bo.at(match) as his:
        assert school.teacher.http.delete(school.path).status_code == 204
        with pytest.raises(ConnectionClosed, match="4404"):
            his.until(type="never")
    assert bo.get("/api/class").status_code == 401
