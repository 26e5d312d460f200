"""Many games of any kind at once, by the rules themselves: for games without a compiled batch."""

from __future__ import annotations

import copy
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from parlour.core.errors import IllegalAction

from .batches import Batch
from .reward import by_place
from .table import EnvTable


class TableBatch(Batch):
    """`observation`, `action_mask` and codes are the encoding's, from the view of the seat to act.

    A reward comes when a game ends: 1 for the best place, -1 for the worst, for the seat that played last;
    `final[game]` are all seats' rewards of the last finished game. With one seat it's the points instead.
    """

    def __init__(self, game: str, games: int, seed: int | None = None, **options: Any) -> None:
        first = EnvTable(game, options)
        self.encoding, self.options, self.games = first.encoding, first.options, games
        self.size = self.encoding.size
        self._tables = [first]
        for _ in range(games - 1):
            table = copy.copy(first)
            self._tables.append(table)
        # each game has its own chance, so that it doesn't depend on the number of games
        self._seeds = np.random.SeedSequence(seed).generate_state(games, np.uint64).tolist()
        self.observation = np.zeros((games, self.encoding.width), self.encoding.dtype)
        self.action_mask = np.zeros((games, self.size), np.uint8)
        self.actor = np.zeros(games, np.int8)
        self.reward = np.zeros(games, np.float64)
        self.final = np.zeros((games, self.encoding.seats), np.float64)
        self.done = np.zeros(games, np.bool_)
        self.reset()

    def reset(self) -> NDArray[Any]:
        self.reward[...] = self.final[...] = 0
        self.done[...] = False
        for number, table in enumerate(self._tables):
            table.begin(self._seeds[number])
            self._show(number)
        return self.observation

    def step(self, actions: NDArray[Any]) -> tuple[NDArray[Any], NDArray[np.float64], NDArray[np.bool_]]:
        codes = self._codes(actions)
        inside = (codes >= 0) & (codes < self.size)
        legal = inside & (self.action_mask[np.arange(self.games), np.where(inside, codes, 0)] == 1)
        if not legal.all():
            self._refuse(int(legal.argmin()), codes)
        for number, (table, code) in enumerate(zip(self._tables, codes.tolist(), strict=True)):
            seat = int(self.actor[number])
            action = self.encoding.action(table.state, code)
            if action is None:
                raise IllegalAction(f"code {code} is not legal in game {number}", code="illegal-code")
            table.follow(action)
            over = table.state.actor is None
            self.done[number] = over
            self.reward[number] = 0
            if over:
                self.final[number] = self._rewards(table)
                self.reward[number] = self.final[number, seat]
                table.begin()
            self._show(number)
        return self.observation, self.reward, self.done

    def _rewards(self, table: EnvTable) -> tuple[float, ...]:
        if self.encoding.seats == 1:
            return (float(self.encoding.better * table.state.points[0]),)
        return by_place(table.state.places or ())

    def _show(self, number: int) -> None:
        state = self._tables[number].state
        assert isinstance(state.actor, int)
        self.actor[number] = state.actor
        self.observation[number] = self.encoding.observe(state, state.actor)
        self.action_mask[number] = self.encoding.mask(state)

    def save(self) -> dict[str, Any]:
        """A snapshot, for `restore`."""
        arrays = {name: getattr(self, name).copy() for name in ("reward", "final", "done")}
        return {**arrays, "moments": [table.save() for table in self._tables]}

    def restore(self, saved: dict[str, Any]) -> None:
        """Go back to a snapshot."""
        for name in ("reward", "final", "done"):
            getattr(self, name)[...] = saved[name]
        for number, (table, moment) in enumerate(zip(self._tables, saved["moments"], strict=True)):
            table.restore(moment)
            self._show(number)

    def __deepcopy__(self, memo: Any) -> Self:
        twin = super().__deepcopy__(memo)
        twin._tables = copy.deepcopy(self._tables, memo)
        return twin
