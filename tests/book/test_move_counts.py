"""How many ways the games go on, counted by the rules and by means that know nothing of them."""

from __future__ import annotations

from fractions import Fraction
from math import comb, factorial, prod
from typing import Any

import pytest

import parlour

KRYDS_BOLLE = parlour.game("kryds-bolle")


def sequences(state: Any, depth: Any) -> Any:
    """The number of move sequences of that length."""
    if depth == 1:
        return len(state.legal())
    return sum(sequences(state.play(action), depth - 1) for action in state.legal())


def positions(state: Any, depth: Any) -> Any:
    """The different positions after that many moves."""
    layer = {state.position: state}
    for _ in range(depth):
        layer = {s.position: s for old in layer.values() for s in map(old.play, old.legal())}
    return len(layer)


def sequences_on_bars(depth: Any) -> Any:
    """Words of that length over nine bars, none used more than thrice: depth! [x^depth] (1+x+x²/2+x³/6)^9."""
    bar = [Fraction(1, factorial(n)) for n in range(4)]
    power = [Fraction(1)]
    for _ in range(9):
        longer = [Fraction(0)] * (len(power) + 3)
        for i, a in enumerate(power):
            for j, b in enumerate(bar):
                longer[i + j] += a * b
        power = longer
    return int(power[depth] * factorial(depth))


def test_the_words_over_nine_bars_by_hand() -> None:
    # no bar can be full before the fourth move: 9, 81, 729; then one word in nine to the fourth per bar
    # is four times the same (9); of length five 9·5·8 have four of one bar and 9 have five
    by_hand = [9, 9**2, 9**3, 9**4 - 9, 9**5 - 9 * 5 * 8 - 9]
    assert [sequences_on_bars(n) for n in range(1, 6)] == by_hand == [9, 81, 729, 6552, 58680]
    # a whole cube: 27 moves, three on each bar
    assert sequences_on_bars(27) == factorial(27) // 6**9


@pytest.mark.parametrize("depth", [1, 2, 3, 4, 5])
def test_move_sequences_from_the_empty_cube_stacked(depth: Any) -> None:
    assert sequences(KRYDS_BOLLE.start(), depth) == sequences_on_bars(depth)


@pytest.mark.parametrize("depth", [1, 2, 3, 4])
def test_move_sequences_from_the_empty_cube_free(depth: Any) -> None:
    # 27 · 26 · 25 · 24
    assert sequences(KRYDS_BOLLE.start(placement="free"), depth) == prod(27 - n for n in range(depth))


@pytest.mark.slow
def test_move_sequences_one_deeper() -> None:
    assert sequences(KRYDS_BOLLE.start(), 6) == sequences_on_bars(6) == 522360
    assert sequences(KRYDS_BOLLE.start(placement="free"), 5) == 27 * 26 * 25 * 24 * 23


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_positions_after_a_few_moves_free(depth: Any) -> None:
    # which places are x, and which of the others are o
    first, second = (depth + 1) // 2, depth // 2
    assert positions(KRYDS_BOLLE.start(placement="free"), depth) == comb(27, first) * comb(27 - first, second)


@pytest.mark.parametrize(("depth", "expected"), [(1, 9), (2, 81), (3, 477)])
def test_positions_after_a_few_moves_stacked(depth: Any, expected: Any) -> None:
    # After three, two x and one o. On three bars: 36 pairs for x · 7 for o = 252. On two bars: 72 ordered
    # pairs · (xx|o, xo|x, ox|x) = 216. On one bar: the order is xox, 9.
    assert positions(KRYDS_BOLLE.start(), depth) == expected


def test_the_last_moves_of_a_full_cube_are_forced() -> None:
    state = KRYDS_BOLLE.start()
    for bar in [f"{c}{r}" for c in "abc" for r in "123"] * 3:
        left = 27 - sum(state.position.count(ball) for ball in "xo")
        assert len(state.legal()) == min(left, 9)
        state = state.play(bar)
    assert state.actor is None
