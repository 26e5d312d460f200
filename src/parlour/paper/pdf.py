"""Pages of ink as PDF: vectors, embedded letters, text that can be selected and searched."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

from . import letters
from .ink import HEIGHT, WIDTH, Ink, InkBox, InkDisc, InkPath, InkText, PaperPage

from reportlab.lib.colors import HexColor  # isort: skip
from reportlab.pdfgen.canvas import Canvas  # isort: skip

PaperSize: TypeAlias = Literal["a4", "letter"]
#: width and height in points
SIZES: Final = MappingProxyType({"a4": (595.276, 841.89), "letter": (612.0, 792.0)})
_POINTS: Final = 0.75
_A4: Final = (WIDTH * _POINTS, HEIGHT * _POINTS)


def scale(size: PaperSize) -> float:
    """How much smaller than on A4 things are printed on this paper."""
    wide, high = SIZES[size]
    return min(1.0, wide / _A4[0], high / _A4[1])


def written(pages: Sequence[PaperPage], *, title: str, lang: str, size: PaperSize) -> bytes:
    """The PDF; the same pages give the same bytes."""
    out = BytesIO()
    wide, high = SIZES[size]
    canvas = Canvas(out, pagesize=(wide, high), invariant=1, pageCompression=1, lang=lang)
    canvas.setTitle(title)
    canvas.setAuthor("Parlour")
    canvas.setCreator("Parlour")
    canvas.setSubject(title)
    for page in pages:
        by = scale(size) * _POINTS
        canvas.translate((wide - WIDTH * by) / 2, high - (high - HEIGHT * by) / 2)
        canvas.scale(by, -by)
        for mark in page.marks:
            _draw(canvas, mark)
        canvas.showPage()
    canvas.save()
    return out.getvalue()


def _draw(canvas: Canvas, mark: Ink) -> None:
    if isinstance(mark, InkText):
        letters.face(mark.face)
        canvas.saveState()
        canvas.translate(mark.x, mark.y)
        canvas.scale(1, -1)  # the page's y runs down, letters stand up
        canvas.setFillColor(HexColor(mark.colour))
        canvas.setFont(mark.face, mark.size)
        canvas.drawString(0, 0, mark.text)
        canvas.restoreState()
        return
    if mark.fill is not None:
        canvas.setFillColor(HexColor(mark.fill))
    if mark.stroke is not None:
        canvas.setStrokeColor(HexColor(mark.stroke))
        canvas.setLineWidth(mark.width)
        canvas.setDash(list(mark.dash))
        canvas.setLineJoin(1)
    paint = {"fill": int(mark.fill is not None), "stroke": int(mark.stroke is not None)}
    match mark:
        case InkBox():
            if mark.round:
                canvas.roundRect(mark.x, mark.y, mark.w, mark.h, mark.round, **paint)
            else:
                canvas.rect(mark.x, mark.y, mark.w, mark.h, **paint)
        case InkDisc():
            canvas.circle(mark.x, mark.y, mark.r, **paint)
        case InkPath():
            path = canvas.beginPath()
            path.moveTo(*mark.points[0])
            for point in mark.points[1:]:
                path.lineTo(*point)
            if mark.closed:
                path.close()
            canvas.drawPath(path, **paint)
