"""The person behind a request, by cookie or token, and what handlers share."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from parlour.server.base.limits import network_of
from parlour.server.http.services import Services
from parlour.server.http.sockets import Opener, credential, may_look
from parlour.server.people.people import COOKIE
from parlour.server.people.sessions import device_of, is_old
from parlour.table.live import LiveMatch
from parlour.table.messages.match import Look
from parlour.table.messages.people import Person
from parlour.table.refusal import Refusal

AnyRequest = Request[Any, Any, State]
Server = NamedDependency[Services]
Asker = NamedDependency[Person | None]
MatchId = Annotated[str, PathParameter(description="the match's 32 hexadecimal digits")]
Since = Annotated[int, QueryParameter(ge=0, lt=2**31, description="the last seq you have")]

_SAFE = ("GET", "HEAD", "OPTIONS")
#: requests that banned people may still make: export and delete their data
_ALWAYS = frozenset({("GET", "/api/me/export"), ("DELETE", "/api/me")})


def provide_services(state: State) -> Services:
    """The parts of the running server."""
    services: Services = state.services
    return services


async def provide_asker(request: AnyRequest, services: Server) -> Person | None:
    """The person whose token or cookie came with the request, if any."""
    token = bearer(request)
    if token is not None:
        scope = "read" if request.method in _SAFE else "play"
        person: Person | None = await services.people.by_token(token, scope)
    else:
        person = await services.people.by_cookie(request.cookies.get(COOKIE))
    if person is not None and (request.method, request.url.path) not in _ALWAYS:
        services.sanctions.check(person.id, "all")
    return person


def bearer(request: AnyRequest) -> str | None:
    """The token of an `Authorization: Bearer` header."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def known(asker: Person | None) -> Person:
    """The asker; a Refusal if the request is anonymous."""
    if asker is None:
        raise Refusal("sign in or choose a guest name first", "who-are-you", 401)
    return asker


def in_person(request: AnyRequest, asker: Person | None) -> Person:
    """The asker; a Refusal if the request uses a token."""
    if bearer(request) is not None:
        raise Refusal("this can't be done with a token; sign in with a browser", "not-with-a-token", 403)
    return known(asker)


def beginning(services: Services, asker: Person | None) -> Person:
    """The asker; a Refusal if they are banned from new matches."""
    person = known(asker)
    services.sanctions.check(person.id, "play")
    return person


def administrator(request: AnyRequest, asker: Person | None) -> Person:
    """The asker; a Refusal unless they are an administrator without a token."""
    person = in_person(request, asker)
    if not person.admin:
        raise Refusal("only administrators of this server can do this", "not-an-administrator", 403)
    return person


def address(request: AnyRequest) -> str:
    """The address that a request came from."""
    return request.client.host if request.client is not None else ""


def counted(request: AnyRequest, asker: Person | None) -> str:
    """The key for rate limits on anonymous routes: the person's id, or the network of the address."""
    return asker.id if asker is not None else network_of(address(request))


def opener(request: AnyRequest, services: Services, asker: Person | None) -> Opener:
    """Who opens a stream with this request."""
    held = credential(services.people, request.headers.get("authorization"), request.cookies.get(COOKIE))
    return Opener(asker, address(request), held)


async def signed_in(request: AnyRequest, services: Services, person: Person) -> Response[Person]:
    """The person as a response that begins a session; one that the browser had ends."""
    before = services.people.session_of(request.cookies.get(COOKIE))
    secret = await services.sessions.begin(person.id, device_of(request.headers.get("user-agent")), before)
    return _with_cookie(request, services, person, secret)


async def renewed(request: AnyRequest, services: Services, person: Person) -> Response[Person]:
    """The person as a response that prolongs their session."""
    read = services.people.read_cookie(request.cookies.get(COOKIE))
    if read is None or is_old(read):
        return await signed_in(request, services, person)
    return _with_cookie(request, services, person, read[1])


def _with_cookie(request: AnyRequest, services: Services, person: Person, secret: str) -> Response[Person]:
    cookie = Cookie(
        key=COOKIE,
        value=services.people.cookie(person.id, secret),
        max_age=services.people.cookie_seconds,
        httponly=True,
        samesite="lax",
        secure=services.settings.secure or request.url.scheme == "https",
    )
    return Response(person, cookies=[cookie])


def gone_cookie() -> Cookie:
    """The cookie that ends a session."""
    return Cookie(key=COOKIE, value="", max_age=0, httponly=True, samesite="lax")


def look(live: LiveMatch, asker: Person | None, since: int = 0) -> Look:
    """The match as the asker sees it."""
    person = asker.id if asker is not None else None
    may_look(live, person)
    return live.look(person, asker.name if asker is not None else None, since)
