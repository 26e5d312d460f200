"""Messages about the home network."""

from __future__ import annotations

from .match import FromClient, FromServer


class NetworkShown(FromServer, frozen=True, kw_only=True):
    """Whether the home network can reach this server, at which URLs, and if the asker `may` change that."""

    may: bool
    open: bool
    addresses: tuple[str, ...]


class NetworkWanted(FromClient, frozen=True, kw_only=True):
    """Open the server to the home network, or close it again."""

    open: bool
