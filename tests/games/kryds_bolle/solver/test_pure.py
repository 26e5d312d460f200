"""The way without numpy and numba: the same books, the same search, the same answers."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

from parlour.games.kryds_bolle.book import pure, shipped
from parlour.games.kryds_bolle.solver import kernels, pure_search
from parlour.games.kryds_bolle.solver.pure_search import PureSearch
from parlour.games.kryds_bolle.solver.pure_tree import PureTree
from parlour.games.kryds_bolle.solver.search import CubeSearch
from parlour.games.kryds_bolle.solver.solver import PureSolver, Solver, playable
from parlour.games.kryds_bolle.solver.tree_search import tree_search

HOW_MANY = pytest.mark.parametrize("count", [40, pytest.param(300, marks=pytest.mark.prove)])
PLACEMENT = pytest.mark.parametrize("placement", ["stacked", "free"])


def positions(placement: str, count: int, most_free: int = 27, seed: int = 1) -> Iterator[tuple[int, int]]:
    """Positions of random play with at least two free places."""
    rng = random.Random(seed)
    for _ in range(count):
        sets, balls = [0, 0], 27 - rng.randint(2, most_free)
        for ball in range(balls):
            sets[ball & 1] |= 1 << rng.choice(playable(sets[0] | sets[1], placement))
        yield sets[0], sets[1]


def sides(x: int, o: int) -> tuple[int, int]:
    return (o, x) if (x | o).bit_count() & 1 else (x, o)


def test_both_mean_the_same_by_nothing_known() -> None:
    assert (pure_search.NO_LOWER, pure_search.NO_UPPER) == (kernels.NO_LOWER, kernels.NO_UPPER)
    assert PureSearch("free").known(1, 2) == CubeSearch("free", 10).known(1, 2)


@PLACEMENT
@HOW_MANY
def test_canonical_positions_are_the_same(placement: str, count: int) -> None:
    compiled, plain = CubeSearch(placement, 10), PureSearch(placement)
    for x, o in positions(placement, count * 10):
        assert plain.canonical(x, o) == compiled.canonical(x, o)


@PLACEMENT
@HOW_MANY
def test_the_books_say_the_same(placement: str, count: int) -> None:
    book, plain = shipped.load(placement), pure.load(placement)
    sampled = [*book.sample(np.random.default_rng(3), count * 5), *positions(placement, count)]
    valued = 0
    for x, o in sampled:
        assert plain.value(x, o) == book.value(x, o)
        assert plain.best(x, o) == book.best(x, o)
        valued += plain.value(x, o) is not None
    assert valued >= count // 10


@PLACEMENT
@HOW_MANY
def test_the_search_visits_the_same_positions(placement: str, count: int) -> None:
    """The same answers after as many positions: so the bounds, the order and the table are the same."""
    for x, o in positions(placement, count, 11):
        compiled, plain = CubeSearch(placement, 16), PureSearch(placement)
        for goal in (-1, 0, 1):
            assert plain.test(*sides(x, o), goal) == compiled.test(*sides(x, o), goal)
        assert plain.value(*sides(x, o)) == compiled.value(*sides(x, o))
        assert plain.nodes == compiled.nodes


@pytest.mark.slow
@PLACEMENT
@HOW_MANY
def test_the_solvers_answer_the_same(placement: str, count: int) -> None:
    compiled, plain = Solver(placement, bits=20), PureSolver(placement)
    for x, o in positions(placement, count, 11, seed=2):
        assert plain.evaluate(x, o) == compiled.evaluate(x, o)
    for x, o in ((0, 0), (1 << 13, 0), (1 << 4, 1 << 13)):
        assert plain.move(x, o) == compiled.move(x, o)


def test_a_search_can_be_stopped_and_says_so() -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    search = PureSearch("free")
    assert search.test(0, 0, 3, stop) is None
    assert 1000 < search.nodes < 3000


def test_a_table_that_has_grown_too_big_is_dropped_but_for_the_book(monkeypatch: pytest.MonkeyPatch) -> None:
    solver = PureSolver("free")
    book = len(solver.search._table)
    assert book > 100_000
    monkeypatch.setattr(pure_search, "_MOST", book + 5)
    (x, o), *_ = positions("free", 1, 10, seed=5)
    before = solver.search.value(*sides(x, o))
    assert solver.search.value(*sides(x, o)) == before
    assert len(solver.search._table) < book + 5_000
    assert solver.book.value(0, 0) == 0


@pytest.mark.slow
@PLACEMENT
def test_the_tree_thinks_of_positions_as_the_compiled_one_does(placement: str) -> None:
    """The place tried most has about the same mean result, from lost to won positions."""
    off, means = [], []
    for x, o in positions(placement, 25, 16, seed=4):
        (most, *_) = tree_search(x, o, placement, 1_500, 0)
        tree = PureTree(x, o, placement, random.Random(0))
        place = tree.best(1_500, lambda: False)
        off.append(abs(next(c.mean for c in tree.root.children if c.place == place) - most.mean))
        means.append(most.mean)
    assert max(off) < 0.35
    assert sum(off) / len(off) < 0.08
    assert min(means) < -0.5 < 0.5 < max(means), "not all alike"


def test_the_tree_stops_when_told() -> None:
    tree = PureTree(0, 0, "free", random.Random(0))
    assert tree.best(10**9, lambda: tree.root.visits >= 30) in range(27)
    assert tree.root.visits == 30
    assert sum(child.visits for child in tree.root.children) >= 29
