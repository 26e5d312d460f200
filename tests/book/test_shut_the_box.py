"""Shut the Box by its sheet."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

from parlour import CHANCE

from .shut_the_box import GAME, LEAVES_73, LEAVES_75, LEAVES_76, SHUTS, TWELVE, boxed, flaps
from .tell import choices, refused, tell

# --- the throw ---


def test_a_turn_begins_with_all_twelve_flaps_open_and_a_throw() -> None:
    state = GAME.start()
    assert flaps(state) == TWELVE
    assert state.actor is CHANCE
    assert state.points == (0, 0)


def test_two_dice_have_21_outcomes_doubles_half_as_likely() -> None:
    odds = {str(outcome): chance for outcome, chance in GAME.start().odds()}
    expected = {f"{a}+{b}": Fraction(1 if a == b else 2, 36) for a in range(1, 7) for b in range(a, 7)}
    assert odds == expected
    assert len(odds) == 21


def test_always_both_dice_even_when_little_is_open() -> None:
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
def test_the_sheet_s_table_of_what_2_to_6_may_close(throw: Any, sets: Any) -> None:
    state = GAME.start().play(throw)
    assert state.actor == 0
    assert set(choices(state)) == sets


@pytest.mark.parametrize("open_flaps", [TWELVE, "1,2,5,12", "2,4,6,8,10", "3,7,11", "1,2,3,4,5,6", "12"])
def test_any_set_of_open_flaps_that_adds_up_to_exactly_the_throw(open_flaps: Any) -> None:
    numbers = [int(n) for n in open_flaps.split(",")]
    assert len(boxed(open_flaps).odds()) == 21
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


def test_closed_flaps_stay_closed_and_the_player_throws_again() -> None:
    state = tell(GAME.start(), "3+4", "2,5")
    assert flaps(state) == "1,3,4,6,7,8,9,10,11,12"
    assert state.actor is CHANCE
    state = state.play("1+1")  # 2 is closed: the turn is over, 78 - 7 are minus points
    assert state.points == (71, 0)


def test_the_complete_throw_must_be_used_and_only_open_flaps() -> None:
    state = GAME.start().play("3+4")
    refused(state, "6", "8", "1,2", "1,2,3", "3,5", "one", "two", "3+4")
    state = tell(state, "7", "3+4")
    refused(state, "7")


def test_if_a_set_fits_the_player_must_use_one() -> None:
    # the turn is never ended by choice: all that may be played are sets that fit
    state = GAME.start().play("6+6")
    assert choices(state)
    assert all(sum(map(int, c.split(","))) == 12 for c in choices(state))


def test_with_two_dice_the_flap_1_alone_can_never_be_shut() -> None:
    assert len(boxed("1").odds()) == 21
    for throw, _ in boxed("1").odds():
        state = boxed("1").play(throw)
        assert state.points == (1,)
        assert state.winners == ()


# --- minus points ---


def test_a_throw_that_fits_nothing_ends_the_turn_by_itself() -> None:
    state = tell(GAME.start(), *LEAVES_76)
    assert state.points == (76, 0)
    assert flaps(state) == TWELVE  # the next player's
    assert state.actor is CHANCE
    assert state.play("1+1").actor == 1


@pytest.mark.parametrize(("scoring", "minus"), [("sum", 9), ("digits", 234)])
def test_the_sheet_s_example_2_3_and_4_open_cannot_use_an_8(scoring: Any, minus: Any) -> None:
    assert boxed("2,3,4", scoring=scoring).play("4+4").points == (minus,)


@pytest.mark.parametrize(
    ("open_flaps", "minus"), [("1,10,12", 11012), ("12", 12), ("1,12", 112), ("11,12", 1112)]
)
def test_digits_are_written_left_to_right_as_one_number(open_flaps: Any, minus: Any) -> None:
    # 1+1 fits none of these
    assert boxed(open_flaps, scoring="digits").play("1+1").points == (minus,)


def test_sum_is_the_default() -> None:
    assert boxed("1,10,12").play("1+1").points == (23,)
    assert boxed("1,10,12", scoring="sum").play("1+1").points == (23,)


def test_digits_are_exact_integers() -> None:
    # all but the 2: 1 3 4 5 6 7 8 9 10 11 12
    assert tell(GAME.start(scoring="digits"), *LEAVES_76).points == (13456789101112, 0)
    # all open is the most a turn can leave, and a position may say that somebody has it
    state = GAME.position(f"{TWELVE}||123456789101112,0|1|1", scoring="digits")
    assert state.points == (123456789101112, 0)


def test_minus_points_add_up_over_the_rounds() -> None:
    state = tell(GAME.start(rounds=2), *LEAVES_76, *LEAVES_75, *LEAVES_73)
    assert state.points == (76 + 73, 75)


# --- rounds, limits and winning ---


def test_everybody_has_one_turn_a_round_in_seat_order() -> None:
    state = GAME.start(seats=3, rounds=2)
    order = []
    while state.actor is not None:
        order.append(state.play("1+1").actor)
        state = tell(state, *LEAVES_76)
    assert order == [0, 1, 2, 0, 1, 2]


def test_the_game_ends_after_the_round_in_which_somebody_reaches_the_limit() -> None:
    state = tell(GAME.start(limit=76), *LEAVES_76)
    assert state.actor is CHANCE  # seat 1 still has its turn
    assert state.places is None
    state = tell(state, *LEAVES_75)
    assert state.actor is None
    assert state.points == (76, 75)
    assert state.winners == (1,)  # fewest minus points


def test_one_point_below_the_limit_is_not_reaching_it() -> None:
    state = tell(GAME.start(limit=77), *LEAVES_76, *LEAVES_76)
    assert state.actor is CHANCE
    assert tell(state, *LEAVES_76, *LEAVES_76).actor is None


def test_the_last_seat_of_a_round_may_be_the_one_that_reaches_the_limit() -> None:
    state = tell(GAME.start(limit=76), *LEAVES_75, *LEAVES_76)
    assert state.actor is None
    assert state.winners == (0,)


def test_the_limit_is_100_by_default() -> None:
    assert GAME.start() == GAME.start(limit=100)
    one_round = tell(GAME.start(), *LEAVES_76, *LEAVES_76)
    assert one_round.actor is CHANCE  # 76 < 100
    assert tell(one_round, *LEAVES_76, *LEAVES_76).actor is None  # 152


def test_equal_minus_points_share_the_win() -> None:
    state = tell(GAME.start(seats=3, rounds=1), *LEAVES_75, *LEAVES_76, *LEAVES_75)
    assert state.winners == (0, 2)
    assert state.places[0] == state.places[2] == 0 < state.places[1]


def test_with_digits_a_single_round_is_played() -> None:
    state = tell(GAME.start(scoring="digits"), *LEAVES_76)
    assert state.actor is CHANCE
    state = tell(state, *LEAVES_75)
    assert state.actor is None
    assert state.points == (13456789101112, 3456789101112)
    assert state.winners == (1,)


def test_digits_may_be_given_a_limit_or_rounds_all_the_same() -> None:
    limited = GAME.start(seats=1, scoring="digits", limit=20_000_000_000_000)
    limited = tell(limited, *LEAVES_76)
    assert limited.actor is CHANCE
    assert tell(limited, *LEAVES_76).actor is None  # 26,913,578,202,224
    rounds = tell(GAME.start(seats=1, scoring="digits", rounds=2), *LEAVES_76)
    assert rounds.actor is CHANCE
    assert tell(rounds, *LEAVES_76).actor is None


@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_a_fixed_number_of_rounds_instead_of_a_limit(rounds: Any) -> None:
    state, turns = GAME.start(rounds=rounds), 0
    while state.actor is not None:
        state, turns = tell(state, *LEAVES_76), turns + 1
    assert turns == 2 * rounds
    assert state.points == (76 * rounds, 76 * rounds)


# --- shutting the box ---


def test_who_shuts_the_box_wins_the_whole_game_at_once_whatever_the_points() -> None:
    state = tell(GAME.start(seats=3), *LEAVES_76, *LEAVES_75, *LEAVES_75)
    state = tell(state, *SHUTS)  # seat 0 has the most minus points, and shuts first in round 2
    assert state.actor is None
    assert state.winners == (0,)
    assert state.points == (76, 75, 75)  # shutting adds none


def test_shutting_leaves_no_minus_points() -> None:
    assert tell(GAME.start(), *SHUTS).points == (0, 0)
    assert tell(GAME.start(scoring="digits"), *SHUTS).points == (0, 0)


def test_the_last_throw_must_fit_the_last_flaps_exactly() -> None:
    state = boxed("1,2,3")
    assert state.play("2+4").play("1,2,3").winners == (0,)
    assert choices(state.play("2+3")) == ("2,3",)


def test_finish_round_lets_the_others_have_their_turns() -> None:
    state = tell(GAME.start(seats=3, shut="finish-round"), *LEAVES_75, *SHUTS)
    assert state.actor is CHANCE
    assert state.places is None
    state = tell(state, *LEAVES_76)
    assert state.actor is None
    assert state.winners == (1,)


def test_finish_round_all_who_shut_in_that_round_share_the_win() -> None:
    state = tell(GAME.start(seats=3, shut="finish-round", rounds=3), *LEAVES_76, *LEAVES_75, *LEAVES_75)
    state = tell(state, *SHUTS, *LEAVES_75, *SHUTS)
    assert state.actor is None  # not a third round
    assert state.points == (76, 150, 75)
    assert state.winners == (0, 2)


def test_finish_round_is_over_at_once_when_the_last_seat_shuts() -> None:
    state = tell(GAME.start(shut="finish-round"), *LEAVES_76, *SHUTS)
    assert state.actor is None
    assert state.winners == (1,)


def test_alone_the_seat_has_won_only_by_shutting() -> None:
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


def test_alone_the_default_limit_ends_the_game_too() -> None:
    state = tell(GAME.start(seats=1), *LEAVES_76)
    assert state.actor is CHANCE
    state = tell(state, *LEAVES_76)
    assert (state.actor, state.winners) == (None, ())
