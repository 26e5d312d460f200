"""Players while somebody attacks: quiet and attacked stretches in turn, on one server, on loopback only.

    python benchmarks/server/attacked.py [--players 200] [--seconds 60] [--pairs 5] [--json FILE]

Two players a match, each from an address of its own (127.1.x.y), act about every two seconds over their
sockets. The attacker has a process of its own and does three things at once, each from an address of its own:
requests that it never finishes, a flood of requests, registrations. All of it is bounded in time and number.
The server has its own limits as shipped. Wanted: p99 of an act at most twice that of the quiet stretch beside
it, and memory flat.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from servers import RAISED, Server, parlour
from websockets.asyncio.client import ClientConnection, connect

from parlour.server.base.settings import Settings

sys.path.insert(0, str(Path(__file__).parents[2]))
from benchmarks.rounds import show, versions

#: where unfinished requests, the flood and registrations come from; one address would be limited as one
ATTACKERS = ("127.66.6.6", "127.66.6.7", "127.66.6.8")
#: the most of each kind in one stretch
HALVES, FLOOD_A_SECOND, ACCOUNTS_A_SECOND = 300, 200, 5
LONGEST = 600
PACE = 2.0
ORDER = [("a1", "b2", "c3", "b1", "c2", "a3", "c1", "a2", "b3")[n % 9] for n in range(27)]


class Players:
    """Everybody who plays, and how long their acts took."""

    def __init__(self, server: Server, count: int) -> None:
        self.server = server
        self.waits: list[float] = []
        self.lost = 0
        self._tables = [_Table(self, number) for number in range(count // 2)]

    async def open(self) -> None:
        for table in self._tables:
            await table.open()

    async def stretch(self, seconds: float) -> list[float]:
        """Play for so long; the waits of that time."""
        self.waits = []
        until = time.perf_counter() + seconds
        await asyncio.gather(*(table.play(until) for table in self._tables))
        return sorted(self.waits)

    async def close(self) -> None:
        for table in self._tables:
            await table.close()


class _Table:
    """Two players of one match after another."""

    def __init__(self, players: Players, number: int) -> None:
        self._players = players
        self._addresses = [f"127.1.{2 * number // 250}.{2 * number % 250 + 1 + seat}" for seat in range(2)]
        self._http: list[httpx.AsyncClient] = []
        self._sockets: list[ClientConnection] = []
        self._rng = random.Random(number)
        self._seq = 0
        #: acts until the next match; were it the same for all, they would all begin one in the same stretch
        self._length = 0

    async def open(self) -> None:
        for address in self._addresses:
            transport = httpx.AsyncHTTPTransport(local_address=address)
            http = httpx.AsyncClient(base_url=self._players.server.address, timeout=60, transport=transport)
            await http.post("/api/guest", json={"name": "Anna"})
            self._http.append(http)
        await self._match()

    async def _match(self) -> None:
        for socket in self._sockets:
            await socket.close()
        look = await self._http[0].post(
            "/api/matches", json={"game": "kryds-bolle", "options": {"first": "seat"}}
        )
        match = look.json()["table"]["match"]
        await self._http[1].post(f"/api/matches/{match}/join", json={})
        self._sockets, self._seq = [], 0
        self._length = self._rng.randint(4, len(ORDER) - 1)
        where = f"ws://127.0.0.1:{self._players.server.port}/api/matches/{match}/socket"
        for http, address in zip(self._http, self._addresses, strict=True):
            cookie = {"Cookie": f"parlour={http.cookies['parlour']}"}
            socket = await connect(
                where,
                additional_headers=cookie,
                local_addr=(address, 0),
                compression=None,
                ping_interval=None,
            )
            await socket.recv()
            self._sockets.append(socket)

    async def play(self, until: float) -> None:
        await asyncio.sleep(self._rng.random() * PACE)
        while time.perf_counter() < until:
            try:
                await asyncio.wait_for(self._act(), 20)
            except Exception:
                self._players.lost += 1
                with suppress(Exception):
                    await self._match()
            await asyncio.sleep(PACE * (0.5 + self._rng.random()))

    async def _act(self) -> None:
        """One act, until the other player sees it."""
        if self._seq == self._length:
            await self._match()
        seat, seq = self._seq % 2, self._seq + 1
        body = {"type": "act", "key": f"k{seq}", "seq": seq, "act": ORDER[seq - 1]}
        before = time.perf_counter()
        await self._sockets[seat].send(json.dumps(body))
        for socket in (self._sockets[1 - seat], self._sockets[seat]):
            while json.loads(await socket.recv()).get("seq") != seq:
                pass
            if socket is self._sockets[1 - seat]:
                self._players.waits.append(time.perf_counter() - before)
        self._seq = seq

    async def close(self) -> None:
        for socket in self._sockets:
            await socket.close()
        for http in self._http:
            await http.aclose()


# --- the attacker, in a process of its own ---


async def attack(port: int) -> None:
    """Attack for as many seconds as each line says; one process, so that its start isn't measured."""
    while line := await asyncio.to_thread(sys.stdin.readline):
        until = time.perf_counter() + min(float(line), LONGEST)
        counts = await asyncio.gather(_half(port, until), _flood(port, until), _register(port, until))
        made = dict(zip(("halves", "flood", "accounts"), counts, strict=True))
        print(json.dumps(made), flush=True)


