"""Games of `examples/` installed the way pip leaves a package: code and entry points in a folder."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

EXAMPLES = Path(__file__).parent.parent / "examples"


def python_path(folder: Path) -> str:
    """The `PYTHONPATH` with that folder first."""
    return os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])


def lay_out(folder: Path, *examples: str) -> None:
    """Make of the folder one that `PYTHONPATH` can name."""
    for example in examples:
        package = f"parlour_{example}"
        (folder / package).symlink_to(EXAMPLES / example / package)
        about = folder / f"{package}-1.0.dist-info"
        about.mkdir()
        about.joinpath("METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        project = tomllib.loads((EXAMPLES / example / "pyproject.toml").read_text("utf-8"))["project"]
        lines = [
            line
            for group, these in project["entry-points"].items()
            for line in (f"[{group}]", *(f"{name} = {where}" for name, where in these.items()))
        ]
        about.joinpath("entry_points.txt").write_text("\n".join(lines))
