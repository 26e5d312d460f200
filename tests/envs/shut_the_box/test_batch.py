"""Batches of Shut the Box: the game of the rules, many at a time."""

from typing import Any

import numpy as np
import pytest

import parlour
import parlour.envs
from parlour.envs import encoding
from tests.envs.cases import some_codes


@pytest.mark.parametrize(
    ("flaps", "dice", "scoring"),
    [(12, "two", "sum"), (9, "one-when-six", "digits"), (10, "one-when-high-shut", "sum")],
)
def test_shut_the_box_is_the_game_of_the_rules(flaps: int, dice: str, scoring: str) -> None:
    games, rng = 60, np.random.default_rng(2)
    options: dict[str, Any] = {"seats": 1, "rounds": 1, "flaps": flaps, "dice": dice, "scoring": scoring}
    batch = parlour.envs.batch("shut-the-box", games, flaps=flaps, dice=dice, scoring=scoring, seed=3)
    numbers = encoding("shut-the-box", options)
    game = parlour.game("shut-the-box")
    ended = shut = 0

    def thrown(state: parlour.State, seen: np.ndarray) -> parlour.State:
        """Chance answers with the dice that the batch shows."""
        dice = [number + 1 for number in range(6) for _ in range(seen[12 + number])]
        return state.play("+".join(map(str, dice)))

    def action(state: parlour.State, code: np.integer[Any]) -> parlour.Action:
        found = numbers.action(state, int(code))
        assert found is not None
        return found

    states = [thrown(game.start(**options), seen) for seen in batch.observation]
    for _ in range(40):
        codes = some_codes(batch.action_mask, rng)
        after = [s.play(action(s, code)) for s, code in zip(states, codes, strict=True)]
        seen, reward, done = batch.step(codes)
        for at, state in enumerate(after):
            if done[at]:
                ended += 1
                if state.actor is None:
                    shut += 1
                    assert reward[at] == 0
                else:
                    assert state.actor is parlour.CHANCE
                    worst = state.play(next(a for a in state.legal() if state.play(a).actor is None))
                    assert reward[at] == -worst.points[0]
                state = game.start(**options)
            else:
                assert reward[at] == 0
            state = thrown(state, seen[at]) if state.actor is parlour.CHANCE else state
            assert state.actor == 0
            states[at] = state
            assert np.array_equal(batch.action_mask[at], numbers.mask(state))
            assert np.array_equal(seen[at][:18], numbers.observe(state, 0)[:18])
            assert seen[at][18] == numbers.observe(state, 0)[18]
    assert ended > games


def test_dice_fall_as_dice_do() -> None:
    batch = parlour.envs.batch("shut-the-box", 20_000, seed=5)
    totals = np.bincount(batch.total, minlength=13) / 20_000
    for total in range(2, 13):
        assert totals[total] == pytest.approx((6 - abs(total - 7)) / 36, abs=0.012)
