"""Robots of Chikugo and Take It: each does what it says."""

import random
from typing import Any

import pytest

import parlour
from parlour.bots import Budget, create, names

CHIKUGO, TAKE_IT = parlour.game("chikugo"), parlour.game("take-it")


def choice(name: str, state: parlour.State, seed: int = 1) -> str:
    bot = create(name, state.game.key)
    assert isinstance(state.actor, int)
    return str(bot.choose(state.view(state.actor), Budget(), random.Random(seed)))


def test_the_levels() -> None:
    assert names("chikugo")[:3] == ("random", "novice", "strong")
    assert names("take-it")[:4] == ("random", "novice", "casual", "strong")


def test_take_it_who_forgets_what_a_square_is_worth() -> None:
    state = TAKE_IT.position(
        "play|2,3,square|0|5,12,<=6,line,8;4,square,<=4,line;|0 red b2 black d4|0|9|take"
    )
    assert choice("novice", state) == choice("casual", state) == "take 3"
    assert choice("strong", state) == "take square"


def test_take_it_who_robs_what() -> None:
    state = TAKE_IT.position("play|12|0|2,3,<=4,line,5,<=6;4,8,line,square,square;|0 red b3 black c4|0|9|rob")
    assert choice("novice", state) == choice("casual", state) == "rob 1 4"
    assert choice("strong", state) == "rob 1 square"
    shape = TAKE_IT.position("play|12|0|2,3,<=4,line,5,<=6;4,8,line,square,square;|0 red b2 black d4|0|9|rob")
    assert choice("novice", shape) == "pass"
    assert choice("casual", shape) == "rob 1 square"


def test_chikugo_the_novice_keeps_the_hard_ones() -> None:
    state = CHIKUGO.position(
        "lay-out||0|2,12;8,square;3,4,5,<=4,<=6,line,line,square|0 red a1 black d4|0|9|lay"
    )
    assert choice("novice", state) == "lay 2"
    assert choice("strong", state) == "lay 12"


@pytest.mark.slow
@pytest.mark.parametrize("key", ["chikugo", "take-it"])
@pytest.mark.parametrize(
    "options", [{"seats": 3}, {"seats": 2, "throw": "hand"}, {"smart_calculators": True}]
)
def test_every_robot_plays_to_the_end(key: str, options: dict[str, Any]) -> None:
    seats = options.get("seats", 2)
    # how the higher levels aim by hand is tested with their aims
    by_hand = options.get("throw") == "hand"
    levels = [name for name in names(key) if name in ("novice", "casual", "strong")][: 1 if by_hand else None]
    bots = [create(levels[seat % len(levels)], key) for seat in range(seats)]
    record = parlour.play(key, bots=bots, seed=2, budget=Budget(nodes=1000), **options)
    assert parlour.Match.of(record).result is not None


def test_the_same_view_and_seed_give_the_same_move() -> None:
    state = TAKE_IT.position("play|2,5,12,square|3|3,line;8,square;4;|1 red a1 black d4|1|9|take")
    assert choice("strong", state, seed=5) == choice("strong", state, seed=5)
