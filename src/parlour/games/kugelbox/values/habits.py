"""How people choose chips without calculating: habits, from the clumsy to the sensible.

A habit looks at a state in which a seat has a choice and names its action; it needs no chance.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeAlias

from parlour.core.action import Action
from parlour.core.state import State
from parlour.games.kugelbox.actions import PASS, Lay, Rob, TakeChip
from parlour.games.kugelbox.chikugo.rules import ChikugoState
from parlour.games.kugelbox.chips import BY_NAME, meets, worth
from parlour.games.kugelbox.take_it.rules import TakeItState
from parlour.games.kugelbox.throw.uniform import score_odds

Habit: TypeAlias = Callable[[Any], Action]


def only(state: State) -> Action | None:
    """The one action that there is, if there is but one."""
    legal = state.legal()
    return legal[0] if len(legal) == 1 else None


# --- Chikugo ---


def smallest_out(state: ChikugoState) -> Action:
    """Lay out the smallest chip, because it is the surest: the hard ones stay."""
    return only(state) or Lay(min(state.met(), key=lambda chip: (worth((chip,)), chip)))


def rarest_out(state: ChikugoState) -> Action:
    """Lay out the chip that a throw meets most rarely."""
    options = state.options

    def rarity(chip: str) -> tuple[float, str]:
        return met_by(chip, options.miss, options.smart_calculators), chip

    return only(state) or Lay(min(state.met(), key=rarity))


@lru_cache(maxsize=256)
def met_by(chip: str, miss: str, calculators: bool) -> float:
    """How likely a uniform throw meets that chip."""
    odds = score_odds(miss, calculators)
    return float(sum(chance for score, chance in odds.items() if meets(chip, score)))


# --- Take It ---


def largest_number(state: TakeItState) -> Action:
    """Take or rob the largest number that can be had, and forget what a square is worth."""
    if (single := only(state)) is not None:
        return single
    if state.stage == "take":
        return TakeChip(max(state.takeable(), key=lambda chip: (BY_NAME[chip].number, chip)))
    seat, chip = max(state.robbable(), key=lambda theft: (BY_NAME[theft[1]].number, theft))
    return Rob(seat, chip)


def numbers_only(state: TakeItState) -> Action:
    """As `largest_number`, and overlook that lines and squares can be robbed as well."""
    if state.stage == "rob" and not any(BY_NAME[chip].number for _, chip in state.robbable()):
        return PASS
    return largest_number(state)


def most_worth(state: TakeItState) -> Action:
    """Take what is worth most; rob what is worth most, of equals from whoever is ahead."""
    if (single := only(state)) is not None:
        return single
    if state.stage == "take":
        return TakeChip(max(state.takeable(), key=lambda chip: (worth((chip,)), chip)))
    points = state.points
    seat, chip = max(state.robbable(), key=lambda theft: (worth((theft[1],)), points[theft[0]], theft))
    return Rob(seat, chip)
