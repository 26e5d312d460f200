"""What Shut the Box compiles."""

from __future__ import annotations

from typing import Final

from parlour.core.kernels import Kernels
from parlour.games.shut_the_box.rules import GAME


def _turn() -> None:
    from .winning import worth

    worth(GAME.start(seats=1, rounds=1, flaps=9))


def _match() -> None:
    from .two import MatchOfTwo

    MatchOfTwo(9, "two", 1)


KERNELS: Final = Kernels(seconds=4, steps={"turn": _turn, "match": _match})
