"""A page of ink as a small SVG, with the letters that the browser has: nobody reads them at this size."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from . import letters
from .ink import HEIGHT, WIDTH, Ink, InkBox, InkDisc, InkPath, InkText, PaperPage

#: what a browser shows where the sheets' own typefaces are not at hand, in a picture of its own
_FAMILIES: Final = {"brygada": "Georgia, serif", "wix": "system-ui, sans-serif"}


def drawn(page: PaperPage) -> str:
    """The page as SVG."""
    marks = "".join(_mark(mark) for mark in page.marks)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(WIDTH)} {_n(HEIGHT)}" '
        f'width="{_n(WIDTH)}" height="{_n(HEIGHT)}"><path fill="#fff" d="M0 0h{_n(WIDTH)}v{_n(HEIGHT)}H0z"/>'
        f"{marks}</svg>"
    )


def _mark(mark: Ink) -> str:
    if isinstance(mark, InkText):
        family, _, weight = mark.face.partition("-")
        text = escape(mark.text)
        # as wide as on paper, whatever letters the browser has
        wide = _n(letters.width(mark.text, mark.face, mark.size))
        return (
            f'<text x="{_n(mark.x)}" y="{_n(mark.y)}" font-family="{_FAMILIES[family]}" '
            f'font-weight="{weight}" font-size="{_n(mark.size)}" '
            f'fill="{mark.colour}" textLength="{wide}" lengthAdjust="spacingAndGlyphs">{text}</text>'
        )
    look = f'fill="{mark.fill or "none"}"'
    if mark.stroke is not None:
        look += f' stroke="{mark.stroke}" stroke-width="{_n(mark.width)}"'
        if mark.dash:
            look += f' stroke-dasharray="{" ".join(map(_n, mark.dash))}"'
    match mark:
        case InkBox():
            corner = f' rx="{_n(mark.round)}"' if mark.round else ""
            return (
                f'<rect x="{_n(mark.x)}" y="{_n(mark.y)}" width="{_n(mark.w)}" height="{_n(mark.h)}"'
                f"{corner} {look}/>"
            )
        case InkDisc():
            return f'<circle cx="{_n(mark.x)}" cy="{_n(mark.y)}" r="{_n(mark.r)}" {look}/>'
        case InkPath():
            points = "L".join(f"{_n(x)} {_n(y)}" for x, y in mark.points)
            return f'<path d="M{points}{"z" if mark.closed else ""}" {look}/>'


def _n(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")
