"""Makes a review by walking through a record: a value for every state, and what changed it.

The value is carried from step to step, so the changes by luck, choices and estimates always add up to the
final value.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise

from parlour.core.actor import CHANCE
from parlour.core.bot import Budget
from parlour.core.events import Act, ChanceAnswer
from parlour.core.match import Match
from parlour.core.record import Record
from parlour.core.state import State

from .review import Account, Review, Step
from .valuers import valuer_for
from .worth import Choices, MoveWorth, Valuer

#: number of turning points in a review
TURNING_POINTS = 3
#: how many choices of a step are told with their values
WAYS = 4

_NOTHING = Fraction(0)


def review(
    record: Record,
    budget: Budget | None = None,
    *,
    goal: str | None = None,
    progress: Callable[[int, int], None] = lambda done, all: None,
    so_far: Callable[[int, int, Callable[[], Review]], None] = lambda done, all, review: None,
) -> Review:
    """Review a match from its full record; an unfinished match as far as it goes.

    A choice is judged by what its player could see. Moves that were taken back are left out. `goal` is
    for games with several (Shut the Box: `win` or `score`). `progress` is called before each step,
    `so_far` after it, with a function that returns the review up to there.
    """
    match = Match.of(record)
    valuer = valuer_for([state for _, state in match.line], budget or Budget(), goal)
    walk = _Walk(match, valuer)
    for done, (earlier, later) in enumerate(pairwise(match.line)):
        progress(done, len(match.line) - 1)
        event = match.events[later[0] - 1]
        assert isinstance(event, Act | ChanceAnswer)
        walk.take(later[0], event.act, earlier[1], later[1])
        so_far(done + 1, len(match.line) - 1, walk.review)
    return walk.review()


class _Walk:
    """A review in progress: every seat's current value, and the steps so far."""

    def __init__(self, match: Match, valuer: Valuer) -> None:
        self.match, self.valuer = match, valuer
        self.seats = match.options.seats
        first = valuer.worth(match.line[0][1])
        self.start: list[Fraction | None] = list(first.values)
        self.now: list[Fraction | None] = list(first.values)
        self.exact = first.exact
        self.steps: list[Step] = []

    def take(self, seq: int, act: str, before: State, after: State) -> None:
        """Add the next step."""
        if before.actor is CHANCE:
            self._luck(seq, act, after)
            return
        assert isinstance(before.actor, int)
        listed = before.game.lists_actions(before.options)
        if listed and len(before.legal()) == 1:
            self._settled(seq, before.actor, act, after, forced=True)
            return
        choices = self.valuer.choices(before, act)
        if choices is None or act not in choices.values or len(choices.values) == 1:
            self._settled(
                seq, before.actor, act, after, forced=choices is not None and len(choices.values) == 1
            )
        else:
            self._choice(seq, before, act, after, choices)

    def _luck(self, seq: int, act: str, after: State) -> None:
        found = self.valuer.worth(after)
        luck = self._move_to(found)
        self._step(seq, None, act, "luck", luck=luck, exact=found.exact)

    def _settled(self, seq: int, seat: int, act: str, after: State, *, forced: bool) -> None:
        """Add a step without a judged choice: the value stays until a later step."""
        unclear, exact = self._none(), True
        if after.actor is None:
            found = self.valuer.worth(after)
            unclear, exact = self._move_to(found), found.exact
        kind = "forced" if forced else "not-judged"
        self._step(seq, seat, act, kind, unclear=unclear, exact=exact)

    def _choice(self, seq: int, before: State, act: str, after: State, choices: Choices) -> None:
        seat = before.actor
        assert isinstance(seat, int)
        unclear = self._move_to(self.valuer.worth(before))
        best, chosen = choices.best, choices.values[act]
        cost = best - chosen
        gift, exact = list(self._none()), choices.exact
        self._add(seat, -cost)
        if self.seats == 2:
            gift[1 - seat] = cost
            self._add(1 - seat, cost)
        elif self.seats > 2:
            # with more than two seats one's loss is not another's gain: ask for the others' values
            found = self.valuer.worth(after)
            exact = exact and found.exact
            others = MoveWorth(
                tuple(None if s == seat else v for s, v in enumerate(found.values)), found.exact
            )
            gift = list(self._move_to(others))
        if after.actor is None:
            rest = self._move_to(self.valuer.worth(after))
            unclear = tuple(a + b for a, b in zip(unclear, rest, strict=True))
        mean = sum(choices.values.values(), _NOTHING) / len(choices.values)
        self._step(
            seq,
            seat,
            act,
            "choice",
            gift=tuple(gift),
            unclear=unclear,
            exact=exact,
            cost=cost,
            stake=best - mean,
            best=tuple(sorted(text for text, value in choices.values.items() if value == best)),
            ways=_ways(choices, act),
        )

    def _move_to(self, found: MoveWorth) -> tuple[Fraction, ...]:
        """Set the known values; returns the change for each seat."""
        changes = []
        for seat, value in enumerate(found.values):
            held = self.now[seat]
            changes.append(_NOTHING if value is None or held is None else value - held)
            if value is not None:
                self.now[seat] = value
                if self.start[seat] is None:
                    self.start[seat] = value
        return tuple(changes)

    def _add(self, seat: int, change: Fraction) -> None:
        held = self.now[seat]
        assert held is not None
        self.now[seat] = held + change

    def _none(self) -> tuple[Fraction, ...]:
        return (_NOTHING,) * self.seats

    def _step(
        self,
        seq: int,
        by: int | None,
        act: str,
        kind: str,
        *,
        luck: tuple[Fraction, ...] | None = None,
        gift: tuple[Fraction, ...] | None = None,
        unclear: tuple[Fraction, ...] | None = None,
        exact: bool,
        cost: Fraction | None = None,
        stake: Fraction | None = None,
        best: tuple[str, ...] = (),
        ways: tuple[tuple[str, Fraction], ...] = (),
    ) -> None:
        none = self._none()
        self.exact = self.exact and exact
        self.steps.append(
            Step(
                seq=seq,
                by=by,
                act=act,
                kind=kind,  # type: ignore[arg-type]
                after=tuple(self.now),
                luck=luck or none,
                gift=gift or none,
                unclear=unclear or none,
                cost=cost,
                stake=stake,
                best=best,
                ways=ways,
                exact=exact,
            )
        )

    def review(self) -> Review:
        """The finished review."""
        match, result = self.match, self.match.result
        return Review(
            game=match.game.key,
            options=match.header.options,
            unit=self.valuer.unit,
            measure=self.valuer.measure,
            meaning=self.valuer.meaning,
            exact=self.exact,
            ended=result.reason if result else "unfinished",
            places=result.places if result else None,
            accounts=tuple(self._account(seat) for seat in range(self.seats)),
            steps=tuple(self.steps),
            turning_points=_turning_points(self.steps),
        )

    def _account(self, seat: int) -> Account:
        own = [step for step in self.steps if step.by == seat and step.cost is not None]
        costs = [step.cost for step in own if step.cost is not None]
        stakes = [step.stake for step in own if step.stake is not None]
        real = [step for step in own if step.stake]
        lost, stake = sum(costs, _NOTHING), sum(stakes, _NOTHING)
        return Account(
            seat=seat,
            name=self.match.names[seat],
            start=self.start[seat] or _NOTHING,
            luck=sum((step.luck[seat] for step in self.steps), _NOTHING),
            choices=-lost,
            others=sum((step.gift[seat] for step in self.steps), _NOTHING),
            unclear=sum((step.unclear[seat] for step in self.steps), _NOTHING),
            end=self.now[seat] or _NOTHING,
            judged=len(real),
            best=sum(1 for step in real if step.cost == 0),
            accuracy=float(100 * max(_NOTHING, 1 - lost / stake)) if stake > 0 else None,
        )


def _ways(choices: Choices, chosen: str) -> tuple[tuple[str, Fraction], ...]:
    """The best choices with their values, best first; the chosen one is always among them."""
    found = sorted(choices.values.items(), key=lambda way: (-way[1], way[0]))
    few = found[:WAYS]
    if all(act != chosen for act, _ in few):
        few = [*few[:-1], (chosen, choices.values[chosen])]
    return tuple(few)


def _turning_points(steps: list[Step]) -> tuple[int, ...]:
    moved = sorted((step for step in steps if step.swing() > 0), key=lambda step: (-step.swing(), step.seq))
    return tuple(sorted(step.seq for step in moved[:TURNING_POINTS]))
