"""Whole games under the second version of the rules, each followed by a keeper that knows only the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from parlour import CHANCE

from .abaku import GAME, board_of, runs, steps, tiles_of
from .abaku_keeper import Keeper, name

PROVES = ("core", "games/abaku")

#: the options that came with the second version, alone and together
WAYS: tuple[dict[str, Any], ...] = (
    {"seats": 1, "mode": "solo"},
    {"seats": 1, "mode": "solo", "leftover": "value", "start_bonus": "equation-2"},
    {"seats": 1, "mode": "cover"},
    {"seats": 1, "mode": "cover", "size": 5},
    {"seats": 1, "mode": "cover", "size": 6, "diagonals": True},
    {"seats": 1, "mode": "cover", "size": 12, "sets": 2, "zeros": "new"},
    {"seats": 2, "board": "blank"},
    {"seats": 2, "zeros": "new"},
    {"seats": 3, "zeros": "new", "diagonals": True, "board": "blank", "leftover": "value"},
    {"seats": 2, "leftover": "value"},
    {"seats": 2, "start_bonus": "equation-2"},
    {"seats": 2, "count_tiles": True},
    {"seats": 2, "sets": 2},
    {"seats": 4, "first": "draw"},
    {"seats": 2, "first": "draw", "count_tiles": True, "start_bonus": "equation-2", "sets": 3},
    {"seats": 2, "referee": "challenge"},
    {"seats": 3, "referee": "challenge", "aids": True, "count_tiles": True},
    {"seats": 2, "referee": "challenge", "diagonals": True, "zeros": "new", "tile_values": True},
    {"seats": 4, "referee": "challenge", "board": "blank", "first": "draw", "leftover": "value"},
)
EVERY_WAY = pytest.mark.parametrize("options", WAYS, ids=str)


def with_claims(state: Any, text: str, rng: random.Random) -> str:
    """The placement with some stretches claimed, right or wrong."""
    if text.startswith("=") or rng.random() < 0.4:
        return text
    board = board_of(state)
    new = tiles_of(text, board)
    stretches = [
        run[i:j]
        for step in steps(state.options.diagonals)
        for run in runs(board, new, step)
        for i in range(len(run))
        for j in range(i + 2, len(run) + 1)
    ]
    if not stretches:
        return text
    chosen = rng.sample(stretches, min(len(stretches), rng.choice((1, 1, 2, 3))))
    return f"{text} = {' '.join(f'{name(s[0])}-{name(s[-1])}' for s in chosen)}"


def follow(options: dict[str, Any], seed: int) -> int:
    """Play one game at random and compare every state with the keeper's; how many were compared."""
    rng = random.Random(f"{options} {seed}")
    state = GAME.start(**options)
    keeper = Keeper(**options)
    compared = 0
    while state.actor is not None:
        if state.actor is CHANCE:
            text = str(state.sample(rng))
        else:
            text = str(GAME.some_action(state.view(state.actor), rng))
            if keeper.alone and text == "pass" and rng.random() < 0.9 and keeper.tiles_left:
                text = f"exchange {rng.choice(keeper.racks[0])}"
            if options.get("referee") == "challenge" and " " in text and not text.startswith("exchange"):
                text = with_claims(state, text, rng)
        state = state.play(text)
        keeper.play(text)
        if state.actor is None and not keeper.over:
            # then nothing can be placed, nor is there anything to draw
            assert not keeper.tiles_left
            assert not any(map(keeper.can_place, keeper.racks))
            keeper.stuck()
        compare(state, keeper)
        compared += 1
    assert keeper.over
    return compared


def compare(state: Any, keeper: Keeper) -> None:
    rows, racks, bag, points, *_ = state.position.split("|")
    assert rows == keeper.rows()
    assert racks.split(",") == keeper.racks
    assert len(bag) == keeper.tiles_left
    assert points == ",".join(map(str, keeper.points))
    assert state.points == tuple(keeper.points)
    assert (state.actor is None) == keeper.over
    if not keeper.over and state.actor is not CHANCE:
        assert state.actor == (keeper.asked[0] if keeper.asked else keeper.turn)
    seen = state.view(0)
    if keeper.options.get("count_tiles"):
        assert seen["turns"] == keeper.used
        assert seen["used"] == [sum(turns) for turns in keeper.used]
    if keeper.mode == "cover":
        free = keeper.size**2 - len(keeper.board)
        inside = 0
        if keeper.board:
            rows_, columns = zip(*keeper.board, strict=True)
            inside = (max(rows_) - min(rows_) + 1) * (max(columns) - min(columns) + 1) - len(keeper.board)
        assert seen["empty"] == [free, inside]
    if keeper.over:
        if keeper.alone:
            assert state.winners == ()
        else:
            used = [sum(turns) if keeper.options.get("count_tiles") else 0 for turns in keeper.used]
            best = max(zip(keeper.points, used, strict=True))
            ranked = enumerate(zip(keeper.points, used, strict=True))
            assert state.winners == tuple(seat for seat, made in ranked if made == best)


@pytest.mark.slow
@EVERY_WAY
def test_games_go_as_the_keeper_says(options: dict[str, Any]) -> None:
    assert sum(follow(options, seed) for seed in range(2)) > 20


@pytest.mark.prove
@EVERY_WAY
def test_two_hundred_games_go_as_the_keeper_says(options: dict[str, Any], record_property: Any) -> None:
    record_property("games", 200)
    record_property("states", sum(follow(options, seed) for seed in range(200)))
