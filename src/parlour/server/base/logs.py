"""What the server logs: a line an event, for people or (JSON) for programs that gather logs.

What is logged names games, robots and errors, never people, passwords, tokens or seeds.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Any

import msgspec

from .settings import Settings


class Discreet(logging.Filter):
    """Keeps out what uvicorn tells of single connections: headers hold cookies, addresses private matches."""

    def filter(self, record: logging.LogRecord) -> bool:
        if not record.name.startswith("uvicorn") or record.levelno >= logging.WARNING:
            return True
        return record.levelno == logging.INFO and not str(record.msg).startswith(("%s - ", "connection "))


class Lines(logging.Formatter):
    """`2026-11-16T05:21:14.120Z warning parlour.bus: the bus is silent`"""

    def format(self, record: logging.LogRecord) -> str:
        told = f"{_at(record)} {record.levelname.lower()} {record.name}: {record.getMessage()}"
        return f"{told}\n{self.formatException(record.exc_info)}" if record.exc_info else told


class JsonLines(logging.Formatter):
    """`{"at": "…", "level": "warning", "from": "parlour.bus", "message": "…", "process": 17}`"""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": _at(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            "process": record.process,
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


def config(settings: Settings) -> dict[str, Any]:
    """How logging is set up, as `logging.config.dictConfig` takes it."""
    form = JsonLines if settings.log_form == "json" else Lines
    logger = {"handlers": ["console"], "level": settings.log.upper(), "propagate": False}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"console": {"()": form}},
        "filters": {"discreet": {"()": Discreet}},
        "handlers": {
            "console": {"class": "logging.StreamHandler", "formatter": "console", "filters": ["discreet"]}
        },
        "loggers": {"parlour": logger, "uvicorn": logger},
    }


def _at(record: logging.LogRecord) -> str:
    at = datetime.fromtimestamp(record.created, UTC)
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")
