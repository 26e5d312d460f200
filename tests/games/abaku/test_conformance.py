"""Abaku keeps what every game promises, under every set of options; `make prove` plays 100 seeds."""

import pytest

from parlour.testing import check_game, option_sets

from .table import GAME

SETS = [
    *option_sets(GAME),
    {"mode": "magic", "size": 4},
    {"mode": "magic", "size": 5},
    {"seats": 3, "referee": "challenge", "diagonals": True, "count_tiles": True},
    {"mode": "cover", "diagonals": True},
]


@pytest.mark.slow
@pytest.mark.parametrize("options", SETS, ids=str)
def test_the_kit_finds_nothing(options: dict[str, object]) -> None:
    check_game(GAME, seeds=range(1), options=[options], check_every=5, hash_seeds=False)


@pytest.mark.slow
def test_hash_seeds_change_nothing() -> None:
    check_game(GAME, options=[], hash_seeds=True)
