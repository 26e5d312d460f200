"""Chikugo by the book of the Kugelbox: the pick up, 25 points, options and texts."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour import CHANCE

from .chikugo import GAME, all_kinds, picked_up, round_of, thrower, to_seat_0
from .kugelbox import CHIPS, throw, turned
from .tell import bad_options, refused

# --- pick up ---


def test_seat_0_throws_first_and_everybody_once_in_turn() -> None:
    state = GAME.start(seats=3)
    for seat in range(3):
        assert state.actor == seat
        state = throw(state, "6")
    assert turned(state, "8").points in ((1, 0, 0), (0, 1, 0), (0, 0, 1))


@pytest.mark.parametrize(
    ("scores", "nadir"),
    [
        (("4", "5"), 0),  # the first thrower is Nadir until beaten
        (("5", "4"), 1),
        (("4", "4"), 1),  # of equals the later one: 1 more is needed
        (("0", "1"), 0),
        (("0", "0"), 1),
        (("1", "0"), 1),
        (("4", "4sq"), 1),  # a 4 is a 4, row or square
        (("20", "16"), 1),
        (("6", "4", "5"), 1),  # the lowest so far is the mark
        (("6", "4", "4"), 2),
        (("4", "6", "5"), 0),
        (("4", "6", "4"), 2),
        (("4", "4", "4"), 2),
        (("2", "3", "4", "5", "6", "8"), 0),
        (("8", "6", "5", "4", "3", "2"), 5),
    ],
)
def test_who_does_not_score_at_least_1_more_than_the_lowest_so_far_is_nadir(scores: Any, nadir: Any) -> None:
    state = round_of(GAME.start(seats=len(scores)), *scores, chip="8")
    assert state.points == tuple(int(seat == nadir) for seat in range(len(scores)))


def test_the_nadir_takes_a_chip_from_the_middle_that_chance_turns_over() -> None:
    state = round_of(GAME.start(), "5", "4")
    if state.actor is not CHANCE:
        assert state.actor == 1
        state = state.play("turn")
    odds = {str(outcome): chance.as_integer_ratio() for outcome, chance in state.odds()}
    # twelve chips face down: line and square twice each, the rest once
    assert odds == {f"chip {c}": (1, 6) if c in ("line", "square") else (1, 12) for c in CHIPS}


def test_a_chip_that_was_turned_is_no_longer_in_the_middle() -> None:
    state = round_of(GAME.start(), "5", "4", chip="8")
    state = round_of(state, "5", "4")
    state = state if state.actor is CHANCE else state.play("turn")
    refused(state, "chip 8")
    assert len(state.odds()) == 9


def test_both_line_chips_can_be_turned_but_not_a_third() -> None:
    state = round_of(GAME.start(), "5", "4", chip="line")
    state = round_of(state, "5", "4", chip="line")
    state = round_of(state, "5", "4")
    state = state if state.actor is CHANCE else state.play("turn")
    refused(state, "chip line")


def test_the_starter_moves_on_by_one_seat_each_round() -> None:
    state, starters = GAME.start(seats=3), []
    for chip in CHIPS[:5]:
        starters.append(thrower(state))
        state = round_of(state, "6", "6", "6", chip=chip)
    assert starters == [0, 1, 2, 0, 1]


def test_points_are_the_chips_in_front() -> None:
    state = picked_up(0, 0, 1, 0, chips=("2", "12", "line", "8"))
    assert state.points == (3, 1)


def test_twelve_rounds_are_picked_up() -> None:
    state = picked_up(*[0, 1] * 6)
    assert state.points == (6, 6)
    assert state.places is None


# --- 25 points ---


def test_25_wins_at_once_and_of_two_players_the_other_is_the_loser() -> None:
    state = throw(GAME.start(), "25")
    assert state.actor is None
    assert state.winners == (0,)
    state = round_of(GAME.start(), "4", "25")
    assert state.actor is None
    assert state.winners == (1,)


@pytest.mark.parametrize(
    "corner", ["red a1 black e5", "red e5 black a1", "red a5 black e1", "red e1 black a5"]
)
def test_25_is_any_two_opposite_corners(corner: Any) -> None:
    assert throw(GAME.start(), corner).winners == (0,)


def test_after_25_the_others_play_on() -> None:
    state = throw(GAME.start(seats=3), "25")
    assert state.actor == 1
    assert state.places is None
    assert state.winners == ()


def test_the_first_thrower_with_25_leaves_no_mark_the_next_is_nadir_until_beaten() -> None:
    state = throw(GAME.start(seats=3), "25")
    assert round_of(state, "2", "3", chip="8").points == (0, 1, 0)
    assert round_of(state, "3", "2", chip="8").points == (0, 0, 1)
    assert round_of(state, "3", "3", chip="8").points == (0, 0, 1)


def test_25_in_the_middle_of_a_round_leaves_the_lowest_with_those_still_in() -> None:
    state = round_of(GAME.start(seats=3), "10", "25")
    assert round_of(state, "12", chip="8").points == (1, 0, 0)
    assert round_of(state, "10", chip="8").points == (0, 0, 1)


def test_25_by_the_last_thrower_is_settled_before_the_nadir() -> None:
    state = round_of(GAME.start(seats=3), "10", "12", "25", chip="8")
    assert state.points == (1, 0, 0)


def test_chips_of_who_throws_25_are_put_aside_for_good() -> None:
    state = picked_up(1, 1, seats=3, chips=("8", "2"))
    assert state.points == (0, 2, 0)
    assert state.actor == 2  # round 3
    state = throw(throw(state, "4"), "5")
    state = throw(state, "25")  # seat 1
    state = turned(state, "3")
    assert state.points == (0, 0, 1)
    # the two chips neither come back to the middle nor to anybody
    state = round_of(state, "5", "4")
    state = state if state.actor is CHANCE else state.play("turn")
    refused(state, "chip 8", "chip 2", "chip 3")


def test_who_left_throws_no_more_and_the_starter_passes_to_the_next_seat_still_in() -> None:
    state = round_of(GAME.start(seats=3), "6", "25", "6", chip="8")
    # round 2 was seat 1's to start: seat 2 does; round 3: seat 0
    assert state.actor == 2
    state = throw(state, "6")
    assert state.actor == 0
    state = turned(throw(state, "6"), "5")
    assert state.actor == 0
    state = throw(state, "6")
    assert state.actor == 2


def test_the_rounds_go_on_to_twelve_chips_after_somebody_left() -> None:
    state = round_of(GAME.start(seats=3), "25", "2", "6", chip="2")
    for chip in CHIPS[1:11]:
        for _ in range(2):
            state = throw(state, "2" if thrower(state) == 1 else "6")
        state = turned(state, chip)
    assert state.points == (0, 11, 0)
    for _ in range(2):
        state = throw(state, "2" if thrower(state) == 2 else "6")
    state = turned(state, "square")
    assert state.points == (0, 11, 1)
    assert state.places is None  # seats 1 and 2 lay out
    assert state.actor in (1, 2)


def test_winners_by_25_one_after_the_other_leave_one_loser() -> None:
    state = throw(throw(GAME.start(seats=3), "25"), "25")
    assert state.actor is None
    assert state.winners == (0, 1)
    assert state.places[2] > 0


def test_25_in_the_last_round_puts_aside_and_the_one_with_the_last_chip_alone_has_lost() -> None:
    state = picked_up(*[0] * 11, seats=3, chips=CHIPS[:11])
    assert state.points == (11, 0, 0)
    for _ in range(3):  # round 12 starts with seat 2
        state = throw(state, {0: "25", 1: "2", 2: "6"}[thrower(state)])
    state = turned(state, "square")
    assert state.actor is None
    assert state.points == (0, 1, 0)
    assert state.winners == (0, 2)


# --- options and texts ---


def test_only_the_options_of_the_rules() -> None:
    bad_options("chikugo", [{"lay_out": v} for v in ("two", "", None, 1)])
    bad_options("chikugo", [{"smart_calculators": "perhaps"}, {"chips": 12}])
    assert GAME.start() == GAME.start(seats=2, lay_out="one")


def test_only_throws_while_picking_up() -> None:
    state = GAME.start()
    refused(state, "lay 5", "pass", "red c3 black e5", "chip 8")


def test_positions_round_trip_in_every_phase() -> None:
    pickup = round_of(GAME.start(seats=3), "10", "25")
    pending = pickup.play("throw")
    laid = all_kinds()
    choosing = throw(to_seat_0(laid), "12")
    over = throw(to_seat_0(laid), "25")
    for state in (GAME.start(), pickup, pending, laid, choosing, over):
        assert GAME.position(state.position) == state
        assert GAME.position(state.position).position == state.position


def test_a_position_tells_the_chips_of_each_seat_and_those_put_aside_last() -> None:
    state = picked_up(1, 1, 2, seats=3, chips=("12", "<=4", "line"))
    fields = state.position.split("|")
    assert fields[1] == ""  # in Chikugo no chip of the middle is ever up
    assert fields[2] == "9"  # face down
    assert [set(chips.split(",")) for chips in fields[3].split(";")] == [{""}, {"12", "<=4"}, {"line"}, {""}]
    state = throw(throw(state, "6"), "25")  # round 4 starts with seat 0; seat 1 leaves
    assert set(state.position.split("|")[3].split(";")[-1].split(",")) == {"12", "<=4"}


def test_the_first_position_is_told_like_that() -> None:
    fields = GAME.start(seats=3).position.split("|")
    assert fields[1:] == ["", "12", ";;;", "", "0", "1"]  # nothing up, 12 down, no chips, no throws, seat 0


def test_a_round_that_does_not_fit_the_chips_is_a_bad_position() -> None:
    # one chip a round: with seven picked up it is round 8, with none round 1
    right = "pick-up||5|8,square;2,4,12,<=6,line;||1|8"
    assert GAME.position(right).position == right
    for wrong in ("pick-up||5|8,square;2,4,12,<=6,line;||1|10", "pick-up||12|;;||0|12"):
        with pytest.raises(parlour.BadPosition):
            GAME.position(wrong)


@pytest.mark.parametrize(
    "wrong",
    [
        "pick-up||11|;;||0|1",  # a chip is missing
        "pick-up||12|8;;||0|1",  # thirteen chips
        "pick-up||10|8;8;||0|3",  # there is one 8
        "pick-up||9|line,line;line;||0|4",  # and two lines
        "pick-up||12|;;||2|1",  # there is no seat 2
    ],
)
def test_chips_and_seats_that_cannot_be_are_a_bad_position(wrong: Any) -> None:
    with pytest.raises(parlour.BadPosition):
        GAME.position(wrong)
