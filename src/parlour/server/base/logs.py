"""Log formats: one line per event, as plain text or as JSON for log collectors.

Log lines name games, robots and errors, never people, passwords, tokens or seeds.
"""

from __future__ import annotations

import logging
import time
from datetime import UTC, datetime
from typing import Any

import msgspec

from .settings import Settings

#: seconds between two log lines of one kind that an attacker can cause at will
_SELDOM = 60.0


class Seldom:
    """Logs a kind of event once, then at most once a minute, with the number left out since."""

    def __init__(self, log: logging.Logger) -> None:
        self._log = log
        self._last: dict[str, float] = {}
        self._left_out: dict[str, int] = {}

    def warning(self, kind: str, message: str, *values: object) -> None:
        now = time.monotonic()
        if now - self._last.get(kind, -_SELDOM) < _SELDOM:
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return
        self._last[kind] = now
        missed = self._left_out.pop(kind, 0)
        self._log.warning(message + (f" ({missed} more since the last line)" if missed else ""), *values)


class Discreet(logging.Filter):
    """Drops uvicorn's lines about single connections: headers hold cookies, URLs hold private matches.

    Its warnings about bad requests pass once a minute.
    """

    def __init__(self) -> None:
        super().__init__()
        self._last: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name.startswith("uvicorn") and record.levelno == logging.WARNING:
            now, said = time.monotonic(), str(record.msg)
            if now - self._last.get(said, -_SELDOM) < _SELDOM:
                return False
            self._last[said] = now
            return True
        if not record.name.startswith("uvicorn") or record.levelno >= logging.WARNING:
            return True
        return record.levelno == logging.INFO and not str(record.msg).startswith(("%s - ", "connection "))


#: a log line is one line, and gives no orders to the terminal that shows it
_ESCAPED = {sign: f"\\x{sign:02x}" for sign in (*range(0x20), *range(0x7F, 0xA0))}


class Lines(logging.Formatter):
    """`2026-11-16T05:21:14.120Z warning parlour.bus: the bus is silent`"""

    def format(self, record: logging.LogRecord) -> str:
        message = record.getMessage().translate(_ESCAPED)
        line = f"{_at(record)} {record.levelname.lower()} {record.name}: {message}"
        return f"{line}\n{_trace(self, record)}" if record.exc_info else line


class JsonLines(logging.Formatter):
    """`{"at": "…", "level": "warning", "from": "parlour.bus", "message": "…", "process": 17}`"""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": _at(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            "process": record.process,
        }
        if record.exc_info:
            line["error"] = _trace(self, record)
        return msgspec.json.encode(line).decode()


def _trace(formatter: logging.Formatter, record: logging.LogRecord) -> str:
    """The traceback without PostgreSQL's details, which quote the values that were written."""
    assert record.exc_info
    lines = formatter.formatException(record.exc_info).splitlines()
    return "\n".join(line for line in lines if not line.startswith("DETAIL:"))


def config(settings: Settings) -> dict[str, Any]:
    """The logging configuration, for `logging.config.dictConfig`."""
    form = JsonLines if settings.log_form == "json" else Lines
    logger = {"handlers": ["stderr"], "level": settings.log.upper(), "propagate": False}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"stderr": {"()": form}},
        "filters": {"discreet": {"()": Discreet}},
        "handlers": {
            "stderr": {"class": "logging.StreamHandler", "formatter": "stderr", "filters": ["discreet"]}
        },
        "loggers": {"parlour": logger, "uvicorn": logger},
    }


def _at(record: logging.LogRecord) -> str:
    at = datetime.fromtimestamp(record.created, UTC)
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")
