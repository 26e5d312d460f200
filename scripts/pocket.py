"""What a browser needs to run the games itself: our rooms as a zip, and msgspec built for Pyodide.

    python scripts/pocket.py DIR

Pyodide itself is a package of the page (web/package.json). It and msgspec are pinned together: the wheel is
chosen by the ABI that Pyodide names, and a test fails if there is none.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "parlour"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
#: the layers that run in a browser; the rest needs processes, sockets or a terminal
ROOMS = ("core", "games", "locales", "analysis", "bots", "table", "local")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    pack(folder / "parlour.zip")
    wheel(folder)


def pack(target: Path) -> None:
    """Our rooms as a zip that Python imports from; the same sources give the same bytes."""
    files = [*SOURCE.glob("*.py"), *(file for room in ROOMS for file in (SOURCE / room).rglob("*"))]
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        for file in sorted(files):
            if file.is_file() and "__pycache__" not in file.parts:
                entry = zipfile.ZipInfo(file.relative_to(SOURCE.parent).as_posix())
                made.writestr(entry, file.read_bytes(), zipfile.ZIP_DEFLATED, 9)


def wheel(folder: Path) -> Path:
    """msgspec for the Python inside Pyodide, in the version that we test with."""
    python, platform = abi()
    pinned = re.search(r"^msgspec==\S+", (ROOT / "constraints.txt").read_text("utf-8"), re.MULTILINE)
    assert pinned is not None, "constraints.txt pins msgspec"
    found = sorted(folder.glob(f"{pinned[0].replace('==', '-')}-*-{platform}.whl"))
    if not found:
        subprocess.run(
            [
                *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"),
                *("--no-deps", "--only-binary=:all:", "--implementation", "cp", "--dest", str(folder)),
                *("--python-version", python, "--abi", f"cp{python}", "--platform", platform, pinned[0]),
            ],
            check=True,
        )
        found = sorted(folder.glob(f"msgspec-*-{platform}.whl"))
    return found[0]


def abi() -> tuple[str, str]:
    """The Python inside Pyodide (`314`), and the platform that its wheels are built for."""
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))["info"]
    major, minor, *_ = info["python"].split(".")
    return major + minor, f"pyemscripten_{info['abi_version']}_wasm32"


if __name__ == "__main__":
    main(Path(sys.argv[1]))
