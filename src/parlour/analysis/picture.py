"""Plots without a display, with matplotlib (the extra `plots`)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from parlour.core.errors import BadOption
from parlour.core.missing import need

FORMATS = (".svg", ".png", ".pdf")


def figure(file: str, width: float = 8, height: float = 4.5) -> tuple[Any, Any]:
    """An empty plot for that file; raises BadOption for an unknown format."""
    if Path(file).suffix.lower() not in FORMATS:
        known = ", ".join(FORMATS)
        raise BadOption(f"the plot's file is {file!r}; it must end in {known}", option="plot", known=known)
    need("plots")
    from matplotlib.figure import Figure

    picture = Figure(figsize=(width, height), layout="constrained")
    return picture, picture.add_subplot()


def save(picture: Any, file: str) -> None:
    """Write the plot; the same plot gives the same file."""
    import matplotlib

    svg = file.lower().endswith("svg")
    with matplotlib.rc_context({"svg.hashsalt": "parlour"}):
        picture.savefig(file, dpi=150, metadata={"Date": None} if svg else None)
