"""What every game keeps to, by the public names alone."""

from __future__ import annotations

import copy
import pickle
import random
import re
import subprocess
import sys
from fractions import Fraction
from typing import Any

import pytest

import parlour
from parlour import CHANCE

from .contract import EVERY, GAMES, KEYS, ONCE, OnlyRandrange, sampled, some_action, walk

# --- the front door ---


def test_the_five_keys_in_their_order() -> None:
    assert tuple(game.key for game in parlour.games())[:5] == KEYS


@ONCE
def test_a_game_by_its_key(key: Any) -> None:
    assert parlour.game(key).key == key
    assert parlour.game(key) is parlour.game(key)


@pytest.mark.parametrize("key", ["chess", "", "Kryds-Bolle", "kryds_bolle", None, 3])
def test_an_unknown_key_is_said_to_be_unknown(key: Any) -> None:
    with pytest.raises(parlour.UnknownGame) as raised:
        parlour.game(key)
    assert "kryds-bolle" in str(raised.value)  # and what there is


def test_errors_are_one_tree_with_codes() -> None:
    names = ("BadOption", "BadNotation", "BadPosition", "IllegalAction", "NotEnumerable", "UnknownGame")
    for name in names:
        kind = getattr(parlour, name)
        assert issubclass(kind, parlour.ParlourError)
        assert kind("why").code


def _python(*arguments: Any) -> Any:
    return subprocess.run(
        [sys.executable, *arguments], capture_output=True, text=True, timeout=60, check=False
    )


def test_importing_parlour_loads_neither_numpy_nor_numba() -> None:
    code = "import sys, parlour; parlour.games(); print([m for m in ('numpy', 'numba') if m in sys.modules])"
    done = _python("-c", code)
    assert (done.stdout.strip(), done.stderr) == ("[]", "")


def test_the_keys_print_from_a_shell() -> None:
    done = _python("-c", "import parlour; print([g.key for g in parlour.games()])")
    assert done.stdout.strip() == str(list(KEYS))


def test_the_version_answers() -> None:
    done = _python("-m", "parlour", "--version")
    assert done.returncode == 0
    assert parlour.__version__ in done.stdout
    assert done.stderr == ""


def test_bad_input_on_the_command_line_is_one_clear_line_and_exit_2() -> None:
    done = _python("-m", "parlour", "rules", "chess")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


# --- options ---


@ONCE
def test_unknown_options_are_refused_by_name(key: Any) -> None:
    with pytest.raises(parlour.BadOption) as raised:
        parlour.game(key).start(colour="blue")
    assert "colour" in str(raised.value)


@ONCE
@pytest.mark.parametrize("seats", [0, -1, 1000, "2", 2.5, True, [2]])
def test_seats_that_cannot_be_are_a_bad_option(key: Any, seats: Any) -> None:
    with pytest.raises(parlour.BadOption):
        parlour.game(key).start(seats=seats)


@ONCE
def test_every_option_refuses_a_value_of_no_sense_and_says_what_is_allowed(key: Any) -> None:
    game = parlour.game(key)
    for name in game.described():
        for value in (object(), [], {}, "no such value", -(10**9)):
            given: dict[str, Any] = {name: value}
            with pytest.raises(parlour.BadOption) as raised:
                game.start(**given)
            assert name in str(raised.value)


@ONCE
def test_positions_refuse_bad_options_too(key: Any) -> None:
    game = parlour.game(key)
    with pytest.raises(parlour.BadOption):
        game.position(game.start().position, colour="blue")


# --- states ---


@EVERY
def test_a_state_knows_whose_act_is_next(key: Any, options: Any) -> None:
    seats = len(parlour.game(key).start(**options).points)
    for state in walk(key, options):
        assert state.actor is None or state.actor is CHANCE or state.actor in range(seats)
        assert type(state.actor) is not bool
        assert len(state.points) == seats
        assert all(type(p) is int for p in state.points)


@EVERY
def test_states_are_values(key: Any, options: Any) -> None:
    for one, other in zip(walk(key, options, most=30), walk(key, options, most=30), strict=True):
        assert one == other
        assert hash(one) == hash(other)
        assert copy.deepcopy(one) == pickle.loads(pickle.dumps(one)) == one


@EVERY
def test_states_are_frozen_and_play_leaves_them_as_they_were(key: Any, options: Any) -> None:
    rng = random.Random(1)
    for state in walk(key, options, most=30):
        if state.actor is None:
            break
        before = state.position
        state.play(some_action(state, rng))
        assert state.position == before
    with pytest.raises(AttributeError):
        state.options = None


@EVERY
def test_places_and_winners_only_when_over_and_they_agree(key: Any, options: Any) -> None:
    for state in walk(key, options):
        if state.actor is None:
            assert len(state.places) == len(state.points)
            assert state.winners == tuple(s for s, place in enumerate(state.places) if place == 0)
            # a place is the number of those who did better, or at least ordered like it
            assert all(place >= 0 for place in state.places)
        else:
            assert state.places is None
            assert state.winners == ()


@pytest.mark.parametrize("key", ["take-it", "abaku", "kryds-bolle"])
def test_most_points_are_best_where_points_decide(key: Any) -> None:
    for seed in range(5):
        last = list(walk(key, {}, seed, most=5000))[-1]
        assert last.places == tuple(sum(other > own for other in last.points) for own in last.points)


