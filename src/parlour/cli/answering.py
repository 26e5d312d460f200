"""Waits for a server that this process starts, so that an address is only told when it answers."""

from __future__ import annotations

import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable

#: seconds; a server that has not answered by then has said why
_PATIENCE = 60
_AGAIN = 0.05


def when_it_answers(host: str, port: int, then: Callable[[], None]) -> None:
    """Call `then` from another thread as soon as the server at this port answers."""
    # a server that listens everywhere is asked on this machine
    asked = {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "::1"}.get(host, host)
    url = f"http://{f'[{asked}]' if ':' in asked else asked}:{port}/api/about"
    threading.Thread(target=_wait, args=(url, then), daemon=True).start()


def _wait(url: str, then: Callable[[], None]) -> None:
    # not through a proxy: it is this machine
    ask = urllib.request.build_opener(urllib.request.ProxyHandler({})).open
    ends = time.monotonic() + _PATIENCE
    while time.monotonic() < ends:
        try:
            ask(url, timeout=5).close()
        except urllib.error.HTTPError:
            pass  # it answers, if only to refuse
        except OSError:
            time.sleep(_AGAIN)
            continue
        then()
        return
