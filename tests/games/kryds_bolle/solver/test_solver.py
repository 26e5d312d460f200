"""The search equals plain minimax over the pure rules."""

import random
from collections.abc import Callable
from typing import Any

import pytest

import parlour
from parlour.games.kryds_bolle.book.shipped import EMPTY
from parlour.games.kryds_bolle.rules import KrydsBolleState
from parlour.games.kryds_bolle.solver.evaluation import Evaluation
from parlour.games.kryds_bolle.solver.search import CubeSearch
from parlour.games.kryds_bolle.solver.solver import Solver
from parlour.games.kryds_bolle.solver.symmetry import moved, symmetries
from tests.games.kryds_bolle import plain

PLACEMENTS = ("stacked", "free")
PROVES = ("core", "games/kryds_bolle")
#: positions of the full count, for each placement and number of free places
LATE = 100
#: free places, and how many random positions of each the default tests take
SAMPLE = {1: 20, 2: 40, 3: 40, 4: 40, 5: 40, 6: 30, 7: 20, 8: 5, 9: 1}


@pytest.fixture(scope="module", params=PLACEMENTS)
def solver(request: pytest.FixtureRequest) -> Solver:
    return Solver(request.param, bits=18, book=EMPTY)


def evaluate(solver: Solver, state: KrydsBolleState) -> Evaluation:
    return solver.evaluate(state.x, state.o)


