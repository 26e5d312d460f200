"""Shut the Box: close numbered flaps with the throws of two dice.

The tray has flaps 1 to 12 (option `flaps`: 9, 10 or 12). A seat may be alone, or there are up to 99.

1. In a round every seat has one turn. A turn begins with all flaps open.
2. Throw both dice and close open flaps that add up to exactly the throw: a 6 closes 6, 1+5, 2+4 or 1+2+3.
   Then throw again. If some flaps fit you must close them; which ones is your choice.
3. When no open flaps fit the throw, the turn is over. The open flaps are minus points: 2, 3 and 4 are 9 by
   `sum`, or 234 by `digits`.
4. Closing the last flap shuts the box and wins the game at once. With `shut=finish-round` the others finish
   the round, and all who shut in it share the win.
5. Otherwise the game ends after the round in which a seat reaches the `limit` (100 by `sum`), or after
   `rounds` rounds (1 by `digits`). Fewest minus points win; equals share. Alone, only shutting wins.
6. The option `dice` allows throwing one die when the open flaps add up to 6 or less, or when no flap above
   6 is open. With `eliminate`, seats at the limit drop out after each round and the last one in wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, ClassVar

from parlour.core.action import Action
from parlour.core.actor import CHANCE, Actor, Rng
from parlour.core.errors import IllegalAction
from parlour.core.game import Game
from parlour.core.state import State, placed

from . import actions, notation
from .actions import CLOSINGS, ONE_DIE, TAKE_ONE, TAKE_TWO, TWO_DICE, Numbers, TakeDice, ThrowDice
from .notation import TrayPosition
from .options import ShutTheBoxOptions
from .possible import is_over
from .tray import all_open, fits, may_take_one, minus_points, numbers_in
from .view import ShutTheBoxView

# --- facts ---

MOST_SEATS = 99
_ALL_TWO = tuple(throw for throw, _ in TWO_DICE)
_ALL_ONE = tuple(number for number, _ in ONE_DIE)


# --- state ---


class ShutTheBoxState(State, frozen=True):
    """The tray (open flaps as a set, dice), the pad with everybody's minus points, seat and round.

    Once the game is over it shows the end of the last turn: the flaps that are still open and the throw that
    fitted none of them.
    """

    options: ShutTheBoxOptions
    flaps: int
    throw: tuple[int, ...]
    #: how many dice the seat has chosen to throw; 0 if it has not chosen
    cup: int
    pad: tuple[int, ...]
    out: tuple[int, ...]
    shut: tuple[int, ...]
    seat: int
    round: int
    over: bool = False

    @property
    def game(self) -> ShutTheBox:
        return GAME

    @property
    def actor(self) -> Actor:
        if self.over:
            return None
        if self.throw or self._may_choose():
            return self.seat
        return CHANCE

    @property
    def thrower(self) -> int | None:
        return self.seat if self.actor is CHANCE else None

    def legal(self) -> tuple[Action, ...]:
        if self.over:
            return ()
        if self.throw:
            flaps = self.flaps
            return tuple([action for mask, action in CLOSINGS[sum(self.throw)] if flaps & mask == mask])
        if self._may_choose():
            return (TAKE_ONE, TAKE_TWO)
        return _ALL_ONE if self.cup == 1 else _ALL_TWO

    def odds(self) -> tuple[tuple[Action, Fraction], ...]:
        if self.actor is not CHANCE:
            return super().odds()
        return ONE_DIE if self.cup == 1 else TWO_DICE

    def accepts(self, action: Action) -> IllegalAction | None:
        if type(action) not in (Numbers, ThrowDice, TakeDice):
            return IllegalAction("not an action of Shut the Box", code="not-this-game")
        if self.over:
            return IllegalAction("the game is over", code="game-over")
        if self.throw:
            return self._refuses_closing(action)
        if self._may_choose():
            if action in (TAKE_ONE, TAKE_TWO):
                return None
            return IllegalAction("choose one die or two before you throw: one, two", code="choose-dice")
        if action in (_ALL_ONE if self.cup == 1 else _ALL_TWO):
            return None
        if isinstance(action, TakeDice):
            return IllegalAction("the number of dice cannot be chosen now", code="no-choice-of-dice")
        dice = "one die, like 3" if self.cup == 1 else "two dice, the smaller first, like 3+4"
        return IllegalAction(f"chance throws {dice}", code="not-a-throw")

    def _refuses_closing(self, action: Action) -> IllegalAction | None:
        if not isinstance(action, Numbers):
            return IllegalAction(
                f"the dice show {sum(self.throw)}: close flaps that add up to it", code="close-flaps"
            )
        total = sum(self.throw)
        for mask, closing in CLOSINGS[total]:
            if closing == action:
                if self.flaps & mask == mask:
                    return None
                return IllegalAction("one of these flaps is closed already", code="flap-closed")
        return IllegalAction(
            f"the flaps must add up to {total}, each named once, the smallest first", code="wrong-sum"
        )

    def after(self, action: Action) -> ShutTheBoxState:
        match action:
            case TakeDice(dice=dice):
                return self._at_tray(self.flaps, cup=dice)
            case ThrowDice(low=low, high=high):
                return self._thrown((low, high))
            case Numbers(numbers=numbers) if not self.throw:
                return self._thrown(numbers)
            case Numbers(numbers=numbers):
                left = self.flaps
                for number in numbers:
                    left &= ~(1 << (number - 1))
                return self._at_tray(left) if left else self._turn_over(0, ())
        raise AssertionError("accepts lets nothing else through")

    def _may_choose(self) -> bool:
        return not self.cup and self.options.dice != "two" and may_take_one(self.flaps, self.options.dice)

    def _at_tray(self, flaps: int, throw: tuple[int, ...] = (), cup: int = 0) -> ShutTheBoxState:
        return ShutTheBoxState(
            self.options, flaps, throw, cup, self.pad, self.out, self.shut, self.seat, self.round
        )

    def _thrown(self, dice: tuple[int, ...]) -> ShutTheBoxState:
        if fits(self.flaps, sum(dice)):
            return self._at_tray(self.flaps, dice)
        return self._turn_over(self.flaps, dice)

    def _turn_over(self, flaps: int, throw: tuple[int, ...]) -> ShutTheBoxState:
        """Count the open flaps; then it is the next seat's turn, the next round, or the end."""
        pad = list(self.pad)
        pad[self.seat] += minus_points(flaps, self.options.scoring)
        counted = tuple(pad)
        shut = self.shut if flaps else (*self.shut, self.seat)
        out, over = self.out, not flaps and self.options.shut == "wins"
        seat, at_round = self.seat, self.round
        if not over:
            later = (s for s in range(self.seat + 1, self.options.seats) if s not in self.out)
            seat = next(later, -1)
        if seat < 0:
            out, over = round_over(self.options, counted, out, shut, self.round)
            seat = self.seat
            if not over:
                seat = next(s for s in range(self.options.seats) if s not in out)
                at_round += 1
        if not over:
            flaps, throw = all_open(self.options.flaps), ()
        return ShutTheBoxState(self.options, flaps, throw, 0, counted, out, shut, seat, at_round, over)

    @property
    def points(self) -> tuple[int, ...]:
        return self.pad

    @property
    def places(self) -> tuple[int, ...] | None:
        return self.standing() if self.over else None

    def standing(self) -> tuple[int, ...]:
        """Seats that have shut first, then those still in by fewest points, then those that are out."""
        if self.options.seats == 1:
            return (0,) if self.shut else (1,)  # alone, only shutting the box wins
        order = [
            (0, False, 0) if seat in self.shut else (1, seat in self.out, points)
            for seat, points in enumerate(self.pad)
        ]
        return placed(order)

    @property
    def position(self) -> str:
        return notation.write(self._table())

    def _table(self) -> TrayPosition:
        return TrayPosition(
            self.flaps, self.throw, self.cup, self.pad, self.out, self.shut, self.seat, self.round
        )

    def __str__(self) -> str:
        if self.over:
            won = ", ".join(f"seat {seat}" for seat in self.winners) or "nobody"
            note = f"over, {won} has won" if len(self.winners) < 2 else f"over, {won} have won"
        elif self.throw:
            note = f"seat {self.seat} closes {sum(self.throw)}"
        elif self._may_choose():
            note = f"seat {self.seat} takes one die or two"
        else:
            note = f"seat {self.seat} throws"
        return notation.draw(self._table(), self.options.flaps, note)

    # --- view ---

    def seen(self, seat: int | None) -> ShutTheBoxView:
        return ShutTheBoxView(
            **self._seen_by(seat),
            position=self.position,
            flaps=numbers_in(self.flaps),
            throw=self.throw,
            cup=self.cup,
            turn=self.seat,
            round=self.round,
            out=self.out,
            shut=self.shut,
        )


