"""The pad, two to a sheet, and twelve flaps to cut out."""

from __future__ import annotations

from typing import Final

from parlour.paper.frame import footer, header
from parlour.paper.ink import HEIGHT, INK, LEFT, RIGHT, RULE, SANS, SERIF, SERIF_BOLD, SOFT, WIDTH, PaperPage
from parlour.paper.pen import Pen
from parlour.paper.sheet import PrintOrder, Sheet

from .figures import flaps

_GAME: Final = "shut-the-box"
_NAMES: Final = 6
_ROUNDS: Final = 7
_RAIL: Final = 268.0
_FLAP: Final = (113.4, 189.0)


def pad(order: PrintOrder) -> list[PaperPage]:
    """Two pads of seven rounds for six."""
    pen = Pen()
    for half in (0, 1):
        _half(pen, order, half * HEIGHT / 2 + 46)
    pen.line(0, HEIGHT / 2, WIDTH, HEIGHT / 2, colour=RULE, width=1.2, dash=(5, 4))
    pen.text(
        RIGHT,
        HEIGHT - 12,
        order.say("sheet-paper", paper=order.paper),
        size=12,
        colour=SOFT,
        anchor="right",
    )
    return [pen.page]


def _half(pen: Pen, order: PrintOrder, top: float) -> None:
    say = order.say
    room = RIGHT - LEFT - _RAIL - 24
    pen.text(LEFT, top + 28, say(f"game-{_GAME}"), SERIF, 30, room=room)
    bottom = pen.paragraph(
        LEFT, top + 39, room, say("sheet-shut-the-box-score.how"), size=13.5, leading=1.4, colour=SOFT
    )
    flaps(pen, RIGHT - _RAIL, top + 24, _RAIL, range(1, 13))
    begin = max(bottom, top + 78) + 12
    heads, row, total = 42.0, 37.0, 44.0
    ys = [heads, *(heads + row * n for n in range(1, _ROUNDS + 1))]
    label = 66.0
    step = (RIGHT - LEFT - label) / _NAMES
    xs = [LEFT, *(LEFT + label + step * n for n in range(_NAMES))]
    for number, y in enumerate(ys):
        dark = number in (0, _ROUNDS)
        pen.line(
            LEFT, begin + y, RIGHT, begin + y, colour=INK if dark else "#B9AD98", width=1.5 if dark else 1
        )
    for x in xs[1:]:
        pen.line(x, begin, x, begin + ys[-1] + total, colour="#B9AD98")
        pen.text(x + 8, begin + 15, say("sheet-name"), size=12, colour=SOFT, room=step - 12)
    for number in range(1, _ROUNDS + 1):
        pen.text(LEFT, begin + ys[number] - 14, str(number), SERIF_BOLD, 15, colour=SOFT)
    pen.text(LEFT, begin + ys[-1] + 28, say("sheet-total"), SERIF_BOLD, 15, colour=SOFT, room=label - 6)


def cut_flaps(order: PrintOrder) -> list[PaperPage]:
    """Twelve flaps, each with a foot to fold."""
    pen, say = Pen(), order.say
    begin = header(
        pen,
        order,
        say("sheet-shut-the-box-flaps"),
        say("sheet-shut-the-box-flaps.how"),
        path=f"/rules/{_GAME}",
    )
    wide, high = _FLAP
    foot = 68.0
    gap = (RIGHT - LEFT - 4 * wide) / 3
    for number in range(12):
        row, column = divmod(number, 4)
        x, y = LEFT + column * (wide + gap), begin + 26 + row * (high + foot + 22)
        pen.box(x, y, wide, high + foot, stroke=RULE, width=1.2, dash=(5, 4))
        pen.line(x, y + high, x + wide, y + high, colour=INK, width=1.2, dash=(1.5, 3))
        pen.box(x + 7, y + 7, wide - 14, high - 14, corner=6, fill="#FBF3E2", stroke="#9b7442", width=1.4)
        pen.text(x + wide / 2, y + high / 2 + 20, str(number + 1), SERIF_BOLD, 58, anchor="middle")
        pen.text(
            x + wide / 2, y + high + foot / 2 + 4, say("sheet-glue"), SANS, 12, colour=SOFT, anchor="middle",
            room=wide - 8,
        )  # fmt: skip
    size = say("sheet-size-flaps", wide=order.millimetres(wide), high=order.millimetres(high))
    footer(pen, order, say("sheet-shut-the-box-flaps"), size)
    return [pen.page]


PAD: Final = Sheet(game=_GAME, draw=pad)
FLAPS: Final = Sheet(game=_GAME, draw=cut_flaps)
