"""Duels, matches to a limit and rounds of many, against slow computations over fractions."""

from fractions import Fraction
from functools import cache
from typing import Any

import numpy as np
import pytest

from parlour.games.shut_the_box.rules import GAME
from parlour.games.shut_the_box.solver.duel import solve_duel
from parlour.games.shut_the_box.solver.kernel import many_turn_values, table, turn_values
from parlour.games.shut_the_box.solver.many import FieldOfMany, lowest, one_round, one_round_error
from parlour.games.shut_the_box.solver.rounds import MatchOfRounds
from parlour.games.shut_the_box.solver.three import MatchOfThree
from parlour.games.shut_the_box.solver.turn import turn
from parlour.games.shut_the_box.solver.two import MatchOfTwo

from .slow import by_sets, winning

PROVES = ("core", "games/shut_the_box")
DICE = ["two", "one-when-six", "one-when-high-shut"]
HALF = Fraction(1, 2)


def versus(own: int, other: int) -> Fraction:
    return Fraction(1) if own < other else HALF if own == other else Fraction(0)


def digits(flaps: frozenset[int]) -> int:
    return int("".join(map(str, sorted(flaps))) or "0")


# --- the duel ---


@pytest.mark.slow
def test_the_second_players_chances_agree_with_the_rules() -> None:
    duel = solve_duel(9, "two")
    for score in (1, 11, 43):
        start = GAME.position(f"1,2,3,4,5,6,7,8,9||{score},0|1|1", flaps=9, rounds=1)
        assert duel.against[score] == 1 - winning(start)[start]


@pytest.mark.slow
@pytest.mark.parametrize("dice", DICE)
def test_the_duel_by_sum_agrees_with_plain_recursion(dice: Any) -> None:
    duel = solve_duel(9, dice)

    @cache
    def second(score: int) -> Fraction:
        return by_sets(9, lambda flaps: versus(sum(flaps), score), dice=dice)

    first = by_sets(9, lambda flaps: 1 - second(sum(flaps)) if flaps else Fraction(1), dice=dice)
    assert duel.value == first
    for score, chance in duel.against.items():
        assert chance == second(score)


def test_the_duel_by_digits_agrees_with_plain_recursion() -> None:
    duel = solve_duel(9, "two", "digits")

    def second(score: int) -> Any:
        return by_sets(9, lambda flaps: versus(digits(flaps), score))

    for score in (1, 9, 19, 789, 13456789):
        assert duel.against[score] == second(score)
    first = by_sets(9, lambda flaps: 1 - duel.against[digits(flaps)] if flaps else Fraction(1))
    assert duel.value == first


@pytest.mark.prove
def test_the_whole_duel_agrees_with_the_rules() -> None:
    start = GAME.start(2, flaps=9, rounds=1)
    assert solve_duel(9, "two").value == winning(start)[start]


# --- the kernel ---


@pytest.mark.slow
@pytest.mark.parametrize("dice", DICE)
@pytest.mark.parametrize("flaps", [9, 10, 12])
def test_the_kernel_equals_the_exact_values(flaps: int, dice: Any) -> None:
    whole = turn(flaps, dice)
    for ends, prefer, sign in ((whole.costs("sum"), min, -1), (whole.shuts(), max, 1)):
        exact = whole.best_play(ends, prefer).values
        values = np.empty(whole.full + 1)
        turn_values(*table(flaps, dice), sign * np.array(ends, np.float64), values)
        for open_flaps, value in enumerate(exact):
            assert sign * values[open_flaps] == pytest.approx(float(Fraction(value, whole.scale)), rel=1e-12)


def test_many_turns_at_once_are_the_same_turns() -> None:
    rng = np.random.default_rng(5)
    cost = np.array(turn(9, "one-when-six").costs("sum"), np.int64)
    ends = rng.random((cost.max() + 1, 7))
    many = np.empty((len(cost), 7))
    many_turn_values(*table(9, "one-when-six"), cost, ends, many)
    for number in range(7):
        alone = np.empty(len(cost))
        turn_values(*table(9, "one-when-six"), ends[cost, number], alone)
        assert np.array_equal(alone, many[:, number])


# --- the match of two ---


@pytest.mark.slow
@pytest.mark.parametrize("dice", DICE)
@pytest.mark.parametrize("flaps", [9, 12])
def test_a_match_to_one_point_is_the_duel(flaps: int, dice: Any) -> None:
    match = MatchOfTwo(flaps, dice, 1)
    assert match.value == pytest.approx(float(solve_duel(flaps, dice).value), abs=match.error_bound)


