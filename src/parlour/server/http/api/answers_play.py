"""Examples of what is answered about matches and games, for the description: Anna plays against Bo."""

from __future__ import annotations

from typing import Any

MATCH = "0123456789abcdef0123456789abcdef"
ANNA = "fedcba9876543210fedcba9876543210"
BO = "b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0"
NOW = 1_800_000_000_000
OPTIONS = {"seats": 2, "placement": "stacked"}
_SEED = "00112233445566778899aabbccddeeff" * 2
_COMMITMENT = "4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef"
_ALL_BARS = ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"]


def _seat(seat: int, name: str, person: str) -> dict[str, Any]:
    return {
        "seat": seat,
        "kind": "person",
        "name": name,
        "person": person,
        "robot": None,
        "here": True,
        "left": False,
        "ahead": 0,
        "seconds": None,
    }


def view(cube: str, seat: int | None, actor: int, legal: list[str], **more: Any) -> dict[str, Any]:
    """What a seat (or a spectator) sees of the cube; no points yet, unless `more` tells otherwise."""
    return {
        "game": "kryds-bolle",
        "options": OPTIONS,
        "seat": seat,
        "actor": actor,
        "points": [0, 0],
        "places": None,
        "legal": legal,
        "expects": None,
        "cube": cube,
        "balls_left": [13 - cube.count("x"), 13 - cube.count("o")],
        "chameleon": None,
        "lines": [],
    } | more


_TABLE: dict[str, Any] = {
    "match": MATCH,
    "game": "kryds-bolle",
    "rules": 1,
    "options": OPTIONS,
    "status": "running",
    "public": False,
    "rated": False,
    "spectators": True,
    "hold": False,
    "leaving": "robot",
    "hints": True,
    "host": "Anna",
    "created": NOW,
    "seats": [_seat(0, "Anna", ANNA), _seat(1, "Bo", BO)],
    "commitment": _COMMITMENT,
    "seed": None,
    "result": None,
    "offer": None,
    "paused": False,
    "clock": {
        "terms": {"move": None, "base": 300_000, "increment": 5_000, "cap": None},
        "left": [301_000, 298_000],
        "running": 0,
        "at": NOW + 11_000,
    },
    "rematch": None,
    "by_hand": False,
    "of_class": False,
}
_EVENTS = [
    {"seq": 1, "at": NOW + 4_000, "by": 0, "kind": "act", "act": "b2"},
    {"seq": 2, "at": NOW + 11_000, "by": 1, "kind": "act", "act": "a1"},
]
_SIDE = {"seat": 0, "view": view("o...x..../........./.........", 0, 0, _ALL_BARS), "events": _EVENTS}
_HEADER = {
    "game": "kryds-bolle",
    "rules": 1,
    "options": OPTIONS,
    "players": [{"name": "Anna", "nonce": ""}, {"name": "Bo", "nonce": ""}],
    "match": MATCH,
    "commitment": _COMMITMENT,
    "rated": False,
    "engine": None,
    "ahead": [],
    "by_hand": False,
}
#: Anna played once, and Bo gave up
_RESIGNED = [
    {"kind": "act", "seq": 1, "at": NOW + 4_000, "by": 0, "act": "b2"},
    {"kind": "resign", "seq": 2, "at": NOW + 11_000, "by": 1},
]
#: the match as it stands in what somebody takes along
KEPT = {"match": MATCH, "header": _HEADER, "status": "over", "events": _RESIGNED}
_LISTED = {
    "match": MATCH,
    "game": "kryds-bolle",
    "options": OPTIONS,
    "status": "over",
    "rated": False,
    "host": "Anna",
    "created": NOW,
    "names": ["Anna", "Bo"],
    "open": 0,
    "yours": [0],
    "people": [ANNA, BO],
    "places": [0, 1],
}
_TWO_LINES = view(
    "xxx...o.o/x.o...o../x........",
    1,
    1,
    _ALL_BARS[1:],
    points=[2, 0],
    lines=[
        {"places": ["a1.1", "b1.1", "c1.1"], "seat": 0},
        {"places": ["a1.1", "a1.2", "a1.3"], "seat": 0},
    ],
)

#: an answer of every type that is about them
ANSWERS: dict[str, dict[str, Any]] = {
    "ExampleShown": {"acts": [], "view": _TWO_LINES},
    "Frames": {
        "engine": "kugelbox 1, mujoco 3.3.0, linux x86_64",
        "ms": [0, 180, 420],
        "red": [[-200, -900, 400], [-60, -300, 650], [0, 0, 60]],
        "black": [[200, -900, 400], [310, -420, 600], [440, -440, 60]],
    },
    "GameShown": {
        "key": "kryds-bolle",
        "name": "Kryds & Bolle",
        "rules": 1,
        "seats": [2, 2],
        "options": [
            {
                "name": "placement",
                "kind": "choice",
                "default": "stacked",
                "values": ["free", "stacked"],
                "low": None,
                "high": None,
                "optional": False,
                "about": "stacked: balls slide down their bar; free: any free place",
                "seats": {},
            }
        ],
        "robots": [
            {"name": "random", "thinks": "Picks any legal action, each as likely as the others."},
            {"name": "perfect", "thinks": "Plays by proved values, from the book and by a search."},
        ],
    },
    "Listing": {"matches": [_LISTED], "more": None},
    "Look": {
        "table": _TABLE,
        "you": {"name": "Anna", "seats": [0], "host": True},
        "seq": 2,
        "sides": [_SIDE],
    },
    "Preview": {
        "equations": [
            {
                "squares": ["F8", "G8", "H8", "I8"],
                "digits": "1243",
                "readings": [{"kind": "division", "terms": [12, 4, 3]}],
                "points": 4,
            }
        ],
        "points": 4,
        "wrong": [],
    },
    "Record": {"format": 1, "header": _HEADER, "events": _RESIGNED, "seed": _SEED},
    "Refused": {
        "type": "refused",
        "key": "k-17",
        "code": "stale-seq",
        "reason": "the next event is 3, not 2",
        "details": {"next": 3},
        "seq": 2,
        "sides": [_SIDE],
    },
    "Replay": {
        "table": _TABLE
        | {
            "status": "over",
            "seed": _SEED,
            "result": {"places": [0, 1], "reason": "resigned"},
            "clock": None,
        },
        "first": 0,
        "count": 2,
        "plies": [
            {
                "ply": 0,
                "seq": 0,
                "at": 0,
                "by": "host",
                "act": None,
                "view": view("........./........./.........", None, 0, []),
                "position": "........./........./.........",
            },
            {
                "ply": 1,
                "seq": 1,
                "at": NOW + 4_000,
                "by": 0,
                "act": "b2",
                "view": view("....x..../........./.........", None, 1, []),
                "position": "....x..../........./.........",
            },
        ],
    },
    "RulesShown": {
        "game": "kryds-bolle",
        "lang": "en",
        "parts": [
            {"html": "<h1>Kryds &amp; Bolle</h1>", "words": None, "example": None, "view": None},
            {
                "html": None,
                "words": "Light (x) has two lines: the front row at the bottom, and the whole bar a1.",
                "example": "lines",
                "view": _TWO_LINES,
            },
        ],
    },
    "Said": {
        "lang": "en",
        "said": ["thirty-eight minus three is thirty-five", "thirty-eight minus thirty-three is five"],
    },
    "Tried": {
        "position": "....x..../........./.........",
        "act": "b2",
        "view": view("....x..../........./.........", 0, 1, []),
        "refused": None,
    },
}
