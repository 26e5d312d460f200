"""Shut the Box by its sheet (RULES.md section 1)."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations

import pytest

import parlour
from parlour import CHANCE

from .tell import bad_options, choices, refused, tell

GAME = parlour.game("shut-the-box")
TWELVE = "1,2,3,4,5,6,7,8,9,10,11,12"

# Whole turns from the open box of 12, and what they leave open. 78 is the sum of all.
LEAVES_76 = ("1+1", "2", "1+1")  # the second 1+1 finds no 2, and 1 alone is no 2
LEAVES_75 = ("1+2", "1,2", "1+1")
LEAVES_73 = ("1+2", "3", "1+1", "2", "1+1")
SHUTS = (
    *("6+6", "12", "5+6", "11", "4+6", "10", "3+6", "9", "2+6", "8", "1+6", "7"),
    *("1+5", "6", "1+4", "5", "1+3", "4", "3+3", "1,2,3"),
)


def flaps(state):
    """The open flaps, as the position tells them."""
    return state.position.split("|")[0]


def boxed(open_flaps, **options):
    """A lone player's box with these flaps open, before the throw."""
    return GAME.position(f"{open_flaps}||0|0|1", **options)


# --- the throw ---


def test_a_turn_begins_with_all_twelve_flaps_open_and_a_throw():
    state = GAME.start()
    assert flaps(state) == TWELVE
    assert state.actor is CHANCE
    assert state.points == (0, 0)


def test_two_dice_have_21_outcomes_doubles_half_as_likely():
    odds = {str(outcome): chance for outcome, chance in GAME.start().odds()}
    expected = {f"{a}+{b}": Fraction(1 if a == b else 2, 36) for a in range(1, 7) for b in range(a, 7)}
    assert odds == expected
    assert len(odds) == 21


def test_always_both_dice_even_when_little_is_open():
    for open_flaps in ("1", "1,2,3", "6"):
        state = boxed(open_flaps)
        assert state.actor is CHANCE
        assert len(state.odds()) == 21
    refused(boxed("1,2,3"), "one", "two")


# --- closing flaps ---


@pytest.mark.parametrize(
    ("throw", "sets"),
    [
        ("1+1", {"2"}),
        ("1+2", {"3", "1,2"}),
        ("1+3", {"4", "1,3"}),
        ("2+2", {"4", "1,3"}),
        ("1+4", {"5", "1,4", "2,3"}),
        ("2+3", {"5", "1,4", "2,3"}),
        ("1+5", {"6", "1,5", "2,4", "1,2,3"}),
        ("2+4", {"6", "1,5", "2,4", "1,2,3"}),
        ("3+3", {"6", "1,5", "2,4", "1,2,3"}),
    ],
)
def test_the_sheet_s_table_of_what_2_to_6_may_close(throw, sets):
    state = GAME.start().play(throw)
    assert state.actor == 0
    assert set(choices(state)) == sets


@pytest.mark.parametrize("open_flaps", [TWELVE, "1,2,5,12", "2,4,6,8,10", "3,7,11", "1,2,3,4,5,6", "12"])
def test_any_set_of_open_flaps_that_adds_up_to_exactly_the_throw(open_flaps):
    numbers = [int(n) for n in open_flaps.split(",")]
    for throw, _ in boxed(open_flaps).odds():
        total = sum(map(int, str(throw).split("+")))
        sets = {
            ",".join(map(str, s))
            for size in range(1, 13)
            for s in combinations(numbers, size)
            if sum(s) == total
        }
        state = boxed(open_flaps).play(throw)
        if sets:
            assert set(choices(state)) == sets
        else:
            assert state.points == (sum(numbers),)


def test_closed_flaps_stay_closed_and_the_player_throws_again():
    state = tell(GAME.start(), "3+4", "2,5")
    assert flaps(state) == "1,3,4,6,7,8,9,10,11,12"
    assert state.actor is CHANCE
    state = state.play("1+1")  # 2 is closed: the turn is over, 78 - 7 are minus points
    assert state.points == (71, 0)


def test_the_complete_throw_must_be_used_and_only_open_flaps():
    state = GAME.start().play("3+4")
    refused(state, "6", "8", "1,2", "1,2,3", "3,5", "one", "two", "3+4")
    state = tell(state, "7", "3+4")
    refused(state, "7")


