"""Chikugo: pick up few chips, lay them out again, and do not be the last with chips.

The box, the points of a throw and the chips are told in `kugelbox.rules`.

1. Twelve chips lie face down in the middle. Picking up takes twelve rounds. In a round every seat throws
   once, in turn; the next round begins one seat further.
2. The lowest throw of a round is Nadir, of equal throws the later one. When all have thrown, the Nadir takes
   a chip from the middle and turns it over.
3. A throw of 25 points is a Chikugo, in any round: the seat wins at once and retires, its chips are put aside
   for good, and its throw does not count for the Nadir.
4. After the twelfth round, seats without a chip have won and retire. The others lay out: they throw in turn,
   and may lay out a chip that the throw matches (with `lay_out=all` as many as match), or pass.
5. A seat that has laid out all its chips has won and retires. The last seat left loses.
6. After 100 lay-out throws of each seat the game ends, and the seat with most chips loses, equals together.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Literal, TypeAlias

from msgspec.structs import replace

from parlour.core.action import Action
from parlour.core.actor import Rng
from parlour.core.errors import BadPosition, IllegalAction
from parlour.core.state import placed
from parlour.games.kugelbox import notation
from parlour.games.kugelbox.actions import PASS, Landing, Lay, PassThrow, Turned
from parlour.games.kugelbox.box import CHIKUGO
from parlour.games.kugelbox.chips import Pile, meets, rest, sorted_pile, with_chip, without_chip
from parlour.games.kugelbox.notation import Written
from parlour.games.kugelbox.options import ChikugoOptions
from parlour.games.kugelbox.rules import KugelboxGame, KugelboxState, thrown_by
from parlour.games.kugelbox.thrown import Thrown
from parlour.games.kugelbox.view import ChikugoView

# --- facts ---

#: lay-out throws of each seat; then the seats with most chips lose
LAY_OUT_THROWS: Final = 100
#: rounds of picking up: one for each chip
ROUNDS: Final = 12

Phase: TypeAlias = Literal["pick-up", "lay-out", "over"]
_PHASES: Final = ("pick-up", "lay-out", "over")

# --- state ---


class ChikugoState(KugelboxState, frozen=True):
    """A table of Chikugo.

    `retired` are the seats that have won, `aside` the chips laid out or put aside. In stage `chip`, `seat` is
    the round's Nadir. `round` counts to 12 in the pick-up and from 1 again in the lay-out.
    """

    options: ChikugoOptions
    phase: Phase = "pick-up"
    retired: tuple[int, ...] = ()
    aside: Pile = ()

    @property
    def game(self) -> Chikugo:
        return GAME

    @property
    def unseen(self) -> Pile:
        unseen = rest(self.options.box, self.aside, *self.chips)
        assert unseen is not None
        return unseen

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that have not retired."""
        return tuple(seat for seat in range(self.options.seats) if seat not in self.retired)

    @property
    def nadir(self) -> int | None:
        """The seat with the lowest throw of the round so far, of equals the later; None in the lay-out."""
        if self.phase != "pick-up":
            return None
        nadir, lowest = None, CHIKUGO
        for thrown in self.throws:
            points = self.score_of(thrown).points
            if thrown.seat not in self.retired and points <= lowest:
                nadir, lowest = thrown.seat, points
        return nadir

    def met(self) -> Pile:
        """The thrower's chips that the last throw matches, each kind once."""
        if not self.throws:
            return ()
        score = self.score_of(self.throws[-1])
        return tuple(dict.fromkeys(chip for chip in self.chips[self.seat] if meets(chip, score)))

    def choices(self) -> tuple[Action, ...]:
        if self.stage != "lay":
            return ()
        return (*sorted(Lay(chip) for chip in self.met()), PASS)

    def refused_choice(self, action: Action) -> IllegalAction | None:
        if self.stage != "lay" or not isinstance(action, Lay | PassThrow):
            return self.not_due(action)
        if isinstance(action, PassThrow) or action.chip in self.met():
            return None
        if action.chip in self.chips[self.seat]:
            return IllegalAction(f"the throw does not match the chip {action.chip}", code="not-met")
        return IllegalAction(f"seat {self.seat} has no chip {action.chip}", code="no-such-chip")

    def after(self, action: Action) -> ChikugoState:
        match action:
            case Landing(red=red, black=black):
                return self._landed(Thrown(self.seat, red, black))
            case Turned(chip=chip):
                return self._picked_up(chip)
            case Lay(chip=chip):
                return self._laid_out(chip)
            case PassThrow():
                return self._next_thrower()
        return thrown_by(self, action)

    def _landed(self, thrown: Thrown) -> ChikugoState:
        landed = replace(self, throws=(*self.throws, thrown), before=None, aim=None)
        if self.score_of(thrown).points == CHIKUGO:
            return landed._retired(aside=self.chips[self.seat])
        if self.phase == "lay-out" and landed.met():
            return replace(landed, stage="lay")
        return landed._next_thrower()

    def _retired(self, aside: Pile) -> ChikugoState:
        """The seat leaves as a winner; its chips go aside."""
        left = replace(
            self,
            retired=tuple(sorted((*self.retired, self.seat))),
            chips=self._with_pile(()),
            aside=sorted_pile((*self.aside, *aside)),
        )
        return left._over() if len(left.playing) == 1 else left._next_thrower()

    def _next_thrower(self) -> ChikugoState:
        """The next seat's throw, or a new round once all seats still in have thrown."""
        following = self._following(self.seat)
        if all(thrown.seat != following for thrown in self.throws):
            return replace(self, stage="throw", seat=following)
        if self.phase == "pick-up":
            nadir = self.nadir
            assert nadir is not None
            return replace(self, stage="chip", seat=nadir)
        return self._over() if self.round == LAY_OUT_THROWS else self._new_round(following)

    def _picked_up(self, chip: str) -> ChikugoState:
        """The Nadir takes the chip and the next round begins; after the last chip, the lay-out."""
        picked = replace(self, chips=self._with_pile(with_chip(self.chips[self.seat], chip)))
        starter = self.throws[0].seat
        if picked.unseen:
            return picked._new_round(picked._following(starter))
        free = tuple(seat for seat, pile in enumerate(picked.chips) if not pile)
        laying = replace(picked, retired=free)
        if len(laying.playing) == 1:
            return laying._over()
        return replace(laying._new_round(laying._following(starter)), phase="lay-out", round=1)

    def _laid_out(self, chip: str) -> ChikugoState:
        pile = without_chip(self.chips[self.seat], chip)
        if not pile:
            return self._retired(aside=(chip,))
        laid = replace(self, chips=self._with_pile(pile), aside=with_chip(self.aside, chip))
        if self.options.lay_out == "all" and laid.met():
            return laid
        return laid._next_thrower()

    def _new_round(self, starter: int) -> ChikugoState:
        return replace(
            self, stage="throw", seat=starter, round=self.round + 1, throws=(), before=self.throws[-1]
        )

    def _over(self) -> ChikugoState:
        return replace(self, phase="over", stage="over")

    def _with_pile(self, pile: Pile) -> tuple[Pile, ...]:
        """All seats' chips, with this pile for the seat to act."""
        return (*self.chips[: self.seat], pile, *self.chips[self.seat + 1 :])

    def _following(self, seat: int) -> int:
        """The next seat that is still in."""
        seats = self.options.seats
        return next(s % seats for s in range(seat + 1, seat + seats + 1) if s % seats not in self.retired)

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(map(len, self.chips))

    @property
    def places(self) -> tuple[int, ...] | None:
        """0 for all winners, 1 for the losers; if all seats are equal, 0 for all."""
        if self.stage != "over":
            return None
        most = max(len(self.chips[seat]) for seat in self.playing)
        lost = [seat not in self.retired and len(pile) == most for seat, pile in enumerate(self.chips)]
        return (0,) * len(lost) if all(lost) else tuple(map(int, lost))

    def standing(self) -> tuple[int, ...]:
        """Retired seats first, then by fewest chips."""
        if self.places is not None:
            return self.places
        return placed([(seat not in self.retired, len(pile)) for seat, pile in enumerate(self.chips)])

    @property
    def position(self) -> str:
        return notation.write(
            Written(
                phase=self.phase,
                up=(),
                chips=self.chips,
                gone=self.retired,
                aside=self.aside,
                throws=self.throws,
                seat=self.seat,
                round=self.round,
                stage=self.stage,
                aim=self.aim,
                before=self.before,
            )
        )

    def __str__(self) -> str:
        marks = [
            "retired" if seat in self.retired else "Nadir" if seat == self.nadir else ""
            for seat in range(self.options.seats)
        ]
        if self.places is not None:
            marks = ["lost" if place else mark for place, mark in zip(self.places, marks, strict=True)]
        return self._drawn(self.phase, (), marks)

    # --- view ---

    def seen(self, seat: int | None) -> ChikugoView:
        return ChikugoView(
            **self._seen_table(seat),
            up=(),
            phase=self.phase,
            nadir=self.nadir,
            aside=self.aside,
            retired=self.retired,
        )


