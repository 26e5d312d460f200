"""Who is a pupil, and which requests pupils may make.

A pupil's id begins with the class's id, so a check needs no database query. This is an allow-list: a new
route is closed to pupils until it is added here.
"""

from __future__ import annotations

import re
import secrets

from parlour.table.refusal import Refusal

_BETWEEN = "_"
_CLASS_BYTES, _PUPIL_BYTES = 6, 9
#: characters of a code, without look-alikes
_SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
_CODE_LENGTH, _PUPIL_CODE_LENGTH = 6, 10

#: API requests that pupils may make
_ALLOWED = (
    ("GET", r"/api/me(/export|/matches|/waiting|/mutes)?"),
    ("DELETE", r"/api/me(/mutes/[^/]+)?"),
    ("POST", r"/api/me/(forget|mutes)"),
    ("POST", r"/api/login"),
    ("GET", r"/api/class(/.*)?"),
    ("POST", r"/api/(class/.*|classes/join|classes/back)"),
    ("DELETE", r"/api/class/.*"),
    ("GET", r"/api/(about|games|health)(/.*)?"),
    ("POST", r"/api/games/[^/]+/(try|preview)"),
    ("GET", r"/api/practice/[^/]+(/question)?"),
    ("POST", r"/api/practice/[^/]+/answer"),
    ("GET", r"/api/matches/[^/]+(/(record|replay|chat|stream|throws/[^/]+))?"),
    ("POST", r"/api/matches/[^/]+/(act|resign|offer|answer|leave|join|say|review)"),
)
_MAY = {
    method: re.compile("|".join(path for m, path in _ALLOWED if m == method))
    for method in {method for method, _ in _ALLOWED}
}

CLASS_ONLY = Refusal("pupils can't use this part of the server; stay on your class's page", "class-only", 403)


def new_class() -> str:
    return secrets.token_hex(_CLASS_BYTES)


def new_pupil(class_id: str) -> str:
    return class_id + _BETWEEN + secrets.token_hex(_PUPIL_BYTES)


def new_code() -> str:
    """A class code, which pupils type in to join."""
    return "".join(secrets.choice(_SIGNS) for _ in range(_CODE_LENGTH))


def new_pupil_code() -> str:
    """A one-time code, which one pupil types in to come back."""
    return "".join(secrets.choice(_SIGNS) for _ in range(_PUPIL_CODE_LENGTH))


def read_code(typed: str) -> str:
    """The canonical form of a typed code: upper case, no spaces or dashes."""
    return "".join(sign for sign in typed.upper() if sign.isalnum())


def class_of(person: str | None) -> str | None:
    """The class of a pupil; None for anybody else."""
    if person is None:
        return None
    found, between, _ = person.partition(_BETWEEN)
    return found if between else None


def may_ask(person: str, method: str, path: str) -> bool:
    """Whether the person may make this request at all; handlers check the rest."""
    parts = [part for part in path.split("/") if part]
    if class_of(person) is None or parts[:1] != ["api"]:
        return True
    allowed = _MAY.get("GET" if method in ("HEAD", "OPTIONS") else method)
    return allowed is not None and allowed.fullmatch("/" + "/".join(parts)) is not None


def may_look(person: str | None, match_class: str | None, teacher: str | None) -> bool:
    """Whether the person may see a match: a class's match only within the class, and a pupil no other."""
    if match_class is None:
        return class_of(person) is None
    return person is not None and (class_of(person) == match_class or person == teacher)
