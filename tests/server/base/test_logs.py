"""The log: one line an event, and nothing of what people wrote."""

from __future__ import annotations

import json
import logging
import sys
from pathlib import Path

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from parlour.server.base.logs import Discreet, JsonLines, Lines
from parlour.server.base.settings import Settings
from parlour.server.store.database import open_engine, upgrade
from parlour.server.store.schema import people


def record(message: str, level: int = logging.WARNING, name: str = "parlour.x") -> logging.LogRecord:
    return logging.LogRecord(name, level, "", 1, message, (), exc_info=None)


def test_a_message_is_one_line_without_escapes() -> None:
    line = Lines().format(record("odd \x1b[2J\r\n2026-01-01 forged line\x9b"))
    assert len(line.splitlines()) == 1
    assert "\x1b" not in line
    assert "\\x1b[2J\\x0d\\x0a2026" in line
    assert json.loads(JsonLines().format(record("a\nb")))["message"] == "a\nb"


@pytest.mark.parametrize("form", [Lines, JsonLines])
def test_what_was_to_be_written_is_not_in_the_log(form: type[logging.Formatter], tmp_path: Path) -> None:
    engine = open_engine(Settings(database=f"sqlite:///{tmp_path / 'd.sqlite3'}"))
    upgrade(engine)
    row = {"id": "x", "name": "a-secret-name", "kind": "guest", "created": 1}
    try:
        with engine.execution_options(writes=True).connect() as connection, connection.begin():
            connection.execute(insert(people), [row, row])
    except IntegrityError:
        failed = logging.LogRecord("parlour.x", logging.ERROR, "", 1, "failed", (), exc_info=sys.exc_info())
    engine.dispose()
    line = form().format(failed)
    assert "UNIQUE constraint failed" in line
    assert "a-secret-name" not in line


def test_details_of_postgresql_are_left_out() -> None:
    login = "anna"
    try:
        raise ValueError(f"duplicate key\nDETAIL:  Key (login)=({login}) already exists.")
    except ValueError:
        failed = logging.LogRecord("parlour.x", logging.ERROR, "", 1, "failed", (), exc_info=sys.exc_info())
    line = Lines().format(failed)
    assert "duplicate key" in line
    assert login not in line


def test_warnings_that_anybody_can_cause_pass_seldom() -> None:
    discreet = Discreet()
    bad = "Invalid HTTP request received."
    assert [discreet.filter(record(bad, name="uvicorn.error")) for _ in range(3)] == [True, False, False]
    assert discreet.filter(record("another", name="uvicorn.error"))
    assert all(discreet.filter(record("ours")) for _ in range(3))
