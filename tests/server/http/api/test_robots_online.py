"""Robots over the wire: with curl alone as the docs show, and with `parlour bot run`."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import parlour
from tests.server.client import Client
from tests.server.conftest import serving
from tests.server.ports import free_port

DOC = Path(__file__).parents[4] / "docs" / "how-to" / "robot-online.md"


def block(kind: str, mark: str) -> str:
    """The documentation's example that begins with this line."""
    for found in re.findall(rf"```{kind}\n(.*?)```", DOC.read_text("utf-8"), re.S):
        if found.startswith(mark):
            return str(found)
    raise AssertionError(f"no example {mark}")


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("curl") is None, reason="needs curl")
def test_two_curl_robots_play_a_match_as_the_docs_show(url: str, tmp_path: Path) -> None:
    script = tmp_path / "two-robots.sh"
    script.write_text(block("sh", "# two-robots.sh"))
    played = subprocess.run(
        ["sh", str(script), url],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
        env=os.environ | {"TMPDIR": str(tmp_path)},
    )
    record = parlour.Record.from_text(played.stdout)
    # lots for who begins, and 27 balls
    assert len(record.events) == 28
    assert parlour.verify(record).ok


def test_the_example_robot_wins_against_random(url: str, tmp_path: Path) -> None:
    bot = tmp_path / "my_bot.py"
    bot.write_text(block("python", "# my_bot.py"))
    assert len([line for line in bot.read_text().splitlines() if line.strip()]) <= 20
    anna = Client(url, "Programmer")
    token = anna.post("/api/me/tokens", name="robot").json()["token"]
    matches = []
    for seat in (0, 1, 0, 1):
        seats = [{"kind": "robot", "robot": "random"}] * 2
        seats[seat] = {"kind": "me"}
        matches.append(anna.create(seats=seats)["table"]["match"])
    words = [word for match in matches for word in ("--match", match)]
    done = subprocess.run(
        [sys.executable, "-m", "parlour", "bot", "run", str(bot), "--server", url, "--token", token, *words],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    lead = 0
    for match, seat in zip(matches, (0, 1, 0, 1), strict=True):
        look = anna.get(f"/api/matches/{match}").json()
        assert look["table"]["result"]["reason"] == "played"
        points = look["sides"][0]["view"]["points"]
        lead += points[seat] - points[1 - seat]
    assert lead > 0


@pytest.mark.parametrize(
    "words",
    [
        ["nobody.py"],
        ["no-such-robot"],
        ["random", "--match", "0" * 32],
    ],
)
def test_what_cannot_run_is_told_in_one_line(url: str, words: list[str]) -> None:
    command = [sys.executable, "-m", "parlour", "bot", "run", words[0], "--server", url, "--token", "x"]
    done = subprocess.run([*command, *words[1:]], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1


@pytest.mark.slow
def test_a_robot_outlives_its_server(tmp_path: Path) -> None:
    """The server is stopped in the middle of a match and started again; the robot plays on to the end."""
    port = free_port()
    settings = {"port": port, "robot_seconds": 0.05}
    with serving(tmp_path, **settings) as url:
        anna = Client(url, "Programmer")
        token = anna.post("/api/me/tokens", name="robot").json()["token"]
        match = anna.create(seats=[{"kind": "me"}, {"kind": "open"}])["table"]["match"]
        command = ["bot", "run", "random", "--server", url, "--token", token, "--match", match, "--json"]
        robot = subprocess.Popen(
            [sys.executable, "-m", "parlour", *command], stdout=subprocess.PIPE, text=True
        )
        assert robot.stdout is not None
        bo = Client(url, "Bo")
        bo.join(match)
        assert '"act"' in robot.stdout.readline()
    with serving(tmp_path, **settings) as url, robot:
        with bo.at(match) as table:
            while table.table["status"] != "over":
                table.until_turn(1)
                if table.view["actor"] == 1:
                    table.act(table.view["legal"][0])
        told, _ = robot.communicate(timeout=60)
        assert robot.returncode == 0
        assert '"over"' in told.splitlines()[-1]


@pytest.mark.slow
def test_a_robot_seals_its_nonce_and_checks_the_match(url: str) -> None:
    anna, bo = Client(url, "Programmer"), Client(url, "Bo")
    token = anna.post("/api/me/tokens", name="robot").json()["token"]
    command = ["bot", "run", "random", "--server", url, "--token", token, "--host", "shut-the-box", "--json"]
    with subprocess.Popen(
        [sys.executable, "-m", "parlour", *command], stdout=subprocess.PIPE, text=True
    ) as robot:
        assert robot.stdout is not None
        match = json.loads(robot.stdout.readline())["match"]
        bo.join(match)
        with bo.at(match) as table:
            while table.table["status"] == "open":
                table.receive()
        assert bo.post(f"/api/matches/{match}/resign", key="r").status_code == 200
        told, _ = robot.communicate(timeout=60)
    last = json.loads(told.splitlines()[-1])
    assert last["what"] == "fair"
    record = parlour.Record.from_json(bo.get(f"/api/matches/{match}/record").content)
    assert parlour.verify(record, commitments=[last["seal"]], nonces=[last["nonce"]]).ok
