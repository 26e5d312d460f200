"""A process that has imported the server, and forks one whenever a line of JSON asks for it.

Most of a start is importing. A fork that is killed dies as any other process does, and the next one begins
with nothing but the database, so tests that kill servers hundreds of times start them here.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from typing import NoReturn


def main() -> None:
    import parlour.cli.serve
    import parlour.server.http.app
    import parlour.server.http.run
    import parlour.server.http.uvicorn_adapter  # noqa: F401

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # whoever dies leaves nothing behind
    for line in sys.stdin:
        asked = json.loads(line)
        pid = os.fork()
        if pid == 0:
            _serve(asked["environment"], asked["log"])
        print(pid, flush=True)


def _serve(environment: dict[str, str], log: str) -> NoReturn:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ.update(environment)
    for number, path, flags in (
        (0, os.devnull, os.O_RDONLY),
        (1, log, os.O_WRONLY | os.O_APPEND | os.O_CREAT),
    ):
        opened = os.open(path, flags, 0o600)
        os.dup2(opened, number)
        os.close(opened)
    os.dup2(1, 2)
    sys.argv = ["parlour", "serve"]
    from parlour.cli import main as parlour

    try:
        parlour()
    finally:
        os._exit(1)


if __name__ == "__main__":
    main()
