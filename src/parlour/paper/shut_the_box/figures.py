"""Flaps and dice in ink."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from parlour.analysis.drills.question import Question
from parlour.locales import Words
from parlour.paper import letters
from parlour.paper.ink import GOLD, INK, RULE, SERIF, SERIF_BOLD, SOFT, WHITE
from parlour.paper.pen import Pen

_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
#: of a row of flaps: the height for its width
_RATIO: Final = 0.185
_DIE: Final = 31.0


def die(pen: Pen, x: float, y: float, side: float, pips: int) -> None:
    """A die."""
    pen.box(x, y, side, side, corner=side * 0.2, fill=WHITE, width=1.4)
    for across, down in _PIPS[pips]:
        pen.disc(
            x + side / 2 + across * side * 0.26,
            y + side / 2 + down * side * 0.26,
            side * 0.085,
            fill=INK,
            stroke=None,
        )


def flaps(
    pen: Pen,
    x: float,
    y: float,
    room: float,
    standing: Collection[int],
    *,
    count: int = 12,
    marked: Collection[int] = (),
) -> float:
    """A row of flaps on its rod; those that lie down hang below it. Gives its height."""
    step = room / 12
    wide, high = step * 0.91, step * 1.66
    for number in range(1, count + 1):
        at = x + (number - 1) * step
        if number in standing:
            hit = number in marked
            pen.box(
                at, y, wide, high, corner=step * 0.095, fill=GOLD if hit else WHITE, width=2.0 if hit else 1.2
            )
            pen.text(at + wide / 2, y + high * 0.62, str(number), SERIF_BOLD, step * 0.57, anchor="middle")
        else:
            foot = y + high + 1.5
            shape = [(at + 1, foot), (at + wide - 1, foot), (at + wide + 1, foot + step * 0.35)]
            pen.path([*shape, (at - 1, foot + step * 0.35)], closed=True, fill=WHITE, stroke=RULE)
    pen.line(x - 1, y + high + 1, x + count * step - step + wide + 1, y + high + 1, width=2.2)
    return room * _RATIO


class FlapsFigure:
    """The box as it stands: flaps and dice."""

    columns: Final = 2

    def height(self, view: Mapping[str, Any], room: float) -> float:
        return room * _RATIO + (_DIE + 10 if view["throw"] else 0)

    def draw(
        self,
        pen: Pen,
        x: float,
        y: float,
        room: float,
        view: Mapping[str, Any],
        say: Words,
        played: str = "",
    ) -> None:
        marked = [int(flap) for flap in played.split(",") if flap.isdigit()]
        bottom = y + flaps(pen, x, y, room, view["flaps"], count=view["options"]["flaps"], marked=marked)
        for number, pips in enumerate(view["throw"]):
            die(pen, x + number * (_DIE + 8), bottom + 6, _DIE, pips)

    def beside(self, view: Mapping[str, Any], say: Words) -> str:
        return ""

    def told(self, answer: str, view: Mapping[str, Any], say: Words) -> str:
        return answer.replace(",", " + ")


class SumsFigure:
    """Two dice to add up, and the flaps that may make the sum."""

    columns: Final = 2
    count: Final = 6

    def height(self, question: Question, room: float, solved: bool, say: Words) -> float:
        listed = 22 * -(-len(question.accepted) // 3) if solved else 62
        return _DIE + 14 + room * _RATIO + 10 + listed + 26

    def draw(
        self, pen: Pen, x: float, y: float, room: float, question: Question, solved: bool, say: Words
    ) -> None:
        at = x + 30
        for pips in question.throw:
            die(pen, at, y, _DIE, pips)
            at += _DIE + 8
        pen.text(at + 6, y + 22, "=", SERIF, 20)
        if solved:
            pen.text(at + 26, y + 22, str(sum(question.throw)), SERIF_BOLD, 20)
        else:
            pen.box(at + 26, y, 38, _DIE, corner=5, stroke=RULE, width=1.2)
        if question.least > 1:
            told = say("sheet-least", least=question.least)
            pen.text(at + 78, y + 21, told, size=13, colour=SOFT, room=x + room - at - 78)
        ways = sorted((tuple(map(int, way.split(","))) for way in question.accepted), key=_order)
        top = y + _DIE + 14
        bottom = top + flaps(
            pen, x, top, room, question.flaps, count=_size(question), marked=ways[0] if solved else ()
        )
        bottom += 10
        if solved:
            rows = -(-len(ways) // 3)
            for number, way in enumerate(ways):
                column, row = divmod(number, rows)
                pen.text(x + column * room / 3, bottom + 14 + 22 * row, " + ".join(map(str, way)), SERIF, 15)
            bottom += 22 * rows
            pen.text(x, bottom + 15, say("sheet-ways", ways=len(ways)), size=14, colour=SOFT)
        else:
            for line in (1, 2):
                pen.line(x, bottom + 29 * line, x + room, bottom + 29 * line, colour=RULE)
            _gap(pen, x, bottom + 82, room, say("sheet-ways-gap"))


def _size(question: Question) -> int:
    """As many flaps as the box has that goes up to the largest open one; nine where it may be either."""
    return next(count for count in (9, 10, 12) if count >= max(question.flaps))


def _order(way: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """The fewest flaps first, then the largest."""
    return len(way), tuple(-flap for flap in way)


def _gap(pen: Pen, x: float, y: float, room: float, text: str) -> None:
    """A sentence with a `_` where a number is written."""
    before, _, after = text.partition("_")
    scaled = min(1.0, (room - 34) / letters.width(before + after, "wix-400", 14))
    at = pen.text(x, y, before, size=14 * scaled, colour=SOFT)
    pen.line(at, y + 3, at + 34, y + 3, colour=RULE)
    pen.text(at + 34, y, after, size=14 * scaled, colour=SOFT)


FIGURE: Final = FlapsFigure()
SUMS: Final = SumsFigure()
