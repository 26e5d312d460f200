"""Many games at once: what the compiled batches have in common, and how they are made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Self

import numpy as np
from numpy.typing import NDArray

from parlour.core.errors import BadOption, IllegalAction, UnknownGame
from parlour.core.registry import Registry


class Batch:
    """So many games of one kind, a step a move of each. All arrays are the batch's own and change with it.

    `observation`, `action_mask` and `actor` always show the games as they stand; `done` tells which games the
    last step ended. A game that has ended starts anew at once.
    """

    #: the arrays that are the whole state, for `save` and `restore`
    kept: ClassVar[tuple[str, ...]]

    games: int
    #: how many action codes there are; the same as the encoding's
    size: int
    observation: NDArray[np.uint8]
    action_mask: NDArray[np.uint8]
    #: the seat to act in each game
    actor: NDArray[np.int8]
    done: NDArray[np.bool_]

    def reset(self) -> NDArray[np.uint8]:
        """Every game anew."""
        raise NotImplementedError

    def step(self, actions: NDArray[Any]) -> tuple[NDArray[np.uint8], NDArray[Any], NDArray[np.bool_]]:
        """One code for each game; returns observations, rewards of who acted, and which games ended."""
        raise NotImplementedError

    def save(self) -> dict[str, NDArray[Any]]:
        """This moment, to come back to."""
        return {name: getattr(self, name).copy() for name in self.kept}

    def restore(self, saved: dict[str, NDArray[Any]]) -> None:
        """Back to a moment that was saved."""
        for name in self.kept:
            getattr(self, name)[...] = saved[name]

    def __deepcopy__(self, memo: Any) -> Self:
        twin = self.__class__.__new__(self.__class__)
        arrays = {n: v.copy() if isinstance(v, np.ndarray) else v for n, v in self.__dict__.items()}
        twin.__dict__.update(arrays)
        return twin

    def _codes(self, actions: NDArray[Any]) -> NDArray[np.int64]:
        codes = np.ascontiguousarray(actions, np.int64)
        if codes.shape != (self.games,):
            raise IllegalAction(f"one code for each of {self.games} games", code="bad-batch")
        return codes

    def _refuse(self, wrong: int, codes: NDArray[np.int64]) -> None:
        """Raise where the kernel found a code that is not legal; nothing was played then."""
        if wrong >= 0:
            raise IllegalAction(f"code {codes[wrong]} is not legal in game {wrong}", code="illegal-code")


#: the batches of the games that have one
BATCHES: Registry[Callable[..., Batch]] = Registry("parlour.batches", UnknownGame)


def create(game: str, games: int, **wishes: Any) -> Batch:
    """A batch of that game."""
    if type(games) is not int or games < 1:
        raise BadOption(f"games is {games!r}; allowed: a whole number from 1", option="games")
    if game not in BATCHES:
        known = ", ".join(sorted(BATCHES))
        raise BadOption(f"there is no batch of {game}; there are: {known}", option="game")
    return BATCHES.get(game)(games, **wishes)
