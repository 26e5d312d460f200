"""A random beacon's rounds from a file, as drand publishes them: one JSON object per line.

    {"round": 4711, "randomness": "8f1c…"}

Parlour never fetches them: whoever runs the server, or verifies a record, keeps the file up to date.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import msgspec
from msgspec import Struct

from .errors import BadOption

_RANDOMNESS = re.compile("[0-9a-f]{64}")


class PublishedRound(Struct, frozen=True):
    """One line of the file; other fields, such as the signature, are ignored."""

    round: int
    randomness: str


def rounds_in(file: str | os.PathLike[str]) -> dict[int, str]:
    """The value of every round in the file; a last line that is still being written is left out."""
    text = Path(file).read_bytes()
    rounds: dict[int, str] = {}
    lines = text.split(b"\n")
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            found = msgspec.json.decode(line, type=PublishedRound)
        except msgspec.MsgspecError:
            if number == len(lines):
                break
            raise _bad(file, number) from None
        if found.round < 1 or not _RANDOMNESS.fullmatch(found.randomness):
            raise _bad(file, number)
        rounds[found.round] = found.randomness
    return rounds


def _bad(file: str | os.PathLike[str], line: int) -> BadOption:
    return BadOption(
        f'{os.fspath(file)}, line {line}: a beacon\'s file has lines like {{"round": 1, "randomness": '
        '"64 hex digits"}',
        code="bad-beacon-file",
        line=line,
    )
