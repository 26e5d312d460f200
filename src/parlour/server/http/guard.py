"""Middleware around the whole app: security headers, bans, rate limits, foreign origins, JSON only."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.server.base.limits import network_of
from parlour.server.classroom import membership
from parlour.server.people.people import COOKIE
from parlour.table.messages.match import Problem
from parlour.table.refusal import Refusal

from .connections import CONNECTIONS
from .services import Services
from .sockets import cookie, header, is_foreign

_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})

_POLICY = (
    b"default-src 'self'; script-src 'self'; style-src 'self'; "
    b"img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; "
    b"worker-src 'self' blob:; object-src 'none'; base-uri 'none'; "
    b"form-action 'self'; frame-ancestors "
)
#: a picture has its styles and grain in it, and never a script
_PICTURE = b"default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'"
#: read-only pages that other sites may embed, if the host allows it
_FRAMED = "/embed/"

#: sent with every response
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


#: with --secure: browsers use https alone for a year
_HTTPS_ALONE = (b"strict-transport-security", b"max-age=31536000")
#: for API answers that say nothing about caching: they are one person's
_NOT_STORED = (b"cache-control", b"no-store")


class Guard:
    """ASGI middleware that refuses bad requests and adds security headers."""

    def __init__(self, app: Any, services: Services) -> None:
        self.app = app
        self._services = services
        self._headers = [*HEADERS, _HTTPS_ALONE] if services.settings.secure else HEADERS
        self._framed = _POLICY + _ancestors(services.settings.frames)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan" and "state" in scope:
            scope["state"][CONNECTIONS] = self._services.connections
        if "path" in scope:
            scope["path"] = routed(scope["path"])
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        # the router rewrites the scope's path, so it is read once, here
        path: str = scope["path"]

        async def send_guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                own = (b"content-security-policy", self._policy(path))
                headers = [*message.get("headers", ()), own, *self._headers]
                if is_limited(path) and all(name != b"cache-control" for name, _ in headers):
                    headers.append(_NOT_STORED)
                message["headers"] = headers
            await send(message)

        refused = self._refused(scope)
        if refused is None:
            await self.app(scope, receive, send_guarded)
            return
        status, problem = refused
        start = {
            "type": "http.response.start",
            "status": status,
            "headers": [(b"content-type", b"application/json"), (b"connection", b"close")],
        }
        await send_guarded(start)
        await send({"type": "http.response.body", "body": msgspec.json.encode(problem)})

    def _policy(self, path: str) -> bytes:
        if path.startswith(_FRAMED):
            return self._framed
        return _PICTURE if path.endswith(".svg") else _POLICY + b"'none'"

    def _refused(self, scope: Any) -> tuple[int, Problem] | None:
        services, headers = self._services, scope["headers"]
        address = (scope.get("client") or ("",))[0]
        read = services.people.read_cookie(cookie(headers, COOKIE))
        who = read[0] if read is not None else network_of(address)
        try:
            services.sanctions.check_address(address, "all")
        except Refusal as why:
            return why.status, Problem(code=why.code, reason=why.message, details=why.details)
        if is_limited(scope["path"]) and not services.may_ask(who, address):
            return 429, Problem(code="too-many-requests", reason="too many requests; wait a few seconds")
        if read is not None and not membership.may_ask(read[0], scope["method"], scope["path"]):
            held = membership.CLASS_ONLY
            return held.status, Problem(code=held.code, reason=held.message)
        if scope["method"] in _SAFE:
            return None
        if is_foreign(services.settings, headers):
            return 403, Problem(
                code="foreign-origin", reason="pages of other sites may not do this; see PARLOUR_ORIGINS"
            )
        kind = (header(headers, b"content-type") or "").partition(";")[0].strip().lower()
        empty = header(headers, b"content-length") in (None, "0")
        if kind != "application/json" and (kind or not empty):
            return 415, Problem(code="not-json", reason="send the body as application/json")
        return None


def routed(path: str) -> str:
    """The path as the router reads it: `//api///me/` is `/api/me`. Every check uses this one."""
    return "/" + "/".join(part for part in path.split("/") if part)


def is_limited(path: str) -> bool:
    """Whether requests for this path are counted: all but the page's files."""
    return path in ("/api", "/metrics") or path.startswith("/api/")


def _ancestors(frames: str) -> bytes:
    """The origins that may embed a match, for `frame-ancestors`; invalid ones are left out."""
    named = [word for word in frames.replace(",", " ").split() if not set(word) & set(";'\"\r\n")]
    return " ".join(named).encode("ascii", "ignore") or b"'none'"
