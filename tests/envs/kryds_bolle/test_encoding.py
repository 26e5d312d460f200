"""The cube as numbers."""

import pytest

import parlour
from parlour.envs import encoding
from tests.envs.cases import split, states


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
    state = parlour.game("kryds-bolle").position("xoxoxoxox/oxox.oxox/oxoxoxoxo", placement="free")
    parts = split(numbers, numbers.observe(state, seat))
    assert parts["chameleon"].tolist() == [int(seat == 0), int(seat == 1)]
    assert parts["turn"].tolist() == parts["chameleon"].tolist()
