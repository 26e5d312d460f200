"""Take It solved for two, and played out by habit, against the slow truth and the plain rules."""

import random
from typing import Any

import pytest

import parlour
from parlour.games.kugelbox.actions import Rob, TakeChip
from parlour.games.kugelbox.take_it.rules import TakeItState
from parlour.games.kugelbox.values import habits
from parlour.games.kugelbox.values.take_it import TakeItSolver
from parlour.games.kugelbox.values.take_it_kernel import winnings

from .expectimax import Expectimax

GAME = parlour.game("take-it")

#: every chip is up, and the limit of idle turns is near, so that everything can be looked at
NEAR_THE_END = [
    ("play|12|0|2,3,4,5,8,<=4;<=6,line,line,square,square;||0|60|||97", {}),
    ("play|12|0|2,3,4,5,8,<=4;<=6,line,line,square,square;||1|60|||98", {"miss": "0"}),
    ("play|square|0|2,3,4,5,8,<=4;12,<=6,line,line,square;|0 red a1 black a5|0|60|rob||98", {}),
    ("play|12|0|2,4,8,<=4,line,square;3,5,<=6,line,square;||1|60|||97", {"smart_calculators": True}),
]


def solved(solver: TakeItSolver, action: parlour.Action) -> float:
    if isinstance(action, TakeChip):
        return solver.after_take(action.chip)
    return solver.after_rob(action.seat, action.chip) if isinstance(action, Rob) else solver.after_pass()


@pytest.mark.slow
@pytest.mark.parametrize(("text", "options"), NEAR_THE_END)
def test_the_chances_are_those_of_looking_at_everything(text: str, options: dict[str, Any]) -> None:
    state = GAME.position(text, **options)
    truth, solver = Expectimax(shared=True), TakeItSolver(state)
    if state.stage == "throw":
        assert solver.before_throw() == pytest.approx(float(truth.worth(state)[0]), abs=1e-12)
        return
    for action in state.legal():
        due = truth.worth(state.after(action))[0]
        assert solved(solver, action) == pytest.approx(float(due), abs=1e-12)


def value(state: TakeItState) -> float:
    """What the solver says of any state."""
    if state.actor is None:
        return 1 / len(state.winners) if 0 in state.winners else 0.0
    solver = TakeItSolver(state)
    if state.stage == "throw":
        return solver.before_throw()
    if state.stage == "turn":
        return solver.before_turn()
    best = max if state.seat == 0 else min
    return best(solved(solver, action) for action in state.legal())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "tolerance"),
    [
        ("play|12,8|0|2,3,4,5,<=4;<=6,line,line,square,square;||1|9|||80", 1e-12),
        ("play|12|1|2,3,4,5,8,<=4;<=6,line,line,square;||0|9", 1e-4),
        ("play|3|2|2,8,<=4,12,square;<=6,line,line,square;||1|9", 1e-4),
    ],
)
def test_before_a_throw_it_is_the_mean_of_what_follows(text: str, tolerance: float) -> None:
    """By the plain rules from one turn to the next; with chips face down the idle count is left out."""
    state = GAME.position(text)
    thrown = state.play("throw")
    found, worths = 0.0, {}
    for landing, chance in thrown.odds():
        after = thrown.after(landing)
        score = after.score_of(landing)
        if score not in worths:
            worths[score] = value(after)
        found += float(chance) * worths[score]
    assert TakeItSolver(state).before_throw() == pytest.approx(found, abs=tolerance)


@pytest.mark.slow
def test_before_a_chip_is_turned_it_is_the_mean_of_the_best_choices() -> None:
    state = GAME.position("play|3,12|2|2,4,8,<=4;5,<=6,line,square;|1 red b3 black c4|1|9|turn")
    turned = state.play("turn")
    found = sum(float(chance) * value(turned.after(chip)) for chip, chance in turned.odds())
    assert TakeItSolver(state).before_turn() == pytest.approx(found, abs=1e-4)


@pytest.mark.slow
def test_nobody_is_ahead_by_sitting_at_the_other_side() -> None:
    text = "play|12,8|0|2,3,4,5,<=4;<=6,line,line,square,square;||0|9"
    swapped = "play|12,8|0|<=6,line,line,square,square;2,3,4,5,<=4;||1|9"
    one, other = (TakeItSolver(GAME.position(found)).before_throw() for found in (text, swapped))
    assert one == pytest.approx(1 - other, abs=1e-12)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("play||12|;;||0|1", {}),
        ("play|2,5|3|3,<=6,line;8,square;4,square;||1|9", {"smart_calculators": True}),
        ("play|12|0|2,3,4,<=4,line;5,8;<=6,line,square,square;||2|9|||120", {"miss": "1/2"}),
    ],
)
def test_the_kernel_plays_as_the_habit_does_by_the_rules(text: str, options: dict[str, Any]) -> None:
    state = GAME.position(text, **options)
    seats, games, fast = state.options.seats, 400, 40_000
    won = [0.0] * seats
    rng = random.Random(11)
    for _ in range(games):
        end = state
        while (actor := end.actor) is not None:
            end = end.after(end.sample(rng) if actor is parlour.CHANCE else habits.most_worth(end))
        for seat in end.winners:
            won[seat] += 1 / len(end.winners)
    shares = [winnings(state, seat, fast, 7) / fast for seat in range(seats)]
    assert sum(shares) == pytest.approx(1)
    for seat in range(seats):
        deviation = (shares[seat] * (1 - shares[seat]) / games) ** 0.5
        assert abs(won[seat] / games - shares[seat]) < 4.5 * deviation


def test_a_game_that_is_over_needs_no_playing() -> None:
    state = GAME.position("over||0|3,4,<=4,square;2,5,8,12,<=6,line,line,square;||1|11")
    assert (winnings(state, 0, 10, 1), winnings(state, 1, 10, 1)) == (0, 10)
