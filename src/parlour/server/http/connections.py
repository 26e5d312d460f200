"""Limits on connections before anybody is known: how many, and how long and large a request's head may be."""

from __future__ import annotations

import logging
import sys
from collections import Counter

from parlour.server.base.limits import network_of
from parlour.server.base.logs import Seldom
from parlour.server.base.settings import Settings

log = logging.getLogger("parlour.server")
#: the key of a server's `Connections` in the ASGI lifespan state
CONNECTIONS = "parlour.connections"
#: open files that are not connections: database, logs, processes
_OTHER_FILES = 200
#: connections on a system that allows hardly any files
_FEWEST = 50


class Connections:
    """Counts open connections, in all and by address. Each limit is logged at most once a minute."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.open = 0
        self._of: Counter[str] = Counter()
        self._most = min(settings.connections, max(_FEWEST, _files() - _OTHER_FILES))
        self._seldom = Seldom(log)

    def enter(self, address: str) -> bool:
        """Count a new connection; False if there are too many. A trusted proxy speaks for many people."""
        if self.open >= self._most:
            self.exceeded("connections")
            return False
        of_address = self._of[network_of(address)]
        if of_address >= self.settings.connections_per_address and not self.settings.is_proxy(address):
            self.exceeded("connections_per_address")
            return False
        self.open += 1
        self._of[network_of(address)] += 1
        return True

    def leave(self, address: str) -> None:
        """A counted connection was closed."""
        self.open -= 1
        self._of[network_of(address)] -= 1
        if not self._of[network_of(address)]:
            del self._of[network_of(address)]

    def exceeded(self, setting: str) -> None:
        """Log that a connection was closed because of this limit."""
        limit = self._most if setting == "connections" else getattr(self.settings, setting)
        self._seldom.warning(
            setting, "closed connections that went beyond PARLOUR_%s=%s", setting.upper(), f"{limit:g}"
        )


def _files() -> int:
    """How many files and connections this process may have open; the system's soft limit is raised first."""
    if sys.platform == "win32":
        return 1 << 20
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY or soft == resource.RLIM_INFINITY:
        return 1 << 20
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (OSError, ValueError):
        return soft
    return hard
