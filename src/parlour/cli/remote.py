"""A server far away, asked over HTTP with a token."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from parlour.core.errors import ParlourError

_PATIENCE = 30.0


class RemoteRefusal(ParlourError):
    """The server said no, with this code and reason."""

    default_code = "refused"


class Remote:
    """One server and one token."""

    def __init__(self, server: str, token: str) -> None:
        self._server = server.rstrip("/")
        self._token = token
        if not self._server.startswith(("http://", "https://")):
            raise RemoteRefusal(f"{server!r} is no address of a server", code="bad-server")

    def get(self, path: str) -> Any:
        return self._answer(self._request(path))

    def post(self, path: str, body: dict[str, Any]) -> Any:
        return self._answer(self._request(path, json.dumps(body).encode()))

    def lines(self, path: str) -> Iterator[dict[str, Any]]:
        """The messages of a stream until it ends; a connection that breaks just ends it."""
        try:
            with urlopen(self._request(path), timeout=_PATIENCE * 2) as answer:
                for line in answer:
                    if line.strip():
                        yield json.loads(line)
        except HTTPError as error:
            raise _refusal(error) from None
        except (URLError, OSError):
            return

    def _request(self, path: str, body: bytes | None = None) -> Request:
        headers = {"Authorization": f"Bearer {self._token}", "Content-Type": "application/json"}
        return Request(self._server + path, body, headers)

    def _answer(self, request: Request) -> Any:
        try:
            with urlopen(request, timeout=_PATIENCE) as answer:
                return json.load(answer)
        except HTTPError as error:
            raise _refusal(error) from None
        except (URLError, OSError) as error:
            raise RemoteRefusal(f"{self._server} does not answer: {error}", code="no-server") from None


def _refusal(error: HTTPError) -> RemoteRefusal:
    with error:
        try:
            said = json.loads(error.read())
            return RemoteRefusal(said["reason"], code=said["code"])
        except (ValueError, KeyError, TypeError):
            return RemoteRefusal(f"the server answered {error.code}", code="refused")
