"""How robots aim: by level, from the view and the table of odds, without physics."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from statistics import fmean
from typing import Any

from parlour.core.actor import Rng
from parlour.games.kugelbox.box import CHIKUGO, Score
from parlour.games.kugelbox.chips import meets, robs, worth
from parlour.games.kugelbox.options import counting
from parlour.games.kugelbox.throw.aim import Aim
from parlour.games.kugelbox.throw.aiming import any_aim, best_aim, novice_aim, shaken
from parlour.games.kugelbox.throw.odds_table import rows

Worth = Callable[[Score], float]


def hand_aim(view: Mapping[str, Any], level: str, rng: Rng) -> Aim:
    """The aim of a robot of that level for the throw that the view asks for.

    `random` takes any aim, `novice` throws into the box, `casual` aims for many points but unsteadily, and
    every higher level takes the aim that is best for what it needs now.
    """
    if level == "random":
        return any_aim(rng)
    if level == "novice":
        return novice_aim(rng)
    operators = counting(view["options"])
    if level == "casual":
        return shaken(best_aim(lambda found: found.points, operators=operators), rng, 50)
    return best_aim(needed(view), operators=operators)


def needed(view: Mapping[str, Any]) -> Worth:
    """A function that values each score for the throwing seat."""
    if view["game"] == "take-it":
        wanted = _in_take_it(view)
    elif view["phase"] == "pick-up":
        wanted = _in_pick_up(view)
    else:
        wanted = _in_lay_out(view)
    return cache(wanted)  # every row of the table has the same few scores


def _in_pick_up(view: Mapping[str, Any]) -> Worth:
    """Avoid Nadir; the first thrower wants a score that is hard to beat. A Chikugo wins at once."""
    marks: list[int] = [
        thrown["points"] for thrown in view["throws"] if thrown["seat"] not in view["retired"]
    ]
    operators = counting(view["options"])

    def wanted(found: Score) -> float:
        if found.points == CHIKUGO:
            return 4
        if marks:
            return found.points > min(marks)
        return _likely_low(operators, found.points)

    return wanted


def _in_lay_out(view: Mapping[str, Any]) -> Worth:
    """Lay out a chip, preferably one that is hard to match."""
    own = view["chips"][view["seat"]]
    operators = counting(view["options"])

    def wanted(found: Score) -> float:
        if found.points == CHIKUGO:
            return 2 * len(own)
        return max((2 - _easy(operators, chip) for chip in own if meets(chip, found)), default=0)

    return wanted


def _in_take_it(view: Mapping[str, Any]) -> Worth:
    """The best chip to take, averaged over the chip turned over next; else the best one to rob."""
    others = [chip for seat, pile in enumerate(view["chips"]) if seat != view["seat"] for chip in pile]
    turned: Sequence[str | None] = view["unseen"] or [None]

    def gain(found: Score, chip: str | None) -> float:
        up = [*view["up"], *([chip] if chip else [])]
        taken = [worth((chip,)) for chip in up if meets(chip, found)]
        # counts double: another player loses it
        robbed = [2 * worth((chip,)) for chip in others if robs(chip, found)]
        return max(taken or robbed, default=0)

    return lambda found: fmean(gain(found, chip) for chip in turned)


@cache
def _likely_low(operators: str, points: int) -> float:
    """The probability that another's good throw scores at most this."""
    typical = max(rows(operators), key=lambda row: row.mean(lambda found: found.points))
    return typical.mean(lambda found: found.points <= points)


@cache
def _easy(operators: str, chip: str) -> float:
    """The chance to match a chip with the best aim for it."""
    return max(row.mean(lambda found: meets(chip, found)) for row in rows(operators))
