"""The lay-out of Chikugo for two as if it had no limit of laps: a hundred times quicker than solving it.

Chips only get fewer, and a throw that matches nothing leaves all as it is for the other seat. So the two
chances of a set, before either seat throws, follow from those of smaller sets. Whoever can lay out, does.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from parlour.games.kugelbox.box import CHIKUGO
from parlour.games.kugelbox.chikugo.rules import ChikugoState
from parlour.games.kugelbox.chips import Pile, kinds, meets, without_chip
from parlour.games.kugelbox.throw.uniform import score_odds

#: the chips of the seat that throws and of the other
_Race: TypeAlias = tuple[Pile, Pile]


class EndlessRace:
    """The chances of the seat to act not to lose, if each throw lays out at most one chip."""

    def __init__(self, state: ChikugoState) -> None:
        assert state.options.seats == 2
        assert state.options.lay_out == "one"
        self._own, self._other = state.chips[state.seat], state.chips[1 - state.seat]
        self._odds = _throws(state.options.miss, state.options.counting, kinds(state.options.box))
        self._known: dict[_Race, float] = {}
        self._useful: dict[Pile, tuple[float, tuple[tuple[float, Pile], ...]]] = {}

    def after_laying(self, chip: str) -> float:
        """The chance after the seat to act lays out this chip."""
        own = without_chip(self._own, chip)
        return 1 - self._before(self._other, own) if own else 1.0

    def _before(self, own: Pile, other: Pile) -> float:
        """The chance of a seat with these chips before it throws against the other."""
        if (own, other) not in self._known:
            (mine, idle), (theirs, their_idle) = self._laid(own, other), self._laid(other, own)
            # mine + idle · (1 - x') = x and theirs + their_idle · (1 - x) = x'
            chance = (mine + idle * (1 - theirs - their_idle)) / (1 - idle * their_idle)
            self._known[own, other] = chance
            self._known[other, own] = theirs + their_idle * (1 - chance)
        return self._known[own, other]

    def _laid(self, own: Pile, other: Pile) -> tuple[float, float]:
        """What throws that lay out a chip, and Chikugo, are worth; and the chance of other throws."""
        idle, useful = self._throws(own)
        after = {
            chip: 1 - self._before(other, left) if (left := without_chip(own, chip)) else 1.0
            for chip in dict.fromkeys(own)
        }
        chikugo = 1 - idle - sum(chance for chance, _ in useful)
        return chikugo + sum(chance * max([after[chip] for chip in chips]) for chance, chips in useful), idle

    def _throws(self, own: Pile) -> tuple[float, tuple[tuple[float, Pile], ...]]:
        """The chance of throws that match none of these chips, and that of each choice."""
        if own not in self._useful:
            found: dict[Pile, float] = {}
            for chips, chance in self._odds:
                met = tuple([chip for chip in chips if chip in own])
                found[met] = found.get(met, 0.0) + chance
            idle = found.pop((), 0.0)
            self._useful[own] = idle, tuple((chance, chips) for chips, chance in found.items())
        return self._useful[own]


@cache
def _throws(miss: str, operators: str, names: Pile) -> tuple[tuple[Pile, float], ...]:
    """The chips that each kind of throw but Chikugo matches, and its chance."""
    found: dict[Pile, float] = {}
    for score, chance in score_odds(miss, operators).items():
        if score.points != CHIKUGO:
            chips = tuple(chip for chip in names if meets(chip, score))
            found[chips] = found.get(chips, 0.0) + float(chance)
    return tuple(found.items())
