"""The books that are shipped."""

import random

import pytest

from parlour.games.kryds_bolle.book import file as book_file
from parlour.games.kryds_bolle.book import shipped as book
from parlour.games.kryds_bolle.book.file import BadBook
from parlour.games.kryds_bolle.book.making import verify
from parlour.games.kryds_bolle.book.stacked import PLIES, StackedBook
from parlour.games.kryds_bolle.solver.solver import Solver
from parlour.games.kryds_bolle.solver.symmetry import moved, symmetries
from tests.games.kryds_bolle import plain

PLACEMENTS = ("stacked", "free")
PROVES = ("core", "games/kryds_bolle")


@pytest.mark.slow
@pytest.mark.parametrize("placement", PLACEMENTS)
def test_a_book_survives_its_file(placement: str) -> None:
    shipped = book.load(placement)
    again = book.read(book.write(shipped, placement), placement)
    assert again.contents() == shipped.contents()


@pytest.mark.parametrize("placement", PLACEMENTS)
def test_a_damaged_book_is_refused(placement: str) -> None:
    data = book_file.shipped(placement)
    head, _, packed = data.partition(b"\n")
    with pytest.raises(BadBook):
        book.read(head + b"\n" + packed[:-20], placement)
    with pytest.raises(BadBook, match="checksum"):
        book.read(head.replace(b'"sha256": "', b'"sha256": "0') + b"\n" + packed, placement)
    with pytest.raises(BadBook):
        book.read(b"not a book", placement)
    with pytest.raises(BadBook, match=placement):
        book.read(data, "free" if placement == "stacked" else "stacked")


def test_the_stacked_book_has_every_position_of_ten_plies() -> None:
    shipped = book.load("stacked")
    rng = random.Random(1)
    for balls in range(PLIES + 1):
        state = plain.random_state(rng, "stacked", 27 - balls)
        assert shipped.value(state.x, state.o) is not None
    beyond = plain.random_state(rng, "stacked", 26 - PLIES)
    assert shipped.value(beyond.x, beyond.o) is None


@pytest.mark.slow
def test_a_sample_of_the_stacked_book_is_proved_again() -> None:
    assert verify("stacked", 5, seed=1) == []


@pytest.mark.prove
@pytest.mark.parametrize(("placement", "sample"), [("stacked", 300), ("free", 30)])
def test_a_large_sample_of_the_book_is_proved_again(placement: str, sample: int) -> None:
    assert verify(placement, sample, seed=7) == []


@pytest.mark.parametrize("placement", PLACEMENTS)
def test_symmetric_positions_are_one_in_the_book(placement: str) -> None:
    shipped = book.load(placement)
    rng = random.Random(3)
    for balls in (0, 1, 2):
        state = plain.random_state(rng, placement, 27 - balls)
        for perm in symmetries(placement):
            x, o = moved(state.x, perm), moved(state.o, perm)
            assert shipped.value(x, o) == shipped.value(state.x, state.o)
            best = shipped.best(state.x, state.o)
            if best is not None:
                # best places turn with the cube, up to symmetries of the position itself
                assert shipped.best(x, o) == best._replace(places=moved(best.places, perm))


@pytest.mark.parametrize("placement", PLACEMENTS)
def test_all_moves_of_the_empty_cube_are_exact_at_once(placement: str) -> None:
    solver = Solver(placement, bits=10)
    found = solver.evaluate(0, 0)
    assert found.exact
    assert {move.bound for move in found.moves} == {"exact"}
    assert solver.search.nodes == 0
    assert found.value == max(move.value for move in found.moves)


def test_values_of_the_stacked_book_follow_from_each_other() -> None:
    shipped = book.load("stacked")
    assert isinstance(shipped, StackedBook)
    rng = random.Random(9)
    for balls in range(PLIES):
        for _ in range(20):
            state = plain.random_state(rng, "stacked", 27 - balls)
            assert isinstance(state.actor, int)
            worth = []
            for action in state.legal():
                after = state.after(action)
                made = after.points[state.actor] - state.points[state.actor]
                worth.append(made - (shipped.value(after.x, after.o) or 0))
            assert shipped.value(state.x, state.o) == max(worth)
