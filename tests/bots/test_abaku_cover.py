"""Covering a grid: the robot that plans for holes is clearly better than greedy and random ones."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

import parlour
from parlour.bots import Budget, create
from parlour.core.actor import CHANCE
from parlour.games.abaku.actions import PassTurn
from parlour.games.abaku.values.holes import holes, inside, supply
from parlour.games.abaku.values.last_squares import LastSquares
from parlour.games.abaku.values.values import values

GAME = parlour.game("abaku")
SQUARES = 81
#: of the full count, for each robot
GAMES = 200
PROVES = ("core", "games/abaku", "bots")


@pytest.fixture(autouse=True)
def the_pure_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_KERNELS", "never")


class Covered(NamedTuple):
    """What a robot did in its games: squares covered in each, and the CPU time of its slowest act."""

    squares: list[int]
    slowest: float

    @property
    def mean(self) -> float:
        return sum(self.squares) / len(self.squares)

    @property
    def full(self) -> float:
        return self.squares.count(SQUARES) / len(self.squares)


def covered(name: str, seeds: range) -> Covered:
    bot, squares, slowest = create(name, "abaku"), [], 0.0
    for seed in seeds:
        state: Any = GAME.start(mode="cover")
        chance, own = random.Random(seed), random.Random(seed)
        while state.actor is not None:
            if state.actor is CHANCE:
                state = state.after(state.sample(chance))
                continue
            begun = time.process_time()
            action = bot.choose(state.view(0), Budget(), own)
            slowest = max(slowest, time.process_time() - begun)
            state = state.play(action)
        squares.append(state.points[0])
    return Covered(squares, slowest)


@pytest.mark.slow
def test_it_covers_more_than_greedy_and_random() -> None:
    some = range(4)
    random_, greedy, good = (covered(name, some).mean for name in ("random", "greedy", "strong"))
    assert good > greedy + 1
    assert good > random_ + 3


@pytest.mark.prove
def test_it_covers_more_in_200_games(record_property: Callable[[str, object], None]) -> None:
    found = {name: covered(name, range(GAMES)) for name in ("random", "greedy", "strong")}
    record_property("games each", GAMES)
    for name, one in found.items():
        record_property(f"{name}: mean of {SQUARES} squares", f"{one.mean:.2f}")
        record_property("full grids", f"{one.full:.0%}")
    record_property("slowest act of the good robot in s of CPU time", f"{found['strong'].slowest:.2f}")
    good, others = found["strong"], (found["random"], found["greedy"])
    assert all(good.mean > other.mean + 2 for other in others)
    assert good.full > 0.15
    assert good.full > 4 * max(other.full for other in others)


# --- what it sees ---

#: the middle of 5 × 5 has tiles on all four sides
CROSS = "..1....1..12.12..3....3.."


def board(text: str) -> str:
    assert len(text) == 25
    return text


def test_a_square_is_lost_once_no_tile_fits_it() -> None:
    options = GAME.options(1, mode="cover", size=5)
    seen, at = holes(options), CROSS.index(".", 12)
    fits = seen.fits(board(CROSS), at)
    digits = [str(digit) for digit in range(10) if fits >> digit & 1]
    assert digits
    wrong = "".join(sorted(set("0123456789") - set(digits)))
    assert supply("".join(digits)).fitting(fits) == len(digits)
    assert supply(wrong).fitting(fits) == 0
    assert supply(wrong + "?").fitting(fits) == 1


def test_free_squares_are_grouped_by_neighbours() -> None:
    seen = holes(GAME.options(1, mode="cover", size=5))
    grid = "1" * 5 + ".11.." + "1" * 5 + "1111." + "1" * 5
    assert sorted(seen.groups(grid)) == [[5], [8, 9], [19]]
    slanted = holes(GAME.options(1, mode="cover", size=5, diagonals=True))
    assert sorted(slanted.groups("1" * 5 + ".1111" + "1.111" + "1" * 10)) == [[5, 11]]


def test_the_last_squares_are_played_out() -> None:
    seen = holes(GAME.options(1, mode="cover", size=5))
    at = CROSS.index(".", 12)
    grid = "".join("0" if sign == "." and n != at else sign for n, sign in enumerate(CROSS))
    digit = next(str(digit) for digit in range(10) if seen.fits(grid, at) >> digit & 1)
    never = next(str(digit) for digit in range(10) if not seen.fits(grid, at) >> digit & 1)
    assert LastSquares(seen, "", "a seed", 3).empty(grid, digit) == 0
    assert LastSquares(seen, "", "a seed", 3).empty(grid, never) == 1
    # the tile that fits comes after some exchanges, or a joker does it
    assert LastSquares(seen, never * 3 + digit, "a seed", 3).empty(grid, never * 5) == 0
    assert LastSquares(seen, "", "a seed", 3).empty(grid, never + "?") == 0


def test_empty_squares_inside_the_rectangle_around_all_tiles() -> None:
    options = GAME.options(1, mode="cover", size=5)
    assert inside("." * 25, options) == 0
    assert inside(board("." * 6 + "1.2" + ".." + "..3" + "." * 11), options) == 3


@pytest.mark.parametrize("options", [{}, {"size": 5, "sets": 2, "zeros": "new"}], ids=str)
def test_every_action_has_a_value(options: dict[str, Any]) -> None:
    state: Any = GAME.start(mode="cover", **options)
    rng = random.Random(4)
    for _ in range(12):
        state = state.after(
            state.sample(rng) if state.actor is CHANCE else GAME.some_action(state.view(0), rng)
        )
    while state.actor is CHANCE:
        state = state.after(state.sample(rng))
    found = values(state.view(0), None, rng).moves
    assert {str(move.action) for move in found} == set(map(str, state.legal()))
    assert [move.value for move in found] == sorted([move.value for move in found], reverse=True)
    # one can always finish, so nothing is worth less
    assert isinstance(found[-1].action, PassTurn)
    assert all(move.value >= state.points[0] + move.points for move in found)
