"""Placements as numbers: by rank; and what is found straight from the state is what the rules say."""

import random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import parlour
from parlour.envs import Encoding, encoding
from parlour.envs.abaku.encoding import STAGES
from parlour.games.abaku.actions import read
from parlour.games.abaku.board import grid_for
from parlour.games.abaku.generator.generator import Generator
from parlour.games.abaku.rules import AbakuState
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


def counts(tiles: str) -> list[int]:
    return [tiles.count(tile) for tile in "0123456789?"]


def observed(numbers: Encoding, state: AbakuState, seat: int) -> NDArray[np.float32]:
    """An observation the slow way, from the seat's view."""
    seen, order = state.seen(seat), [(seat + n) % numbers.seats for n in range(numbers.seats)]
    board = seen.board.replace("/", "")
    digits = [
        sign != "." and "0123456789abcdefghij".index(sign) % 10 == d for sign in board for d in range(10)
    ]
    announced = [False] * len(board)
    if seen.announced is not None:
        placed = read(seen.announced)
        grid = grid_for(state.options)
        _, line, where = grid.line[placed.way][grid.number[placed.square]]
        for step, sign in enumerate(placed.tiles):
            announced[line[where + step]] = sign != "."
    rest = [*counts(seen.racks[seat]), *counts(seen.unseen)]
    rest += [count for other in order for count in counts(seen.known[other])]
    rest += [*(seen.rack_sizes[other] for other in order), seen.bag]
    rest += [*(seen.points[other] for other in order), *(seen.scoreless[other] for other in order)]
    rest += [seen.used[other] if seen.used else 0 for other in order]
    rest += [seen.turn == other for other in order]
    rest += [seen.stage == stage for stage in STAGES]
    return np.array([*digits, *(sign.isalpha() for sign in board), *announced, *rest], np.float32)


GAMES: tuple[dict[str, Any], ...] = (
    {},
    {"referee": "challenge", "seats": 3, "count_tiles": True},
    {"diagonals": True, "tile_values": True},
    {"mode": "solo"},
    {"mode": "cover"},
    {"zeros": "new"},
)


@pytest.mark.slow
@pytest.mark.parametrize("options", GAMES, ids=str)
def test_whole_games_are_as_by_the_slow_way(options: dict[str, Any]) -> None:
    """The robot's acts, states, observations, masks and chances, all against the rules and their views."""
    game = parlour.game("abaku")
    numbers = encoding("abaku", options)
    state, rng, twin = game.start(**options), random.Random(5), random.Random(5)
    acts = 0
    while state.actor is not None and acts < 60:
        if state.actor is parlour.CHANCE:
            assert numbers.chances(state) == [float(chance) for _, chance in state.odds()]
            number = rng.randrange(len(state.odds()))
            twin.randrange(len(state.odds()))
            assert numbers.chance(state, number) == state.odds()[number][0]
            state = state.after(state.odds()[number][0])
            continue
        for seat in range(numbers.seats):
            assert np.array_equal(numbers.observe(state, seat), observed(numbers, state, seat))
        legal = numbers.legal_codes(state)
        assert np.flatnonzero(numbers.mask(state)).tolist() == legal
        code = legal[len(legal) // 2]
        chosen = numbers.action(state, code)
        assert state.accepts(chosen) is None
        assert numbers.after(state, chosen) == state.after(chosen)
        action = numbers.some_action(state, rng)
        assert action == game.some_action(state.view(state.actor), twin)
        assert rng.getstate() == twin.getstate()
        after = numbers.after(state, action)
        assert after == state.after(action)
        state, acts = after, acts + 1
    assert acts > 10


@pytest.mark.slow
def test_placements_are_ranked_as_by_sorting_them_all() -> None:
    state, numbers = parlour.game("abaku").position(LATE_ABAKU), encoding("abaku")
    found = Generator(state.options).placements(state.board, state.racks[state.turn])
    by_text = sorted(((-points, str(place)) for place, points in found))
    codes = numbers.codes(state)
    assert [str(codes[code]) for code in sorted(codes) if code >= 34] == [text for _, text in by_text[:478]]
