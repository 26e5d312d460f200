"""What a build of Parlour needs besides the files: the page, and a README that stands on a package index.

A wheel or sdist without the page would be half a Parlour, so the page is built if it isn't there, and a build
without it is refused. An editable install leaves the page to `make page`.

A package index shows no pictures of a folder. Set PARLOUR_FILES_URL to where the files of this version can be
read: links and pictures of the README then begin with it. Without it, pictures are left out and links are
text.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).parent
PAGE = ROOT / "src" / "parlour" / "server" / "page" / "index.html"
_PICTURE = re.compile(r"!\[([^\]]*)\]\((?!https?:)([^)]+)\)")
_LINK = re.compile(r"(?<!!)\[([^\]]+)\]\((?!https?:|#)([^)]+)\)")
#: a table in which nothing but pictures was
_EMPTIED = re.compile(r"^\|[^\n]*\|\n\|[-|]+\|\n\|[ |]+\|\n+", re.MULTILINE)


class PageHook(BuildHookInterface[Any]):
    """Builds the page before it's packed."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or PAGE.exists():
            return
        print("building the page", file=sys.stderr)
        subprocess.run([sys.executable, str(ROOT / "scripts" / "build_page.py"), "build"], check=False)
        if not PAGE.exists():
            raise SystemExit(
                "the page isn't built, so nothing is packed: python scripts/build_page.py says why"
            )


class ReadmeHook(MetadataHookInterface):
    """The README as a package index can show it."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        text = Path(self.root, "README.md").read_text("utf-8")
        shown = readme(text, os.environ.get("PARLOUR_FILES_URL"))
        metadata["readme"] = {"content-type": "text/markdown", "text": shown}


def readme(text: str, files: str | None) -> str:
    """The README with absolute links and pictures, or without pictures and with links as text."""
    if files is not None:
        base = files.rstrip("/")
        return _LINK.sub(rf"[\1]({base}/\2)", _PICTURE.sub(rf"![\1]({base}/\2)", text))
    return re.sub(r"\n{3,}", "\n\n", _EMPTIED.sub("", _LINK.sub(r"\1", _PICTURE.sub("", text))))
