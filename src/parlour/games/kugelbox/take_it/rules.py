"""Take It: win the chips that are worth most, from the middle and from each other.

The box, the points of a throw and the chips are told in `kugelbox.rules`. Twelve chips lie face down in the
middle. The seats take turns:

1. Throw.
2. Turn over one chip of the middle, as long as any is face down.
3. Take a face-up chip of the middle that the throw matches. You must if you can; of several choose one.
4. Only if there was none to take, you may rob another seat of a chip: a number (also ≤4 and ≤6) when the
   throw has exactly that many points, a line with a line, a square with a square. Or pass.
5. The game ends when the middle is empty, or after 50 turns of each seat without a chip taken from it.
6. Chips count their number (≤4 is 4, ≤6 is 6), a line 1, a square 9. The highest sum wins; equals share.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from msgspec.structs import replace

from parlour.core.action import Action
from parlour.core.actor import Rng
from parlour.core.errors import BadPosition, IllegalAction
from parlour.core.state import placed
from parlour.games.kugelbox import notation
from parlour.games.kugelbox.actions import PASS, TURN, Landing, PassThrow, Rob, TakeChip, TurnChip, Turned
from parlour.games.kugelbox.chips import Pile, meets, rest, robs, with_chip, without_chip, worth
from parlour.games.kugelbox.notation import Written
from parlour.games.kugelbox.options import TakeItOptions
from parlour.games.kugelbox.rules import KugelboxGame, KugelboxState, thrown_by
from parlour.games.kugelbox.thrown import Thrown
from parlour.games.kugelbox.view import TakeItView

# --- facts ---

#: turns of each seat without a chip taken from the middle; then the game ends
IDLE_TURNS: Final = 50

_PHASES: Final = ("play", "over")

# --- state ---


class TakeItState(KugelboxState, frozen=True):
    """A table of Take It.

    `up` are the chips face up in the middle; `idle` counts the turns since one was taken from there.
    """

    options: TakeItOptions
    up: Pile = ()
    idle: int = 0

    @property
    def game(self) -> TakeIt:
        return GAME

    @property
    def unseen(self) -> Pile:
        unseen = rest(self.options.box, self.up, *self.chips)
        assert unseen is not None
        return unseen

    def takeable(self) -> Pile:
        """The face-up chips of the middle that the last throw matches, each kind once."""
        score = self.score_of(self.throws[-1])
        return tuple(dict.fromkeys(chip for chip in self.up if meets(chip, score)))

    def robbable(self) -> tuple[tuple[int, str], ...]:
        """The seats and chips that the last throw may rob, each kind of a seat once."""
        score = self.score_of(self.throws[-1])
        others = [(seat, pile) for seat, pile in enumerate(self.chips) if seat != self.seat]
        return tuple(
            dict.fromkeys((seat, chip) for seat, pile in others for chip in pile if robs(chip, score))
        )

    def choices(self) -> tuple[Action, ...]:
        if self.stage == "turn":
            return (TURN,)
        if self.stage == "take":
            return tuple(sorted(TakeChip(chip) for chip in self.takeable()))
        if self.stage == "rob":
            return (PASS, *sorted(Rob(seat, chip) for seat, chip in self.robbable()))
        return ()

    def refused_choice(self, action: Action) -> IllegalAction | None:
        match self.stage, action:
            case ("turn", TurnChip()) | ("rob", PassThrow()):
                return None
            case "take", TakeChip(chip=chip):
                return None if chip in self.takeable() else self._not_taken(chip, self.up)
            case "rob", Rob(seat=seat, chip=chip):
                if (seat, chip) in self.robbable():
                    return None
                if type(seat) is not int or not 0 <= seat < self.options.seats or seat == self.seat:
                    return IllegalAction(
                        f"name another seat to rob, 0 to {self.options.seats - 1}",
                        code="no-such-seat",
                    )
                return self._not_taken(chip, self.chips[seat])
        return self.not_due(action)

    def _not_taken(self, chip: str, pile: Pile) -> IllegalAction:
        if chip in pile:
            return IllegalAction(f"the throw does not win the chip {chip}", code="not-met")
        return IllegalAction(f"there is no chip {chip} to take there", code="no-such-chip")

    def after(self, action: Action) -> TakeItState:
        match action:
            case Landing(red=red, black=black):
                return self._landed(Thrown(self.seat, red, black))
            case TurnChip():
                return replace(self, stage="chip")
            case Turned(chip=chip):
                return replace(self, up=with_chip(self.up, chip))._to_choose()
            case TakeChip(chip=chip):
                return self._taken(chip)
            case Rob(seat=seat, chip=chip):
                robbed = self._moved(self.chips, seat, without_chip(self.chips[seat], chip))
                mine = with_chip(self.chips[self.seat], chip)
                return replace(self, chips=self._moved(robbed, self.seat, mine))._next_turn(self.idle + 1)
            case PassThrow():
                return self._next_turn(self.idle + 1)
        return thrown_by(self, action)

    def _landed(self, thrown: Thrown) -> TakeItState:
        landed = replace(self, throws=(*self.throws, thrown), before=None, aim=None)
        return replace(landed, stage="turn") if self.unseen else landed._to_choose()

    def _to_choose(self) -> TakeItState:
        """The stage after the throw: take if possible, else rob if possible, else the next turn."""
        if self.takeable():
            return replace(self, stage="take")
        if self.robbable():
            return replace(self, stage="rob")
        return self._next_turn(self.idle + 1)

    def _taken(self, chip: str) -> TakeItState:
        mine = with_chip(self.chips[self.seat], chip)
        taken = replace(
            self, up=without_chip(self.up, chip), chips=self._moved(self.chips, self.seat, mine), idle=0
        )
        if taken.up or taken.unseen:
            return taken._next_turn(0)
        return replace(taken, stage="over")

    def _next_turn(self, idle: int) -> TakeItState:
        seats = self.options.seats
        if idle == IDLE_TURNS * seats:
            return replace(self, stage="over", idle=idle)
        if self.seat + 1 < seats:
            return replace(self, stage="throw", seat=self.seat + 1, idle=idle)
        return replace(
            self,
            stage="throw",
            seat=0,
            round=self.round + 1,
            throws=(),
            before=self.throws[-1],
            idle=idle,
        )

    @staticmethod
    def _moved(chips: tuple[Pile, ...], seat: int, pile: Pile) -> tuple[Pile, ...]:
        """All seats' chips, with this pile for that seat."""
        return (*chips[:seat], pile, *chips[seat + 1 :])

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(map(worth, self.chips))

    @property
    def places(self) -> tuple[int, ...] | None:
        return placed([-points for points in self.points]) if self.stage == "over" else None

    @property
    def position(self) -> str:
        return notation.write(
            Written(
                phase="over" if self.stage == "over" else "play",
                up=self.up,
                chips=self.chips,
                gone=(),
                aside=(),
                throws=self.throws,
                seat=self.seat,
                round=self.round,
                stage=self.stage,
                aim=self.aim,
                before=self.before,
                idle=self.idle,
            )
        )

    def __str__(self) -> str:
        return self._drawn("play", self.up, list(map(str, self.points)))

    # --- view ---

    def seen(self, seat: int | None) -> TakeItView:
        return TakeItView(**self._seen_table(seat), up=self.up, idle=self.idle)


