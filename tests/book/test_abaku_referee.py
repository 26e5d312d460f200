"""The referee of the book tests is itself held to the book."""

from __future__ import annotations

import pytest

from .abaku import Board, allowed, equations, is_equation, laid, score, tiles_of
from .abaku_tables import TURNS

NEW_EQUATIONS = (
    "24",
    "1243",
    "642 42",
    "749 6424 24",
    "1052 257",
    "835 64248 248 93",
    "38335 2438 93",
    "331 33193 633 213",
)


@pytest.mark.slow
def test_equations_by_length() -> None:
    counts = [sum(is_equation(f"{n:0{length}}") for n in range(10**length)) for length in (2, 3, 4, 5)]
    assert counts == [7, 121, 216, 3621]


def test_the_eight_turns() -> None:
    board: Board = {}
    plain, valued = [], []
    for text, expected in zip(TURNS, NEW_EQUATIONS, strict=True):
        new = tiles_of(text, board)
        assert allowed(board, new)
        everything = board | new
        found = sorted("".join(everything[at] for at in stretch) for stretch in equations(board, new))
        assert found == sorted(expected.split())
        plain.append(score(board, new))
        valued.append(score(board, new, tile_values=True))
        board = laid(text, board=board)
    assert plain == [2, 4, 5, 9, 7, 13, 11, 14]
    assert valued == [6, 10, 18, 42, 22, 66, 51, 44]
