"""The home network: opened only on request from the server's own machine."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from typing import TYPE_CHECKING

from parlour.server.base.settings import Settings
from parlour.table.refusal import Refusal

from . import uvicorn_adapter
from .addresses import ANY, answering, is_home, own_addresses, own_name

if TYPE_CHECKING:
    import uvicorn

log = logging.getLogger("parlour.server")
_LOCAL_NAMES = frozenset({"localhost", "127.0.0.1", "::1"})


class HomeNetwork:
    """A second listener besides localhost, on the machine's address in the home network."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._server: uvicorn.Server | None = None
        self._listening: asyncio.Server | None = None
        #: the URLs that answered when the server started; None: not asked yet
        self.asked: tuple[str, ...] | None = None

    def attach(self, server: uvicorn.Server) -> None:
        """Set the server that the second listener belongs to."""
        self._server = server

    @property
    def may(self) -> bool:
        """Whether it may be opened from this machine."""
        return self._settings.home != "off" and self._server is not None and bool(self._found())

    @property
    def open(self) -> bool:
        """Whether others in the network can reach this server."""
        return self._listening is not None or not is_loopback(self._settings.host)

    @property
    def addresses(self) -> tuple[str, ...]:
        """The URLs for others, once it is open."""
        if not self.open:
            return ()
        if self._listening is None and self.asked is not None:
            return self.asked
        scheme = "https" if self._settings.secure else "http"
        found = (self._settings.host,) if self._own_host() else self._found()
        return tuple(f"{scheme}://{_bracketed(address)}:{self._port()}" for address in found)

    async def begin(self) -> None:
        """Open it once the server has started, if the settings say so."""
        if self._settings.home != "open" or self._server is None:
            return
        while not self._server.started:
            await asyncio.sleep(0.02)
        try:
            await self.turn(True)
        except Refusal as why:
            log.warning("could not open the server to the home network: %s", why.message)

    async def turn(self, wanted: bool) -> None:
        """Open or close it; existing connections stay."""
        if not self.may:
            raise Refusal(
                "the home network can't be opened here: PARLOUR_HOME is off or no address was found",
                "not-here",
                403,
            )
        if wanted and not self.open:
            await self._listen()
        elif not wanted and self._listening is not None:
            self._listening.close()
            self._listening = None

    async def _listen(self) -> None:
        server, address = self._server, self._found()[0]
        assert server is not None
        try:
            self._listening = await uvicorn_adapter.listen(server, address, self._port())
        except OSError as error:
            raise Refusal(f"can't listen on {address}: {error.strerror}", "no-network", 409) from None

    def _port(self) -> int:
        if self._settings.port or self._server is None:
            return self._settings.port
        return uvicorn_adapter.port_of(self._server)

    def _own_host(self) -> bool:
        return self._listening is None and self._settings.host not in ANY

    def _found(self) -> tuple[str, ...]:
        return (self._settings.home_address,) if self._settings.home_address else home_addresses()


def home_addresses() -> tuple[str, ...]:
    """This machine's addresses in private networks, most likely first."""
    return tuple(address for address in own_addresses() if is_home(address))


def addresses_of(settings: Settings, port: int) -> tuple[str, ...]:
    """The URLs at which other devices reach a server on these settings, each asked once.

    The names and addresses of every interface, if it listens on all of them; none if it listens on loopback.
    """
    if is_loopback(settings.host):
        return ()
    hosts: tuple[str, ...] = (settings.host,)
    if settings.host in ANY:
        name = own_name()
        own = (settings.home_address,) if settings.home_address else own_addresses()
        hosts = answering((*own, *((name,) if name else ())), port, settings.secure)
    scheme = "https" if settings.secure else "http"
    return tuple(f"{scheme}://{_bracketed(host)}:{port}" for host in hosts)


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def is_loopback(host: str) -> bool:
    """Whether this address or name is the machine's loopback."""
    if host in _LOCAL_NAMES:
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def asks_from_here(client: str, host: str | None) -> bool:
    """Whether a request comes from this machine, by its address and the Host header.

    The Host header is checked too, against DNS rebinding by another site's page.
    """
    name = (host or "").rsplit(":", 1)[0].strip("[]").lower()
    return is_loopback(client) and name in _LOCAL_NAMES
