"""Examples of what is answered to those who want to play better: analyses, reviews, puzzles."""

from __future__ import annotations

from typing import Any

from .answers_play import OPTIONS, view

_PUZZLE = "xoxooxxxx/.oo.ox.xo/.x..oo.ox"
_PUZZLE_LINES = [
    {"places": ["b1.1", "b2.2", "b3.3"], "seat": 1},
    {"places": ["c1.1", "c2.1", "c3.1"], "seat": 0},
    {"places": ["c1.1", "c2.2", "c3.3"], "seat": 0},
    {"places": ["a2.1", "b2.2", "c2.3"], "seat": 1},
    {"places": ["b2.1", "b2.2", "b2.3"], "seat": 1},
    {"places": ["a3.1", "b3.1", "c3.1"], "seat": 0},
    {"places": ["a3.1", "b3.2", "c3.3"], "seat": 0},
]

#: an answer of every type that is about them
ANSWERS: dict[str, dict[str, Any]] = {
    "Analysed": {
        "status": "done",
        "version": "0.1.0",
        "seconds": 2.0,
        "result": {
            "exact": True,
            "value": 2,
            "moves": [
                {"action": "a1", "value": 2, "bound": "exact"},
                {"action": "c1", "value": 1, "bound": "at_most"},
                {"action": "a3", "value": 1, "bound": "at_most"},
                {"action": "a2", "value": 1, "bound": "at_most"},
            ],
        },
    },
    "PuzzleJudged": {
        "right": True,
        "answer": "a1",
        "value": 2.0,
        "best": ["a1"],
        "answers": [
            {"answer": "a1", "value": 2.0},
            {"answer": "a2", "value": 1.0},
            {"answer": "a3", "value": 1.0},
            {"answer": "c1", "value": 1.0},
        ],
    },
    "PuzzleKind": {
        "kind": "kryds-bolle",
        "levels": [1, 2, 3],
        "themes": ["fork", "centre", "chameleon", "patience"],
    },
    "PuzzleShown": {
        "status": "done",
        "seed": "3",
        "number": 1,
        "game": "kryds-bolle",
        "options": OPTIONS,
        "position": _PUZZLE,
        "seat": 0,
        "question": "best-action",
        "theme": "chameleon",
        "level": 1,
        "unit": "points",
        "view": view(
            _PUZZLE,
            0,
            0,
            ["a1", "a2", "a3", "c1"],
            points=[4, 3],
            balls_left=[4, 3],
            chameleon=0,
            lines=_PUZZLE_LINES,
        ),
    },
}
#: the same while it is being found or made
WAITING: dict[str, dict[str, Any]] = {
    "Analysed": {"status": "waiting", "version": "0.1.0", "seconds": 0.0, "result": None},
    "PuzzleShown": dict.fromkeys(ANSWERS["PuzzleShown"])
    | {"status": "waiting", "seed": "3", "number": 1, "options": {}},
}
#: Anna played once where a corner was better, and Bo gave up
REVIEW: dict[str, Any] = ANSWERS["Analysed"] | {
    "result": {
        "game": "kryds-bolle",
        "options": OPTIONS,
        "unit": "difference",
        "measure": "difference",
        "meaning": "points at the end, own minus the other's, if both play on perfectly",
        "exact": True,
        "ended": "resigned",
        "places": [0, 1],
        "players": [
            {
                "seat": 0,
                "name": "Anna",
                "start": 3,
                "luck": 0,
                "choices": -1,
                "others": 0,
                "unclear": 0,
                "end": 2,
                "judged": 1,
                "best": 0,
                "accuracy": 0.0,
            },
            {
                "seat": 1,
                "name": "Bo",
                "start": -3,
                "luck": 0,
                "choices": 0,
                "others": 1,
                "unclear": 0,
                "end": -2,
                "judged": 0,
                "best": 0,
                "accuracy": None,
            },
        ],
        "steps": [
            {
                "seq": 1,
                "by": 0,
                "act": "b2",
                "kind": "choice",
                "after": [2, -2],
                "luck": [0, 0],
                "gift": [0, 1],
                "unclear": [0, 0],
                "cost": 1,
                "stake": 1,
                "best": ["a1", "a3", "c1", "c3"],
                "exact": True,
            }
        ],
        "turning_points": [1],
    }
}
