"""The board with its bonus squares, and the score sheet with the tiles used a turn."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from parlour.games.abaku.board import LAYOUT
from parlour.paper.frame import footer, header
from parlour.paper.ink import INK, LEFT, RIGHT, RULE, SANS, SERIF_BOLD, SOFT, PaperPage
from parlour.paper.pen import Pen
from parlour.paper.sheet import PrintOrder, Sheet

from .figures import board as draw_board
from .figures import bonus

_GAME: Final = "abaku"
_CELL: Final = 43.45
_TURNS: Final = 16
_NAMES: Final = 4
#: what the words call each
_BONUSES: Final = {"2": "tile-twice", "3": "tile-thrice", "6": "all-twice", "9": "all-thrice"}


def board(order: PrintOrder) -> list[PaperPage]:
    """The board to play on."""
    pen, say = Pen(), order.say
    begin = header(
        pen, order, say(f"game-{_GAME}"), say("sheet-abaku-board.how"), path=f"/rules/{_GAME}", top=40
    )
    rows = ["." * len(LAYOUT)] * len(LAYOUT)
    last = len(LAYOUT) - 1
    draw_board(pen, LEFT + 22, begin + 32, _CELL, rows, (0, last, 0, last), True)
    top = begin + 32 + len(LAYOUT) * _CELL + 18
    for number, sign in enumerate("2369"):
        row, column = divmod(number, 2)
        x, y = LEFT + column * 356, top + row * 50
        bonus(pen, x, y, 42, sign)
        pen.text(x + 54, y + 26, say("sheet-bonus", bonus=_BONUSES[sign]), size=14, room=290)
    footer(pen, order, say("sheet-abaku-board"), say("sheet-size-squares", wide=order.millimetres(_CELL)))
    return [pen.page]


def score(order: PrintOrder) -> list[PaperPage]:
    """Sixteen turns for four: tiles used, points, and the sum so far."""
    pen, say = Pen(), order.say
    begin = header(
        pen,
        order,
        say(f"game-{_GAME}"),
        say("sheet-abaku-score.how"),
        fill=[say("sheet-date"), say("sheet-where")],
    )
    top = begin + 14
    label, head, row = 56.0, 62.0, 42.0
    step = (RIGHT - LEFT - label) / _NAMES
    parts = (0.0, 0.27, 0.62, 1.0)
    bottom = top + head + row * _TURNS
    ends = bottom + 42, bottom + 42 + 50
    for number in range(_NAMES):
        x = LEFT + label + step * number
        pen.line(x, top, x, ends[1], colour=INK, width=1.2)
        pen.text(x + 8, top + 24, say("sheet-name"), size=13, colour=SOFT, room=step - 12)
        for part, (left, right) in zip(("tiles", "points", "sum"), pairwise(parts), strict=True):
            at = x + step * left
            if left:
                pen.line(at, top + 40, at, ends[1], colour=RULE, dash=(1.5, 2.5) if part == "points" else ())
            pen.text(
                at + step * (right - left) / 2, top + 56, say(f"sheet-{part}"), SANS, 12, colour=SOFT,
                anchor="middle", room=step * (right - left) - 4,
            )  # fmt: skip
    pen.line(RIGHT, top, RIGHT, ends[1], colour=INK, width=1.2)
    pen.text(LEFT, top + 56, say("sheet-turn"), size=13, colour=SOFT, room=label - 4)
    for turn in range(_TURNS + 1):
        y = top + head + row * turn
        heavy = turn in (0, _TURNS)
        pen.line(LEFT, y, RIGHT, y, colour=INK if heavy else RULE, width=1.5 if heavy else 1)
        if turn < _TURNS:
            pen.text(LEFT + 24, y + 27, str(turn + 1), SERIF_BOLD, 16, anchor="middle")
    for y, words in zip(ends, ("sheet-left", "sheet-total"), strict=True):
        pen.line(LEFT, y, RIGHT, y, colour=RULE)
        pen.text(LEFT, y - 17, say(words), SERIF_BOLD, 13, room=label - 4)
    middle = (LEFT + RIGHT) / 2
    pen.paragraph(
        LEFT,
        ends[1] + 10,
        middle - LEFT - 16,
        say("sheet-abaku-score.count"),
        size=12,
        leading=1.4,
        colour=SOFT,
    )
    pen.paragraph(
        middle + 16,
        ends[1] + 10,
        RIGHT - middle - 16,
        say("sheet-abaku-score.end"),
        size=12,
        leading=1.4,
        colour=SOFT,
    )
    footer(pen, order, say("sheet-abaku-score"))
    return [pen.page]


BOARD: Final = Sheet(game=_GAME, draw=board)
SCORE: Final = Sheet(game=_GAME, draw=score)