# --- checks of a position ---


def _check(state: ChikugoState) -> None:
    playing, down = state.playing, len(state.unseen)
    all_hold = all(state.chips[seat] for seat in playing)
    if state.stage == "over":
        one_left = len(playing) == 1 and (down or all_hold)
        at_limit = len(playing) > 1 and not down and all_hold and state.round == LAY_OUT_THROWS
        if not (one_left or at_limit):
            raise BadPosition(
                f"the game is over when one seat is left, or after {LAY_OUT_THROWS} lay-out throws of each",
                code="not-over",
            )
        return
    if len(playing) < 2:
        raise BadPosition("with one seat left the game is over", code="is-over")
    if state.seat not in playing:
        raise BadPosition(f"seat {state.seat} has retired", code="bad-seat")
    if state.phase == "pick-up":
        stages, rounds = ("throw", "landing", "chip"), ROUNDS
        if state.round != ROUNDS + 1 - down:
            raise BadPosition(
                f"{down} chips are face down, so the round is {ROUNDS + 1 - down}, not {state.round}",
                code="bad-round",
            )
        if not down or (state.aside and not state.retired):
            raise BadPosition(
                "in the pick-up some chips are face down, and chips are put aside only by a Chikugo",
                code="bad-chips",
            )
    else:
        stages, rounds = ("throw", "landing", "lay"), LAY_OUT_THROWS
        if down or not all_hold:
            raise BadPosition(
                "in the lay-out no chip is face down and every seat still in holds one", code="bad-chips"
            )
    if state.stage not in stages or state.round > rounds:
        raise BadPosition(
            f"the {state.phase} has no stage {state.stage} in round {state.round}", code="bad-stage"
        )
    _check_order(state)


