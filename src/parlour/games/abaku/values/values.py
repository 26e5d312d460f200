"""The value of every action of a seat, from its view alone.

Without an effort it is a quick estimate: points, tiles kept, chances given to the next. With an effort the
best of these are tried against racks that the others may hold. Two seats with an empty bag search the
endgame. A value is the expected final lead over the best other seat; alone, the final points.
"""

from __future__ import annotations

from collections.abc import Mapping
from statistics import fmean
from typing import Any, Literal, cast

from msgspec import Struct

from parlour.core.action import Action
from parlour.core.actor import Rng
from parlour.core.errors import IllegalAction
from parlour.games.abaku.actions import PassTurn
from parlour.games.abaku.generator.field import Field, Held, held
from parlour.games.abaku.generator.generator import place
from parlour.games.abaku.rules import GAME, AbakuState
from parlour.games.abaku.tiles import RACK, shuffled

from .candidates import Candidate, Mind, mind
from .effort import Effort, Spent
from .endgame import Endgame, EndgamePosition
from .playout import played_out
from .worth import LASTING

#: how many candidates are tried in each of three rounds, which share the effort
_TRIED = (10, 5, 3)
#: with this few tiles in the bag, two seats play candidates out to the end
_NEAR_END = 8


class Valued(Struct, frozen=True):
    """An action with its value and the points it scores now."""

    action: Action
    value: float
    points: int
    bound: Literal["exact", "at_most", "estimate"] = "estimate"


class ActionValues(Struct, frozen=True):
    """Every action, best first; `exact` if the first is proved to be the best."""

    moves: list[Valued]
    exact: bool
    nodes: int


def begun(view: Mapping[str, Any], seconds: float | None, nodes: int | None) -> Effort:
    """An effort whose clock starts after everything is loaded that the view's options need."""
    mind(GAME.options(**view["options"]))
    return Effort(seconds, nodes)


def values(view: Mapping[str, Any], effort: Effort | None, rng: Rng) -> ActionValues:
    """The values of all right placements, exchanges and the pass; without an effort a quick estimate."""
    state = cast(AbakuState, GAME.imagine(view, rng))
    if state.actor != view["seat"] or state.pending is not None:
        raise IllegalAction("values are only for the seat whose turn it is to place", code="wrong-seat")
    thinking = mind(state.options)
    if effort is not None and state.options.seats == 2 and not state.bag:
        return _at_the_end(thinking, state, effort)
    seat = state.turn
    found = thinking.candidates(state.board, state.racks[seat], len(state.bag))
    ahead = _ahead(state)
    if effort is None or state.options.seats == 1:
        half = thinking.judge.turn / 2 if state.options.seats > 1 else 0.0
        moves = [Valued(c.action, ahead + c.worth - half, c.points) for c in found]
        return ActionValues(moves, False, 1)
    trial = _Trial(thinking, state, view, effort, rng)
    moves = [Valued(c.action, ahead + value, c.points) for c, value in trial.tried(found)]
    return ActionValues(moves, False, effort.nodes)


def _ahead(state: AbakuState) -> int:
    """The lead of the seat to move over the best other."""
    others = [points for seat, points in enumerate(state.score) if seat != state.turn]
    return state.score[state.turn] - max(others, default=0)


def _at_the_end(thinking: Mind, state: AbakuState, effort: Effort) -> ActionValues:
    """The endgame of two: with an empty bag the other's rack is known."""
    seat, other, ahead = state.turn, 1 - state.turn, _ahead(state)
    table = EndgamePosition(
        Field.read(state.board, state.options),
        held(state.racks[seat]),
        held(state.racks[other]),
        state.scoreless[seat],
        state.scoreless[other],
    )
    end = Endgame(thinking, table, effort)
    end.search()
    moves, generator = [], thinking.generator
    for line in end.lines:
        row = None if line.row is None else end.rows[line.row]
        action = PassTurn() if row is None else place(row, state.board, generator.grid, generator.ways)
        moves.append(Valued(action, ahead + line.value, 0 if row is None else int(row[0]), line.bound))
    return ActionValues(moves, end.proved, effort.nodes)


class _Trial:
    """Tries candidates against racks that the others may hold, the same racks and draws for each."""

    def __init__(
        self, thinking: Mind, state: AbakuState, view: Mapping[str, Any], effort: Effort, rng: Rng
    ) -> None:
        self._mind, self._view, self._effort, self._rng = thinking, view, effort, rng
        self._seat = state.turn
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
        trying = [found[n] for n in staying]
        fields = [self._after(candidate) for candidate in trying]
        while True:
            imagined = cast(AbakuState, GAME.imagine(self._view, self._rng))
            others = [held(rack) for seat, rack in enumerate(imagined.racks) if seat != self._seat]
            try:
                if self._near_end:
                    brought = self._played_out(trying, fields, others[0], imagined.bag, part)
                else:
                    brought = self._answered(trying, fields, others, len(imagined.bag), part)
            except Spent:
                return
            for n, gain in zip(staying, brought, strict=True):
                gains[n].append(gain)

    def _after(self, candidate: Candidate) -> Field:
        return self._field if candidate.row is None else self._field.laid(candidate.row)

    def _played_out(
        self, trying: list[Candidate], fields: list[Field], other: Held, bag: str, part: Effort
    ) -> list[float]:
        """Each candidate's final gain when the game is played out; tiles come in the same order for all."""
        order = shuffled(bag, self._rng)
        found = []
        for candidate, field in zip(trying, fields, strict=True):
            fresh = order[: RACK - int(candidate.left.sum())]
            racks = candidate.left + held(fresh), other
            if not racks[0].any():
                found.append(candidate.points + float(self._mind.lost(other) + other.sum()))
            else:
                rest = order[len(fresh) :]
                found.append(candidate.points + played_out(self._mind, field, racks, rest, part))
        return found

    def _answered(
        self, trying: list[Candidate], fields: list[Field], others: list[Held], bag: int, part: Effort
    ) -> list[float]:
        """Each candidate's gain less the part of the others' best answers that lasts."""
        found = []
        for candidate, answer in zip(trying, self._answers(fields, others, bag, part), strict=True):
            if bag or candidate.left.any():
                gain = self._mind.kept(candidate.left, bag) - LASTING * answer
            else:  # the game is over, so nobody answers
                gain = float(sum(rack.sum() + self._mind.lost(rack) for rack in others) / len(others))
            found.append(candidate.points + gain)
        return found

    def _answers(self, fields: list[Field], others: list[Held], bag: int, part: Effort) -> list[float]:
        """The worth of the others' best answers on each board, averaged over the others."""
        answers = [0.0] * len(fields)
        for rack in others:
            part.spend()
            self._mind.begin_answers(self._field, rack, bag)
            for n, field in enumerate(fields):
                part.spend()
                best = self._mind.answers.best(field)
                answers[n] += (self._mind.kept(rack, bag) if best is None else best) / len(others)
        return answers


def _falling(ranked: list[tuple[Candidate, float]]) -> list[tuple[Candidate, float]]:
    """The same with no value above the one before it: a dropped candidate is no better than a kept one."""
    found, most = [], float("inf")
    for candidate, value in ranked:
        most = min(most, value)
        found.append((candidate, most))
    return found
