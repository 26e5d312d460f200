"""Ports for servers that the tests start."""

from __future__ import annotations

import random
import socket


def free_port() -> int:
    """A port outside the range of outgoing ones: a client that keeps trying could connect to itself."""
    while True:
        port = random.SystemRandom().randrange(20_000, 30_000)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
