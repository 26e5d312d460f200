"""Guests over HTTP."""

from __future__ import annotations

from litestar import Controller, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from litestar.status_codes import HTTP_201_CREATED, HTTP_204_NO_CONTENT

from parlour.server.people import COOKIE
from parlour.server.protocol import NewGuest, Person
from parlour.server.refusal import Refusal

from .asking import AnyRequest, Asker, Server, known


class PeopleController(Controller):
    """Say who you are, and be forgotten."""

    path = "/api"
    tags = ("people",)

    @post("/guest", status_code=HTTP_201_CREATED)
    async def guest(
        self, request: AnyRequest, data: JSONBody[NewGuest], services: Server, asker: Asker
    ) -> Response[Person]:
        """Become a guest with this name; whoever is one already takes the new name."""
        if asker is not None:
            person = await services.people.renamed(asker, data.name)
        else:
            address = request.client.host if request.client is not None else ""
            if not services.new_guests.take(address):
                raise Refusal("too many new guests from your address", "too-many-guests", 429)
            person = await services.people.guest(data.name)
        cookie = Cookie(
            key=COOKIE,
            value=services.people.cookie(person),
            max_age=services.people.cookie_seconds,
            httponly=True,
            samesite="lax",
            secure=services.settings.secure or request.url.scheme == "https",
        )
        return Response(person, cookies=[cookie])

    @get("/me")
    async def me(self, asker: Asker) -> Person:
        """Who you are."""
        return known(asker)

    @post("/me/forget", status_code=HTTP_204_NO_CONTENT)
    async def forget(self) -> Response[None]:
        """Take the cookie back."""
        return Response(
            None, cookies=[Cookie(key=COOKIE, value="", max_age=0, httponly=True, samesite="lax")]
        )
