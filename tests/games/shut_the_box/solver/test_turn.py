"""One turn: published figures, and every figure against the slow computation over the rules' states."""

from fractions import Fraction
from typing import Any

import pytest

from parlour.core.action import Action
from parlour.games.shut_the_box.actions import Numbers
from parlour.games.shut_the_box.rules import GAME, ShutTheBoxState
from parlour.games.shut_the_box.solver.figures import Goal, habits, solve_turn
from parlour.games.shut_the_box.solver.turn import expected_score, shut_chance, turn
from parlour.games.shut_the_box.tray import numbers_in

from .slow import Worth, by_rules, ends_by_rules

PROVES = ("core", "games/shut_the_box")
DICE = ["two", "one-when-six", "one-when-high-shut"]
SMALL = [(flaps, dice) for flaps in (9, 10) for dice in DICE]
LARGE = [(12, dice) for dice in DICE]


def one_turn(flaps: int, dice: str, scoring: str = "sum") -> ShutTheBoxState:
    return GAME.start(1, flaps=flaps, dice=dice, scoring=scoring, rounds=1)


def score_of(state: ShutTheBoxState) -> Fraction:
    return Fraction(state.points[0])


def shut_of(state: ShutTheBoxState) -> Fraction:
    return Fraction(len(state.shut))


def numbers_of(action: Action) -> tuple[int, ...]:
    assert isinstance(action, Numbers)
    return action.numbers


# --- published ---


def test_nine_flaps_and_two_dice_shut_as_published() -> None:
    assert shut_chance(9, "two") == Fraction(466473281, 6530347008)


def test_nine_flaps_with_one_die_at_six_or_less_shut_as_published() -> None:
    assert shut_chance(9, "one-when-six") == Fraction(956177159, 9795520512)


def test_nine_flaps_and_two_dice_have_the_published_lowest_sum() -> None:
    # published in binary floating point as 11.157508444202621, one step of the last bit below
    assert abs(expected_score(9, "two") - Fraction("11.157508444202621")) < Fraction(2, 10**15)


# --- by the rules' own states ---


@pytest.mark.slow
@pytest.mark.parametrize(("flaps", "dice"), SMALL)
def test_value_and_best_closings_agree_with_the_rules(flaps: int, dice: Any) -> None:
    goals: list[tuple[Goal, Worth, Any]] = [("score", score_of, min), ("shut", shut_of, max)]
    for goal, worth, best in goals:
        start = one_turn(flaps, dice)
        known = by_rules(start, worth, best)
        solution = solve_turn(flaps, dice, "sum", goal)
        assert solution.value == known[start]
        for state, value in known.items():
            if state.throw and not state.over:
                found = solution.closings(state.flaps, sum(state.throw))
                assert set(found) == {
                    numbers_of(action) for action in state.legal() if known[state.play(action)] == value
                }
            elif not state.over and state.actor == 0:
                dice_of = {1: "one", 2: "two"}
                found_dice = {dice_of[n] for n in solution.best.cups(state.flaps)}
                assert found_dice == {str(a) for a in state.legal() if known[state.play(a)] == value}


@pytest.mark.slow
@pytest.mark.parametrize(("flaps", "dice"), SMALL)
def test_digits_agree_with_the_rules(flaps: int, dice: Any) -> None:
    start = one_turn(flaps, dice, "digits")
    assert expected_score(flaps, dice, "digits") == by_rules(start, score_of, min)[start]


@pytest.mark.slow
def test_twelve_flaps_agree_with_the_rules() -> None:
    start = one_turn(12, "two")
    assert expected_score(12, "two") == by_rules(start, score_of, min)[start]


@pytest.mark.prove
@pytest.mark.parametrize(("flaps", "dice"), LARGE)
def test_every_figure_of_twelve_flaps_agrees_with_the_rules(flaps: int, dice: Any) -> None:
    start = one_turn(flaps, dice)
    assert shut_chance(flaps, dice) == by_rules(start, shut_of, max)[start]
    for scoring in ("sum", "digits"):
        start = one_turn(flaps, dice, scoring)
        assert expected_score(flaps, dice, scoring) == by_rules(start, score_of, min)[start]
        found = habits(flaps, dice, scoring)
        for name, choose in HABITS.items():
            assert found[name].distribution == ends_by_rules(start, choose)


@pytest.mark.slow
@pytest.mark.parametrize(("flaps", "dice"), SMALL)
def test_the_distribution_of_best_play_is_one_and_has_its_mean(flaps: int, dice: Any) -> None:
    for goal in ("score", "shut"):
        figures = solve_turn(flaps, dice, "sum", goal).figures
        assert sum(figures.distribution.values()) == 1
        mean = sum(score * chance for score, chance in figures.distribution.items())
        assert mean == figures.score
        assert figures.distribution[0] == figures.shut


@pytest.mark.slow
def test_equals_are_broken_by_the_other_goal_and_then_by_the_largest_flap() -> None:
    start = one_turn(9, "two")
    score, among = by_rules(start, score_of, min), {}

    def shut(state: ShutTheBoxState) -> Fraction:
        """The chance to shut when only closings of the lowest expected score are made."""
        if state not in among:
            if state.actor is None:
                among[state] = shut_of(state)
            elif state.throw:
                among[state] = max(shut(state.play(action)) for action in lowest(state))
            else:
                among[state] = sum((p * shut(state.play(a)) for a, p in state.odds()), Fraction(0))
        return among[state]

    def lowest(state: ShutTheBoxState) -> list[Any]:
        return [action for action in state.legal() if score[state.play(action)] == score[state]]

    def choose(state: ShutTheBoxState) -> list[Any]:
        return [max(lowest(state), key=lambda action: (shut(state.play(action)), action.numbers[::-1]))]

    assert ends_by_rules(start, choose) == solve_turn(9, "two").figures.distribution


# --- habits ---


def _one_die(state: ShutTheBoxState) -> list[Any] | None:
    return None if state.throw else [action for action in state.legal() if str(action) == "one"]


def _largest(state: ShutTheBoxState) -> list[Any]:
    return _one_die(state) or [max(state.legal(), key=lambda a: numbers_of(a)[::-1])]


def _fewest(state: ShutTheBoxState) -> list[Any]:
    return _one_die(state) or [max(state.legal(), key=lambda a: (-len(numbers_of(a)), numbers_of(a)[::-1]))]


def _most(state: ShutTheBoxState) -> list[Any]:
    return _one_die(state) or [max(state.legal(), key=lambda a: (len(numbers_of(a)), numbers_of(a)[::-1]))]


HABITS = {
    "largest first": _largest,
    "fewest flaps": _fewest,
    "most flaps": _most,
    "at random": lambda state: list(state.legal()),
}


@pytest.mark.slow
@pytest.mark.parametrize("dice", DICE)
@pytest.mark.parametrize("habit", HABITS)
def test_habits_bring_what_the_rules_say(habit: str, dice: Any) -> None:
    found = habits(9, dice)[habit]
    scores = ends_by_rules(one_turn(9, dice), HABITS[habit])
    assert found.distribution == scores
    assert found.score == sum(score * chance for score, chance in scores.items())
    assert found.shut == scores[0]


def test_no_habit_beats_best_play() -> None:
    for flaps in (9, 10, 12):
        best = expected_score(flaps), shut_chance(flaps)
        for way in habits(flaps).values():
            assert way.score > best[0]
            assert way.shut < best[1]


def test_choices_name_what_is_left() -> None:
    left = turn(12, "two").left[0b11111][5]
    assert {numbers_in(0b11111 ^ rest) for rest in left} == {(5,), (1, 4), (2, 3)}
