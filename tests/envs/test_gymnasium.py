"""Gymnasium's own check, and one seat against robots."""

import copy
import pickle
import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from parlour import BadOption, IllegalAction

from .cases import CASES, HAND, NAMES, checked, some_code


def made(key: str, options: dict[str, Any]) -> Any:
    return gymnasium.make(f"parlour.envs:parlour/{key}-v1", disable_env_checker=True, **options).unwrapped


def rest_of(env: Any, mask: Any, most: int = 200) -> list[Any]:
    rng, seen = random.Random(5), []
    for _ in range(most):
        observation, reward, over, _, info = env.step(some_code(mask, rng))
        mask = observation["action_mask"]
        seen.append((observation["observation"].tobytes(), reward, over, info["points"]))
        if over:
            break
    return seen


@pytest.mark.slow
@pytest.mark.parametrize(("key", "options"), [*CASES, HAND], ids=[*NAMES, "by hand"])
def test_the_check_passes(key: str, options: dict[str, Any]) -> None:
    with checked():
        check_env(made(key, {**options, "render_mode": "ansi"}))


@pytest.mark.parametrize(("key", "options"), CASES, ids=NAMES)
def test_copies_in_mid_game_play_on_identically(key: str, options: dict[str, Any]) -> None:
    env = made(key, options)
    observation, _ = env.reset(seed=3)
    for _ in range(2):
        observation, _, over, _, _ = env.step(int(observation["action_mask"].nonzero()[0][-1]))
        assert not over
    mask = observation["action_mask"]
    most = 6 if key == "abaku" else 200
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    saved = env.save()
    first = rest_of(env, mask, most)
    for twin in twins:
        assert rest_of(twin, mask, most) == first
    env.restore(saved)
    assert rest_of(env, mask, most) == first


def test_the_seat_is_played_and_robots_play_the_others() -> None:
    env = made("kryds-bolle", {"seat": 1, "opponents": "novice"})
    observation, info = env.reset(seed=1)
    assert info["seat"] == 1
    assert observation["observation"][27:54].sum() == 1, "the robot began"
    turns, over = 0, False
    rng = random.Random(2)
    while not over:
        observation, reward, over, _, info = env.step(some_code(observation["action_mask"], rng))
        turns += 1
    assert turns in (13, 14)
    points = info["points"]
    assert reward == (points[1] > points[0]) - (points[1] < points[0])
    with pytest.raises(IllegalAction):
        env.step(0)


def test_a_seat_may_be_drawn_by_lot() -> None:
    env = made("kryds-bolle", {"seat": None})
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1}


def test_alone_the_reward_is_points() -> None:
    # after 1 and 2 are closed only 12 is open: the next throw ends the turn, for 12 points unless it is 12
    env = made("shut-the-box", {"seats": 1, "rounds": 1})
    for seed in range(5):
        env.reset(seed=seed, options={"position": "1,2,12|1+2|0|0|1"})
        (code,) = [code for code, text in env.actions().items() if text == "1,2"]
        _, reward, over, _, info = env.step(code)
        assert (reward, over, info["points"]) == (-12, True, (12,))


def test_a_throw_by_hand_takes_an_aim() -> None:
    env = made(*HAND)
    env.reset(seed=4)
    straight = np.zeros(6, np.float32)
    env.step({"code": 0, "aim": straight})
    aimed = [throw for throw in env.table.state.view(0)["throws"] if throw["seat"] == 0]
    assert aimed or env.table.state.view(0)["last"]["seat"] == 1


def test_an_illegal_code_loses_or_is_refused() -> None:
    env = made("kryds-bolle", {"placement": "free"})
    env.reset(seed=1)
    env.step(0)
    _, reward, over, _, info = env.step(0)
    assert (reward, over, info["illegal"]) == (-1, True, True)
    strict = made("kryds-bolle", {"placement": "free", "illegal": "raise"})
    strict.reset(seed=1)
    strict.step(0)
    with pytest.raises(IllegalAction):
        strict.step(0)
    for wrong in ({"seat": 5}, {"opponents": ["random", "random"]}, {"illegal": "maybe"}):
        with pytest.raises(BadOption):
            made("kryds-bolle", wrong)