async def _half(port: int, until: float) -> int:
    """Requests that are never finished: a head that goes on and on."""
    opened: list[asyncio.StreamWriter] = []
    made = 0
    while time.perf_counter() < until:
        for writer in list(opened):
            writer.write(b"X-More: and more\r\n")
            with suppress(OSError):
                await writer.drain()
            if writer.is_closing():
                opened.remove(writer)
        while len(opened) < HALVES and made < 20 * HALVES and time.perf_counter() < until:
            made += 1
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKERS[0], 0))
                writer.write(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n")
                opened.append(writer)
            if made % 50 == 0:
                break
        await asyncio.sleep(0.5)
    for writer in opened:
        writer.close()
    return made


async def _flood(port: int, until: float) -> int:
    return await _many(port, until, ATTACKERS[1], FLOOD_A_SECOND, "GET /api/matches", None)


async def _register(port: int, until: float) -> int:
    return await _many(port, until, ATTACKERS[2], ACCOUNTS_A_SECOND, "POST /api/account", "correct horse")


async def _many(port: int, until: float, address: str, rate: int, what: str, password: str | None) -> int:
    """Requests at this rate, each over a connection of its own and without waiting for the one before."""
    made = 0
    running: set[asyncio.Task[None]] = set()
    began = time.perf_counter()
    while time.perf_counter() < until:
        while made < (time.perf_counter() - began) * rate:
            made += 1
            body = json.dumps({"login": f"mallory{made}", "password": password}) if password else ""
            kind = "Content-Type: application/json\r\n" if password else ""
            head = f"{what} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{kind}"
            request = f"{head}Content-Length: {len(body)}\r\n\r\n{body}".encode()
            task = asyncio.create_task(_one(port, address, request))
            running.add(task)
            task.add_done_callback(running.discard)
        await asyncio.sleep(0.5 / rate)
    for task in running:
        task.cancel()
    return made


async def _one(port: int, address: str, request: bytes) -> None:
    with suppress(OSError):
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
        try:
            writer.write(request)
            await asyncio.wait_for(reader.read(), 10)
        except TimeoutError:
            pass
        finally:
            writer.close()


# --- quiet and attacked in turn ---


class _Used:
    """What share of the time within it, in percent, the server ran, and how much it waited to run."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._sums = [0.0, 0.0, 0.0]

    def __enter__(self) -> None:
        self._began = self._now()

    def __exit__(self, *_: object) -> None:
        passed = (now - began for now, began in zip(self._now(), self._began, strict=True))
        self._sums = [before + more for before, more in zip(self._sums, passed, strict=True)]

    def _now(self) -> tuple[float, float, float]:
        return time.perf_counter(), self._server.cpu(), self._server.waited()

    @property
    def cpu(self) -> float:
        return 100 * self._sums[1] / self._sums[0]

    @property
    def waited(self) -> float:
        return 100 * self._sums[2] / self._sums[0]


def p99(waits: list[float]) -> float:
    return waits[min(len(waits) - 1, int(len(waits) * 0.99))] * 1000


async def measured(server: Server, players: int, seconds: float, pairs: int) -> dict[str, Any]:
    everybody = Players(server, players)
    await everybody.open()
    await everybody.stretch(min(5.0, seconds))
    found: list[tuple[float, float]] = []
    memory: list[float] = []
    attacks: list[dict[str, int]] = []
    all_quiet: list[float] = []
    all_attacked: list[float] = []
    command = [sys.executable, __file__, "--attack", str(server.port)]
    attacker = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert attacker.stdin is not None
    assert attacker.stdout is not None
    used = {"quiet": _Used(server), "attacked": _Used(server)}
    for _ in range(pairs):
        with used["quiet"]:
            quiet = await everybody.stretch(seconds)
        print(seconds, file=attacker.stdin, flush=True)
        with used["attacked"]:
            attacked = await everybody.stretch(seconds)
        attacks.append(json.loads(await asyncio.to_thread(attacker.stdout.readline)))
        found.append((p99(quiet), p99(attacked)))
        all_quiet += quiet
        all_attacked += attacked
        memory.append(server.megabytes())
        told = f"quiet {found[-1][0]:.0f} ms, attacked {found[-1][1]:.0f} ms, {memory[-1]:.0f} MB"
        print(f"{len(found)}/{pairs}: {told}, {attacks[-1]}", file=sys.stderr, flush=True)
    attacker.stdin.close()
    attacker.wait()
    await everybody.close()
    together = p99(sorted(all_attacked)), p99(sorted(all_quiet))
    ratios = [attacked / quiet for quiet, attacked in found]
    alone = {"theirs": None, "ratio": None, "spread": None}
    return {
        "title": "Players while somebody attacks",
        "versions": versions("uvicorn", "websockets"),
        "rows": [
            {
                "name": f"p99 of an act with {players} players, in ms: attacked (left), quiet (right)",
                "ours": statistics.median(attacked for _, attacked in found),
                "theirs": statistics.median(quiet for quiet, _ in found),
                "ratio": statistics.median(ratios),
                "spread": [min(ratios), max(ratios)],
            },
            {
                "name": f"p99 of all {len(all_attacked)} and {len(all_quiet)} acts together, in ms",
                "ours": together[0],
                "theirs": together[1],
                "ratio": together[0] / together[1],
                "spread": [together[0] / together[1]] * 2,
            },
            *(
                {"name": f"{name}: {what}, in % of the time", "ours": share} | alone
                for name, one in used.items()
                for what, share in (("the server runs", one.cpu), ("it waits for a processor", one.waited))
            ),
            {"name": "acts that were lost or took over 20 s", "ours": everybody.lost, **alone},
            {
                "name": "MB more after the last attack than after the first",
                "ours": memory[-1] - memory[0],
                **alone,
            },
            {"name": "MB at most, after any attack", "ours": max(memory), **alone},
        ],
        "notes": [
            f"{pairs} pairs of {seconds:g} s; a ratio of at most 2 is wanted, and memory that does not grow",
            f"the attacker sent {attacks[-1]} in the last stretch; the server's limits were as shipped",
        ],
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pairs", type=int, default=5)
    parser.add_argument("--json", metavar="FILE", help="write the result to this file")
    parser.add_argument("--attack", type=int, metavar="PORT", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.attack is not None:
        asyncio.run(attack(given.attack))
        return
    shipped = Settings()
    usual = {name.removeprefix("PARLOUR_").lower(): "" for name in RAISED}
    usual = {name: str(getattr(shipped, name)) for name in usual}
    with parlour(**usual, robot_warm="false") as server:
        show(asyncio.run(measured(server, given.players, given.seconds, given.pairs)), given.json)


if __name__ == "__main__":
    main()
