"""A match on a server, played from two terminals."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.core.errors import ParlourError
from parlour.terminal.remote import Remote
from parlour.terminal.remote_table import RemoteTable

from .conftest import guest


def made(remote: Remote, game: str = "kryds-bolle", **options: object) -> str:
    order = {"first": "seat"} if game == "kryds-bolle" else {}
    look = remote.post("/api/matches", {"game": game, "options": {**order, **options}})
    return str(look["table"]["match"])


def test_two_terminals_play_to_the_end(url: str, tmp_path: Path) -> None:
    anna = guest(url, "Anna")
    match = made(anna)
    first = RemoteTable(anna, match)
    begun = first.running
    assert not begun
    second = RemoteTable(guest(url, "Bo"), match)
    first.advance()
    assert first.running
    assert (first.people, second.people) == ((0,), (1,))
    while first.places is None:
        table = first if first.actor == 0 else second
        seat = table.people[0]
        table.act(seat, table.view(seat)["legal"][0])
        other = second if table is first else first
        other.advance()
    assert first.places == second.places
    assert list(first.names) == ["Anna", "Bo"]
    told, lines = first.told(0, 0)
    assert (told, len(lines)) == (27, 27)
    assert first.write(str(tmp_path / "match.json"))


def test_a_refusal_is_told_and_changes_nothing(url: str) -> None:
    anna = guest(url, "Anna")
    match = made(anna)
    table = RemoteTable(anna, match)
    RemoteTable(guest(url, "Bo"), match)
    table.advance()
    with pytest.raises(ParlourError):
        table.act(0, "z9")
    with pytest.raises(ParlourError):
        table.act(1, "a1")
    assert table.view(0)["cube"].count(".") == 27


def test_a_terminal_sees_its_own_rack_alone(url: str) -> None:
    anna = guest(url, "Anna")
    match = made(anna, "abaku")
    table = RemoteTable(anna, match)
    RemoteTable(guest(url, "Bo"), match)
    table.advance()
    while isinstance(table.actor, str):
        table.advance()
    assert table.view(0)["racks"][1] is None
    assert table.view(1) == table.view(0)


def test_a_wrong_address_is_told() -> None:
    with pytest.raises(ParlourError):
        Remote("localhost")
    with pytest.raises(ParlourError):
        Remote("http://127.0.0.1:9").get("/api/health")
