"""Kryds & Bolle: noughts and crosses in a cube of three.

Nine upright bars stand in a square of 3 × 3, each with three places. The 27 places form 49 straight lines of
three: 27 parallel to an edge, 18 diagonals of a plane, 4 diagonals of the cube.

1. Two seats take turns placing a ball of their colour, 13 each; seat 0 (`x`) begins, or with `lots` the seat
   that chance names.
2. `stacked`: choose a bar that is not full, and the ball slides down to its lowest free place. `free`:
   choose any free place.
3. Every line of three balls of one colour is a point for that seat. All lines count, and play goes on until
   the cube is full.
4. The seat that takes the centre, the middle place of the middle bar, gives the red chameleon to the other.
   If the centre is still free after 26 balls, the seat that began holds it.
5. The chameleon is the 27th ball: its holder puts it into the last place, whoever's turn it would be. It is
   a point for its holder for every line through it whose other two balls have the same colour, either one.
6. Most points win; equal points are a draw.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from types import MappingProxyType
from typing import Any, ClassVar

from parlour.core.action import Action
from parlour.core.actor import CHANCE, Actor, Rng
from parlour.core.errors import IllegalAction
from parlour.core.game import Game
from parlour.core.state import State, placed

from . import actions, notation
from .actions import AT_PLACE, BEGINS, ON_BAR, Begins, PlaceBall
from .cube import CENTRE, FULL, LINES, PLACES, bar_name, lines_in, lines_made, place_name
from .notation import LOTS
from .options import KrydsBolleOptions
from .view import KrydsBolleView, LineMade

# --- facts ---

#: balls on the cube before the chameleon is placed
_ALL_BUT_ONE = PLACES - 1
_ALL_BUT_CENTRE = FULL & ~(1 << CENTRE)
#: for each set of full bars (by their top places), the moves to the other bars, sorted
_OPEN_BARS = tuple(tuple(a for a in ON_BAR if not full >> a.bar & 1) for full in range(512))
#: the nine places of column a, b and c, as sets
_A, _B, _C = (sum(1 << place for place in range(column, PLACES, 3)) for column in range(3))


def _open_places(column: int) -> dict[int, tuple[PlaceBall, ...]]:
    """For each set of taken places of a column, the moves to its free places, sorted."""
    found: dict[int, tuple[PlaceBall, ...]] = {0: ()}
    for place in sorted(range(column, PLACES, 3), key=AT_PLACE.__getitem__):
        free = {taken: (*places, AT_PLACE[place]) for taken, places in found.items()}
        found = free | {taken | 1 << place: places for taken, places in found.items()}
    return found


#: the text of a move begins with its column, so the moves of column a, b and c in turn are sorted
_OPEN_A, _OPEN_B, _OPEN_C = map(_open_places, range(3))

#: the 49 lines as sets of places, each with what a view shows when seat 0 or seat 1 finishes it
_LINES = tuple(
    (
        1 << a | 1 << b | 1 << c,
        tuple(LineMade((place_name(a), place_name(b), place_name(c)), s) for s in (0, 1)),
    )
    for a, b, c in LINES
)


def chameleon_holder(x: int, o: int, begins: int = 0) -> int | None:
    """The seat that holds the chameleon: the opponent of the seat that took the centre, or the seat that
    began if the centre is the last free place. None as long as that is open."""
    if x >> CENTRE & 1:
        return 1
    if o >> CENTRE & 1:
        return 0
    return begins if (x | o) == _ALL_BUT_CENTRE else None


# --- state ---


class KrydsBolleState(State, frozen=True, gc=False):
    """The places of both colours as sets, the chameleon's place once it is played, and the seat that begins:
    LOTS before lots are drawn."""

    options: KrydsBolleOptions
    x: int = 0
    o: int = 0
    chameleon: int | None = None
    begins: int = 0

    @property
    def game(self) -> KrydsBolle:
        return GAME

    @property
    def actor(self) -> Actor:
        balls = (self.x | self.o).bit_count()
        if balls < _ALL_BUT_ONE:
            return balls + self.begins & 1 if self.begins >= 0 else CHANCE
        if self.chameleon is not None:
            return None
        return chameleon_holder(self.x, self.o, self.begins)

    def legal(self) -> tuple[Action, ...]:
        if self.chameleon is not None:
            return ()
        if self.begins < 0:
            return BEGINS
        taken = self.x | self.o
        if self.options.placement == "stacked":
            return _OPEN_BARS[taken >> 18]
        return _OPEN_A[taken & _A] + _OPEN_B[taken & _B] + _OPEN_C[taken & _C]

    def accepts(self, action: Action) -> IllegalAction | None:
        if self.begins < 0:
            return None if action in BEGINS else self._refusal(action)
        return None if self._landing(action) else self._refusal(action)

    def _landing(self, action: Action | str) -> int:
        """The place that the ball takes, as a set of one; 0 if the action is not legal."""
        if type(action) is not PlaceBall or self.chameleon is not None or self.begins < 0:
            return 0
        bar, level = action.bar, action.level
        taken = self.x | self.o
        if self.options.placement == "free":
            if level is None or not (0 <= bar < 9 and 0 <= level < 3):
                return 0
            return 1 << level * 9 + bar & ~taken
        if level is not None or not 0 <= bar < 9:
            return 0
        bit = 1 << bar
        while taken & bit:
            bit <<= 9
        return bit & FULL

    def _refusal(self, action: Action) -> IllegalAction:
        """Why an action without a landing place is refused."""
        if type(action) not in (PlaceBall, Begins):
            return IllegalAction("not an action of Kryds & Bolle", code="not-this-game")
        if type(action) is Begins or self.begins < 0:
            return IllegalAction("lots are drawn once, before the first ball", code="not-now")
        assert isinstance(action, PlaceBall)
        if self.chameleon is not None:
            return IllegalAction("the game is over: the cube is full", code="game-over")
        stacked = self.options.placement == "stacked"
        if stacked and action.level is not None:
            return IllegalAction("balls slide down their bar: name only the bar, like b2", code="no-level")
        if not stacked and action.level is None:
            return IllegalAction("name the level too, like b2.3", code="level-missing")
        if not (0 <= action.bar < 9 and 0 <= (action.level or 0) < 3):
            return IllegalAction(
                "there is no such place; bars are a1 to c3, levels 1 to 3", code="no-such-place"
            )
        if stacked:
            return IllegalAction(f"bar {bar_name(action.bar)} is full", code="bar-full")
        return IllegalAction(f"there is a ball at {action} already", code="place-taken")

    def play(self, action: Action | str) -> KrydsBolleState:
        bit = self._landing(action)
        return self._with(bit) if bit else super().play(action)

    def after(self, action: Action) -> KrydsBolleState:
        if type(action) is Begins:
            return KrydsBolleState(self.options, begins=action.seat)
        return self._with(self._landing(action))

    def _with(self, bit: int) -> KrydsBolleState:
        x, o, begins = self.x, self.o, self.begins
        balls = (x | o).bit_count()
        if balls == _ALL_BUT_ONE:
            return KrydsBolleState(self.options, x, o, bit.bit_length() - 1, begins)
        if balls + begins & 1:
            return KrydsBolleState(self.options, x, o | bit, None, begins)
        return KrydsBolleState(self.options, x | bit, o, None, begins)

    def odds(self) -> tuple[tuple[Action, Fraction], ...]:
        if self.begins >= 0:
            return super().odds()
        return tuple((action, Fraction(1, 2)) for action in BEGINS)

    def sample(self, rng: Rng) -> Action:
        return BEGINS[rng.randrange(2)] if self.begins < 0 else super().sample(rng)

    @property
    def points(self) -> tuple[int, ...]:
        x, o = _lines(self.x), _lines(self.o)
        if self.chameleon is None:
            return x, o
        # a point for its holder for every line whose other two balls have one colour
        made = lines_made(self.x, self.chameleon) + lines_made(self.o, self.chameleon)
        return (x, o + made) if chameleon_holder(self.x, self.o, self.begins) == 1 else (x + made, o)

    @property
    def places(self) -> tuple[int, ...] | None:
        return self.standing() if self.chameleon is not None else None

    def standing(self) -> tuple[int, ...]:
        x, o = self.points
        return placed((-x, -o))

    @property
    def position(self) -> str:
        cube = notation.write(self.x, self.o, self.chameleon)
        return cube + notation.write_begins(self.begins) if self.options.first == "lots" else cube

    def __str__(self) -> str:
        drawn = notation.draw(self.x, self.o, self.chameleon)
        x, o = self.points
        return f"{drawn}\nx {x} · o {o}"

    def seen(self, seat: int | None) -> KrydsBolleView:
        lying = _lying(self.x, self.o, self.chameleon, self.begins)
        return KrydsBolleView(**self._seen_by(seat), **lying)


#: cached: both seats' views ask for the same points, and a ball leaves the other colour's lines as they were
_lines = lru_cache(maxsize=8_192)(lines_in)


@lru_cache(maxsize=4_096)
def _lying(x: int, o: int, chameleon: int | None, begins: int) -> dict[str, Any]:
    """The fields that all views of a position share, cached."""
    holder = chameleon_holder(x, o, begins)
    left = [13 - x.bit_count(), 13 - o.bit_count()]
    if holder is not None and chameleon is None:
        left[holder] += 1
    return {
        "cube": notation.write(x, o, chameleon),
        "balls_left": (left[0], left[1]),
        "chameleon": holder,
        "lines": _finished(x, o) if chameleon is None else _finished_with(chameleon, x, o, begins),
        "begins": None if begins < 0 else begins,
    }


def _finished(x: int, o: int) -> tuple[LineMade, ...]:
    """The lines on the cube before the chameleon is placed."""
    found = []
    for mask, lines in _LINES:
        if x & mask == mask:
            found.append(lines[0])
        elif o & mask == mask:
            found.append(lines[1])
    return tuple(found)


def _finished_with(chameleon: int, x: int, o: int, begins: int) -> tuple[LineMade, ...]:
    """The lines on the full cube, with those that the chameleon makes for its holder."""
    holder = chameleon_holder(x, o, begins)
    assert holder is not None
    bit = 1 << chameleon
    found = []
    for mask, lines in _LINES:
        others = mask & ~bit
        for seat, balls in enumerate((x, o)):
            if balls & others == others:
                found.append(lines[seat if others == mask else holder])
    return tuple(found)


# --- registration ---


class KrydsBolle(Game[KrydsBolleState]):
    """Place balls in a cube of 27 places; every line of three of your own is a point."""

    key: ClassVar[str] = "kryds-bolle"
    name: ClassVar[str] = "Kryds & Bolle"
    options_type = KrydsBolleOptions
    state_type = KrydsBolleState
    offered = MappingProxyType({"first": "lots"})
    hosted = MappingProxyType({"first": "lots"})

    def first_state(self, options: KrydsBolleOptions) -> KrydsBolleState:
        return KrydsBolleState(options, begins=LOTS if options.first == "lots" else 0)

    def read_action(self, text: str) -> Action:
        return actions.read(text)

    def read_position(self, text: str, options: KrydsBolleOptions) -> KrydsBolleState:
        stacked, lots = options.placement == "stacked", options.first == "lots"
        return KrydsBolleState(options, *notation.read_position(text, stacked=stacked, lots=lots))

    def imagine(self, view: Mapping[str, Any], rng: Rng) -> KrydsBolleState:
        read = self._read_view(view, KrydsBolleView)
        lots = read.options.get("first") == "lots"
        begins = notation.write_begins(LOTS if read.begins is None else read.begins) if lots else ""
        return self.position(read.cube + begins, **read.options)

    def seats_for(self, options: Mapping[str, Any]) -> tuple[int, int]:
        return 2, 2

    def has_chance(self, options: KrydsBolleOptions) -> bool:
        return options.first == "lots"

    def longest(self, options: KrydsBolleOptions) -> int:
        return PLACES + (options.first == "lots")


def by_order(state: KrydsBolleState) -> tuple[int, int]:
    """The places of the seat that began and of the other: who is who makes no difference to a search."""
    return (state.o, state.x) if state.begins == 1 else (state.x, state.o)


GAME = KrydsBolle()
