"""`free` from the empty cube: bounds, saving and going on."""

import random
from pathlib import Path

import numpy as np
import pytest

from parlour.games.kryds_bolle.cube import FULL, LINES
from parlour.games.kryds_bolle.solver.free import FreeSolver
from parlour.games.kryds_bolle.solver.kernels import order_and_bound
from parlour.games.kryds_bolle.solver.search import CubeSearch
from parlour.games.kryds_bolle.solver.tables import line_words
from tests.games.kryds_bolle import plain


def clustered(rng: random.Random, free: int) -> tuple[int, int]:
    """A position whose free places lie along lines, as random play hardly ever leaves them."""
    empty: set[int] = set()
    while len(empty) < free:
        for place in rng.choice(LINES):
            if len(empty) < free and place != plain.CENTRE:
                empty.add(place)
    balls = [place for place in range(27) if place not in empty]
    rng.shuffle(balls)
    half = (len(balls) + 1) // 2
    return sum(1 << p for p in balls[:half]), sum(1 << p for p in balls[half:])


def text(x: int, o: int) -> str:
    signs = "".join("x" if x >> p & 1 else "o" if o >> p & 1 else "." for p in range(27))
    return "/".join(signs[at : at + 9] for at in (0, 9, 18))


@pytest.mark.slow
@pytest.mark.parametrize(("free", "count"), [(2, 100), (3, 100), (4, 100), (5, 60), (6, 25), (7, 8)])
def test_the_bound_holds_and_so_does_the_value(free: int, count: int) -> None:
    rng = random.Random(free)
    search = CubeSearch("free", 16)
    moves = np.zeros((1, 28), np.int64)
    for _ in range(count):
        x, o = clustered(rng, free)
        own, opp = (o, x) if free % 2 == 0 else (x, o)
        truth = plain.points_to_come(plain.GAME.position(text(x, o), placement="free"))
        if free % 2 == 0:
            truth = -truth
        own1, own2 = line_words(own)
        opp1, opp2 = line_words(opp)
        lower, upper = order_and_bound(moves, 0, FULL & ~(own | opp), opp, free, own1, own2, opp1, opp2)
        assert lower <= truth <= upper, text(x, o)
        assert search.value(own, opp) == truth, text(x, o)


def test_the_bound_saves_work_and_changes_nothing() -> None:
    rng = random.Random(17)
    with_bound, without = CubeSearch("free", 18), CubeSearch("free", 18, bound_to=0)
    for _ in range(8):
        state = plain.random_state(rng, "free", 13)
        assert with_bound.value(state.x, state.o) == without.value(state.x, state.o)
    assert with_bound.nodes < without.nodes


@pytest.mark.slow
def test_a_solver_goes_on_from_what_it_saved(tmp_path: Path) -> None:
    state = plain.random_state(random.Random(4), "free", 18)
    path = tmp_path / "free.npz"
    first = FreeSolver(path, bits=20, save_every=0)
    value = first.value(state.o, state.x)
    first.save()
    second = FreeSolver(path, bits=20)
    assert second.value(state.o, state.x) == value
    assert second.search.nodes < first.search.nodes / 10
