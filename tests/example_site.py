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
        install_project(folder, EXAMPLES / example)


def install_project(folder: Path, root: Path) -> None:
    """Put the project's package into the folder, with its entry points."""
    about = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    (package,) = about["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    (folder / package).symlink_to(root / package)
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    info.joinpath("METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    lines = [
        line
        for group, these in about["project"]["entry-points"].items()
        for line in (f"[{group}]", *(f"{name} = {where}" for name, where in these.items()))
    ]
    info.joinpath("entry_points.txt").write_text("\n".join(lines))
