"""Magic squares under the first rules: what is written stays.

The square has n rows and columns, n from 3 to 5. A turn writes a digit from 1 to 9 into a free square. Every
digit may be used once if n is 3, twice if n is 4, three times if n is 5. The square is magic when all rows,
all columns and both diagonals have the same sum. It is over when the square is full; the points are the
largest number of lines with one sum, and only a magic square wins.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from parlour.core.action import Action
from parlour.core.actor import Actor
from parlour.core.errors import BadNotation, BadPosition, IllegalAction
from parlour.core.game import Game
from parlour.core.state import State
from parlour.games.abaku.actions import Fill, is_well_written
from parlour.games.abaku.squares.facts import DIGITS, MOST, lines, names
from parlour.games.abaku.tiles import FREE
from parlour.games.abaku.view import MagicView, Sum

from .options_1 import FirstOptions

# --- state ---


class FirstMagicState(State, frozen=True, tag="magic"):
    """The digits written so far, row by row, `.` where there is none."""

    options: FirstOptions
    square: str

    @property
    def game(self) -> Game[Any]:
        from .version_1 import VERSION_1

        return VERSION_1

    @property
    def actor(self) -> Actor:
        return 0 if FREE in self.square else None

    def legal(self) -> tuple[Fill, ...]:
        free = [name for name, sign in zip(names(self.size), self.square, strict=True) if sign == FREE]
        digits = [int(digit) for digit in DIGITS if self.square.count(digit) < MOST[self.size]]
        return tuple(Fill(name, digit) for name in sorted(free) for digit in digits)

    def accepts(self, action: Action) -> IllegalAction | None:
        if type(action) is not Fill or not is_well_written(action):
            return IllegalAction("write the square and the digit, such as b2 5", code="not-this-game")
        if FREE not in self.square:
            return IllegalAction("the square is full", code="game-over")
        if action.square not in names(self.size):
            return IllegalAction(
                f"there is no square {action.square}; squares are a1 to {names(self.size)[-1]}",
                code="no-such-square",
            )
        if self.square[names(self.size).index(action.square)] != FREE:
            return IllegalAction(f"{action.square} has a digit already", code="square-taken")
        if self.square.count(str(action.digit)) >= MOST[self.size]:
            return IllegalAction(
                f"{action.digit} has been used as often as allowed: {MOST[self.size]}", code="digit-used-up"
            )
        return None

    def after(self, action: Action) -> FirstMagicState:
        assert isinstance(action, Fill)
        at = names(self.size).index(action.square)
        return FirstMagicState(self.options, self.square[:at] + str(action.digit) + self.square[at + 1 :])

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
        return None if FREE in self.square else self.standing()

    def standing(self) -> tuple[int, ...]:
        """The seat wins only with a magic square."""
        return (0,) if self.points == (len(lines(self.size)),) else (1,)

    @property
    def position(self) -> str:
        return "/".join(self.square[at : at + self.size] for at in range(0, self.size**2, self.size))

    def __str__(self) -> str:
        rows = self.position.split("/")
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
            square=self.position,
            left=tuple(MOST[self.size] - self.square.count(digit) for digit in DIGITS),
            sums=self.sums,
            given="",
            changes_left=0,
            position=self.position,
        )


def read_position(text: str, options: FirstOptions) -> FirstMagicState:
    """A square from its rows joined by `/`."""
    rows = text.split("/")
    if len(rows) != options.size or any(len(row) != options.size for row in rows):
        raise BadNotation(f"a magic square is {options.size} rows of {options.size} characters joined by /")
    square = "".join(rows)
    if set(square) - set(DIGITS + FREE):
        raise BadNotation("a magic square is written with the digits 1-9, and . for free squares")
    for digit in DIGITS:
        if square.count(digit) > MOST[options.size]:
            raise BadPosition(
                f"{digit} is used {square.count(digit)} times; allowed: {MOST[options.size]}",
                code="digit-used-up",
            )
    return FirstMagicState(options, square)
