"""Chikugo's lay-out, and Smart Calculators."""

from __future__ import annotations

from typing import Any

import pytest

from .chikugo import GAME, all_kinds, layable, picked_up, round_of, thrower, to_seat_0
from .kugelbox import THROWS, moved_on, throw, turned
from .tell import choices, refused

# --- lay out ---


def test_who_has_no_chip_when_the_middle_is_empty_has_won_and_a_lone_holder_has_lost() -> None:
    state = picked_up(*[0] * 12)
    assert state.actor is None
    assert state.winners == (1,)


def test_of_three_who_has_no_chip_retires_and_the_others_lay_out() -> None:
    state = picked_up(*[0, 1] * 6, seats=3)
    assert state.places is None
    order = []
    for _ in range(4):
        order.append(thrower(state))
        state = moved_on(throw(state, "0"))
        state = state.play("pass") if "pass" in choices(state) else state
    assert 2 not in order
    assert order in ([0, 1, 0, 1], [1, 0, 1, 0])


@pytest.mark.parametrize(
    ("score", "met"),
    [
        ("0", "<=4 <=6"),
        ("1", "<=4 <=6"),
        ("2", "2 <=4 <=6 line"),
        ("3", "2 3 <=4 <=6 line"),
        ("4", "2 3 4 <=4 <=6 line"),
        ("4sq", "2 3 4 <=4 <=6 square"),
        ("5", "2 3 4 5 <=6 line"),
        ("6", "2 3 4 5 <=6"),
        ("8", "2 3 4 5 8"),
        ("9", "2 3 4 5 8 square"),
        ("10", "2 3 4 5 8"),
        ("12", "2 3 4 5 8 12"),
        ("15", "2 3 4 5 8 12"),
        ("16", "2 3 4 5 8 12 square"),
        ("20", "2 3 4 5 8 12"),
    ],
)
def test_which_chips_a_throw_meets(score: Any, met: Any) -> None:
    assert layable(all_kinds(), score) == set(met.split())


def test_rows_and_columns_are_lines_wherever_they_lie() -> None:
    state = all_kinds()
    for lie in (
        "red b4 black c4",
        "red c4 black b4",
        "red d2 black d5",
        "red e1 black a1",
        "red c5 black c1",
    ):
        assert "line" in layable(state, lie)
        assert "square" not in layable(state, lie)
    for lie in ("red b2 black c3", "red b3 black c2", "red c5 black e3", "red d4 black a1"):
        assert "square" in layable(state, lie)
        assert "line" not in layable(state, lie)
    for lie in ("red a1 black b3", "red - black b3", "red b3 black -"):
        assert not {"line", "square"} & layable(state, lie)


def test_the_pictures_of_the_book_3_and_4_in_a_row_4_6_and_9_spanned() -> None:
    state = all_kinds()
    assert {"3"} == layable(state, "red b2 black d2") - layable(state, "red b2 black c2")  # 2 + 1 between
    assert {"4"} == layable(state, "red b2 black e2") - layable(state, "red b2 black d2")  # 2 + 2 between
    assert "5" in layable(state, "red a4 black e4")  # 2 + 3 between
    assert "5" not in layable(state, "red b2 black c3")  # 2 x 2 = 4
    assert {"5", "<=6"} <= layable(state, "red b2 black c4")  # 2 x 3 = 6
    assert {"8", "square"} <= layable(state, "red b2 black d4")  # 3 x 3 = 9


def test_one_chip_a_throw_of_the_thrower_s_choice() -> None:
    state = throw(to_seat_0(all_kinds()), "12")
    assert choices(state) == ("lay 12", "lay 2", "lay 3", "lay 4", "lay 5", "lay 8", "pass")
    after = state.play("lay 5")
    assert after.points == (10, 1)
    assert after.actor == 1  # and the next one throws


def test_he_may_pass() -> None:
    state = throw(to_seat_0(all_kinds()), "12").play("pass")
    assert state.points == (11, 1)
    assert state.actor == 1