# --- checks of a position ---


def _check(state: TakeItState) -> None:
    ended = not (state.up or state.unseen) or state.idle == IDLE_TURNS * state.options.seats
    if state.idle > IDLE_TURNS * state.options.seats or ended != (state.stage == "over"):
        raise BadPosition(
            f"the game is over when the middle is empty, or after {IDLE_TURNS} idle turns of each seat",
            code="not-over",
        )
    throwers = [thrown.seat for thrown in state.throws]
    to_throw = state.stage in ("throw", "landing")
    if throwers != sorted(set(throwers)) or (throwers and throwers[-1] > state.seat - to_throw):
        raise BadPosition(
            "the throws of the round must be by the seats in turn, up to the seat to act", code="bad-throws"
        )
    if state.stage in ("throw", "landing", "over"):
        return
    if not throwers or throwers[-1] != state.seat:
        raise BadPosition(f"seat {state.seat} has not thrown", code="bad-throws")
    turning = state.stage in ("turn", "chip")
    if not (state.unseen if turning else state.stage == state._to_choose().stage):
        raise BadPosition(f"after this throw the stage cannot be {state.stage}", code="bad-stage")


# --- registration ---


class TakeIt(KugelboxGame[TakeItState]):
    """Throw, turn a chip over, take a chip that the throw matches; the highest sum of chips wins."""

    key: ClassVar[str] = "take-it"
    name: ClassVar[str] = "Take It"
    options_type = TakeItOptions
    state_type = TakeItState

    def first_state(self, options: TakeItOptions) -> TakeItState:
        return TakeItState(options, ((),) * options.seats)

    def read_position(self, text: str, options: TakeItOptions) -> TakeItState:
        written = notation.read(text, options, _PHASES)
        if written.gone or written.aside:
            raise BadPosition("in Take It no seat retires and no chip is put aside", code="bad-chips")
        state = TakeItState(
            options,
            written.chips,
            written.seat,
            written.round,
            written.stage,
            written.throws,
            written.before,
            written.aim,
            written.up,
            written.idle,
        )
        _check(state)
        return state

    def imagine(self, view: Mapping[str, Any], rng: Rng) -> TakeItState:
        read = self._read_view(view, TakeItView)
        return self.position(read.position, **read.options)

    def longest(self, options: TakeItOptions) -> int:
        # each of the twelve chips may be taken only at the limit of idle turns; twelve chips are turned over
        turns = 12 * IDLE_TURNS * options.seats
        return 3 * turns + 2 * 12


GAME = TakeIt()
