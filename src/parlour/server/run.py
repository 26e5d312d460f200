"""Run the server: uvicorn around the application."""

from __future__ import annotations

from .settings import Settings


def run(settings: Settings) -> None:
    """Serve until stopped."""
    import uvicorn

    from .app import create_app

    uvicorn.run(
        create_app(settings),
        host=settings.host,
        port=settings.port,
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
