"""What a placement would make, asked before it is played: the first turns of the book's example."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from tests.server.client import Client

PATH = "/api/games/abaku/preview"


def _view(*rows: str, rack: str, **options: Any) -> dict[str, Any]:
    """Seat 0's view of a board whose given rows are the middle ones, with that rack."""
    state = parlour.game("abaku").start(seats=2, bonuses=False, **options)
    view: dict[str, Any] = state.view(0)
    above = (15 - len(rows)) // 2
    board = ["." * 15] * above + list(rows) + ["." * 15] * (15 - above - len(rows))
    return {**view, "board": "/".join(board), "racks": [rack, None], "rack_sizes": [len(rack), 5]}


def test_equations_are_read_and_counted(url: str) -> None:
    # turn 2 of the book: 1 and 3 round 24 make 12:4=3, four points
    view = _view("......24.......", rack="13000")
    answer = Client(url, None).post(PATH, view=view, act="8F 1..3")
    assert answer.status_code == 200
    found = answer.json()
    assert (found["points"], found["wrong"]) == (4, [])
    (equation,) = found["equations"]
    assert equation["digits"] == "1243"
    assert {"kind": "division", "terms": [12, 4, 3]} in equation["readings"]


def test_what_is_wrong_is_told_with_its_squares(url: str) -> None:
    view = _view("......24.......", rack="99000")
    found = Client(url, None).post(PATH, view=view, act="8F 9..9").json()
    assert found["points"] == 0
    assert "not-one-equation" in [wrong["code"] for wrong in found["wrong"]]


def test_what_is_no_view_or_no_act_is_refused_in_words(url: str) -> None:
    anna = Client(url, None)
    view = _view("......24.......", rack="13000")
    bodies: tuple[dict[str, Any], ...] = (
        {"view": {}, "act": "8F 1..3"},
        {"view": {**view, "seat": 7}, "act": "8F 1..3"},
        {"view": {**view, "board": "x"}, "act": "8F 1..3"},
        {"view": {**view, "options": {"bonuses": 3}}, "act": "8F 1..3"},
        {"view": view, "act": "what"},
        {"view": view},
    )
    for body in bodies:
        answer = anna.post(PATH, **body)
        assert 400 <= answer.status_code < 500, body
        assert answer.json()["code"]


@pytest.mark.parametrize("game", ["kryds-bolle", "take-it"])
def test_a_game_without_a_preview_or_reading_says_so(url: str, game: str) -> None:
    asker = Client(url, None)
    preview = asker.post(f"/api/games/{game}/preview", view={}, act="b2")
    reading = asker.get(f"/api/games/{game}/reading", digits="12")
    for answer in (preview, reading):
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    assert asker.get("/api/games/none/reading", digits="12").json()["code"] == "unknown-game"