@EVERY
def test_once_over_nothing_may_be_played(key: Any, options: Any) -> None:
    last = list(walk(key, options, most=5000))[-1]
    assert last.actor is None
    assert last.legal() == ()
    for earlier in (s for s in sampled(key, options, 5) if s.actor is not None):
        action = some_action(earlier, random.Random(2))
        assert isinstance(last.accepts(action), parlour.IllegalAction)
        with pytest.raises(parlour.IllegalAction):
            last.play(action)


@EVERY
def test_print_draws_the_position(key: Any, options: Any) -> None:
    for state in sampled(key, options, 5):
        assert str(state).strip()
        assert "State(" not in str(state)


# --- actions ---


def _listed(key: Any, options: Any) -> Any:
    """Sampled states whose actions can be listed in a moment: not Abaku's with a full rack."""
    for state in sampled(key, options):
        if state.actor is None or state.actor is CHANCE or state.view(state.actor)["legal"] is not None:
            yield state


@pytest.mark.slow
@EVERY
def test_legal_is_sorted_unique_and_playable(key: Any, options: Any) -> None:
    rng = random.Random(3)
    for state in _listed(key, options):
        legal = state.legal()
        assert isinstance(legal, tuple)
        texts = [str(action) for action in legal]
        assert texts == sorted(set(texts))
        assert bool(legal) == (state.actor is not None)
        for action in rng.sample(legal, min(len(legal), 10)):
            assert state.accepts(action) is None
            assert state.play(action) == state.play(str(action))


@pytest.mark.slow
@EVERY
def test_actions_and_their_texts_round_trip(key: Any, options: Any) -> None:
    game, rng = parlour.game(key), random.Random(4)
    for state in _listed(key, options):
        legal = state.legal()
        for action in rng.sample(legal, min(len(legal), 30)):
            assert game.action(str(action)) == action
            assert str(game.action(str(action))) == str(action)


@pytest.mark.slow
@EVERY
def test_odds_are_the_legal_outcomes_and_sum_to_exactly_1(key: Any, options: Any) -> None:
    met = 0
    for state in sampled(key, options, 60):
        if state.actor is not CHANCE:
            with pytest.raises(parlour.ParlourError):
                state.odds()
            continue
        met += 1
        odds = state.odds()
        assert all(type(chance) is Fraction and 0 < chance <= 1 for _, chance in odds)
        assert sum(chance for _, chance in odds) == 1
        assert tuple(action for action, _ in odds) == state.legal()
    assert met or key == "kryds-bolle" or options.get("mode") == "magic"


@EVERY
def test_sample_calls_nothing_but_randrange_and_gives_an_outcome(key: Any, options: Any) -> None:
    met = 0
    for state in sampled(key, options, 60):
        if state.actor is CHANCE:
            met += 1
            outcomes = set(state.legal())
            for seed in range(3):
                assert state.sample(OnlyRandrange(seed)) in outcomes
    assert met or key == "kryds-bolle" or options.get("mode") == "magic"


@EVERY
def test_accepts_and_play_agree_on_actions_of_other_moments(key: Any, options: Any) -> None:
    states = sampled(key, options, 12)
    rng = random.Random(5)
    actions = {some_action(s, rng) for s in states if s.actor is not None}
    for state in states:
        legal = (
            None
            if state.view(state.actor if type(state.actor) is int else None)["legal"] is None
            else set(state.legal())
        )
        for action in actions:
            refusal = state.accepts(action)
            if legal is not None:
                assert (refusal is None) == (action in legal)
            if refusal is None:
                state.play(action)
            else:
                assert isinstance(refusal, parlour.IllegalAction)
                assert re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", refusal.code)
                assert refusal.message.strip()
                with pytest.raises(parlour.IllegalAction) as raised:
                    state.play(action)
                assert raised.value.code == refusal.code


@EVERY
def test_actions_of_other_games_are_refused_not_a_crash(key: Any, options: Any) -> None:
    foreign = {
        other: [
            some_action(state, random.Random(6))
            for state in walk(other, opts, most=12)
            if state.actor is not None
        ]
        for other, opts in GAMES
        if other != key and opts.get("mode") is None
    }
    # Chikugo and Take It throw the same balls
    same_box = {"chikugo", "take-it"}
    for state in sampled(key, options, 6):
        for other, actions in foreign.items():
            for action in actions:
                refusal = state.accepts(action)
                if not ({key, other} <= same_box):
                    assert isinstance(refusal, parlour.IllegalAction)


# --- whole matches ---


@ONCE
def test_a_match_of_robots_is_the_same_for_the_same_seed_and_its_record_holds(
    key: Any, tmp_path: Any
) -> None:
    one, other = (parlour.play(key, seed=7) for _ in range(2))
    assert [s.position for s in one.states()] == [s.position for s in other.states()]
    assert list(one.states())[-1].actor is None
    assert parlour.verify(one).ok
    one.dump(tmp_path / "match")
    assert parlour.Record.load(tmp_path / "match") == one


@pytest.mark.slow
def test_the_order_of_actions_and_positions_is_the_same_under_every_hash_seed() -> None:
    code = (
        "import parlour, random\n"
        "for key in ('shut-the-box', 'chikugo', 'take-it', 'kryds-bolle'):\n"
        "    state, rng = parlour.game(key).start(), random.Random(5)\n"
        "    for _ in range(60):\n"
        "        if state.actor is None: break\n"
        "        legal = state.legal()\n"
        "        state = state.play(legal[rng.randrange(len(legal))])\n"
        "        print(state.position, state.view(0))\n"
    )
    outputs = set()
    for seed in ("0", "1", "4242"):
        done = subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
            env={"PYTHONHASHSEED": seed},
        )
        outputs.add(done.stdout)
    assert len(outputs) == 1
    assert outputs.pop().count("\n") > 100
