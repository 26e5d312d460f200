"""The load on Parlour: two sockets a match, each acts when it is its turn. Prints one JSON line.

Usage: parlour_load.py PORT MATCHES MOVES [MS_BETWEEN_MOVES]; the server's process is SERVER_PID, several
of them with commas between.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from typing import Any

import httpx
import uvloop
from websockets.asyncio.client import ClientConnection, connect

#: clocks are on, as people play
CLOCK = {"base": 3_600_000, "increment": 1_000}
ORDER = [("a1", "b2", "c3", "b1", "c2", "a3", "c1", "a2", "b3")[n % 9] for n in range(27)]


def cpu() -> float:
    """CPU seconds of the server's processes and their threads so far."""
    spent = 0
    for pid in os.environ["SERVER_PID"].split(","):
        with open(f"/proc/{pid}/stat") as stat:
            fields = stat.read().rsplit(") ", 1)[1].split()
        spent += int(fields[11]) + int(fields[12])
    return spent / os.sysconf("SC_CLK_TCK")


class Load:
    def __init__(self, port: int, matches: int, moves: int, pace: float) -> None:
        self.port, self.matches, self.moves, self.pace = port, matches, moves, pace
        self.done = 0
        self.waits: list[float] = []
        self.going = asyncio.Event()
        self.finished = asyncio.Event()

    async def run(self) -> dict[str, Any]:
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60)
        slots = [
            [Table(self) for _ in range(-(-self.moves // (26 * self.matches)) + 1)]
            for _ in range(self.matches)
        ]
        for slot in slots:
            for number, table in enumerate(slot):
                await table.make()
                table.next = slot[number + 1] if number + 1 < len(slot) else None
        before, cpu_before = time.perf_counter(), cpu()
        self.going.set()
        for number, slot in enumerate(slots):
            # at a fixed pace they do not all act at the same moment
            asyncio.get_running_loop().call_later(self.pace * number / len(slots), slot[0].go)
        await self.finished.wait()
        spent, seconds = cpu() - cpu_before, time.perf_counter() - before
        self.waits.sort()
        p50 = self.waits[len(self.waits) // 2] * 1000 if self.waits else None
        return {"moves": self.done, "cpu": spent, "seconds": seconds, "p50_ms": p50}


class Table:
    def __init__(self, load: Load) -> None:
        self.load = load
        self.cookies: list[str] = []
        self.sent: tuple[int, int, float] | None = None
        #: the match that these two play when this one is over; all are made before the clock starts
        self.next: Table | None = None

    async def make(self) -> None:
        http = self.load.http
        if not self.cookies:
            for name in ("Anna", "Bo"):
                http.cookies.clear()
                answer = await http.post("/api/guest", json={"name": name})
                self.cookies.append(answer.cookies["parlour"])
        first, second = ({"Cookie": f"parlour={cookie}"} for cookie in self.cookies)
        http.cookies.clear()
        look = await http.post(
            "/api/matches",
            json={"game": "kryds-bolle", "options": {"first": "seat"}, "clock": CLOCK},
            headers=first,
        )
        self.match = look.json()["table"]["match"]
        await http.post(f"/api/matches/{self.match}/join", json={}, headers=second)
        self.sockets: list[ClientConnection] = []
        self.readers = []
        for seat, headers in enumerate((first, second)):
            address = f"ws://127.0.0.1:{self.load.port}/api/matches/{self.match}/socket"
            socket = await connect(address, additional_headers=headers, compression=None, ping_interval=None)
            await socket.recv()
            self.sockets.append(socket)
            self.readers.append(asyncio.create_task(self.read(seat, socket)))

    def go(self) -> None:
        asyncio.create_task(self.act(0, 0))  # noqa: RUF006

    async def read(self, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            now = time.perf_counter()
            message = json.loads(text)
            assert message["type"] != "refused", message
            seq = message["seq"]
            if self.sent is not None and self.sent[0] == seq and self.sent[1] != seat:
                self.load.waits.append(now - self.sent[2])
                self.sent = None
            events = message["sides"][0]["events"]
            if self.load.going.is_set() and events and message["sides"][0]["view"]["actor"] == seat:
                await self.act(seat, seq)

    async def act(self, seat: int, seq: int) -> None:
        load = self.load
        if load.pace:
            await asyncio.sleep(load.pace)
        if load.done >= load.moves:
            load.finished.set()
            return
        load.done += 1
        self.sent = (seq + 1, seat, time.perf_counter())
        body = {"type": "act", "key": f"k{seq + 1}", "seq": seq + 1, "act": ORDER[seq], "seat": seat}
        await self.sockets[seat].send(json.dumps(body))
        if seq == 25 and self.next is not None:
            self.next.go()


if __name__ == "__main__":
    port, matches, moves, *pace = sys.argv[1:]
    load = Load(int(port), int(matches), int(moves), float(pace[0]) / 1000 if pace else 0.0)
    print(json.dumps(uvloop.run(load.run())))
