"""OpenSpiel's own simulation test, and what its algorithms rely on."""

import copy
import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import Environment

import parlour.envs

from .cases import LATE_ABAKU

#: one chip is left in the middle
LATE_TAKE_IT = "play|12|0|5,8,line;2,3,4,<=4,<=6,line,square,square;||0|3"

CASES: list[tuple[str, dict[str, Any]]] = [
    ("kryds-bolle", {}),
    ("kryds-bolle", {"placement": "free"}),
    ("shut-the-box", {"rounds": 1}),
    ("shut-the-box", {"players": 1, "rounds": 2, "dice": "one-when-six"}),
    ("chikugo", {"players": 3, "position": "lay-out||0|5;8;2,3;4,12,<=4,<=6,line,line,square,square||0|1"}),
    ("take-it", {"position": LATE_TAKE_IT}),
    ("take-it", {"throw": "hand", "position": LATE_TAKE_IT}),
    ("abaku", {"mode": "magic", "players": 1}),
    ("abaku", {"position": LATE_ABAKU}),
]
NAMES = [f"{key} {sorted(params)}" for key, params in CASES]


@pytest.mark.slow
@pytest.mark.parametrize(("key", "params"), CASES, ids=NAMES)
def test_the_simulation_test_passes(key: str, params: dict[str, Any]) -> None:
    game = parlour.envs.spiel(key, **params)
    # OpenSpiel's own texts of states know no sampled chance in Python games; pickle does (see below)
    serialize = params.get("throw") != "hand"
    pyspiel.random_sim_test(game, num_sims=1, serialize=serialize, verbose=False)


def walk(game: Any, seed: int) -> Any:
    """A random game, checked at every step the way algorithms look at states."""
    rng, state = random.Random(seed), game.new_initial_state()
    observation = make_observation(game)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            state.apply_action(rng.choices(*zip(*outcomes, strict=True))[0])
            continue
        player = state.current_player()
        legal = state.legal_actions()
        assert legal == sorted(legal)
        assert legal[-1] < game.num_distinct_actions()
        observation.set_from(state, player)
        assert np.array_equal(observation.tensor, game.encoding.observe(state.state, player))
        assert observation.string_from(state, player)
        code = rng.choice(legal)
        assert state.string_to_action(state.action_to_string(code)) == code
        twin = copy.deepcopy(state)
        state.apply_action(code)
        assert str(twin) != str(state)
        twin.apply_action(code)
        assert twin.history() == state.history()
        if not state.is_chance_node():
            assert str(twin) == str(state)
    return state


@pytest.mark.slow
@pytest.mark.parametrize(("key", "params"), CASES, ids=NAMES)
def test_states_are_what_algorithms_expect(key: str, params: dict[str, Any]) -> None:
    game = parlour.envs.spiel(key, **params)
    state = walk(game, 2)
    returns = state.returns()
    assert all(game.min_utility() <= one <= game.max_utility() for one in returns)
    if game.num_players() > 1:
        assert sum(returns) == pytest.approx(0)
    again = pickle.loads(pickle.dumps(state))
    assert (str(again), again.returns()) == (str(state), returns)


def test_chance_is_explicit_where_its_odds_are_listed_and_sampled_where_not() -> None:
    mode = pyspiel.GameType.ChanceMode
    assert parlour.envs.spiel("kryds-bolle").get_type().chance_mode == mode.DETERMINISTIC
    assert parlour.envs.spiel("take-it").get_type().chance_mode == mode.EXPLICIT_STOCHASTIC
    assert parlour.envs.spiel("take-it", throw="hand").get_type().chance_mode == mode.SAMPLED_STOCHASTIC
    state = parlour.envs.spiel("shut-the-box").new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 21


def test_racks_are_hidden_in_what_a_player_recalls() -> None:
    game = parlour.envs.spiel("abaku")
    state = game.new_initial_state()
    state.apply_action(0)
    state.apply_action(5)
    dealt = state.state.racks[0]
    assert f"draw 0 {dealt}" in state.information_state_string(0)
    assert dealt not in state.information_state_string(1)
    assert game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION


def test_its_search_and_its_environments_run_on_our_games() -> None:
    game = parlour.envs.spiel("kryds-bolle", position="xox....../........./.........")
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2, 20, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    assert bot.step(state) in state.legal_actions()
    env = Environment(parlour.envs.spiel("shut-the-box", rounds=1))
    step = env.reset()
    assert step.observations["legal_actions"][step.observations["current_player"]]


@pytest.mark.prove
@pytest.mark.parametrize("key", ["shut-the-box", "chikugo", "take-it", "abaku", "kryds-bolle"])
def test_whole_games_pass_the_simulation_test(key: str) -> None:
    # Abaku lists all placements at every step; to replay it from the start each time would take hours
    sims, serialize = (1, False) if key == "abaku" else (3, True)
    for seats in {"chikugo": (2, 6), "take-it": (2, 6), "abaku": (2, 4)}.get(key, (2,)):
        game = parlour.envs.spiel(key, players=seats)
        pyspiel.random_sim_test(game, num_sims=sims, serialize=serialize, verbose=False)
