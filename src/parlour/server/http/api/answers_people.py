"""Examples of what is answered about people, a club and a class, for the description."""

from __future__ import annotations

from typing import Any

from .answers_play import ANNA, BO, KEPT, MATCH, NOW, OPTIONS

_DAY = 86_400_000
_CLASS = "c1a55c1a55c1"
_TASK = "7a5c7a5c7a5c7a5c"
_PERSON = {"id": ANNA, "name": "Anna", "kind": "account", "login": "anna", "language": "da"}
_RATING = {
    "person": ANNA,
    "name": "Anna",
    "game": "kryds-bolle",
    "rating": 3.44,
    "mu": 27.64,
    "sigma": 8.07,
    "played": 1,
}
_RATED = {"match": MATCH, "game": "kryds-bolle", "at": NOW, "place": 0, "mu": 27.64, "sigma": 8.07}
_TOKEN = {
    "id": "0123456789abcdef",
    "name": "my robot",
    "scopes": ["read", "play"],
    "created": NOW,
    "expires": NOW + 365 * _DAY,
}
_LINE = {"n": 3, "at": NOW, "seat": 1, "person": BO, "phrase": "good-luck", "text": None}
_LEAGUE = {
    "id": "1ea91ea91ea91ea9",
    "name": "Monday club",
    "game": "kryds-bolle",
    "options": OPTIONS,
    "of": "people",
    "pairing": "swiss",
    "rounds": 5,
    "group_size": 8,
    "moves": 1,
    "days": 7,
    "clock": {"move": 2 * _DAY, "base": None, "increment": 0, "cap": None},
    "rated": True,
    "season": 1,
    "status": "running",
    "round": 1,
    "players": 2,
}
_TASK_SET = {
    "id": _TASK,
    "drill": {"kind": "equations", "operations": ["addition"], "most": 20, "ask": "complete"},
    "questions": 10,
    "created": NOW,
    "due": None,
}
_PROGRESS = {"task": _TASK, "done": 1, "right": 1, "tries": 2, "ms": 5_800}
_DONE = {"day": "2027-01-15", "done": 1, "right": 1}
_CLASS_PLAYS = {"game": "kryds-bolle", "options": OPTIONS, "minutes": 5}


def _standing(place: int, name: str, won: int, **more: Any) -> dict[str, Any]:
    """A row of a league's table after one match."""
    results = {"played": 1, "won": won, "drawn": 0, "lost": 1 - won, "points": 2 * won}
    return {"place": place, "name": name, **results, **more}


