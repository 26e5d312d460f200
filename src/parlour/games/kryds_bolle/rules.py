"""The rules of Kryds & Bolle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from parlour.core.action import Action
from parlour.core.actor import Actor, Rng
from parlour.core.errors import IllegalAction
from parlour.core.game import Game
from parlour.core.state import State, placed

from . import actions, notation
from .actions import AT_PLACE, ON_BAR, Place
from .cube import CENTRE, LINES, PLACES, TOP, bar_name, lines_in, lines_made, place_name
from .options import KrydsBolleOptions
from .view import KrydsBolleView, Line

# --- facts ---

#: for each set of full bars (by their top places), the bars that still take a ball, sorted
_OPEN_BARS = tuple(tuple(a for a in ON_BAR if not full >> a.bar & 1) for full in range(512))
#: the 27 places in the order of their texts, with their bits
_BY_TEXT = tuple((1 << (a.level or 0) * 9 + a.bar, a) for a in sorted(AT_PLACE))


#: the 49 lines as sets of places, each with what is shown when a seat finishes it
_LINES = tuple(
    (1 << a | 1 << b | 1 << c, tuple(Line((place_name(a), place_name(b), place_name(c)), s) for s in (0, 1)))
    for a, b, c in LINES
)


def chameleon_holder(x: int, o: int) -> int | None:
    """The seat that holds the chameleon: the opponent of whoever took the centre."""
    if x >> CENTRE & 1:
        return 1
    return 0 if o >> CENTRE & 1 else None


# --- state ---


class KrydsBolleState(State, frozen=True):
    """The two colours' places, the points made, and the chameleon's place once it lies."""

    options: KrydsBolleOptions
    x: int = 0
    o: int = 0
    x_points: int = 0
    o_points: int = 0
    chameleon: int | None = None

    @property
    def game(self) -> KrydsBolle:
        return GAME

    @property
    def actor(self) -> Actor:
        balls = (self.x | self.o).bit_count()
        if balls < PLACES - 1:
            return balls & 1
        if self.chameleon is not None:
            return None
        # the centre itself may be the last place: then the first player holds the chameleon
        return chameleon_holder(self.x, self.o) or 0

    def legal(self) -> tuple[Place, ...]:
        taken = self.x | self.o
        if self.chameleon is not None:
            return ()
        if self.options.placement == "stacked":
            return _OPEN_BARS[(taken & TOP) >> 18]
        return tuple([action for bit, action in _BY_TEXT if not taken & bit])

    def accepts(self, action: Action) -> IllegalAction | None:
        if type(action) is not Place:
            return IllegalAction("not an action of Kryds & Bolle", code="not-this-game")
        if self.chameleon is not None:
            return IllegalAction("the cube is full", code="game-over")
        taken = self.x | self.o
        if self.options.placement == "stacked":
            if action.level is not None:
                return IllegalAction("balls slide down their bar: name the bar alone", code="no-level")
            if not 0 <= action.bar < 9:
                return IllegalAction("there is no such bar", code="no-such-place")
            if taken >> (18 + action.bar) & 1:
                return IllegalAction(f"bar {bar_name(action.bar)} is full", code="bar-full")
            return None
        if action.level is None:
            return IllegalAction("name the level too, like b2.3", code="level-missing")
        if not (0 <= action.bar < 9 and 0 <= action.level < 3):
            return IllegalAction("there is no such place", code="no-such-place")
        place = action.level * 9 + action.bar
        if taken >> place & 1:
            return IllegalAction(f"{place_name(place)} is taken", code="place-taken")
        return None

    def after(self, action: Action) -> KrydsBolleState:
        assert isinstance(action, Place)
        taken = self.x | self.o
        place = action.bar
        if action.level is not None:
            place += action.level * 9
        else:
            while taken >> place & 1:
                place += 9
        balls = taken.bit_count()
        if balls == PLACES - 1:
            return self._with_chameleon(place)
        if balls & 1:
            made = self.o_points + lines_made(self.o, place)
            return KrydsBolleState(self.options, self.x, self.o | 1 << place, self.x_points, made)
        made = self.x_points + lines_made(self.x, place)
        return KrydsBolleState(self.options, self.x | 1 << place, self.o, made, self.o_points)

    def _with_chameleon(self, place: int) -> KrydsBolleState:
        """The last ball: a point for its owner for every line whose other two are of one colour."""
        made = lines_made(self.x, place) + lines_made(self.o, place)
        holder = chameleon_holder(self.x, self.o) or 0
        return KrydsBolleState(
            self.options,
            self.x,
            self.o,
            self.x_points + made * (holder == 0),
            self.o_points + made * (holder == 1),
            place,
        )

    @property
    def points(self) -> tuple[int, ...]:
        return (self.x_points, self.o_points)

    @property
    def places(self) -> tuple[int, ...] | None:
        return self.standing() if self.chameleon is not None else None

    def standing(self) -> tuple[int, ...]:
        return placed((-self.x_points, -self.o_points))

    @property
    def position(self) -> str:
        return notation.write(self.x, self.o, self.chameleon)

    def __str__(self) -> str:
        drawn = notation.draw(self.x, self.o, self.chameleon)
        return f"{drawn}\nx {self.x_points} · o {self.o_points}"

    def seen(self, seat: int | None) -> KrydsBolleView:
        holder = chameleon_holder(self.x, self.o)
        if holder is None and (self.x | self.o).bit_count() == PLACES - 1:
            holder = 0
        left = [13 - self.x.bit_count(), 13 - self.o.bit_count()]
        if holder is not None and self.chameleon is None:
            left[holder] += 1
        return KrydsBolleView(
            **self._seen_by(seat),
            cube=self.position,
            balls_left=(left[0], left[1]),
            chameleon=holder,
            lines=self._finished(holder),
        )

    def _finished(self, holder: int | None) -> tuple[Line, ...]:
        if self.chameleon is not None:
            return self._finished_with_chameleon(holder or 0)
        x, o = self.x, self.o
        found = []
        for mask, lines in _LINES:
            if x & mask == mask:
                found.append(lines[0])
            elif o & mask == mask:
                found.append(lines[1])
        return tuple(found)

    def _finished_with_chameleon(self, holder: int) -> tuple[Line, ...]:
        assert self.chameleon is not None
        bit = 1 << self.chameleon
        found = []
        for mask, lines in _LINES:
            others = mask & ~bit
            for seat, balls in enumerate((self.x, self.o)):
                if balls & others == others:
                    found.append(lines[seat if others == mask else holder])
        return tuple(found)


# --- registration ---


class KrydsBolle(Game[KrydsBolleState]):
    """Nine bars, 27 places, 49 lines: every line of three of one's own is a point."""

    key: ClassVar[str] = "kryds-bolle"
    name: ClassVar[str] = "Kryds & Bolle"
    options_type = KrydsBolleOptions
    state_type = KrydsBolleState

    def first_state(self, options: KrydsBolleOptions) -> KrydsBolleState:
        return KrydsBolleState(options)

    def read_action(self, text: str) -> Place:
        return actions.read(text)

    def read_position(self, text: str, options: KrydsBolleOptions) -> KrydsBolleState:
        x, o, chameleon = notation.read(text, stacked=options.placement == "stacked")
        bare = KrydsBolleState(options, x, o, lines_in(x), lines_in(o))
        return bare if chameleon is None else bare._with_chameleon(chameleon)

    def imagine(self, view: Mapping[str, Any], rng: Rng) -> KrydsBolleState:
        read = self._read_view(view, KrydsBolleView)
        return self.position(read.cube, **read.options)

    def seats_for(self, options: Mapping[str, Any]) -> tuple[int, int]:
        return 2, 2

    def longest(self, options: KrydsBolleOptions) -> int:
        return PLACES


GAME = KrydsBolle()
