"""The sixth game installed the way pip leaves a package, code and entry points, in a folder of its own."""

from __future__ import annotations

import tomllib
from pathlib import Path

PIG = Path(__file__).parent.parent / "examples" / "pig"


def lay_out(folder: Path) -> None:
    """Make of the folder one that `PYTHONPATH` can name."""
    (folder / "parlour_pig").symlink_to(PIG / "parlour_pig")
    about = folder / "parlour_pig-1.0.dist-info"
    about.mkdir()
    about.joinpath("METADATA").write_text("Metadata-Version: 2.1\nName: parlour-pig\nVersion: 1.0\n")
    points = tomllib.loads((PIG / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"]
    lines = [
        line
        for group, these in points.items()
        for line in (f"[{group}]", *(f"{name} = {where}" for name, where in these.items()))
    ]
    about.joinpath("entry_points.txt").write_text("\n".join(lines))
