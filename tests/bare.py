"""Environments with some parts of Parlour, made without a network: links to the packages installed here."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


class Environment:
    """A folder with the packages of the core and of these parts, and nothing else."""

    def __init__(self, folder: Path, *parts: str) -> None:
        self.folder = folder
        for name in needed(*parts):
            for file in distribution(name).files or ():
                top = file.parts[0]
                if top != ".." and top != "__pycache__" and not (folder / top).exists():
                    (folder / top).symlink_to(Path(str(distribution(name).locate_file(top))))

    def python(self, *words: str, say: str = "", lang: str = "C") -> subprocess.CompletedProcess[str]:
        """Run Python there, without the packages installed here (`-S`)."""
        path = os.pathsep.join([str(ROOT / "src"), str(self.folder)])
        kept = {name: os.environ[name] for name in ("HOME", "PATH") if name in os.environ}
        return subprocess.run(
            [sys.executable, "-S", *words],
            input=say,
            capture_output=True,
            text=True,
            cwd=self.folder,
            env=kept | {"PYTHONPATH": path, "LANG": lang, "XDG_DATA_HOME": str(self.folder / "data")},
        )

    def parlour(self, *words: str, say: str = "", lang: str = "C") -> subprocess.CompletedProcess[str]:
        return self.python("-m", "parlour", *words, say=say, lang=lang)


def needed(*parts: str) -> set[str]:
    """The distributions that pip would install for the core and these parts."""
    found: set[str] = set()
    waiting = [*PROJECT["dependencies"], *_of_parts(*parts)]
    while waiting:
        wanted = Requirement(waiting.pop())
        name = _plain(wanted.name)
        if name == "parlour":
            waiting += _of_parts(*wanted.extras)
            continue
        if wanted.marker is not None and not wanted.marker.evaluate({"extra": ""}):
            continue
        if name not in found:
            found.add(name)
            waiting += _requires(name, wanted.extras)
    return found


def _of_parts(*parts: str) -> list[str]:
    return [line for part in parts for line in PROJECT["optional-dependencies"][part]]


def _requires(name: str, extras: set[str]) -> Iterator[str]:
    """What a distribution requires, also for these of its extras."""
    for line in distribution(name).requires or ():
        wanted = Requirement(line)
        if wanted.marker is None or any(wanted.marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            yield line.partition(";")[0]


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
