"""What Take It compiles."""

from __future__ import annotations

from typing import Final

from parlour.core.kernels import Kernels
from parlour.games.kugelbox.take_it.rules import GAME


def _playouts() -> None:
    from .take_it_kernel import winnings

    winnings(GAME.start(), 0, 1, 0)


KERNELS: Final = Kernels(seconds=4, steps={"playouts": _playouts})
