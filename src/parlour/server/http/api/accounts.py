"""Accounts and tokens over HTTP. A token can't manage accounts: these routes need the cookie."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Response, delete, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from parlour.server.people.export import export_rows
from parlour.table.messages.people import (
    Login,
    NewAccount,
    NewPassword,
    NewToken,
    Person,
    ResetPassword,
    TokenMade,
    TokenShown,
)

from .requests import AnyRequest, Asker, Server, address, in_person, signed_in


class AccountsController(Controller):
    """Register, sign in, change the password, export data, manage tokens."""

    path = "/api"
    tags = ("accounts",)

    @post("/account", status_code=HTTP_201_CREATED)
    async def register(
        self, request: AnyRequest, data: JSONBody[NewAccount], services: Server, asker: Asker
    ) -> Response[Person]:
        """Turn your guest into an account; you keep your matches."""
        person = await services.accounts.register(
            in_person(request, asker), data.login, data.password, data.code, address(request)
        )
        return await signed_in(request, services, person)

    @post("/login", status_code=HTTP_200_OK)
    async def login(self, request: AnyRequest, data: JSONBody[Login], services: Server) -> Response[Person]:
        """Sign in with login and password."""
        person = await services.accounts.login(data.login, data.password, address(request))
        return await signed_in(request, services, person)

    @post("/me/password", status_code=HTTP_200_OK)
    async def change_password(
        self, request: AnyRequest, data: JSONBody[NewPassword], services: Server, asker: Asker
    ) -> Response[Person]:
        """Change your password; all your other sessions end."""
        person = await services.accounts.change_password(in_person(request, asker), data.old, data.new)
        return await signed_in(request, services, person)

    @post("/reset", status_code=HTTP_200_OK)
    async def reset(
        self, request: AnyRequest, data: JSONBody[ResetPassword], services: Server
    ) -> Response[Person]:
        """Set a new password with a one-time code from the host."""
        person = await services.accounts.reset(data.login, data.code, data.new, address(request))
        return await signed_in(request, services, person)

    @get(
        "/me/export",
        responses={
            HTTP_200_OK: ResponseSpec(
                dict[str, Any], generate_examples=False, description="All your data, by topic"
            )
        },
    )
    async def export(self, request: AnyRequest, services: Server, asker: Asker) -> Response[bytes]:
        """All data that this server has about you."""
        person = in_person(request, asker)
        data = {
            "person": person,
            "tokens": await services.tokens.of_person(person),
            "matches": await services.listings.records_of(person.id),
            "said": await services.chats.said_by(person.id),
            "muted": await services.chats.muted(person),
            "class": await services.classroom.desks.export_rows(person.id),
            "classes": await services.classroom.classes.listed(person.id),
            **await services.store.ask(lambda connection: export_rows(connection, person.id)),
        }
        return Response(msgspec.json.encode(data), media_type="application/json")

    @get("/me/tokens")
    async def tokens(self, request: AnyRequest, services: Server, asker: Asker) -> tuple[TokenShown, ...]:
        """Your programs' tokens, without their secrets."""
        return await services.tokens.of_person(in_person(request, asker))

    @post("/me/tokens", status_code=HTTP_201_CREATED)
    async def new_token(
        self, request: AnyRequest, data: JSONBody[NewToken], services: Server, asker: Asker
    ) -> TokenMade:
        """Create a token for a program of yours. Its secret is shown only now."""
        return await services.tokens.create(in_person(request, asker), data.name, data.scopes, data.days)

    @delete("/me/tokens/{token:str}", status_code=HTTP_204_NO_CONTENT)
    async def revoke(self, request: AnyRequest, token: FromPath[str], services: Server, asker: Asker) -> None:
        """Revoke a token."""
        await services.tokens.revoke(in_person(request, asker), token)
