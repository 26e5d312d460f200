"""Encodings: codes are the legal actions, observations hold what the view holds and nothing else."""

import pickle
import random
from typing import Any

import numpy as np
import pytest

import parlour
from parlour.core.action import Action
from parlour.envs import Listed, encoding
from parlour.envs.kugelbox.encoding import AIMS
from parlour.envs.reward import by_place, by_points

from .cases import CASES, HAND, LATE_ABAKU, NAMES


def states(key: str, options: dict[str, Any], most: int, seed: int = 1) -> list[Any]:
    """States of a random game in which a seat is to act, and its end if it is reached."""
    game, rng = parlour.game(key), random.Random(seed)
    state, found = game.start(**options), []
    while len(found) < most:
        if state.actor is parlour.CHANCE:
            state = state.play(state.sample(rng))
            continue
        found.append(state)
        if state.actor is None:
            break
        state = state.play(game.some_action(state.view(state.actor), rng))
    return found


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


def test_different_views_are_told_apart_in_kryds_and_bolle() -> None:
    numbers = encoding("kryds-bolle")
    seen = {numbers.observe(s, 0).tobytes() for seed in (1, 2) for s in states("kryds-bolle", {}, 40, seed)}
    views = {str(s.view(0)) for seed in (1, 2) for s in states("kryds-bolle", {}, 40, seed)}
    assert len(seen) == len(views)


def test_a_cube_by_hand() -> None:
    state = parlour.game("kryds-bolle").position("xxxo...../.o......./.........")
    numbers = encoding("kryds-bolle")
    parts = split(numbers, numbers.observe(state, 1))
    assert parts["own"].nonzero()[0].tolist() == [3, 10]
    assert parts["other"].nonzero()[0].tolist() == [0, 1, 2]
    assert parts["turn"].tolist() == [1, 0]
    assert parts["chameleon"].tolist() == [0, 0]


@pytest.mark.parametrize("seat", [0, 1])
def test_with_the_centre_last_the_first_seat_holds_the_chameleon(seat: int) -> None:
    options = {"placement": "free"}
    numbers = encoding("kryds-bolle", options)
    state = parlour.game("kryds-bolle").position("xoxoxoxox/oxox.oxox/oxoxoxoxo", **options)
    parts = split(numbers, numbers.observe(state, seat))
    assert parts["chameleon"].tolist() == [int(seat == 0), int(seat == 1)]
    assert parts["turn"].tolist() == parts["chameleon"].tolist()


def test_a_tray_by_hand() -> None:
    state = parlour.game("shut-the-box").position("1,2,5,12|3+4|0,31|1|2")
    numbers = encoding("shut-the-box")
    parts = split(numbers, numbers.observe(state, 1))
    assert parts["flaps"].nonzero()[0].tolist() == [0, 1, 4, 11]
    assert parts["dice"].tolist() == [0, 0, 1, 1, 0, 0]
    assert parts["points"].tolist() == [31, 0], "oneself first"
    assert parts["turn"].tolist() == [1, 0]
    assert [str(action) for action in numbers.codes(state).values()] == ["2,5"]


def test_robbing_a_neighbour_has_the_same_code_from_every_seat() -> None:
    game, numbers = parlour.game("take-it"), encoding("take-it", {"seats": 3})
    rest = "2,3,4,8,<=4,<=6,line,square,square"
    # who is to act has thrown a line of five, which does not win the 12, and may rob the next seat's line
    zero = game.position(f"play|12|0|5;line;{rest};|0 red a1 black a5|0|2|rob")
    one = game.position(f"play|12|0|{rest};5;line;|0 red - black -,1 red a1 black a5|1|2|rob")
    codes = [
        next(code for code, action in numbers.codes(state).items() if str(action) == text)
        for state, text in ((zero, "rob 1 line"), (one, "rob 2 line"))
    ]
    assert codes[0] == codes[1]


def test_abaku_ranks_placements_by_what_they_score() -> None:
    state = parlour.game("abaku").position(LATE_ABAKU)
    numbers = encoding("abaku")
    codes = numbers.codes(state)
    assert str(codes[0]) == "pass"
    assert 1 not in codes
    assert 2 not in codes
    # the rack is 00345: the first tile alone, the first two, and never the second 0 without the first
    assert str(codes[3]) == "exchange 0"
    assert str(codes[5]) == "exchange 0,0"
    assert 4 not in codes
    made = [state.play(codes[code]).points[0] - 318 for code in sorted(codes) if code >= 34]
    assert made == sorted(made, reverse=True)
    left_out = set(state.legal()) - set(codes.values())
    assert set(codes.values()) < set(state.legal())
    assert len(made) == 512 - 34, "a joker lies open to be taken, so there are more than have codes"
    assert all(state.play(action).points[0] - 318 <= made[-1] for action in left_out)


def test_a_hands_aims_are_a_grid() -> None:
    key, options = HAND
    numbers, state = encoding(key, options), parlour.game(key).start(**options)
    assert len(AIMS) == 13 * 11
    assert numbers.mask(state).sum() == len(AIMS)
    assert all(state.accepts(action) is None for action in numbers.codes(state).values())


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
    assert by_place((1, 0, 0, 0)) == (-1, pytest.approx(1 / 3), pytest.approx(1 / 3), pytest.approx(1 / 3))
    assert by_place((0,)) == (1,)
    assert by_place((1,)) == (-1,)
    assert by_points((3, 4), (3, 9), -1) == (0, -5)


def split(numbers: Any, seen: Any) -> dict[str, Any]:
    """The parts of an observation by name."""
    ends = np.cumsum([part.size for part in numbers.parts])[:-1]
    return dict(zip((part.name for part in numbers.parts), np.split(seen, ends), strict=True))
