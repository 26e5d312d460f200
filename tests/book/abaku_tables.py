"""Tables of Abaku that several tests begin from."""

from __future__ import annotations

from typing import Any

from parlour import CHANCE

from .abaku import table

#: the book's eight turns, the first 4 on H8
TURNS = ("8G 24", "8F 1..3", "H7 6.2", "10G 749", "9E 105", "11H 835", "J7 3833", "I7 3.1")

#: the eight turns with what is drawn after each; seat 0 and seat 1 in turn
EIGHT_TURNS = (
    *("8G 24", "draw 0 05", "8F 1..3", "draw 1 38", "H7 6.2", "draw 0 38", "10G 749", "draw 1 135"),
    *("9E 105", "draw 0 339", "11H 835", "draw 1 999", "J7 3833", "draw 0 7777", "I7 3.1", "draw 1 88"),
)


def before_the_first_turn(**options: Any) -> Any:
    return table(racks=("12246", "13479"), **options)


def first(tiles: Any, **options: Any) -> Any:
    """The table before the first turn, with these tiles on seat 0's rack (and sevens)."""
    return table(racks=(tiles + "7" * (5 - len(tiles)), "99988"), bonuses=False, **options)


PLAIN: dict[str, Any] = {"bonuses": False}
CHALLENGE: dict[str, Any] = {"referee": "challenge", "bonuses": False}


def dict_row(tiles: Any, column: Any, row: Any = 7) -> Any:
    """Tiles lying in a row, from that column."""
    return {(row, column + n): tile for n, tile in enumerate(tiles)}


def dealt(racks: Any, **options: Any) -> Any:
    return table(["8G 24"], racks=racks, **options)


def refilled(state: Any) -> Any:
    """The state after the draw, if one is due: whatever comes first."""
    return state.play(state.legal()[0]) if state.actor is CHANCE else state
