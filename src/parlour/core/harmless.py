"""Text from others, made harmless for a terminal: no escape sequences, nothing that reverses the line."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TextIO

#: control characters, and those that change the direction of text
_CONTROLS = {*range(0x20), *range(0x7F, 0xA0), 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)}
_NAME = dict.fromkeys((*_CONTROLS, 0x2028, 0x2029), "\N{REPLACEMENT CHARACTER}")
_OUTPUT = {sign: shown for sign, shown in _NAME.items() if chr(sign) not in "\t\n\r"}


def harmless(name: str) -> str:
    """A name on one line, with each control character replaced."""
    return name.translate(_NAME)


class HarmlessOutput:
    """A text stream that passes everything on, but for control characters other than tabs and line ends."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        self._stream.write(text.translate(_OUTPUT))
        return len(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


@contextmanager
def harmless_output() -> Iterator[None]:
    """While this runs, nothing that is printed can give orders to the terminal."""
    before = sys.stdout, sys.stderr
    out, errors = HarmlessOutput(sys.stdout), HarmlessOutput(sys.stderr)
    sys.stdout, sys.stderr = out, errors
    try:
        yield
    finally:
        sys.stdout, sys.stderr = before
