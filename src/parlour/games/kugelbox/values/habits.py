"""Simple ways to choose chips, from clumsy to sensible.

A habit is a function from a state in which a seat has a choice to its action, without chance.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeAlias

from parlour.core.action import Action
from parlour.core.state import State
from parlour.games.kugelbox.actions import PASS, Lay, Rob, TakeChip
from parlour.games.kugelbox.chikugo.rules import ChikugoState
from parlour.games.kugelbox.chips import chip_named, meets, worth
from parlour.games.kugelbox.take_it.rules import TakeItState
from parlour.games.kugelbox.throw.uniform import score_odds

Habit: TypeAlias = Callable[[Any], Action]


def only(state: State) -> Action | None:
    """The only legal action; None if there are more."""
    legal = state.legal()
    return legal[0] if len(legal) == 1 else None


# --- Chikugo ---


def smallest_out(state: ChikugoState) -> Action:
    """Lay out the smallest chip, which leaves the hard ones for later."""
    return only(state) or Lay(min(state.met(), key=lambda chip: (worth((chip,)), chip)))


def rarest_out(state: ChikugoState) -> Action:
    """Lay out the chip that throws match most rarely."""
    options = state.options

    def rarity(chip: str) -> tuple[float, str]:
        return met_by(chip, options.miss, options.counting), chip

    return only(state) or Lay(min(state.met(), key=rarity))


@lru_cache(maxsize=256)
def met_by(chip: str, miss: str, operators: str) -> float:
    """The probability that a uniform throw matches the chip."""
    odds = score_odds(miss, operators)
    return float(sum(chance for score, chance in odds.items() if meets(chip, score)))


# --- Take It ---


def largest_number(state: TakeItState) -> Action:
    """Take or rob the largest number, ignoring that a square is worth 9."""
    if (single := only(state)) is not None:
        return single
    if state.stage == "take":
        return TakeChip(max(state.takeable(), key=lambda chip: (chip_named(chip).number, chip)))
    seat, chip = max(state.robbable(), key=lambda theft: (chip_named(theft[1]).number, theft))
    return Rob(seat, chip)


def numbers_only(state: TakeItState) -> Action:
    """Like `largest_number`, but never rob a line or a square."""
    if state.stage == "rob" and not any(chip_named(chip).number for _, chip in state.robbable()):
        return PASS
    return largest_number(state)


def most_worth(state: TakeItState) -> Action:
    """Take or rob the chip that is worth most; of equals rob the seat that is ahead."""
    if (single := only(state)) is not None:
        return single
    if state.stage == "take":
        return TakeChip(max(state.takeable(), key=lambda chip: (worth((chip,)), chip)))
    points = state.points
    seat, chip = max(state.robbable(), key=lambda theft: (worth((theft[1],)), points[theft[0]], theft))
    return Rob(seat, chip)
