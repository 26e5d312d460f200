"""Monte Carlo tree search: it counts right, and it finds what there is to find."""

import random

import pytest

from parlour.games.kryds_bolle.actions import PlaceBall
from parlour.games.kryds_bolle.solver.tree_search import tree_search
from tests.games.kryds_bolle import plain

PLACEMENTS = ("stacked", "free")


@pytest.mark.slow
@pytest.mark.parametrize("placement", PLACEMENTS)
@pytest.mark.parametrize("free", [27, 14, 3])
def test_every_legal_place_is_tried_and_every_simulation_counted(placement: str, free: int) -> None:
    state = plain.random_state(random.Random(free), placement, free)
    tried = tree_search(state.x, state.o, placement, 3000, seed=1)
    assert sum(one.visits for one in tried) == 3000
    assert all(one.visits > 0 and -1 <= one.mean <= 1 for one in tried)
    places = {one.place if placement == "free" else one.place % 9 for one in tried}
    balls = [a for a in state.legal() if isinstance(a, PlaceBall)]
    legal = {a.bar if a.level is None else a.level * 9 + a.bar for a in balls}
    assert places == legal
    assert tried == tree_search(state.x, state.o, placement, 3000, seed=1)


@pytest.mark.parametrize("placement", PLACEMENTS)
def test_with_few_places_left_it_finds_the_result_of_best_play(placement: str) -> None:
    rng = random.Random(12)
    for _ in range(30):
        state = plain.random_state(rng, placement, rng.choice([2, 3, 4, 5]))
        seat = state.actor
        assert isinstance(seat, int)
        ahead = state.points[seat] - state.points[1 - seat]
        results = {}
        for text, value in plain.move_values(state).items():
            final = ahead + value
            results[text] = (final > 0) - (final < 0)
        tried = tree_search(state.x, state.o, placement, 20_000, seed=3)
        chosen = tried[0].place
        bar = "abc"[chosen % 3] + "123"[chosen // 3 % 3]
        text = bar if placement == "stacked" else f"{bar}.{chosen // 9 + 1}"
        assert results[text] == max(results.values()), state.position
        assert tried[0].mean == pytest.approx(results[text], abs=0.2)
