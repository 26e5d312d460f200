"""The line mode on a server, and of records: what screen readers and scripts use works everywhere."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import parlour
from parlour.terminal.plain import PlainTable
from parlour.terminal.remote_table import RemoteTable

from .conftest import guest


def played(*words: str, typed: str) -> str:
    command = [sys.executable, "-m", "parlour", "play", *words]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_a_match_with_a_robot_on_a_server_in_lines(url: str) -> None:
    first = ("--first", "seat")  # no chance, so nothing is sealed
    words = ("kryds-bolle", *first, "--server", url, "--names", "Anna", "--robots", "1=random", "--plain")
    seen = played(*words, typed="z9\nmoves\nb2\nundo\nresign\n")
    assert "Anna: b2" in seen
    assert "bottom of the middle bar" in seen, "what `moves` tells"
    assert "That doesn’t work: " in seen
    assert seen.splitlines()[-1] == "The game is over. Random robot won."


def test_a_script_talks_json_with_a_server(url: str) -> None:
    words = (
        "kryds-bolle",
        "--first",
        "seat",
        "--server",
        url,
        "--names",
        "Anna",
        "--robots",
        "1=random",
        "--json",
    )
    lines = [json.loads(line) for line in played(*words, typed="b2\nresign\n").splitlines()]
    kinds = [line["kind"] for line in lines]
    assert kinds[0] == "turn"
    assert kinds[-1] == "result"
    assert {"kind": "event", "event": lines[1]["event"]} == lines[1]
    assert lines[1]["event"]["act"] == "b2"
    assert lines[-1]["places"] == [1, 0]


def test_offers_are_answered_in_lines(url: str) -> None:
    """Bo moves, thinks again and asks to take it back; Anna, whose turn it is not then, is asked."""
    bo = guest(url, "Bo")
    match = bo.post("/api/matches", {"game": "kryds-bolle", "options": {"first": "seat"}})["table"]["match"]
    command = [sys.executable, "-m", "parlour", "play", "--server", url, "--match", match, "--plain"]
    with subprocess.Popen(
        [*command, "--names", "Anna", "--lang", "de"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as anna:
        assert anna.stdin is not None
        table = RemoteTable(bo, match)
        while not table.running:
            table.advance()
        bo.post(f"/api/matches/{match}/offer", {"key": "o", "what": "draw"})
        anna.stdin.write("ja\n")
        anna.stdin.flush()
        for _ in range(100):
            over = bo.get(f"/api/matches/{match}")["table"]
            if over["status"] == "over":
                break
            time.sleep(0.1)
        told, _ = anna.communicate(timeout=30)
    assert over["result"] == {"places": [0, 0], "reason": "draw", "by": 0}
    assert "Antworte mit ja oder nein." in told


def test_what_others_do_during_ones_own_turn_is_told_before_one_acts(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """What Anna types was meant for how the match stood before: nothing is played, and she is asked again."""
    anna, bo = guest(url, "Anna"), guest(url, "Bo")
    match = anna.post("/api/matches", {"game": "kryds-bolle", "options": {"first": "seat"}})["table"]["match"]
    bo.post(f"/api/matches/{match}/join", {})
    table = RemoteTable(anna, match)

    def typed() -> Iterator[str]:
        bo.post(f"/api/matches/{match}/offer", {"key": "o", "what": "draw"})
        yield "b2"
        yield "moves"
        yield "no"
        bo.post(f"/api/matches/{match}/resign", {"key": "r"})
        yield "b2"

    lines = typed()
    terminal = PlainTable(table)
    terminal.ask = lambda _: next(lines)
    assert terminal.play() == 0
    told = capsys.readouterr().out
    words = ("Bo offers a draw.", "Type yes or no to answer.", "a1: a1.1", "The game is over. Anna won.")
    assert sorted(words, key=told.index) == list(words)
    assert table.view(0)["cube"].count(".") == 27


def test_a_terminal_gives_no_hints_where_the_match_has_none(url: str) -> None:
    anna = guest(url, "Anna")
    for wish, hints in (({"hints": False}, False), ({"hints": True}, True), ({}, False)):
        match = anna.post("/api/matches", {"game": "kryds-bolle", "options": {"first": "seat"}, **wish})[
            "table"
        ]["match"]
        assert RemoteTable(anna, match).hints is hints


def test_a_record_is_replayed_in_lines(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    record = parlour.play("kryds-bolle", seed=1)
    record.dump(file)
    told = played("--replay", str(file), typed="")
    assert [line.split()[0] for line in told.splitlines()[2:29]] == [str(e.seq) for e in record.events]
    assert json.loads(played("--replay", str(file), "--json", typed=""))["places"]
