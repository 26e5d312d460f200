"""Tables to start a test from: tiles by square name, racks, and all other tiles in the bag."""

from __future__ import annotations

from typing import Any

import pytest

import parlour

GAME = parlour.game("abaku")
ALL = "0123456789" * 10 + "?"


def board_of(tiles: dict[str, str], size: int = 15) -> str:
    """Rows joined by `/` from signs by square name."""
    rows = [["."] * size for _ in range(size)]
    for square, sign in tiles.items():
        rows[int(square[1:]) - 1][ord(square[0]) - ord("A")] = sign
    return "/".join("".join(row) for row in rows)


def row(first: str, signs: str) -> dict[str, str]:
    """Signs laid to the right from a square; dots are left out."""
    column = ord(first[0])
    return {f"{chr(column + i)}{first[1:]}": sign for i, sign in enumerate(signs) if sign != "."}


def column(first: str, signs: str) -> dict[str, str]:
    """Signs laid downwards from a square; dots are left out."""
    start = int(first[1:])
    return {f"{first[0]}{start + i}": sign for i, sign in enumerate(signs) if sign != "."}


def rest(tiles: dict[str, str], *racks: str) -> str:
    """The tiles that are neither on the board nor in a rack."""
    left = list(ALL)
    for tile in [*("?" if sign.isalpha() else sign for sign in tiles.values()), *"".join(racks)]:
        left.remove(tile)
    return "".join(sorted(left))


def squares_of(board: str) -> dict[tuple[int, int], str]:
    """A state's board as digits by (row, column), as the slow referee wants it."""
    size = int(len(board) ** 0.5)
    return {
        divmod(at, size): str("abcdefghij".index(sign)) if sign.isalpha() else sign
        for at, sign in enumerate(board)
        if sign != "."
    }


def table(
    tiles: dict[str, str], *racks: str, turn: int = 0, points: str = "", more: str = "", **options: Any
) -> Any:
    """A state with these tiles on the board and these racks; everything else is in the bag."""
    size = GAME.options(**{"seats": len(racks), **options}).rows
    points = points or ",".join("0" for _ in racks)
    text = f"{board_of(tiles, size)}|{','.join(racks)}|{rest(tiles, *racks)}|{points}|{turn}{more}"
    return GAME.position(text, **options)


def almost_done(*racks: str, **options: Any) -> Any:
    """A table with an empty bag: 1+2=3 on row 8 with free squares around, all other tiles out of the way."""
    lying = row("G8", "123")
    away = [f"{c}{r}" for r in (1, *range(11, 16)) for c in "ABCDEFGHIJKLMNO"] + [f"{c}3" for c in "ACEGIKMO"]
    for square, tile in zip(away, reversed(rest(lying, *racks)), strict=False):
        lying[square] = "i" if tile == "?" else tile
    points = ",".join("0" for _ in racks)
    return GAME.position(f"{board_of(lying)}|{','.join(racks)}||{points}|0", **options)


def code_of(state: Any, text: str) -> str | None:
    """The code with which an action is refused, None if it is accepted; play agrees."""
    refusal = state.accepts(GAME.action(text))
    if refusal is None:
        state.play(text)
        return None
    with pytest.raises(parlour.IllegalAction) as raised:
        state.play(text)
    assert raised.value.code == refusal.code
    return str(refusal.code)