#: an answer of every type that is about them
ANSWERS: dict[str, dict[str, Any]] = {
    "About": {"version": "0.1.0", "accounts": "open", "chat": "free"},
    "AuditLine": {
        "id": 2,
        "at": NOW,
        "by": ANNA,
        "what": "sanction-laid",
        "about": BO,
        "details": {"taken": "chat", "reason": "rude"},
    },
    "ChatHeard": {"lines": [_LINE], "free": False},
    "ClassJudged": {"right": True, "done": True, "tries": 0, "solutions": ["3"]},
    "ClassListed": {"id": _CLASS, "name": "5b", "code": "K7M2QX", "pupils": 1, "created": NOW},
    "ClassShown": {
        "id": _CLASS,
        "name": "5b",
        "code": "K7M2QX",
        "created": NOW,
        "tasks": [_TASK_SET],
        "pupils": [
            {
                "person": f"{_CLASS}_0123456789abcdef01",
                "name": "Noor",
                "joined": NOW,
                "seen": NOW,
                "tasks": [_PROGRESS],
                "days": [_DONE],
            }
        ],
        "themes": [{"kind": "equations", "theme": "addition", "right": 1, "wrong": 1, "stuck": []}],
        "days": [_DONE],
        "league": _CLASS_PLAYS,
        "standings": [_standing(1, "Noor", 1, you=False), _standing(2, "Ben", 0, you=False)],
        "running": [{"match": MATCH, "names": ["Ben", "Noor"]}],
    },
    "CodeMade": {"code": "a-code-shown-once", "days": 7},
    "Figures": {
        "guests": 1,
        "accounts": 1,
        "open": 0,
        "running": 1,
        "over": 12,
        "lately": 3,
        "leagues": 1,
        "reports": 1,
        "sanctions": 1,
    },
    "Health": {"status": "ok", "version": "0.1.0"},
    "LeagueShown": _LEAGUE,
    "LeagueWait": {"match": None, "waiting": True},
    "Muted": {"person": BO, "name": "Bo"},
    "NetworkShown": {"may": True, "open": True, "addresses": ["http://192.168.1.20:8000"]},
    "PeopleListed": {
        "people": [
            {
                "id": ANNA,
                "name": "Anna",
                "kind": "account",
                "login": "anna",
                "admin": True,
                "created": NOW,
                "matches": 13,
            }
        ],
        "more": None,
    },
    "Person": _PERSON,
    "Profile": {
        "id": ANNA,
        "name": "Anna",
        "since": NOW,
        "ratings": [_RATING],
        "history": [_RATED],
        "favourites": [{"game": "kryds-bolle", "played": 2, "won": 1}],
    },
    "PupilCode": {"code": "7KQ3ZP2MXA", "name": "Noor"},
    "PupilDesk": {
        "name": "5b",
        "pupil": "Noor",
        "tasks": [{"task": _TASK_SET, "mine": _PROGRESS, "open": True}],
        "league": _CLASS_PLAYS,
        "standings": [_standing(1, "Noor", 1, you=True), _standing(2, "Ben", 0, you=False)],
        "waiting": True,
        "match": None,
    },
    "PushKey": {"key": "B" * 87},
    "QuestionShown": {
        "ready": True,
        "number": 1,
        "done": 0,
        "questions": 10,
        "ask": "complete",
        "theme": "addition",
        "tries": 3,
        "digits": "16_19",
        "flaps": [],
        "throw": [],
        "least": 1,
        "red": None,
        "black": None,
        "game": None,
        "view": None,
    },
    "RatingChange": _RATED,
    "RatingShown": _RATING,
    "ReportShown": {
        "id": 1,
        "at": NOW,
        "by": ANNA,
        "about": BO,
        "about_name": "Bo",
        "match": MATCH,
        "line": 3,
        "said": "good-luck",
        "reason": "rude",
        "closed": None,
        "note": None,
    },
    "SanctionShown": {
        "id": 1,
        "what": "chat",
        "person": BO,
        "name": "Bo",
        "address": None,
        "reason": "rude",
        "at": NOW,
        "until": NOW + 7 * _DAY,
    },
    "SeasonShown": {
        "league": _LEAGUE,
        "season": 1,
        "status": "running",
        "round": 1,
        "due": NOW + 7 * _DAY,
        "groups": [
            {
                "group": 0,
                "table": [
                    _standing(1, "Anna", 1, player=ANNA, tiebreak=0, withdrawn=False),
                    _standing(2, "Bo", 0, player=BO, tiebreak=0, withdrawn=False),
                ],
                "pairings": [
                    {"round": 1, "board": 1, "first": ANNA, "second": BO, "match": MATCH, "points": [2, 0]}
                ],
            }
        ],
    },
    "TokenMade": {"token": "parlour_a-secret-that-is-shown-once", "shown": _TOKEN},
    "TokenShown": _TOKEN,
    "Waiting": {
        "match": MATCH,
        "game": "kryds-bolle",
        "why": "turn",
        "names": ["Anna", "Bo"],
        "since": NOW,
        "until": NOW + 2 * _DAY,
        "company": True,
    },
}
#: all that the server knows about Anna
EXPORT: dict[str, Any] = {
    "person": _PERSON,
    "tokens": [_TOKEN],
    "matches": [KEPT],
    "said": [_LINE | {"seat": 0, "person": ANNA}],
    "muted": [{"person": BO, "name": "Bo"}],
    "class": [],
    "classes": [],
    "ratings": [{"game": "kryds-bolle", "mu": 27.64, "sigma": 8.07, "played": 1}],
    "rated": [_RATED],
    "reports": [{"at": NOW, "match": MATCH, "line": 3, "reason": "rude", "closed": None}],
    "sanctions": [],
    "leagues": [{"name": "Monday club", "season": 1, "group": 0, "withdrawn": False}],
    "browsers": [],
}
