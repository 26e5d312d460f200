"""What Chikugo and Take It share: the box, the throw and the twelve chips, for two to six seats.

The floor of the box has 25 holes, columns a to e and rows 1 to 5.

1. A turn begins with a throw of a red and a black ball together. Each ends in a hole or misses; no hole takes
   both.
2. A throw counts 0 points with no ball in a hole and 1 with one ball. Two balls in one row or column are a
   line: it counts the holes from one to the other, both included. Otherwise it counts the holes of the
   rectangle that the balls span, 4 to 25; a rectangle with equal sides is a square.
3. Each chip says which throws match it. 2, 3, 4, 5, 8 and 12: at least that many points. ≤4 and ≤6: at most
   that many. Line (two chips): a line. Square (two chips): a square.
4. With Smart Calculators, two balls in holes count by a sum instead: their columns are the numbers 1 to 5,
   and the row of the red ball gives the operator: + in rows 1 and 5, − (larger minus smaller) in 2 and 4, ×
   in 3. Lines and squares stay what they are.

In the code a turn begins with stage `throw`, and in stage `landing` chance answers where the balls lie:
simulated from the seat's aim with `throw=hand`, by exact odds with `uniform`. What follows is each game's
own, in `chikugo.rules` and `take_it.rules`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType
from typing import Any, TypeVar

from msgspec.structs import replace

from parlour.core.action import Action
from parlour.core.actor import CHANCE, Actor, Rng
from parlour.core.errors import BadNotation, IllegalAction, NotEnumerable
from parlour.core.game import Game
from parlour.core.missing import is_missing
from parlour.core.simulated import Simulated
from parlour.core.state import State, drawn
from parlour.games.kugelbox.throw.aim import LIMITS, Aim
from parlour.games.kugelbox.throw.aiming import any_aim
from parlour.games.kugelbox.throw.engine import engine
from parlour.games.kugelbox.throw.frames import Frames

from . import actions, notation
from .actions import MOST_SEATS, THROW, Landing, ThrowBalls, Turned
from .box import Score, score, sum_of
from .chips import Pile
from .notation import Stage
from .options import KugelboxOptions
from .throw import uniform as throwing
from .thrown import Thrown
from .view import SeenThrow

# --- facts ---

#: the error in each stage for an action that does not belong there
_DUE: dict[Stage, tuple[str, str]] = {
    "throw": ("throw-is-due", "throw first"),
    "landing": ("chance-is-due", "the balls have not landed yet"),
    "turn": ("turn-is-due", "turn over a chip of the middle first: turn"),
    "chip": ("chance-is-due", "the chip is not turned over yet"),
    "take": ("take-is-due", "take a chip of the middle that the throw matches"),
    "rob": ("rob-is-due", "rob a chip that the throw wins, or pass"),
    "lay": ("lay-is-due", "lay out a chip that the throw matches, or pass"),
    "over": ("game-over", "the game is over"),
}

# --- state ---


class KugelboxState(State, frozen=True):
    """What the states of both games hold.

    `throws` are those of this round. `before` is the last throw of the round before, until somebody throws
    in this one. `aim` is the aim of a throw by hand that has not landed yet.
    """

    options: KugelboxOptions
    chips: tuple[Pile, ...]
    seat: int = 0
    round: int = 1
    stage: Stage = "throw"
    throws: tuple[Thrown, ...] = ()
    before: Thrown | None = None
    aim: Aim | None = None

    @property
    def actor(self) -> Actor:
        if self.stage == "over":
            return None
        return CHANCE if self.stage in ("landing", "chip") else self.seat

    @property
    def unseen(self) -> Pile:
        """The chips that are face down."""
        raise NotImplementedError

    @property
    def last(self) -> Thrown | None:
        """The latest throw."""
        return self.throws[-1] if self.throws else self.before

    def score_of(self, thrown: Thrown) -> Score:
        """The points and shape of a throw under these options."""
        return score(thrown.red, thrown.black, self.options.counting)

    # --- what both games do alike: throwing, and turning over a chip ---

    def legal(self) -> tuple[Action, ...]:
        if self.stage == "throw":
            if self.options.throw == "hand":
                raise _aim_asked()
            return (THROW,)
        if self.stage == "landing":
            self._listed()
            return throwing.uniform_outcomes(self.options.miss)
        if self.stage == "chip":
            return self._turned()
        return self.choices()

    def choices(self) -> tuple[Action, ...]:
        """The seat's legal actions after its throw, sorted."""
        raise NotImplementedError

    def accepts(self, action: Action) -> IllegalAction | None:
        refusal: IllegalAction | None
        match self.stage, action:
            case "throw", ThrowBalls():
                if self.options.throw == "hand":
                    return IllegalAction(
                        "a throw by hand needs an aim, such as throw 5 30: 5 degrees right with force 30",
                        code="aim-missing",
                    )
                refusal = None
            case "throw", Aim():
                if self.options.throw == "uniform":
                    return IllegalAction("throws are uniform here: write throw without an aim", code="no-aim")
                refusal = None
            case "landing", Landing():
                refusal = throwing.refused_landing(action, self.options)
            case "chip", Turned(chip=chip):
                seen = chip not in self.unseen
                refusal = (
                    IllegalAction("no chip of that kind is face down", code="not-face-down") if seen else None
                )
            case _:
                refusal = self.refused_choice(action)
        return refusal

    def refused_choice(self, action: Action) -> IllegalAction | None:
        """Why the seat may not do this after its throw; None if it may."""
        raise NotImplementedError

    def not_due(self, action: Action) -> IllegalAction:
        """The error for an action that does not belong to this stage."""
        if not isinstance(action, Aim) and type(action).__module__ != actions.__name__:
            return IllegalAction(f"not an action of {self.game.name}", code="not-this-game")
        code, message = _DUE[self.stage]
        return IllegalAction(message, code=code)

    def odds(self) -> tuple[tuple[Action, Fraction], ...]:
        if self.stage == "landing":
            self._listed()
            return throwing.uniform_odds(self.options.miss)
        if self.stage == "chip":
            unseen = self.unseen
            return tuple((t, Fraction(unseen.count(t.chip), len(unseen))) for t in self._turned())
        return super().odds()

    def sample(self, rng: Rng) -> Action:
        if self.stage == "landing":
            if self.simulated:
                return self.simulate(rng).action
            return throwing.uniform_landing(self.options.miss, rng)
        return drawn(self.odds(), rng)

    @property
    def simulated(self) -> bool:
        return self.stage == "landing" and self.aim is not None

    def simulate(self, rng: Rng) -> Simulated:
        if not self.simulated or self.aim is None:
            return super().simulate(rng)
        from parlour.games.kugelbox.throw.simulation import simulate  # this loads MuJoCo

        thrown = simulate(self.aim, rng)
        return Simulated(thrown.landing, thrown.frames.json())

    def _turned(self) -> tuple[Turned, ...]:
        return tuple(sorted(Turned(chip) for chip in set(self.unseen)))

    def _listed(self) -> None:
        if self.options.throw == "hand":
            raise NotEnumerable("the landings of a throw by hand cannot be listed")

    # --- what both games show ---

    def _drawn(self, phase: str, up: Pile, marks: Sequence[str]) -> str:
        """The table drawn in text, with a remark on each seat."""
        operators, over = self.options.counting, self.stage == "over"
        due = "over" if over else f"{phase}, round {self.round} · {notation.draw_due(self.seat, self.stage)}"
        parts = [
            f"{self.game.name} · {due}",
            notation.draw_box(self.last, operators),
            notation.draw_throw(self.last, operators) if self.last else "",
            notation.draw_middle(up, len(self.unseen)),
            notation.draw_seats(self.chips, marks, None if over else self.seat),
        ]
        return "\n".join(filter(None, parts))

    def _seen_table(self, seat: int | None) -> dict[str, Any]:
        """The fields that both views share."""
        fields = self._seen_by(seat)
        if fields["legal"] is None and self.stage == "throw":
            fields["expects"] = {
                "throw": {
                    name: {"least": least, "greatest": greatest, "unit": unit}
                    for name, (least, greatest, unit) in LIMITS.items()
                }
            }
        elif fields["legal"] is None:
            fields["legal"] = tuple(map(str, self.legal()))
        unseen = self.unseen
        return {
            **fields,
            "position": self.position,
            "turn": self.seat,
            "round": self.round,
            "stage": self.stage,
            "face_down": len(unseen),
            "unseen": unseen,
            "chips": self.chips,
            "throws": tuple(self._seen_throw(thrown) for thrown in self.throws),
            "last": None if self.last is None else self._seen_throw(self.last),
        }

    def _seen_throw(self, thrown: Thrown) -> SeenThrow:
        found = self.score_of(thrown)
        operators = self.options.counting
        calculation = sum_of(thrown.red, thrown.black, operators) if operators else None
        return SeenThrow(thrown.seat, thrown.red, thrown.black, found.points, found.shape, calculation)


