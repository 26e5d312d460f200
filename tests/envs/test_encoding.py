"""Encodings: codes are the legal actions, observations hold what the view holds and nothing else."""

import pickle
import random
from typing import Any

import numpy as np
import pytest

import parlour
from parlour.core.action import Action
from parlour.envs import Listed, encoding
from parlour.envs.reward import by_place, by_points

from .cases import CASES, NAMES, states


@pytest.mark.parametrize(("key", "options"), CASES, ids=NAMES)
def test_codes_and_actions_belong_together(key: str, options: dict[str, Any]) -> None:
    numbers = encoding(key, options)
    for state in states(key, options, 12 if key == "abaku" else 60):
        mask = numbers.mask(state)
        assert mask.shape == (numbers.size,)
        if state.actor is None:
            assert not mask.any()
            continue
        codes = numbers.codes(state)
        assert set(mask.nonzero()[0].tolist()) == set(codes)
        assert len(set(map(str, codes.values()))) == len(codes)
        for code, action in list(codes.items())[:40]:
            assert state.accepts(action) is None
            assert numbers.action(state, code) == action
            assert numbers.code(state, action) == code
        for code in np.flatnonzero(mask == 0)[:40].tolist():
            assert numbers.action(state, code) is None


@pytest.mark.parametrize(("key", "options"), [c for c in CASES if c[0] != "abaku" or c[1].get("size")])
def test_every_legal_action_has_a_code(key: str, options: dict[str, Any]) -> None:
    numbers = encoding(key, options)
    for state in states(key, options, 80):
        if state.actor is not None:
            assert set(numbers.codes(state).values()) == set(state.legal())


@pytest.mark.parametrize(("key", "options"), CASES, ids=NAMES)
def test_an_observation_says_no_more_than_the_view(key: str, options: dict[str, Any]) -> None:
    numbers, game = encoding(key, options), parlour.game(key)
    low, high = numbers.bounds
    for at, state in enumerate(states(key, options, 30)):
        for seat in range(state.options.seats):
            seen = numbers.observe(state, seat)
            assert (seen.dtype, seen.shape) == (numbers.dtype, (numbers.width,))
            assert np.all((low <= seen) & (seen <= high))
            other = game.imagine(state.view(seat), random.Random(at))
            assert np.array_equal(numbers.observe(other, seat), seen)


def test_a_game_without_an_encoding_gets_its_legal_list_and_its_view_as_text() -> None:
    game = parlour.game("kryds-bolle")
    numbers = Listed(game, game.options())
    state = game.start().play("b2")
    codes = numbers.codes(state)
    assert tuple(codes.values()) == state.legal()
    assert isinstance(codes[0], Action)
    text = bytes(numbers.observe(state, 1)).rstrip(b"\0").decode()
    assert '"cube":"....x..../........./........."' in text


def test_encodings_are_shared_by_copies_and_survive_pickling() -> None:
    numbers = encoding("take-it", {"seats": 3})
    again = pickle.loads(pickle.dumps(numbers))
    assert (again.size, again.width, again.options) == (numbers.size, numbers.width, numbers.options)


def test_rewards() -> None:
    assert by_place((0, 1)) == (1, -1)
    assert by_place((0, 0)) == (0, 0)
    assert by_place((0, 1, 2)) == (1, 0, -1)
    assert by_place((0, 0, 2)) == (0.5, 0.5, -1)
    last, *others = by_place((1, 0, 0, 0))
    assert last == -1
    assert others == pytest.approx([1 / 3, 1 / 3, 1 / 3])
    assert by_place((0,)) == (1,)
    assert by_place((1,)) == (-1,)
    assert by_points((3, 4), (3, 9), -1) == (0, -5)
