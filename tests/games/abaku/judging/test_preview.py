"""The preview that the page shows while tiles are moved about."""

from typing import Any

import pytest

import parlour
from parlour.games.abaku.equations import Reading
from parlour.games.abaku.judging.preview import preview
from tests.games.abaku.table import GAME, row, table

START = row("G8", "123")


def test_equations_with_squares_readings_and_points() -> None:
    shown = preview(table(row("F8", "1.43"), "2", "0", bonuses=False), "8G 2")
    by_digits = {e.digits: e for e in shown.equations}
    assert set(by_digits) == {"24", "1243"}
    assert by_digits["1243"].readings == (Reading("division", (12, 4, 3)),)
    assert by_digits["1243"].squares == ("F8", "G8", "H8", "I8")
    assert (by_digits["1243"].points, shown.points) == (4, 6)
    assert shown.wrong == ()


def test_state_and_view_preview_alike_and_a_seat_may_preview_before_its_turn() -> None:
    state = table(START, "49", "58", turn=1)
    for text in ("9H 4", "H9 49", "9I 9", "9H 8", "15A 4"):
        assert preview(state.play("pass").view(0), text) == preview(state.view(0), text)
        assert preview(table(START, "49", "58"), text) == preview(state.view(0), text)
    assert preview(state.view(None), "9H 4").points == preview(state.view(0), "9H 4").points > 0
    assert preview(state.view(1), "9H 4").wrong[0].code == "not-in-rack"


def test_all_that_is_wrong_is_told() -> None:
    shown = preview(table(START, "56", "0"), "9G 56")
    assert [(w.code, w.squares) for w in shown.wrong] == [
        ("not-one-equation", ("G9", "H9")),
        ("contact-in-no-equation", ("G8", "G9")),
        ("contact-in-no-equation", ("H8", "H9")),
        ("no-old-tile", ("G9", "H9")),
    ]
    assert all(w.message for w in shown.wrong)
    (gap,) = preview(table(START, "56", "0"), "9G 5.6").wrong
    assert (gap.code, gap.squares) == ("gap", ("H9",))


def test_in_challenge_the_points_are_those_announced() -> None:
    open_to_all: dict[str, Any] = {"bonuses": False, "referee": "challenge", "aids": True}
    assert preview(table(START, "45", "0", **open_to_all), "H9 45").points == 2
    assert preview(table(START, "45", "0", **open_to_all), "H9 45 = H8-H10").points == 3
    assert preview(table(START, "45", "0", bonuses=False), "H9 45").points == 2


def test_without_aids_a_preview_tells_nothing_that_the_placer_does_not_claim() -> None:
    state = table(START, "45", "0", bonuses=False, referee="challenge")
    for text in ("H9 45", "H9 4", "H9 5"):
        found = preview(state, text)
        assert (found.equations, found.wrong, found.points, found.claims) == ((), (), 0, ())
    claimed = preview(state, "H9 45 = H8-H10")
    assert (claimed.points, claimed.claims[0].digits, claimed.claims[0].readings) == (3, "245", None)
    assert preview(state, "A1 45").wrong[0].code == "nothing-touched"


def test_what_is_no_placement_previews_as_nothing() -> None:
    assert preview(table(START, "45", "0"), "pass").equations == ()


@pytest.mark.parametrize("view", [{}, {"options": {}}, {"options": {}, "board": "x", "seat": 0}])
def test_what_is_no_view_is_refused(view: dict[str, object]) -> None:
    with pytest.raises((parlour.BadView, parlour.BadNotation)):
        preview(view, "9H 4")


def test_a_magic_square_has_no_preview() -> None:
    with pytest.raises(parlour.BadView):
        preview(GAME.start(mode="magic").view(0), "9H 4")
