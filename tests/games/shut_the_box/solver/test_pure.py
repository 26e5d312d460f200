"""Winning chances without numpy and numba: the same as with kernels, up to rounding."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, get_args

import numpy as np
import pytest

from parlour.core.actor import CHANCE
from parlour.core.errors import BadOption
from parlour.games.shut_the_box.options import Dice
from parlour.games.shut_the_box.rules import GAME, ShutTheBoxState
from parlour.games.shut_the_box.solver import pure_field, pure_winning, winning
from parlour.games.shut_the_box.solver.kernel import table, turn_values
from parlour.games.shut_the_box.solver.many import FieldOfMany
from parlour.games.shut_the_box.solver.shipped import MATCHES, match_table, small_tables
from parlour.games.shut_the_box.solver.turn import turn
from parlour.games.shut_the_box.solver.two import MatchOfTwo

#: options whose chances are known without kernels
KNOWN: tuple[dict[str, Any], ...] = (
    {},
    {"dice": "one-when-six"},
    {"dice": "one-when-high-shut"},
    {"flaps": 9},
    {"flaps": 10},
    {"rounds": 1},
    {"rounds": 1, "shut": "finish-round", "flaps": 10, "dice": "one-when-six"},
    {"seats": 1},
    {"seats": 1, "rounds": 7, "flaps": 9},
    {"seats": 3},
    {"seats": 4, "flaps": 9, "limit": 45},
)


def positions(options: dict[str, Any], count: int, seed: int = 1) -> Iterator[ShutTheBoxState]:
    """States of random play that are not over."""
    rng = random.Random(seed)
    while count:
        state: Any = GAME.start(**options)
        for _ in range(rng.randrange(60)):
            if state.actor is None:
                break
            state = state.after(state.sample(rng) if state.actor is CHANCE else rng.choice(state.legal()))
        if state.actor is not None:
            yield state
            count -= 1


@pytest.mark.slow
@pytest.mark.parametrize("options", KNOWN, ids=str)
@pytest.mark.parametrize("count", [4, pytest.param(30, marks=pytest.mark.prove)])
def test_chances_are_those_of_the_kernels(options: dict[str, Any], count: int) -> None:
    for state in positions(options, count):
        plain, compiled = pure_winning.worth(state), winning.worth(state)
        assert plain.solved == compiled.solved
        assert plain.ends == pytest.approx(compiled.ends.tolist(), abs=1e-9)
        assert plain.values == pytest.approx(compiled.values.tolist(), abs=1e-9)


@pytest.mark.parametrize("dice", get_args(Dice))
def test_a_turn_is_rounded_as_the_kernel_rounds_it(dice: Dice) -> None:
    rng = random.Random(2)
    ends = [rng.random() for _ in range(1 << 9)]
    values = np.empty(len(ends))
    turn_values(*table(9, dice), np.array(ends), values)
    assert pure_winning.turn_values(9, dice, ends) == values.tolist()


@pytest.mark.parametrize(
    "options", [{"limit": 99}, {"rounds": 4}, {"shut": "finish-round"}, {"flaps": 9, "dice": "one-when-six"}]
)
def test_what_is_not_shipped_is_not_known(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption, match="parlour warm") as refused:
        pure_winning.worth(next(positions(options, 1)))
    assert refused.value.code == "not-solved"


@pytest.mark.slow
def test_the_shipped_matches_are_the_solved_ones() -> None:
    for flaps, dice in MATCHES[-1:]:
        shipped, solved = match_table(flaps, dice), MatchOfTwo(flaps, dice, 100)
        assert shipped is not None
        assert np.abs(np.array(shipped.first) - solved.first).max() < 2e-10
        assert np.abs(np.array(shipped.second) - solved.second).max() < 2e-10
    assert match_table(10, "one-when-six") is None


@pytest.mark.prove
@pytest.mark.parametrize(("flaps", "dice"), MATCHES)
def test_all_shipped_matches_are_the_solved_ones(flaps: int, dice: Dice) -> None:
    shipped, solved = match_table(flaps, dice), MatchOfTwo(flaps, dice, 100)
    assert shipped is not None
    assert np.abs(np.array(shipped.first) - solved.first).max() < 2e-10
    assert np.abs(np.array(shipped.second) - solved.second).max() < 2e-10


@pytest.mark.parametrize("dice", get_args(Dice))
@pytest.mark.parametrize("flaps", [9, 10, 12])
def test_the_small_tables_are_chances_that_grow(flaps: int, dice: Dice) -> None:
    small = small_tables(flaps, dice)
    whole = turn(flaps, dice)
    shut = whole.best_play(whole.shuts(), max).value
    assert small.second[0] == pytest.approx(float(shut), abs=1e-12)
    assert small.second[-1] == pytest.approx(1.0, abs=1e-12)
    assert small.second == sorted(small.second)
    assert small.alone[0] == pytest.approx(float(shut), abs=1e-12)
    assert small.alone == sorted(small.alone)
    assert len(small.second) == whole.costs("sum")[-1] + 2


def test_the_nodes_are_those_of_numpy() -> None:
    for count in range(1, 13):
        nodes, weights = np.polynomial.legendre.leggauss(count)
        expected = sorted(zip((nodes + 1) / 2, weights / 2, strict=True))
        assert np.array(sorted(pure_field.gauss(count))) == pytest.approx(np.array(expected), abs=1e-14)


def test_a_pad_just_below_the_limit_may_grow_by_all_flaps() -> None:
    """No turn of best play ends with all flaps open, but a turn of this match may."""
    worst = 99 + 78
    assert FieldOfMany().chances((worst, 0, 0), 1)[0] == pytest.approx(0.0, abs=1e-15)
    found = pure_field.PureField(12, "two", 100).chances((99, 0, 0), 0)
    assert len(found) == 78
    assert found[-1] == pytest.approx(0.0, abs=1e-15)