def _aim_asked() -> NotEnumerable:
    """The error that tells how to write an aim, since aims are too many to list."""
    (left, right, _), (soft, hard, _) = LIMITS["dir"], LIMITS["force"]
    return NotEnumerable(
        f"type throw DIRECTION FORCE: {left} to {right} degrees to the right, {soft} to {hard} percent; "
        "throw 0 15 is a soft toss straight ahead",
        code="aim-asked",
        left=left,
        right=right,
        soft=soft,
        hard=hard,
    )


S = TypeVar("S", bound=KugelboxState)


def thrown_by(state: S, action: Action) -> S:
    """The state after the seat has thrown, before the balls land."""
    return replace(state, stage="landing", aim=action if isinstance(action, Aim) else None)


# --- registration ---


class KugelboxGame(Game[S]):
    """What both games share: two to six seats, and throws that may be aimed by hand."""

    offered = MappingProxyType({} if is_missing("throw") else {"throw": "hand"})
    frames_type = Frames

    def read_action(self, text: str) -> Action:
        return actions.read(text)

    def state(self, data: bytes | str) -> S:
        try:
            return super().state(data)
        except IllegalAction as error:  # an aim outside its limits
            raise BadNotation(f"not the JSON of a {self.key} state: {error}") from None

    def seats_for(self, options: Mapping[str, Any]) -> tuple[int, int]:
        return 2, MOST_SEATS

    def seats_in(self, text: str) -> int | None:
        return notation.seats_in(text)

    def lists_actions(self, options: KugelboxOptions) -> bool:
        """False with throws by hand, though views still list the actions of every other stage."""
        return options.throw != "hand"

    def engine(self, options: KugelboxOptions) -> str | None:
        """The engine that simulates throws by hand."""
        return engine() if options.throw == "hand" else None

    def part(self, options: KugelboxOptions) -> str | None:
        return "throw" if options.throw == "hand" else None

    def prepare(self) -> None:
        from parlour.games.kugelbox.throw.simulation import own_box

        own_box()

    def unlisted(self, view: Mapping[str, Any]) -> NotEnumerable | None:
        return _aim_asked() if (view.get("expects") or {}).get("throw") else None

    def some_action(self, view: Mapping[str, Any], rng: Rng) -> Action:
        """A listed action or an aim within the limits, at random."""
        if view.get("legal") is not None:
            return super().some_action(view, rng)
        return any_aim(rng)
