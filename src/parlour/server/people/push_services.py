"""Push services: which endpoints are theirs, and how they are reached.

An endpoint comes from a browser, so it may be made up to have this server send requests elsewhere. It is read
once, strictly, and what was read is what is connected to; a service's name must lead to public addresses.
"""

from __future__ import annotations

import http.client
import ipaddress
import re
import socket
import ssl
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

_LABEL = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
#: an https URL without user, port, fragment or any character that two programs could read differently
_HTTPS = re.compile(rf"https://({_LABEL}(?:\.{_LABEL})+)(?::443)?(/[A-Za-z0-9._~!$&'()*+,;=:@%/?-]*)", re.I)
#: an origin that the host's settings name in full, such as a service of their own
_ORIGIN = re.compile(r"(https?)://([A-Za-z0-9.-]+|\[[0-9a-fA-F:]+\])(?::([0-9]{1,5}))?")


class Endpoint(Struct, frozen=True):
    """Where a notice goes; `public`: its address must be, unless the settings name the whole origin."""

    scheme: str
    host: str
    port: int
    path: str
    public: bool


class PushAnswer(Struct, frozen=True):
    """A push service's answer, as pywebpush reads it."""

    status_code: int
    reason: str
    text: str = ""
    headers: Mapping[str, str] = {}


class PushServices:
    """The allowed push services. It has the method of a `requests` session that pywebpush calls."""

    def __init__(self, hosts: str) -> None:
        listed = [word.strip().lower().rstrip("/") for word in hosts.split(",") if word.strip()]
        self._origins = frozenset(word for word in listed if "://" in word)
        self._hosts = frozenset(word for word in listed if "://" not in word)

    def read(self, endpoint: str) -> Endpoint | None:
        """The endpoint's parts; None if it belongs to no allowed service."""
        origin = _ORIGIN.match(endpoint)
        if origin is not None and origin[0].lower() in self._origins and endpoint[origin.end() :][:1] == "/":
            scheme = origin[1].lower()
            port = int(origin[3] or (443 if scheme == "https" else 80))
            return Endpoint(scheme, origin[2].strip("[]"), port, endpoint[origin.end() :], False)
        found = _HTTPS.fullmatch(endpoint)
        if found is None or not self._allows(found[1].lower()):
            return None
        return Endpoint("https", found[1].lower(), 443, found[2], True)

    def _allows(self, host: str) -> bool:
        if host in self._hosts:
            return True
        parts = host.split(".")
        return any("." + ".".join(parts[n:]) in self._hosts for n in range(1, len(parts)))

    def post(self, url: str, data: bytes, headers: Mapping[str, str], timeout: float) -> PushAnswer:
        """Send a notice. Redirects are not followed."""
        endpoint = self.read(url)
        if endpoint is None:
            raise ConnectionError("this endpoint belongs to no allowed push service")
        connection = _connected(endpoint, timeout)
        try:
            connection.request("POST", endpoint.path, body=data, headers=dict(headers))
            answer = connection.getresponse()
            answer.read(65_536)
            return PushAnswer(answer.status, answer.reason)
        finally:
            connection.close()


def _connected(endpoint: Endpoint, timeout: float) -> http.client.HTTPConnection:
    """A connection to the endpoint; its address is checked once it is connected, so no other can be meant."""
    raw = socket.create_connection((endpoint.host, endpoint.port), timeout)
    try:
        if endpoint.public and not is_public(raw.getpeername()[0]):
            raise ConnectionError("the push service's name leads to a private address")
        secured: Any = raw
        if endpoint.scheme == "https":
            secured = ssl.create_default_context().wrap_socket(raw, server_hostname=endpoint.host)
    except BaseException:
        raw.close()
        raise
    connection = http.client.HTTPConnection(endpoint.host, endpoint.port, timeout=timeout)
    connection.sock = secured
    return connection


def is_public(address: str) -> bool:
    """Whether an address is reachable for everybody: no loopback, no home network, no cloud metadata."""
    found = ipaddress.ip_address(address.partition("%")[0])
    mapped = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None) or found
    return bool(mapped.is_global) and not mapped.is_multicast
