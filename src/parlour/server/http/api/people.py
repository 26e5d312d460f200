"""Guests over HTTP, and what people set about themselves."""

from __future__ import annotations

from litestar import Controller, Response, delete, get, post, put
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from parlour.server.base.limits import network_of
from parlour.server.people.accounts import NOBODY
from parlour.table.messages.people import LanguageChosen, NewGuest, Person
from parlour.table.refusal import Refusal

from .requests import AnyRequest, Asker, Server, address, gone_cookie, in_person, known, signed_in

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
            return signed_in(request, services, person)
        most = services.settings.guests_per_hour
        if not await services.limits.take(f"guest:{network_of(address(request))}", most, _HOUR):
            raise Refusal(
                f"at most {most} new guests an hour from one address; try again later", "too-many-guests", 429
            )
        services.sanctions.check_address(address(request), "play")
        person = await services.people.guest(data.name)
        return signed_in(request, services, person)

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
    async def forget(self) -> Response[None]:
        """Sign out: delete the cookie."""
        return Response(None, cookies=[gone_cookie()])

    @delete("/me", status_code=HTTP_204_NO_CONTENT)
    async def vanish(self, request: AnyRequest, services: Server, asker: Asker) -> Response[None]:
        """Delete your name, login, tokens and classes; finished matches stay without your name."""
        person = in_person(request, asker)
        if not await services.classroom.forget(person):
            await services.accounts.forget(person)
            services.matches.forget(person.id, NOBODY)
        return Response(None, cookies=[gone_cookie()])
