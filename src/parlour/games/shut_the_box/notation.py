"""Positions of Shut the Box as text, `1,2,5,12|3+4|0,31|1|2`, and drawn for a person."""

from __future__ import annotations

import re
from typing import NamedTuple

from parlour.core.errors import BadNotation

from . import actions
from .actions import Numbers, TakeDice, ThrowDice
from .options import HIGHEST_LIMIT
from .tray import numbers_in, set_of

#: the most points that a position may have, far above what any game can reach
HIGHEST_POINTS = 100 * HIGHEST_LIMIT

_ON_PAD = re.compile(r"(0|[1-9][0-9]{0,16})([-*]?)", re.ASCII)
_COUNT = re.compile(r"0|[1-9][0-9]{0,15}", re.ASCII)


class TrayPosition(NamedTuple):
    """What a position text says: the tray, the pad, and whose turn of which round it is."""

    flaps: int  # the open ones, as a set
    throw: tuple[int, ...]  # the dice, () before they are thrown
    cup: int  # how many dice the seat has chosen to throw, 0 if it has not chosen
    pad: tuple[int, ...]  # minus points of each seat
    out: tuple[int, ...]  # seats that are out
    shut: tuple[int, ...]  # seats that have shut the box
    seat: int
    round: int


def write(table: TrayPosition) -> str:
    """`flaps|throw|points|seat|round`; the throw is `one` or `two` if the dice are chosen but not thrown."""
    flaps = ",".join(map(str, numbers_in(table.flaps)))
    throw = str(TakeDice(table.cup)) if table.cup else "+".join(map(str, table.throw))
    marks = {**dict.fromkeys(table.out, "-"), **dict.fromkeys(table.shut, "*")}
    pad = ",".join(f"{points}{marks.get(seat, '')}" for seat, points in enumerate(table.pad))
    return f"{flaps}|{throw}|{pad}|{table.seat}|{table.round}"


def read(text: str) -> TrayPosition:
    """What a position text says. Whether such a position is possible is checked in `possible`."""
    fields = text.split("|")
    if len(fields) != 5:
        raise BadNotation("a position is flaps|throw|points|seat|round, like 1,2,5,12|3+4|0,31|1|2")
    flaps = set_of(actions.read_flaps(fields[0])) if fields[0] else 0
    throw, cup = _read_throw(fields[1])
    pad = [_ON_PAD.fullmatch(entry) for entry in fields[2].split(",")]
    points, marks = [], []
    for entry in pad:
        if entry is None:
            raise BadNotation("points are whole numbers joined by commas, - after it if out, * if shut")
        points.append(int(entry[1]))
        marks.append(entry[2])
    for what, field in zip(("seat", "round"), fields[3:], strict=True):
        if not _COUNT.fullmatch(field):
            raise BadNotation(f"{field[:20]!r} is no {what}; write a whole number")
    return TrayPosition(
        flaps,
        throw,
        cup,
        tuple(points),
        tuple(seat for seat, mark in enumerate(marks) if mark == "-"),
        tuple(seat for seat, mark in enumerate(marks) if mark == "*"),
        int(fields[3]),
        int(fields[4]),
    )


def _read_throw(text: str) -> tuple[tuple[int, ...], int]:
    """The dice that were thrown, and the number of dice chosen but not thrown."""
    if not text:
        return (), 0
    match actions.read(text):
        case TakeDice(dice=dice):
            return (), dice
        case ThrowDice(low=low, high=high):
            return (low, high), 0
        case Numbers(numbers=(number,)) if number <= 6:
            return (number,), 0
        case _:
            raise BadNotation(f"{text[:20]!r} is no throw; write 3+4, or 3 for one die")


def draw(table: TrayPosition, flaps: int, note: str) -> str:
    """The tray with its open flaps and the dice, and the pad below."""
    standing = "".join(f"{n:>3} " if table.flaps >> (n - 1) & 1 else "  · " for n in range(1, flaps + 1))
    dice = "  ".join(f"[{die}]" for die in table.throw) or {0: "", 1: "one die", 2: "two dice"}[table.cup]
    width = len(standing)
    rule = "+" + "-" * width + "+"
    marks = {**dict.fromkeys(table.out, " out"), **dict.fromkeys(table.shut, " shut the box")}
    wide = max(len(str(points)) for points in table.pad)
    names = len(str(len(table.pad) - 1))
    pad = [
        f"{'>' if seat == table.seat else ' '} seat {seat:>{names}}  {points:>{wide}}{marks.get(seat, '')}"
        for seat, points in enumerate(table.pad)
    ]
    return "\n".join(
        [
            rule,
            f"|{standing}|",
            f"|{'':{width}}|",
            f"|{dice:^{width}}|",
            rule,
            f"round {table.round}: {note}",
            *pad,
        ]
    )
