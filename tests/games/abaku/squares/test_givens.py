"""Every square of every level has a single solution: the solver tries everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from parlour.games.abaku.squares.facts import MOST, lines
from parlour.games.abaku.squares.givens import givens
from parlour.games.abaku.squares.solver import TooLong, solutions

LEVELS = ("easy", "medium", "hard")
PROVES = ("games/abaku",)


def is_magic(rows: str) -> bool:
    digits = [int(digit) for digit in rows.replace("/", "")]
    size = len(rows.split("/"))
    sums = {sum(digits[at] for at in line) for line in lines(size)}
    return len(sums) == 1 and max(Counter(digits).values()) <= MOST[size]


def check(size: int, level: str, few: int | None) -> int:
    """How many squares were proved to have one solution, which keeps their given digits."""
    chosen = givens(size, level)[:few]
    for rows in chosen:
        found = list(solutions(rows))
        assert len(found) == 1, rows
        assert is_magic(found[0])
        assert all(sign in (".", digit) for sign, digit in zip(rows, found[0], strict=True))
    return len(chosen)


@pytest.mark.parametrize("size", [3, 4, 5])
@pytest.mark.parametrize("level", LEVELS)
def test_some_squares_have_one_solution(size: int, level: str) -> None:
    assert check(size, level, 2) == 2


@pytest.mark.prove
@pytest.mark.parametrize("size", [3, 4, 5])
@pytest.mark.parametrize("level", LEVELS)
def test_all_squares_have_one_solution(
    size: int, level: str, record_property: Callable[[str, object], None]
) -> None:
    record_property("squares", check(size, level, None))


@pytest.mark.parametrize("size", [3, 4, 5])
def test_harder_levels_give_fewer_digits(size: int) -> None:
    def given(level: str) -> float:
        counts = [sum(sign not in "./" for sign in rows) for rows in givens(size, level)]
        return sum(counts) / len(counts)

    easy, medium, hard = map(given, LEVELS)
    assert easy > medium > hard


def test_the_solver_finds_all_eight_squares_of_three() -> None:
    found = list(solutions(".../.../..."))
    assert len(found) == len(set(found)) == 8
    assert all(map(is_magic, found))
    assert "276/951/438" in found


def test_a_square_without_a_solution_has_none() -> None:
    assert list(solutions("123/.../...")) == []
    assert list(solutions("11./.../...")) == []


def test_the_solver_gives_up_after_so_many_steps() -> None:
    with pytest.raises(TooLong):
        list(solutions("...../...../...../...../.....", 50))
