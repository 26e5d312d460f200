"""The encodings of Chikugo and Take It: chips, throws and turn; a code for each choice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any, get_args

import numpy as np
from numpy.typing import NDArray

from parlour.core.action import Action
from parlour.core.errors import BadOption
from parlour.core.game import Game
from parlour.core.state import State
from parlour.envs.encoding import Alphabet, EncodedPart, from_seat
from parlour.games.kugelbox.actions import PASS, THROW, TURN, Landing, Lay, Rob, TakeChip
from parlour.games.kugelbox.box import CHIKUGO, PLACES, Shape
from parlour.games.kugelbox.chikugo.rules import ChikugoState
from parlour.games.kugelbox.chips import USUAL, kinds
from parlour.games.kugelbox.notation import Stage
from parlour.games.kugelbox.options import KugelboxOptions
from parlour.games.kugelbox.rules import KugelboxState
from parlour.games.kugelbox.take_it.rules import IDLE_TURNS, TakeItState
from parlour.games.kugelbox.throw.aim import LIMITS, Aim

KINDS = list(kinds(USUAL))
COPIES = 2
STAGES = get_args(Stage)
SHAPES = get_args(Shape)
#: the aims that have a code if throws are by hand: 13 directions by 11 forces
AIMS = [
    Aim(x=0, dir=direction, force=force, loft=20, gap=20, turn=0)
    for direction, force in product(range(-30, 31, 5), range(0, 101, 10))
]


class KugelboxEncoding(Alphabet):
    """Codes are `throw` (by hand: 143 aims, direction -30 to 30 by 5 and force 0 to 100 by 10), `pass`,
    then the choices of the game."""

    def __init__(self, game: Game[Any], options: KugelboxOptions, choices: Iterable[Action]) -> None:
        if options.box != USUAL:
            raise BadOption(
                f"environments have the usual chips alone: leave chips at {','.join(USUAL)}",
                option="chips",
                value=options.chips,
                allowed=",".join(USUAL),
            )
        throws: Sequence[Action] = AIMS if options.throw == "hand" else [THROW]
        super().__init__(game, options, [*throws, PASS, *choices])
        if options.throw == "hand":
            self.aim_size = len(LIMITS)
        seats = options.seats
        self.parts = (
            EncodedPart("stage", len(STAGES), f"1 for the current stage: {', '.join(STAGES)}"),
            EncodedPart(
                "turn", seats, "1 for the seat whose turn it is: own seat, then the others in turn order"
            ),
            EncodedPart("round", 1, "the round, from 1", 1, game.longest(options)),
            EncodedPart("unseen", len(KINDS), f"chips face down of each kind: {', '.join(KINDS)}", 0, COPIES),
            EncodedPart(
                "chips", seats * len(KINDS), "chips of each kind of each seat, own seat first", 0, COPIES
            ),
            EncodedPart("thrown", seats, "points of each seat's throw in this round, -1: none", -1, CHIKUGO),
            EncodedPart(
                "red", len(PLACES), "1 for the last throw's red ball: -, a1, a2 … e5; all 0 without a throw"
            ),
            EncodedPart("black", len(PLACES), "the same for the black ball"),
            EncodedPart("shape", len(SHAPES), f"1 for the last throw's shape: {', '.join(SHAPES)}"),
            *self.own_parts(seats),
        )

    def own_parts(self, seats: int) -> tuple[EncodedPart, ...]:
        """The parts that only this game has."""
        raise NotImplementedError

    def codes(self, state: State) -> dict[int, Action]:
        assert isinstance(state, KugelboxState)
        if state.stage == "throw" and self.options.throw == "hand":
            return dict(enumerate(AIMS))
        return super().codes(state)

    def aim(self, numbers: Sequence[float]) -> Aim:
        """The numbers are those of an aim in the order of its text; beyond -1 and 1 the limit counts."""
        return Aim(
            **{
                name: round(least + (min(max(float(number), -1), 1) + 1) / 2 * (most - least))
                for number, (name, (least, most, _)) in zip(numbers, LIMITS.items(), strict=True)
            }
        )

    def outcome(self, code: int) -> Landing:
        return Landing(PLACES[code // len(PLACES)], PLACES[code % len(PLACES)])

    def outcome_code(self, outcome: Action) -> int:
        assert isinstance(outcome, Landing)
        return PLACES.index(outcome.red) * len(PLACES) + PLACES.index(outcome.black)

    def table(self, state: KugelboxState, seat: int) -> list[float]:
        """The numbers that both games share."""
        order = from_seat(seat, self.seats)
        thrown = {throw.seat: state.score_of(throw).points for throw in state.throws}
        last = state.last
        red, black = (last.red, last.black) if last else ("", "")
        shape = state.score_of(last).shape if last else ""
        seen: list[float] = [state.stage == stage for stage in STAGES]
        seen += [state.seat == other for other in order]
        seen.append(state.round)
        seen += counts(state.unseen)
        for other in order:
            seen += counts(state.chips[other])
        seen += [thrown.get(other, -1) for other in order]
        seen += [red == place for place in PLACES]
        seen += [black == place for place in PLACES]
        seen += [shape == known for known in SHAPES]
        return seen


class ChikugoEncoding(KugelboxEncoding):
    """The game's choices are `lay` with each kind of chip."""

    better = -1

    def __init__(self, game: Game[Any], options: KugelboxOptions) -> None:
        super().__init__(game, options, [Lay(chip) for chip in KINDS])

    def own_parts(self, seats: int) -> tuple[EncodedPart, ...]:
        return (
            EncodedPart("laying out", 1, "1 in the lay-out, 0 in the pick-up"),
            EncodedPart(
                "nadir", seats, "1 for the current Nadir, who would take the round's chip, own seat first"
            ),
            EncodedPart("retired", seats, "1 for every seat that has won, own seat first"),
            EncodedPart("aside", len(KINDS), "chips put aside of each kind", 0, COPIES),
        )

    def observe(self, state: State, seat: int) -> NDArray[Any]:
        assert isinstance(state, ChikugoState)
        order = from_seat(seat, self.seats)
        seen = self.table(state, seat)
        seen.append(state.phase == "lay-out")
        seen += [state.nadir == other for other in order]
        seen += [other in state.retired for other in order]
        seen += counts(state.aside)
        return np.array(seen, np.float32)


