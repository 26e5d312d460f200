"""Batches: the compiled games are the games of the rules, move by move."""

import copy

import numpy as np
import pytest

import parlour
import parlour.envs
from parlour import BadOption, IllegalAction
from parlour.envs import encoding


def some_codes(mask: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    return ((rng.random(mask.shape) + 1e-9) * mask).argmax(axis=1)


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


@pytest.mark.parametrize(
    ("flaps", "dice", "scoring"),
    [(12, "two", "sum"), (9, "one-when-six", "digits"), (10, "one-when-high-shut", "sum")],
)
def test_shut_the_box_is_the_game_of_the_rules(flaps: int, dice: str, scoring: str) -> None:
    games, rng = 60, np.random.default_rng(2)
    options = {"seats": 1, "rounds": 1, "flaps": flaps, "dice": dice, "scoring": scoring}
    batch = parlour.envs.batch("shut-the-box", games, flaps=flaps, dice=dice, scoring=scoring, seed=3)
    numbers = encoding("shut-the-box", options)
    game = parlour.game("shut-the-box")
    ended = shut = 0

    def thrown(state: parlour.State, seen: np.ndarray) -> parlour.State:
        """Chance answers with the dice that the batch shows."""
        dice = [number + 1 for number in range(6) for _ in range(seen[12 + number])]
        return state.play("+".join(map(str, dice)))

    states = [thrown(game.start(**options), seen) for seen in batch.observation]
    for _ in range(40):
        codes = some_codes(batch.action_mask, rng)
        after = [s.play(numbers.action(s, int(c))) for s, c in zip(states, codes, strict=True)]
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


def test_a_position_is_set() -> None:
    batch = parlour.envs.batch("kryds-bolle", 2)
    batch.set_position(1, "xxxxxxooo/ooooooxxx/xxxxooo..")
    assert batch.actor.tolist() == [0, 1]
    assert batch.action_mask[1].tolist() == [0] * 7 + [1, 1]
    batch.step(np.array([0, 7]))
    assert batch.state(1).position == "xxxxxxooo/ooooooxxx/xxxxoooo."
    assert batch.actor[1] == batch.state(1).actor


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
