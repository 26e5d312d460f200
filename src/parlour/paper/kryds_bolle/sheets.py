"""The score sheet: the points of ten games, and floors to write down how a cube was filled."""

from __future__ import annotations

from typing import Final

from parlour.paper.frame import footer, header, table
from parlour.paper.ink import FAINT, LEFT, RIGHT, SERIF_BOLD, SOFT, PaperPage
from parlour.paper.pen import Pen
from parlour.paper.sheet import PrintOrder, Sheet

from .figures import FLOORS, floor

_GAME: Final = "kryds-bolle"
_GAMES: Final = 10
_CUBES: Final = 2


def score(order: PrintOrder) -> list[PaperPage]:
    """Ten games, and two cubes by their floors."""
    pen, say = Pen(), order.say
    begin = (
        header(pen, order, say(f"game-{_GAME}"), say("sheet-kryds-bolle-score.how"), fill=[say("sheet-date")])
        + 16
    )
    head, row = 44.0, 38.0
    ys = [head, *(head + row * n for n in range(1, _GAMES + 1)), head + row * _GAMES + 48]
    label, wide = 90.0, 130.0
    names = (RIGHT - LEFT - label - wide) / 2
    xs = [LEFT, LEFT + label, LEFT + label + wide, LEFT + label + wide + names, RIGHT]
    table(pen, begin, xs, ys, heavy=(0, _GAMES))
    base = begin + head - 9
    pen.text(LEFT, base, say("sheet-game"), size=13, colour=SOFT, room=label - 6)
    pen.text(xs[1] + 8, base, say("sheet-begins"), size=13, colour=SOFT, room=wide - 12)
    for x, ball in ((xs[2], "light"), (xs[3], "dark")):
        pen.text(x + 8, base, say("sheet-name-ball", ball=ball), size=13, colour=SOFT, room=names - 12)
    for number in range(1, _GAMES + 1):
        pen.text(LEFT + 4, begin + ys[number] - 13, str(number), SERIF_BOLD, 16)
    pen.text(LEFT, begin + ys[-1] - 18, say("sheet-total"), SERIF_BOLD, 16, room=label - 6)
    top = begin + ys[-1] + 26
    for cube in range(_CUBES):
        _cube(pen, order, top + cube * 196)
    pen.line(LEFT, top - 14, RIGHT, top - 14, colour=FAINT)
    footer(pen, order, say("sheet-kryds-bolle-score"))
    return [pen.page]


def _cube(pen: Pen, order: PrintOrder, top: float) -> None:
    side = 138.0
    step = (RIGHT - LEFT) / 3
    for number in range(3):
        x = LEFT + step * (number + 0.5) - side / 2
        floor(pen, x, top, side)
        told = order.say("sheet-floor", floor=FLOORS[number])
        pen.text(x + side / 2, top + side + 34, told, size=12, colour=SOFT, anchor="middle")


SCORE: Final = Sheet(game=_GAME, draw=score)