def test_a_chip_not_met_or_not_held_cannot_be_laid_out() -> None:
    state = throw(to_seat_0(picked_up(*[0, 1] * 6)), "12")
    # seat 0 took 2 4 8 <=4 line square
    assert choices(state) == ("lay 2", "lay 4", "lay 8", "pass")
    refused(state, "lay 3", "lay 12", "lay <=4", "lay line", "lay square", "throw")


def test_all_lays_out_every_chip_met_by_one_throw() -> None:
    state = throw(to_seat_0(all_kinds(lay_out="all")), "5")
    met = ["2", "3", "4", "5", "<=6", "line"]
    assert state.points == (11, 1)
    while state.actor == 0 and any(c.startswith("lay ") for c in choices(state)):
        state = state.play(next(c for c in choices(state) if c.startswith("lay ")))
    state = moved_on(state) if state.actor == 0 else state
    assert state.points == (11 - len(met), 1)
    assert state.actor == 1


def test_with_all_he_may_still_keep_chips() -> None:
    state = throw(to_seat_0(all_kinds(lay_out="all")), "5").play("pass")
    assert state.points == (11, 1)
    assert state.actor == 1


def test_who_has_laid_out_all_retires_as_a_winner_and_the_last_with_chips_is_the_loser() -> None:
    state = _to_seat_1(all_kinds())
    state = throw(state, "2")  # seat 1 holds the line alone
    assert choices(state) == ("lay line", "pass")
    state = state.play("lay line")
    assert state.actor is None
    assert state.points == (11, 0)
    assert state.winners == (1,)


def _to_seat_1(state: Any) -> Any:
    while thrower(state) != 1:
        state = throw(state, "0").play("pass")
    return state


def test_of_three_the_others_lay_out_on_after_one_retires() -> None:
    takers = [0] * 10 + [1, 2]
    state = picked_up(
        *takers,
        seats=3,
        chips=("2", "3", "4", "5", "8", "12", "<=4", "<=6", "square", "square", "line", "line"),
    )
    assert state.points == (10, 1, 1)
    while thrower(state) != 1:
        state = moved_on(throw(state, "20"))
        state = state.play("pass") if "pass" in choices(state) else state
    state = throw(state, "2").play("lay line")
    assert state.points == (10, 0, 1)
    assert state.actor == 2
    assert state.places is None
    state = throw(state, "2").play("lay line")
    assert state.actor is None
    assert state.winners == (1, 2)


def test_25_wins_at_once_in_the_lay_out_too() -> None:
    state = throw(to_seat_0(all_kinds()), "25")
    assert state.actor is None
    assert state.winners == (0,)
    assert state.points == (0, 1)  # his chips are put aside


def test_25_in_a_lay_out_of_three_lets_the_others_play_on() -> None:
    state = picked_up(*[0, 1, 2] * 4, seats=3)
    first = thrower(state)
    state = throw(state, "25")
    assert state.places is None
    assert state.points == tuple(0 if seat == first else 4 for seat in range(3))
    assert state.actor == (first + 1) % 3


def test_25_in_the_lay_out_leaves_the_only_other_holder_as_the_loser() -> None:
    state = picked_up(*[0, 1] * 6, seats=3)  # seat 2 has no chip and has won
    assert state.actor == 0
    state = throw(state, "25")
    assert state.actor is None
    assert state.points == (0, 6, 0)
    assert state.winners == (0, 2)


def test_the_lay_out_goes_on_in_the_starters_order() -> None:
    # round 13 would be started by seat 0 of two, and by seat 0 of three
    assert picked_up(*[0, 1] * 6).actor == 0
    assert picked_up(*[0, 1, 2] * 4, seats=3).actor == 0
    # of five, round 13 would be started by seat 2
    assert picked_up(*[0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1], seats=5).actor == 2


def test_the_lay_out_begins_with_the_next_seat_that_has_chips() -> None:
    # of five, round 13 would be started by seat 2; seats 2 and 3 have no chip and are out
    assert picked_up(*[0, 1, 4] * 4, seats=5).actor == 4