def test_if_a_set_fits_the_player_must_use_one():
    # the turn is never ended by choice: all that may be played are sets that fit
    state = GAME.start().play("6+6")
    assert all(sum(map(int, c.split(","))) == 12 for c in choices(state))


def test_with_two_dice_the_flap_1_alone_can_never_be_shut():
    for throw, _ in boxed("1").odds():
        state = boxed("1").play(throw)
        assert state.points == (1,)
        assert state.winners == ()


# --- minus points ---


def test_a_throw_that_fits_nothing_ends_the_turn_by_itself():
    state = tell(GAME.start(), *LEAVES_76)
    assert state.points == (76, 0)
    assert flaps(state) == TWELVE  # the next player's
    assert state.actor is CHANCE
    assert state.play("1+1").actor == 1


@pytest.mark.parametrize(("scoring", "minus"), [("sum", 9), ("digits", 234)])
def test_the_sheet_s_example_2_3_and_4_open_cannot_use_an_8(scoring, minus):
    assert boxed("2,3,4", scoring=scoring).play("4+4").points == (minus,)


@pytest.mark.parametrize(
    ("open_flaps", "minus"), [("1,10,12", 11012), ("12", 12), ("1,12", 112), ("11,12", 1112)]
)
def test_digits_are_written_left_to_right_as_one_number(open_flaps, minus):
    # 1+1 fits none of these
    assert boxed(open_flaps, scoring="digits").play("1+1").points == (minus,)


def test_sum_is_the_default():
    assert boxed("1,10,12").play("1+1").points == (23,)
    assert boxed("1,10,12", scoring="sum").play("1+1").points == (23,)


def test_digits_are_exact_integers():
    # all but the 2: 1 3 4 5 6 7 8 9 10 11 12
    assert tell(GAME.start(scoring="digits"), *LEAVES_76).points == (13456789101112, 0)
    # all open is the most a turn can leave, and a position may say that somebody has it
    state = GAME.position(f"{TWELVE}||123456789101112,0|1|1", scoring="digits")
    assert state.points == (123456789101112, 0)


def test_minus_points_add_up_over_the_rounds():
    state = tell(GAME.start(rounds=2), *LEAVES_76, *LEAVES_75, *LEAVES_73)
    assert state.points == (76 + 73, 75)


# --- rounds, limits and winning ---


def test_everybody_has_one_turn_a_round_in_seat_order():
    state = GAME.start(seats=3, rounds=2)
    order = []
    while state.actor is not None:
        order.append(state.play("1+1").actor)
        state = tell(state, *LEAVES_76)
    assert order == [0, 1, 2, 0, 1, 2]


def test_the_game_ends_after_the_round_in_which_somebody_reaches_the_limit():
    state = tell(GAME.start(limit=76), *LEAVES_76)
    assert state.actor is CHANCE  # seat 1 still has its turn
    assert state.places is None
    state = tell(state, *LEAVES_75)
    assert state.actor is None
    assert state.points == (76, 75)
    assert state.winners == (1,)  # fewest minus points


def test_one_point_below_the_limit_is_not_reaching_it():
    state = tell(GAME.start(limit=77), *LEAVES_76, *LEAVES_76)
    assert state.actor is CHANCE
    assert tell(state, *LEAVES_76, *LEAVES_76).actor is None


def test_the_last_seat_of_a_round_may_be_the_one_that_reaches_the_limit():
    state = tell(GAME.start(limit=76), *LEAVES_75, *LEAVES_76)
    assert state.actor is None
    assert state.winners == (0,)


def test_the_limit_is_100_by_default():
    assert GAME.start() == GAME.start(limit=100)
    one_round = tell(GAME.start(), *LEAVES_76, *LEAVES_76)
    assert one_round.actor is CHANCE  # 76 < 100
    assert tell(one_round, *LEAVES_76, *LEAVES_76).actor is None  # 152


def test_equal_minus_points_share_the_win():
    state = tell(GAME.start(seats=3, rounds=1), *LEAVES_75, *LEAVES_76, *LEAVES_75)
    assert state.winners == (0, 2)
    assert state.places[0] == state.places[2] == 0 < state.places[1]