def round_over(
    options: ShutTheBoxOptions, pad: tuple[int, ...], out: tuple[int, ...], shut: tuple[int, ...], rounds: int
) -> tuple[tuple[int, ...], bool]:
    """After round number `rounds`: the seats that are out, and whether the game is over."""
    if options.rounds is not None:
        return out, bool(shut) or rounds == options.rounds
    limit = options.limit or 0
    if not options.eliminate:
        return out, bool(shut) or max(pad) >= limit
    still_in = [seat for seat in range(options.seats) if seat not in out]
    left = [seat for seat in still_in if pad[seat] < limit]
    # if all who were still in have reached the limit, those with the fewest points stay in and win
    stay = left or [seat for seat in still_in if pad[seat] == min(pad[s] for s in still_in)]
    out = tuple(seat for seat in range(options.seats) if seat not in stay)
    return out, bool(shut) or len(left) < 2


# --- registration ---


class ShutTheBox(Game[ShutTheBoxState]):
    """Throw the dice, close flaps that add up to the throw, and try to shut them all."""

    key: ClassVar[str] = "shut-the-box"
    name: ClassVar[str] = "Shut the Box"
    points_are = "bad"
    options_type = ShutTheBoxOptions
    state_type = ShutTheBoxState

    def first_state(self, options: ShutTheBoxOptions) -> ShutTheBoxState:
        return ShutTheBoxState(options, all_open(options.flaps), (), 0, (0,) * options.seats, (), (), 0, 1)

    def read_action(self, text: str) -> Action:
        return actions.read(text)

    def read_position(self, text: str, options: ShutTheBoxOptions) -> ShutTheBoxState:
        table = notation.read(text)
        return ShutTheBoxState(options, *table, is_over(table, options))

    def seats_in(self, text: str) -> int | None:
        fields = text.split("|")
        return fields[2].count(",") + 1 if len(fields) == 5 else None

    def imagine(self, view: Mapping[str, Any], rng: Rng) -> ShutTheBoxState:
        read = self._read_view(view, ShutTheBoxView)
        return self.position(read.position, **read.options)

    def seats_for(self, options: Mapping[str, Any]) -> tuple[int, int]:
        return 1, MOST_SEATS

    def longest(self, options: ShutTheBoxOptions) -> int:
        # every closing closes a flap, and every turn that does not shut the box costs at least a point
        turn = 3 * options.flaps + 2
        return (options.rounds or options.limit or 0) * options.seats * turn


GAME = ShutTheBox()