def _check_order(state: ChikugoState) -> None:
    """BadPosition unless the round's throws are those of the seats in turn, up to the seat to act."""
    throwers = [thrown.seat for thrown in state.throws]
    starter = throwers[0] if throwers else state.seat
    order = [(starter + n) % state.options.seats for n in range(state.options.seats)]
    if state.stage == "chip":
        due = order if state.seat == state.nadir else []
    else:
        due = order[: order.index(state.seat) + (state.stage == "lay")]
    in_turn = [seat for seat in due if seat in throwers or seat in state.playing]
    if throwers != in_turn or (state.stage in ("chip", "lay") and not throwers):
        raise BadPosition(
            "the throws of the round must be by the seats in turn, up to the seat to act", code="bad-throws"
        )
    if state.stage == "lay" and not state.met():
        raise BadPosition("in stage lay the last throw must match a chip of the thrower", code="bad-stage")
    for thrown in state.throws:
        chikugo, gone = state.score_of(thrown).points == CHIKUGO, thrown.seat in state.retired
        if chikugo > gone or (state.phase == "pick-up" and gone > chikugo):
            raise BadPosition(
                "a seat that throws a Chikugo has retired; in the pick-up no other seat has",
                code="bad-throws",
            )


# --- registration ---


class Chikugo(KugelboxGame[ChikugoState]):
    """Pick up chips in twelve rounds, then lay them out; the last seat with chips loses."""

    key: ClassVar[str] = "chikugo"
    name: ClassVar[str] = "Chikugo"
    points_are = None
    options_type = ChikugoOptions
    state_type = ChikugoState

    def first_state(self, options: ChikugoOptions) -> ChikugoState:
        return ChikugoState(options, ((),) * options.seats)

    def read_position(self, text: str, options: ChikugoOptions) -> ChikugoState:
        written = notation.read(text, options, _PHASES)
        if written.up or written.idle:
            raise BadPosition(
                "in Chikugo no chip lies face up in the middle, and idle turns are not counted",
                code="bad-chips",
            )
        phase: Phase = written.phase  # type: ignore[assignment]
        state = ChikugoState(
            options,
            written.chips,
            written.seat,
            written.round,
            written.stage,
            written.throws,
            written.before,
            written.aim,
            phase,
            written.gone,
            written.aside,
        )
        _check(state)
        return state

    def imagine(self, view: Mapping[str, Any], rng: Rng) -> ChikugoState:
        read = self._read_view(view, ChikugoView)
        return self.position(read.position, **read.options)

    def longest(self, options: ChikugoOptions) -> int:
        picking_up = ROUNDS * (2 * options.seats + 1)
        return picking_up + LAY_OUT_THROWS * options.seats * 3 + ROUNDS


GAME = Chikugo()
