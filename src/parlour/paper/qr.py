"""QR codes as squares of ink."""

from __future__ import annotations

from typing import Any

from parlour.core.missing import need

from .ink import INK
from .pen import Pen

need("paper")

from reportlab.graphics.barcode import qrencoder  # noqa: E402


def qr_code(pen: Pen, x: float, y: float, side: float, text: str) -> None:
    """A QR code of a text; a run of dark squares in a row is one mark."""
    code: Any = qrencoder.QRCode(None, qrencoder.QRErrorCorrectLevel.M)
    code.addData(text)
    code.make()
    count = code.getModuleCount()
    cell = side / count
    for row in range(count):
        start = None
        for column in range(count + 1):
            dark = column < count and code.isDark(row, column)
            if dark and start is None:
                start = column
            elif not dark and start is not None:
                wide = (column - start) * cell
                pen.box(x + start * cell, y + row * cell, wide, cell, fill=INK, stroke=None)
                start = None
