"""Reading what was printed: the text of a PDF as one would select it, and its fonts."""

from __future__ import annotations

from io import BytesIO
from typing import Any

from pypdf import PdfReader

from parlour.paper import Printing, printed


def printing(*sheets: str, **more: Any) -> Printing:
    return Printing(sheets=sheets, **more)


def reader(*sheets: str, **more: Any) -> Any:
    """The PDF; any, since what it holds is typed loosely."""
    return PdfReader(BytesIO(printed(printing(*sheets, **more))))


def texts(*sheets: str, **more: Any) -> list[str]:
    """The text of each page, its spaces made single."""
    return [
        " ".join(page.extract_text().replace("\u00a0", " ").split()) for page in reader(*sheets, **more).pages
    ]
