"""Candidates tried against racks that the others may hold. Only the kernels are quick enough for that."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import fmean
from typing import Any, cast

from msgspec import Struct

from parlour.core.actor import Rng
from parlour.games.abaku.actions import Exchange, PlaceTiles
from parlour.games.abaku.generator.field import Field, Held, held
from parlour.games.abaku.placement import Laid, lay
from parlour.games.abaku.rules import AbakuState, ruled
from parlour.games.abaku.tiles import RACK, minus, shuffled

from .candidates import Candidate, Mind
from .compiled import CompiledFinder
from .effort import Effort, Spent
from .playout import played_out
from .worth import LASTING

#: how many candidates are tried in each of three rounds, which share the effort
_TRIED = (10, 5, 3)
#: with this few tiles in the bag, two seats play candidates out to the end
_NEAR_END = 8


class _Tried(Struct, frozen=True):
    """A candidate's points, and board and rack after it."""

    points: int
    field: Field
    left: str


class Trial:
    """Tries candidates against racks that the others may hold, the same racks and draws for each."""

    def __init__(
        self, thinking: Mind, state: AbakuState, view: Mapping[str, Any], effort: Effort, rng: Rng
    ) -> None:
        assert isinstance(thinking.finder, CompiledFinder)
        self._mind, self._finder, self._view, self._effort = thinking, thinking.finder, view, effort
        self._state, self._seat, self._rng = state, state.turn, rng
        self._field = Field.read(state.board, state.options)
        self._near_end = state.options.seats == 2 and len(state.bag) <= _NEAR_END

    def tried(self, found: list[Candidate]) -> list[tuple[Candidate, float]]:
        """All candidates with their values, best first; those dropped early rank behind those kept."""
        half = self._mind.judge.turn / 2
        # add back what an average answer takes; a game played out needs nothing, so `half` cancels
        usual = half if self._near_end else LASTING * self._mind.judge.turn
        staying = list(range(len(found)))
        dropped: list[int] = []
        gains: list[list[float]] = [[] for _ in found]

        def value(n: int) -> float:
            return (fmean(gains[n]) + usual if gains[n] else found[n].worth) - half

        for stage, few in enumerate(_TRIED):
            dropped = staying[few:] + dropped
            staying = staying[:few]
            part = self._effort.part(1 / (len(_TRIED) - stage))
            self._try(found, staying, gains, part)
            self._effort.add(part)
            staying.sort(key=value, reverse=True)
        return _falling([(found[n], value(n)) for n in staying + dropped])

    def _try(
        self, found: list[Candidate], staying: list[int], gains: list[list[float]], part: Effort
    ) -> None:
        """Add each candidate's gain against one imagined deal after another, until the effort is spent."""
        trying = [self._after(found[n]) for n in staying]
        while True:
            imagined = cast(AbakuState, ruled(self._view).imagine(self._view, self._rng))
            others = [rack for seat, rack in enumerate(imagined.racks) if seat != self._seat]
            try:
                if self._near_end:
                    brought = self._played_out(trying, held(others[0]), imagined.bag, part)
                else:
                    brought = self._answered(trying, others, len(imagined.bag), part)
            except Spent:
                return
            for n, gain in zip(staying, brought, strict=True):
                gains[n].append(gain)

    def _after(self, candidate: Candidate) -> _Tried:
        board, rack, action = self._state.board, self._state.racks[self._seat], candidate.action
        if isinstance(action, PlaceTiles):
            laid = lay(board, rack, action, self._state.options)
            assert isinstance(laid, Laid)
            return _Tried(candidate.points, Field.read(laid.board, self._state.options), laid.rack)
        return _Tried(0, self._field, minus(rack, action.tiles) if isinstance(action, Exchange) else rack)

    def _played_out(self, trying: list[_Tried], other: Held, bag: str, part: Effort) -> list[float]:
        """Each candidate's final gain when the game is played out; tiles come in the same order for all."""
        order = shuffled(bag, self._rng)
        found = []
        for tried in trying:
            fresh = order[: RACK - len(tried.left)]
            racks = held(tried.left + fresh), other
            if not racks[0].any():
                found.append(tried.points + float(self._mind.lost(other) + other.sum()))
            else:
                rest = order[len(fresh) :]
                found.append(tried.points + played_out(self._mind, tried.field, racks, rest, part))
        return found

    def _answered(self, trying: list[_Tried], others: list[str], bag: int, part: Effort) -> list[float]:
        """Each candidate's gain less the part of the others' best answers that lasts."""
        found = []
        for tried, answer in zip(trying, self._answers(trying, others, bag, part), strict=True):
            if bag or tried.left:
                gain = self._mind.kept(tried.left, bag) - LASTING * answer
            else:  # the game is over, so nobody answers
                gain = sum(len(rack) + self._mind.lost(held(rack)) for rack in others) / len(others)
            found.append(tried.points + gain)
        return found

    def _answers(self, trying: list[_Tried], others: list[str], bag: int, part: Effort) -> list[float]:
        """The worth of the others' best answers on each board, averaged over the others."""
        answers = [0.0] * len(trying)
        for rack in others:
            part.spend()
            self._finder.begin_answers(self._field, held(rack), bag, self._mind.judge)
            for n, tried in enumerate(trying):
                part.spend()
                best = self._finder.answers.best(tried.field)
                answers[n] += (self._mind.kept(rack, bag) if best is None else best) / len(others)
        return answers


def _falling(ranked: list[tuple[Candidate, float]]) -> list[tuple[Candidate, float]]:
    """The same with no value above the one before it: a dropped candidate is no better than a kept one."""
    found, most = [], float("inf")
    for candidate, value in ranked:
        most = min(most, value)
        found.append((candidate, most))
    return found
