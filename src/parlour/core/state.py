"""A state: a frozen value that knows who acts next and the state after each action."""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Self

import msgspec
from msgspec import Struct

from .action import Action
from .actor import CHANCE, Actor, Rng
from .errors import IllegalAction
from .options import Options
from .simulated import Simulated
from .view import View

if TYPE_CHECKING:
    from .game import Game


class State(Struct, frozen=True):
    """Base of every game's states. A game overrides what raises NotImplementedError here."""

    options: Options

    #: True if nothing is hidden from anybody
    open_information: ClassVar[bool] = True

    # --- what a game defines ---

    @property
    def game(self) -> Game[Self]:
        """The game of this state."""
        raise NotImplementedError

    @property
    def actor(self) -> Actor:
        """The seat to act, CHANCE, or None when the game is over."""
        raise NotImplementedError

    def legal(self) -> tuple[Action, ...]:
        """Every legal action, sorted; at chance, every outcome; () when over."""
        raise NotImplementedError

    def accepts(self, action: Action) -> IllegalAction | None:
        """None if the action is legal now, else why not. Cheap: never lists all actions."""
        raise NotImplementedError

    def after(self, action: Action) -> Self:
        """The state after an action that `accepts` has accepted."""
        raise NotImplementedError

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each seat."""
        raise NotImplementedError

    @property
    def places(self) -> tuple[int, ...] | None:
        """When over, the place of each seat: 0 is best, ties share a place. None while running."""
        raise NotImplementedError

    @property
    def position(self) -> str:
        """This state as text; `game.position` reads it back exactly."""
        raise NotImplementedError

    def seen(self, seat: int | None) -> View:
        """What that seat (None: a spectator) may know, as a typed value."""
        raise NotImplementedError

    def __str__(self) -> str:
        """The position drawn for people."""
        raise NotImplementedError

    # --- what games with chance or secrets also define ---

    def odds(self) -> tuple[tuple[Action, Fraction], ...]:
        """At chance: every outcome with its probability, sorted by outcome, summing to 1."""
        raise IllegalAction("in this state it is not chance's turn", code="not-chance")

    def sample(self, rng: Rng) -> Action:
        """At chance: a random outcome by its odds. Calls only `rng.randrange(n)`."""
        return drawn(self.odds(), rng)

    @property
    def thrower(self) -> int | None:
        """At chance: the seat that throws these dice, so that they may wait for its word; None: nobody's."""
        return None

    @property
    def simulated(self) -> bool:
        """At chance: whether the outcome is simulated, which is slow and gives key frames."""
        return False

    def simulate(self, rng: Rng) -> Simulated:
        """At chance, if `simulated`: the outcome that `sample` gives, with its key frames."""
        raise IllegalAction("the outcome in this state is not simulated", code="not-simulated")

    def shown(self, action: Action, seat: int | None) -> str:
        """What that seat sees of an action played in this state."""
        return str(action)

    def standing(self) -> tuple[int, ...]:
        """The places if the game ended by agreement now; by default most points are best."""
        return placed([-p for p in self.points])

    # --- what every game gets ---

    def play(self, action: Action | str) -> Self:
        """The next state; raises what `accepts` returns. Also takes the action's text."""
        if isinstance(action, str):
            action = self.game.action(action)
        refusal = self.accepts(action)
        if refusal is not None:
            raise refusal
        return self.after(action)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats placed first; () while running."""
        return tuple(seat for seat, place in enumerate(self.places or ()) if place == 0)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What that seat (None: a spectator) may know, as plain JSON-able values."""
        if seat is not None and not (type(seat) is int and 0 <= seat < self.options.seats):
            raise IllegalAction(
                f"there is no seat {seat!r}; seats are 0 to {self.options.seats - 1}", code="no-such-seat"
            )
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self.seen(seat)))
        return plain

    def svg(self, seat: int | None = None) -> str:
        """What that seat (None: a spectator) may know, as an SVG picture."""
        from .svg import picture

        return picture(self.view(seat))

    def _repr_svg_(self) -> str:
        """In a notebook: what the seat to act knows."""
        actor = self.actor
        return self.svg(actor if isinstance(actor, int) else None)

    def json(self) -> bytes:
        """This state as JSON; `game.state` reads it back exactly."""
        return msgspec.json.encode(self)

    def _seen_by(self, seat: int | None) -> dict[str, Any]:
        """The fields that the views of all games share, for use in `seen`."""
        actor = self.actor
        legal: tuple[str, ...] | None = ()
        if seat is not None and actor == seat:
            legal = tuple(map(str, self.legal())) if self.game.lists_actions(self.options) else None
        return {
            "game": self.game.key,
            "options": _plain(self.options),
            "seat": seat,
            "actor": actor.value if actor is CHANCE else actor,
            "points": self.points,
            "places": self.places,
            "legal": legal,
        }


@lru_cache(maxsize=256)
def _plain(options: Options) -> dict[str, Any]:
    """Options as plain values, cached: every view of a match has the same."""
    plain: dict[str, Any] = msgspec.to_builtins(options)
    return plain


def placed(scores: Sequence[Any]) -> tuple[int, ...]:
    """Places by score, where less is better; equal scores share the better place."""
    return tuple(sum(other < score for other in scores) for score in scores)


def drawn(odds: Sequence[tuple[Action, Fraction]], rng: Rng) -> Action:
    """A random outcome by its exact odds: one number below the common denominator decides."""
    denominator = math.lcm(*(chance.denominator for _, chance in odds))
    left = rng.randrange(denominator)
    for action, chance in odds:
        left -= chance.numerator * (denominator // chance.denominator)
        if left < 0:
            return action
    raise AssertionError("odds that do not sum to 1")
