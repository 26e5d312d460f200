"""`parlour serve` from its first line to its log: what it says when it starts, when it cannot, and later."""

from __future__ import annotations

import json
import logging
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from parlour.cli import main
from parlour.server.base.logs import JsonLines, Lines
from parlour.server.http.addresses import own_addresses
from tests.server.client import Client
from tests.server.ports import free_port


@contextmanager
def started(folder: Path, *words: str, **environment: str) -> Iterator[tuple[str, Path]]:
    """A server in a process of its own: its first line, and the file with its log."""
    log = folder / "log"
    command = [sys.executable, "-m", "parlour", "serve", "--port", str(free_port()), *words]
    told = {**os.environ, "PARLOUR_DATABASE": f"sqlite:///{folder / 'x.db'}", "PARLOUR_ROBOT_WARM": "false"}
    with (
        log.open("wb") as errors,
        subprocess.Popen(
            command, env=told | environment, stdout=subprocess.PIPE, stderr=errors, text=True
        ) as server,
    ):
        try:
            assert server.stdout is not None
            yield server.stdout.readline(), log
        finally:
            server.terminate()
            server.wait(20)


def answering(address: str) -> None:
    port = int(address.rstrip("/").rpartition(":")[2])
    while True:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return


@pytest.mark.slow
def test_it_says_where_it_is_and_its_log_is_json_without_secrets(tmp_path: Path) -> None:
    asked = {"PARLOUR_LOG": "debug", "PARLOUR_LOG_FORM": "json"}
    with started(tmp_path, "--json", **asked) as (line, log):
        # an address that is told answers
        address = json.loads(line)["address"]
        anna = Client(address.rstrip("/"), "Annabella")
        password = {"login": "annabella", "password": "correct horse battery"}
        assert anna.post("/api/account", **password).status_code == 201
        assert anna.post("/api/login", **password | {"password": "wrong horse battery"}).status_code == 403
        token = anna.post("/api/me/tokens", name="robot").json()["token"]
        match = anna.create(seats=[{"kind": "me"}, {"kind": "robot", "robot": "random"}])["table"]["match"]
        with anna.at(match) as table:
            table.act("a1")
            table.say("resign")
            while table.table["status"] != "over":
                table.receive()
            seed = table.table["seed"]
        cookie = anna.http.cookies["parlour"]
        anna.http.close()
    lines = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    assert lines
    assert {"at", "level", "from", "message", "process"} == set(lines[0])
    text = log.read_text("utf-8").lower()
    for secret in ("horse", token, cookie, seed, "annabella", match):
        assert secret.lower() not in text


@pytest.mark.parametrize("port", ["0", "given"])
def test_it_says_where_it_is_when_it_is_there(tmp_path: Path, port: str) -> None:
    words = ["--json", *(["--port", "0"] if port == "0" else [])]
    with started(tmp_path, *words) as (line, _):
        address = json.loads(line)["address"].rstrip("/")
        assert httpx.get(f"{address}/api/about").status_code == 200


@pytest.mark.slow
def test_other_devices_are_given_an_address_that_they_can_open(tmp_path: Path) -> None:
    with started(tmp_path, "--json", "--host", "0.0.0.0") as (line, _):
        told = json.loads(line)
        assert told["address"].startswith("http://127.0.0.1:")
        assert len(told["addresses"]) >= len(own_addresses())
        for address in told["addresses"]:
            assert httpx.get(f"{address}/api/about").status_code == 200
        # the page on this machine puts the same addresses into links and QR codes
        assert httpx.get(f"{told['address']}api/network").json()["addresses"] == told["addresses"]


def test_people_are_told_in_their_language(tmp_path: Path) -> None:
    with started(tmp_path, "--lang", "de") as (line, _):
        assert line.startswith("Parlour läuft unter http://127.0.0.1:")


def test_a_second_server_on_one_database_is_refused(tmp_path: Path) -> None:
    with started(tmp_path, "--json") as (line, _):
        assert "address" in json.loads(line)
        second = subprocess.run(
            [sys.executable, "-m", "parlour", "serve", "--port", str(free_port())],
            env={**os.environ, "PARLOUR_DATABASE": f"sqlite:///{tmp_path / 'x.db'}"},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert second.returncode == 2
        assert second.stderr.startswith("parlour: another server runs on ")
        assert json.loads(line)["address"] in second.stderr
        assert len(second.stderr.splitlines()) == 1
    with started(tmp_path, "--json") as (line, _):
        assert "address" in json.loads(line), "once it has ended another may"


@pytest.mark.parametrize("taken", [True, False])
def test_where_nobody_can_listen_is_told_in_one_line(
    taken: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        host, port = ("127.0.0.1", other.getsockname()[1]) if taken else ("192.0.2.1", free_port())
        where = ["--host", host, "--port", str(port), "--database", f"sqlite:///{tmp_path / 'x.db'}"]
        assert main(["serve", *where]) == 2
        assert main(["--lang", "da", "serve", *where]) == 2
    english, danish = capsys.readouterr().err.strip().splitlines()
    assert english.startswith(f"parlour: can't listen on {host}:{port}: ")
    assert danish.startswith(f"parlour: Serveren kan ikke lytte på {host}:{port}: ")


@pytest.mark.parametrize(
    "words", [["serve", "--port", "0"], ["admin", "check"], ["admin", "invite"], ["admin", "league", "list"]]
)
def test_a_database_that_cannot_be_used_is_told_in_one_line(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    no_database = tmp_path / "letter.txt"
    no_database.write_text("Dear Anna, " * 100)
    nowhere = "postgresql://anna:secret@127.0.0.1:1/parlour"
    for url in (f"sqlite:///{no_database}", f"sqlite:///{tmp_path}", "mysql://x", nowhere):
        assert main([*words, "--database", url]) == 2
        told = capsys.readouterr().err
        assert told.startswith("parlour: the database cannot be used: ")
        assert len(told.splitlines()) == 1
        assert "secret" not in told


def test_a_wrong_setting_is_told_in_every_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PARLOUR_PORT", "ninety")
    assert main(["--lang", "pl", "serve"]) == 2
    assert capsys.readouterr().err.startswith("parlour: Jedno z ustawień serwera jest błędne: ")


def test_what_went_wrong_stands_in_the_log_with_where_it_happened() -> None:
    try:
        raise ValueError("odd")
    except ValueError:
        record = logging.LogRecord(
            "parlour.x", logging.ERROR, "", 1, "it is %s", ("so",), exc_info=sys.exc_info()
        )
    record.created = 0.12
    told = json.loads(JsonLines().format(record))
    assert told["at"] == "1970-01-01T00:00:00.120Z"
    assert (told["level"], told["from"], told["message"]) == ("error", "parlour.x", "it is so")
    assert told["error"].endswith("ValueError: odd")
    first, *where = Lines().format(record).splitlines()
    assert first == "1970-01-01T00:00:00.120Z error parlour.x: it is so"
    assert where[-1] == "ValueError: odd"
