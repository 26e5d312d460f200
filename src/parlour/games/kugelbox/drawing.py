"""A Kugelbox table drawn for a person: the box with its last throw, the middle, and the seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .box import COLUMNS, NUMBERS, OPERATORS, ROWS, score, sum_of
from .chips import Pile
from .notation import Stage
from .thrown import Thrown

#: what a stage asks of the seat whose turn it is
_DUE: Final[dict[Stage, str]] = {
    "throw": "seat {} is to throw",
    "landing": "seat {} throws",
    "turn": "seat {} is to turn over a chip",
    "chip": "seat {} turns over a chip",
    "take": "seat {} is to take a chip",
    "rob": "seat {} may rob a chip",
    "lay": "seat {} may lay out a chip",
}


def draw_due(seat: int, stage: Stage) -> str:
    """What is to happen next."""
    return _DUE[stage].format(seat)


def draw_box(last: Thrown | None, calculators: bool) -> str:
    """The holes as the thrower sees them, row 1 nearest; R and B are the balls."""
    lines = []
    for row in reversed(ROWS):
        holes = " ".join(_hole(column + row, last) for column in COLUMNS)
        lines.append(f"{row} {holes}" + (f"  {OPERATORS[row]}" if calculators else ""))
    lines.append("  " + " ".join(COLUMNS))
    if calculators:
        lines.append("  " + " ".join(str(NUMBERS[column]) for column in COLUMNS))
    return "\n".join(lines)


def draw_throw(thrown: Thrown, calculators: bool) -> str:
    """One throw in words."""
    found = score(thrown.red, thrown.black, calculators)
    calculation = sum_of(thrown.red, thrown.black) if calculators else None
    shape = f", {found.shape}" if found.shape in ("line", "square", "rectangle") else ""
    count = f"{calculation} = {found.points}" if calculation else str(found.points)
    return f"seat {thrown.seat} threw {thrown.landing}: {count} point{'s' * (found.points != 1)}{shape}"


def draw_middle(up: Pile, down: int) -> str:
    """The chips between the players."""
    return f"middle: {' '.join((*up, f'({down} face down)'))}"


def draw_seats(chips: Sequence[Pile], marks: Sequence[str], turn: int | None) -> str:
    """Each seat's chips with a remark; > is the seat whose turn it is."""
    lines = []
    for seat, (pile, mark) in enumerate(zip(chips, marks, strict=True)):
        sign = ">" if seat == turn else " "
        lines.append(f"{sign} seat {seat}: {' '.join(pile) or '·'}{f'  ({mark})' if mark else ''}")
    return "\n".join(lines)


def _hole(hole: str, last: Thrown | None) -> str:
    if last is None:
        return "."
    return "R" if hole == last.red else "B" if hole == last.black else "."