def name(solver: Solver, place: int) -> str:
    bar = "abc"[place % 3] + "123"[place // 3 % 3]
    return bar if solver.placement == "stacked" else f"{bar}.{place // 9 + 1}"


def check(solver: Solver, state: KrydsBolleState) -> None:
    """Value, best moves and every bound against minimax."""
    found = evaluate(solver, state)
    truth = plain.move_values(state)
    assert found.exact
    assert found.value == max(truth.values()), state.position
    assert {name(solver, place) for place in found.best} == {a for a, v in truth.items() if v == found.value}
    assert {name(solver, move.place) for move in found.moves} == set(truth)
    for move in found.moves:
        value = truth[name(solver, move.place)]
        assert {
            "exact": value == move.value,
            "at_most": value <= move.value,
            "at_least": value >= move.value,
        }[move.bound]


@pytest.mark.slow
@pytest.mark.parametrize("free", SAMPLE)
def test_value_and_best_moves_equal_minimax(solver: Solver, free: int) -> None:
    rng = random.Random(free)
    for number in range(SAMPLE[free]):
        check(solver, plain.random_state(rng, solver.placement, free, late_centre=number % 3 == 0))


@pytest.mark.prove
@pytest.mark.parametrize("free", [7, 8, 9])
def test_hundreds_of_late_positions_and_all_their_copies_equal_minimax(
    solver: Solver, free: int, record_property: Callable[[str, Any], None]
) -> None:
    rng = random.Random(100 + free)
    group = symmetries(solver.placement)
    for number in range(LATE):
        state = plain.random_state(rng, solver.placement, free, late_centre=number % 4 == 0)
        check(solver, state)
        value = evaluate(solver, state).value
        for perm in group:
            copy = moved(state.x, perm), moved(state.o, perm)
            assert fresh_value(solver.placement, *copy) == value, state.position
    record_property("positions", LATE)
    record_property("copies", LATE * len(group))


def test_a_full_cube_has_nothing_to_come(solver: Solver) -> None:
    state = plain.random_state(random.Random(3), solver.placement, 0)
    assert state.chameleon is not None
    assert solver.evaluate(state.x, state.o | 1 << state.chameleon) == Evaluation(True, 0, 0, ())


def test_symmetric_copies_have_one_value(solver: Solver) -> None:
    rng = random.Random(11)
    for _ in range(8):
        state = plain.random_state(rng, solver.placement, 10)
        values = set()
        for perm in symmetries(solver.placement):
            # each copy is searched from nothing, or the table alone would answer
            values.add(fresh_value(solver.placement, moved(state.x, perm), moved(state.o, perm)))
        assert len(values) == 1


def fresh_value(placement: str, x: int, o: int) -> int:
    own, opp = (o, x) if (x | o).bit_count() & 1 else (x, o)
    return CubeSearch(placement, 14).value(own, opp)


def test_the_centre_as_last_place_is_the_first_players() -> None:
    rng = random.Random(5)
    solver = Solver("free", bits=14, book=EMPTY)
    for free in (2, 3, 4, 5):
        for _ in range(10):
            state = plain.random_state(rng, "free", free, late_centre=True)
            assert not (state.x | state.o) >> plain.CENTRE & 1
            check(solver, state)


@pytest.mark.parametrize("centre", "xo")
def test_the_double_move_at_the_end_is_the_second_players_when_x_has_the_centre(
    solver: Solver, centre: str
) -> None:
    rng = random.Random(8)
    seen = 0
    while seen < 15:
        state = plain.random_state(rng, solver.placement, 2)
        if (state.x if centre == "x" else state.o) >> plain.CENTRE & 1:
            seen += 1
            last = state.after(state.legal()[0])
            assert last.actor == (1 if centre == "x" else 0)
            check(solver, state)
            check(solver, last)


def test_a_pair_of_the_others_colour_scores_with_the_chameleon() -> None:
    # only c3 of the top is free and o has the centre, so x holds the chameleon; of the seven lines through
    # the place three end on xx, one on oo (its own bar), three on a mixed pair
    state = parlour.game("kryds-bolle").position("xoooxxxoo/xooxoxoxo/xoxoxxox.")
    assert state.actor == 0
    found = Solver("stacked", bits=14, book=EMPTY).evaluate(state.x, state.o)
    assert found.value == 4
    assert state.play("c3").points == (state.points[0] + 4, state.points[1])


def test_stopping_gives_true_bounds(solver: Solver) -> None:
    rng = random.Random(21)
    for _ in range(5):
        state = plain.random_state(rng, solver.placement, 13)
        fresh = Solver(solver.placement, bits=14, book=EMPTY)
        early = fresh.evaluate(state.x, state.o, stop=lambda: True)
        whole = evaluate(solver, state)
        assert early.lower <= whole.value <= early.upper
        assert early.lower <= early.value <= early.upper


def test_a_watcher_sees_the_bounds_tighten(solver: Solver) -> None:
    state = plain.random_state(random.Random(22), solver.placement, 12)
    seen: list[Evaluation] = []
    found = Solver(solver.placement, bits=14, book=EMPTY).evaluate(state.x, state.o, watch=seen.append)
    assert seen
    widths = [evaluation.upper - evaluation.lower for evaluation in seen]
    assert widths == sorted(widths, reverse=True)
    assert all(evaluation.lower <= found.value <= evaluation.upper for evaluation in seen)


def test_warming_up_is_one_evaluation_of_a_true_position(solver: Solver) -> None:
    before = solver.search.nodes
    solver.warm()
    assert solver.search.nodes > before


@pytest.mark.parametrize("free", [1, 2, 3, 5, 6, 7])
def test_the_one_place_to_play_is_a_best_one(solver: Solver, free: int) -> None:
    rng = random.Random(40 + free)
    for number in range(10):
        state = plain.random_state(rng, solver.placement, free, late_centre=number % 3 == 0)
        fresh = Solver(solver.placement, bits=14, book=EMPTY)
        chosen = fresh.move(state.x, state.o)
        truth = plain.move_values(state)
        assert chosen.bound == "exact"
        assert truth[name(solver, chosen.place)] == chosen.value == max(truth.values()), state.position


def test_a_move_that_cannot_be_proved_in_time_is_the_one_that_is_proved_to_reach_most() -> None:
    solver = Solver("free", bits=14, book=EMPTY)
    state = plain.random_state(random.Random(2), "free", 21)
    assert solver.move(state.x, state.o, stop=lambda: True).bound == "at_most"
    place = [p for p in range(27) if not (state.x | state.o) >> p & 1][-1]
    solver.search.learn(state.o, state.x | 1 << place, -16, -2)
    chosen = solver.move(state.x, state.o, stop=lambda: True)
    assert (chosen.place, chosen.value, chosen.bound) == (place, 2, "at_least")
    found = solver.evaluate(state.x, state.o, stop=lambda: True)
    assert not found.exact
    assert found.moves[0] == chosen
