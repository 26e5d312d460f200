"""A process for robots, hints, reviews and puzzles: a line of JSON in, a line of JSON out.

A review also sends its steps so far, at most every quarter of a second, in lines that begin with `SO_FAR`.
"""

from __future__ import annotations

import logging
import os
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from parlour.core import kernels
from parlour.core.errors import ParlourError
from parlour.core.missing import missing_named
from parlour.table.thinking import Asked, answered

from .lines import SO_FAR

log = logging.getLogger("parlour.thinking")
#: held while a question is answered, or kernels are loaded
_THINKING = threading.Lock()
#: seconds between two looks for kernels that are compiled
_LOOK_AGAIN = 1.0


class Reply(Struct, frozen=True, kw_only=True):
    """The answer, or an error."""

    found: msgspec.Raw = msgspec.Raw(b"null")
    error: str | None = None
    #: the error's code, if it is one of Parlour's
    code: str | None = None


def main() -> None:
    """Answer questions until the server closes the pipe."""
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # a robot's output must not be taken for an answer
    read = msgspec.json.Decoder(Asked)
    kernels.hold_back()
    threading.Thread(target=_load_kernels, daemon=True).start()

    def so_far(found: Any) -> None:
        answers.write(SO_FAR + msgspec.json.encode(found) + b"\n")

    for line in sys.stdin.buffer:
        with _THINKING:
            answer = _reply(read, line, so_far)
        answers.write(msgspec.json.encode(answer) + b"\n")


def _reply(read: msgspec.json.Decoder[Asked], line: bytes, so_far: Callable[[Any], None]) -> Reply:
    try:
        with missing_named():
            return Reply(found=msgspec.Raw(msgspec.json.encode(answered(read.decode(line), so_far))))
    except ParlourError as error:
        return Reply(error=error.message, code=error.code)
    except Exception as error:
        return Reply(error=f"{type(error).__name__}: {error}")


def _load_kernels() -> None:
    """Load kernels between questions, as soon as they are compiled, so that nobody waits for that."""
    try:
        while kernels.mode() == "auto" and kernels.installed("numba"):
            for key in kernels.KERNELS:
                with _THINKING:
                    kernels.load(key)
            time.sleep(_LOOK_AGAIN)
    except Exception:
        log.exception("compiled kernels can't be loaded; answers stay on the pure way")


if __name__ == "__main__":
    main()