def test_with_digits_a_single_round_is_played():
    state = tell(GAME.start(scoring="digits"), *LEAVES_76)
    assert state.actor is CHANCE
    state = tell(state, *LEAVES_75)
    assert state.actor is None
    assert state.points == (13456789101112, 3456789101112)
    assert state.winners == (1,)


def test_digits_may_be_given_a_limit_or_rounds_all_the_same():
    limited = GAME.start(seats=1, scoring="digits", limit=20_000_000_000_000)
    limited = tell(limited, *LEAVES_76)
    assert limited.actor is CHANCE
    assert tell(limited, *LEAVES_76).actor is None  # 26,913,578,202,224
    rounds = tell(GAME.start(seats=1, scoring="digits", rounds=2), *LEAVES_76)
    assert rounds.actor is CHANCE
    assert tell(rounds, *LEAVES_76).actor is None


@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_a_fixed_number_of_rounds_instead_of_a_limit(rounds):
    state, turns = GAME.start(rounds=rounds), 0
    while state.actor is not None:
        state, turns = tell(state, *LEAVES_76), turns + 1
    assert turns == 2 * rounds
    assert state.points == (76 * rounds, 76 * rounds)


# --- shutting the box ---


def test_who_shuts_the_box_wins_the_whole_game_at_once_whatever_the_points():
    state = tell(GAME.start(seats=3), *LEAVES_76, *LEAVES_75, *LEAVES_75)
    state = tell(state, *SHUTS)  # seat 0 has the most minus points, and shuts first in round 2
    assert state.actor is None
    assert state.winners == (0,)
    assert state.points == (76, 75, 75)  # shutting adds none


def test_shutting_leaves_no_minus_points():
    assert tell(GAME.start(), *SHUTS).points == (0, 0)
    assert tell(GAME.start(scoring="digits"), *SHUTS).points == (0, 0)


def test_the_last_throw_must_fit_the_last_flaps_exactly():
    state = boxed("1,2,3")
    assert state.play("2+4").play("1,2,3").winners == (0,)
    assert choices(state.play("2+3")) == ("2,3",)


def test_finish_round_lets_the_others_have_their_turns():
    state = tell(GAME.start(seats=3, shut="finish-round"), *LEAVES_75, *SHUTS)
    assert state.actor is CHANCE
    assert state.places is None
    state = tell(state, *LEAVES_76)
    assert state.actor is None
    assert state.winners == (1,)


def test_finish_round_all_who_shut_in_that_round_share_the_win():
    state = tell(GAME.start(seats=3, shut="finish-round", rounds=3), *LEAVES_76, *LEAVES_75, *LEAVES_75)
    state = tell(state, *SHUTS, *LEAVES_75, *SHUTS)
    assert state.actor is None  # not a third round
    assert state.points == (76, 150, 75)
    assert state.winners == (0, 2)


def test_finish_round_is_over_at_once_when_the_last_seat_shuts():
    state = tell(GAME.start(shut="finish-round"), *LEAVES_76, *SHUTS)
    assert state.actor is None
    assert state.winners == (1,)


def test_alone_the_seat_has_won_only_by_shutting():
    lost = tell(GAME.start(seats=1, rounds=1), *LEAVES_76)
    assert lost.actor is None
    assert lost.points == (76,)
    assert lost.winners == ()
    assert lost.places is not None
    won = tell(GAME.start(seats=1), *SHUTS)
    assert won.actor is None
    assert won.winners == (0,)
    finished = tell(GAME.start(seats=1, shut="finish-round"), *SHUTS)
    assert finished.actor is None
    assert finished.winners == (0,)


def test_alone_the_default_limit_ends_the_game_too():
    state = tell(GAME.start(seats=1), *LEAVES_76)
    assert state.actor is CHANCE
    state = tell(state, *LEAVES_76)
    assert (state.actor, state.winners) == (None, ())


# --- fewer flaps ---


@pytest.mark.parametrize("count", [9, 10, 12])
def test_a_box_of_9_10_or_12_flaps(count):
    state = GAME.start(flaps=count)
    assert flaps(state) == ",".join(map(str, range(1, count + 1)))
    state = state.play("6+6")
    assert ("12" in choices(state)) == (count == 12)
    assert "3,9" in choices(state)
    left = tell(GAME.start(flaps=count), *LEAVES_76).points[0]
    assert left == count * (count + 1) // 2 - 2


