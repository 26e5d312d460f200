"""The conformance kit at its full count: every option set of every game."""

from collections.abc import Callable
from typing import Any

import pytest

import parlour
from parlour.testing import check_game, option_sets

PROVES = ("core", "games", "testing")
SEEDS = {"shut-the-box": 1000, "chikugo": 1000, "take-it": 1000, "kryds-bolle": 1000, "abaku": 100}


@pytest.mark.prove
@pytest.mark.parametrize("key", SEEDS)
def test_full_random_games_conform(key: str, record_property: Callable[[str, Any], None]) -> None:
    """Every seed plays one option set, in turn, so that each set gets its share; the first three play all."""
    game = parlour.game(key)
    sets = option_sets(game, pairs=True)
    close = 9 if key == "abaku" else 3
    games = states = 0
    for seed in range(SEEDS[key]):
        chosen = sets if seed < 3 else [sets[seed % len(sets)]]
        report = check_game(game, seeds=[seed], options=chosen, check_every=close, hash_seeds=seed == 0)
        games, states = games + report.games, states + report.states
    record_property("seeds", SEEDS[key])
    record_property("option sets", len(sets))
    record_property("games", games)
    record_property("steps", states)
