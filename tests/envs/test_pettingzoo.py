"""PettingZoo's own conformance tests, and what its users ask for: copies, positions, restore."""

import copy
import pickle
import random
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

import parlour.envs
from parlour import IllegalAction

from .cases import CASES, HAND, LATE_ABAKU, NAMES, checked, some_code


def made(key: str, options: dict[str, Any]) -> Any:
    return pettingzoo.make("aec", f"parlour/{key}-v1", **options)


def rest_of(env: Any, seed: int = 5, most: int = 400) -> list[Any]:
    """Everything an outsider sees while the game is played on at random."""
    rng, seen = random.Random(seed), []
    for agent in env.agent_iter(most):
        observation, reward, over, _, info = env.last()
        seen.append((agent, observation["observation"].tobytes(), reward, over, sorted(info)))
        env.step(None if over else some_code(observation["action_mask"], rng))
    return seen


@pytest.mark.slow
@pytest.mark.parametrize(("key", "options"), CASES, ids=NAMES)
def test_the_conformance_tests_pass(key: str, options: dict[str, Any]) -> None:
    cycles = 12 if key == "abaku" else 60
    with checked():
        api_test(made(key, options), num_cycles=cycles)
        seed_test(lambda: made(key, options), num_cycles=cycles)
        parallel_api_test(turn_based_aec_to_parallel(made(key, options)), num_cycles=cycles)
        parallel_api_test(pettingzoo.make("parallel", f"parlour/{key}-v1", **options), num_cycles=cycles)
        parallel_seed_test(lambda: turn_based_aec_to_parallel(made(key, options)), num_cycles=cycles)


@pytest.mark.slow
def test_the_conformance_tests_pass_with_throws_by_hand() -> None:
    with checked():
        api_test(made(*HAND), num_cycles=4)
        seed_test(lambda: made(*HAND), num_cycles=4)


@pytest.mark.parametrize(("key", "options"), CASES, ids=NAMES)
def test_copies_in_mid_game_play_on_identically(key: str, options: dict[str, Any]) -> None:
    env = made(key, options)
    env.reset(seed=3)
    rng = random.Random(1)
    for _ in range(4):
        env.step(some_code(env.last()[0]["action_mask"], rng))
    most = 15 if key == "abaku" else 400
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    saved = env.save()
    first = rest_of(env, most=most)
    assert len(first) > 4
    for twin in twins:
        assert rest_of(twin, most=most) == first
    env.restore(saved)
    assert rest_of(env, most=most) == first


def test_a_copy_does_not_move_with_the_original() -> None:
    env = made("kryds-bolle", {})
    env.reset(seed=1)
    twin = copy.deepcopy(env)
    env.step(4)
    assert twin.last()[0]["observation"][:54].sum() == 0
    assert env.last()[0]["observation"][:54].sum() == 1


def test_a_position_is_set() -> None:
    env = made("kryds-bolle", {})
    env.set_position("xo......./........./.........")
    assert env.agent_selection == "seat_0"
    observation = env.last()[0]["observation"]
    assert observation[:27].nonzero()[0].tolist() == [0]
    assert observation[27:54].nonzero()[0].tolist() == [1]
    env = made("abaku", {})
    env.reset(seed=1, options={"position": LATE_ABAKU})
    assert env.table.state.position == LATE_ABAKU
    assert env.agent_selection == "seat_0"


def test_the_end_of_kryds_and_bolle_is_paid_by_place() -> None:
    # the bottom is x's (8 lines) and so is a row of the top; the middle is o's (8 lines) with the centre, so
    # that x has the chameleon
    env = parlour.envs.aec("kryds-bolle", placement="free")
    env.set_position("xxxxxxxxx/ooooooooo/xxxxoooo.")
    assert env.agent_selection == "seat_0"
    env.step(26)
    assert env.rewards == {"seat_0": 1, "seat_1": -1}
    assert env.terminations == {"seat_0": True, "seat_1": True}
    assert env.infos == {"seat_0": {}, "seat_1": {}}


def test_points_are_paid_as_they_are_made() -> None:
    env = parlour.envs.aec("kryds-bolle", placement="free", reward="points")
    env.set_position("xx......./oo......./.........")
    env.step(2)
    assert env.rewards == {"seat_0": 1, "seat_1": 0}
    assert env.last()[1] == 0
    env.step(11)
    assert env.rewards == {"seat_0": 0, "seat_1": 1}
    assert env.last()[1] == 1, "what seat 0 has gained since it last acted"


def test_an_illegal_code_loses_or_is_refused() -> None:
    env = parlour.envs.aec("kryds-bolle", placement="free")
    env.reset(seed=1)
    env.step(0)
    env.step(0)
    assert env.rewards == {"seat_0": 0, "seat_1": -1}
    assert all(env.terminations.values())
    strict = parlour.envs.aec("kryds-bolle", placement="free", illegal="raise")
    strict.reset(seed=1)
    strict.step(0)
    for code in (0, 27, -1):
        with pytest.raises(IllegalAction) as error:
            strict.step(code)
        assert error.value.code == "illegal-code"
    assert strict.last()[0]["observation"][27:54].nonzero()[0].tolist() == [0]


def test_a_finished_position_is_refused() -> None:
    env = made("kryds-bolle", {"placement": "free"})
    with pytest.raises(IllegalAction):
        env.set_position("xxxxxxxxx/ooooooooo/xxxxoooo*")


def test_the_mask_stands_in_observation_and_info() -> None:
    env = made("take-it", {"seats": 3})
    env.reset(seed=2)
    observation, _, _, _, info = env.last()
    assert np.array_equal(observation["action_mask"], info["action_mask"])
    assert env.actions() == {0: "throw"}
    assert env.observe("seat_1")["action_mask"].sum() == 0
    assert env.state() in env.state_space