def test_a_smaller_box_is_shut_when_all_its_flaps_are():
    nine = ("4+5", "9", "2+6", "8", "1+6", "7", "3+3", "6", "1+4", "5", "1+3", "4", "3+3", "1,2,3")
    assert tell(GAME.start(flaps=9), *nine).winners == (0,)


# --- one die ---


@pytest.mark.parametrize("open_flaps", ["1", "6", "1,2,3", "2,4", "1,5"])
def test_one_when_six_offers_one_die_when_the_open_flaps_add_up_to_6_or_less(open_flaps):
    state = boxed(open_flaps, dice="one-when-six")
    assert state.actor == 0
    assert choices(state) == ("one", "two")


@pytest.mark.parametrize("open_flaps", ["7", "1,6", "1,2,4", "2,5", "12"])
def test_one_when_six_offers_nothing_above_6(open_flaps):
    assert boxed(open_flaps, dice="one-when-six").actor is CHANCE


@pytest.mark.parametrize("open_flaps", ["1", "6", "1,6", "1,2,3,4,5,6"])
def test_one_when_high_shut_offers_one_die_when_no_flap_above_6_is_open(open_flaps):
    state = boxed(open_flaps, dice="one-when-high-shut")
    assert state.actor == 0
    assert choices(state) == ("one", "two")


@pytest.mark.parametrize("open_flaps", ["7", "1,7", "1,2,3,4,5,6,12"])
def test_one_when_high_shut_offers_nothing_while_a_flap_above_6_is_open(open_flaps):
    assert boxed(open_flaps, dice="one-when-high-shut").actor is CHANCE


def test_one_die_has_six_equal_outcomes_and_prints_one_number():
    state = boxed("1,2,3", dice="one-when-six").play("one")
    assert state.actor is CHANCE
    assert {str(o): chance for o, chance in state.odds()} == {str(n): Fraction(1, 6) for n in range(1, 7)}
    refused(state, "3+4")


def test_two_dice_may_still_be_chosen():
    state = boxed("1,2,3", dice="one-when-six").play("two")
    assert state.actor is CHANCE
    assert len(state.odds()) == 21
    refused(state, "3")


def test_with_one_die_the_flap_1_can_be_shut():
    state = tell(boxed("1", dice="one-when-six"), "one", "1", "1")
    assert state.winners == (0,)


def test_a_single_die_that_fits_nothing_ends_the_turn():
    state = tell(boxed("1,2", dice="one-when-six"), "one", "6")
    assert state.points == (3,)


def test_the_choice_comes_before_every_throw_of_the_turn():
    state = tell(boxed("1,2,3", dice="one-when-six"), "one", "2", "2")
    assert flaps(state) == "1,3"
    assert choices(state) == ("one", "two")


def test_the_first_throws_of_a_turn_are_both_dice_with_every_option():
    for dice in ("two", "one-when-six", "one-when-high-shut"):
        assert GAME.start(dice=dice).actor is CHANCE
    assert GAME.start() == GAME.start(dice="two")


# --- knocked out ---


def test_eliminate_the_last_one_in_wins():
    state = tell(GAME.start(limit=76, eliminate=True), *LEAVES_76, *LEAVES_75)
    assert state.actor is None
    assert state.winners == (1,)


def test_eliminate_who_is_out_has_no_more_turns():
    state = tell(GAME.start(seats=3, limit=76, eliminate=True), *LEAVES_76, *LEAVES_75, *LEAVES_73)
    assert state.actor is CHANCE  # two are left
    assert state.play("1+1").actor == 1
    state = tell(state, *LEAVES_76)
    assert state.play("1+1").actor == 2


def test_eliminate_if_all_that_are_left_reach_the_limit_the_fewest_of_them_wins():
    state = tell(GAME.start(seats=3, limit=76, eliminate=True), *LEAVES_76, *LEAVES_75, *LEAVES_73)
    state = tell(state, *LEAVES_76, *LEAVES_75)  # 151 and 148
    assert state.actor is None
    assert state.points == (76, 151, 148)
    assert state.winners == (2,)  # not seat 0, who was out before


