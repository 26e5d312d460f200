"""Magic squares: a puzzle for one, with the digits of Abaku.

The square has n rows and columns, n from 3 to 5. It is composed: a turn writes a digit from 1 to 9 into a
free square, moves a digit, lets two digits change places, or takes one off. Every digit may be used once if n
is 3, twice if n is 4, three times if n is 5. The square is magic when all rows, all columns and both
diagonals have the same sum; then it is over and won. A full square that isn't magic may be finished as it is.
The points are the largest number of full lines with one sum.

With a level, chance chooses digits that are given and stay: they leave exactly one solution.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

from msgspec.structs import replace

from parlour.core.action import Action
from parlour.core.actor import CHANCE, Actor, Rng
from parlour.core.errors import BadNotation, BadPosition, IllegalAction
from parlour.core.game import Game
from parlour.core.state import State

from .actions import Fill, Given, Lift, PassTurn, Shift, is_well_written
from .options import AbakuOptions
from .squares.facts import DIGITS, MOST, lines, names
from .squares.givens import givens
from .tiles import FREE
from .view import MagicView, Sum

# --- facts ---

#: digits moved and taken off, after which a square can only be filled and finished
MOST_CHANGES = 300
_ACTIONS = (Fill, Shift, Lift, Given, PassTurn)
#: what the square waits for if not a turn: the given digits, or nothing any more
GIVEN, FINISHED = "given", "finished"


# --- state ---


class MagicState(State, frozen=True, tag="magic"):
    """The digits row by row, `.` where there is none; those that are given; the changes made so far."""

    options: AbakuOptions
    square: str
    given: str
    changes: int = 0
    stage: str = ""

    @property
    def game(self) -> Game[Any]:
        from .rules import GAME

        return GAME

    @property
    def actor(self) -> Actor:
        if self.stage == GIVEN:
            return CHANCE
        return None if self.over else 0

    @property
    def over(self) -> bool:
        """Whether the square is magic, or finished as it is."""
        return self.stage == FINISHED or self.is_magic

    @property
    def is_magic(self) -> bool:
        """Whether it is full and all lines have one sum."""
        return self.points == (len(lines(self.size)),)

    # --- actions ---

    def legal(self) -> tuple[Action, ...]:
        if self.over:
            return ()
        if self.stage == GIVEN:
            return tuple(action for action, _ in self.odds())
        named = dict(zip(names(self.size), range(self.size**2), strict=True))
        free = [name for name, at in named.items() if self.square[at] == FREE]
        digits = [int(digit) for digit in DIGITS if self.square.count(digit) < MOST[self.size]]
        found: list[Action] = [Fill(name, digit) for name in free for digit in digits]
        if self.changes < MOST_CHANGES:
            loose = [name for name, at in named.items() if self.given[at] == FREE]
            lying = [name for name in loose if self.square[named[name]] != FREE]
            found += [Lift(name) for name in lying]
            found += [
                Shift(one, to)
                for one in lying
                for to in loose
                if self.square[named[one]] != self.square[named[to]]
            ]
        if not free:
            found.append(PassTurn())
        return tuple(sorted(found, key=str))

    def accepts(self, action: Action) -> IllegalAction | None:
        if not isinstance(action, _ACTIONS) or not is_well_written(action):
            return IllegalAction(
                "write the square and the digit, such as b2 5, b2-c1 to move it or b2 - to take it back",
                code="not-this-game",
            )
        if self.over:
            return IllegalAction("the square is finished", code="game-over")
        if isinstance(action, Given) != (self.stage == GIVEN):
            return IllegalAction(f"{action} is not possible now", code="not-now")
        match action:
            case Given(rows=rows):
                known = rows in givens(self.size, self.options.level)
                return (
                    None if known else IllegalAction("these digits are not of this level", code="not-given")
                )
            case PassTurn():
                full = FREE not in self.square
                return None if full else IllegalAction("fill the square before you finish", code="not-full")
            case Fill():
                return self._accepts_fill(action)
            case Lift(square=square):
                return self._accepts_change(square)
        return self._accepts_shift(action)

    def _accepts_fill(self, action: Fill) -> IllegalAction | None:
        if refusal := self._no_square(action.square):
            return refusal
        if self._sign(action.square) != FREE:
            return IllegalAction(f"{action.square} has a digit already", code="square-taken")
        if self.square.count(str(action.digit)) >= MOST[self.size]:
            return IllegalAction(
                f"{action.digit} has been used as often as allowed: {MOST[self.size]}", code="digit-used-up"
            )
        return None

    def _accepts_change(self, square: str) -> IllegalAction | None:
        """Why the digit on a square may not be moved or taken off, or None."""
        if refusal := self._no_square(square):
            return refusal
        if self._sign(square) == FREE:
            return IllegalAction(f"there is no digit at {square}", code="no-digit-there")
        if self.changes >= MOST_CHANGES:
            return IllegalAction(
                f"digits have been moved {MOST_CHANGES} times, which is the most", code="too-many-changes"
            )
        return self._is_given(square)

    def _accepts_shift(self, action: Shift) -> IllegalAction | None:
        refusal = (
            self._accepts_change(action.square) or self._no_square(action.to) or self._is_given(action.to)
        )
        if refusal:
            return refusal
        if self._sign(action.square) == self._sign(action.to):
            return IllegalAction("this move changes nothing", code="nothing-changes")
        return None

    def _no_square(self, square: str) -> IllegalAction | None:
        if square in names(self.size):
            return None
        return IllegalAction(
            f"there is no square {square}; squares are a1 to {names(self.size)[-1]}", code="no-such-square"
        )

    def _is_given(self, square: str) -> IllegalAction | None:
        if self.given[names(self.size).index(square)] == FREE:
            return None
        return IllegalAction(f"the digit at {square} is given and stays", code="digit-given")

    def _sign(self, square: str) -> str:
        return self.square[names(self.size).index(square)]

    def after(self, action: Action) -> MagicState:
        match action:
            case Given(rows=rows):
                digits = rows.replace("/", "")
                return replace(self, square=digits, given=digits, stage="")
            case Fill(square=square, digit=digit):
                return replace(self, square=self._written({square: str(digit)}))
            case Lift(square=square):
                return replace(self, square=self._written({square: FREE}), changes=self.changes + 1)
            case Shift(square=square, to=to):
                moved = {square: self._sign(to), to: self._sign(square)}
                return replace(self, square=self._written(moved), changes=self.changes + 1)
        return replace(self, stage=FINISHED)

    def _written(self, signs: dict[str, str]) -> str:
        """The square with these signs on these squares."""
        named = zip(names(self.size), self.square, strict=True)
        return "".join(signs.get(name, sign) for name, sign in named)

    # --- chance ---

    def odds(self) -> tuple[tuple[Action, Fraction], ...]:
        if self.stage != GIVEN:
            return super().odds()
        known = givens(self.size, self.options.level)
        return tuple((Given(rows), Fraction(1, len(known))) for rows in known)

    def sample(self, rng: Rng) -> Action:
        if self.stage != GIVEN:
            return super().sample(rng)
        known = givens(self.size, self.options.level)
        return Given(known[rng.randrange(len(known))])

    # --- result ---

    @property
    def size(self) -> int:
        """Rows and columns."""
        return self.options.size

    @property
    def sums(self) -> tuple[Sum, ...]:
        """Every row, column and diagonal with its sum so far."""
        found = []
        for line in lines(self.size):
            signs = [self.square[at] for at in line]
            total = sum(int(sign) for sign in signs if sign != FREE)
            found.append(Sum(tuple(names(self.size)[at] for at in line), total, FREE not in signs))
        return tuple(found)

    @property
    def points(self) -> tuple[int, ...]:
        """The largest number of full lines that share a sum."""
        return (max(Counter(line.sum for line in self.sums if line.full).values(), default=0),)

    @property
    def places(self) -> tuple[int, ...] | None:
        return self.standing() if self.over else None

    def standing(self) -> tuple[int, ...]:
        """The seat wins only with a magic square."""
        return (0,) if self.is_magic else (1,)

    # --- text and view ---

    @property
    def rows(self) -> str:
        """The digits, rows joined by `/`."""
        return _rows(self.square, self.size)

    @property
    def position(self) -> str:
        given = _rows(self.given, self.size) if self.given.strip(FREE) else ""
        fields = [self.rows, str(self.changes) if self.changes else "", given, self.stage]
        while not fields[-1]:
            fields.pop()
        return "|".join(fields)

    def __str__(self) -> str:
        rows = self.rows.split("/")
        sums = [line.sum for line in self.sums]
        drawn = ["   " + "  ".join("abcde"[: self.size])]
        for at, row in enumerate(rows):
            drawn.append(f"{at + 1}  " + "  ".join(row) + f"  ={sums[at]:>3}")
        columns = "".join(f"{total:>3}" for total in sums[self.size : 2 * self.size])
        drawn.append(f"= {columns[1:]}   diagonals {sums[-2]} and {sums[-1]}")
        return "\n".join(drawn)

    def seen(self, seat: int | None) -> MagicView:
        return MagicView(
            **self._seen_by(seat),
            square=self.rows,
            left=tuple(MOST[self.size] - self.square.count(digit) for digit in DIGITS),
            sums=self.sums,
            given=_rows(self.given, self.size),
            changes_left=MOST_CHANGES - self.changes,
            position=self.position,
        )


def first_state(options: AbakuOptions) -> MagicState:
    """An empty square, or with a level one that waits for its digits."""
    empty = FREE * options.size**2
    return MagicState(options, empty, empty, stage="" if options.level == "empty" else GIVEN)


def longest(options: AbakuOptions) -> int:
    """Every change may free a square that is filled again; then one act finishes."""
    return 1 + options.size**2 + 2 * MOST_CHANGES + 1


def _rows(square: str, size: int) -> str:
    return "/".join(square[at : at + size] for at in range(0, size**2, size))


def read_position(text: str, options: AbakuOptions) -> MagicState:
    """A square from its rows joined by `/`, and where needed `|changes|given digits|given or finished`."""
    fields = text.split("|")
    if not 1 <= len(fields) <= 4:
        raise BadNotation("a magic square is its rows and up to three more fields: |changes|given|stage")
    fields += [""] * (4 - len(fields))
    square = _read_square(fields[0], options.size)
    given = _read_square(fields[2], options.size) if fields[2] else FREE * options.size**2
    if not (fields[1] or "0").isascii() or not (fields[1] or "0").isdigit() or len(fields[1]) > 4:
        raise BadNotation(f"{fields[1][:20]!r} is no number of changes")
    if fields[3] not in ("", GIVEN, FINISHED):
        raise BadNotation(f"{fields[3][:20]!r} is no stage; write {GIVEN} or {FINISHED}, or nothing")
    state = MagicState(options, square, given, int(fields[1] or 0), fields[3])
    _check(state)
    return state


def _read_square(text: str, size: int) -> str:
    rows = text.split("/")
    if len(rows) != size or any(len(row) != size for row in rows):
        raise BadNotation(f"a magic square is {size} rows of {size} characters joined by /")
    square = "".join(rows)
    if set(square) - set(DIGITS + FREE):
        raise BadNotation("a magic square is written with the digits 1-9, and . for free squares")
    return square


def _check(state: MagicState) -> None:
    """BadPosition if no square can look like this."""
    for digit in DIGITS:
        if state.square.count(digit) > MOST[state.size]:
            raise BadPosition(
                f"{digit} is used {state.square.count(digit)} times; allowed: {MOST[state.size]}",
                code="digit-used-up",
            )
    if any(sign not in (FREE, lying) for sign, lying in zip(state.given, state.square, strict=True)):
        raise BadPosition("a given digit is missing from the square", code="bad-given")
    if state.changes > MOST_CHANGES:
        raise BadPosition(f"there are at most {MOST_CHANGES} changes", code="bad-count")
    empty = not state.square.strip(FREE)
    if state.stage == GIVEN and (state.options.level == "empty" or not empty or state.changes):
        raise BadPosition("only an empty square of a level waits for given digits", code="bad-stage")
    if state.stage == FINISHED and FREE in state.square:
        raise BadPosition("only a full square is finished", code="bad-stage")
