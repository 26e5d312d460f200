"""Messages about the home network: how others in the house reach this server."""

from __future__ import annotations

from .match import FromClient, FromServer


class NetworkShown(FromServer, frozen=True, kw_only=True):
    """Whether the home network reaches this server, where, and whether whoever asks `may` change that."""

    may: bool
    open: bool
    addresses: tuple[str, ...]


class NetworkWanted(FromClient, frozen=True, kw_only=True):
    """Open the server to the home network, or shut it again."""

    open: bool
