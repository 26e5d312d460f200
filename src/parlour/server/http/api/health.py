"""Health and metrics."""

from __future__ import annotations

from litestar import Response, get
from sqlalchemy import text

from parlour.server.base import metrics as counted
from parlour.table.messages.people import About, Health
from parlour.table.refusal import Refusal
from parlour.version import __version__

from .requests import Server


@get("/api/health", tags=["host"])
async def health(services: Server) -> Health:
    """Whether the server and its database answer."""
    try:
        await services.store.ask(lambda c: c.execute(text("SELECT 1")).scalar())
    except Exception:
        raise Refusal("the server can't reach its database", "store-down", 503) from None
    return Health(status="ok", version=__version__)


@get("/api/about", tags=["host"], sync_to_thread=False)
def about(services: Server) -> About:
    """What a page needs to know about this server before sign-in."""
    settings = services.settings
    return About(version=__version__, accounts=settings.accounts, chat=settings.chat)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(services: Server) -> Response[bytes]:
    """Prometheus metrics, if the host has turned them on."""
    if not services.settings.metrics:
        raise Refusal("there is nothing at this address", "not-found", 404)
    services.metrics.matches.set(services.matches.in_memory)
    services.metrics.commits.set(services.store.writer.commits)
    services.metrics.written.set(services.store.writer.jobs)
    return Response(services.metrics.text(), media_type=counted.KIND)
