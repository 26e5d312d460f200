"""A record named on the command line: a file, or - for standard input."""

from __future__ import annotations

import sys

from parlour.core.record import Record


def record_from(name: str) -> Record:
    """The record in that file."""
    return Record.load(sys.stdin if name == "-" else name)
