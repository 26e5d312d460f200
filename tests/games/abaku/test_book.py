"""The eight turns of the rule book, with their equations and scores."""

from typing import Any

import pytest

from parlour.games.abaku.judging.preview import preview

from .table import GAME, rest, table

#: (row, column) from the first 4, which lies on H8; the tiles; the equations
TURNS = [
    ({(0, -1): "2", (0, 0): "4"}, ["24"]),
    ({(0, -2): "1", (0, 1): "3"}, ["1243"]),
    ({(-1, 0): "6", (1, 0): "2"}, ["642", "42"]),
    ({(2, -1): "7", (2, 0): "4", (2, 1): "9"}, ["749", "6424", "24"]),
    ({(1, -3): "1", (1, -2): "0", (1, -1): "5"}, ["1052", "257"]),
    ({(3, 0): "8", (3, 1): "3", (3, 2): "5"}, ["835", "64248", "248", "93"]),
    ({(-1, 2): "3", (0, 2): "8", (1, 2): "3", (2, 2): "3"}, ["38335", "2438", "93"]),
    ({(-1, 1): "3", (1, 1): "1"}, ["331", "33193", "633", "213"]),
]
TEXTS = ["8G 24", "8F 1..3", "H7 6.2", "10G 749", "9E 105", "11H 835", "J7 3833", "I7 3.1"]


def squares(laid: dict[tuple[int, int], str]) -> dict[str, str]:
    return {f"{'ABCDEFGHIJKLMNO'[7 + column]}{8 + row}": tile for (row, column), tile in laid.items()}


@pytest.mark.parametrize(
    ("options", "scores"),
    [
        ({"bonuses": False}, [2, 4, 5, 9, 7, 13, 11, 14]),
        ({"bonuses": False, "tile_values": True}, [6, 10, 18, 42, 22, 66, 51, 44]),
    ],
)
def test_the_eight_turns_score_as_the_book_says(options: dict[str, Any], scores: list[int]) -> None:
    lying: dict[str, str] = {}
    for number, ((laid, equations), score) in enumerate(zip(TURNS, scores, strict=True)):
        rack = "".join(sorted(laid.values()))
        state = table(lying, rack, "", **options)
        text = TEXTS[number]
        shown = preview(state, text)
        assert sorted(e.digits for e in shown.equations) == sorted(equations)
        assert shown.wrong == ()
        after = state.play(text)
        assert after.points == (score, 0)
        lying |= squares(laid)
        assert after.bag == rest(lying)
    assert len(lying) == 21


def test_turn_seven_counts_once_though_it_can_be_read_in_two_ways() -> None:
    lying: dict[str, str] = {}
    for laid, _ in TURNS[:6]:
        lying |= squares(laid)
    shown = preview(table(lying, "3338", "", bonuses=False), "J7 3833")
    (long,) = [e for e in shown.equations if e.digits == "38335"]
    assert [str(r) for r in long.readings] == ["38−3=35", "38−33=5"]
    assert long.points == 5
    assert long.squares == ("J7", "J8", "J9", "J10", "J11")


def test_the_first_turns_played_as_a_game() -> None:
    state = GAME.start(bonuses=False)
    for text in ("first 0", "draw 0 24789", "draw 1 11234"):
        state = state.play(text)
    for text, draw, points in (
        ("8G 24", "draw 0 26", (2, 0)),
        ("8F 1..3", "draw 1 13", (2, 4)),
        ("H7 6.2", "draw 0 48", (7, 4)),
    ):
        state = state.play(text)
        assert state.points == points
        state = state.play(draw)
    assert state.racks == ("47889", "11234")
    assert state.turn == 1
