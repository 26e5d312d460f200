"""An earlier version that today's kernels are measured beside, taken out of git."""

from __future__ import annotations

import io
import os
import subprocess
import tarfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
#: before the kernels worked in records, and before they were written to compile fast
COMMIT = "5331041"
OURS = ROOT / "src"


def theirs() -> Path:
    """The sources of the earlier version; copied once, so that what it compiles stays in its cache."""
    folder = ROOT / ".bench" / COMMIT
    if not folder.is_dir():
        command = ["git", "archive", COMMIT, "src"]
        archive = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout
        with tarfile.open(fileobj=io.BytesIO(archive)) as files:
            files.extractall(folder, filter="data")
    return folder / "src"


def environment(sources: Path) -> dict[str, str]:
    """The environment of a process that runs today's benchmarks with these sources."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(sources), str(ROOT)])}
