"""A pen draws marks of ink onto a page."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Literal

from . import letters
from .ink import INK, SANS, SANS_BOLD, Face, Ink, InkBox, InkDisc, InkPath, InkText, PaperPage

_BOLD = re.compile(r"\*\*(.+?)\*\*", re.DOTALL)
Anchor = Literal["left", "middle", "right"]


class Pen:
    """Draws onto one page, in pixels from its top left."""

    def __init__(self) -> None:
        self._marks: list[Ink] = []

    @property
    def page(self) -> PaperPage:
        """What is drawn so far."""
        return PaperPage(tuple(self._marks))

    def line(
        self,
        x1: float,
        y1: float,
        x2: float,
        y2: float,
        *,
        colour: str = INK,
        width: float = 1.0,
        dash: tuple[float, ...] = (),
    ) -> None:
        self.path([(x1, y1), (x2, y2)], stroke=colour, width=width, dash=dash)

    def path(
        self,
        points: Iterable[tuple[float, float]],
        *,
        closed: bool = False,
        fill: str | None = None,
        stroke: str | None = INK,
        width: float = 1.0,
        dash: tuple[float, ...] = (),
    ) -> None:
        self._marks.append(
            InkPath(points=tuple(points), closed=closed, fill=fill, stroke=stroke, width=width, dash=dash)
        )

    def box(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        *,
        corner: float = 0.0,
        fill: str | None = None,
        stroke: str | None = INK,
        width: float = 1.0,
        dash: tuple[float, ...] = (),
    ) -> None:
        self._marks.append(
            InkBox(x=x, y=y, w=w, h=h, round=corner, fill=fill, stroke=stroke, width=width, dash=dash)
        )

    def disc(
        self,
        x: float,
        y: float,
        r: float,
        *,
        fill: str | None = None,
        stroke: str | None = INK,
        width: float = 1.0,
        dash: tuple[float, ...] = (),
    ) -> None:
        self._marks.append(InkDisc(x=x, y=y, r=r, fill=fill, stroke=stroke, width=width, dash=dash))

    def text(
        self,
        x: float,
        y: float,
        text: str,
        face: Face = SANS,
        size: float = 14.0,
        *,
        colour: str = INK,
        anchor: Anchor = "left",
        room: float | None = None,
    ) -> float:
        """One line on the base line y; smaller where it would be wider than `room`. Gives where it ends."""
        wide = letters.width(text, face, size)
        if room is not None and wide > room:
            size, wide = size * room / wide, room
        at = x - {"left": 0.0, "middle": wide / 2, "right": wide}[anchor]
        for piece, of in letters.runs(text, face):
            self._marks.append(InkText(x=at, y=y, text=piece, face=of, size=size, colour=colour))
            at += letters.width(piece, of, size)
        return at

    def paragraph(
        self,
        x: float,
        y: float,
        room: float,
        text: str,
        *,
        face: Face = SANS,
        bold: Face = SANS_BOLD,
        size: float = 14.0,
        leading: float = 1.45,
        colour: str = INK,
    ) -> float:
        """Text in lines no wider than `room`, `**so**` in bold; y is its top. Gives its bottom."""
        broken = letters.lines(_words(text, face, bold), size, room)
        for number, line in enumerate(broken):
            base = y + size * leading * number + size * (leading + 0.62) / 2
            at = x
            for piece, of in _joined(line):
                at = self.text(at, base, piece, of, size, colour=colour)
        return y + size * leading * len(broken)


def height(text: str, room: float, *, size: float, leading: float = 1.45, face: Face = SANS) -> float:
    """How high a paragraph is."""
    return size * leading * len(letters.lines(_words(text, face, SANS_BOLD), size, room))


def _words(text: str, face: Face, bold: Face) -> list[tuple[str, Face]]:
    """The words of a text with their faces; a space that must not break stays inside its word."""
    found: list[tuple[str, Face]] = []
    joins = False  # whether the next piece goes on in the last word
    for place, piece in enumerate(_BOLD.split(text)):
        of = bold if place % 2 else face
        words = [word for word in re.split(r"[ \n]+", piece) if word]
        if words and joins and found and not piece[0].isspace():
            # a sign right behind a bold word: kept together in the face of the word before it
            last, was = found[-1]
            found[-1] = (last + words.pop(0), was)
        found += [(word, of) for word in words]
        joins = bool(piece) and not piece[-1].isspace()
    return found


def _joined(line: list[tuple[str, Face]]) -> list[tuple[str, Face]]:
    """The words of a line as few pieces: neighbours of one face are one text, to be selected as one."""
    found: list[tuple[str, Face]] = []
    for word, of in line:
        if found and found[-1][1] == of:
            found[-1] = (f"{found[-1][0]} {word}", of)
        else:
            if found:
                found[-1] = (found[-1][0] + " ", found[-1][1])
            found.append((word, of))
    return found
