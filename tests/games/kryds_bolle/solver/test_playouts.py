"""Random playouts equal the rules: exactly where there is no choice, on average where there is."""

import random

import pytest

from parlour.core.state import State
from parlour.games.kryds_bolle.solver.playouts import O_POINTS, O_WINS, X_POINTS, X_WINS, playouts
from tests.games.kryds_bolle import plain

PLACEMENTS = ("stacked", "free")


def expected(state: State) -> tuple[float, float]:
    """Both seats' points still to come, when every action is equally likely."""
    if state.actor is None:
        return 0.0, 0.0
    actions = state.legal()
    x = o = 0.0
    for action in actions:
        after = state.after(action)
        more = expected(after)
        x += after.points[0] - state.points[0] + more[0]
        o += after.points[1] - state.points[1] + more[1]
    return x / len(actions), o / len(actions)


@pytest.mark.parametrize("placement", PLACEMENTS)
def test_the_last_ball_is_the_chameleons(placement: str) -> None:
    rng = random.Random(1)
    for _ in range(30):
        state = plain.random_state(rng, placement, 1, late_centre=True)
        x, o = expected(state)
        sums = playouts(state.x, state.o, placement, 10, 3)
        assert (sums[X_POINTS], sums[O_POINTS]) == (10 * x, 10 * o)
        assert (sums[X_WINS], sums[O_WINS]) == (10 * (x > o), 10 * (o > x))


@pytest.mark.parametrize("placement", PLACEMENTS)
@pytest.mark.parametrize("free", [2, 3, 6])
def test_averages_are_those_of_the_rules(placement: str, free: int) -> None:
    state = plain.random_state(random.Random(free), placement, free, late_centre=free == 3)
    count = 100_000
    sums = playouts(state.x, state.o, placement, count, 5)
    x, o = expected(state)
    # a game's points differ by less than 10, so this is more than five deviations of the mean
    assert sums[X_POINTS] / count == pytest.approx(x, abs=0.1)
    assert sums[O_POINTS] / count == pytest.approx(o, abs=0.1)


def test_a_seed_gives_the_same_again() -> None:
    assert playouts(0, 0, "free", 1000, 9).tolist() == playouts(0, 0, "free", 1000, 9).tolist()
    assert playouts(0, 0, "free", 1000, 9).tolist() != playouts(0, 0, "free", 1000, 10).tolist()
