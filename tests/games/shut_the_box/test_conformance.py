"""The conformance kit over combinations of options that the kit's own sets do not try."""

from typing import Any

import pytest

from parlour.games.shut_the_box.rules import GAME
from parlour.testing import check_game


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [
        {"seats": 4, "eliminate": True, "shut": "finish-round", "flaps": 9, "limit": 60},
        {"seats": 3, "eliminate": True, "scoring": "digits", "limit": 10**9, "dice": "one-when-high-shut"},
        {"seats": 1, "dice": "one-when-six", "flaps": 10, "rounds": 2},
        {"seats": 5, "scoring": "digits", "rounds": 2, "shut": "finish-round"},
    ],
    ids=lambda options: " ".join(f"{name}={value}" for name, value in options.items()),
)
def test_combinations_conform(options: dict[str, Any]) -> None:
    check_game(GAME, seeds=range(4), options=[options], hash_seeds=False, check_every=3)
