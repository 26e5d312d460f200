"""Shared by the puzzles of Chikugo and Take It: positions from games played by habit or at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from parlour.analysis.puzzles.puzzle import Puzzle
from parlour.analysis.puzzles.weighing import Weighed
from parlour.core.action import Action
from parlour.core.actor import CHANCE, Rng
from parlour.core.state import State

#: by level: the least and greatest margin, as a probability
MARGINS: Final = {1: (0.05, 1.0), 2: (0.02, 0.08), 3: (0.004, 0.03)}
#: the same for puzzles in which a good habit is wrong, which is never by much
AGAINST_HABIT: Final = {1: (0.008, 1.0), 2: (0.004, 0.03), 3: (0.001, 0.012)}


def choices(state: State, habit: Callable[[Any], Action], rng: Rng) -> Iterator[Any]:
    """Play a game; yield every state in which a seat has more than one action."""
    while (actor := state.actor) is not None:
        if actor is CHANCE:
            state = state.after(state.sample(rng))
            continue
        legal = state.legal()
        if len(legal) > 1:
            yield state
        careless = rng.randrange(3) == 0
        state = state.after(legal[rng.randrange(len(legal))] if careless else habit(state))


def chance_puzzle(
    state: State, theme: str, level: int, scale: Weighed, *, against_habit: bool
) -> Puzzle | None:
    """The puzzle, if its margin fits the level; else None."""
    least, most = (AGAINST_HABIT if against_habit else MARGINS)[level]
    if not least <= scale.margin <= most:
        return None
    return scale.puzzle(state, question="best-action", theme=theme, level=level, unit="chance")