def _pass_all(state: Any) -> Any:
    """Everybody passes all the time; the number of throws until the end."""
    throws = 0
    while state.actor is not None:
        state, throws = throw(state, "1"), throws + 1
        if state.actor is not None and "pass" in choices(state):
            state = state.play("pass")
    return state, throws


def test_after_100_lay_out_throws_a_player_most_chips_lose() -> None:
    state, throws = _pass_all(all_kinds())
    assert throws == 200
    assert state.points == (11, 1)
    assert state.winners == (1,)


def test_after_100_lay_out_throws_equals_lose_together() -> None:
    state, throws = _pass_all(picked_up(*[0] * 5, *[1] * 5, 2, 2, seats=3))
    assert throws == 300
    assert state.points == (5, 5, 2)
    assert state.winners == (2,)
    assert state.places[0] == state.places[1]


# --- Smart Calculators ---


# With calculators a1 b1 and a1 b3 are both 1 + 2: the Nadir misses instead, the others make 5 + 4.
THROWS_APART = {"2": "red - black -", "6": "red e1 black d3"}


@pytest.fixture
def smart(monkeypatch: Any) -> Any:
    """The lay-out of all kinds under Smart Calculators."""
    for score, lie in THROWS_APART.items():
        monkeypatch.setitem(THROWS, score, lie)
    return all_kinds(smart_calculators=True)


@pytest.mark.parametrize(
    ("lie", "met"),
    [
        ("red a1 black d2", "2 3 4 5 <=6"),  # 1 + 4 = 5, the book's first example
        ("red b3 black e1", "2 3 4 5 8"),  # 2 x 5 = 10, the second
        ("red e2 black b5", "2 3 <=4 <=6 square"),  # 5 - 2 = 3, the third; they span four by four
        ("red b2 black e1", "2 3 <=4 <=6"),  # larger minus smaller: 5 - 2 = 3
        ("red e4 black d1", "<=4 <=6"),  # row 4 is minus too: 5 - 4 = 1
        ("red e5 black d1", "2 3 4 5 8"),  # row 5 is plus too: 5 + 4 = 9
        ("red a5 black c3", "2 3 4 <=4 <=6 square"),  # 1 + 3 = 4 and a square by its shape
        ("red a2 black a1", "<=4 <=6 line"),  # 1 - 1 = 0, and a column by its shape
        ("red a1 black d1", "2 3 4 5 <=6 line"),  # 1 + 4 = 5 and a row
        ("red c3 black d3", "2 3 4 5 8 12 line"),  # 3 x 4 = 12 and a row
        ("red d3 black e2", "2 3 4 5 8 12 square"),  # 4 x 5 = 20 and a square
        ("red - black e2", "<=4 <=6"),  # 1 as before
        ("red e3 black -", "<=4 <=6"),
        ("red - black -", "<=4 <=6"),  # 0 as before
        ("red a1 black e5", "2 3 4 5 <=6 square"),  # 1 + 5 = 6: no Chikugo
    ],
)
def test_smart_calculators_join_the_edge_numbers_by_the_red_ball_s_operator(
    smart: Any, lie: Any, met: Any
) -> None:
    assert layable(smart, lie) == set(met.split())


@pytest.mark.parametrize("lie", ["red e3 black e1", "red e3 black e5"])
def test_smart_calculators_5_times_5_is_a_chikugo(smart: Any, lie: Any) -> None:
    state = throw(to_seat_0(smart), lie)
    assert state.actor is None
    assert state.winners == (0,)


def test_smart_calculators_decide_the_nadir() -> None:
    start = GAME.start(smart_calculators=True)
    # red b1 black a1: 2 + 1 = 3; red d2 black b2: 4 - 2 = 2 (by shape it would be 2 and 3)
    state = throw(throw(start, "red b1 black a1"), "red d2 black b2")
    assert turned(state, "8").points == (0, 1)
    assert round_of(GAME.start(), "red b1 black a1", "red d2 black b2", chip="8").points == (1, 0)
