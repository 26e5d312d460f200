"""What everybody sees of Shut the Box: all of it."""

from __future__ import annotations

from parlour.core.view import View


class ShutTheBoxView(View, frozen=True, kw_only=True):
    """`flaps` are the open ones, `throw` the dice, `cup` how many dice the seat has chosen to throw (0 if it
    has not chosen), `turn` the seat whose turn it is. `out` are the seats that are out, `shut` those that
    have shut the box. `position` is all that as text."""

    position: str
    flaps: tuple[int, ...]
    throw: tuple[int, ...]
    cup: int
    turn: int
    round: int
    out: tuple[int, ...]
    shut: tuple[int, ...]
