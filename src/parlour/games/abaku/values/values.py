"""What every action of a seat is worth, from its view alone.

At a glance: points, tiles kept, what is opened. With an effort, the best of these are tried against racks
that the others may hold. Once the bag is empty and two play, the end is searched. Values are final
differences of points to the best other; alone, final points.
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
from .endgame import Endgame, TranspositionTable
from .playout import played_out
from .worth import LASTING

#: how many candidates are tried, in three rounds that share the effort
_TRIED = (10, 5, 3)
#: with so few tiles in the bag two play out what they try
_NEAR_END = 8


class Valued(Struct, frozen=True):
    """An action with its points at once and its value."""

    action: Action
    value: float
    points: int
    bound: Literal["exact", "at_most", "estimate"] = "estimate"


class ActionValues(Struct, frozen=True):
    """Every action, best first, and whether the first is proved to be best."""

    moves: list[Valued]
    exact: bool
    nodes: int


def begun(view: Mapping[str, Any], seconds: float | None, nodes: int | None) -> Effort:
    """An effort for a view that begins once everything is loaded which its options need."""
    mind(GAME.options(**view["options"]))
    return Effort(seconds, nodes)


def values(view: Mapping[str, Any], effort: Effort | None, rng: Rng) -> ActionValues:
    """Right placements, exchanges and the pass of the seat to move; without an effort at a glance."""
    state = cast(AbakuState, GAME.imagine(view, rng))
    if state.actor != view["seat"] or state.pending is not None:
        raise IllegalAction("values are for a seat that is to place", code="wrong-seat")
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
    """How many points the seat to move is ahead of the best other."""
    others = [points for seat, points in enumerate(state.score) if seat != state.turn]
    return state.score[state.turn] - max(others, default=0)


def _at_the_end(thinking: Mind, state: AbakuState, effort: Effort) -> ActionValues:
    """The end for two: nothing is hidden from who counts tiles."""
    seat, other, ahead = state.turn, 1 - state.turn, _ahead(state)
    table = TranspositionTable(
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
    """Candidates tried against what the others may hold; each sees the same racks and draws."""

    def __init__(
        self, thinking: Mind, state: AbakuState, view: Mapping[str, Any], effort: Effort, rng: Rng
    ) -> None:
        self._mind, self._view, self._effort, self._rng = thinking, view, effort, rng
        self._seat = state.turn
        self._field = Field.read(state.board, state.options)
        self._near_end = state.options.seats == 2 and len(state.bag) <= _NEAR_END

    def tried(self, found: list[Candidate]) -> list[tuple[Candidate, float]]:
        """All candidates with their values, best first; who is dropped early ranks behind who stays."""
        half = self._mind.judge.turn / 2
        # the others are to answer, and an average answer is nothing special; a game played out says it all
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
        """Add what each brings against one imagined deal after the other, until the effort is spent."""
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
        """What each brings in the end when the game is played out; tiles come in one order for all."""
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
        """What each brings, less what its answers bring to the others as far as that lasts."""
        found = []
        for candidate, answer in zip(trying, self._answers(fields, others, bag, part), strict=True):
            if bag or candidate.left.any():
                gain = self._mind.kept(candidate.left, bag) - LASTING * answer
            else:  # who goes out is answered by nobody
                gain = float(sum(rack.sum() + self._mind.lost(rack) for rack in others) / len(others))
            found.append(candidate.points + gain)
        return found

    def _answers(self, fields: list[Field], others: list[Held], bag: int, part: Effort) -> list[float]:
        """What the best answers of the others are worth on each board, on average over the others."""
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
    """No value above the one before: what was dropped is held to be no better than what was kept."""
    found, most = [], float("inf")
    for candidate, value in ranked:
        most = min(most, value)
        found.append((candidate, most))
    return found
