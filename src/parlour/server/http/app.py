"""The application: `create_app(settings)` returns the ASGI app that `parlour serve` runs."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Litestar, Response, asgi
from litestar.connection import Request
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import Receive, Scope, Send

from parlour.core.errors import ParlourError
from parlour.server.base.settings import Settings
from parlour.server.http.api import practice, sheets
from parlour.server.http.api.accounts import AccountsController
from parlour.server.http.api.analysis import AnalysisController
from parlour.server.http.api.chat import ChatController
from parlour.server.http.api.classes import ClassesController
from parlour.server.http.api.description import Description
from parlour.server.http.api.games import games
from parlour.server.http.api.health import about, health, metrics
from parlour.server.http.api.host import HostController
from parlour.server.http.api.leagues import LeaguesController
from parlour.server.http.api.matches import MatchesController, matches_of, my_matches, my_robots
from parlour.server.http.api.network import network, turn_network
from parlour.server.http.api.notices import NoticesController
from parlour.server.http.api.people import PeopleController
from parlour.server.http.api.playing import PlayingController, stream
from parlour.server.http.api.preview import preview
from parlour.server.http.api.pupils import PupilController
from parlour.server.http.api.ratings import bests, leaderboard, profile, rating_over_time
from parlour.server.http.api.readings import reading
from parlour.server.http.api.records import import_record
from parlour.server.http.api.replay import replayed
from parlour.server.http.api.requests import gone_cookie, provide_asker, provide_services
from parlour.server.http.api.rules import example, rules, words
from parlour.server.http.api.screens import find_code, open_screen, take_over_seat
from parlour.server.http.api.throws import throw
from parlour.server.http.api.trying import choose, try_out
from parlour.server.people.people import COOKIE
from parlour.table import refusal
from parlour.table.messages.match import Problem
from parlour.version import __version__

from . import page
from .guard import Guard
from .services import Services

log = logging.getLogger("parlour.server")

_CODES = {400: "bad-request", 404: "not-found", 405: "method-not-allowed", 413: "too-large", 415: "not-json"}


def create_app(settings: Settings | None = None) -> Guard:
    """The app with these settings; its database is opened and migrated."""
    services = Services(settings or Settings.read())

    async def start() -> None:
        await services.start()

    async def close() -> None:
        await services.close()

    app = Litestar(
        route_handlers=[
            PeopleController,
            AccountsController,
            MatchesController,
            PlayingController,
            ChatController,
            HostController,
            LeaguesController,
            ClassesController,
            PupilController,
            AnalysisController,
            NoticesController,
            games,
            my_matches,
            my_robots,
            open_screen,
            find_code,
            take_over_seat,
            stream,
            leaderboard,
            profile,
            rating_over_time,
            bests,
            matches_of,
            about,
            health,
            metrics,
            preview,
            replayed,
            import_record,
            try_out,
            choose,
            network,
            turn_network,
            throw,
            rules,
            words,
            example,
            reading,
            practice.course,
            practice.question,
            practice.answer,
            sheets.sheets,
            sheets.pdf,
            sheets.picture,
            _socket(services),
            page.page,
        ],
        dependencies={
            "services": Provide(provide_services, sync_to_thread=False),
            "asker": Provide(provide_asker),
        },
        exception_handlers={
            ParlourError: _refused,
            HTTPException: _http_problem,
            RecursionError: _too_deep,
            Exception: _failed,
        },
        on_startup=[start],
        on_shutdown=[close],
        openapi_config=OpenAPIConfig(
            title="Parlour",
            version=__version__,
            path="/api/schema",
            render_plugins=[Description()],
            use_handler_docstrings=True,
        ),
        state=State({"services": services, "page": page.load()}),
        request_max_body_size=services.settings.request_bytes,
        logging_config=None,
    )
    return Guard(app, services)


def _socket(services: Services) -> Any:
    @asgi("/api/matches/{match:str}/socket", copy_scope=False)
    async def socket(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.WEBSOCKET:
            raise HTTPException(
                status_code=426, detail="this address is a WebSocket; connect with an upgrade"
            )
        await services.sockets.handle(scope["path_params"]["match"], scope, receive, send)  # type: ignore[arg-type]

    return socket


def _refused(request: Request[Any, Any, Any], error: ParlourError) -> Response[Problem]:
    why = refusal.of(error)
    # delete a cookie whose person no longer exists
    stale = why.code == "who-are-you" and COOKIE in request.cookies
    return Response(
        Problem(code=why.code, reason=why.message, details=why.details),
        status_code=why.status,
        cookies=[gone_cookie()] if stale else [],
        headers={"retry-after": str(why.details["wait"])} if "wait" in why.details else {},
    )


def _http_problem(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    status = error.status_code
    details = {"errors": error.extra} if error.extra else {}
    if status >= 500:
        log.error("a request failed with %r", error)
        return Response(
            Problem(code="server-error", reason="the server had an internal error; try again"),
            status_code=status,
        )
    return Response(
        Problem(code=_CODES.get(status, "refused"), reason=error.detail, details=details),
        status_code=status,
    )


def _too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """The answer to a body that is nested too deeply to parse."""
    return Response(Problem(code="bad-request", reason="the body is nested too deeply"), status_code=400)


def _failed(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=error)
    return Response(
        Problem(code="server-error", reason="the server had an internal error; try again"), status_code=500
    )
