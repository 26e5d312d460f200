"""Many games at once: the base of all batches, and their factory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Self

import numpy as np
from numpy.typing import NDArray

from parlour.core.errors import BadOption, IllegalAction, UnknownGame
from parlour.core.registry import Registry


class Batch:
    """Many games in parallel; a step plays one action in each. The arrays are reused by every step.

    `observation`, `action_mask` and `actor` always show the current state; `done` marks games that the last
    step ended. A finished game restarts at once.
    """

    #: names of the arrays that make up the state, for `save` and `restore`
    kept: ClassVar[tuple[str, ...]]

    games: int
    #: the number of action codes, as in the encoding
    size: int
    observation: NDArray[Any]
    action_mask: NDArray[np.uint8]
    #: the seat to act in each game
    actor: NDArray[np.int8]
    done: NDArray[np.bool_]

    def reset(self) -> NDArray[Any]:
        """Restart every game."""
        raise NotImplementedError

    def step(self, actions: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any], NDArray[np.bool_]]:
        """Play one code in each game; returns observations, the rewards of the acting seats, and `done`."""
        raise NotImplementedError

    def save(self) -> dict[str, Any]:
        """A snapshot, for `restore`."""
        return {name: getattr(self, name).copy() for name in self.kept}

    def restore(self, saved: dict[str, Any]) -> None:
        """Go back to a snapshot."""
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
            raise IllegalAction(
                f"actions has shape {codes.shape}; give one code for each of {self.games} games",
                code="bad-batch",
            )
        return codes

    def _refuse(self, wrong: int, codes: NDArray[np.int64]) -> None:
        """Raise if the kernel found an illegal code, in which case nothing was played."""
        if wrong >= 0:
            raise IllegalAction(f"code {codes[wrong]} is not legal in game {wrong}", code="illegal-code")


#: the batches of the games that have one
BATCHES: Registry[Callable[..., Batch]] = Registry("parlour.batches", UnknownGame)


def create(game: str, games: int, **wishes: Any) -> Batch:
    """A batch of `games` games."""
    if type(games) is not int or games < 1:
        raise BadOption(f"games is {games!r}; allowed: a whole number of at least 1", option="games")
    if game in BATCHES:
        return BATCHES.get(game)(games, **wishes)
    from .table_batch import TableBatch

    return TableBatch(game, games, **wishes)