@pytest.mark.slow
@pytest.mark.parametrize("shut", [pytest.param("wins", marks=pytest.mark.prove), "finish-round"])
def test_a_short_match_agrees_with_plain_recursion(shut: Any) -> None:
    limit = 2
    shut_too = by_sets(9, lambda flaps: Fraction(not flaps))

    @cache
    def first(own: int, other: int) -> Fraction:
        def end(flaps: frozenset[int]) -> Fraction:
            if not flaps:
                return 1 - shut_too / 2 if shut == "finish-round" else Fraction(1)
            return 1 - second(own + sum(flaps), other)

        return by_sets(9, end)

    @cache
    def second(other: int, own: int) -> Fraction:
        def end(flaps: frozenset[int]) -> Fraction:
            if not flaps:
                return Fraction(1)
            pad = own + sum(flaps)
            return versus(pad, other) if max(pad, other) >= limit else 1 - first(other, pad)

        return by_sets(9, end)

    match = MatchOfTwo(9, "two", limit, shut)
    for own in range(limit):
        for other in range(limit):
            assert match.first[own, other] == pytest.approx(float(first(own, other)), abs=match.error_bound)
            assert match.second[own, other] == pytest.approx(float(second(own, other)), abs=match.error_bound)


@pytest.mark.prove
def test_a_match_to_two_points_agrees_with_the_rules() -> None:
    start = GAME.start(2, flaps=9, limit=2)
    match = MatchOfTwo(9, "two", 2)
    assert match.value == pytest.approx(float(winning(start)[start]), abs=match.error_bound)


def test_fewer_points_are_never_worse_in_a_match() -> None:
    match = MatchOfTwo(9, "two", 60)
    assert (np.diff(match.first, axis=0) <= match.error_bound).all()
    assert (np.diff(match.first, axis=1) >= -match.error_bound).all()


def test_the_best_first_choices_hold_the_value() -> None:
    match = MatchOfTwo(9, "one-when-six", 30)
    ends = match.first_ends(10, 12)
    values = match.turn_values(ends)
    assert values[-1] == pytest.approx(match.first[10, 12], abs=match.error_bound)
    best = match.best_play(ends)
    whole = turn(9, "one-when-six")
    for open_flaps in range(1, whole.full + 1):
        for total in range(2, 13):
            everything, rests = whole.left[open_flaps][total], best.rests(open_flaps, total)
            assert bool(rests) == bool(everything)
            if rests:
                top = max(values[rest] for rest in everything)
                assert all(values[rest] >= top - 2 * match.error_bound for rest in rests)


# --- a number of rounds for two ---


def test_one_round_is_the_duel() -> None:
    rounds = MatchOfRounds(9, "two", 1)
    assert rounds.value == pytest.approx(float(solve_duel(9, "two").value), abs=rounds.error_bound)


@pytest.mark.slow
@pytest.mark.parametrize("shut", ["wins", pytest.param("finish-round", marks=pytest.mark.prove)])
def test_two_rounds_agree_with_plain_recursion(shut: Any) -> None:
    """From leads so great that few costs matter: what is left is who shuts when."""
    shut_too = by_sets(9, lambda flaps: Fraction(not flaps))
    at_once = 1 - shut_too / 2 if shut == "finish-round" else Fraction(1)

    @cache
    def first(left: int, own: int, other: int) -> Fraction:
        def end(flaps: frozenset[int]) -> Fraction:
            return 1 - second(left, own + sum(flaps), other) if flaps else at_once

        return by_sets(9, end)

    @cache
    def second(left: int, other: int, own: int) -> Fraction:
        def end(flaps: frozenset[int]) -> Fraction:
            if not flaps:
                return Fraction(1)
            pad = own + sum(flaps)
            if abs(pad - other) > 45 * left:  # nobody catches up: only shutting changes anything
                other_, pad_ = (0, 1000) if pad > other else (1000, 0)
            else:
                other_, pad_ = other - min(other, pad), pad - min(other, pad)
            return 1 - first(left - 1, other_, pad_) if left > 1 else versus(pad, other)

        return by_sets(9, end)

    rounds = MatchOfRounds(9, "two", 2, shut)
    assert rounds.first_value(2, 0, 1000) == pytest.approx(float(first(2, 0, 1000)), abs=rounds.error_bound)
    assert rounds.second_value(1, 20, 10) == pytest.approx(float(second(1, 20, 10)), abs=rounds.error_bound)
    assert rounds.second_value(2, 1000, 0) == pytest.approx(float(second(2, 1000, 0)), abs=rounds.error_bound)


# --- rounds of many ---


@pytest.mark.slow
def test_a_round_of_two_is_the_duel() -> None:
    for scoring in ("sum", "digits"):
        duel = solve_duel(9, "two", scoring)
        first, second = one_round(2, 9, "two", scoring)
        assert first == pytest.approx(float(duel.value), abs=one_round_error(2))
        assert second == pytest.approx(float(1 - duel.value), abs=one_round_error(2))


