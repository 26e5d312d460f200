"""Shut the Box kept by hand beside the game: whole random matches under every mix of options."""

from __future__ import annotations

import random
from itertools import combinations, product
from typing import Any

import pytest

import parlour
from parlour import CHANCE

from .tell import choices

GAME = parlour.game("shut-the-box")


def sets(open_flaps: Any, total: Any) -> Any:
    """Every set of open flaps with that sum, as the game writes it."""
    return {
        ",".join(map(str, some))
        for size in range(1, len(open_flaps) + 1)
        for some in combinations(open_flaps, size)
        if sum(some) == total
    }


def thrown(state: Any, seat: Any, open_flaps: Any, dice: Any, rng: Any) -> Any:
    """The throw and its total; where one die may be chosen it mostly is, so that boxes get shut."""
    may_choose = {
        "two": False,
        "one-when-six": sum(open_flaps) <= 6,
        "one-when-high-shut": max(open_flaps) <= 6,
    }[dice]
    one = may_choose and rng.random() < 0.8
    if may_choose:
        assert (state.actor, choices(state)) == (seat, ("one", "two"))
        state = state.play("one" if one else "two")
    assert state.actor is CHANCE
    # kind dice: of many throws one that fits, if any does, so that boxes get shut
    for _ in range(12):
        numbers = sorted(rng.randrange(1, 7) for _ in range(1 if one else 2))
        if sets(open_flaps, sum(numbers)):
            break
    return state.play("+".join(map(str, numbers))), sum(numbers)


def one_turn(state: Any, seat: Any, flap_count: Any, dice: Any, rng: Any) -> Any:
    """The state after a turn, and the flaps it leaves open."""
    open_flaps = list(range(1, flap_count + 1))
    while open_flaps:
        state, total = thrown(state, seat, open_flaps, dice, rng)
        fitting = sets(open_flaps, total)
        if not fitting:
            break
        assert state.actor == seat
        assert set(choices(state)) == fitting
        closed = min(fitting, key=lambda text: (text.count(","), rng.random()))
        state = state.play(closed)
        open_flaps = [flap for flap in open_flaps if str(flap) not in closed.split(",")]
    return state, open_flaps


def match(
    rng: Any,
    seats: Any,
    flap_count: Any,
    dice: Any,
    shut: Any,
    scoring: Any,
    limit: Any,
    rounds: Any,
    eliminate: Any,
) -> Any:
    options = {"limit": limit, "rounds": rounds, "eliminate": eliminate}
    given = {name: value for name, value in options.items() if value}
    state = GAME.start(seats=seats, flaps=flap_count, dice=dice, shut=shut, scoring=scoring, **given)
    if not rounds and not limit:
        limit, rounds = (100, None) if scoring == "sum" else (None, 1)
    points, playing, played = [0] * seats, list(range(seats)), 0
    while True:
        shutters = []
        for seat in playing:
            assert state.places is None
            state, left = one_turn(state, seat, flap_count, dice, rng)
            minus = sum(left) if scoring == "sum" else int("".join(map(str, left)) or 0)
            points[seat] += minus
            assert state.points == tuple(points)
            if not left:
                shutters.append(seat)
                if shut == "wins":
                    return state, shutters
        played += 1
        if shutters:
            return state, shutters
        reached = [seat for seat in playing if limit and points[seat] >= limit]
        if eliminate and reached:
            still = [seat for seat in playing if seat not in reached]
            if len(still) > 1:
                playing = still
                continue
            playing = still or playing
        elif not reached and played != rounds:
            continue
        fewest = min(points[seat] for seat in playing)
        best = [seat for seat in playing if points[seat] == fewest]
        return state, best if seats > 1 else []


LENGTHS: list[dict[str, Any]] = [
    {"limit": None, "rounds": None, "eliminate": False},
    {"limit": 60, "rounds": None, "eliminate": False},
    {"limit": 60, "rounds": None, "eliminate": True},
    {"limit": None, "rounds": 3, "eliminate": False},
]


@pytest.mark.slow
@pytest.mark.parametrize("shut", ["wins", "finish-round"])
@pytest.mark.parametrize("dice", ["two", "one-when-six", "one-when-high-shut"])
@pytest.mark.parametrize("scoring", ["sum", "digits"])
def test_matches_kept_by_hand(shut: Any, dice: Any, scoring: Any) -> None:
    rng = random.Random(f"{shut}{dice}{scoring}")
    shut_boxes = 0
    for seats, flap_count, length in product((1, 2, 4), (9, 12), LENGTHS):
        if length["eliminate"] and seats == 1:
            continue
        for _ in range(2):
            state, winners = match(rng, seats, flap_count, dice, shut, scoring, **length)
            assert state.actor is None
            assert state.winners == tuple(sorted(winners))
            shut_boxes += "*" in state.position
    assert shut_boxes
