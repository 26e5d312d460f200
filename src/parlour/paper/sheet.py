"""A sheet that can be printed, and what it is drawn for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from msgspec import Struct

from parlour.core.errors import BadOption
from parlour.core.registry import Registry
from parlour.locales import Words

from .ink import PaperPage
from .pdf import PaperSize, scale

_MM = 96 / 25.4


class PrintOrder(Struct, frozen=True, kw_only=True):
    """What a sheet is drawn for: words, paper, and a server's address for its QR codes, if there is one."""

    say: Words
    paper: PaperSize = "a4"
    site: str | None = None

    def millimetres(self, pixels: float) -> str:
        """A length as it comes out of the printer."""
        return self.say.figure(round(pixels / _MM * scale(self.paper) * 2) / 2)


Draw: TypeAlias = Callable[[PrintOrder], Sequence[PaperPage]]


class Sheet(Struct, frozen=True, kw_only=True):
    """A sheet of a game. Its name is `sheet-` with its key in the words, and what it is for `.why`."""

    game: str
    draw: Draw


#: the sheets of the games, by key
SHEETS: Registry[Sheet] = Registry("parlour.sheets", BadOption)
