"""A board's signs as the arrays that the kernels work on, compiled."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from parlour.core.jit import entry

#: the signs of a free square, of the digit 0, and of a joker laid as 0
_FREE, _ZERO, _JOKER = ord("."), ord("0"), ord("a")


@entry
def read_signs(
    signs: NDArray[np.uint8],
    size: int,
    diagonals: bool,
    tile_values: bool,
    start: int,
    digits: NDArray[np.int64],
    worth: NDArray[np.int64],
    near: NDArray[np.uint8],
) -> tuple[int, int]:
    """Fill in digits, what tiles count, and which free squares touch one; where the joker is, and how many
    tiles lie there.

    `near` has only zeros before. On an empty board only the start square may be reached.
    """
    joker, lying = -1, 0
    for at in range(len(signs)):
        sign = signs[at]
        if sign == _FREE:
            digits[at], worth[at] = -1, -1 if tile_values else 1
            continue
        lying += 1
        digits[at] = sign - _ZERO if sign < _JOKER else sign - _JOKER
        worth[at] = 1
        if tile_values:
            worth[at] = digits[at] if sign < _JOKER else 0
        if sign >= _JOKER and (joker < 0 or sign < signs[joker]):
            joker = at
        row, column = at // size, at % size
        for down in range(-1, 2):
            for right in range(-1, 2):
                there = row + down, column + right
                if (down and right and not diagonals) or not (0 <= there[0] < size and 0 <= there[1] < size):
                    continue
                other = there[0] * size + there[1]
                if signs[other] == _FREE:
                    near[other] = 1
    if lying == 0:
        near[start] = 1
    return joker, lying
