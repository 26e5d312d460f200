"""What everybody sees of Shut the Box: all of it."""

from __future__ import annotations

from parlour.core.view import View


class ShutTheBoxView(View, frozen=True, kw_only=True):
    """`flaps` are those open, `throw` the dice as they lie, `cup` how many dice were taken to be thrown
    (0 where nothing was chosen), `turn` whose turn it is. `out` and `shut` name the seats that are out
    and those that have shut the box. `position` is all that as text."""

    position: str
    flaps: tuple[int, ...]
    throw: tuple[int, ...]
    cup: int
    turn: int
    round: int
    out: tuple[int, ...]
    shut: tuple[int, ...]
