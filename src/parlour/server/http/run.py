"""Run the server with uvicorn, in one process or several."""

from __future__ import annotations

import gc
import http.client
import os
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from threading import Thread
from typing import TYPE_CHECKING, Any

from parlour.core.errors import BadOption
from parlour.server.base import logs
from parlour.server.base.settings import PREFIX, Settings

from .network import addresses_of

if TYPE_CHECKING:
    import uvicorn

#: where several workers keep their metrics; prometheus_client reads it when it is imported
_METRICS_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
#: where a server that listens on every interface is on its own machine
LOCAL = {"0.0.0.0": "127.0.0.1", "::": "::1"}
_APP = "parlour.server.http.app:create_app"
#: seconds after which a silent worker counts as hung, or a new one as failed
_WORKER_PATIENCE = 30


def config(settings: Settings) -> uvicorn.Config:
    """uvicorn's configuration for this process."""
    import uvicorn

    from .app import create_app

    return uvicorn.Config(create_app(settings), **_options(settings))


def server(settings: Settings) -> uvicorn.Server:
    """A server in this process; its page can open it to the home network."""
    import uvicorn

    made = uvicorn.Server(config(settings))
    made.config.app.app.state["services"].network.attach(made)  # type: ignore[union-attr]
    return made


def run(settings: Settings, started: Callable[[int], None] = lambda port: None) -> None:
    """Serve until stopped; `started` is called with the port once the server answers."""
    if settings.workers == 1:
        with _loading():
            made = server(settings)
        services = made.config.app.app.state["services"]  # type: ignore[union-attr]

        def announced(port: int) -> None:
            services.announce(address_of(settings, port))
            services.network.asked = addresses_of(settings, port)
            started(port)

        _later(lambda: _wait(made, announced))
        made.run()
        return
    _can_share(settings)
    import uvicorn

    _upgrade(settings)
    for name in Settings.__struct_fields__:
        value = getattr(settings, name)
        os.environ[PREFIX + name.upper()] = str(value).lower() if isinstance(value, bool) else str(value)
    _later(lambda: _ask(settings, started))
    with TemporaryDirectory(prefix="parlour-metrics-") as folder:
        if settings.metrics:
            os.environ.setdefault(_METRICS_FOLDER, folder)
        uvicorn.run(
            _APP,
            factory=True,
            workers=settings.workers,
            timeout_worker_healthcheck=_WORKER_PATIENCE,
            **_options(settings),
        )


def address_of(settings: Settings, port: int) -> str:
    """The URL of the server's page on this machine."""
    own = LOCAL.get(settings.host, settings.host)
    host = f"[{own}]" if ":" in own else own
    return f"http://{host}:{port}/"


def _later(work: Callable[[], None]) -> None:
    Thread(target=work, name="parlour-started", daemon=True).start()


def _wait(made: uvicorn.Server, started: Callable[[int], None]) -> None:
    """Wait for a server of this process."""
    while not made.started and not made.should_exit:
        time.sleep(0.01)
    if made.started:
        from .uvicorn_adapter import port_of

        started(port_of(made))


def _ask(settings: Settings, started: Callable[[int], None]) -> None:
    """Wait for a worker to answer: they share a socket, which accepts connections before they run."""
    host = LOCAL.get(settings.host, settings.host)
    while True:
        connection = http.client.HTTPConnection(host, settings.port, timeout=5)
        try:
            connection.request("GET", "/api/about")
            if connection.getresponse().status == 200:
                started(settings.port)
                return
        except OSError:
            time.sleep(0.05)
        finally:
            connection.close()


def checked(settings: Settings) -> None:
    """Raise BadOption if a server can't run with these settings."""
    _can_share(settings)
    _can_listen(settings)


def _can_share(settings: Settings) -> None:
    """Raise BadOption if several workers lack a shared database or bus."""
    if settings.workers > 1 and (settings.database_url.startswith("sqlite") or not settings.bus):
        raise BadOption("several workers need --database postgresql://… and --bus redis://…")


def _can_listen(settings: Settings) -> None:
    """Raise BadOption if the address can't be bound."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family) as probe:
        if sys.platform != "win32":
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            address, why = f"{settings.host}:{settings.port}", error.strerror or str(error)
            raise BadOption(
                f"can't listen on {address}: {why}", code="cannot-listen", address=address, why=why
            ) from None


@contextmanager
def _loading() -> Iterator[None]:
    """Keep objects loaded at startup out of garbage collection: they live for ever."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.set_threshold(20_000, 20, 50)
        gc.enable()


def _options(settings: Settings) -> dict[str, Any]:
    return {
        "host": settings.host,
        "port": settings.port,
        "loop": "asyncio" if sys.platform == "win32" else "uvloop",
        "http": "parlour.server.http.uvicorn_adapter:LimitedProtocol",
        "timeout_keep_alive": settings.idle_seconds,
        "proxy_headers": bool(settings.trusted_proxies),
        "forwarded_allow_ips": settings.trusted_proxies,
        "ws": "parlour.server.http.uvicorn_adapter:FrameProtocol",
        "ws_max_size": settings.message_bytes,
        "ws_ping_interval": settings.ping_seconds or None,
        "ws_ping_timeout": settings.pong_seconds or None,
        "ws_per_message_deflate": False,
        "log_level": settings.log,
        "log_config": logs.config(settings),
        "access_log": False,
        "server_header": False,
        "timeout_graceful_shutdown": 5,
    }


def _upgrade(settings: Settings) -> None:
    """Migrate the database before the workers start."""
    from parlour.server.store.database import open_engine, upgrade

    engine = open_engine(settings)
    upgrade(engine)
    engine.dispose()
