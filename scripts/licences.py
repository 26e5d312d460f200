"""Writes `web/public/licences.txt`: the licences of the fonts and scripts that the page brings with it.

    python scripts/licences.py           write it (after `scripts/build_page.py`, which installs the packages)
    python scripts/licences.py --check   fail if it's out of date

The file is served with the page, and is in the wheel beside our own licence.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
MODULES = ROOT / "web" / "node_modules"
FILE = ROOT / "web" / "public" / "licences.txt"
#: what the built page has in it: our dependencies, and what Svelte's own runtime takes along
RUNTIME = ("svelte", "clsx", "esm-env")
#: a package without a text of its own names this licence; the text is the same in each that has it
STANDARD = {"Apache-2.0": "typescript/LICENSE.txt"}
_HEAD = """\
Parlour's page brings these fonts and scripts with it. Parlour itself is under the MIT licence.
"""


def packages() -> list[str]:
    """The packages whose code or fonts are in the page."""
    own = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["dependencies"]
    return sorted({*own, *RUNTIME})


def licence(package: str) -> tuple[str, str]:
    """Its licence's short name and text."""
    folder = MODULES / package
    name = json.loads((folder / "package.json").read_text("utf-8"))["license"]
    texts = sorted(path for path in folder.iterdir() if path.name.lower().startswith(("licence", "license")))
    found = texts[0] if texts else MODULES / STANDARD[name]
    return name, found.read_text("utf-8").strip()


def source() -> str:
    """What the file should hold."""
    parts = [_HEAD]
    for package in packages():
        name, text = licence(package)
        parts.append(f"{'=' * 80}\n{package} ({name})\n{'=' * 80}\n\n{text}\n")
    return "\n".join(parts).replace("\r\n", "\n")


def main() -> None:
    if "--check" not in sys.argv:
        FILE.write_text(source(), "utf-8")
    elif FILE.read_text("utf-8") != source():
        sys.exit(f"{FILE.name} is out of date: run python scripts/licences.py")


if __name__ == "__main__":
    main()
