"""A robot's process: it is a process of its own, is sent its seat's view alone, and may be killed."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.bots import BOTS
from parlour.core.events import Act
from parlour.core.match import Match
from parlour.server.workers.robots import Robots
from tests.server.client import Client
from tests.server.match.test_secrets import encodings


class Pipe:
    """Everything that was written to robots' processes, and who they were."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []
        self.told: list[bytes] = []
        self.processes: set[int] = set()

    def watch(self, process: Any) -> None:
        self.processes.add(process.pid)
        for what in ("cmdline", "environ"):
            self.told.append(Path(f"/proc/{process.pid}/{what}").read_bytes())
        write = process.stdin.write

        def kept(data: bytes) -> None:
            self.lines.append(data)
            write(data)

        process.stdin.write = kept


@pytest.fixture
def pipe(monkeypatch: pytest.MonkeyPatch) -> Pipe:
    """Watches the robots' pipes of all servers that are started in this process from now on."""
    pipe, start = Pipe(), Robots._new_process

    async def watched(robots: Robots) -> Any:
        process = await start(robots)
        pipe.watch(process)
        return process

    monkeypatch.setattr(Robots, "_new_process", watched)
    return pipe


def ended(url: str, game: str, seats: int) -> parlour.Record:
    """A match of random robots alone, played by a server to its end."""
    anna = Client(url)
    robots = [{"kind": "robot", "robot": "random"}] * seats
    match = anna.create(game, seats=robots)["table"]["match"]
    with anna.at(match) as table:
        while table.table["status"] != "over":
            table.receive(timeout=60)
    return parlour.Record.from_json(anna.get(f"/api/matches/{match}/record").content)


def texts(value: Any) -> Iterator[str]:
    """Every text in a JSON value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from texts(part)
    elif isinstance(value, list):
        for part in value:
            yield from texts(part)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("abaku", 2),
        ("abaku", 3),
        *((key, 2) for key in ("shut-the-box", "chikugo", "take-it", "kryds-bolle")),
    ],
)
def test_no_byte_sent_to_a_robot_tells_what_its_seat_may_not_know(
    serve: Callable[..., str], pipe: Pipe, game: str, seats: int
) -> None:
    record = ended(serve(), game, seats)
    assert pipe.processes
    assert os.getpid() not in pipe.processes
    assert record.seed is not None
    seed = bytes.fromhex(record.seed)
    for data in (*pipe.lines, *pipe.told):
        for form in encodings(seed):
            assert form.encode() not in data
        assert seed not in data
    asked = []
    match = Match(record.header)
    for event in record.events:
        if isinstance(event, Act):
            asked.append((event.by, match.state))
        match.add(event)
    assert len(pipe.lines) == len(asked)
    for line, (seat, state) in zip(pipe.lines, asked, strict=True):
        question = json.loads(line)
        assert question["type"] == "choose"
        assert set(question) == {"type", "robot", "game", "options", "seat", "view", "seconds"}
        assert question["seat"] == seat
        # the view is built from nothing for this seat; besides it nothing differs from match to match
        assert question["view"] == state.view(seat)
        if game == "abaku":
            no_tile_of_others(line, question, state, seat)


def no_tile_of_others(line: bytes, question: Any, state: Any, seat: int) -> None:
    """Neither the bag nor another's rack is anywhere in the bytes as a text or list of its own.

    What is unseen as a whole, bag and racks together, a seat may know. Once the bag is empty, that is the
    one other rack: whoever counts tiles knows it.
    """
    if not state.bag and len(state.racks) == 2:
        return
    said = set(texts(question))
    if len(state.bag) > 5:
        assert state.bag not in said
    for other, rack in enumerate(state.racks):
        # a few tiles, or noughts alone, may stand there for something else
        if other == seat or len(rack) < 4 or set(rack) == {"0"}:
            continue
        if rack in (state.racks[seat], *state.known):
            continue
        assert rack not in said
        assert json.dumps(list(rack)).encode() not in line
        assert ",".join(rack).encode() not in line


def install(folder: Path, robot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the folder's slow_robot:Slow known under this name, as an installed package would."""
    info = folder / "slow_robot-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: slow_robot\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[parlour.bots]\n{robot} = slow_robot:Slow\n")
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("PYTHONPATH", str(folder))
    monkeypatch.setattr(BOTS, "_paths", None)


@pytest.mark.slow
def test_a_killed_robot_thinks_again_and_the_match_goes_on(
    serve: Callable[..., str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Its process is killed in the middle of thinking: the same robot answers from another process."""
    thinking = tmp_path / "thinking"
    (tmp_path / "slow_robot.py").write_text(
        "import os, time\n"
        "from parlour.core.bot import Bot\n"
        "from parlour.core.registry import GAMES\n"
        "class Slow(Bot):\n"
        "    name, thinks = 'slow', 'Takes its time, then the last bar.'\n"
        "    def choose(self, view, budget, rng):\n"
        f"        first = not os.path.exists({str(thinking)!r})\n"
        f"        with open({str(thinking)!r}, 'a') as file: file.write(f'{{os.getpid()}}\\n')\n"
        "        if first: time.sleep(60)\n"
        "        return GAMES.get(view['game']).action(view['legal'][-1])\n"
    )
    install(tmp_path, "slow", monkeypatch)
    anna = Client(serve(robot_patience=50))
    match = anna.create(seats=[{"kind": "me"}, {"kind": "robot", "robot": "slow"}])["table"]["match"]
    with anna.at(match) as table:
        table.act("a1")
        while not (thinking.exists() and thinking.read_text().endswith("\n")):
            time.sleep(0.05)
        os.kill(int(thinking.read_text()), signal.SIGKILL)
        while len(table.events) < 2:
            table.receive(timeout=60)
        table.until_turn(0)
        assert [(event["by"], event["act"]) for event in table.events] == [(0, "a1"), (1, "c3")]
        table.act("b2")
        while len(table.events) < 4:
            table.receive(timeout=60)
        assert (table.events[-1]["by"], table.events[-1]["act"]) == (1, "c3")
    first, second, third = thinking.read_text().split()
    assert first != second == third
    monkeypatch.undo()
    BOTS._paths = None