def test_eliminate_is_settled_at_the_round_s_end_only():
    state = tell(GAME.start(limit=76, eliminate=True), *LEAVES_76)
    assert state.actor is CHANCE
    assert state.play("1+1").actor == 1
    assert tell(state, *LEAVES_76).winners == (0, 1)  # both reach it, equal


def test_eliminate_goes_on_while_several_stay_below_the_limit():
    state = tell(GAME.start(limit=77, eliminate=True), *LEAVES_76, *LEAVES_76)
    assert state.actor is CHANCE
    assert state.play("1+1").actor == 0


def test_eliminate_shutting_still_wins():
    state = tell(GAME.start(seats=3, limit=76, eliminate=True), *LEAVES_76, *LEAVES_75, *LEAVES_73)
    assert tell(state, *SHUTS).winners == (1,)


def test_a_position_marks_who_is_out_and_who_has_shut():
    out = tell(GAME.start(seats=3, limit=76, eliminate=True), *LEAVES_76, *LEAVES_75, *LEAVES_73)
    assert out.position.split("|")[2] == "76-,75,73"
    shut = tell(GAME.start(seats=2, shut="finish-round"), *SHUTS)
    assert shut.position.split("|")[2] == "0*,0"
    for state in (out, shut):
        assert GAME.position(state.position, **_options(state)) == state


def _options(state):
    return {name: value for name, value in state.view()["options"].items() if value is not None}


# --- options ---


def test_seats_from_1_to_99():
    for seats in (1, 2, 99):
        assert GAME.start(seats=seats).points == (0,) * seats
    bad_options("shut-the-box", [{"seats": n} for n in (0, -1, 100, 1.0, "2", True)])


def test_only_the_options_of_the_rules():
    bad_options("shut-the-box", [{"flaps": n} for n in (0, 8, 11, 13, "12")])
    bad_options("shut-the-box", [{"scoring": v} for v in ("sums", "", None, 1)])
    bad_options("shut-the-box", [{"dice": v} for v in ("one", "three", "", 2)])
    bad_options("shut-the-box", [{"shut": v} for v in ("win", "", True)])
    bad_options("shut-the-box", [{"limit": v} for v in (0, -1, "100", 1.5)])
    bad_options("shut-the-box", [{"rounds": v} for v in (0, -1, "2", 1.5)])
    bad_options("shut-the-box", [{"eliminate": v} for v in ("yes", 1, None)])
    bad_options("shut-the-box", [{"round": 3}, {"score": "sum"}])


def test_limit_and_rounds_do_not_go_together():
    bad_options("shut-the-box", [{"limit": 100, "rounds": 3}, {"limit": 1, "rounds": 1, "scoring": "digits"}])


def test_eliminate_needs_two_seats_and_a_limit():
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
def test_every_combination_is_played_to_an_end_that_fits_the_rules(dice, shut, length, scoring):
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


def test_the_position_of_the_design_reads_and_prints_the_same():
    text = "1,2,5,12|3+4|0,31|1|2"
    state = GAME.position(text)
    assert state.position == text
    assert state.actor == 1
    assert state.points == (0, 31)
    assert choices(state) == ("2,5",)  # of 1 2 5 12 only 2+5 make 7


def test_the_first_position_is_told_like_that():
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
def test_what_is_no_position_is_bad_notation(text):
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
def test_what_cannot_be_is_refused(text):
    with pytest.raises((parlour.BadPosition, parlour.BadNotation)):
        GAME.position(text)


def test_flaps_above_the_box_are_a_bad_position():
    GAME.position("10||0|0|1", flaps=10)
    with pytest.raises((parlour.BadPosition, parlour.BadNotation)):
        GAME.position("10||0|0|1", flaps=9)


@pytest.mark.parametrize(
    "text", ["", "x", "3+", "+3", "1,,2", "3+4+5", "1.5", "close 3", "-1", "٣+4", "03", "1;2"]
)
def test_what_is_no_act_is_bad_notation(text):
    with pytest.raises(parlour.BadNotation):
        GAME.action(text)


def test_a_refused_throw_or_close_changes_nothing():
    state = GAME.start()
    before = state.position
    refused(state, "2", "1,2", "one")  # nothing is thrown yet
    assert state.position == before
