"""A view: what one seat, or a spectator, may know. Built from scratch, never by hiding parts of a state."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class View(Struct, frozen=True, kw_only=True):
    """The fields that the views of all games share; a game adds its own.

    `legal` lists the legal actions as text if it is this seat's turn. If the game can't list them (Abaku,
    throws of balls), `legal` is None and `expects` describes the form and limits of an action. For all other
    seats `legal` is empty.
    """

    game: str
    options: dict[str, Any]
    seat: int | None
    actor: int | str | None
    points: tuple[int, ...]
    places: tuple[int, ...] | None = None
    legal: tuple[str, ...] | None = ()
    expects: dict[str, Any] | None = None
