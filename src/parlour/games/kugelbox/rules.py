"""The table that both games share: seats with chips, and balls to throw into the box.

A turn begins with stage `throw`: the seat throws. In stage `landing` chance says where the balls lie; what
follows is each game's own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType
from typing import Any, ClassVar, TypeVar

from msgspec.structs import replace

from parlour.core.action import Action
from parlour.core.actor import CHANCE, Actor, Rng
from parlour.core.errors import BadNotation, IllegalAction, NotEnumerable
from parlour.core.game import Game
from parlour.core.simulated import Simulated
from parlour.core.state import State, drawn
from parlour.games.kugelbox.throw.aim import LIMITS, Aim
from parlour.games.kugelbox.throw.aiming import any_aim
from parlour.games.kugelbox.throw.engine import engine
from parlour.games.kugelbox.throw.frames import Frames

from . import actions, drawing, notation
from .actions import MOST_SEATS, THROW, Landing, ThrowBalls, Turned
from .box import Score, score, sum_of
from .chips import Pile
from .notation import Stage
from .options import KugelboxOptions
from .throw import uniform as throwing
from .thrown import Thrown
from .view import SeenThrow

#: what is due in each stage, for whoever does something else
_DUE: dict[Stage, tuple[str, str]] = {
    "throw": ("throw-is-due", "a throw is due"),
    "landing": ("chance-is-due", "chance is to say where the balls lie"),
    "turn": ("turn-is-due", "a chip of the middle is to be turned over"),
    "chip": ("chance-is-due", "chance is to say which chip it is"),
    "take": ("take-is-due", "a chip of the middle is to be taken"),
    "rob": ("rob-is-due", "a chip may be robbed, or pass"),
    "lay": ("lay-is-due", "a chip may be laid out, or pass"),
    "over": ("game-over", "the game is over"),
}

# --- state ---


class KugelboxState(State, frozen=True):
    """What the states of both games hold.

    `throws` are the round's, `before` the last one of the round before as long as nobody has thrown in this;
    `aim` is a hand's throw that chance has yet to answer.
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
        """The chips that lie face down."""
        raise NotImplementedError

    @property
    def last(self) -> Thrown | None:
        """The latest throw."""
        return self.throws[-1] if self.throws else self.before

    def score_of(self, thrown: Thrown) -> Score:
        """What a throw counts on this table."""
        return score(thrown.red, thrown.black, self.options.smart_calculators)

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
                        "a hand's throw needs an aim, such as throw 5 30: 5 degrees right with force 30",
                        code="aim-missing",
                    )
                refusal = None
            case "throw", Aim():
                if self.options.throw == "uniform":
                    return IllegalAction("throw without an aim: chance alone decides", code="no-aim")
                refusal = None
            case "landing", Landing():
                refusal = throwing.refused_landing(action, self.options)
            case "chip", Turned(chip=chip):
                seen = chip not in self.unseen
                refusal = IllegalAction("no such chip lies face down", code="not-face-down") if seen else None
            case _:
                refusal = self.refused_choice(action)
        return refusal

    def refused_choice(self, action: Action) -> IllegalAction | None:
        """Why the seat may not do this after its throw, or None."""
        raise NotImplementedError

    def not_due(self, action: Action) -> IllegalAction:
        """The refusal of an action that does not belong to this stage at all."""
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
        from parlour.games.kugelbox.throw.simulation import simulate  # MuJoCo loads with it

        thrown = simulate(self.aim, rng)
        return Simulated(thrown.landing, thrown.frames.json())

    def _turned(self) -> tuple[Turned, ...]:
        return tuple(sorted(Turned(chip) for chip in set(self.unseen)))

    def _listed(self) -> None:
        if self.options.throw == "hand":
            raise NotEnumerable("where a hand's throw may land cannot be listed")

    # --- what both games show ---

    def _drawn(self, phase: str, up: Pile, marks: Sequence[str]) -> str:
        """This table for a person, with a remark on each seat."""
        smart, over = self.options.smart_calculators, self.stage == "over"
        due = "over" if over else f"{phase}, round {self.round} · {drawing.draw_due(self.seat, self.stage)}"
        parts = [
            f"{self.game.name} · {due}",
            drawing.draw_box(self.last, smart),
            drawing.draw_throw(self.last, smart) if self.last else "",
            drawing.draw_middle(up, len(self.unseen)),
            drawing.draw_seats(self.chips, marks, None if over else self.seat),
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
        calculation = sum_of(thrown.red, thrown.black) if self.options.smart_calculators else None
        return SeenThrow(thrown.seat, thrown.red, thrown.black, found.points, found.shape, calculation)


def _aim_asked() -> NotEnumerable:
    """A hand's throws are too many to list; direction and force are enough to write one."""
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
    """The state once the seat has thrown and chance is to answer."""
    return replace(state, stage="landing", aim=action if isinstance(action, Aim) else None)


# --- registration ---


class KugelboxGame(Game[S]):
    """What both games are: two to six seats, and throws that may be aimed by hand."""

    phases: ClassVar[tuple[str, ...]]
    offered = MappingProxyType({"throw": "hand"})
    frames_type = Frames

    def read_action(self, text: str) -> Action:
        return actions.read(text)

    def state(self, data: bytes | str) -> S:
        try:
            return super().state(data)
        except IllegalAction as error:  # an aim beyond its limits
            raise BadNotation(f"not the JSON of a {self.key} state: {error}") from None

    def seats_for(self, options: Mapping[str, Any]) -> tuple[int, int]:
        return 2, MOST_SEATS

    def seats_in(self, text: str) -> int | None:
        return notation.seats_in(text)

    def lists_actions(self, options: KugelboxOptions) -> bool:
        """Not where throws are by hand; their views still list whatever can be listed."""
        return options.throw != "hand"

    def engine(self, options: KugelboxOptions) -> str | None:
        """What simulates a hand's throws."""
        return engine() if options.throw == "hand" else None

    def prepare(self) -> None:
        from parlour.games.kugelbox.throw.simulation import own_box

        own_box()

    def unlisted(self, view: Mapping[str, Any]) -> NotEnumerable | None:
        return _aim_asked() if (view.get("expects") or {}).get("throw") else None

    def some_action(self, view: Mapping[str, Any], rng: Rng) -> Action:
        """Any listed action, or any aim within the limits of a hand."""
        if view.get("legal") is not None:
            return super().some_action(view, rng)
        return any_aim(rng)
