"""The home network over HTTP, for requests from the server's own machine only."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from parlour.server.http.network import HomeNetwork, asks_from_here
from parlour.table.messages.home import NetworkShown, NetworkWanted
from parlour.table.refusal import Refusal

from .requests import AnyRequest, Server, address


@get("/api/network", tags=["network"], sync_to_thread=False)
def network(request: AnyRequest, services: Server) -> NetworkShown:
    """The URLs of this server in the home network; empty for requests from other machines."""
    if not asks_from_here(address(request), request.headers.get("host")):
        return NetworkShown(may=False, open=False, addresses=())
    return _shown(services.network)


@post("/api/network", tags=["network"], status_code=200)
async def turn_network(data: JSONBody[NetworkWanted], request: AnyRequest, services: Server) -> NetworkShown:
    """Open the server to the home network, or close it again."""
    if not asks_from_here(address(request), request.headers.get("host")):
        raise Refusal("open the page on the server's own machine (localhost) to do this", "not-here", 403)
    await services.network.turn(data.open)
    return _shown(services.network)


def _shown(home: HomeNetwork) -> NetworkShown:
    return NetworkShown(may=home.may, open=home.open, addresses=home.addresses)
