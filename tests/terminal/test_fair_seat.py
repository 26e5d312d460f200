"""Fair chance from a terminal and for robots: they commit, reveal, and check the record at the end."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.terminal.fair_seat import FairSeat
from parlour.terminal.remote import Remote
from parlour.terminal.remote_table import RemoteTable

from .conftest import guest


def begun(url: str) -> tuple[Remote, RemoteTable, RemoteTable]:
    anna = guest(url, "Anna")
    match = anna.post("/api/matches", {"game": "shut-the-box", "fair": True})["table"]["match"]
    first = RemoteTable(anna, match)
    second = RemoteTable(guest(url, "Bo"), match)
    while not first.running:
        first.advance()
    while not second.running:
        second.advance()
    return anna, first, second


def test_two_terminals_seal_reveal_and_check(url: str) -> None:
    _, first, second = begun(url)
    second.resign(1)
    first.catch_up()
    for table in (first, second):
        proof = table.proof()
        assert proof is not None
        assert proof.startswith("Chance checked")
    for table in (first, second):
        table.close()


def test_a_record_that_was_exchanged_is_told(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, first, second = begun(url)
    second.resign(1)
    first.catch_up()
    true = anna.get

    def lying(path: str) -> Any:
        answer = true(path)
        if path.endswith("/record"):
            answer["header"]["players"][1]["commitment"] = "ab" * 32
        return answer

    monkeypatch.setattr(anna, "get", lying)
    assert "doesn’t check out" in str(first.proof())
    for table in (first, second):
        table.close()


def test_a_reveal_that_never_comes_is_told(url: str) -> None:
    anna, bo = guest(url, "Anna"), guest(url, "Bo")
    match = anna.post("/api/matches", {"game": "take-it", "fair": True})["table"]["match"]
    path = f"/api/matches/{match}"
    table = RemoteTable(anna, match)
    bo.post(f"{path}/join", {"commitment": FairSeat(bo, match).commitment})
    table.catch_up()
    bo.post(f"{path}/leave", {"key": "l"})
    table.catch_up()
    assert table.places == ()
    assert "without a result" in str(table.proof())
    table.close()
