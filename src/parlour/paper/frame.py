"""What every sheet has: a title with a line under it, and a foot with its name and paper."""

from __future__ import annotations

from collections.abc import Sequence

from .ink import FAINT, HEIGHT, INK, LEFT, RIGHT, RULE, SERIF, SOFT
from .pen import Pen
from .qr import qr_code
from .sheet import PrintOrder

_FILL = 210.0
_QR = 66.0
_TITLE = 34.0
_LEAD = 15.0
_FOOT = HEIGHT - 53


def header(
    pen: Pen,
    order: PrintOrder,
    title: str,
    lead: str = "",
    *,
    fill: Sequence[str] = (),
    path: str | None = None,
    top: float = 56.0,
) -> float:
    """Title and lead; at the right lines to fill in, or the code of a page. Gives where the sheet begins."""
    beside = path is not None and order.site is not None and not fill
    room = RIGHT - LEFT - (_FILL + 32 if fill else _QR + 32 if beside else 0)
    pen.text(LEFT, top + 32, title, SERIF, _TITLE, room=room)
    bottom = pen.paragraph(LEFT, top + 45, room, lead, size=_LEAD, colour=SOFT) if lead else top + 45
    for number, label in enumerate(fill):
        base = top + 25 + 38 * number
        pen.text(RIGHT - _FILL, base, label, size=14, colour=SOFT, room=_FILL)
        pen.line(RIGHT - _FILL, base + 8, RIGHT, base + 8, colour=RULE)
        bottom = max(bottom, base + 12)
    if beside and path is not None and order.site is not None:
        qr_code(pen, RIGHT - _QR, top + 2, _QR, f"{order.site.rstrip('/')}{path}")
        bottom = max(bottom, top + _QR + 4)
    pen.line(LEFT, bottom + 12, RIGHT, bottom + 12, width=1.5)
    return bottom + 12


def footer(pen: Pen, order: PrintOrder, left: str, right: str = "") -> None:
    """The sheet's name, and its paper with what is measured on it."""
    paper = order.say("sheet-paper", paper=order.paper)
    told = f"{paper} · {right}" if right else paper
    pen.line(LEFT, _FOOT, RIGHT, _FOOT, colour=FAINT)
    pen.text(LEFT, _FOOT + 20, f"Parlour · {left}", size=12, colour=SOFT, room=(RIGHT - LEFT) * 0.58)
    pen.text(RIGHT, _FOOT + 20, told, size=12, colour=SOFT, anchor="right", room=(RIGHT - LEFT) * 0.4)


def table(
    pen: Pen,
    top: float,
    columns: Sequence[float],
    rows: Sequence[float],
    *,
    heavy: Sequence[int] = (),
    open_left: bool = True,
    colour: str = RULE,
) -> None:
    """Lines of a table: `columns` are x places, `rows` y places below `top`; `heavy` rows are dark."""
    for number, y in enumerate(rows):
        dark = number in heavy
        pen.line(
            columns[0],
            top + y,
            columns[-1],
            top + y,
            colour=INK if dark else colour,
            width=1.5 if dark else 1,
        )
    for number, x in enumerate(columns):
        if number or not open_left:
            pen.line(x, top, x, top + rows[-1], colour=colour)