@pytest.mark.slow
def test_a_round_of_three_agrees_with_plain_recursion() -> None:
    @cache
    def last(score: int, share: int) -> tuple[Fraction, Fraction]:
        """The third player's chance and what each leader keeps."""

        def end(flaps: frozenset[int]) -> tuple[Fraction, Fraction]:
            if sum(flaps) < score:
                return Fraction(1), Fraction(0)
            if sum(flaps) == score:
                return Fraction(1, share + 1), Fraction(1, share + 1)
            return Fraction(0), Fraction(1, share)

        return by_sets(9, end)

    @cache
    def middle(score: int) -> tuple[Fraction, Fraction]:
        """The second player's chance and what the first keeps."""

        def end(flaps: frozenset[int]) -> tuple[Fraction, Fraction]:
            own = sum(flaps)
            if own == 0:
                return Fraction(1), Fraction(0)
            if own < score:
                return last(own, 1)[1], Fraction(0)
            if own == score:
                return last(score, 2)[1], last(score, 2)[1]
            return Fraction(0), last(score, 1)[1]

        return by_sets(9, end)

    first = by_sets(9, lambda flaps: middle(sum(flaps))[1] if flaps else Fraction(1))
    chances = one_round(3, 9)
    assert chances[0] == pytest.approx(float(first), abs=one_round_error(3))
    assert sum(chances) == pytest.approx(1, abs=one_round_error(3))


# --- the match of three ---


@pytest.mark.slow
def test_a_match_of_three_to_one_point_is_a_round_of_three() -> None:
    match = MatchOfThree(9, "one-when-six", 1)
    assert match.chances == pytest.approx(one_round(3, 9, "one-when-six"), abs=match.error_bound)


def test_chances_of_three_sum_to_one_and_fewer_points_are_never_worse() -> None:
    match = MatchOfThree(9, "two", 12)
    assert match.first.sum(axis=3) == pytest.approx(1)
    own = match.first[..., 0]
    assert (np.diff(own, axis=0) <= match.error_bound).all()


@pytest.mark.prove
def test_a_match_of_three_to_two_points_agrees_with_plain_recursion() -> None:
    limit, far = 2, 10**6
    Shares = tuple[Fraction, ...]  # noqa: N806

    def shares(*pads: int) -> Shares:
        least = [pad == min(pads) for pad in pads]
        return tuple(Fraction(low, sum(least)) for low in least)

    def turn_of(me: int, end: Any) -> Shares:
        """A turn of player `me`: his own chance stands first while it is chosen."""

        def turned(flaps: frozenset[int]) -> Shares:
            worth = tuple(Fraction(p == me) for p in range(3)) if not flaps else end(sum(flaps))
            return worth[me:] + worth[:me]

        found = by_sets(9, turned)
        return tuple(found[-me:] + found[:-me]) if me else tuple(found)

    @cache
    def third_ended(a: int, b: int, c: int) -> Shares:
        return turn_of(2, lambda cost: shares(a, b, c + cost))

    @cache
    def third(a: int, b: int, c: int) -> Shares:
        if max(a, b) >= limit:
            return third_ended(a if a <= b else far, b if b <= a else far, c)
        return turn_of(2, lambda k: shares(a, b, c + k) if c + k >= limit else first(a, b, c + k))

    @cache
    def second(a: int, b: int, c: int) -> Shares:
        return turn_of(1, lambda cost: third(a, b + cost, c))

    @cache
    def first(a: int, b: int, c: int) -> Shares:
        return turn_of(0, lambda cost: second(a + cost, b, c))

    match = MatchOfThree(9, "two", limit)
    assert match.chances == pytest.approx([float(p) for p in first(0, 0, 0)], abs=match.error_bound)


# --- the estimate ---


def test_the_lowest_place_is_shared_by_equals() -> None:
    at = np.array([[0.5, 0.5], [0.5, 0.5], [0.5, 0.5]])
    # of eight equally likely tables: all equal twice (1/3 each), one alone below thrice, two below thrice
    assert lowest(at) == pytest.approx([1 / 3] * 3)
    assert lowest(np.array([[1.0, 0.0], [0.25, 0.75]])) == pytest.approx([0.875, 0.125])


def test_the_field_plays_a_round_as_its_scores_fall() -> None:
    field = FieldOfMany(9, "two", 1)
    shut, costs = field.shut, field.costs
    chances = field.chances((0, 0))
    pairs = [(a, b) for a in range(len(costs)) for b in range(len(costs))]
    alone = sum(costs[a] * costs[b] * float(versus(a, b)) for a, b in pairs)
    assert chances[0] == pytest.approx(shut + alone)
    assert chances[1] == pytest.approx((1 - shut) * shut + alone)


def test_the_field_never_gives_more_or_less_than_one_win() -> None:
    field = FieldOfMany(9, "one-when-six", 50)
    assert field.chances((0, 49, 20, 20), 2).sum() == pytest.approx(1)
    even = field.chances((20, 20, 20))
    assert even[0] > even[1] > even[2]  # only the chance to shut first tells them apart
