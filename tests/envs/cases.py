"""The environments that every test goes over, and the warnings of other people's checks that mean nothing."""

from __future__ import annotations

import random
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

import parlour

#: every game, and each option that changes what is seen or done
CASES: list[tuple[str, dict[str, Any]]] = [
    ("shut-the-box", {}),
    ("shut-the-box", {"seats": 1, "dice": "one-when-six", "rounds": 3}),
    ("shut-the-box", {"seats": 3, "flaps": 9, "scoring": "digits"}),
    ("chikugo", {"seats": 4}),
    ("chikugo", {"lay_out": "all", "smart_calculators": True}),
    ("take-it", {"seats": 3}),
    ("abaku", {}),
    ("abaku", {"referee": "challenge", "seats": 3}),
    ("abaku", {"mode": "solo", "tile_values": True}),
    ("abaku", {"mode": "magic", "size": 4}),
    ("kryds-bolle", {}),
    ("kryds-bolle", {"placement": "free"}),
]
HAND: tuple[str, dict[str, Any]] = ("take-it", {"throw": "hand"})
NAMES = [f"{key} {options}" for key, options in CASES]

#: Abaku shortly before its end, seat 0 to move: six hidden tiles are left to draw
LATE_ABAKU = (
    "464157939561156/...7.......1.../.42850.....8.../120206.....4.../0..8.......9.../4..7.7.....d.../"
    "5..7.8.....5.../9..68174..22166/9..8.9.....4.../1936199....9.../7..0.7.2...3.../5.68303815230../"
    "7......2......./7......3......./4......5.......|00345,02268|3348|318,296|0"
)


@contextmanager
def checked() -> Iterator[None]:
    """Every warning of a conformance test is an error, but for two about observations that hold a mask:
    PettingZoo's own games with masks are on a list of names that are let through."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        yield


def some_code(mask: Any, rng: random.Random) -> int:
    """Any legal code."""
    legal = mask.nonzero()[0]
    return int(legal[rng.randrange(len(legal))])


def states(key: str, options: dict[str, Any], most: int, seed: int = 1) -> list[Any]:
    """States of a random game in which a seat is to act, and its end if it is reached."""
    game, rng = parlour.game(key), random.Random(seed)
    state = game.start(**options)
    found: list[Any] = []
    while len(found) < most:
        if state.actor is parlour.CHANCE:
            state = state.play(state.sample(rng))
            continue
        found.append(state)
        if state.actor is None:
            break
        state = state.play(game.some_action(state.view(state.actor), rng))
    return found


def split(numbers: Any, seen: Any) -> dict[str, Any]:
    """The parts of an observation by name."""
    ends = np.cumsum([part.size for part in numbers.parts])[:-1]
    return dict(zip((part.name for part in numbers.parts), np.split(seen, ends), strict=True))


def some_codes(mask: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    codes: np.ndarray = ((rng.random(mask.shape) + 1e-9) * mask).argmax(axis=1)
    return codes
