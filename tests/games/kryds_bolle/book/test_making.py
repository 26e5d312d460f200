"""Making the book of `free`: saved as it goes, stopped and gone on with, spread over processes."""

import os
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from parlour.games.kryds_bolle.book import file as book_file
from parlour.games.kryds_bolle.book import making as book_making
from parlour.games.kryds_bolle.book import shipped as book
from parlour.games.kryds_bolle.book.free import FreeBook, sides
from parlour.games.kryds_bolle.book.making import FreeMaker, canonical_positions, entry_of, verify
from parlour.games.kryds_bolle.cube import FULL
from parlour.games.kryds_bolle.solver.kernels import KEY_MASK
from parlour.games.kryds_bolle.solver.progress import Progress, Stage
from parlour.games.kryds_bolle.solver.solver import Solver
from tests.games.kryds_bolle import plain

BITS = 18


@pytest.fixture(scope="module")
def keys() -> list[int]:
    """Positions with 13 balls, each worth milliseconds."""
    rng = random.Random(6)
    solver = Solver("free", bits=10, book=book.EMPTY)
    states = [plain.random_state(rng, "free", 14) for _ in range(12)]
    found = [solver.search.canonical(state.o, state.x) for state in states]
    assert len(set(found)) == len(found)
    return found


def maker(path: Path, progress: Progress | None = None) -> FreeMaker:
    return FreeMaker(path, Solver("free", bits=BITS, book=book.EMPTY), progress)


def read(path: Path) -> FreeBook:
    made = book.read(path.read_bytes(), "free")
    assert isinstance(made, FreeBook)
    return made


def test_positions_up_to_symmetry() -> None:
    # Burnside's count over the 48 symmetries: 4 first places, 31 positions with two balls
    assert [len(level) for level in canonical_positions(3)] == [1, 4, 31, 254]


@pytest.mark.slow
def test_a_book_is_made_once_and_can_be_proved_again(tmp_path: Path, keys: list[int]) -> None:
    path = tmp_path / "free.book"
    maker(path).add(keys[:3], threads=2)
    told: list[Stage] = []
    with ThreadPoolExecutor(1) as executor:
        maker(path, told.append).add(keys[:6], executor, bits=BITS)
    assert len(told) == 3
    made = read(path)
    assert set(made.entries) == set(keys[:6])
    fresh = Solver("free", bits=BITS, book=book.EMPTY)
    for key in keys[:6]:
        assert made.entries[key] == entry_of(fresh, key)
    assert verify("free", 3, given=made) == []

    entry = made.entries[keys[0]]
    false = FreeBook({keys[0]: entry._replace(value=entry.value + 1)})
    assert len(verify("free", 1, given=false)) == 1


def test_an_entry_with_one_best_place_is_what_a_player_goes_by(tmp_path: Path, keys: list[int]) -> None:
    path = tmp_path / "free.book"
    maker(path).add(keys[:8], one=True)
    made = read(path)
    fresh = Solver("free", bits=BITS, book=book.EMPTY)
    others = 0
    for key in keys[:8]:
        entry, whole = made.entries[key], entry_of(fresh, key)
        assert whole is not None
        assert not entry.whole
        assert entry.value == whole.value
        assert entry.best.bit_count() == 1
        assert entry.best & whole.best
        x, o = sides(key >> 27, key & FULL)
        # with every best place in the table the player still goes by the book; analysis finds all of them
        taught = Solver("free", book=made, search=fresh.search)
        best = made.best(x, o)
        assert best is not None
        assert 1 << taught.move(x, o).place == best.places
        assert set(taught.evaluate(x, o).best) == {place for place in range(27) if whole.best >> place & 1}
        others += whole.best != entry.best
    assert others, "some position has several best places"
    assert verify("free", 8, given=made) == []
    false = {key: entry._replace(best=FULL & ~(key | key >> 27)) for key, entry in made.entries.items()}
    assert verify("free", 8, given=FreeBook(false)), "not every free place is a best one"


@pytest.mark.parametrize("threads", [1, 2])
def test_what_was_done_before_a_stop_is_kept(tmp_path: Path, keys: list[int], threads: int) -> None:
    path = tmp_path / "free.book"
    told = 0

    def stop_at_the_third(stage: Stage) -> None:
        nonlocal told
        told += 1
        if told == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        maker(path, stop_at_the_third).add(keys, threads=threads)
    kept = read(path).entries
    assert len(kept) == 3
    maker(path).add(keys)
    made = read(path).entries
    assert set(made) == set(keys)
    assert kept.items() <= made.items()


def test_the_book_is_not_written_for_every_position(
    tmp_path: Path, keys: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    written = []
    monkeypatch.setattr(os, "replace", lambda part, path: written.append(path))
    maker(tmp_path / "free.book").add(keys[:5])
    assert len(written) == 1


@pytest.mark.slow
def test_a_made_book_has_bounds_of_other_positions_only(tmp_path: Path) -> None:
    """On a copy of the shipped book, which has all that is asked for: nothing is searched."""
    path = tmp_path / "free.book"
    path.write_bytes(book_file.shipped("free"))
    making = maker(path)
    shipped = dict(making.entries)
    made = making.make(plies=1, perfect_plies=3)
    assert making.solver.search.nodes == 0
    assert made.entries == shipped
    assert read(path).contents() == made.contents()
    bounded = (made.words >> 10 & KEY_MASK).tolist()
    assert bounded
    assert not shipped.keys() & set(bounded)
    assert max(key.bit_count() for key in bounded) <= book_making.BOUND_BALLS


@pytest.mark.slow
def test_a_dask_cluster_makes_the_same_book(tmp_path: Path, keys: list[int]) -> None:
    from distributed import Client, LocalCluster

    spread, alone = tmp_path / "spread.book", tmp_path / "alone.book"
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster,
        Client(cluster) as client,
    ):
        making = maker(spread)
        with client.get_executor() as executor:
            making.add(keys, executor, bits=BITS)
        took_part = client.run(lambda: book_making._worker.cache_info().currsize)
    assert list(took_part.values()) == [1, 1]
    assert making.solver.search.nodes == 0, "all was done by the workers"
    maker(alone).add(keys)
    assert read(spread).entries == read(alone).entries
