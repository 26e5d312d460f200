"""Twelve chips to cut out, and the score sheets of the two games."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from parlour.games.kugelbox.chips import USUAL, chip_named
from parlour.paper.frame import footer, header, table
from parlour.paper.ink import LEFT, RIGHT, RULE, SERIF_BOLD, SOFT, PaperPage
from parlour.paper.pen import Pen
from parlour.paper.sheet import PrintOrder, Sheet

from .figures import chip

_CHIKUGO: Final = "chikugo"
_TAKE_IT: Final = "take-it"
_NAMES: Final = 6
_CUT: Final = 81.3
_LABEL: Final = 96.0


def chips(order: PrintOrder) -> list[PaperPage]:
    """The twelve chips of the box."""
    pen, say = Pen(), order.say
    begin = header(
        pen, order, say("sheet-kugelbox-chips"), say("sheet-kugelbox-chips.how"), path=f"/rules/{_CHIKUGO}"
    )
    step = (RIGHT - LEFT) / 3
    row = (1122.5 - 66 - begin) / 4
    for number, name in enumerate(USUAL):
        down, across = divmod(number, 3)
        x, y = LEFT + step * (across + 0.5), begin + 14 + row * down + _CUT
        pen.disc(x, y, _CUT, stroke=RULE, width=1.2, dash=(5, 4))
        chip(pen, x, y, _CUT * 0.87, name)
        pen.text(x, y + _CUT + 19, _asks(name, order), size=13, colour=SOFT, anchor="middle", room=step - 8)
    footer(pen, order, say("sheet-kugelbox-chips"), say("sheet-size-chips", wide=order.millimetres(2 * _CUT)))
    return [pen.page]


def _asks(name: str, order: PrintOrder) -> str:
    found = chip_named(name)
    return order.say("sheet-chip-asks", asks=found.asks, number=found.number)


def _named(pen: Pen, order: PrintOrder, begin: float, head: float) -> list[float]:
    """The columns of six names; gives their places."""
    step = (RIGHT - LEFT - _LABEL) / _NAMES
    xs = [LEFT, *(LEFT + _LABEL + step * n for n in range(_NAMES + 1))]
    for x in xs[1:-1]:
        pen.text(x + 6, begin + head - 8, order.say("sheet-name"), size=12, colour=SOFT, room=step - 10)
    return xs


def _rows(pen: Pen, labels: Sequence[str], begin: float, ys: Sequence[float]) -> None:
    for label, (above, below) in zip(labels, pairwise(ys), strict=True):
        middle = begin + (above + below) / 2 + 5
        pen.text(LEFT, middle, label, SERIF_BOLD, 15, room=_LABEL - 8)


def rounds(order: PrintOrder) -> list[PaperPage]:
    """Chikugo: the points of twelve rounds, who was Nadir, and the chips laid out."""
    pen, say = Pen(), order.say
    begin = (
        header(pen, order, say(f"game-{_CHIKUGO}"), say("sheet-chikugo-score.how"), fill=[say("sheet-date")])
        + 16
    )
    ys = [40.0, *(40.0 + 50 * n for n in range(1, 13)), 716.0, 786.0]
    xs = _named(pen, order, begin, 40)
    table(pen, begin, xs, ys, heavy=(0, 12))
    labels = [*map(str, range(1, 13)), say("sheet-chips-taken"), say("sheet-chips-out")]
    _rows(pen, labels, begin, ys)
    footer(pen, order, say("sheet-chikugo-score"))
    return [pen.page]


def taken(order: PrintOrder) -> list[PaperPage]:
    """Take It: who has which chip at the end, and the sums of three games."""
    pen, say = Pen(), order.say
    begin = (
        header(pen, order, say(f"game-{_TAKE_IT}"), say("sheet-take-it-score.how"), fill=[say("sheet-date")])
        + 16
    )
    ys = [40.0, *(40.0 + 55 * n for n in range(1, 13)), 760.0]
    xs = _named(pen, order, begin, 40)
    table(pen, begin, xs, ys, heavy=(0, 12))
    for name, (above, below) in zip(USUAL, pairwise(ys), strict=False):
        middle = begin + (above + below) / 2
        chip(pen, LEFT + 24, middle, 21, name)
        pen.text(LEFT + 56, middle + 5, str(chip_named(name).worth), SERIF_BOLD, 16)
    pen.text(LEFT, begin + (ys[-2] + ys[-1]) / 2 + 5, say("sheet-total"), SERIF_BOLD, 16, room=_LABEL - 8)
    footer(pen, order, say("sheet-take-it-score"))
    return [pen.page]


CHIPS: Final = Sheet(game=_CHIKUGO, draw=chips)
CHIKUGO_SCORE: Final = Sheet(game=_CHIKUGO, draw=rounds)
TAKE_IT_SCORE: Final = Sheet(game=_TAKE_IT, draw=taken)
