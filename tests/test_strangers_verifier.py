"""docs/reference/verify.py: a verifier that a stranger wrote from the specification, without Parlour."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import parlour
from parlour.core.events import ChanceAnswer
from parlour.core.fairness import seed_from
from parlour.core.record import BeaconRound, Record

from .core.sealing import NONCES, header_of, played, sealed

ROOT = Path(__file__).parent.parent
FILE = ROOT / "docs/reference/verify.py"
ARCHIVE = sorted((ROOT / "tests/archive").glob("*.json"))
WAYS = [
    ("shut-the-box", {}),
    ("shut-the-box", {"flaps": 9, "dice": "one-when-six"}),
    ("chikugo", {}),
    ("chikugo", {"chips": "1,2,3,4,5,6,7,<=8,<=9,line,line,square"}),
    ("take-it", {"miss": "0"}),
    ("take-it", {"smart_calculators": True}),
    ("abaku", {}),
    ("abaku", {"referee": "challenge"}),
    ("abaku", {"first": "draw", "sets": 2}),
    ("abaku", {"mode": "solo"}),
    ("abaku", {"mode": "cover", "deal": "2026-11-17"}),
    ("abaku", {"mode": "magic", "level": "easy"}),
    ("kryds-bolle", {}),
    ("kryds-bolle", {"first": "lots"}),
]


def stranger() -> Any:
    spec = importlib.util.spec_from_file_location("strangers_verifier", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def check(record: Record, *written: str) -> tuple[str | None, int, int]:
    found: tuple[str | None, int, int] = stranger().check(json.loads(record.json()), written)
    return found


def test_it_is_short_and_imports_the_standard_library_alone() -> None:
    text = FILE.read_text("utf-8")
    code = [line for line in text.splitlines() if line.strip() and not line.strip().startswith("#")]
    assert len(code) < 120
    imported = {line.split()[1] for line in text.splitlines() if line.startswith(("import ", "from "))}
    assert imported <= set(sys.stdlib_module_names)


@pytest.mark.parametrize(("game", "options"), WAYS, ids=str)
def test_it_agrees_with_verify(game: str, options: dict[str, Any]) -> None:
    for number in range(3):
        nonces = NONCES[1:] if "mode" in options else NONCES
        record = sealed(game, number, nonces, **options)
        wrong, checked, thrown = check(record, record.header.seal, NONCES[1])
        assert wrong is None
        assert (checked, thrown) == (parlour.verify(record).outcomes, 0)


@pytest.mark.parametrize("file", ARCHIVE, ids=lambda file: file.stem)
def test_it_verifies_the_records_of_earlier_versions(file: Path) -> None:
    kept = json.loads(file.read_text("utf-8"))["record"]
    wrong, checked, thrown = stranger().check(kept)
    assert wrong is None
    chance = [event for event in kept["events"] if event["kind"] == "chance"]
    assert checked + thrown == len(chance)
    by_hand = [event for event in chance if event["act"].startswith("red")]
    assert thrown == (len(by_hand) if kept["header"]["options"].get("throw") == "hand" else 0)


@pytest.mark.parametrize("game", ["shut-the-box", "chikugo", "take-it", "abaku"])
def test_it_finds_a_false_outcome(game: str) -> None:
    record = sealed(game)
    chance = [event for event in record.events if isinstance(event, ChanceAnswer)]
    for event in (chance[0], chance[len(chance) // 2]):
        before = Record(header=record.header, events=record.events[: event.seq - 1], seed=record.seed)
        *_, state = before.states()
        other = next(str(a) for a, _ in state.odds() if str(a) != event.act)
        lied = replace(record, events=(*before.events, replace(event, act=other)))
        wrong, checked, _ = check(lied)
        assert wrong is not None
        assert f"event {event.seq} " in wrong
        assert parlour.verify(lied).outcomes == checked


def test_it_finds_what_an_operator_could_try() -> None:
    record = sealed("shut-the-box")
    seed = seed_from(1)
    header = record.header
    # a grinding operator: another nonce, and the commitment changed with it
    ground = played(header_of("shut-the-box", seed, (NONCES[0], "tried until it suited him well")), seed)
    assert check(ground)[0] is None
    assert "written down" in str(check(ground, header.seal)[0])
    # a nonce that nobody committed to
    shown = [player.commitment for player in header.players]
    cheap = header_of("shut-the-box", seed, (NONCES[0], "another nonce of seat 1"), committed=shown)
    assert "seat 1" in str(check(played(cheap, seed))[0])
    # a withheld reveal
    players = (header.players[0], replace(header.players[1], nonce=""))
    assert "seat 1" in str(check(replace(record, header=replace(header, players=players), events=()))[0])
    # a swapped seed
    assert "seed" in str(check(replace(record, seed=seed_from(5).hex()))[0])
    assert "seed" in str(check(replace(record, seed=None))[0])
    assert check(record, header.commitment, header.seal, *NONCES)[0] is None


def test_it_mixes_in_the_beacon() -> None:
    seed = seed_from(4)
    record = played(header_of("take-it", seed, beacon=BeaconRound("quicknet", 12, "0f" * 32)), seed)
    assert check(record, record.header.seal)[0] is None


@pytest.mark.slow
def test_it_is_a_program(tmp_path: Path) -> None:
    record = sealed("abaku")
    file = tmp_path / "record.json"
    file.write_bytes(record.json())
    for written, code in (([], 0), ([record.header.seal], 0), (["something else"], 1)):
        command = [sys.executable, "-I", str(FILE), str(file), *written]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, cwd=tmp_path)
        assert done.returncode == code, done.stdout + done.stderr
        assert ("outcomes follow" in done.stdout) == (code == 0)
