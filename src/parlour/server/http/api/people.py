"""Guests over HTTP, and what people set about themselves."""

from __future__ import annotations

from litestar import Controller, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from parlour.server.base.limits import network_of
from parlour.server.people.accounts import NOBODY
from parlour.server.people.people import COOKIE
from parlour.table.messages.people import LanguageChosen, NewGuest, Person, SessionShown
from parlour.table.refusal import Refusal

from .requests import AnyRequest, Asker, Server, address, gone_cookie, in_person, known, renewed, signed_in

_HOUR = 3600


class PeopleController(Controller):
    """Become a guest, choose a name and a language, sign out, delete your data."""

    path = "/api"
    tags = ("people",)

    @post("/guest", status_code=HTTP_201_CREATED)
    async def guest(
        self, request: AnyRequest, data: JSONBody[NewGuest], services: Server, asker: Asker
    ) -> Response[Person]:
        """Become a guest with this name; if you are signed in already, change your name."""
        if asker is not None:
            person = await services.people.renamed(in_person(request, asker), data.name)
            return await renewed(request, services, person)
        most = services.settings.guests_per_hour
        if not await services.limits.take(f"guest:{network_of(address(request))}", most, _HOUR):
            raise Refusal(
                f"at most {most} new guests an hour from one address; try again later", "too-many-guests", 429
            )
        services.sanctions.check_address(address(request), "play")
        person = await services.people.guest(data.name)
        return await signed_in(request, services, person)

    @get("/me")
    async def me(self, asker: Asker) -> Person:
        """Who you are."""
        return known(asker)

    @put("/me/language", status_code=HTTP_200_OK)
    async def language(
        self, request: AnyRequest, data: JSONBody[LanguageChosen], services: Server, asker: Asker
    ) -> Person:
        """Set your language, on every device where you sign in."""
        return await services.people.set_language(in_person(request, asker), data.language)

    @post("/me/forget", status_code=HTTP_204_NO_CONTENT)
    async def forget(self, request: AnyRequest, services: Server) -> Response[None]:
        """Sign out: end this browser's session and delete its cookie."""
        session = services.people.session_of(request.cookies.get(COOKIE))
        if session is not None:
            await services.sessions.end(session)
        return Response(None, cookies=[gone_cookie()])

    @get("/me/sessions")
    async def sessions(self, request: AnyRequest, services: Server, asker: Asker) -> tuple[SessionShown, ...]:
        """The browsers in which you are signed in, the one used last first."""
        current = services.people.session_of(request.cookies.get(COOKIE))
        return await services.sessions.listed(in_person(request, asker), current)

    @delete("/me/sessions/{session:str}", status_code=HTTP_204_NO_CONTENT)
    async def end_session(
        self, request: AnyRequest, session: FromPath[str], services: Server, asker: Asker
    ) -> None:
        """Sign out in one of your browsers; its sockets are closed within a second."""
        await services.sessions.end_shown(in_person(request, asker), session)

    @delete("/me/sessions", status_code=HTTP_204_NO_CONTENT)
    async def end_sessions(self, request: AnyRequest, services: Server, asker: Asker) -> Response[None]:
        """Sign out everywhere, here too."""
        await services.sessions.end_all(in_person(request, asker))
        return Response(None, cookies=[gone_cookie()])

    @delete("/me", status_code=HTTP_204_NO_CONTENT)
    async def vanish(self, request: AnyRequest, services: Server, asker: Asker) -> Response[None]:
        """Delete your name, login, tokens and classes; finished matches stay without your name."""
        person = in_person(request, asker)
        if not await services.classroom.forget(person):
            await services.accounts.forget(person)
            services.matches.forget(person.id, NOBODY)
            await services.rounds.go_on()
        return Response(None, cookies=[gone_cookie()])
