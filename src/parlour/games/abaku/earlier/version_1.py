"""The first version of the rules, for matches that began under it.

It is as the second is today but for this. Alone, exchanged tiles went back into the bag, two turns in a row
without a placement ended the game, and whoever played had won. `cover` was on the grid of 17. With
`challenge` nothing was claimed: a wrong placement scored the whole run along its line, and every right
equation. In a magic square digits stayed where they were written.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar, cast

from parlour.core.actor import Rng
from parlour.core.game import Game
from parlour.core.state import State
from parlour.games.abaku.rules import Abaku, AbakuState, is_magic
from parlour.games.abaku.tiles import FREE, all_of
from parlour.games.abaku.view import MagicView

from .magic_1 import FirstMagicState, read_position
from .options_1 import FirstOptions


class FirstAbakuState(AbakuState, frozen=True, tag="tiles"):
    """A table under the first rules: its options make the difference."""

    options: FirstOptions  # type: ignore[assignment]  # it has every option that the rules ask for

    @property
    def game(self) -> Game[Any]:
        return VERSION_1


class FirstAbaku(Abaku):
    """Abaku under the first version of its rules."""

    rules_version: ClassVar[int] = 1
    earlier: ClassVar[Mapping[int, str]] = {}
    offered = MappingProxyType({})
    options_type = FirstOptions  # type: ignore[assignment]
    state_type = cast(type[State], FirstAbakuState | FirstMagicState)
    tiles_type = FirstAbakuState

    def first_state(self, options: Any) -> State:
        if options.mode == "magic":
            return FirstMagicState(options, FREE * options.size**2)
        return super().first_state(options)

    def read_position(self, text: str, options: Any) -> State:
        if options.mode == "magic":
            return read_position(text, options)
        return super().read_position(text, options)

    def imagine(self, view: Mapping[str, Any], rng: Rng) -> State:
        if is_magic(view):
            seen = self._read_view(view, MagicView)
            return self.position(seen.square, **seen.options)
        return super().imagine(view, rng)

    def longest(self, options: Any) -> int:
        if options.mode == "magic":
            return int(options.size**2)
        turns = (len(all_of(1)) + 1) * 2 * options.seats
        return int(1 + options.seats + turns * (options.seats + 1))


VERSION_1 = FirstAbaku()
