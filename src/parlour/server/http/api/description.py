"""The OpenAPI description, with examples of requests and responses and our own error type."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.connection import Request
from litestar.openapi.plugins import JsonRenderPlugin

from parlour.server.people.people import COOKIE
from parlour.table.messages.match import Problem

from .examples import Examples, examples

#: how a request authenticates; public routes need nothing
_WAYS_IN = {
    "cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": COOKIE,
        "description": "for browsers: from `POST /api/guest` or `POST /api/login`",
    },
    "token": {
        "type": "http",
        "scheme": "bearer",
        "description": "for programs: from `POST /api/me/tokens`; scope `read` for GET, `play` for changes",
    },
}
_REFUSED: dict[str, Any] = {
    "description": "Refused: a stable code, an English sentence, and details for a translation",
    "content": {
        "application/json": {
            "schema": {"$ref": "#/components/schemas/Problem"},
            "example": {
                "code": "who-are-you",
                "reason": "sign in or choose a guest name first",
                "details": {},
            },
        }
    },
}
#: the response to a refused act, which holds the match's state too
_REFUSED_ACT = {"$ref": "#/components/schemas/Refused"}


class Description(JsonRenderPlugin):
    """Serves the OpenAPI description."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, completed(openapi_schema))


def completed(schema: dict[str, Any]) -> dict[str, Any]:
    """The description with authentication, examples, and our own errors in place of the framework's."""
    shown = examples()
    schema["components"]["securitySchemes"] = _WAYS_IN
    schema["security"] = [{}, *({name: []} for name in _WAYS_IN)]
    parts = schema["components"]["schemas"]
    for name, example in (shown.requests | shown.answers).items():
        if name in parts:
            parts[name]["examples"] = [example]
    _, found = msgspec.json.schema_components([Problem], ref_template="#/components/schemas/{name}")
    parts.update({name: part for name, part in found.items() if name not in parts})
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            answers = operation["responses"]
            answers.get("204", {}).pop("content", None)  # no content, not even null
            for status in [status for status in answers if status.startswith("4")]:
                if "Problem" not in str(answers[status]):
                    del answers[status]
            answers.setdefault("4XX", _REFUSED)
            for status in [status for status in answers if status.startswith("2")]:
                content = answers[status].get("content", {}).get("application/json")
                if content is None:
                    continue
                if _REFUSED_ACT in content["schema"].get("oneOf", ()):
                    (content["schema"],) = [one for one in content["schema"]["oneOf"] if one != _REFUSED_ACT]
                    answers["4XX"] = _refused_or(_REFUSED_ACT, shown)
                if status == "202":
                    content["example"] = shown.waiting[_name(content["schema"])]
                else:
                    _show(content, shown, shown.routes.get(f"{method.upper()} {path}"))
    return schema


def _show(content: dict[str, Any], shown: Examples, own: Any) -> None:
    """Add an example to a response that is a list or a union; plain types have their own."""
    schema = content["schema"]
    if own is not None:
        content["example"] = own
    elif "items" in schema and _name(schema["items"]) in shown.answers:
        content["example"] = [shown.answers[_name(schema["items"])]]
    elif "oneOf" in schema and _name(schema["oneOf"][0]) in shown.answers:
        content["example"] = shown.answers[_name(schema["oneOf"][0])]


def _refused_or(more: dict[str, Any], shown: Examples) -> dict[str, Any]:
    """The error response as a Problem or as another type."""
    content = _REFUSED["content"]["application/json"]
    either = {"schema": {"oneOf": [more, content["schema"]]}, "example": shown.answers[_name(more)]}
    return _REFUSED | {"content": {"application/json": either}}


def _name(schema: dict[str, Any]) -> str:
    """The name of the type that a schema refers to, or an empty string."""
    return str(schema.get("$ref", "")).rpartition("/")[2]
