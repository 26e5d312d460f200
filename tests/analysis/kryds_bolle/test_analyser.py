"""Kryds & Bolle analysed: proved values through the face that everybody uses."""

import random

import pytest

import parlour
from parlour.analysis import Analysis, analyse
from parlour.core.bot import Budget
from tests.games.kryds_bolle import plain

PLACEMENTS = ("stacked", "free")


@pytest.mark.slow
@pytest.mark.parametrize("placement", PLACEMENTS)
def test_late_positions_equal_minimax(placement: str) -> None:
    rng = random.Random(31)
    for free in (1, 2, 3, 4, 5, 6):
        state = plain.random_state(rng, placement, free)
        truth = plain.move_values(state)
        found = analyse(state)
        assert found.exact
        assert found.value == max(truth.values())
        assert {str(move.action) for move in found.moves} == set(truth)
        exact = {str(move.action) for move in found.moves if move.bound == "exact"}
        assert {action for action, value in truth.items() if value == found.value} <= exact
        assert all(move.value >= truth[str(move.action)] for move in found.moves)


@pytest.mark.slow
@pytest.mark.parametrize("placement", PLACEMENTS)
def test_every_move_of_the_empty_cube_is_exact(placement: str) -> None:
    found = analyse(parlour.game("kryds-bolle").start(placement=placement))
    assert found.exact
    assert len(found.moves) == (9 if placement == "stacked" else 27)
    assert {move.bound for move in found.moves} == {"exact"}


def test_a_budget_ends_it_early_with_true_bounds() -> None:
    state = plain.random_state(random.Random(5), "free", 18)
    early = analyse(state, Budget(nodes=0))
    assert not early.exact
    assert len(early.moves) == 18
    seen: list[Analysis] = []
    whole = analyse(state, watch=seen.append)
    assert whole.exact
    assert seen
    truth = {move.action: move.value for move in whole.moves if move.bound == "exact"}
    assert truth
    for move in early.moves:
        if move.action in truth:
            signs = {
                "at_least": move.value <= truth[move.action],
                "at_most": move.value >= truth[move.action],
            }
            assert signs[move.bound]


def test_a_finished_game_has_nothing_to_analyse() -> None:
    state = plain.random_state(random.Random(1), "stacked", 0)
    with pytest.raises(parlour.IllegalAction) as refused:
        analyse(state)
    assert refused.value.code == "game-over"
