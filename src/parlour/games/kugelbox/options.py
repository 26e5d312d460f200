"""Options of the Kugelbox games."""

from __future__ import annotations

import re
from decimal import Decimal
from fractions import Fraction
from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from parlour.core.errors import BadOption
from parlour.core.options import Options

#: what `miss` may be, in words
ALLOWED_MISS: Final = "a probability from 0 to 1/2, such as 3/20 or 0.15"

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

    @classmethod
    def normalised(cls, given: dict[str, Any]) -> dict[str, Any]:
        if "miss" not in given:
            return given
        return {**given, "miss": str(_read_miss(given["miss"]))}


class ChikugoOptions(KugelboxOptions, frozen=True, kw_only=True):
    """Options of Chikugo."""

    lay_out: Annotated[
        Literal["one", "all"],
        Meta(description="how many of the chips that a throw meets may be laid out"),
    ] = "one"


class TakeItOptions(KugelboxOptions, frozen=True, kw_only=True):
    """Take It has no options of its own."""


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
