"""The options and texts of Shut the Box."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import pytest

import parlour
from parlour import CHANCE

from .shut_the_box import GAME, LEAVES_73, LEAVES_75, LEAVES_76, SHUTS, TWELVE, boxed, flaps, given_options
from .tell import bad_options, choices, refused, tell

# --- fewer flaps ---


@pytest.mark.parametrize("count", [9, 10, 12])
def test_a_box_of_9_10_or_12_flaps(count: Any) -> None:
    state = GAME.start(flaps=count)
    assert flaps(state) == ",".join(map(str, range(1, count + 1)))
    state = state.play("6+6")
    assert ("12" in choices(state)) == (count == 12)
    assert "3,9" in choices(state)
    left = tell(GAME.start(flaps=count), *LEAVES_76).points[0]
    assert left == count * (count + 1) // 2 - 2


def test_a_smaller_box_is_shut_when_all_its_flaps_are() -> None:
    nine = ("4+5", "9", "2+6", "8", "1+6", "7", "3+3", "6", "1+4", "5", "1+3", "4", "3+3", "1,2,3")
    assert tell(GAME.start(flaps=9), *nine).winners == (0,)


# --- one die ---


@pytest.mark.parametrize("open_flaps", ["1", "6", "1,2,3", "2,4", "1,5"])
def test_one_when_six_offers_one_die_when_the_open_flaps_add_up_to_6_or_less(open_flaps: Any) -> None:
    state = boxed(open_flaps, dice="one-when-six")
    assert state.actor == 0
    assert choices(state) == ("one", "two")


@pytest.mark.parametrize("open_flaps", ["7", "1,6", "1,2,4", "2,5", "12"])
def test_one_when_six_offers_nothing_above_6(open_flaps: Any) -> None:
    assert boxed(open_flaps, dice="one-when-six").actor is CHANCE


@pytest.mark.parametrize("open_flaps", ["1", "6", "1,6", "1,2,3,4,5,6"])
def test_one_when_high_shut_offers_one_die_when_no_flap_above_6_is_open(open_flaps: Any) -> None:
    state = boxed(open_flaps, dice="one-when-high-shut")
    assert state.actor == 0
    assert choices(state) == ("one", "two")


@pytest.mark.parametrize("open_flaps", ["7", "1,7", "1,2,3,4,5,6,12"])
def test_one_when_high_shut_offers_nothing_while_a_flap_above_6_is_open(open_flaps: Any) -> None:
    assert boxed(open_flaps, dice="one-when-high-shut").actor is CHANCE


def test_one_die_has_six_equal_outcomes_and_prints_one_number() -> None:
    state = boxed("1,2,3", dice="one-when-six").play("one")
    assert state.actor is CHANCE
    assert {str(o): chance for o, chance in state.odds()} == {str(n): Fraction(1, 6) for n in range(1, 7)}
    refused(state, "3+4")


def test_two_dice_may_still_be_chosen() -> None:
    state = boxed("1,2,3", dice="one-when-six").play("two")
    assert state.actor is CHANCE
    assert len(state.odds()) == 21
    refused(state, "3")


def test_with_one_die_the_flap_1_can_be_shut() -> None:
    state = tell(boxed("1", dice="one-when-six"), "one", "1", "1")
    assert state.winners == (0,)


def test_a_single_die_that_fits_nothing_ends_the_turn() -> None:
    state = tell(boxed("1,2", dice="one-when-six"), "one", "6")
    assert state.points == (3,)


def test_the_choice_comes_before_every_throw_of_the_turn() -> None:
    state = tell(boxed("1,2,3", dice="one-when-six"), "one", "2", "2")
    assert flaps(state) == "1,3"
    assert choices(state) == ("one", "two")


def test_the_first_throws_of_a_turn_are_both_dice_with_every_option() -> None:
    for dice in ("two", "one-when-six", "one-when-high-shut"):
        assert GAME.start(dice=dice).actor is CHANCE
    assert GAME.start() == GAME.start(dice="two")


# --- knocked out ---


def test_eliminate_the_last_one_in_wins() -> None:
    state = tell(GAME.start(limit=76, eliminate=True), *LEAVES_76, *LEAVES_75)
    assert state.actor is None
    assert state.winners == (1,)


def test_eliminate_who_is_out_has_no_more_turns() -> None:
    state = tell(GAME.start(seats=3, limit=76, eliminate=True), *LEAVES_76, *LEAVES_75, *LEAVES_73)
    assert state.actor is CHANCE  # two are left
    assert state.play("1+1").actor == 1
    state = tell(state, *LEAVES_76)
    assert state.play("1+1").actor == 2


def test_eliminate_if_all_that_are_left_reach_the_limit_the_fewest_of_them_wins() -> None:
    state = tell(GAME.start(seats=3, limit=76, eliminate=True), *LEAVES_76, *LEAVES_75, *LEAVES_73)
    state = tell(state, *LEAVES_76, *LEAVES_75)  # 151 and 148
    assert state.actor is None
    assert state.points == (76, 151, 148)
    assert state.winners == (2,)  # not seat 0, who was out before


def test_eliminate_is_settled_at_the_round_s_end_only() -> None:
    state = tell(GAME.start(limit=76, eliminate=True), *LEAVES_76)
    assert state.actor is CHANCE
    assert state.play("1+1").actor == 1
    assert tell(state, *LEAVES_76).winners == (0, 1)  # both reach it, equal


def test_eliminate_goes_on_while_several_stay_below_the_limit() -> None:
    state = tell(GAME.start(limit=77, eliminate=True), *LEAVES_76, *LEAVES_76)
    assert state.actor is CHANCE
    assert state.play("1+1").actor == 0


def test_eliminate_shutting_still_wins() -> None:
    state = tell(GAME.start(seats=3, limit=76, eliminate=True), *LEAVES_76, *LEAVES_75, *LEAVES_73)
    assert tell(state, *SHUTS).winners == (1,)


def test_a_position_marks_who_is_out_and_who_has_shut() -> None:
    out = tell(GAME.start(seats=3, limit=76, eliminate=True), *LEAVES_76, *LEAVES_75, *LEAVES_73)
    assert out.position.split("|")[2] == "76-,75,73"
    shut = tell(GAME.start(seats=2, shut="finish-round"), *SHUTS)
    assert shut.position.split("|")[2] == "0*,0"
    for state in (out, shut):
        assert GAME.position(state.position, **given_options(state)) == state


# --- options ---


def test_seats_from_1_to_99() -> None:
    for seats in (1, 2, 99):
        assert GAME.start(seats=seats).points == (0,) * seats
    bad_options("shut-the-box", [{"seats": n} for n in (0, -1, 100, 1.0, "2", True)])


def test_only_the_options_of_the_rules() -> None:
    bad_options("shut-the-box", [{"flaps": n} for n in (0, 8, 11, 13, "12")])
    bad_options("shut-the-box", [{"scoring": v} for v in ("sums", "", None, 1)])
    bad_options("shut-the-box", [{"dice": v} for v in ("one", "three", "", 2)])
    bad_options("shut-the-box", [{"shut": v} for v in ("win", "", True)])
    bad_options("shut-the-box", [{"limit": v} for v in (0, -1, "100", 1.5)])
    bad_options("shut-the-box", [{"rounds": v} for v in (0, -1, "2", 1.5)])
    bad_options("shut-the-box", [{"eliminate": v} for v in ("yes", 1, None)])
    bad_options("shut-the-box", [{"round": 3}, {"score": "sum"}])


def test_limit_and_rounds_do_not_go_together() -> None:
    bad_options("shut-the-box", [{"limit": 100, "rounds": 3}, {"limit": 1, "rounds": 1, "scoring": "digits"}])


def test_eliminate_needs_two_seats_and_a_limit() -> None:
    bad_options(
        "shut-the-box",
        [
            {"eliminate": True, "seats": 1},
            {"eliminate": True, "rounds": 3},
            {"eliminate": True, "scoring": "digits"},  # a single round, so no limit
        ],
    )
    GAME.start(eliminate=True)  # 100 by default
    GAME.start(eliminate=True, scoring="digits", limit=10**9)


@pytest.mark.parametrize("dice", ["two", "one-when-six", "one-when-high-shut"])
@pytest.mark.parametrize("shut", ["wins", "finish-round"])
@pytest.mark.parametrize(
    "length", [{}, {"limit": 200}, {"rounds": 3}, {"limit": 150, "eliminate": True}], ids=str
)
@pytest.mark.parametrize("scoring", ["sum", "digits"])
def test_every_combination_is_played_to_an_end_that_fits_the_rules(
    dice: Any, shut: Any, length: Any, scoring: Any
) -> None:
    rng = random.Random(f"{dice}{shut}{length}{scoring}")
    for flap_count in (9, 10, 12):
        state = GAME.start(seats=3, flaps=flap_count, dice=dice, shut=shut, scoring=scoring, **length)
        while state.actor is not None:
            before = state.points
            assert state.legal()
            state = state.play(rng.choice(state.legal()))
            assert all(b <= a for b, a in zip(before, state.points, strict=True))  # never fewer
        assert state.winners
        if "*" not in state.position and not length.get("eliminate"):
            fewest = min(state.points)
            assert state.winners == tuple(s for s in range(3) if state.points[s] == fewest)


# --- texts ---


def test_the_position_of_the_design_reads_and_prints_the_same() -> None:
    text = "1,2,5,12|3+4|0,31|1|2"
    state = GAME.position(text)
    assert state.position == text
    assert state.actor == 1
    assert state.points == (0, 31)
    assert choices(state) == ("2,5",)  # of 1 2 5 12 only 2+5 make 7


def test_the_first_position_is_told_like_that() -> None:
    assert GAME.start().position == f"{TWELVE}||0,0|0|1"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "rubbish",
        "1,2|",
        "1,2||0|0",
        "1,2||0|0|1|1",
        "1;2||0|0|1",
        "1,2|7|x|0|1",
        "1,2|3+|0|0|1",
        "1,2||0|zero|1",
        "1,2||0|0|",
        "a,b||0|0|1",
    ],
)
def test_what_is_no_position_is_bad_notation(text: Any) -> None:
    with pytest.raises(parlour.BadNotation):
        GAME.position(text)


@pytest.mark.parametrize(
    "text",
    [
        "13||0|0|1",  # there is no flap 13
        "2,2||0|0|1",  # a flap twice
        "1,2||0,0|2|1",  # there is no seat 2
        "1,2|7+1|0|0|1",  # no die shows 7
        "1,2|6+6|0|0|1",  # a throw that fits nothing has ended the turn
    ],
)
def test_what_cannot_be_is_refused(text: Any) -> None:
    with pytest.raises((parlour.BadPosition, parlour.BadNotation)):
        GAME.position(text)


def test_flaps_above_the_box_are_a_bad_position() -> None:
    GAME.position("10||0|0|1", flaps=10)
    with pytest.raises((parlour.BadPosition, parlour.BadNotation)):
        GAME.position("10||0|0|1", flaps=9)


@pytest.mark.parametrize(
    "text", ["", "x", "3+", "+3", "1,,2", "3+4+5", "1.5", "close 3", "-1", "٣+4", "03", "1;2"]
)
def test_what_is_no_act_is_bad_notation(text: Any) -> None:
    with pytest.raises(parlour.BadNotation):
        GAME.action(text)


def test_a_refused_throw_or_close_changes_nothing() -> None:
    state = GAME.start()
    before = state.position
    refused(state, "2", "1,2", "one")  # nothing is thrown yet
    assert state.position == before
