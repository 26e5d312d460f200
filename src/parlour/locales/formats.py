"""Plurals, numbers, lists and dates of the ten languages, as in Unicode's CLDR.

Babel has them for every language there is, in 33 MB. A test compares ours with Babel's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from decimal import Decimal
from typing import NamedTuple

Number = int | float | Decimal

_NO_BREAK = "\N{NO-BREAK SPACE}"
_NARROW = "\N{NARROW NO-BREAK SPACE}"


class Format(NamedTuple):
    """How a language writes numbers, lists and dates."""

    decimal: str
    group: str
    percent: str
    #: what stands before the last item of a list, and between the items of a list of two
    last: str
    two: str
    #: a date and time, for `str.format` with the time `at`, the `hour` of twelve, and which `half` of the day
    moment: str
    #: the plural category of a number, from its whole part and its decimals
    plural: Callable[[int, str], str]


def _one(whole: int, decimals: str) -> str:
    return "one" if whole == 1 and not decimals else "other"


def _danish(whole: int, decimals: str) -> str:
    return "one" if whole == 1 or (whole == 0 and decimals.strip("0")) else "other"


def _french(whole: int, decimals: str) -> str:
    return "one" if whole in (0, 1) else _millions(whole, decimals)


def _italian(whole: int, decimals: str) -> str:
    return "one" if whole == 1 and not decimals else _millions(whole, decimals)


def _spanish(whole: int, decimals: str) -> str:
    return "one" if whole == 1 and not decimals.strip("0") else _millions(whole, decimals)


def _millions(whole: int, decimals: str) -> str:
    return "many" if whole and whole % 1_000_000 == 0 and not decimals else "other"


def _polish(whole: int, decimals: str) -> str:
    if decimals:
        return "other"
    if whole == 1:
        return "one"
    return "few" if _two_to_four(whole) else "many"


def _russian(whole: int, decimals: str) -> str:
    if decimals:
        return "other"
    if whole % 10 == 1 and whole % 100 != 11:
        return "one"
    return "few" if _two_to_four(whole) else "many"


def _two_to_four(whole: int) -> bool:
    return 2 <= whole % 10 <= 4 and not 12 <= whole % 100 <= 14


_AMERICAN = f"{{at.month}}/{{at.day}}/{{at:%y}}, {{hour}}:{{at:%M}}{_NARROW}{{half}}"
_SPANISH = "{at.day}/{at.month}/{at:%y}, {at.hour}:{at:%M}"

FORMATS = {
    "da": Format(",", ".", " %", " og ", " og ", "{at:%d.%m.%Y %H.%M}", _danish),
    "de": Format(",", ".", " %", " und ", " und ", "{at:%d.%m.%y, %H:%M}", _one),
    "en": Format(".", ",", "%", ", and ", " and ", _AMERICAN, _one),
    "es": Format(",", ".", " %", " y ", " y ", _SPANISH, _spanish),
    "fr": Format(",", _NARROW, " %", " et ", " et ", "{at:%d/%m/%Y %H:%M}", _french),
    "it": Format(",", ".", "%", " e ", " e ", "{at:%d/%m/%y, %H:%M}", _italian),
    "nl": Format(",", ".", "%", " en ", " en ", "{at:%d-%m-%Y, %H:%M}", _one),
    "pl": Format(",", _NO_BREAK, "%", " i ", " i ", "{at.day}.{at:%m.%Y, %H:%M}", _polish),
    "ru": Format(",", _NO_BREAK, " %", " и ", " и ", "{at:%d.%m.%Y, %H:%M}", _russian),
    "sv": Format(",", _NO_BREAK, " %", " och ", " och ", "{at:%Y-%m-%d %H:%M}", _one),
}


def plural(value: Number, lang: str) -> str:
    """The plural category of a number: `one`, `few`, `many` or `other`."""
    whole, _, decimals = f"{abs(Decimal(str(value))):f}".partition(".")
    if isinstance(value, float):
        decimals = decimals.rstrip("0")  # 1.0 is 1; the decimal number 1.0 has a visible zero
    return FORMATS[lang].plural(int(whole), decimals)


def number(value: Number, lang: str, least: int = 0, most: int = 3, grouped: bool = True) -> str:
    """A number with at least `least` and at most `most` decimals; halves are rounded to the even digit."""
    signs = FORMATS[lang]
    rounded = f"{Decimal(str(value)):.{most}f}"
    whole, _, decimals = rounded.partition(".")
    decimals = decimals[:least] + decimals[least:].rstrip("0")
    if grouped:
        whole = f"{int(whole.lstrip('-')):,}".replace(",", signs.group)
        whole = f"-{whole}" if rounded.startswith("-") else whole
    return f"{whole}{signs.decimal}{decimals}" if decimals else whole


def percent(share: Number, lang: str, digits: int = 0) -> str:
    """A share as a percentage with `digits` decimals."""
    return number(Decimal(str(share)) * 100, lang, digits, digits) + FORMATS[lang].percent


def listed(items: Sequence[str], lang: str) -> str:
    """The items as a list: `2, 5 and 6`."""
    if len(items) < 3:
        return FORMATS[lang].two.join(items)
    return ", ".join(items[:-1]) + FORMATS[lang].last + items[-1]


def moment(at: datetime, lang: str) -> str:
    """A date and time, short."""
    return FORMATS[lang].moment.format(at=at, hour=at.hour % 12 or 12, half="PM" if at.hour >= 12 else "AM")
