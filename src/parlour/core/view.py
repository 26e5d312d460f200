"""A view: what one seat, or a spectator, may know. Built up from nothing, never a state struck out."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class View(Struct, frozen=True, kw_only=True):
    """What the views of all games have in common; a game adds what lies on its table.

    `legal` lists the texts of the legal actions when this seat is to act and the game lists them; where
    it does not (Abaku, a hand's throw) `legal` is None and `expects` tells the shape and limits of an
    action. For everybody else `legal` is empty.
    """

    game: str
    options: dict[str, Any]
    seat: int | None
    actor: int | str | None
    points: tuple[int, ...]
    places: tuple[int, ...] | None = None
    legal: tuple[str, ...] | None = ()
    expects: dict[str, Any] | None = None
