"""Batches of Kryds & Bolle: the game of the rules, many at a time."""

import numpy as np
import pytest

import parlour
import parlour.envs
from parlour.core.errors import BadOption
from parlour.envs import encoding
from tests.envs.cases import some_codes


@pytest.mark.parametrize("placement", ["stacked", "free"])
def test_kryds_and_bolle_is_the_game_of_the_rules(placement: str) -> None:
    games, rng = 50, np.random.default_rng(1)
    batch = parlour.envs.batch("kryds-bolle", games, placement=placement)
    numbers = encoding("kryds-bolle", {"placement": placement})
    states = [parlour.game("kryds-bolle").start(placement=placement) for _ in range(games)]
    for _ in range(54):
        codes = some_codes(batch.action_mask, rng)
        before = states
        states = [s.play(numbers.action(s, int(c))) for s, c in zip(states, codes, strict=True)]
        seen, reward, done = batch.step(codes)
        for at, (old, new) in enumerate(zip(before, states, strict=True)):
            gained = [b - a for a, b in zip(old.points, new.points, strict=True)]
            assert reward[at] == gained[old.actor]
            assert done[at] == (new.actor is None)
            if done[at]:
                assert tuple(batch.final[at]) == new.points
                states[at] = parlour.game("kryds-bolle").start(placement=placement)
            assert batch.state(at) == states[at]
            assert tuple(batch.points[at]) == states[at].points
            assert batch.actor[at] == states[at].actor
            assert np.array_equal(batch.action_mask[at], numbers.mask(states[at]))
            own = numbers.observe(states[at], 0)[:54]
            assert np.array_equal(seen[at].ravel(), own)


def test_a_position_is_set() -> None:
    batch = parlour.envs.batch("kryds-bolle", 2)
    batch.set_position(1, "xxxxxxooo/ooooooxxx/xxxxooo..")
    assert batch.actor.tolist() == [0, 1]
    assert batch.action_mask[1].tolist() == [0] * 7 + [1, 1]
    batch.step(np.array([0, 7]))
    assert batch.state(1).position == "xxxxxxooo/ooooooxxx/xxxxoooo."
    assert batch.actor[1] == batch.state(1).actor


def test_a_batch_draws_no_lots_and_says_so() -> None:
    with pytest.raises(BadOption, match="seat 0 always begins"):
        parlour.envs.batch("kryds-bolle", 4, first="lots")
