"""Records that earlier versions wrote stay readable for ever, and end as they did."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.core.match import Match

from .keep import WAYS, name

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.json"))
#: Chikugo's many throws by hand take long to simulate again; those of Take It are of the same box
SOON_PROVED = [file for file in FILES if not file.name.startswith("chikugo") or "hand" not in file.name]


def read(file: Path) -> tuple[dict[str, Any], parlour.Record]:
    kept = json.loads(file.read_text("utf-8"))
    return kept["ends"], parlour.Record.from_json(json.dumps(kept["record"]))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_old_record_ends_as_it_did(file: Path) -> None:
    ends, record = read(file)
    match = Match.of(record)
    assert match.result is not None
    assert len(match.events) == ends["events"]
    assert match.state.position == ends["position"]
    assert list(match.state.points) == ends["points"]
    assert list(match.result.places) == ends["places"]


@pytest.mark.parametrize("file", SOON_PROVED, ids=lambda file: file.stem)
def test_an_old_record_is_still_proved_fair(file: Path) -> None:
    _, record = read(file)
    assert parlour.verify(record).ok
    assert parlour.Record.from_text(record.text()) == record


def test_every_way_to_play_of_today_is_kept() -> None:
    missing = [
        file
        for game, ways in WAYS.items()
        for options in ways
        if not (HERE / (file := name(game, parlour.game(game).rules_version, options))).exists()
    ]
    assert missing == [], "python -m tests.archive.keep"
    assert {game.key for game in parlour.games()} >= set(WAYS)
