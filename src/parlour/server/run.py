"""Run the server: uvicorn around the application."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from .settings import Settings

if TYPE_CHECKING:
    import uvicorn


def config(settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the application."""
    import uvicorn

    from .app import create_app

    return uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        ws="websockets-sansio",
        ws_max_size=settings.message_bytes,
        ws_ping_interval=settings.ping_seconds or None,
        ws_ping_timeout=settings.pong_seconds or None,
        ws_per_message_deflate=False,
        log_level=settings.log,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def run(settings: Settings) -> None:
    """Serve until stopped."""
    import uvicorn

    uvicorn.Server(config(settings)).run()
