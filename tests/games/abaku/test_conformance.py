"""Abaku keeps what every game promises: a sample here, 100 seeds an option set in `make prove`."""

import pytest

from parlour.testing import check_game, option_sets

from .table import GAME

PROVES = ("core", "games/abaku", "testing")
SETS = [
    *option_sets(GAME),
    {"mode": "magic", "size": 4},
    {"mode": "magic", "size": 5},
    {"seats": 3, "referee": "challenge", "diagonals": True, "count_tiles": True},
    {"mode": "cover", "diagonals": True},
]


@pytest.mark.parametrize("options", SETS, ids=str)
def test_the_kit_finds_nothing(options: dict[str, object]) -> None:
    check_game(GAME, seeds=range(1), options=[options], check_every=5, hash_seeds=False)


def test_hash_seeds_change_nothing() -> None:
    check_game(GAME, options=[], hash_seeds=True)


@pytest.mark.prove
@pytest.mark.parametrize("options", SETS, ids=str)
def test_the_kit_finds_nothing_in_100_seeds(options: dict[str, object], record_property) -> None:
    report = check_game(GAME, seeds=range(100), options=[options], check_every=5, hash_seeds=False)
    record_property("games", report.games)
    record_property("states", report.states)
