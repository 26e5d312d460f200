"""Health and metrics."""

from __future__ import annotations

from litestar import Response, get

from parlour.server.base import metrics as counted
from parlour.table.messages.people import About, Health
from parlour.table.refusal import Refusal
from parlour.version import __version__

from .requests import Server


@get("/api/health", tags=["host"])
async def health(services: Server) -> Response[Health]:
    """Whether the server can write to its database, and the state of its other parts; 503 if it can't."""
    found = await services.health.look()
    return Response(found, status_code=200 if found.status == "ok" else 503)


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
    services.measure()
    return Response(services.metrics.text(), media_type=counted.KIND)
