"""Who is a pupil, and where pupils may go.

A pupil's id begins with that of the class, so whatever holds pupils to their class knows it without asking
the database. The list is of what is allowed: a new route is closed to pupils until it is named here.
"""

from __future__ import annotations

import re
import secrets

from parlour.table.refusal import Refusal

_BETWEEN = "_"
_CLASS_BYTES, _PUPIL_BYTES = 6, 9
#: signs of a code: none that can be taken for another
_SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
_CODE_LENGTH, _PUPIL_CODE_LENGTH = 6, 10

#: what pupils may ask for besides the page itself
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
    ("GET", r"/api/matches/[^/]+(/(record|replay|chat|stream|throws/[^/]+))?"),
    ("POST", r"/api/matches/[^/]+/(act|resign|offer|answer|leave|join|say|review)"),
)
_MAY = {
    method: re.compile("|".join(path for m, path in _ALLOWED if m == method))
    for method in {method for method, _ in _ALLOWED}
}

ELSEWHERE = Refusal("a pupil stays within the class", "class-only", 403)


def new_class() -> str:
    return secrets.token_hex(_CLASS_BYTES)


def new_pupil(class_id: str) -> str:
    return class_id + _BETWEEN + secrets.token_hex(_PUPIL_BYTES)


def new_code() -> str:
    """What pupils type in to join."""
    return "".join(secrets.choice(_SIGNS) for _ in range(_CODE_LENGTH))


def new_pupil_code() -> str:
    """What one pupil types in to come back."""
    return "".join(secrets.choice(_SIGNS) for _ in range(_PUPIL_CODE_LENGTH))


def read_code(typed: str) -> str:
    """A code as it was made, however it was typed in."""
    return "".join(sign for sign in typed.upper() if sign.isalnum())


def class_of(person: str | None) -> str | None:
    """The class of a pupil; None for everybody else."""
    if person is None:
        return None
    found, between, _ = person.partition(_BETWEEN)
    return found if between else None


def may_ask(person: str, method: str, path: str) -> bool:
    """Whether this person may ask for this at all; what they get is for others to say."""
    parts = [part for part in path.split("/") if part]
    if class_of(person) is None or parts[:1] != ["api"]:
        return True
    allowed = _MAY.get("GET" if method in ("HEAD", "OPTIONS") else method)
    return allowed is not None and allowed.fullmatch("/" + "/".join(parts)) is not None


def may_look(person: str | None, match_class: str | None, teacher: str | None) -> bool:
    """Whether somebody may look at a match: of a class, its people alone; a pupil, at no other."""
    if match_class is None:
        return class_of(person) is None
    return person is not None and (class_of(person) == match_class or person == teacher)
