"""The OpenAPI description, with examples of requests and responses and our own error type."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.connection import Request
from litestar.openapi.plugins import JsonRenderPlugin

from parlour.server.people.people import COOKIE
from parlour.table.messages.match import Problem

from . import answers_better, answers_people, answers_play
from .answers_play import ANNA, MATCH

#: an example of each request type
EXAMPLES: dict[str, dict[str, Any]] = {
    "ActGiven": {"type": "act", "key": "k-17", "seq": 3, "act": "b2"},
    "AnswerGiven": {"type": "answer", "key": "k-18", "to": 7, "yes": True},
    "ChatWanted": {"chat": "free"},
    "ClassAnswer": {"number": 3, "answer": "12"},
    "CloseReport": {"note": "told him so"},
    "ComeBack": {"code": "7KQ3ZP2MXA"},
    "DoorWanted": {"open": True},
    "Enter": {},
    "GiveNonce": {"nonce": "my-own-luck"},
    "HintGiven": {},
    "Join": {"name": "Bo"},
    "JoinClass": {"code": "K7M2QX", "name": "Noor"},
    "LanguageChosen": {"language": "da"},
    "LeaveGiven": {"type": "leave", "key": "k-19"},
    "Login": {"login": "anna", "password": "correct horse battery"},
    "Mute": {"person": ANNA},
    "NameRule": {"word": "troll"},
    "NetworkWanted": {"open": True},
    "NewAccount": {"login": "anna", "password": "correct horse battery"},
    "NewClass": {"name": "5b"},
    "NewClassLeague": {"game": "kryds-bolle", "minutes": 5},
    "NewCode": {"login": "anna"},
    "NewGuest": {"name": "Anna"},
    "NewLeague": {"name": "Monday club", "game": "kryds-bolle", "pairing": "swiss", "rounds": 5},
    "NewMatch": {
        "game": "kryds-bolle",
        "options": {"placement": "free"},
        "seats": [{"kind": "me"}, {"kind": "robot", "robot": "random"}],
        "clock": {"base": 300_000, "increment": 5_000},
    },
    "NewPassword": {"old": "correct horse battery", "new": "staple battery horse"},
    "NewReport": {"match": MATCH, "seat": 1, "line": 3, "reason": "rude"},
    "NewSanction": {"what": "chat", "person": ANNA, "reason": "rude", "days": 7},
    "NewTask": {
        "drill": {
            "kind": "equations",
            "operations": ["addition", "division"],
            "most": 100,
            "ask": "complete",
        },
        "questions": 10,
    },
    "NewToken": {"name": "my robot", "scopes": ["read", "play"], "days": 365},
    "OfferGiven": {"type": "offer", "key": "k-20", "what": "draw"},
    "PositionAsked": {"position": "x......../........./........."},
    "PreviewWanted": {"view": {"game": "abaku", "and": "all else that your seat sees"}, "act": "8G 1..3"},
    "PuzzleAnswered": {"game": "kryds-bolle", "seed": "3", "answer": "a1"},
    "PuzzleNamed": {"game": "kryds-bolle", "level": 1, "seed": "3"},
    "Rematch": {"seats": "rotated"},
    "ResetPassword": {"login": "anna", "code": "q3J…", "new": "staple battery horse"},
    "ResignGiven": {"type": "resign", "key": "k-21"},
    "SayGiven": {"type": "say", "key": "k-22", "phrase": "good-luck"},
    "Settle": {"group": 0, "round": 1, "board": 2, "points": [2, 0]},
    "Start": {"robots": "random"},
    "Subscribe": {
        "endpoint": "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "keys": {"p256dh": "B" * 87, "auth": "c" * 22},
    },
    "TryWanted": {"position": "........./........./.........", "act": "b2"},
    "Unsubscribe": {"endpoint": "https://updates.push.services.mozilla.com/wpush/v2/gAAA"},
}
#: an example of each response type
ANSWERS: dict[str, dict[str, Any]] = answers_play.ANSWERS | answers_better.ANSWERS | answers_people.ANSWERS
#: examples of single routes whose response has no type of its own, or needs another example
ANSWERS_OF: dict[tuple[str, str], Any] = {
    ("get", "/api/host/names"): ["troll"],
    ("get", "/api/me/export"): answers_people.EXPORT,
    ("post", "/api/matches/{match}/review"): answers_better.REVIEW,
    ("post", "/api/reports"): {"report": 1},
}
#: how a request authenticates; some routes need neither
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
    schema["components"]["securitySchemes"] = _WAYS_IN
    schema["security"] = [{}, *({name: []} for name in _WAYS_IN)]
    parts = schema["components"]["schemas"]
    for name, example in (EXAMPLES | ANSWERS).items():
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
                if "application/json" in answers[status].get("content", {}):
                    shown = answers[status]["content"]["application/json"]
                    if _REFUSED_ACT in shown["schema"].get("oneOf", ()):
                        (shown["schema"],) = [one for one in shown["schema"]["oneOf"] if one != _REFUSED_ACT]
                        answers["4XX"] = _refused_or(_REFUSED_ACT)
                    if status == "202":
                        shown["example"] = answers_better.WAITING[_name(shown["schema"])]
                    else:
                        _show(shown, ANSWERS_OF.get((method, path)))
    return schema


def _show(answer: dict[str, Any], own: Any) -> None:
    """Add an example to a response that is a list or a union; plain types have theirs from ANSWERS."""
    schema = answer["schema"]
    if own is not None:
        answer["example"] = own
    elif "items" in schema and _name(schema["items"]) in ANSWERS:
        answer["example"] = [ANSWERS[_name(schema["items"])]]
    elif "oneOf" in schema and _name(schema["oneOf"][0]) in ANSWERS:
        answer["example"] = ANSWERS[_name(schema["oneOf"][0])]


def _refused_or(more: dict[str, Any]) -> dict[str, Any]:
    """The error response as a Problem or as another type."""
    content = _REFUSED["content"]["application/json"]
    either = {"schema": {"oneOf": [more, content["schema"]]}, "example": ANSWERS[_name(more)]}
    return _REFUSED | {"content": {"application/json": either}}


def _name(schema: dict[str, Any]) -> str:
    """The name of the type that a schema refers to, or an empty string."""
    return str(schema.get("$ref", "")).rpartition("/")[2]
