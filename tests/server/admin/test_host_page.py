"""The host's commands as docs/how-to/host.md has them, one after the other on one database."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Callable
from pathlib import Path

import pytest

from parlour.cli import main
from tests.server.client import two_at_a_table
from tests.server.people.test_accounts import account

PAGE = Path(__file__).parents[3] / "docs" / "how-to" / "host.md"
#: the page closes the third
REPORTS = 3


def commands() -> list[list[str]]:
    """Every `parlour admin …` of the page's code blocks, as words."""
    blocks = re.findall(r"^```sh\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines() if line.startswith("parlour admin ")]
    return [shlex.split(line, comments=True)[1:] for line in lines]


def test_there_are_commands_on_the_page() -> None:
    verbs = {words[1] for words in commands()}
    assert verbs >= {
        "invite",
        "reset",
        "report",
        "ban",
        "name",
        "audit",
        "league",
        "backup",
        "check",
        "restore",
    }


@pytest.mark.slow
def test_the_commands_of_the_page_work(
    serve: Callable[..., str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    url = serve()
    for login in ("anna", "boris", "cora", "dora"):
        account(url, login)
    anna, _, match = two_at_a_table(url)
    for _ in range(REPORTS):
        assert anna.post("/api/reports", match=match, seat=1, reason="rude").status_code == 201
    database = f"sqlite:///{tmp_path / 'parlour.sqlite3'}"
    monkeypatch.setenv("PARLOUR_DATABASE", database)
    monkeypatch.chdir(tmp_path)
    league, made = "", list[str]()
    for words in commands():
        if words[1] == "restore":
            # the server of this test still runs on the other one
            monkeypatch.setenv("PARLOUR_DATABASE", f"sqlite:///{tmp_path / 'stopped.sqlite3'}")
        if words[1] == "rotate-keys":
            continue  # needs the cookie key of a stopped server; tests/server/store tries it by itself
        given = [league if word == "ID" else word for word in words]
        new = given[1:3] == ["league", "new"]
        made = given if new else made
        if given[1:3] == ["league", "start"]:
            for other in ("boris", "cora", "dora"):
                assert main(["admin", "league", "enter", league, other]) == 0
        if given[1:3] == ["league", "delete"]:
            # one whose season runs is refused: delete another
            assert main([*made, "--json"]) == 0
            given[3] = json.loads(capsys.readouterr().out)["league"]
        if given[1:3] == ["league", "next"]:
            continue  # once the season is over; test_leagues.py plays one
        assert main([*given, "--json"] if new else given) == 0, (given, capsys.readouterr().err)
        told = capsys.readouterr().out
        assert told.strip(), given
        league = league or (json.loads(told)["league"] if new else "")
