"""`stacked` backwards: numbers of positions, one level from the next, stopping and going on."""

import random
from math import comb
from pathlib import Path

import numpy as np
import pytest

from parlour.games.kryds_bolle.book.stacked import PLIES
from parlour.games.kryds_bolle.solver.checkpoint import Checkpoint
from parlour.games.kryds_bolle.solver.profiles import number, position, profile_of, profiles, width
from parlour.games.kryds_bolle.solver.progress import Stage
from parlour.games.kryds_bolle.solver.stacked import solve_stacked
from parlour.games.kryds_bolle.solver.stacked_levels import solved_levels
from parlour.games.kryds_bolle.solver.symmetry import moved, upright_symmetries
from tests.games.kryds_bolle import plain


def random_level(balls: int, seed: int = 0) -> np.ndarray:
    shape = len(profiles().levels[balls]), width(balls)
    return np.random.default_rng(seed).integers(-9, 10, shape, np.int8)


def test_every_position_is_counted_once() -> None:
    # all profiles of n balls, weighted by their symmetric copies, are the ways to fill nine bars
    for balls in (0, 1, 5, 13, 27):
        ways = sum(
            (-1) ** k * comb(9, k) * comb(balls - 4 * k + 8, 8) for k in range(10) if balls - 4 * k >= 0
        )
        copies = 0
        for code in profiles().levels[balls].tolist():
            heights = [code >> 2 * bar & 3 for bar in range(9)]
            copies += len({tuple(heights[perm[bar]] for bar in range(9)) for perm in upright_symmetries()})
        assert copies == ways


@pytest.mark.parametrize("balls", [1, 2, 7, 10, 16])
def test_a_number_leads_back_to_its_position(balls: int) -> None:
    rng = random.Random(balls)
    for _ in range(50):
        row = rng.randrange(len(profiles().levels[balls]))
        rank = rng.randrange(width(balls))
        x, o = position(balls, row, rank)
        assert (x.bit_count(), o.bit_count()) == (balls - balls // 2, balls // 2)
        assert not x & o
        assert number(x, o) == (balls, row, rank)


def test_symmetric_positions_share_their_profile() -> None:
    state = plain.random_state(random.Random(2), "stacked", 15)
    rows = {number(moved(state.x, perm), moved(state.o, perm))[1] for perm in upright_symmetries()}
    assert len(rows) == 1
    assert profile_of(0b1_000000001_000000001) == 3


@pytest.mark.slow
@pytest.mark.parametrize("balls", [9, 12, 14])
def test_a_level_is_the_best_move_to_the_next(balls: int) -> None:
    above = random_level(balls + 1)
    found, values = next(solved_levels((balls + 1, above), 1))
    assert found == balls
    rng = random.Random(balls)
    checked = 0
    while checked < 100:
        state = plain.random_state(rng, "stacked", 27 - balls)
        children = [state.after(action) for action in state.legal()]
        # random values are inconsistent where a profile has symmetric colourings
        if any(is_symmetric(at.x | at.o) for at in (state, *children)):
            continue
        checked += 1
        assert isinstance(state.actor, int)
        worth = []
        for after in children:
            _, row, rank = number(after.x, after.o)
            made = after.points[state.actor] - state.points[state.actor]
            worth.append(made - int(above[row, rank]))
        _, row, rank = number(state.x, state.o)
        assert values[row, rank] == max(worth)


def is_symmetric(occupied: int) -> bool:
    """Whether a symmetry other than the identity keeps the profile."""
    code = profile_of(occupied)
    return sum(profile_of(moved(occupied, perm)) == code for perm in upright_symmetries()) > 1


@pytest.mark.slow
def test_the_last_level_is_the_chameleons() -> None:
    balls, values = next(solved_levels(None, 1))
    assert balls == 26
    rng = random.Random(1)
    for _ in range(200):
        state = plain.random_state(rng, "stacked", 1)
        _, row, rank = number(state.x, state.o)
        # counted for seat 0, whose turn it would be by count
        assert values[row, rank] == plain.points_to_come(state)


def test_a_stopped_solve_goes_on_where_it_was(tmp_path: Path) -> None:
    class StoppedError(Exception):
        pass

    def stop_at_half(stage: Stage) -> None:
        if stage.share > 0.75:
            raise StoppedError

    path = tmp_path / "stacked.npz"
    Checkpoint("stacked", path).save({f"level{PLIES + 1}": random_level(PLIES + 1)})
    whole, book = solve_stacked(path, workers=1)
    path.unlink()
    Checkpoint("stacked", path).save({f"level{PLIES + 1}": random_level(PLIES + 1)})
    with pytest.raises(StoppedError):
        solve_stacked(path, stop_at_half, workers=1)
    levels: list[Stage] = []
    again, same = solve_stacked(path, levels.append, workers=1)
    assert same.contents() == book.contents()
    assert (again.value, again.first_moves, again.line) == (whole.value, whole.first_moves, whole.line)
    assert 0 < len(levels) < PLIES
