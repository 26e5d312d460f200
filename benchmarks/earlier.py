"""Earlier versions that today's kernels and page are measured beside, taken out of git."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
#: before the kernels worked in records, and before they were written to compile fast
COMMIT = "5331041"
#: before the first page was drawn by the build
PAGE_COMMIT = "e05bec9"
#: before Abaku's environments worked without texts
ENVS_COMMIT = "8e2d4273"
OURS = ROOT / "src"


def theirs() -> Path:
    """The sources of the earlier version; copied once, so that what it compiles stays in its cache."""
    return _taken_out(COMMIT, "src") / "src"


def envs() -> Path:
    """The sources before Abaku's environments worked without texts."""
    return _taken_out(ENVS_COMMIT, "src") / "src"


def page() -> Path:
    """The tree before the first paint, its page built."""
    folder = _taken_out(PAGE_COMMIT)
    if not (folder / "src/parlour/server/page/index.html").is_file():
        subprocess.run([sys.executable, str(folder / "scripts/build_page.py")], check=True)
    return folder


def _taken_out(commit: str, *paths: str) -> Path:
    folder = ROOT / ".bench" / commit
    if not folder.is_dir():
        archive = subprocess.run(
            ["git", "archive", commit, *paths], cwd=ROOT, check=True, stdout=subprocess.PIPE
        ).stdout
        with tarfile.open(fileobj=io.BytesIO(archive)) as files:
            files.extractall(folder, filter="data")
    return folder


def environment(sources: Path) -> dict[str, str]:
    """The environment of a process that runs today's benchmarks with these sources."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(sources), str(ROOT)])}
