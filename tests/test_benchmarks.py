"""The page about performance is written from results, and every benchmark is on the list."""

from pathlib import Path
from typing import Any

import pytest

from benchmarks import all as everything
from benchmarks.rounds import paired

ROOT = Path(__file__).parent.parent


def test_every_benchmark_is_on_the_list_and_takes_a_file() -> None:
    words = [word.removesuffix(".py") for command in everything.BENCHMARKS.values() for word in command]
    listed = {word.replace("/", ".").rpartition(".")[2] for word in words}
    files = (ROOT / "benchmarks").rglob("*.py")
    scripts = [path for path in files if '__name__ == "__main__"' in path.read_text("utf-8")]
    # the list itself, and the parts of the server's run
    parts = {"all", "parlour_load", "idle", "start", "workers"}
    assert {path.stem for path in scripts} - parts <= listed
    for path in scripts:
        if path.stem not in parts:
            assert '"--json", ' in path.read_text("utf-8")


def test_a_page_is_written_from_results() -> None:
    result: dict[str, Any] = {
        "title": "Some game",
        "versions": {"python": "3.11", "other": "2.0"},
        "rows": [
            {
                "name": "moves",
                "ours": 130_000.4,
                "theirs": 14_000,
                "ratio": 9.31,
                "spread": [8.0, 11.2],
                "wanted": 5,
            },
            {"name": "wait", "ours": 0.1234, "theirs": None, "ratio": None, "spread": [0.1, 0.2]},
        ],
        "notes": ["both checked"],
        "measured": {"when": "2026-01-02", "commit": "abc", "machine": "a box"},
    }
    page = everything.written([result])
    assert "## Some game" in page
    assert "| moves | 130,000 | 14,000 | **9.31 ×** (8 … 11.2) | ≥ 5 × |" in page
    assert "| wait | 0.123 |  | (0.1 … 0.2) |  |" in page
    assert "- both checked" in page
    assert "python 3.11, other 2.0. a box; 2026-01-02, commit abc." in page


def test_pairs_are_compared_round_by_round() -> None:
    ours, theirs = iter([10.0, 30.0, 20.0]), iter([5.0, 10.0, 5.0])
    row = paired("x", lambda: next(ours), lambda: next(theirs), 3)
    assert (row["ours"], row["theirs"], row["ratio"], row["spread"]) == (20, 5, 3, [2, 4])


def test_an_unknown_benchmark_is_refused() -> None:
    with pytest.raises(SystemExit):
        everything.main(["nonsense"])
