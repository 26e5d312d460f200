"""Batches: the compiled games are the games of the rules, move by move."""

import copy

import numpy as np
import pytest

import parlour
import parlour.envs
from parlour import BadOption, IllegalAction

from .cases import some_codes


def test_a_seed_is_the_same_games_and_another_seed_others() -> None:
    one, same, other = (parlour.envs.batch("shut-the-box", 100, seed=seed) for seed in (1, 1, 2))
    assert np.array_equal(one.observation, same.observation)
    assert not np.array_equal(one.observation, other.observation)


@pytest.mark.parametrize("key", ["kryds-bolle", "shut-the-box"])
def test_copies_and_restored_moments_play_on_identically(key: str) -> None:
    batch = parlour.envs.batch(key, 30)
    rng = np.random.default_rng(1)
    for _ in range(5):
        batch.step(some_codes(batch.action_mask, rng))
    twin, saved = copy.deepcopy(batch), batch.save()

    def rest() -> list[np.ndarray]:
        rng = np.random.default_rng(7)
        return [batch.step(some_codes(batch.action_mask, rng))[0].copy() for _ in range(30)]

    first = rest()
    batch.restore(saved)
    again = rest()
    batch = twin
    assert all(np.array_equal(a, b) for a, b in zip(first, again, strict=True))
    assert all(np.array_equal(a, b) for a, b in zip(first, rest(), strict=True))


def test_what_is_not_legal_is_refused_and_nothing_is_played() -> None:
    batch = parlour.envs.batch("kryds-bolle", 3)
    for wrong in ([0, 0, 9], [0, -1, 0]):
        with pytest.raises(IllegalAction) as error:
            batch.step(np.array(wrong))
        assert error.value.code == "illegal-code"
    with pytest.raises(IllegalAction):
        batch.step(np.zeros(2, np.int64))
    assert not batch.observation.any()
    for key, games in (("kryds-bolle", 0), ("abaku", 5)):
        with pytest.raises(BadOption):
            parlour.envs.batch(key, games)