class TakeItEncoding(KugelboxEncoding):
    """The game's choices are `turn`, `take` with each kind of chip, and `rob` with each kind from each other
    seat, in turn order from the own one, so that a code always means the same neighbour."""

    def __init__(self, game: Game[Any], options: KugelboxOptions) -> None:
        robbed = [Rob(step, chip) for step in range(1, options.seats) for chip in KINDS]
        super().__init__(game, options, [TURN, *(TakeChip(chip) for chip in KINDS), *robbed])

    def own_parts(self, seats: int) -> tuple[EncodedPart, ...]:
        return (
            EncodedPart("up", len(KINDS), "chips face up in the middle of each kind", 0, COPIES),
            EncodedPart("idle", 1, "turns since a chip was taken from the middle", 0, IDLE_TURNS * seats),
        )

    def observe(self, state: State, seat: int) -> NDArray[Any]:
        assert isinstance(state, TakeItState)
        seen = self.table(state, seat)
        seen += counts(state.up)
        seen.append(state.idle)
        return np.array(seen, np.float32)

    # a code has the distance to the neighbour in turn order, an action has its seat

    def codes(self, state: State) -> dict[int, Action]:
        assert isinstance(state, TakeItState)
        if state.stage != "rob":
            return super().codes(state)
        return {self._code[self._turned(action, -state.seat)]: action for action in state.legal()}

    def action(self, state: State, code: int) -> Action | None:
        assert isinstance(state, TakeItState)
        action = self._turned(self.actions[code], state.seat)
        return None if state.accepts(action) else action

    def code(self, state: State, action: Action) -> int | None:
        assert isinstance(state, TakeItState)
        return None if state.accepts(action) else self._code.get(self._turned(action, -state.seat))

    def _turned(self, action: Action, by: int) -> Action:
        return Rob((action.seat + by) % self.seats, action.chip) if isinstance(action, Rob) else action


def counts(pile: Iterable[str]) -> list[int]:
    """The number of chips of each kind."""
    names = list(pile)
    return [names.count(kind) for kind in KINDS]
