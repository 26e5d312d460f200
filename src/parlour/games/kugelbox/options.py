"""Options of the Kugelbox games."""

from __future__ import annotations

import re
from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction
from typing import Annotated, Any, Final, Literal, Self

from msgspec import Meta

from parlour.core.errors import BadOption
from parlour.core.options import Options

from .box import MINUS, OPERATORS, PLUS, TIMES
from .chips import COUNT, USUAL, Pile, is_chip, sorted_pile

#: what `miss` may be, in words
ALLOWED_MISS: Final = "a probability from 0 to 1/2, such as 3/20 or 0.15"

#: what `chips` and `operators` may be, in words
ALLOWED_CHIPS: Final = "twelve chips with commas between: numbers 1 to 25, <=1 to <=25, line, square"
ALLOWED_OPERATORS: Final = "five signs for rows 1 to 5, each +, - or x"
#: other ways to type an operator
_TYPED: Final = {"-": MINUS, "–": MINUS, "x": TIMES, "X": TIMES, "*": TIMES, "·": TIMES}

#: limited in length, so that no number is too large to work with
_NUMBER = re.compile(r"\d{1,200}/\d{1,200}|(\d{1,50}\.?\d{0,50}|\.\d{1,50})([eE][+-]?\d{1,2})?", re.ASCII)


class KugelboxOptions(Options, frozen=True, kw_only=True):
    """How the balls are thrown, and how a throw is counted."""

    throw: Annotated[
        Literal["uniform", "hand"],
        Meta(description="uniform: chance alone, with exact odds; hand: aimed and simulated in the box"),
    ] = "uniform"
    miss: Annotated[str, Meta(description=ALLOWED_MISS, examples=["0", "1/2"])] = "3/20"
    smart_calculators: Annotated[
        bool, Meta(description="count by the numbers and the operator on the edge of the box")
    ] = False
    chips: Annotated[
        str,
        Meta(
            description=f"the chips in your box, if it is another printing: {ALLOWED_CHIPS}",
            examples=["2,3,4,5,6,8,12,<=4,<=6,line,square,square"],
        ),
    ] = ",".join(USUAL)
    operators: Annotated[
        str,
        Meta(
            description=f"with smart_calculators, the operators on the edge of your box: {ALLOWED_OPERATORS}",
            examples=["+x-x+"],
        ),
    ] = OPERATORS

    @property
    def box(self) -> Pile:
        """The chips in the box, in the order of piles."""
        return tuple(self.chips.split(","))

    @property
    def counting(self) -> str:
        """The operators that throws are counted by; empty without Smart Calculators."""
        return self.operators if self.smart_calculators else ""

    @classmethod
    def normalised(cls, given: dict[str, Any]) -> dict[str, Any]:
        read = {"miss": _read_miss, "chips": _read_chips, "operators": _read_operators}
        return given | {name: str(read[name](given[name])) for name in read if name in given}

    def completed(self) -> Self:
        if self.operators != OPERATORS and not self.smart_calculators:
            raise BadOption(
                f"operators has no effect without smart_calculators: leave it at {OPERATORS}",
                code="bad-combination",
                option="operators",
                allowed=OPERATORS,
            )
        return self


def counting(options: Mapping[str, Any]) -> str:
    """The same from the options of a view."""
    return str(options["operators"]) if options["smart_calculators"] else ""


class ChikugoOptions(KugelboxOptions, frozen=True, kw_only=True):
    """Options of Chikugo."""

    lay_out: Annotated[
        Literal["one", "all"],
        Meta(description="how many of the chips that a throw meets may be laid out"),
    ] = "one"


class TakeItOptions(KugelboxOptions, frozen=True, kw_only=True):
    """Take It has no options of its own."""


def _read_chips(value: Any) -> str:
    """Twelve chips in order: written with ≤ or <=, with or without spaces."""
    names = value.replace("≤", "<=").replace(" ", "").split(",") if isinstance(value, str) else []
    if len(names) != COUNT or not all(map(is_chip, names)):
        raise _not_allowed("chips", value, ALLOWED_CHIPS)
    return ",".join(sorted_pile(names))


def _read_operators(value: Any) -> str:
    signs = "".join(_TYPED.get(sign, sign) for sign in value if sign != " ") if isinstance(value, str) else ""
    if len(signs) != len(OPERATORS) or not set(signs) <= {PLUS, MINUS, TIMES}:
        raise _not_allowed("operators", value, ALLOWED_OPERATORS)
    return signs


def _not_allowed(name: str, value: Any, allowed: str) -> BadOption:
    shown = repr(value)[:80]
    return BadOption(f"{name} is {shown}; allowed: {allowed}", option=name, value=shown, allowed=allowed)


def _read_miss(value: Any) -> Fraction:
    """The exact number: a float is read by its text, so that 0.15 is 3/20."""
    known = isinstance(value, str | Fraction | Decimal | float | int) and not isinstance(value, bool)
    try:
        shown = repr(value)[:60]
        text = str(value).strip() if known else ""
        miss = Fraction(text) if _NUMBER.fullmatch(text) else None
    except ZeroDivisionError:
        miss = None
    except ValueError:  # an int with too many digits for str()
        shown, miss = "out of bounds", None
    if miss is None or not 0 <= miss <= Fraction(1, 2):
        raise BadOption(
            f"miss is {shown}; allowed: {ALLOWED_MISS}", option="miss", value=shown, allowed=ALLOWED_MISS
        )
    return miss
