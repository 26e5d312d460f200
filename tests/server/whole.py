"""The whole server in processes of its own, faults done to it, and a model of what it acknowledged."""

from __future__ import annotations

import json
import os
import random
import resource
import select
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx

from parlour.core.fairness import new_nonce, nonce_commitment
from tests.server.club import Redis
from tests.server.ports import free_port

#: longer than any fault lasts
PATIENCE = 60.0
#: seconds that a fault lasts
LASTS = 0.4


class Nursery:
    """Starts servers: forks of a process that has imported them."""

    def __init__(self) -> None:
        program = Path(__file__).with_name("nursery.py")
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(program)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._lock = threading.Lock()

    def fork(self, environment: dict[str, str], log: Path) -> int:
        """A new server's process."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._lock:
            print(
                json.dumps({"environment": environment, "log": str(log)}),
                file=self._process.stdin,
                flush=True,
            )
            return int(self._process.stdout.readline())

    def close(self) -> None:
        self._process.communicate()


class Process:
    """One `parlour serve`."""

    def __init__(self, database: str, bus: str, log: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._log = log
        generous = {
            f"PARLOUR_{name}": "100000"
            for name in (
                "REQUESTS_PER_SECOND",
                "REQUESTS_BURST",
                "REQUESTS_PER_ADDRESS",
                "REQUESTS_ADDRESS_BURST",
                "GUESTS_PER_HOUR",
                "OPEN_MATCHES_PER_PERSON",
            )
        }
        self._environment = generous | {
            "PARLOUR_DATABASE": database,
            "PARLOUR_BUS": bus,
            "PARLOUR_PORT": str(self.port),
            "PARLOUR_ROBOT_WARM": "false",
            "PARLOUR_SYNCHRONOUS": "NORMAL",
        }
        self.nursery: Nursery | None = None
        self.pid = 0
        self._handle = -1

    def start(self) -> None:
        assert self.nursery is not None
        self.pid = self.nursery.fork(self._environment, self._log)
        self._handle = os.pidfd_open(self.pid)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                socket.create_connection(("127.0.0.1", self.port), 5).close()
                return
            except OSError:
                assert not self._has_ended(0), self._log.read_text("utf-8")[-2000:]
                time.sleep(0.02)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        signal.pidfd_send_signal(self._handle, signal.SIGKILL)
        assert self._has_ended(PATIENCE)
        os.close(self._handle)

    def pause(self, seconds: float) -> None:
        """It stands still, as in a suspended laptop."""
        signal.pidfd_send_signal(self._handle, signal.SIGSTOP)
        time.sleep(seconds)
        signal.pidfd_send_signal(self._handle, signal.SIGCONT)

    def _has_ended(self, patience: float) -> bool:
        ready, _, _ = select.select([self._handle], [], [], patience)
        return bool(ready)


class Whole:
    """A server with SQLite, or two with PostgreSQL and Redis."""

    def __init__(self, folder: Path, postgres: str = "", redis: Redis | None = None) -> None:
        self.file = folder / "parlour.sqlite3"
        self.postgres = postgres
        self._redis = redis
        self.database = postgres or f"sqlite:///{self.file}"
        bus = redis.url if redis is not None else ""
        count = 2 if postgres else 1
        self.processes = [Process(self.database, bus, folder / f"log-{n}") for n in range(count)]
        self.faults: dict[str, Callable[[random.Random], None]] = {
            "kill": self._kill,
            "slow": self._slow,
            "standstill": self._stand_still,
        }
        if postgres:
            self.faults |= {"read-only": self._read_only, "cut": self._cut, "lost bus": self._lost_bus}
        else:
            self.faults |= {"full disk": self._full_disk}

    @contextmanager
    def running(self) -> Iterator[None]:
        nursery = Nursery()
        try:
            for process in self.processes:
                process.nursery = nursery
                process.start()
            yield
        finally:
            for process in self.processes:
                if process.pid:
                    process.kill()
            nursery.close()

    @property
    def urls(self) -> list[str]:
        return [process.url for process in self.processes]

    # --- faults, each undone when it returns ---

    def _kill(self, rng: random.Random) -> None:
        victim = rng.choice(self.processes)
        victim.kill()
        victim.start()

    def _full_disk(self, rng: random.Random) -> None:
        """No file may grow beyond its first page."""
        for process in self.processes:
            _, hard = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (4096, hard))
            time.sleep(LASTS)
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (hard, hard))

    def _stand_still(self, rng: random.Random) -> None:
        rng.choice(self.processes).pause(LASTS)

    def _slow(self, rng: random.Random) -> None:
        """Somebody else has the database's lock for a while."""
        if not self.postgres:
            with closing(sqlite3.connect(self.file, timeout=10, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                time.sleep(LASTS)
                other.execute("ROLLBACK")
            return
        with self._beside() as other:
            other.execute("BEGIN")
            other.execute("LOCK TABLE events, matches IN SHARE ROW EXCLUSIVE MODE")
            time.sleep(LASTS)
            other.execute("ROLLBACK")

    def _read_only(self, rng: random.Random) -> None:
        """The database takes no writes, as with a full disk."""
        with self._beside() as other:
            other.execute("ALTER ROLE parlour SET default_transaction_read_only = on")
            self._cut(rng)
            time.sleep(LASTS)
            other.execute("SET default_transaction_read_only = off")
            other.execute("ALTER ROLE parlour RESET default_transaction_read_only")
            self._cut(rng, spared=other)

    def _cut(self, rng: random.Random, spared: Any = None) -> None:
        """All connections to the database are gone at once."""
        with self._beside() as other:
            own = spared.info.backend_pid if spared is not None else 0
            other.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                f"WHERE pid NOT IN (pg_backend_pid(), {own}) AND application_name <> 'fault'"
            )

    def _lost_bus(self, rng: random.Random) -> None:
        assert self._redis is not None
        self._redis.stop()
        time.sleep(LASTS)
        self._redis.start()

    def _beside(self) -> Any:
        import psycopg

        return psycopg.connect(self.postgres, autocommit=True, application_name="fault")


class Unsure(Exception):
    """No answer, or one that says that nothing is sure: the message must be sent again."""


class Model:
    """One person who plays both seats of many matches, and remembers what was acknowledged."""

    def __init__(self, whole: Whole) -> None:
        self._whole = whole
        self._http = httpx.Client(timeout=20)
        #: each match's acknowledged acts and resignations in order, with their keys
        self.matches: dict[str, list[tuple[str, dict[str, Any]]]] = {}
        self.over: set[str] = set()
        self.nonces: dict[str, str] = {}
        #: the message of each match that was sent and not acknowledged
        self.pending: dict[str, tuple[str, dict[str, Any]]] = {}
        self.unsure = 0
        self._keys = 0
        answer = self._post("/api/guest", {"name": "Anna"}, random.Random(0))
        assert answer is not None

    def close(self) -> None:
        self._http.close()

    # --- steps ---

    def step(self, rng: random.Random) -> None:
        """One step; whatever isn't acknowledged is left pending."""
        try:
            free = [match for match in self.matches if match not in self.over and match not in self.pending]
            kind = rng.choice(
                ("new", "act", "act", "act", "act", "act", "again", "late", "compare", "resign")
            )
            if self.pending and rng.random() < 0.5:
                self.resend(rng.choice(list(self.pending)), rng)
            elif kind == "new" or not free:
                self._new(rng)
            elif kind == "again":
                self._again(rng)
            elif kind == "late":
                self._late(rng.choice(free), rng)
            elif kind == "compare":
                self.compare(rng.choice(free), rng)
            elif kind == "resign":
                self._send(rng.choice(free), "resign", {"seat": 0}, rng)
            else:
                self._act(rng.choice(free), rng)
        except Unsure:
            self.unsure += 1

    def _new(self, rng: random.Random) -> None:
        """A match at one device; with chance, the nonce is revealed before it starts."""
        game = rng.choice(["kryds-bolle", "shut-the-box"])
        body = {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}], "fair": True}
        if game == "kryds-bolle":
            body["options"] = {"first": "seat"}  # a game without chance
        table = self._post("/api/matches", body, rng)["table"]
        match: str = table["match"]
        if game == "shut-the-box":
            nonce = new_nonce()
            self.nonces[match] = nonce
            self.pending[match] = ("nonce", {"nonce": nonce})
            self.matches[match] = []
            self.resend(match, rng)
        else:
            self.matches[match] = []

    def _act(self, match: str, rng: random.Random) -> None:
        look = self._get(f"/api/matches/{match}", rng)
        view = next((s["view"] for s in look["sides"] if s["view"]["actor"] == s["seat"]), None)
        if view is None:
            assert look["table"]["status"] == "over"
            self.over.add(match)
            return
        act = rng.choice(view["legal"])
        self._send(match, "act", {"seq": look["seq"] + 1, "act": act, "seat": view["seat"]}, rng)

    def _send(self, match: str, verb: str, body: dict[str, Any], rng: random.Random) -> None:
        self._keys += 1
        self.pending[match] = (verb, body | {"key": f"k{self._keys}"})
        self.resend(match, rng)

    def resend(self, match: str, rng: random.Random) -> None:
        """Send what is pending; an answer makes it sure."""
        verb, body = self.pending[match]
        refusal = self._refusal(f"/api/matches/{match}/{verb}", body, rng)
        if verb == "resign" and refusal == "match-over":
            # the last act has ended it: then it must be as it was acknowledged, and nobody has resigned
            assert self._get(f"/api/matches/{match}", rng)["table"]["result"]["reason"] == "played"
            self.compare(match, rng)
            del self.pending[match]
            self.over.add(match)
            return
        # a nonce that was taken before its answer was lost has started the match; acts have their key
        assert refusal is None or (verb == "nonce" and refusal in ("has-started", "has-sealed")), refusal
        del self.pending[match]
        if verb != "nonce":
            self.matches[match].append((verb, body))
        if verb == "resign":
            self.over.add(match)

    def _again(self, rng: random.Random) -> None:
        """What was acknowledged is sent again: nothing changes."""
        done = [(match, *sent) for match, acts in self.matches.items() for sent in acts[-3:]]
        if done:
            match, verb, body = rng.choice(done)
            self._post(f"/api/matches/{match}/{verb}", body, rng)

    def _late(self, match: str, rng: random.Random) -> None:
        """An act for an event that is taken is refused."""
        if self.matches[match]:
            self._keys += 1
            body = {"key": f"k{self._keys}", "seq": 1, "act": "b2"}
            assert self._refusal(f"/api/matches/{match}/act", body, rng) in ("stale-seq", "match-over")

    # --- comparing ---

    def compare(self, match: str, rng: random.Random) -> None:
        """What is there is what was acknowledged, once each and in order."""
        look = self._get(f"/api/matches/{match}", rng)
        events = look["sides"][0]["events"] if look["sides"] else []
        assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
        acts = [(event["kind"], event.get("act")) for event in events if event["kind"] in ("act", "resign")]
        assert acts == [(verb, body.get("act")) for verb, body in self.matches[match]], match
        if match in self.nonces:
            header = self._get(f"/api/matches/{match}/record", rng)["header"]
            shown = nonce_commitment(match, self.nonces[match])
            assert {(p["nonce"], p["commitment"]) for p in header["players"]} == {(self.nonces[match], shown)}

    def settle(self, rng: random.Random) -> None:
        """After the faults: everything pending becomes sure."""
        until = time.monotonic() + PATIENCE
        while self.pending and time.monotonic() < until:
            for match in list(self.pending):
                try:
                    self.resend(match, rng)
                except Unsure:
                    time.sleep(0.1)
        assert not self.pending, "the server did not come back to its senses"

    def compare_all(self, rng: random.Random, last: int | None = None) -> None:
        for match in list(self.matches)[-last if last else 0 :]:
            self.compare(match, rng)

    # --- asking ---

    def _get(self, path: str, rng: random.Random) -> Any:
        return self._ask("GET", path, None, rng)

    def _post(self, path: str, body: dict[str, Any], rng: random.Random) -> Any:
        return self._ask("POST", path, body, rng)

    def _refusal(self, path: str, body: dict[str, Any], rng: random.Random) -> str | None:
        """The code of a refusal; None if there is none."""
        try:
            self._post(path, body, rng)
        except Refused as refused:
            return refused.code
        return None

    def _ask(self, method: str, path: str, body: dict[str, Any] | None, rng: random.Random) -> Any:
        try:
            answer = self._http.request(method, rng.choice(self._whole.urls) + path, json=body)
        except httpx.TransportError as error:
            raise Unsure from error
        if answer.status_code >= 500:
            raise Unsure
        if answer.status_code >= 400:
            raise Refused(answer.json())
        return answer.json()


class Refused(Exception):
    """A definite no."""

    def __init__(self, body: dict[str, Any]) -> None:
        super().__init__(str(body)[:500])
        self.code: str = body["code"]
