"""The letters of the sheets: which face has which sign, how wide a text is, and where its lines break."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import as_file, files

from parlour.core.missing import need

from .ink import Face

need("paper")

from reportlab.pdfbase import pdfmetrics  # noqa: E402
from reportlab.pdfbase.ttfonts import TTFont  # noqa: E402

#: has the signs of arithmetic that the other typeface lacks
_SIGNS: dict[Face, Face] = {"wix-400": "brygada-500", "wix-700": "brygada-600"}
#: a line may break behind these
_SPACE = " "


@cache
def face(name: Face) -> TTFont:
    """A face, ready for measuring and for a PDF."""
    with as_file(files("parlour.paper") / "fonts" / f"{name}.ttf") as path:
        font = TTFont(name, str(path))
    pdfmetrics.registerFont(font)
    return font


def has(name: Face, sign: str) -> bool:
    """Whether a face has a sign."""
    return ord(sign) in face(name).face.charToGlyph


def runs(text: str, name: Face) -> list[tuple[str, Face]]:
    """A text in pieces, each with the face that has its signs."""
    found: list[tuple[str, Face]] = []
    for sign in text:
        of = name if has(name, sign) else _SIGNS.get(name, name)
        if found and found[-1][1] == of:
            found[-1] = (found[-1][0] + sign, of)
        else:
            found.append((sign, of))
    return found


@lru_cache(maxsize=1 << 15)
def width(text: str, name: Face, size: float) -> float:
    """How wide a text is, in the unit of its size."""
    return float(
        sum(pdfmetrics.stringWidth(piece, face(of).fontName, size) for piece, of in runs(text, name))
    )


def lines(words: list[tuple[str, Face]], size: float, room: float) -> list[list[tuple[str, Face]]]:
    """Words, each with its face, broken into lines that are no wider than `room`."""
    found: list[list[tuple[str, Face]]] = [[]]
    at = 0.0
    for word, name in words:
        wide = width(word, name, size)
        gap = width(_SPACE, name, size) if found[-1] else 0.0
        if found[-1] and at + gap + wide > room:
            found.append([])
            at, gap = 0.0, 0.0
        found[-1].append((word, name))
        at += gap + wide
    return found
