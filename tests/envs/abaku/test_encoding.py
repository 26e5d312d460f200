"""Placements as numbers: by rank."""

import pytest

import parlour
from parlour.envs import encoding
from tests.envs.cases import LATE_ABAKU


@pytest.mark.slow
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
