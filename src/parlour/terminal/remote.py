"""The HTTP client of a Parlour server, with a token or as a guest."""

from __future__ import annotations

import json
import os
import socket
import ssl
from collections.abc import Iterator
from http.client import HTTPException, InvalidURL
from http.cookies import SimpleCookie
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from parlour.core.errors import ParlourError

_PATIENCE = 30.0


class RemoteRefusal(ParlourError):
    """The server refused, with this code and reason."""

    default_code = "refused"


class Stream:
    """Yields messages until the connection ends, breaks, or is closed by another thread."""

    def __init__(self, request: Request) -> None:
        self._request = request
        self._answer: Any = None
        self._closed = False

    def __iter__(self) -> Iterator[dict[str, Any]]:
        try:
            with urlopen(self._request, timeout=_PATIENCE * 2) as self._answer:
                for line in self._answer:
                    if self._closed:
                        return
                    if line.strip() and line.endswith(b"\n"):
                        yield json.loads(line)
        except HTTPError as error:
            raise _refusal(error) from None
        except (URLError, OSError, HTTPException):
            return

    def close(self) -> None:
        """Close the connection, even while another thread waits for a message."""
        self._closed = True
        try:
            with socket.socket(fileno=os.dup(self._answer.fileno())) as connection:
                connection.shutdown(socket.SHUT_RDWR)
        except (AttributeError, OSError, ValueError):
            return  # not open yet, or already closed


class Remote:
    """A connection to one server, as a token's owner or as a guest with a cookie."""

    def __init__(self, server: str, token: str | None = None) -> None:
        self.server = server.rstrip("/")
        self._headers = {"Content-Type": "application/json"}
        if token is not None:
            self._headers["Authorization"] = f"Bearer {token}"
        if not _is_address(self.server):
            raise _bad_address(server)

    def become_guest(self, name: str) -> None:
        """Become a guest with that name."""
        request = self._request("/api/guest", json.dumps({"name": name}).encode())
        with self._open(request) as answer:
            cookies = SimpleCookie(answer.headers.get("Set-Cookie", ""))
        self._headers["Cookie"] = "; ".join(f"{key}={cookie.value}" for key, cookie in cookies.items())

    def get(self, path: str) -> Any:
        return self._answer(self._request(path))

    def post(self, path: str, body: dict[str, Any]) -> Any:
        return self._answer(self._request(path, json.dumps(body).encode()))

    def lines(self, path: str) -> Stream:
        """Open a stream of messages."""
        return Stream(self._request(path))

    def _request(self, path: str, body: bytes | None = None) -> Request:
        return Request(self.server + path, body, self._headers)

    def _answer(self, request: Request) -> Any:
        with self._open(request) as answer:
            try:
                return json.load(answer)
            except (ValueError, OSError, HTTPException):
                raise self._no_server("what answers there isn't a Parlour server") from None

    def _open(self, request: Request) -> Any:
        try:
            return urlopen(request, timeout=_PATIENCE)
        except HTTPError as error:
            raise _refusal(error) from None
        except (InvalidURL, UnicodeError):  # a name or a path that no request can have
            raise _bad_address(self.server) from None
        except OSError as error:
            raise self._no_server(_trouble(error)) from None
        except HTTPException:
            raise self._no_server("what answers there isn't a Parlour server") from None

    def _no_server(self, why: str) -> RemoteRefusal:
        return RemoteRefusal(f"can't reach {self.server}: {why}", code="no-server")


def _is_address(server: str) -> bool:
    """Whether it begins with http:// or https:// and names a machine, and a port only as a number."""
    try:
        parts = urlsplit(server)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def _bad_address(server: str) -> RemoteRefusal:
    return RemoteRefusal(
        f"{server!r} is not a server's address; write it like https://parlour.example", code="bad-server"
    )


def _trouble(error: OSError) -> str:
    """Why a server can't be reached, in words."""
    cause = error.reason if isinstance(error, URLError) else error
    if isinstance(cause, ssl.SSLError):
        return "it doesn't speak https there, or its certificate isn't trusted"
    if isinstance(cause, TimeoutError):
        return f"it didn't answer within {_PATIENCE:.0f} seconds"
    if isinstance(cause, socket.gaierror):
        return "no machine of that name was found"
    if isinstance(cause, ConnectionRefusedError):
        return "no server answers there"
    return (cause.strerror if isinstance(cause, OSError) else None) or str(cause)


def _refusal(error: HTTPError) -> RemoteRefusal:
    with error:
        try:
            said = json.loads(error.read())
            return RemoteRefusal(said["reason"], code=said["code"])
        except (ValueError, KeyError, TypeError):
            return RemoteRefusal(f"the server answered with the HTTP status {error.code}", code="refused")
